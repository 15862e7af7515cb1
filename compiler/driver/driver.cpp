// The pipeline, in order: load and flatten → elaborate → passes → features → passes → plan → verify. Both results are cached:
// rulesets by name, plans by ruleset and option values.
#include "compiler/driver/driver.h"
#include "compiler/driver/work_trial.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "compiler/algebra/feature_costs.h"
#include "compiler/algebra/features.h"
#include "compiler/passes/passes.h"
#include "compiler/planner/planner.h"
#include "compiler/sema/rule_finder.h"
#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan_print.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/runtime_words.h"

namespace kaikou::driver {

namespace {

std::string keyOf(const OptionValues& values) {
  std::string key;
  for (const auto& [name, value] : values) {
    key += name + "=";
    std::visit(
        [&](const auto& held) {
          using Held = std::decay_t<decltype(held)>;
          if constexpr (std::is_same_v<Held, bool>) key += held ? "yes" : "no";
          else if constexpr (std::is_same_v<Held, Num>) key += toString(held);
          else if constexpr (std::is_same_v<Held, std::string>) key += '"' + held;
          else if constexpr (std::is_same_v<Held, std::vector<Num>>) {
            for (Num item : held) key += toString(item) + ",";
          } else {
            for (const auto& item : held) key += '"' + item + ",";
          }
        },
        value);
    key += '\n';
  }
  return key;
}

/// Everything between a checked ruleset and its plan. Null with reports in `sink`.
std::unique_ptr<ir::Module> optimise(std::unique_ptr<ir::Module> module, diag::Sink& sink) {
  if (!module) return nullptr;
  passes::runPasses(*module);
  if (!algebra::assignFeatures(*module, sink)) return nullptr;
  passes::runPasses(*module);
  if (!passes::checkAbsent(*module, sink)) return nullptr;
  passes::payEachLoser(*module);
  if (auto fault = passes::checkDeal(*module)) {
    sink.report(diag::Code::DealFails, module->places[fault->origin],
                {module->kinds[static_cast<size_t>(fault->indicator)].name, module->origins[fault->origin].name,
                 text::numberFault(fault->reason)});
    return nullptr;
  }
  return module;
}

/// What a ruleset asks of a reading, also where it is too much. Empty if it does not come so far.
std::string featuresOf(const sema::Ruleset& ruleset, const OptionValues& values, diag::Sink& sink) {
  auto module = sema::elaborate(ruleset, values, sink, false);
  if (!module) return "";
  passes::runPasses(*module);
  std::vector<algebra::AskedFeature> asked;
  const bool fine = algebra::assignFeatures(*module, sink, &asked);
  return fine || !asked.empty() ? algebra::printFeatures(*module, asked) : "";
}

/// Conditions that no table can change, though they look at it: `openings >= 0`.
void warnDecided(const plan::Plan& plan, const std::vector<source::Place>& places, diag::Sink& sink) {
  auto ranges = eval::wholeRanges(plan);
  auto look = [&](plan::Reg reg, uint32_t origin) {
    if (reg < plan.constants.size() || !ranges[reg].known || ranges[reg].lo != ranges[reg].hi) return;
    sink.report(ranges[reg].lo ? diag::Code::AlwaysTrue : diag::Code::AlwaysFalse, places[origin]);
  };
  for (const auto& need : plan.needs) look(need.holds, need.origin);
  for (const auto& pattern : plan.patterns) look(pattern.holds, pattern.origin);
  for (const auto& line : plan.lines) look(line.applies, line.origin);
}

std::shared_ptr<const plan::Plan> compile(const sema::Ruleset& ruleset, const OptionValues& values, WorkTrials& trials, diag::Sink& sink,
                                          bool warn) {
  auto module = optimise(sema::elaborate(ruleset, values, sink, warn), sink);
  if (!module) return nullptr;
  auto plan = std::make_shared<plan::Plan>(planner::makePlan(*module));
  if (auto size = planner::tooLarge(*plan, *module, ruleset.flat->headerPlace.file)) {
    sink.report(diag::Code::RulesTooLarge, module->places[size->origin],
                {std::to_string(size->has), size->what, std::to_string(size->most)});
    return nullptr;
  }
  if (warn) warnDecided(*plan, module->places, sink);
  if (auto fault = plan::verify(*plan)) {
    sink.report(diag::Code::PlanRejected, ruleset.flat->headerPlace, {*fault});
    return nullptr;
  }
  if (auto work = trials.look(*plan)) {
    const auto& wild = ruleset.flat->wilds.back();
    sink.report(diag::Code::TooMuchWork, {wild.ast->file, wild.decl->name.span},
                {std::to_string(work->wildTiles), wild.decl->name.text, std::to_string(mostWork)},
                diag::say::FewerWilds);
    return nullptr;
  }
  return plan;
}

text::Bilingual firstError(const diag::Sink& sink) {
  for (const auto& item : sink.all()) {
    if (item.severity != diag::Severity::Error) continue;
    if (item.help.empty()) return item.message;
    return text::Bilingual::of(item.message.zh() + "（" + item.help.zh() + "）", item.message.en() + " (" + item.help.en() + ")");
  }
  return diag::say::HasErrors;
}

// Batches may bring endless combinations of options and spellings; a cache is dropped when it has this many entries.
constexpr size_t maxPlans = 64;

}  // namespace

struct Workspace::State {
  source::SourceManager sources;
  sema::Loader loader{sources};
  std::unordered_map<std::string, std::shared_ptr<const sema::Ruleset>> rulesets;
  // By ruleset, then by options: an outcome is a plan or why there is none.
  struct Outcome { std::shared_ptr<const plan::Plan> plan; text::Bilingual error; };
  struct Plans {
    std::shared_ptr<const sema::Ruleset> ruleset;   // kept, so that no other ruleset gets its address
    std::unordered_map<std::string, Outcome> byOptions;
  };
  std::unordered_map<const sema::Ruleset*, Plans> plans;
  WorkTrials trials;
};

namespace {

/// Loads and checks; the plan under the ruleset's own values comes with it.
std::shared_ptr<const sema::Ruleset> checked(source::SourceManager& sources, sema::Loader& loader, const std::string& nameOrPath, diag::Sink& sink,
                                             const std::string* text, WorkTrials& trials, std::shared_ptr<const plan::Plan>& plan) {
  const size_t before = sink.errorCount(), reports = sink.all().size();
  auto flat = sema::loadFlat(loader, nameOrPath, sink, text);
  if (!flat || sink.errorCount() > before) return nullptr;
  auto ruleset = std::make_shared<sema::Ruleset>();
  ruleset->flat = flat;
  ruleset->sources = &sources;
  // A module says what it adds to a ruleset; its expressions can be worked out only there.
  if (!flat->isModule) {
    diag::Sink own;
    plan = compile(*ruleset, {}, trials, own, true);
    for (diag::Diagnostic one : own.all()) {
      // Who wrote only the outermost file is told where to look, when what it builds on does not fit it.
      const auto isOwn = [&](const diag::Label& label) { return label.place.file == flat->headerPlace.file; };
      if (one.severity == diag::Severity::Error && !isOwn({one.place, {}}) && std::none_of(one.also.begin(), one.also.end(), isOwn))
        one.also.push_back({flat->headerPlace, diag::say::AskedHere});
      sink.add(std::move(one));
    }
    if (!plan || sink.errorCount() > before) return nullptr;
  }
  for (size_t i = reports; i < sink.all().size(); ++i) ruleset->warnings.add(sink.all()[i]);
  return ruleset;
}

}  // namespace

Workspace::Workspace() : state_(std::make_unique<State>()) {}
Workspace::~Workspace() = default;
source::SourceManager& Workspace::sources() { return state_->sources; }
sema::Loader& Workspace::loader() { return state_->loader; }

std::shared_ptr<const sema::Ruleset> Workspace::check(const std::string& nameOrPath, diag::Sink& sink, const std::string* text) {
  if (!text) {
    auto known = state_->rulesets.find(nameOrPath);
    if (known != state_->rulesets.end()) return known->second;
  }
  std::shared_ptr<const plan::Plan> plan;
  auto ruleset = checked(state_->sources, state_->loader, nameOrPath, sink, text, state_->trials, plan);
  if (!ruleset || text) return ruleset;
  if (plan && state_->plans.size() < maxPlans) state_->plans[ruleset.get()] = {ruleset, {{"", {plan, {}}}}};
  if (state_->rulesets.size() >= maxPlans) state_->rulesets.clear();   // endless spellings of paths are not kept
  state_->rulesets[nameOrPath] = ruleset;
  return ruleset;
}

std::shared_ptr<const sema::Ruleset> Workspace::checkAnew(const std::string& path, diag::Sink& sink) {
  std::shared_ptr<const plan::Plan> plan;
  return checked(state_->sources, state_->loader, path, sink, nullptr, state_->trials, plan);
}

std::shared_ptr<const plan::Plan> Workspace::plan(const std::shared_ptr<const sema::Ruleset>& ruleset,
                                                  const OptionValues& values, std::string& error) {
  text::Bilingual message;
  auto made = plan(ruleset, values, message);
  if (!made) error = message.en();
  return made;
}

std::shared_ptr<const plan::Plan> Workspace::plan(const std::shared_ptr<const sema::Ruleset>& ruleset,
                                                  const OptionValues& values, text::Bilingual& error) {
  if (ruleset->flat->isModule) {
    error = diag::say::NotAGame;
    return nullptr;
  }
  if (state_->plans.size() >= maxPlans && !state_->plans.contains(ruleset.get())) state_->plans.clear();
  auto& kept = state_->plans[ruleset.get()];
  kept.ruleset = ruleset;
  auto& outcomes = kept.byOptions;
  std::string key = keyOf(values);
  auto known = outcomes.find(key);
  if (known == outcomes.end()) {
    if (outcomes.size() >= maxPlans) outcomes.clear();
    State::Outcome outcome;
    diag::Sink sink;
    outcome.plan = compile(*ruleset, values, state_->trials, sink, false);
    if (!outcome.plan) outcome.error = firstError(sink);
    known = outcomes.emplace(std::move(key), std::move(outcome)).first;
  }
  if (!known->second.plan) error = known->second.error;
  return known->second.plan;
}

std::vector<Workspace::Listed> Workspace::list() {
  std::vector<Listed> listed;
  for (const auto& name : sema::knownRuleNames(state_->loader, "")) {
    std::string path = sema::findRule(state_->loader, name, "").path;
    // Rulesets that exist to test modules are not on offer.
    if (path.find("/tests/") != std::string::npos) continue;
    diag::Sink sink;
    auto flat = sema::loadFlat(state_->loader, name, sink);
    if (flat) listed.push_back({flat->name, flat->title.zh, flat->title.en, path, flat->isModule});
  }
  std::sort(listed.begin(), listed.end(), [](const Listed& a, const Listed& b) {
    return std::tie(a.isModule, a.name) < std::tie(b.isModule, b.name);
  });
  return listed;
}

std::string Workspace::dump(const std::shared_ptr<const sema::Ruleset>& ruleset, const OptionValues& values,
                            const std::string& stage, text::Bilingual& error) {
  const auto& flat = *ruleset->flat;
  if (stage == "ast") return flat.trees.empty() ? "" : syntax::printAst(*flat.trees.back());
  if (stage == "sema") return sema::printFlat(*ruleset);
  if (stage != "ir" && stage != "algebra" && stage != "plan") {
    error = diag::say::TheStagesAre;
    return "";
  }
  if (stage == "plan") {
    auto made = plan(ruleset, values, error);
    return made ? plan::printPlan(*made) : "";
  }
  diag::Sink sink;
  const bool features = stage == "algebra";
  std::string text = features ? featuresOf(*ruleset, values, sink) : std::string();
  if (!features)
    if (const auto module = optimise(sema::elaborate(*ruleset, values, sink, false), sink)) text = ir::print(*module);
  if (sink.hasErrors()) error = firstError(sink);
  return text;
}

std::string Workspace::algebraOf(const std::string& nameOrPath, const OptionValues& values) {
  diag::Sink sink;
  const auto flat = sema::loadFlat(state_->loader, nameOrPath, sink);
  if (!flat || sink.hasErrors() || flat->isModule) return "";
  sema::Ruleset ruleset;
  ruleset.flat = flat;
  ruleset.sources = &state_->sources;
  return featuresOf(ruleset, values, sink);
}

}  // namespace kaikou::driver
