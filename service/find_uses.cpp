// A name belongs to the file that declares it first. A file speaks of it when it builds on that file and what it says there has
// the same key. A file that declares the name anew without building on that file speaks of another thing. Tested by
// tests/service/navigate_test.cpp.
#include "service/find_uses.h"

#include <algorithm>
#include <tuple>

namespace kaikou::service {

std::optional<AskedName> askedName(ServiceState& state, const Json& params) {
  std::optional<Asked> asked = askedPlace(state, params);
  if (!asked) return std::nullopt;
  RuleSymbols symbols(state.project, asked->text.path);
  std::optional<Occurrence> occurrence = symbols.at(asked->offset);
  if (!occurrence) return std::nullopt;
  return AskedName{std::move(*asked), std::move(symbols), std::move(*occurrence)};
}

std::vector<std::string> knownFiles(ServiceState& state) {
  std::vector<std::string> paths = state.project.projectFiles();
  for (const std::string& folder : state.project.rulesets()) {
    state.project.files().walk(folder, sema::maxFolderDepth, [&](const std::string& path) {
      if (path.ends_with(".kou") || sema::isHousePath(path)) paths.push_back(state.project.files().canonical(path));
      return paths.size() < sema::maxListedFiles;
    });
  }
  std::sort(paths.begin(), paths.end());
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
  return paths;
}

std::vector<Use> findUses(ServiceState& state, const RuleSymbols& symbols, const SymbolKey& key) {
  const std::vector<const Symbol*> declared = symbols.declared(key);
  std::string home = symbols.own().path;
  if (key.category == SymbolKey::RuleFile) home = key.name;
  else if (!declared.empty()) home = symbols.chain().layers[declared.front()->layer].path;
  std::vector<Use> uses;
  for (const std::string& path : knownFiles(state)) {
    RuleSymbols other(state.project, path);
    if (other.empty() || !other.chain().has(home)) continue;
    // Modules name what their rulesets have, so every file is read with the names of each ruleset that it is part of.
    for (size_t layer = 0; layer < other.chain().layers.size(); ++layer) {
      other.lookAt(layer);
      for (const Occurrence& occurrence : other.occurrences())
        if (occurrence.key == key) uses.push_back({other.own().path, {other.own().file, occurrence.span}, occurrence.declares});
    }
  }
  auto before = [](const Use& a, const Use& b) { return std::tie(a.path, a.place.span.begin) < std::tie(b.path, b.place.span.begin); };
  auto same = [](const Use& a, const Use& b) { return a.path == b.path && a.place.span == b.place.span; };
  std::sort(uses.begin(), uses.end(), before);
  uses.erase(std::unique(uses.begin(), uses.end(), same), uses.end());
  return uses;
}

}  // namespace kaikou::service
