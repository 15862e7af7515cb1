// kou diff: what is different between two rulesets, or two settings of one.
#include <algorithm>
#include <chrono>
#include <map>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/example_text.h"
#include "analysis/plan_diff.h"
#include "cli/analysis_report.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "runtime/plan/plan_verify.h"
#include "sim/dealer_table.h"

namespace kaikou::cli {

namespace {

using analysis::Difference;
using Json = nlohmann::ordered_json;

struct DiffSide {
  std::string name;                             // as the command line has it
  std::vector<std::string> options;
  std::shared_ptr<const plan::Plan> plan;
};

/// How often wins of simulated play, under the first rules, are settled otherwise by the second.
struct Played {
  uint64_t hands = 0, wins = 0, differ = 0;
  std::map<std::string, uint64_t> causes;
};

std::string causeOf(const Difference& one) { return one.sort + '/' + one.nameA + '/' + one.nameB; }

Played playedOf(const plan::Plan& plan, analysis::PlanDiff& diff, uint64_t hands) {
  Played played;
  std::string error;
  if (!hands || plan::verifyPlayable(plan)) return played;
  sim::DealerTable table(plan, std::vector<std::string>(plan.game.seats, "greedy"), error);
  table::Match match;
  match.seed = Seed::ofText("1");
  sim::HandFacts facts;
  for (; error.empty() && played.hands < hands; ++played.hands) {
    if (!table.play(match, facts)) break;
    for (int i = 0; i < plan.game.seats && table.engine().settlement(table.state(), i); ++i) {
      ++played.wins;
      if (const Difference* one = diff.look(table.engine().wonTable(table.state(), i))) ++played.differ, ++played.causes[causeOf(*one)];
    }
    if (!table.finish(match)) break;
  }
  return played;
}

std::string outcome(const plan::Plan& plan, const eval::Settlement& settlement, const std::string& fault, Language language) {
  if (!fault.empty()) return words::DiffFault.in(language);
  if (!settlement.legal)
    return words::DiffRefused(settlement.failedNeed < 0 ? std::string("-") : plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin].name).in(language);
  std::string out;
  for (int s = 0; s < plan.game.seats; ++s) out += fmt::format("{}{:+}", s ? " " : "", settlement.payments[static_cast<size_t>(s)]);
  return out;
}

std::string ruleOf(const Difference& one) {
  if (one.nameA == one.nameB) return one.nameA;
  return (one.nameA.empty() ? "–" : one.nameA) + " → " + (one.nameB.empty() ? "–" : one.nameB);
}

std::string witnessOf(const DiffSide& side, const eval::Table& table, const eval::Settlement& settlement, const std::string& fault, const std::string& title) {
  const analysis::ExampleTitle named{title, "", chosenOptions(side.options)};
  return fault.empty() ? analysis::exampleText(*side.plan, table, settlement, named) : analysis::faultText(*side.plan, table, named);
}

struct DiffReport {
  const DiffSide* sides;
  analysis::PlanDiff* diff;
  Played played;
  bool complete = true;
};

const char* verdictOf(const DiffReport& report) {
  if (report.diff->isSame()) return "equal";
  if (!report.diff->differences().empty()) return "different";
  if (!report.diff->sameTiles()) return "different-tiles";
  if (report.diff->sameSettlements()) return "equal-settlements";
  return "undecided";
}

Json placeOf(const plan::Plan& plan, uint32_t origin) {
  const plan::Origin& at = plan.origins[origin];
  return {{"declaration", at.name}, {"file", at.file}, {"line", at.line}, {"column", at.column}};
}

std::string diffJson(const DiffReport& report, Language language) {
  const analysis::PlanDiff& diff = *report.diff;
  Json out{{"format", "kaikou-diff"}, {"version", 1}, {"a", report.sides[0].name}, {"b", report.sides[1].name}, {"verdict", verdictOf(report)}};
  out["proved"] = {{"settlements", diff.sameSettlements()}, {"refusals", diff.sameRefusals()}, {"results", diff.sameResults()}, {"game", diff.sameGame()}, {"tiles", diff.sameTiles()}};
  out["compared"] = diff.compared();
  if (report.played.hands) out["played"] = {{"hands", report.played.hands}, {"wins", report.played.wins}, {"differ", report.played.differ}};
  out["rules"] = Json::array();
  for (const auto& changed : diff.changedRules()) {
    Json row{{"sort", changed.sort}, {"declaration", changed.name}};
    row["a"] = changed.inA ? placeOf(*report.sides[0].plan, changed.originA) : Json(nullptr);
    row["b"] = changed.inB ? placeOf(*report.sides[1].plan, changed.originB) : Json(nullptr);
    out["rules"].push_back(std::move(row));
  }
  out["differences"] = Json::array();
  for (const Difference& one : diff.differences()) {
    const auto often = report.played.causes.find(causeOf(one));
    Json row{{"sort", one.sort}, {"a", one.nameA}, {"b", one.nameB}, {"tables", one.tables}, {"most_points", one.most}};
    if (report.played.hands) row["in_play"] = often == report.played.causes.end() ? uint64_t{0} : often->second;
    row["outcome_a"] = outcome(*report.sides[0].plan, one.a, one.faultA, language);
    row["outcome_b"] = outcome(*report.sides[1].plan, one.b, one.faultB, language);
    row["witness_a"] = witnessOf(report.sides[0], one.table, one.a, one.faultA, ruleOf(one));
    row["witness_b"] = witnessOf(report.sides[1], one.tableB, one.b, one.faultB, ruleOf(one));
    out["differences"].push_back(std::move(row));
  }
  out["complete"] = report.complete;
  return out.dump(2) + '\n';
}

std::string head(const DiffReport& report, Language language) {
  const analysis::PlanDiff& diff = *report.diff;
  const std::string verdict = verdictOf(report);
  text::Bilingual said = words::DiffDifferent(std::to_string(diff.differences().size()), std::to_string(diff.compared()));
  if (verdict == "equal") said = words::DiffEqual;
  if (verdict == "equal-settlements") said = words::DiffEqualPaid;
  if (verdict == "different-tiles") said = words::DiffTiles;
  if (verdict == "undecided") said = words::DiffUndecided(std::to_string(diff.compared()));
  return said.in(language);
}

std::string diffText(const DiffReport& report, Language language, bool markdown) {
  const analysis::PlanDiff& diff = *report.diff;
  const auto& a = report.sides[0];
  const auto& b = report.sides[1];
  std::string out = markdown ? fmt::format("## {} → {}\n\n{}\n\n", a.name, b.name, head(report, language)) : fmt::format("{} → {}: {}\n", a.name, b.name, head(report, language));
  auto change = [&](const analysis::PlanDiff::Changed& one) { return (!one.inA ? words::DiffAdded : !one.inB ? words::DiffGone : words::DiffChanged).in(language); };
  const auto changed = diff.changedRules();
  if (markdown && !changed.empty()) {
    out += fmt::format("| {} | {} | |\n|---|---|---|\n", words::DiffSort.in(language), words::DiffRule.in(language));
    for (const auto& one : changed) out += fmt::format("| {} | {} | {} |\n", one.sort, one.name, change(one));
    out += '\n';
  } else {
    for (const auto& one : changed) out += fmt::format("  {} {}  {}\n", one.sort, one.name, change(one));
  }
  if (!diff.sameGame() && diff.sameTiles()) out += fmt::format("{}{}\n", markdown ? "" : "  ", words::DiffGame.in(language));
  if (report.played.hands)
    out += fmt::format("{}{}\n", markdown ? "" : "  ", words::DiffPlayed(std::to_string(report.played.hands), std::to_string(report.played.wins), std::to_string(report.played.differ)).in(language));
  const auto differences = diff.differences();
  if (markdown && !differences.empty()) {
    out += fmt::format("\n| {} | {} | {} | {} | {} | {} |\n|---|---|---|---|---|---|\n", words::DiffSort.in(language), words::DiffRule.in(language), words::DiffMost.in(language),
                       words::DiffInPlay.in(language), a.name, b.name);
    for (const Difference& one : differences) {
      const auto often = report.played.causes.find(causeOf(one));
      out += fmt::format("| {} | {} | {} | {} | {} | {} |\n", one.sort, ruleOf(one), one.most, often == report.played.causes.end() ? 0 : often->second,
                         outcome(*a.plan, one.a, one.faultA, language), outcome(*b.plan, one.b, one.faultB, language));
    }
  }
  for (const Difference& one : differences) {
    const auto often = report.played.causes.find(causeOf(one));
    if (markdown) out += "\n```kou\n";
    else
      out += fmt::format("\n{} {}  {}\n", one.sort, ruleOf(one),
                         words::DiffCost(std::to_string(one.most), std::to_string(often == report.played.causes.end() ? 0 : often->second)).in(language));
    const std::string witness = witnessOf(a, one.table, one.a, one.faultA, ruleOf(one));
    for (size_t at = 0; at < witness.size();) {
      const size_t end = std::min(witness.find('\n', at), witness.size());
      out += (markdown ? "" : "    ") + witness.substr(at, end - at) + '\n';
      at = end + 1;
    }
    if (markdown) out += "```\n";
    else
      out += fmt::format("    {}  {}\n    {}  {}\n", a.name, outcome(*a.plan, one.a, one.faultA, language), b.name, outcome(*b.plan, one.b, one.faultB, language));
  }
  if (!report.complete) out += fmt::format("{}\n", words::AnalyzeStopped.in(language));
  return out;
}

/// Options of the command line belong to the ruleset before them.
std::vector<char*> bySide(int argc, char** argv, std::vector<std::string>& made) {
  made.reserve(static_cast<size_t>(argc));
  int rulesets = 0;
  for (int i = 0; i < argc; ++i) {
    const std::string word = argv[i];
    const bool second = rulesets > 1;
    if (i > 0 && (word == "-o" || word == "-O" || word == "--option") && i + 1 < argc) {
      made.push_back(second ? "--option-b" : "--option-a");
      made.push_back(argv[++i]);
      continue;
    }
    if (i > 0 && (word == "--tables" || word == "--hands" || word == "--time" || word == "--lang" || word == "--option-a" || word == "--option-b") && i + 1 < argc) {
      made.push_back(word), made.push_back(argv[++i]);
      continue;
    }
    if (i > 0 && !word.starts_with("-")) ++rulesets;
    made.push_back(word);
  }
  std::vector<char*> out;
  for (std::string& word : made) out.push_back(word.data());
  return out;
}

}  // namespace

int runDiff(Session& session, int argc, char** argv) {
  DiffSide sides[2];
  uint64_t tables = 60000, hands = 300;
  double seconds = 60;
  bool json = false, markdown = false, exitCode = false;
  CLI::App app(session.said(words::AboutDiff), "kou diff");
  app.add_option("A", sides[0].name, session.said(words::HelpRuleFile))->required();
  app.add_option("B", sides[1].name, session.said(words::HelpRuleFile))->required();
  app.add_option("--option-a", sides[0].options, session.said(words::HelpDiffOption))->allow_extra_args(false);
  app.add_option("--option-b", sides[1].options, session.said(words::HelpDiffOption))->allow_extra_args(false);
  app.add_option("--tables", tables, session.said(words::HelpAnalyzeTables))->capture_default_str();
  app.add_option("--hands", hands, session.said(words::HelpDiffHands))->capture_default_str();
  app.add_option("--time", seconds, session.said(words::HelpAnalyzeTime))->check(CLI::Range(0.1, 86400.0))->capture_default_str();
  app.add_flag("--json", json, session.said(words::HelpJson));
  app.add_flag("--markdown", markdown, session.said(words::HelpDiffMarkdown));
  app.add_flag("--exit-code", exitCode, session.said(words::HelpDiffExit));
  CommandLine line(session, app,
                   "  kou diff {ruleset} myrules.kou\n"
                   "  kou diff {ruleset} {ruleset} -o 封顶=none\n"
                   "  kou diff old.kou new.kou --markdown --exit-code\n");
  std::vector<std::string> made;
  std::vector<char*> arguments = bySide(argc, argv, made);
  int exit;
  if (!line.parse(static_cast<int>(arguments.size()), arguments.data(), exit)) return exit;
  for (DiffSide& side : sides) {
    const auto values = readOptionArguments(session, side.options);
    if (!values) return UsageWrong;
    side.plan = session.planNamed(side.name, *values, exit);
    if (!side.plan) return exit;
  }
  const auto begin = std::chrono::steady_clock::now();
  analysis::PlanDiff diff(*sides[0].plan, *sides[1].plan);
  DiffReport report{sides, &diff, {}, true};
  if (!diff.isSame() && diff.sameTiles()) {
    report.complete = diff.run(tables, [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() > seconds; });
    report.played = playedOf(*sides[0].plan, diff, hands);
  }
  session.out.write(json ? diffJson(report, session.language) : diffText(report, session.language, markdown));
  const std::string verdict = verdictOf(report);
  return exitCode && verdict != "equal" ? InputWrong : Fine;
}

}  // namespace kaikou::cli
