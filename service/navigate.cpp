// From a name to where it is declared, to all that say it, and lists of what there is. Tested by tests/service/navigate_test.cpp.
#include <algorithm>

#include "service/describe.h"
#include "service/requests.h"
#include "service/find_uses.h"

namespace kaikou::service {

using Category = SymbolKey::Category;

Answer definition(ServiceState& state, const Json& params) {
  const std::optional<AskedName> named = askedName(state, params);
  if (!named) return Json();
  const auto& [asked, symbols, occurrence] = *named;
  // What counts first, then what it overrides, down to the first. At a declaration: what it overrides.
  Json places = Json::array();
  std::vector<const Symbol*> declared = symbols.declared(occurrence.key);
  std::reverse(declared.begin(), declared.end());
  for (const Symbol* symbol : declared) {
    const bool here = symbol->name.file == asked.text.file && symbol->name.span == occurrence.span;
    if (!here || declared.size() == 1) places.push_back(state.location(symbol->name));
  }
  return places;
}

Answer references(ServiceState& state, const Json& params) {
  const std::optional<AskedName> named = askedName(state, params);
  if (!named) return Json();
  const auto& [asked, symbols, occurrence] = *named;
  const Json& declarations = at(at(params, "context"), "includeDeclaration");
  const bool all = !declarations.is_boolean() || declarations.get<bool>();
  Json places = Json::array();
  for (const Use& use : findUses(state, symbols, occurrence.key))
    if (all || !use.declares) places.push_back(state.location(use.place));
  return places;
}

Answer highlight(ServiceState& state, const Json& params) {
  const std::optional<AskedName> named = askedName(state, params);
  if (!named) return Json();
  const auto& [asked, symbols, occurrence] = *named;
  Json places = Json::array();
  for (const Occurrence& other : symbols.occurrences())
    if (other.key == occurrence.key)
      places.push_back({{"range", toJson(asked.text.document->rangeOf(other.span, state.client.encoding))}, {"kind", other.declares ? 3 : 2}});
  return places;
}

namespace {

struct Listed {
  std::string name, detail;
  int kind;
  Span name_, whole;
  std::vector<Listed> inside;
};

std::vector<Listed> listOf(ServiceState& state, const RuleSymbols& symbols) {
  std::vector<Listed> list;
  const Layer& own = symbols.own();
  if (!own.rule || !own.rule->ast) return list;
  for (const syntax::Decl& decl : own.rule->ast->decls) {
    Listed item;
    SymbolKey key{Category::Declaration, decl.kind, "", decl.name.text};
    item.kind = symbolKind(key);
    item.name_ = decl.name.text.empty() ? decl.title.zh.empty() ? Span{decl.span.begin, decl.span.begin} : decl.title.span : decl.name.span;
    item.whole = decl.span;
    const std::string word = state.said(syntax::declKindWord(decl.kind));
    if (decl.kind == syntax::DeclKind::Example) {
      item.name = state.client.language == Language::Chinese ? decl.title.zh : decl.title.en;
      item.detail = word;
      if (item.name.empty()) item.name = word;
    } else if (decl.name.text.empty()) {
      item.name = word;
    } else {
      item.name = decl.name.text;
      item.detail = word + (decl.title.zh.empty() ? "" : " · " + (state.client.language == Language::Chinese ? decl.title.zh : decl.title.en));
    }
    if (const auto* lines = std::get_if<syntax::LinesBody>(&decl.body)) {
      for (const syntax::Line& line : lines->lines) {
        if (line.name.text.empty()) continue;
        const std::string& title = state.client.language == Language::Chinese ? line.title.zh : line.title.en;
        item.inside.push_back({line.name.text, title, symbolKind({Category::Line, {}, "", ""}), line.name.span, line.span, {}});
      }
    }
    if (const auto* option = std::get_if<syntax::OptionBody>(&decl.body))
      for (const syntax::Name& name : option->enumerators)
        item.inside.push_back({name.text, "", symbolKind({Category::Enumerator, {}, "", ""}), name.span, name.span, {}});
    // A client wants the name within the whole.
    item.whole.begin = std::min(item.whole.begin, item.name_.begin);
    item.whole.end = std::max(item.whole.end, item.name_.end);
    list.push_back(std::move(item));
  }
  return list;
}

}  // namespace

Answer documentSymbol(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  if (!text) return Json();
  const RuleSymbols symbols(state.project, text->path);
  Json made = Json::array();
  if (symbols.empty()) return made;
  auto range = [&](Span span) { return toJson(text->document->rangeOf(span, state.client.encoding)); };
  auto nested = [&](const Listed& item, auto&& self) -> Json {
    Json json = {{"name", item.name}, {"detail", item.detail}, {"kind", item.kind}, {"range", range(item.whole)}, {"selectionRange", range(item.name_)}};
    if (!item.inside.empty()) {
      json["children"] = Json::array();
      for (const Listed& inner : item.inside) json["children"].push_back(self(inner, self));
    }
    return json;
  };
  const std::string uri = textAt(at(params, "textDocument"), "uri");
  for (const Listed& item : listOf(state, symbols)) {
    if (state.client.nestedSymbols) {
      made.push_back(nested(item, nested));
      continue;
    }
    made.push_back({{"name", item.name}, {"kind", item.kind}, {"location", {{"uri", uri}, {"range", range(item.whole)}}}});
    for (const Listed& inner : item.inside)
      made.push_back({{"name", inner.name}, {"kind", inner.kind}, {"containerName", item.name}, {"location", {{"uri", uri}, {"range", range(inner.whole)}}}});
  }
  return made;
}

Answer workspaceSymbol(ServiceState& state, const Json& params) {
  std::string query = textAt(params, "query");
  auto lower = [](std::string text) {
    for (char& c : text)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return text;
  };
  query = lower(query);
  constexpr size_t most = 500;
  Json made = Json::array();
  // By name or by title in either language.
  for (const std::string& path : knownFiles(state)) {
    const RuleSymbols symbols(state.project, path);
    if (symbols.empty()) continue;
    for (const Symbol& symbol : symbols.all()) {
      if (symbol.layer != symbols.chain().own || symbol.key.category == Category::Tile || made.size() >= most) continue;
      const std::string title = titleOf(state, symbols, symbol);
      const std::string name = symbol.key.category == Category::RuleFile ? sema::stemOf(path) : symbol.key.name;
      if (lower(name).find(query) == std::string::npos && lower(title).find(query) == std::string::npos) continue;
      made.push_back({{"name", name == title ? name : name + " · " + title}, {"kind", symbolKind(symbol.key)},
                      {"containerName", sema::stemOf(path)}, {"location", state.location(symbol.name)}});
    }
  }
  return made;
}

}  // namespace kaikou::service
