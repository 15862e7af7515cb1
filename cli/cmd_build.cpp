// kou build: a ruleset under fixed options as a plan file, for programs that only play.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/example_runner.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

int runBuild(Session& session, int argc, char** argv) {
  std::string ruleset, output;
  std::vector<std::string> options;
  CLI::App app(session.said(words::AboutBuild), "kou build");
  app.add_option("RULESET", ruleset, session.said(words::HelpRuleFile))->required();
  app.add_option("-o,--output", output, session.said(words::HelpOutput))->required();
  app.add_option("-O,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  CommandLine line(session, app,
                   "  kou build {ruleset} -o {ruleset}.kplan\n"
                   "  kou build house.yaml -o house.kplan\n"
                   "  kou build {ruleset} -O {option} -o other.kplan\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (output.find('=') != std::string::npos) {
    session.complain(words::OutputIsPlanFile(output));
    return UsageWrong;
  }
  if (!mayWriteTo(session, output, words::APlanFile, ".kplan")) return UsageWrong;
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  const auto rules = session.loadNamed(ruleset, exit);
  if (!rules) return exit;
  const auto plan = session.planNamed(ruleset, *values, exit);
  if (!plan) return exit;
  // A ruleset whose own examples do not come out is not what its author means: no plan leaves the house.
  size_t failed = 0;
  for (const auto& result : runExamples(session.workspace(), rules, session.language)) {
    if (!result.differences.empty()) ++failed;
  }
  if (failed) {
    session.complain(words::ExamplesFail(std::to_string(failed), ruleset));
    return InputWrong;
  }
  const std::vector<uint8_t> bytes = plan::encode(*plan);
  if (output == "-") {
    session.out.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return Fine;
  }
  std::string reason;
  if (!writeWhole(output, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}, reason)) {
    session.complain(words::CannotWrite(output, text::understood(reason)));
    return InputWrong;
  }
  return Fine;
}

}  // namespace kaikou::cli
