// Everything wrong with a file is told at that file. What is wrong with one that it builds on is told where it names it, with the
// place itself beside it: the author sees it in the file that is open. Guarantee: after the last check the client knows what a
// fresh check would tell, whatever the order of edits (tests/service/random_edits_test.cpp).
#include "service/check_files.h"

#include <algorithm>

#include "service/run_examples.h"
#include "service/uris.h"

namespace kaikou::service {

namespace {

/// Where a file names what it builds on.
Span mentionOf(const RuleChain& chain, const source::SourceManager& sources, source::FileId file) {
  const Layer& own = chain.layers[chain.own];
  if (own.house) return own.house->base.span;
  if (!own.rule || !own.rule->ast) return {};
  const syntax::Header& header = own.rule->ast->header;
  std::string name(sources.name(file));
  name = name.substr(name.rfind('/') + 1);
  name = name.substr(0, name.rfind('.'));
  for (const syntax::Name& module : header.uses)
    if (module.text == name || module.text.find(name + ".") != std::string::npos) return module.span;
  if (!header.extends.text.empty()) return header.extends.span;
  return header.uses.empty() ? header.name.span : header.uses.front().span;
}

int severityNumber(diag::Severity severity) {
  return severity == diag::Severity::Error ? 1 : severity == diag::Severity::Warning ? 2 : 3;
}

}  // namespace

Json diagnosticsOf(ServiceState& state, const std::string& path, const diag::Sink& sink) {
  Json all = Json::array();
  if (sink.all().empty()) return all;
  const Encoding encoding = state.client.encoding;
  const Language language = state.client.language;
  source::SourceManager& sources = state.project.sources();
  const RuleChain chain = state.project.chainOf(path);
  const std::optional<FoundText> own = state.findPath(path);
  if (!own) return all;
  for (const diag::Diagnostic& given : sink.all()) {
    const bool here = state.project.files().canonical(std::string(sources.name(given.place.file))) == path;
    std::string message = given.message.in(language);
    if (!here && given.severity != diag::Severity::Error) continue;   // a base's warnings are its own
    Range range = {};
    Json related = Json::array();
    if (here) {
      range = state.project.documentOf(given.place.file)->rangeOf(given.place.span, encoding);
    } else {
      message = say::BuiltOnBroken(given.message).in(language);
      if (!chain.layers.empty()) range = own->document->rangeOf(mentionOf(chain, sources, given.place.file), encoding);
      related.push_back({{"location", state.location(given.place)}, {"message", state.said(given.message)}});
    }
    for (const diag::Label& label : given.also)
      related.push_back({{"location", state.location(label.place)}, {"message", state.said(label.text.empty() ? say::ItIsHere() : label.text)}});
    if (!given.help.empty()) message += "\n" + given.help.in(language);
    const std::string code = diag::codeText(given.code);
    Json made = {{"range", toJson(range)}, {"severity", severityNumber(given.severity)}, {"code", code}, {"source", "kou"}, {"message", message}};
    if (!state.settings.documentation.empty()) {
      const char* folder = language == Language::Chinese ? "zh/diagnostics/" : "diagnostics/";
      made["codeDescription"] = {{"href", state.settings.documentation + folder + code + ".md"}};
    }
    if (given.code == diag::Code::Unused) made["tags"] = {1};
    if (state.client.relatedInformation && !related.empty()) made["relatedInformation"] = std::move(related);
    all.push_back(std::move(made));
  }
  return all;
}

void CheckFiles::wants(const std::string& path, bool first) {
  const auto known = std::find(waiting_.begin(), waiting_.end(), path);
  if (known != waiting_.end()) {
    if (!first) return;
    waiting_.erase(known);
  }
  if (first) waiting_.push_front(path);
  else waiting_.push_back(path);
}

void CheckFiles::changed(const std::string& path) {
  wants(path, true);
  lookAround_.insert(path);
}

void CheckFiles::closed(const std::string& path, const std::string& uri) {
  waiting_.erase(std::remove(waiting_.begin(), waiting_.end(), path), waiting_.end());
  state_.checked.erase(path);
  state_.values.erase(path);
  state_.reports.erase(path);
  told_.erase(path);
  state_.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
  lookAround_.insert(path);   // others see the file as it is on the disk again
}

void CheckFiles::everything() {
  state_.project.forgetFolders();
  for (const auto& [path, file] : state_.project.files().open) {
    wants(path, false);
    lookAround_.insert(path);
  }
}

void CheckFiles::tidy() {
  if (!state_.project.tidy()) return;
  state_.checked.clear();
  state_.values.clear();
  state_.reports.clear();
  state_.outcomes.clear();
}

void CheckFiles::one() {
  tidy();
  for (const std::string& path : state_.toPublish) wants(path, true);
  state_.toPublish.clear();
  if (!waiting_.empty()) {
    const std::string path = waiting_.front();
    waiting_.pop_front();
    return publish(path);
  }
  if (!lookAround_.empty()) findDependents();
}

void CheckFiles::findDependents() {
  const std::set<std::string> changed = std::move(lookAround_);
  lookAround_.clear();
  for (const std::string& path : state_.project.projectFiles()) {
    if (changed.contains(path)) continue;
    const RuleChain chain = state_.project.chainOf(path);
    const bool builds = std::any_of(chain.layers.begin(), chain.layers.end(), [&](const Layer& layer) { return changed.contains(layer.path); });
    // A file that could not be found may be there now.
    const bool lacked = told_.contains(path) && told_[path].find("K0201") != std::string::npos;
    if (builds || lacked) wants(path, false);
  }
}

void CheckFiles::publish(const std::string& path) {
  diag::Sink sink;
  std::shared_ptr<const sema::Ruleset> ruleset = state_.project.check(path, sink);
  if (ruleset) state_.checked[path] = ruleset;
  sink.sort();
  if (const auto file = state_.project.readNow(path)) state_.reports[path] = {*file, sink};
  Json all = diagnosticsOf(state_, path, sink);
  for (Json& example : exampleDiagnostics(state_, path)) all.push_back(std::move(example));
  const OpenFile* open = state_.project.files().find(path);
  // Nothing is told of a file that nobody looks at and that has nothing wrong with it, or nothing new.
  std::string text = all.dump(-1, ' ', false, Json::error_handler_t::replace);
  const auto told = told_.find(path);
  if (!open && (told == told_.end() ? all.empty() : told->second == text)) return;
  told_[path] = std::move(text);
  Json params = {{"uri", open ? open->uri : uriOfPath(path)}, {"diagnostics", std::move(all)}};
  if (open) params["version"] = open->version;
  state_.notify("textDocument/publishDiagnostics", std::move(params));
}

}  // namespace kaikou::service
