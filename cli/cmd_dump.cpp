// kou dump: a stage of the compiler as text.
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "compiler/driver/plan_cost.h"

namespace kaikou::cli {

int runDump(Session& session, int argc, char** argv) {
  std::string file, stage = "plan";
  std::vector<std::string> options;
  bool cost = false;
  CLI::App app("Shows what a stage of the compiler makes of a ruleset.", "kou dump");
  app.add_option("FILE", file, "a rule file, a house file, or a ruleset's name")->required();
  app.add_option("--stage", stage, "which stage")
      ->check(CLI::IsMember({"ast", "sema", "algebra", "ir", "plan"}))
      ->capture_default_str();
  app.add_option("-o,--option", options, "NAME=VALUE for an option of the rules")->allow_extra_args(false);
  app.add_flag("--cost", cost, "what each declaration costs, before and after the passes (stage plan)");
  CommandLine line(session, app,
                   "  kou dump {ruleset}\n"
                   "  kou dump --stage ast myrules.kou\n"
                   "  kou dump --stage algebra {ruleset}\n"
                   "  kou dump --stage plan {ruleset} -o 封顶=none\n"
                   "  kou dump --stage plan --cost {ruleset}\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  const auto ruleset = session.loadNamed(file, exit);
  if (!ruleset) return exit;
  std::string error;
  if (cost) {
    if (stage != "plan") {
      session.complain("--cost goes with --stage plan");
      return UsageWrong;
    }
    const auto costs = driver::declarationCosts(session.workspace(), ruleset, *values, error);
    if (!error.empty()) {
      session.complain(error);
      return UsageWrong;
    }
    session.out.write(driver::printCosts(costs));
    return Fine;
  }
  const std::string text = session.workspace().dump(ruleset, *values, stage, error);
  if (text.empty() && !error.empty()) {
    session.complain(error);
    return UsageWrong;
  }
  session.out.write(text);
  return Fine;
}

}  // namespace kaikou::cli
