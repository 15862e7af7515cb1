// Checks on the tokens of a whole file, before the parser runs.
//
// What is wrong with a single character, a text or a bracket is said here, at its own place; the parser then sees the
// token that was meant (`==` as `=`), or does not see it at all, so that one slip gives one message. Guarantee:
// afterwards no bracket and no unfinished `if` is deeper than the limit. Tested by tests/syntax/syntax_error_test.cpp
// and tests/syntax/hostile_test.cpp.
#include <set>

#include "compiler/syntax/parse_internal.h"
#include "runtime/text/unseen.h"

namespace kaikou::syntax::internal {

namespace say = diag::say;

namespace {

/// A line of a block may begin with these as well.
bool alsoInBlocks(size_t type) {
  return type == Type::FACT || type == Type::LIABLE || type == Type::OVERRIDE || type == Type::REMOVE;
}

diag::Bilingual hintFor(std::string_view character) {
  static const std::unordered_map<std::string_view, diag::Bilingual> hints = {
      {";", say::NothingEnds},
      {"；", say::NothingEnds},
      {"。", say::NothingEnds},
      {"?", say::ChoiceIsIf},
      {"&", say::AndIsAWord},
      {"|", say::OrIsAWord},
      {"'", say::TextBetweenMarks},
      {"‘", say::TextBetweenMarks},
      {"’", say::TextBetweenMarks},
      {"”", say::TextBetweenMarks},
      {"「", say::TextBetweenMarks},
      {"」", say::TextBetweenMarks},
      {"#", say::CommentBegins},
      {".", say::RangeOrPoint},
      {"%", say::WriteAFraction},
  };
  auto found = hints.find(character);
  return found == hints.end() ? diag::Bilingual() : found->second;
}

std::string visible(std::string_view character) {
  const auto unseen = text::firstUnseen(character);
  if (unseen || character == "\r") return text::codePointName(unseen ? unseen->code : '\r');
  return std::string(character);
}

void checkText(const Input& input, const antlr4::Token* token) {
  Span span = input.span(token);
  std::string_view text = input.slice(span);
  const size_t lineEnd = text.find('\r');
  const auto unseen = lineEnd == std::string_view::npos ? text::firstUnseen(text) : text::Unseen{lineEnd, 1, '\r'};
  if (unseen) {
    const auto begin = static_cast<uint32_t>(span.begin + unseen->at);
    input.report(diag::Code::ControlInText, {begin, begin + static_cast<uint32_t>(unseen->bytes)}, {text::codePointName(unseen->code)});
  }
  bool wide = text.starts_with("“");
  bool closed = wide ? text.ends_with("”") : text.size() > 1 && text.back() == '"';
  size_t escaped = 0;
  for (size_t i = 1; !wide && i < text.size(); ++i) {
    if (text[i] != '\\') continue;
    escaped = i++;
    if (i < text.size() && text[i] != '"' && text[i] != '\\' && text[i] != 'n') {
      auto begin = static_cast<uint32_t>(span.begin + escaped);
      uint32_t end = begin + 2;
      while (end < span.end && (static_cast<unsigned char>(input.text[end]) & 0xc0) == 0x80) ++end;
      input.report(diag::Code::BadEscape, {begin, end}, {std::string(input.slice({begin, end}))},
                   say::EscapesThereAre);
    }
  }
  if (closed && !wide && escaped == text.size() - 2) closed = false;  // the last mark belongs to the escape
  if (closed) return;
  bool mixed = !wide && text.find("”") != std::string_view::npos;
  input.report(diag::Code::UnclosedString, span, {},
               mixed ? say::MixedMarks() : diag::Bilingual());
}

/// Operators that the lexer took for what they mean.
void checkAlien(const Input& input, const antlr4::Token* token) {
  std::string_view meant, text = input.slice(token);
  switch (token->getType()) {
    case Type::EQ: meant = text == "==" ? "=" : ""; break;
    case Type::NE: meant = text != "<>" ? "<>" : ""; break;
    case Type::LE: meant = text != "<=" ? "<=" : ""; break;
    case Type::GE: meant = text != ">=" ? ">=" : ""; break;
    case Type::CARET: meant = text != "^" ? "^" : ""; break;
    case Type::AND: meant = text == "&&" ? "and" : ""; break;
    case Type::OR: meant = text == "||" ? "or" : ""; break;
    case Type::NOT: meant = text == "!" ? "not" : ""; break;
    default: break;
  }
  if (!meant.empty())
    input.report(diag::Code::Syntax, input.span(token), {say::Quoted(text), say::Quoted(meant)}, say::WrittenAs(meant));
}

size_t closerOf(size_t opener) {
  return opener == Type::LPAREN ? Type::RPAREN : opener == Type::LBRACE ? Type::RBRACE : Type::RBRACKET;
}

/// The text of a /// comment without its marks.
std::string docText(std::string_view comment) {
  comment.remove_prefix(3);
  if (comment.starts_with(' ')) comment.remove_prefix(1);
  while (!comment.empty() && (comment.back() == ' ' || comment.back() == '\r')) comment.remove_suffix(1);
  return std::string(comment);
}

}  // namespace

/// Words that a name follows.
static bool takesName(size_t type) {
  switch (type) {
    case Type::DOCUMENT: case Type::DEFAULT: case Type::SET: case Type::OPTION: case Type::REQUIRE: case Type::FACT:
    case Type::LET: case Type::WILD: case Type::CALL: case Type::SHAPE: case Type::PATTERN: case Type::NEED: case Type::TALLY:
    case Type::LIABLE: case Type::SHARING: case Type::DUTY: case Type::MARK: case Type::STEP: case Type::RESTRICT: case Type::PAY: case Type::TURN_UP: return true;
    default: return false;
  }
}

bool beginsDeclaration(const antlr4::Token* token, const antlr4::Token* before, const antlr4::Token* after) {
  size_t type = token->getType();
  if (type != Type::OVERRIDE && !declKindOf(type)) return false;
  if (before && (before->getType() == Type::OVERRIDE || before->getType() == Type::REMOVE)) return false;
  if (before && (before->getType() == Type::NEEDS || before->getType() == Type::COMMA)) return false;
  // In the place of a name it is a slip, and what follows belongs to the declaration before.
  if (before && takesName(before->getType()) && before->getLine() == token->getLine()) return false;
  if (type == Type::AFTER && token->getCharPositionInLine() > 0) return false;   // `need A after B`
  bool blockWord = type == Type::DEAL || type == Type::WALL || type == Type::NEXT_DEALER || type == Type::TILES;
  return !blockWord || (after && after->getType() == Type::LBRACE);
}

bool checkTokens(Input& input, const std::vector<antlr4::Token*>& tokens, std::vector<size_t>& broken) {
  std::vector<const antlr4::Token*> open;  // brackets, and `if`s without their `else` so far
  const antlr4::Token* suspect = nullptr;  // a block that was open when a line began with a declaration's word
  const antlr4::Token* before = nullptr;
  std::string doc;
  size_t docLine = 0;
  std::set<std::string_view> invisible;    // characters that were reported
  auto unclosed = [&](const antlr4::Token* opener) {
    input.report(diag::Code::UnclosedBlock, input.span(opener), {std::string(input.slice(opener))});
    broken.push_back(opener->getTokenIndex());
  };
  for (size_t i = 0; i < tokens.size(); ++i) {
    const antlr4::Token* token = tokens[i];
    size_t type = token->getType();
    if (type == Type::COMMENT) {
      std::string_view text = input.slice(token);
      if (!text.starts_with("///") || text.starts_with("////")) continue;
      if (before && before->getLine() == token->getLine()) continue;
      if (!doc.empty() && token->getLine() != docLine + 1) doc.clear();
      doc += (doc.empty() ? "" : "\n") + docText(text);
      docLine = token->getLine();
      continue;
    }
    if (type == Type::UNKNOWN) {
      // A run of one character is one slip; of one that cannot be seen, so is a file full of it.
      const std::string_view text = input.slice(token);
      Span span = input.span(token);
      broken.push_back(i);
      for (; i + 1 < tokens.size() && tokens[i + 1]->getType() == Type::UNKNOWN; broken.push_back(++i)) {
        const Span next = input.span(tokens[i + 1]);
        if (next.begin != span.end || input.slice(tokens[i + 1]) != text) break;
        span.end = next.end;
      }
      if (visible(text) == text || invisible.insert(text).second)
        input.report(diag::Code::UnknownCharacter, span, {visible(text)}, hintFor(text));
      continue;
    }
    if (type == Type::SPACE || type == Type::EOF) continue;
    if (!doc.empty()) {
      if (token->getLine() == docLine + 1) input.docs[input.span(token).begin] = std::move(doc);
      doc.clear();
    }
    if (type == Type::STRING) checkText(input, token);
    else checkAlien(input, token);

    const antlr4::Token* after = nullptr;
    for (size_t j = i + 1; !after && j < tokens.size() && j < i + 8; ++j)
      if (tokens[j]->getChannel() == antlr4::Token::DEFAULT_CHANNEL) after = tokens[j];
    if (!open.empty() && token->getCharPositionInLine() == 0 && !alsoInBlocks(type) &&
        beginsDeclaration(token, before, after)) {
      while (!open.empty() && open.back()->getType() == Type::IF) open.pop_back();
      if (!open.empty() && !suspect) suspect = open.front();
    }
    before = token;
    switch (type) {
      case Type::LPAREN:
      case Type::LBRACE:
      case Type::LBRACKET:
      case Type::IF:
        open.push_back(token);
        if (open.size() > input.limits.nesting) {
          input.report(diag::Code::TooDeep, input.span(token), {std::to_string(input.limits.nesting)});
          return false;
        }
        break;
      case Type::ELSE:
        if (!open.empty() && open.back()->getType() == Type::IF) open.pop_back();
        break;
      case Type::RPAREN:
      case Type::RBRACE:
      case Type::RBRACKET: {
        while (!open.empty() && open.back()->getType() == Type::IF) open.pop_back();
        // A brace closes what was left open in it; other brackets that do not match are the parser's to report.
        while (type == Type::RBRACE && !open.empty() && open.back()->getType() != Type::LBRACE) {
          if (open.back()->getType() != Type::IF) unclosed(open.back());
          open.pop_back();
        }
        if (!open.empty() && closerOf(open.back()->getType()) == type) open.pop_back();
        break;
      }
      default:
        if (declKindOf(type) && open.size() > 1) {  // `if`s of the declaration before are over
          while (!open.empty() && open.back()->getType() == Type::IF) open.pop_back();
        }
    }
  }
  while (!open.empty() && open.back()->getType() != Type::LBRACE) {
    if (open.back()->getType() != Type::IF && !suspect) unclosed(open.back());
    open.pop_back();
  }
  if (!open.empty()) unclosed(suspect && suspect->getType() == Type::LBRACE ? suspect : open.back());
  return true;
}

}  // namespace kaikou::syntax::internal
