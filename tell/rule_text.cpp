// Rule text by tokens: words are respelled through the parser's own tokens, so a name that looks like a word of the
// language stays a name. Blanks and line breaks between tokens become one blank. Tested by
// tests/cli/scoring_test.cpp.
#include "tell/rule_text.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"

namespace kaikou::tell {

using syntax::Token;

const std::vector<Token>& RuleText::tokensOf(source::FileId file) {
  if (auto known = tokens_.find(file); known != tokens_.end()) return known->second;
  diag::Sink ignored;
  return tokens_[file] = syntax::parse(sources_, file, ignored, true).tokens;
}

std::string RuleText::spell(source::FileId file, const Token* begin, const Token* end) {
  const std::string_view text = sources_.text(file);
  std::string out;
  uint32_t last = 0;
  for (const Token* token = begin; token != end; ++token) {
    if (token->kind == Token::Comment) continue;
    if (!out.empty() && token->span.begin > last) out += ' ';
    last = token->span.end;
    if (token->kind == Token::Keyword && !token->fixed && token->keyword < syntax::keywords().size()) {
      const syntax::Keyword& word = syntax::keywords()[token->keyword];
      const std::string_view written = text.substr(token->span.begin, token->span.end - token->span.begin);
      const bool other = language_ == Language::English && !word.also.empty() && written == word.also;
      out += other ? written : language_ == Language::English ? word.english : word.chinese;   // `melds` stays `melds`
    } else {
      out += text.substr(token->span.begin, token->span.end - token->span.begin);
    }
  }
  return out;
}

std::string RuleText::cut(source::FileId file, source::Span span, bool afterColon) {
  const std::vector<Token>& tokens = tokensOf(file);
  auto first = std::lower_bound(tokens.begin(), tokens.end(), span.begin,
                                [](const Token& token, uint32_t at) { return token.span.begin < at; });
  auto last = std::lower_bound(first, tokens.end(), span.end,
                               [](const Token& token, uint32_t at) { return token.span.begin < at; });
  auto cites = std::find_if(first, last, [](const Token& token) {
    return token.kind == Token::Keyword && token.keyword < syntax::keywords().size() &&
           syntax::keywords()[token.keyword].token == "PER";
  });
  if (afterColon) {
    auto colon = std::find_if(first, cites, [](const Token& token) {
      return token.kind == Token::Mark && (token.mark == ':' || token.mark == '=');
    });
    if (colon != cites) first = colon + 1;
  }
  return spell(file, tokens.data() + (first - tokens.begin()), tokens.data() + (cites - tokens.begin()));
}

std::string RuleText::of(source::FileId file, source::Span span) { return cut(file, span, false); }
std::string RuleText::body(source::FileId file, source::Span span) { return cut(file, span, true); }

}  // namespace kaikou::tell
