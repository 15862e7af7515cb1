// kou test: runs the examples of rule files and house files.
//
// Text is written as examples are run; the other formats when all are done. Tested by tests/scripts/test_command.sh.
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "analysis/coverage.h"
#include "cli/block_io.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "cli/coverage_report.h"
#include "cli/test_report.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

struct TestArguments {
  std::vector<std::string> files;
  std::string filter, format = "text", coverage, coverageFile;
  bool quiet = false, bases = false;
};

std::string indented(const std::string& text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) out += "      " + text.substr(at, end - at);
    out += '\n';
    at = end + 1;
  }
  return out;
}

/// A file that cannot be run; people were told why already, or are now.
void cannotRun(Session& session, TestedFile& tested, diag::Sink& sink, bool text) {
  if (text) session.showDiagnostics(sink);
  sink.sort();
  for (const diag::Diagnostic& found : sink.all()) {
    if (found.severity != diag::Severity::Error) continue;
    tested.error = fmt::format("{} [{}]", session.said(found.message), diag::codeText(found.code));
    return;
  }
}

void tell(Session& session, const TestedFile& tested, size_t index, bool quiet) {
  const ExampleResult& example = tested.examples[index];
  const bool fine = example.differences.empty();
  if (fine && quiet) return;
  const std::string& title =
      session.language == Language::English && !example.titleEn.empty() ? example.titleEn : example.titleZh;
  const auto word = fine ? words::TestOk : words::TestFail;
  session.out.write(fmt::format(
      "{}  {}  {}\n", ink(padded(session.said(word), 4), fine ? Ink::Green : Ink::Red, session.colour), title,
      ink(fmt::format("{}:{}", tested.where[index], tested.lines[index]), Ink::Dim, session.colour)));
  for (const std::string& difference : example.differences) session.out.write(fmt::format("      {}\n", difference));
  if (!example.explanation.empty()) session.out.write('\n' + indented(example.explanation) + '\n');
}

/// Tables that find out why a rule was not reached.
constexpr uint64_t coverageTables = 20000;

/// Rows of the file itself, or with its bases.
void addCoverage(Session& session, const TestArguments& arguments, const std::shared_ptr<const sema::Ruleset>& ruleset,
                 analysis::Coverage& coverage, CoverageReport& report) {
  text::Bilingual error;
  const auto usual = session.workspace().plan(ruleset, {}, error);
  if (!usual) return;
  coverage.know(usual);
  coverage.ask(*usual, coverageTables);
  const auto& sources = session.workspace().sources();
  // Plans name files without their folders.
  const std::string own = std::filesystem::path(sources.name(sema::flatOf(*ruleset).headerPlace.file)).filename().string();
  for (analysis::Coverage::Row& row : coverage.rows())
    if (arguments.bases || row.origin.file == own) report.rows.push_back(std::move(row));
}

void testFile(Session& session, const TestArguments& arguments, TestReport& report, TestedFile& tested, CoverageReport& covered) {
  const bool text = arguments.format == "text" && (arguments.coverage.empty() || arguments.coverage == "text" || !arguments.coverageFile.empty());
  driver::Workspace& workspace = session.workspace();
  if (session.isPlan(tested.file)) {
    tested.error = session.said(words::PlanNeedsRules(tested.file));
    if (text) session.complain(words::PlanNeedsRules(tested.file));
    ++report.failed;
    return;
  }
  diag::Sink sink;
  const auto ruleset = workspace.check(tested.file, sink);
  if (!ruleset) {
    cannotRun(session, tested, sink, text);
    ++report.failed;
    return;
  }
  const auto& flat = sema::flatOf(*ruleset);
  tested.ruleset = flat.name;
  if (flat.isModule) {
    if (flat.examples.empty()) return;
    tested.error = session.said(words::ExamplesOfModule(tested.file));
    if (text) session.complain(words::ExamplesOfModule(tested.file));
    ++report.failed;
    return;
  }
  const auto shown = session.shownFiles();
  ExampleChoice choice{&session.engine, arguments.filter, arguments.bases, {}};
  analysis::Coverage coverage;
  if (!arguments.coverage.empty())
    choice.seen = [&](const ExampleSeen& seen) {
      if (seen.settlement) coverage.see(seen.plan, seen.table, *seen.settlement);
      else coverage.know(seen.plan);
    };
  tested.examples = runExamples(workspace, ruleset, session.language, choice);
  if (!arguments.coverage.empty()) addCoverage(session, arguments, ruleset, coverage, covered);
  for (size_t i = 0; i < tested.examples.size(); ++i) {
    const ExampleResult& example = tested.examples[i];
    tested.where.push_back(shown(workspace.sources().name(example.place.file)));
    tested.lines.push_back(workspace.sources().lineColumn(example.place.file, example.place.span.begin).line);
    ++(example.differences.empty() ? report.passed : report.failed);
    if (text) tell(session, tested, i, arguments.quiet);
  }
  // Nothing was run, and nobody should take that for a success.
  if (tested.examples.empty() && arguments.filter.empty()) session.complain(words::NoExamples(tested.file));
}

/// To the file that is asked for, or behind the results. False after a complaint.
bool writeCoverage(Session& session, const TestArguments& arguments, const CoverageReport& covered) {
  const auto shown = session.shownFiles();
  std::string text;
  if (arguments.coverage == "json") text = coverageJson(covered, session.language);
  else if (arguments.coverage == "lcov") text = coverageLcov(covered);
  else if (arguments.coverage == "html") text = coverageHtml(covered, session.language, shown);
  else text = coverageText(covered, session.language, session.colour && arguments.coverageFile.empty(), shown);
  if (arguments.coverageFile.empty()) {
    session.out.write(text);
    return true;
  }
  std::string reason;
  if (writeWhole(arguments.coverageFile, text, reason)) return true;
  session.complain(words::CannotWrite(arguments.coverageFile, text::understood(reason)));
  return false;
}

}  // namespace

int runTest(Session& session, int argc, char** argv) {
  TestArguments arguments;
  CLI::App app(session.said(words::AboutTest), "kou test");
  app.add_option("FILES", arguments.files, session.said(words::HelpRuleFiles))->required();
  app.add_option("--filter", arguments.filter, session.said(words::HelpFilter));
  app.add_flag("--bases", arguments.bases, session.said(words::HelpBases));
  app.add_option("--format", arguments.format, session.said(words::HelpFormat))
      ->check(CLI::IsMember({"text", "json", "junit"}))
      ->capture_default_str();
  app.add_option("--coverage", arguments.coverage, session.said(words::HelpCoverage))
      ->expected(0, 1)->default_str("text")->check(CLI::IsMember({"text", "json", "lcov", "html"}));
  app.add_option("--coverage-file", arguments.coverageFile, session.said(words::HelpCoverageFile));
  session.engine.addOption(app, session.language);
  app.add_flag("-q,--quiet", arguments.quiet, session.said(words::HelpQuiet));
  CommandLine line(session, app,
                   "  kou test myrules.kou\n"
                   "  kou test {ruleset} --filter 金顶\n"
                   "  kou test myrules.kou --bases\n"
                   "  kou test -q rulesets/*/*.kou\n"
                   "  kou test myrules.kou --coverage\n"
                   "  kou test rulesets/*/*.kou --coverage html --coverage-file coverage.html\n"
                   "  kou test --format junit rulesets/*/*.kou > examples.xml\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (!arguments.coverageFile.empty() && arguments.coverage.empty()) arguments.coverage = "text";
  if (!arguments.coverageFile.empty() && !mayWriteTo(session, arguments.coverageFile, words::CoverageTitle, "html")) return UsageWrong;
  TestReport report;
  CoverageReport covered;
  for (const std::string& file : arguments.files) {
    report.files.push_back({file, {}, {}, {}, {}, {}});
    testFile(session, arguments, report, report.files.back(), covered);
  }
  if (!arguments.filter.empty() && report.passed + report.failed == 0)
    session.complain(words::NoExampleNamed(arguments.filter));
  const bool alone = !arguments.coverage.empty() && arguments.coverage != "text" && arguments.coverageFile.empty();
  if (alone) {}   // the coverage is all that a program reads
  else if (arguments.format == "json") session.out.write(testJson(report));
  else if (arguments.format == "junit") session.out.write(testJunit(report, session.language));
  else session.out.write(session.said(words::TestSummary(std::to_string(report.passed), std::to_string(report.failed))) + "\n");
  if (!arguments.coverage.empty() && !writeCoverage(session, arguments, covered)) return InputWrong;
  return report.failed ? InputWrong : Fine;
}

}  // namespace kaikou::cli
