// By tokens: a name that looks like a word of the language stays a name. Tested by tests/service/hover_test.cpp.
#include "service/rule_spelling.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"

namespace kaikou::service {

using syntax::Token;

std::string_view wordIn(const Token& token, std::string_view written, text::Language language) {
  if (token.kind != Token::Keyword || token.fixed) return written;
  const syntax::Keyword& word = syntax::keywords()[token.keyword];
  if (language == text::Language::Chinese) return word.chinese;
  return !word.also.empty() && written == word.also ? written : word.english;   // `melds` stays `melds`
}

std::string ruleSpelled(std::string_view text, const std::vector<Token>& tokens, source::Span span, text::Language language) {
  auto from = [&](uint32_t offset) {
    return std::lower_bound(tokens.begin(), tokens.end(), offset, [](const Token& token, uint32_t at) { return token.span.begin < at; });
  };
  auto first = from(span.begin);
  const auto end = from(span.end);
  const auto last = std::find_if(first, end, [](const Token& token) {
    return token.kind == Token::Keyword && syntax::keywords()[token.keyword].token == "PER";
  });
  const auto colon = std::find_if(first, last, [](const Token& token) {
    return token.kind == Token::Mark && (token.mark == ':' || token.mark == '=' || token.mark == '{');
  });
  if (colon != last && colon->mark != '{') first = colon + 1;
  std::string made;
  uint32_t before = 0;
  for (auto token = first; token != last; ++token) {
    if (token->kind == Token::Comment) continue;
    if (!made.empty() && token->span.begin > before) made += ' ';
    before = token->span.end;
    made += wordIn(*token, text.substr(token->span.begin, token->span.end - token->span.begin), language);
  }
  return made;
}

}  // namespace kaikou::service
