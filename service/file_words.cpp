// House files are YAML and may be broken while they are typed, so what is offered goes by the line and by the lines above it
// that are less indented. Tested by tests/service/completion_test.cpp.
#include "service/file_words.h"

#include "service/describe.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using syntax::DeclKind;

bool fileIsChinese(const RuleSymbols& symbols, bool otherwise) {
  if (symbols.empty() || !symbols.own().rule) return otherwise;
  const std::string_view text = symbols.text();
  size_t chinese = 0, english = 0;
  for (const syntax::Token& token : symbols.own().rule->tokens) {
    if (token.kind != syntax::Token::Keyword) continue;
    (static_cast<unsigned char>(text[token.span.begin]) >= 0x80 ? chinese : english)++;
  }
  return chinese + english == 0 ? otherwise : chinese > english;
}

namespace {

struct YamlLine {
  size_t indent = 0;
  std::string key, value;
  bool item = false;   // begins with -
};

YamlLine lineOf(std::string_view line) {
  YamlLine made;
  made.indent = std::min(line.find_first_not_of(' '), line.size());
  line.remove_prefix(made.indent);
  if (line.starts_with('-')) {
    made.item = true;
    line.remove_prefix(1);
    while (line.starts_with(' ')) line.remove_prefix(1);
  }
  const size_t colon = line.find(':');
  made.key = std::string(line.substr(0, colon));
  while (made.key.ends_with(' ')) made.key.pop_back();
  if (colon != std::string_view::npos) made.value = std::string(line.substr(colon + 1));
  return made;
}

}  // namespace

Json completeHouseFile(ServiceState& state, const FoundText& text, uint32_t offset) {
  const Encoding encoding = state.client.encoding;
  const Position place = text.document->positionOf(offset, encoding);
  const uint32_t start = text.document->lineStart(place.line);
  const std::string before = text.document->text().substr(start, offset - start);
  const YamlLine line = lineOf(before);
  std::string parent;
  for (uint32_t i = place.line; i-- > 0 && line.indent > 0;) {
    const YamlLine above = lineOf(text.document->line(i));
    if (above.key.empty() || above.indent >= line.indent) continue;
    parent = above.key;
    break;
  }
  const bool value = before.find(':') != std::string::npos;
  size_t from = before.size();   // of the word that is being written
  while (from > 0 && std::string_view(" :,[-{").find(before[from - 1]) == std::string_view::npos) --from;
  const Range range = text.document->rangeOf({start + static_cast<uint32_t>(from), offset}, encoding);
  Json items = Json::array();
  auto add = [&](const std::string& label, const std::string& detail, int kind, const std::string& tail = "") {
    items.push_back({{"label", label}, {"detail", detail}, {"kind", kind}, {"textEdit", textEdit(range, label + tail)}});
  };
  auto files = [&](bool modules) {
    auto& loader = state.project.workspace().loader();
    for (const std::string& name : sema::knownRuleNames(loader, text.path)) {
      const sema::FoundRule found = sema::findRule(loader, name, text.path);
      if (found.path.empty() || found.path.find("/tests/") != std::string::npos) continue;
      const auto rule = state.project.parsed(found.path);
      if (rule && rule->ast && rule->ast->header.isModule == modules) add(name, titleOf(state, rule->ast->header.title, name), 9);
    }
  };
  const RuleSymbols symbols(state.project, text.path);
  if (line.indent == 0 && !value && !line.item) {
    for (const char* key : {"base", "name", "title", "options", "modules", "examples"}) add(key, "", 14, ": ");
  } else if (line.indent == 0 && line.key == "base") {
    files(false);
  } else if (line.key == "modules" || parent == "modules" || (line.item && line.indent == 0)) {
    files(true);
  } else if (parent == "options" && !value && !symbols.empty()) {
    for (const Symbol& symbol : symbols.all())
      if (symbol.key.category == Category::Declaration && symbol.key.kind == DeclKind::Option && symbols.inForce(symbol.key) == &symbol)
        add(symbol.key.name, titleOf(state, symbols, symbol), 10, ": ");
  } else if (parent == "options" && !symbols.empty()) {
    for (const std::string& name : symbols.enumeratorsOf(line.key)) add(name, state.said(kindOf({Category::Enumerator, {}, line.key, name})), 20);
    const Symbol* option = symbols.inForce({Category::Declaration, DeclKind::Option, "", line.key});
    const auto* body = option && option->decl ? std::get_if<syntax::OptionBody>(&option->decl->body) : nullptr;
    if (body && body->type == syntax::OptionType::YesNo) {
      add("yes", "", 12);
      add("no", "", 12);
    }
    if (body && body->type == syntax::OptionType::Limit) add("none", "", 12);
    if (body && body->type == syntax::OptionType::Patterns)
      for (const Symbol& symbol : symbols.all())
        if (symbol.key.category == Category::Declaration && symbol.key.kind == DeclKind::Pattern && symbols.inForce(symbol.key) == &symbol)
          add(symbol.key.name, titleOf(state, symbols, symbol), 7);
  }
  return {{"isIncomplete", false}, {"items", std::move(items)}};
}

}  // namespace kaikou::service
