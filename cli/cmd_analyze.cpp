// kou analyze: what can be said of a ruleset for every table at once.
#include <algorithm>
#include <chrono>
#include <tuple>

#include <CLI/CLI.hpp>

#include "analysis/option_settings.h"
#include "analysis/rule_analysis.h"
#include "cli/analysis_report.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "kaikou_version.h"

namespace kaikou::cli {

int runAnalyze(Session& session, int argc, char** argv) {
  std::string name, format = "text";
  std::vector<std::string> options;
  analysis::AnalysisChoice choice;
  double seconds = 60;
  bool json = false, exitCode = false;
  CLI::App app(session.said(words::AboutAnalyze), "kou analyze");
  app.add_option("RULESET", name, session.said(words::HelpRuleFile))->required();
  app.add_option("-o,-O,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("--tables", choice.tables, session.said(words::HelpAnalyzeTables))->check(CLI::Range(uint64_t{1}, uint64_t{1} << 40))->capture_default_str();
  app.add_option("--seed", choice.seed, session.said(words::HelpAnalyzeSeed))->capture_default_str();
  app.add_option("--time", seconds, session.said(words::HelpAnalyzeTime))->check(CLI::Range(0.1, 86400.0))->capture_default_str();
  app.add_option("--format", format, session.said(words::HelpFormat))->check(CLI::IsMember({"text", "json", "sarif"}))->capture_default_str();
  app.add_flag("--json", json, session.said(words::HelpJson));
  app.add_flag("--exit-code", exitCode, session.said(words::HelpAnalyzeExit));
  CommandLine line(session, app,
                   "  kou analyze myrules.kou\n"
                   "  kou analyze {ruleset} --json\n"
                   "  kou analyze myrules.kou --exit-code --format sarif > findings.sarif\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (json) format = "json";
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  AnalysisReport report;
  report.options = chosenOptions(options);
  const auto begin = std::chrono::steady_clock::now();
  choice.stop = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() > seconds; };

  std::shared_ptr<const sema::Ruleset> ruleset;
  std::shared_ptr<const plan::Plan> plan;
  std::vector<analysis::OptionSetting> settings;
  if (session.isPlan(name)) {
    plan = session.planNamed(name, *values, exit);
    if (!plan) return exit;
  } else {
    ruleset = session.loadNamed(name, exit);
    if (!ruleset) return exit;
    plan = session.planOf(ruleset, *values, exit);
    if (!plan) return exit;
    settings = analysis::settingsNextTo(session.workspace(), ruleset, *values, *plan);
    for (const analysis::OptionSetting& setting : settings) choice.others.push_back(setting.plan);
  }
  report.plan = plan.get();
  analysis::RuleAnalysis analysis(*plan, std::move(choice));
  analysis.run();
  report.findings = analysis.findings();
  if (ruleset) {
    for (analysis::Finding& finding : analysis::optionsWithoutEffect(session.workspace(), ruleset, *values, *plan, settings))
      report.findings.push_back(std::move(finding));
    for (const auto& tree : sema::flatOf(*ruleset).trees) {
      const auto& sources = session.workspace().sources();
      auto found = analysis::acceptancesIn(sources.text(tree->file), std::string(sources.name(tree->file)));
      report.acceptances.insert(report.acceptances.end(), found.begin(), found.end());
    }
    analysis::accept(report.findings, report.acceptances);
    // What a base accepts need not be so in what is made of it.
    const std::string_view own = session.workspace().sources().name(sema::flatOf(*ruleset).headerPlace.file);
    std::erase_if(report.acceptances, [own](const analysis::Acceptance& one) { return !one.met && one.file != own; });
  }
  std::stable_sort(report.findings.begin(), report.findings.end(), [](const analysis::Finding& a, const analysis::Finding& b) {
    return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
  });
  const analysis::TableSearch& search = analysis.search();
  report.tables = search.tried(), report.legal = search.legal();
  report.rules = search.points().size(), report.reached = analysis.reached();
  report.mostOfOne = search.mostOfOne(), report.mostOfAll = search.mostOfAll(), report.leastOfAll = search.leastOfAll();
  report.complete = analysis.searchedAll();
  if (format == "json") session.out.write(analysisJson(report, session.language));
  else if (format == "sarif") session.out.write(analysisSarif(report, KAIKOU_VERSION, session.language));
  else session.out.write(analysisText(report, session.language, session.colour, session.shownFiles()));
  const bool found = std::any_of(report.findings.begin(), report.findings.end(), [](const analysis::Finding& finding) {
    return !finding.accepted && levelOf(finding.kind) == analysis::FindingLevel::Warning;
  });
  return exitCode && found ? InputWrong : Fine;
}

}  // namespace kaikou::cli
