// kou dump: a stage of the compiler as text.
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "compiler/driver/plan_cost.h"
#include "runtime/plan/plan_print.h"

namespace kaikou::cli {

int runDump(Session& session, int argc, char** argv) {
  std::string file, stage = "plan";
  std::vector<std::string> options;
  bool cost = false;
  CLI::App app(session.said(words::AboutDump), "kou dump");
  app.add_option("FILE", file, session.said(words::HelpRuleFile))->required();
  app.add_option("--stage", stage, session.said(words::HelpStage))
      ->check(CLI::IsMember({"ast", "sema", "algebra", "ir", "plan"}))
      ->capture_default_str();
  app.add_option("-o,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_flag("--cost", cost, session.said(words::HelpCost));
  CommandLine line(session, app,
                   "  kou dump {ruleset}\n"
                   "  kou dump --stage ast myrules.kou\n"
                   "  kou dump --stage algebra {ruleset}\n"
                   "  kou dump --stage plan {ruleset} -o {option}\n"
                   "  kou dump --stage plan --cost {ruleset}\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  if (stage == "plan" && !cost && session.isPlan(file)) {
    const auto plan = session.planNamed(file, *values, exit);
    if (!plan) return exit;
    session.out.write(plan::printPlan(*plan));
    return Fine;
  }
  const auto ruleset = session.loadNamed(file, exit);
  if (!ruleset && stage == "algebra") session.out.write(session.workspace().algebraOf(file, *values));
  if (!ruleset) return exit;
  text::Bilingual error;
  if (cost) {
    if (stage != "plan") {
      session.complain(words::CostWithPlan);
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
  session.out.write(text);
  if (!error.empty()) {
    session.complain(error);
    return UsageWrong;
  }
  return Fine;
}

}  // namespace kaikou::cli
