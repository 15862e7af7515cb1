// Renaming, in every file that says the name, and only where nothing else comes to mean another thing.
//
// The edits are tried first: over the files as they would be, every word must name what it named before, and every ruleset that is
// touched must compile to the same plan but for names. Otherwise the rename is refused with the reason, and nothing is changed.
// Names of shipped files stay: they are everybody's. Tested by tests/service/rename_test.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "compiler/syntax/keyword_table.h"
#include "runtime/plan/plan_codec.h"
#include "service/describe.h"
#include "service/requests.h"
#include "service/find_uses.h"
#include "service/uris.h"

namespace kaikou::service {

using Category = SymbolKey::Category;

namespace {

constexpr size_t mostRulesets = 60;

/// A plan without its names and places.
std::vector<uint8_t> withoutNames(plan::Plan plan) {
  for (plan::Origin& origin : plan.origins) origin = plan::Origin();
  for (auto& [name, value] : plan.options) name = value = "";
  for (plan::Kind& kind : plan.kinds) kind.name = "";
  for (plan::Block& block : plan.blocks) {
    block.name = "";
    block.aliases.clear();
  }
  for (plan::ResultItem& item : plan.results) item.key = "";
  return plan::encode(plan);
}

struct Meaning {
  bool compiles = false;
  std::vector<uint8_t> plan;
  std::vector<SymbolKey> words;
};

Meaning meaningOf(ServiceState& state, const std::string& path) {
  Meaning made;
  diag::Sink sink;
  const auto ruleset = state.project.check(path, sink);
  made.compiles = ruleset != nullptr;
  if (ruleset && !ruleset->flat->isModule) {
    text::Bilingual error;
    if (const auto plan = state.project.workspace().plan(ruleset, {}, error)) made.plan = withoutNames(*plan);
  }
  const RuleSymbols symbols(state.project, path);
  for (Occurrence& occurrence : symbols.occurrences()) made.words.push_back(std::move(occurrence.key));
  return made;
}

/// Lays texts over the files for a while.
class Trial {
 public:
  Trial(ServiceState& state, const std::map<std::string, std::string>& texts) : state_(state), before_(state.project.files().open) {
    for (const auto& [path, text] : texts) {
      OpenFile& file = state.project.files().open[path];
      if (file.uri.empty()) file.uri = uriOfPath(path), file.path = path;
      file.text = TextDocument(text);
    }
  }
  ~Trial() { state_.project.files().open = std::move(before_); }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

 private:
  ServiceState& state_;
  std::map<std::string, OpenFile> before_;
};

bool isPlainName(const std::string& name) {
  source::SourceManager sources;
  diag::Sink sink;
  // A name is what may be declared by it.
  const auto parsed = syntax::parse(sources, sources.add("<name>", "ruleset a\nset " + name + " \"t\" = b\n"), sink);
  return !sink.hasErrors() && parsed.ast && parsed.ast->decls.size() == 1 && parsed.ast->decls[0].name.text == name;
}

struct Target {
  Asked asked;
  Occurrence occurrence;
};

std::optional<Target> targetOf(ServiceState& state, const Json& params, std::optional<Failure>& why) {
  std::optional<Asked> asked = askedPlace(state, params);
  if (!asked) {
    why = badParams();
    return std::nullopt;
  }
  const RuleSymbols symbols(state.project, asked->text.path);
  auto occurrence = symbols.at(asked->offset);
  if (!occurrence || symbols.declared(occurrence->key).empty()) {
    why = Failure{WireError::RequestFailed, state.said(say::NoNameHere())};
    return std::nullopt;
  }
  if (occurrence->key.category == Category::RuleFile) {
    why = Failure{WireError::RequestFailed, state.said(say::FileNamesStay())};
    return std::nullopt;
  }
  for (const Symbol* symbol : symbols.declared(occurrence->key)) {
    const std::string& path = symbols.chain().layers[symbol->layer].path;
    if (!state.project.isShipped(path)) continue;
    why = Failure{WireError::RequestFailed, state.said(say::NameIsShipped(occurrence->key.name, sema::stemOf(path)))};
    return std::nullopt;
  }
  return Target{std::move(*asked), std::move(*occurrence)};
}

}  // namespace

Answer prepareRename(ServiceState& state, const Json& params) {
  std::optional<Failure> why;
  const std::optional<Target> target = targetOf(state, params, why);
  if (!target) return *why;
  return Json{{"range", toJson(target->asked.text.document->rangeOf(target->occurrence.span, state.client.encoding))},
              {"placeholder", target->occurrence.key.name}};
}

Answer rename(ServiceState& state, const Json& params) {
  std::optional<Failure> why;
  const std::optional<Target> target = targetOf(state, params, why);
  if (!target) return *why;
  const SymbolKey& key = target->occurrence.key;
  const std::string name = textAt(params, "newName");
  auto refused = [&](const text::Bilingual& reason) { return Failure{WireError::RequestFailed, state.said(reason)}; };
  if (name == key.name) return Json{{"changes", Json::object()}};
  if (!isPlainName(name)) return refused(say::NotAName(name));

  const RuleSymbols symbols(state.project, target->asked.text.path);
  const std::vector<Use> uses = findUses(state, symbols, key);
  std::map<std::string, std::vector<Use>> byFile;
  for (const Use& use : uses) byFile[use.path].push_back(use);
  for (const auto& [path, unused] : byFile)
    if (state.project.isShipped(path)) return refused(say::NameIsShipped(key.name, sema::stemOf(path)));

  std::map<std::string, std::string> texts;
  Json changes = Json::object(), documents = Json::array();
  for (const auto& [path, places] : byFile) {
    const source::FileId file = places.front().place.file;
    const auto document = state.project.documentOf(file);
    std::string text = document->text();
    Json edits = Json::array();
    for (auto use = places.rbegin(); use != places.rend(); ++use) {
      const Span span = use->place.span;
      text.replace(span.begin, span.end - span.begin, name);
      edits.push_back(textEdit(document->rangeOf(span, state.client.encoding), name));
    }
    texts[path] = std::move(text);
    const OpenFile* open = state.project.files().find(path);
    const std::string uri = state.uriOf(file);
    documents.push_back({{"textDocument", {{"uri", uri}, {"version", open ? Json(open->version) : Json()}}}, {"edits", edits}});
    changes[uri] = std::move(edits);
  }

  // Everything that builds on a file that changes.
  std::set<std::string> touched;
  for (const std::string& path : state.project.projectFiles()) {
    const RuleChain chain = state.project.chainOf(path);
    if (std::any_of(chain.layers.begin(), chain.layers.end(), [&](const Layer& layer) { return texts.contains(layer.path); })) touched.insert(path);
  }
  for (const auto& [path, text] : texts) touched.insert(path);
  if (touched.size() > mostRulesets) return refused(say::TooManyTouched(std::to_string(touched.size())));
  std::map<std::string, Meaning> before;
  for (const std::string& path : touched) before[path] = meaningOf(state, path);
  const Trial trial(state, texts);
  for (const std::string& path : touched) {
    const Meaning& was = before[path];
    const Meaning is = meaningOf(state, path);
    if (was.compiles && !is.compiles) return refused(say::RenameBreaks(sema::stemOf(path)));
    if (was.plan != is.plan || was.words.size() != is.words.size()) return refused(say::RenameChanges(sema::stemOf(path)));
    for (size_t i = 0; i < was.words.size(); ++i) {
      SymbolKey wanted = was.words[i];
      if (wanted == key) wanted.name = name;
      // What stands within something that is renamed.
      const bool owner = key.category == Category::Declaration && (key.kind == syntax::DeclKind::Option || key.kind == syntax::DeclKind::Tally);
      if (owner && wanted.within == key.name &&
          wanted.category == (key.kind == syntax::DeclKind::Option ? Category::Enumerator : Category::Line))
        wanted.within = name;
      if (wanted != is.words[i]) return refused(say::RenameChanges(sema::stemOf(path)));
    }
  }
  if (state.client.documentChanges) return Json{{"documentChanges", std::move(documents)}};
  return Json{{"changes", std::move(changes)}};
}

}  // namespace kaikou::service
