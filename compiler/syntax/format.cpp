// Writes the tokens of a rule file anew. What is a keyword and what a name, and which tokens begin an item, comes from
// the parse (Token's roles); layout then needs only the token before.
//
// A soft word that may be an enumerator's name (`x is draws`, `= none`) keeps its spelling, because names do.
// Guarantee: the result parses to the same tree (it is parsed again to make sure; a name that reads like a part of a
// phrase could break it). Tested by tests/syntax/format_test.cpp.
#include "compiler/syntax/format.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/spelled_tokens.h"

namespace kaikou::syntax {

namespace {

constexpr size_t maxBreaks = 3;  // two blank lines
constexpr size_t continuation = 4;

class Formatter {
 public:
  Formatter(std::string_view text, const std::vector<Token>& tokens, FormatOptions options)
      : text_(text), tokens_(tokens), options_(options) {}

  std::string run() {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      size_t breaks = i == 0 ? 0 : breaksBefore(i);
      if (i == 0 || breaks > 0) startLine(i, breaks);
      else out_.append(blanksBefore(i), ' ');
      out_ += spelling(tokens_[i]);
      count(tokens_[i]);
    }
    out_ += '\n';
    return std::move(out_);
  }

 private:
  bool isMark(size_t i, char mark) const { return tokens_[i].kind == Token::Mark && tokens_[i].mark == mark; }

  bool isWord(size_t i, std::string_view english) const {
    return tokens_[i].kind == Token::Keyword && keywords()[tokens_[i].keyword].english == english;
  }

  size_t breaksBefore(size_t i) const {
    std::string_view gap = text_.substr(tokens_[i - 1].span.end, tokens_[i].span.begin - tokens_[i - 1].span.end);
    return static_cast<size_t>(std::count(gap.begin(), gap.end(), '\n'));
  }

  void startLine(size_t i, size_t breaks) {
    out_.append(std::min(breaks, maxBreaks), '\n');
    size_t next = i;  // a comment stands like what it is about
    while (next < tokens_.size() && tokens_[next].kind == Token::Comment) ++next;
    bool ends = next == tokens_.size();
    bool closes = !ends && isMark(next, '}');
    bool begins = ends || closes || tokens_[next].begins;
    size_t level = closes && next == i && level_ > 0 ? level_ - 1 : level_;
    out_.append(level * 2 + (begins ? 0 : continuation), ' ');
  }

  // Columns that the author lined up stay lined up: two blanks or more are kept, also before a colon.
  size_t blanksBefore(size_t i) const {
    std::string_view gap = text_.substr(tokens_[i - 1].span.end, tokens_[i].span.begin - tokens_[i - 1].span.end);
    bool lined = gap.size() >= 2 && gap.size() <= 80 && gap.find_first_not_of(' ') == std::string_view::npos;
    return lined ? gap.size() : blankBefore(i);
  }

  bool blankBefore(size_t i) const {
    const Token& token = tokens_[i];
    if (token.kind == Token::Comment) return true;
    if (tokens_[i - 1].unary || isMark(i - 1, '(') || isMark(i - 1, '[') || isMark(i - 1, 'r')) return false;
    if (token.kind != Token::Mark) return true;
    switch (token.mark) {
      case ',':
      case ')':
      case ']':
      case 'r': return false;
      case ':': return !(i >= 2 && tokens_[i - 1].kind == Token::Number && isWord(i - 2, "seat"));
      case '(': return !isWord(i - 1, "min") && !isWord(i - 1, "max");
      case '}': return !isMark(i - 1, '{');
      default: return true;
    }
  }

  void count(const Token& token) {
    if (token.kind != Token::Mark) return;
    if (token.mark == '{') ++level_;
    if (token.mark == '}' && level_ > 0) --level_;
  }

  std::string spelling(const Token& token) const {
    std::string_view raw = text_.substr(token.span.begin, token.span.end - token.span.begin);
    switch (token.kind) {
      case Token::Comment: {
        size_t end = raw.find_last_not_of(" \t\r");
        return std::string(raw.substr(0, end == std::string_view::npos ? 0 : end + 1));
      }
      case Token::Keyword: return keyword(token, raw);
      case Token::Mark:
        switch (token.mark) {
          case '!': return "<>";
          case 'l': return "<=";
          case 'g': return ">=";
          case 'r': return "..";
          default: return std::string(1, token.mark);
        }
      default: return std::string(raw);
    }
  }

  std::string keyword(const Token& token, std::string_view raw) const {
    const Keyword& word = keywords()[token.keyword];
    bool chinese = options_.keywords == FormatOptions::Chinese, english = options_.keywords == FormatOptions::English;
    if (!token.fixed && chinese) return std::string(chineseOf(token));
    if (!token.fixed && english) return std::string(plural(token) ? word.also : word.english);
    std::string kept;  // blanks inside a phrase become one
    for (char c : raw)
      if (c != '\t' && (c != ' ' || !kept.ends_with(' '))) kept += c;
      else if (c == '\t' && !kept.ends_with(' ')) kept += ' ';
    return kept;
  }

  // `= 4 面子` becomes `= 4 melds`.
  bool plural(const Token& token) const {
    size_t i = static_cast<size_t>(&token - tokens_.data());
    std::string_view also = keywords()[token.keyword].also;
    if (i < 2 || !isMark(i - 2, '=') || also.empty() || also.back() != 's' || tokens_[i - 1].kind != Token::Number) return false;
    return text_.substr(tokens_[i - 1].span.begin, tokens_[i - 1].span.end - tokens_[i - 1].span.begin) != "1";
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
  FormatOptions options_;
  std::string out_;
  size_t level_ = 0;
};

}  // namespace

std::optional<std::string> format(source::SourceManager& sources, source::FileId file, diag::Sink& sink,
                                  FormatOptions options) {
  size_t before = sink.errorCount();
  ParseResult parsed = parse(sources, file, sink, true);
  if (!parsed.ast || sink.errorCount() != before) return std::nullopt;
  std::string text = Formatter(sources.text(file), parsed.tokens, options).run();

  source::SourceManager scratch;
  diag::Sink quiet;
  ParseResult again = parse(scratch, scratch.add("", text), quiet);
  if (!again.ast || quiet.hasErrors() || printAst(*again.ast) != printAst(*parsed.ast)) {
    sink.report(diag::Code::FormatChanges, {file, parsed.ast->header.span}, {},
                diag::say::NameReadsAsWords);
    return std::nullopt;
  }
  return text;
}

}  // namespace kaikou::syntax
