// kou analyze: what can be said of a ruleset for every table at once.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <tuple>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "analysis/every_setting.h"
#include "analysis/finding_places.h"
#include "analysis/option_settings.h"
#include "analysis/rule_analysis.h"
#include "cli/analysis_report.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "kaikou_version.h"

namespace kaikou::cli {
namespace {

/// On standard error: what is being done, four times a second, and each finding when it is made.
class AnalysisProgress {
 public:
  AnalysisProgress(const Session& session, bool asked) : session_(session), terminal_(::isatty(2)), shows_(asked || terminal_) {}
  ~AnalysisProgress() { clear(); }

  void at(analysis::AnalysisStage stage, uint64_t done, uint64_t all) {
    const auto now = std::chrono::steady_clock::now();
    if (!shows_ || now - last_ < std::chrono::milliseconds(terminal_ ? 250 : 2000)) return;
    last_ = now;
    using Stage = analysis::AnalysisStage;
    const std::string a = std::to_string(done), b = std::to_string(all);
    const auto said = stage == Stage::Search ? words::AnalyzeAtTables(a, b) : stage == Stage::Questions ? words::AnalyzeAtRules(a, b) : words::AnalyzeAtSettings(a, b);
    if (terminal_) fmt::print(stderr, "\r{}\x1b[K", said.in(session_.language));
    else fmt::print(stderr, "{}\n", said.in(session_.language));
    std::fflush(stderr);
    drawn_ = terminal_;
  }
  void found(const analysis::Finding& finding) {
    if (!shows_ || finding.kind == analysis::FindingKind::Undecided) return;
    clear();
    fmt::print(stderr, "{}:{}:{}  {}  {}\n", finding.file, finding.line, finding.column, nameOf(finding.kind), finding.declaration);
    std::fflush(stderr);
  }

 private:
  void clear() {
    if (drawn_) std::fputs("\r\x1b[K", stderr);
    drawn_ = false;
  }
  const Session& session_;
  const bool terminal_, shows_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now() - std::chrono::seconds(1);
};

}  // namespace

int runAnalyze(Session& session, int argc, char** argv) {
  std::string name, format = "text";
  std::vector<std::string> options;
  analysis::AnalysisChoice choice;
  double seconds = 60;
  std::string every;
  bool json = false, exitCode = false, progress = false;
  CLI::App app(session.said(words::AboutAnalyze), "kou analyze");
  app.add_option("RULESET", name, session.said(words::HelpRuleFile))->required();
  app.add_option("-o,-O,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("--tables", choice.tables, session.said(words::HelpAnalyzeTables))->check(CLI::Range(uint64_t{1}, uint64_t{1} << 40))->capture_default_str();
  app.add_option("--seed", choice.seed, session.said(words::HelpAnalyzeSeed))->capture_default_str();
  app.add_option("--time", seconds, session.said(words::HelpAnalyzeTime))->check(CLI::Range(0.1, 86400.0))->capture_default_str();
  app.add_option("--format", format, session.said(words::HelpFormat))->check(CLI::IsMember({"text", "json", "sarif"}))->capture_default_str();
  app.add_option("--options", every, session.said(words::HelpAnalyzeOptions))->check(CLI::IsMember({"all"}));
  app.add_flag("--progress", progress, session.said(words::HelpAnalyzeProgress));
  app.add_flag("--json", json, session.said(words::HelpJson));
  app.add_flag("--exit-code", exitCode, session.said(words::HelpAnalyzeExit));
  CommandLine line(session, app,
                   "  kou analyze myrules.kou\n"
                   "  kou analyze {ruleset} --json\n"
                   "  kou analyze {ruleset} --options all --time 120\n"
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
  {
    AnalysisProgress shown(session, progress);
    choice.progress = [&](analysis::AnalysisStage stage, uint64_t done, uint64_t all) { shown.at(stage, done, all); };
    choice.found = [&](const analysis::Finding& finding) { shown.found(finding); };
    analysis::RuleAnalysis analysis(*plan, choice);
    analysis.run();
    report.findings = analysis.findings();
    const analysis::TableSearch& search = analysis.search();
    report.tables = search.tried(), report.legal = search.legal();
    report.rules = search.points().size(), report.reached = analysis.reached();
    report.mostOfOne = search.mostOfOne(), report.mostOfAll = search.mostOfAll(), report.leastOfAll = search.leastOfAll();
    report.complete = analysis.searchedAll();
    if (!every.empty()) {
      analysis::EverySetting all = analysis::askEverySetting(settings, report.findings, choice);
      report.settings = std::move(all.settings);
      for (analysis::Finding& finding : all.findings) report.findings.push_back(std::move(finding));
    }
  }
  if (ruleset) {
    for (analysis::Finding& finding : analysis::optionsWithoutEffect(session.workspace(), ruleset, *values, *plan, settings))
      report.findings.push_back(std::move(finding));
    analysis::placeFindings(session.workspace(), *ruleset, report.findings);
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
  if (format == "json") session.out.write(analysisJson(report, session.language));
  else if (format == "sarif") session.out.write(analysisSarif(report, KAIKOU_VERSION, session.language));
  else session.out.write(analysisText(report, session.language, session.colour, session.shownFiles()));
  const bool found = std::any_of(report.findings.begin(), report.findings.end(), [](const analysis::Finding& finding) {
    return !finding.accepted && levelOf(finding.kind) == analysis::FindingLevel::Warning;
  });
  return exitCode && found ? InputWrong : Fine;
}

}  // namespace kaikou::cli
