// kou mutate: which small changes of the rules no example notices.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/example_text.h"
#include "cli/analysis_report.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "cli/pinned_examples.h"

namespace kaikou::cli {

namespace {

using analysis::Mutant;
using analysis::MutationRun;
using Json = nlohmann::ordered_json;

struct Survivor {
  Mutant mutant;
  plan::Origin origin;
  std::string witness, otherwise;     // an example, and what the mutant pays there; empty: no table was found
};

struct MutationReport {
  std::string ruleset;
  size_t mutants = 0, killed = 0, open = 0;
  std::vector<Survivor> survivors;
};

std::string pays(const plan::Plan& plan, const std::optional<eval::Settlement>& settlement, Language language) {
  if (!settlement) return words::MutantFault.in(language);
  if (!settlement->legal) return words::MutantRefuses.in(language);
  std::string out;
  for (int s = 0; s < plan.game.seats; ++s) out += fmt::format("{}{:+}", s ? " " : "", settlement->payments[static_cast<size_t>(s)]);
  return out;
}

std::vector<std::pair<std::string, std::string>> optionsBeside(const plan::Plan& plan, const plan::Plan& usual) {
  std::vector<std::pair<std::string, std::string>> out;
  for (size_t i = 0; i < plan.options.size() && i < usual.options.size(); ++i)
    if (plan.options[i] != usual.options[i]) out.push_back(plan.options[i]);
  return out;
}

std::string reportJson(const MutationReport& report, Language language) {
  Json out{{"format", "kaikou-mutate"}, {"version", 1}, {"ruleset", report.ruleset}, {"mutants", report.mutants}, {"killed", report.killed},
           {"survivors", report.survivors.size() - report.open}, {"undecided", report.open}};
  out["mutants_that_survive"] = Json::array();
  for (const Survivor& one : report.survivors) {
    Json row{{"declaration", one.origin.name}, {"place", {{"file", one.origin.file}, {"line", one.origin.line}, {"column", one.origin.column}}},
             {"change", one.mutant.what.in(language)}, {"decided", !one.witness.empty()}};
    if (!one.witness.empty()) row["witness"] = one.witness, row["mutant_gives"] = one.otherwise;
    out["mutants_that_survive"].push_back(std::move(row));
  }
  return out.dump(2) + '\n';
}

std::string reportText(const Session& session, const MutationReport& report, const std::function<std::string(std::string_view)>& shown) {
  std::string out;
  const Language language = session.language;
  for (const Survivor& one : report.survivors) {
    if (one.witness.empty()) continue;
    out += fmt::format("{}  {}\n", ink(fmt::format("{}:{}:{}", shown(one.origin.file), one.origin.line, one.origin.column), Ink::Bold, session.colour),
                       words::MutantSurvives(one.origin.name, one.mutant.what).in(language));
    for (size_t at = 0; at < one.witness.size();) {
      const size_t end = std::min(one.witness.find('\n', at), one.witness.size());
      out += "    " + one.witness.substr(at, end - at) + '\n';
      at = end + 1;
    }
    out += fmt::format("    {}\n", words::MutantGives(one.otherwise).in(language));
  }
  if (report.open) {
    out += fmt::format("{}\n", words::MutantsOpen(std::to_string(report.open)).in(language));
    for (const Survivor& one : report.survivors)
      if (one.witness.empty()) out += fmt::format("  {}:{}  {}  {}\n", shown(one.origin.file), one.origin.line, one.origin.name, one.mutant.what.in(language));
  }
  out += fmt::format("{}\n", words::MutantsSum(report.ruleset, std::to_string(report.mutants), std::to_string(report.killed),
                                               std::to_string(report.survivors.size() - report.open), std::to_string(report.open)).in(language));
  return out;
}

}  // namespace

int runMutate(Session& session, int argc, char** argv) {
  std::string file;
  uint64_t tables = 60000;
  bool json = false, exitCode = false, bases = false;
  CLI::App app(session.said(words::AboutMutate), "kou mutate");
  app.add_option("RULESET", file, session.said(words::HelpRuleFile))->required();
  app.add_option("--tables", tables, session.said(words::HelpAnalyzeTables))->capture_default_str();
  app.add_flag("--bases", bases, session.said(words::HelpBases));
  app.add_flag("--json", json, session.said(words::HelpJson));
  app.add_flag("--exit-code", exitCode, session.said(words::HelpMutateExit));
  CommandLine line(session, app,
                   "  kou mutate myrules.kou\n"
                   "  kou mutate {ruleset} --json\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto ruleset = session.loadNamed(file, exit);
  if (!ruleset) return exit;
  const auto usual = session.planOf(ruleset, {}, exit);
  if (!usual) return exit;
  std::vector<PinnedPlan> plans;
  ExampleChoice choice;
  choice.bases = bases;
  choice.seen = [&](const ExampleSeen& seen) { pinExample(seen, plans); };
  const auto results = runExamples(session.workspace(), ruleset, session.language, choice);
  for (const ExampleResult& result : results)
    if (!result.differences.empty()) {
      session.complain(words::MutateNeedsExamples(result.titleZh));
      return InputWrong;
    }
  if (plans.empty()) plans.push_back({usual, {}});

  MutationReport report;
  report.ruleset = usual->origins[usual->ruleset].name;
  // A change is told by its place and its words: what one plan's examples notice need not be noticed again.
  std::set<std::string> all, killed;
  std::vector<std::pair<size_t, std::unique_ptr<MutationRun>>> runs;
  std::vector<std::vector<MutationRun::Outcome>> outcomes;
  for (size_t p = 0; p < plans.size(); ++p) {
    auto run = std::make_unique<MutationRun>(*plans[p].plan);
    std::vector<analysis::PinnedTable> pinned = alikeUnder(*plans[p].plan, plans);
    pinned.insert(pinned.begin(), plans[p].tables.begin(), plans[p].tables.end());
    outcomes.push_back(run->run(pinned, [&](const Mutant& mutant) { return killed.contains(mutant.key); }));
    for (const auto& outcome : outcomes.back()) {
      const Mutant& mutant = run->mutants().at(outcome.mutant);
      all.insert(mutant.key);
      if (outcome.killedBy >= 0) killed.insert(mutant.key);
    }
    runs.emplace_back(p, std::move(run));
  }
  report.mutants = all.size(), report.killed = killed.size();
  std::map<std::string, Survivor> survivors;
  for (auto& [p, run] : runs) {
    const plan::Plan& plan = *plans[p].plan;
    auto& of = outcomes[p];
    std::erase_if(of, [&, run = run.get()](const auto& outcome) { return killed.contains(run->mutants().at(outcome.mutant).key); });
    if (of.empty()) continue;
    analysis::TableSearch search(plan, "kaikou");
    search.run(tables / plans.size());
    run->tellApart(of, search);
    for (const auto& outcome : of) {
      const Mutant& mutant = run->mutants().at(outcome.mutant);
      Survivor& one = survivors.try_emplace(mutant.key, Survivor{mutant, plan.origins[mutant.origin], {}, {}}).first->second;
      if (!outcome.witness || !one.witness.empty()) continue;
      one.witness = analysis::exampleText(plan, outcome.witness->table, outcome.witness->settlement,
                                          {mutant.what.zh(), mutant.what.en(), optionsBeside(plan, *usual)});
      one.otherwise = pays(plan, outcome.otherwise, session.language);
    }
  }
  for (auto& [key, one] : survivors) {
    report.open += one.witness.empty();
    report.survivors.push_back(std::move(one));
  }
  std::stable_sort(report.survivors.begin(), report.survivors.end(), [](const Survivor& a, const Survivor& b) {
    return std::tie(a.origin.file, a.origin.line, a.origin.column) < std::tie(b.origin.file, b.origin.line, b.origin.column);
  });
  session.out.write(json ? reportJson(report, session.language) : reportText(session, report, session.shownFiles()));
  return exitCode && report.survivors.size() > report.open ? InputWrong : Fine;
}

}  // namespace kaikou::cli
