// Up and down between rulesets: what overrides a declaration, what a ruleset builds on, what builds on it. Tested by
// tests/service/hierarchy_test.cpp.
#include <algorithm>

#include "service/describe.h"
#include "service/find_uses.h"
#include "service/requests.h"
#include "service/uris.h"

namespace kaikou::service {

using Category = SymbolKey::Category;

/// "Implementation" is the protocol's word for it: every other place that declares the name.
Answer implementation(ServiceState& state, const Json& params) {
  const std::optional<AskedName> named = askedName(state, params);
  if (!named) return Json();
  const auto& [asked, symbols, occurrence] = *named;
  const std::vector<const Symbol*> declared = symbols.declared(occurrence.key);
  Json places = Json::array();
  for (const Use& use : findUses(state, symbols, occurrence.key)) {
    const bool first = !declared.empty() && use.place.file == declared.front()->name.file && use.place.span == declared.front()->name.span;
    if (use.declares && !first) places.push_back(state.location(use.place));
  }
  return places;
}

namespace {

Json itemOf(ServiceState& state, const std::string& path) {
  const std::optional<FoundText> text = state.findPath(path);
  const RuleSymbols symbols(state.project, path);
  if (!text || symbols.empty()) return {};
  for (const Symbol& symbol : symbols.all()) {
    if (symbol.layer != symbols.chain().own || symbol.key.category != Category::RuleFile) continue;
    const std::string name = sema::stemOf(path), title = titleOf(state, symbols, symbol);
    const OpenFile* open = state.project.files().find(path);
    Json item = {{"name", name}, {"kind", symbolKind(symbol.key)}, {"uri", open ? open->uri : uriOfPath(path)},
                 {"range", toJson(text->document->rangeOf(symbol.whole.span, state.client.encoding))},
                 {"selectionRange", toJson(text->document->rangeOf(symbol.name.span, state.client.encoding))}, {"data", path}};
    if (title != name) item["detail"] = title;
    return item;
  }
  return {};
}

/// The files that a file names.
std::vector<std::string> basesOf(ServiceState& state, const std::string& path) {
  const RuleChain chain = state.project.chainOf(path);
  std::vector<std::string> paths;
  if (chain.layers.empty()) return paths;
  const Layer& own = chain.layers[chain.own];
  std::vector<syntax::Name> names;
  if (own.house) {
    names = own.house->modules;
    names.insert(names.begin(), own.house->base);
  } else if (own.rule && own.rule->ast) {
    names = own.rule->ast->header.uses;
    names.insert(names.begin(), own.rule->ast->header.extends);
  }
  for (const syntax::Name& name : names) {
    if (name.text.empty()) continue;
    const sema::FoundRule found = sema::findRule(state.project.workspace().loader(), name.text, path);
    if (!found.path.empty() && found.other.empty()) paths.push_back(state.project.files().canonical(found.path));
  }
  return paths;
}

std::string asked(ServiceState& state, const Json& params) {
  const Json& data = at(at(params, "item"), "data");
  return data.is_string() ? state.project.files().canonical(data.get<std::string>()) : "";
}

}  // namespace

Answer prepareTypeHierarchy(ServiceState& state, const Json& params) {
  const std::optional<Asked> place = askedPlace(state, params);
  if (!place) return Json();
  // Of the ruleset that is named there, else of the file.
  const RuleSymbols symbols(state.project, place->text.path);
  const auto occurrence = symbols.at(place->offset);
  const bool named = occurrence && occurrence->key.category == Category::RuleFile;
  Json item = itemOf(state, named ? occurrence->key.name : place->text.path);
  return item.is_null() ? Json() : Json::array({std::move(item)});
}

Answer supertypes(ServiceState& state, const Json& params) {
  Json items = Json::array();
  for (const std::string& path : basesOf(state, asked(state, params)))
    if (Json item = itemOf(state, path); !item.is_null()) items.push_back(std::move(item));
  return items;
}

Answer subtypes(ServiceState& state, const Json& params) {
  const std::string wanted = asked(state, params);
  Json items = Json::array();
  for (const std::string& path : knownFiles(state)) {
    const std::vector<std::string> bases = basesOf(state, path);
    if (std::find(bases.begin(), bases.end(), wanted) == bases.end()) continue;
    if (Json item = itemOf(state, path); !item.is_null()) items.push_back(std::move(item));
  }
  return items;
}

}  // namespace kaikou::service
