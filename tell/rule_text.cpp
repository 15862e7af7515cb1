// Tokens of a file are kept, since a rule book asks for every piece of it. Tested by tests/cli/scoring_test.cpp.
#include "tell/rule_text.h"

#include <algorithm>

#include "compiler/syntax/spelled_tokens.h"

namespace kaikou::tell {

using syntax::Token;

const std::vector<Token>& RuleText::tokensOf(source::FileId file) {
  if (auto known = tokens_.find(file); known != tokens_.end()) return known->second;
  diag::Sink ignored;
  return tokens_[file] = syntax::parse(sources_, file, ignored, true).tokens;
}

std::string RuleText::cut(source::FileId file, source::Span span, bool afterColon) {
  std::span<const Token> tokens = syntax::uncited(tokensOf(file), span);
  if (afterColon) {
    const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
      return token.kind == Token::Mark && (token.mark == ':' || token.mark == '=');
    });
    if (colon != tokens.end()) tokens = {colon + 1, tokens.end()};
  }
  return syntax::spelled(sources_.text(file), tokens, language_);
}

std::string RuleText::of(source::FileId file, source::Span span) { return cut(file, span, false); }
std::string RuleText::body(source::FileId file, source::Span span) { return cut(file, span, true); }

}  // namespace kaikou::tell
