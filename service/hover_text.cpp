// What stands under the pointer: a name with everything known about it, or a word of the language in both languages. Tested by
// tests/service/hover_test.cpp.
#include "compiler/syntax/keyword_table.h"
#include "service/describe.h"
#include "service/requests.h"

namespace kaikou::service {

Answer hover(ServiceState& state, const Json& params) {
  const std::optional<Asked> asked = askedPlace(state, params);
  if (!asked) return Json();
  const RuleSymbols symbols(state.project, asked->text.path);
  std::string text;
  Span span;
  if (const auto occurrence = symbols.at(asked->offset)) {
    text = described(state, symbols, occurrence->key);
    span = occurrence->span;
  }
  if (text.empty() && !symbols.empty() && symbols.own().rule) {
    for (const syntax::Token& token : symbols.own().rule->tokens) {
      if (token.span.begin > asked->offset || token.span.end < asked->offset || token.kind != syntax::Token::Keyword) continue;
      const syntax::Keyword& word = syntax::keywords()[token.keyword];
      const bool chinese = state.client.language == Language::Chinese;
      text = "`" + std::string(chinese ? word.chinese : word.english) + "` · `" + std::string(chinese ? word.english : word.chinese) + "`";
      span = token.span;
    }
  }
  if (text.empty()) return Json();
  return Json{{"contents", {{"kind", state.client.markdown ? "markdown" : "plaintext"}, {"value", text}}},
              {"range", toJson(asked->text.document->rangeOf(span, state.client.encoding))}};
}

}  // namespace kaikou::service
