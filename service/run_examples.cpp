// Lenses over the examples of a file, the commands behind them, and what they came to: as a mark in the lens, and as diagnostics
// where an example does not hold. Outcomes are of a text: they are gone with the first edit. Tested by
// tests/service/examples_test.cpp.
#include "service/run_examples.h"

#include <fmt/format.h>

#include "service/check_files.h"
#include "service/requests.h"
#include "service/uris.h"

namespace kaikou::service {

namespace {

constexpr const char* runOne = "kaikou.runExample";
constexpr const char* runAll = "kaikou.runExamples";

const std::vector<ExampleOutcome>* outcomesOf(ServiceState& state, const std::string& path) {
  const auto found = state.outcomes.find(path);
  if (found == state.outcomes.end()) return nullptr;
  const auto now = state.project.readNow(path);
  return now && *now == found->second.file ? &found->second.all : nullptr;
}

const ExampleOutcome* outcomeAt(const std::vector<ExampleOutcome>* all, Span span) {
  if (!all) return nullptr;
  for (const ExampleOutcome& outcome : *all)
    if (outcome.place.span == span) return &outcome;
  return nullptr;
}

}  // namespace

Json commandNames() { return {runOne, runAll}; }

Answer codeLens(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  Json lenses = Json::array();
  if (!text || !state.settings.runExamples) return lenses;
  const auto rule = state.project.parsed(text->path);
  if (!rule || !rule->ast || rule->ast->header.isModule) return lenses;
  const std::string uri = textAt(at(params, "textDocument"), "uri");
  const std::vector<ExampleOutcome>* outcomes = outcomesOf(state, text->path);
  size_t examples = 0, held = 0;
  auto lens = [&](Span span, const std::string& title, const char* command, Json arguments) {
    lenses.push_back({{"range", toJson(text->document->rangeOf({span.begin, span.begin}, state.client.encoding))},
                      {"command", {{"title", title}, {"command", command}, {"arguments", std::move(arguments)}}}});
  };
  for (const syntax::Decl& decl : rule->ast->decls) {
    if (decl.kind != syntax::DeclKind::Example) continue;
    ++examples;
    const ExampleOutcome* outcome = outcomeAt(outcomes, decl.span);
    if (outcome && outcome->differences.empty()) ++held;
    const std::string title = !outcome                      ? state.said(say::RunExample())
                              : outcome->differences.empty() ? state.said(say::ExampleHolds())
                                                             : state.said(say::ExampleFails(outcome->differences.front()));
    lens(decl.span, title, runOne, {uri, static_cast<size_t>(examples - 1)});
  }
  if (examples > 0) {
    const std::string title = outcomes && outcomes->size() == examples ? state.said(say::SoManyHold(std::to_string(held), std::to_string(examples)))
                                                                       : state.said(say::RunAllExamples(std::to_string(examples)));
    lens(rule->ast->header.span, title, runAll, {uri});
  }
  return lenses;
}

Answer executeCommand(ServiceState& state, const Json& params) {
  const std::string command = textAt(params, "command");
  const Json& arguments = at(params, "arguments");
  if ((command != runOne && command != runAll) || !state.settings.runExamples)
    return Failure{WireError::InvalidParams, state.said(say::NoSuchCommand(command))};
  if (!arguments.is_array() || arguments.empty() || !arguments[0].is_string()) return badParams();
  const std::string uri = arguments[0].get<std::string>();
  const std::optional<FoundText> text = state.findPath(pathOfUri(uri));
  if (!text) return badParams();
  diag::Sink sink;
  const auto ruleset = state.project.check(text->path, sink);
  if (!ruleset) return Failure{WireError::RequestFailed, state.said(say::HasErrorsFirst())};
  std::vector<ExampleOutcome> all = state.settings.runExamples(state.project.workspace(), ruleset, state.client.language);
  if (command == runOne) {
    if (arguments.size() < 2 || !arguments[1].is_number_unsigned()) return badParams();
    const size_t wanted = arguments[1].get<size_t>();
    if (wanted >= all.size()) return badParams();
    // The others keep what they came to.
    ExampleOutcome one = std::move(all[wanted]);
    all.clear();
    if (const auto* before = outcomesOf(state, text->path))
      for (const ExampleOutcome& outcome : *before)
        if (outcome.place.span != one.place.span) all.push_back(outcome);
    all.push_back(std::move(one));
  }
  Json results = Json::array();
  for (const ExampleOutcome& outcome : all) {
    Json differences = Json::array();
    for (const std::string& difference : outcome.differences) differences.push_back(difference);
    results.push_back({{"range", toJson(text->document->rangeOf(outcome.place.span, state.client.encoding))},
                       {"passed", outcome.differences.empty()}, {"differences", std::move(differences)}, {"explanation", outcome.explanation}});
  }
  state.outcomes[text->path] = {text->file, std::move(all)};
  state.toPublish.insert(text->path);
  state.ask("workspace/codeLens/refresh", Json());
  return Json{{"results", std::move(results)}};
}

Json exampleDiagnostics(ServiceState& state, const std::string& path) {
  Json made = Json::array();
  const std::vector<ExampleOutcome>* outcomes = outcomesOf(state, path);
  if (!outcomes) return made;
  for (const ExampleOutcome& outcome : *outcomes) {
    if (outcome.differences.empty()) continue;
    std::string message;
    for (const std::string& difference : outcome.differences) message += (message.empty() ? "" : "\n") + difference;
    // The first line of it: a whole example underlined is no help.
    const auto document = state.project.documentOf(outcome.place.file);
    const Position start = document->positionOf(outcome.place.span.begin, state.client.encoding);
    const uint32_t end = std::min<uint32_t>(outcome.place.span.end, document->lineStart(start.line) + static_cast<uint32_t>(document->line(start.line).size()));
    made.push_back({{"range", toJson(document->rangeOf({outcome.place.span.begin, end}, state.client.encoding))}, {"severity", 2},
                    {"code", "example"}, {"source", "kou test"}, {"message", message}});
  }
  return made;
}

}  // namespace kaikou::service
