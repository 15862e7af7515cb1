// kou test: runs the examples of rule files.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/example_runner.h"

namespace kaikou::cli {

namespace {

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

}  // namespace

int runTest(Session& session, int argc, char** argv) {
  std::vector<std::string> files;
  bool quiet = false;
  CLI::App app("Runs the examples that stand in rule files.", "kou test");
  app.add_option("FILES", files, "rule files, house files, or names of rulesets")->required();
  session.engine.addOption(app);
  app.add_flag("-q,--quiet", quiet, "only failures and the summary");
  CommandLine line(session, app,
                   "  kou test myrules.kou\n"
                   "  kou test {ruleset}\n"
                   "  kou test -q rulesets/*/*.kou\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  exit = Fine;
  size_t passed = 0, failed = 0;
  driver::Workspace& workspace = session.workspace();
  for (const std::string& file : files) {
    diag::Sink sink;
    const auto ruleset = workspace.check(file, sink);
    if (!ruleset) {
      session.showDiagnostics(sink);
      exit = InputWrong;
      ++failed;
      continue;
    }
    if (const auto& flat = sema::flatOf(*ruleset); flat.isModule && !flat.examples.empty()) {
      session.complain(fmt::format("`{}` is a module: put its examples into a ruleset that uses it", file));
      exit = InputWrong;
      ++failed;
      continue;
    }
    const auto shown = session.shownFiles();
    for (const ExampleResult& result : runExamples(workspace, ruleset, session.language, &session.engine)) {
      const bool fine = result.differences.empty();
      ++(fine ? passed : failed);
      if (fine && quiet) continue;
      const std::string& title =
          session.language == Language::English && !result.titleEn.empty() ? result.titleEn : result.titleZh;
      const source::LineColumn at = workspace.sources().lineColumn(result.place.file, result.place.span.begin);
      session.out.write(fmt::format(
          "{}  {}  {}\n", ink(fine ? "ok  " : "FAIL", fine ? Ink::Green : Ink::Red, session.colour), title,
          ink(fmt::format("{}:{}", shown(workspace.sources().name(result.place.file)), at.line), Ink::Dim, session.colour)));
      for (const std::string& difference : result.differences) session.out.write(fmt::format("      {}\n", difference));
      if (!result.explanation.empty()) session.out.write('\n' + indented(result.explanation) + '\n');
    }
  }
  session.out.write(fmt::format("{} passed, {} failed\n", passed, failed));
  return failed ? InputWrong : exit;
}

}  // namespace kaikou::cli
