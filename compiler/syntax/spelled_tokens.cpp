// By the parser's own tokens, so a name that looks like a word of the language stays a name. Tested by
// tests/service/hover_test.cpp and tests/cli/scoring_test.cpp.
#include "compiler/syntax/spelled_tokens.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"

namespace kaikou::syntax {

std::string_view chineseOf(const Token& token) {
  const Keyword& word = keywords()[token.keyword];
  return token.answer ? word.also : word.chinese;
}

std::string_view wordIn(const Token& token, std::string_view written, text::Language language) {
  if (token.kind != Token::Keyword || token.fixed || token.keyword >= keywords().size()) return written;
  const Keyword& word = keywords()[token.keyword];
  if (language == text::Language::Chinese) return chineseOf(token);
  return !word.also.empty() && written == word.also ? written : word.english;   // `melds` stays `melds`
}

std::span<const Token> uncited(std::span<const Token> tokens, Span span) {
  const auto from = [&](uint32_t offset) {
    return std::lower_bound(tokens.begin(), tokens.end(), offset, [](const Token& token, uint32_t at) { return token.span.begin < at; });
  };
  const auto first = from(span.begin);
  const auto last = std::find_if(first, from(span.end), [](const Token& token) {
    return token.kind == Token::Keyword && token.keyword < keywords().size() && keywords()[token.keyword].token == "PER";
  });
  return {first, last};
}

std::string spelled(std::string_view text, std::span<const Token> tokens, text::Language language) {
  std::string made;
  uint32_t before = 0;
  for (const Token& token : tokens) {
    if (token.kind == Token::Comment) continue;
    if (!made.empty() && token.span.begin > before) made += ' ';
    before = token.span.end;
    made += wordIn(token, text.substr(token.span.begin, token.span.end - token.span.begin), language);
  }
  return made;
}

}  // namespace kaikou::syntax
