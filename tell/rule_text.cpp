// Tokens of a file are kept, since a rule book asks for every piece of it. Tested by tests/cli/scoring_test.cpp.
#include "tell/rule_text.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"
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

// The words that name a declaration and its titles are told elsewhere; a block is told item by item.
std::string RuleText::head(source::FileId file, source::Span span, bool named) {
  std::span<const Token> tokens = syntax::uncited(tokensOf(file), span);
  const auto is = [](const Token& token, std::string_view word) {
    return token.kind == Token::Keyword && token.keyword < syntax::keywords().size() && syntax::keywords()[token.keyword].token == word;
  };
  const auto skip = [&](auto&& what) {
    while (!tokens.empty() && what(tokens.front())) tokens = tokens.subspan(1);
  };
  skip([&](const Token& token) { return is(token, "OVERRIDE") || token.kind == Token::Comment; });
  if (!tokens.empty()) tokens = tokens.subspan(1);             // what is declared
  if (named && !tokens.empty()) {
    tokens = tokens.subspan(1);
    if (tokens.size() > 1 && (is(tokens.front(), "BEFORE") || is(tokens.front(), "AFTER"))) tokens = tokens.subspan(2);
    skip([](const Token& token) { return token.kind == Token::Text || (token.kind == Token::Mark && token.mark == '/'); });
    if (!tokens.empty() && tokens.front().kind == Token::Mark && tokens.front().mark == ':') tokens = tokens.subspan(1);
  }
  const auto block = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.kind == Token::Mark && token.mark == '{'; });
  return syntax::spelled(sources_.text(file), {tokens.begin(), block}, language_);
}

std::string RuleText::of(source::FileId file, source::Span span) { return cut(file, span, false); }
std::string RuleText::body(source::FileId file, source::Span span) { return cut(file, span, true); }

}  // namespace kaikou::tell
