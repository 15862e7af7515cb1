// kou build: a ruleset under fixed options as a plan file, for programs that only play.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/example_runner.h"
#include "runtime/plan/plan_codec.h"

namespace kaikou::cli {

int runBuild(Session& session, int argc, char** argv) {
  std::string ruleset, output;
  std::vector<std::string> options;
  CLI::App app("Compiles a ruleset to a plan file, which the runtime loads without the compiler.", "kou build");
  app.add_option("RULESET", ruleset, "a ruleset's name, a rule file or a house file")->required();
  app.add_option("-o,--output", output, "the plan file to write (X.kplan; `-`: standard output)")->required();
  app.add_option("-O,--option", options, "NAME=VALUE for an option of the rules")->allow_extra_args(false);
  CommandLine line(session, app,
                   "  kou build {ruleset} -o {ruleset}.kplan\n"
                   "  kou build house.yaml -o house.kplan\n"
                   "  kou build {ruleset} -O 封顶=500 -O 金顶=800 -o high.kplan\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (output.find('=') != std::string::npos) {
    session.complain(fmt::format("-o is the plan file here; an option of the rules is `-O {}`", output));
    return UsageWrong;
  }
  if (!mayWriteTo(session, output, "a plan file", ".kplan")) return UsageWrong;
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  const auto plan = session.planNamed(ruleset, *values, exit);
  if (!plan) return exit;
  // A ruleset whose own examples do not come out is not what its author means: no plan leaves the house.
  diag::Sink sink;
  size_t failed = 0;
  for (const auto& result : runExamples(session.workspace(), session.workspace().check(ruleset, sink), session.language)) {
    if (!result.differences.empty()) ++failed;
  }
  if (failed) {
    session.complain(fmt::format("{} examples of `{}` fail: see `kou test {}`", failed, ruleset, ruleset));
    return InputWrong;
  }
  const std::vector<uint8_t> bytes = plan::encode(*plan);
  if (output == "-") {
    session.out.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return Fine;
  }
  std::string reason;
  if (!writeWhole(output, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}, reason)) {
    session.complain(fmt::format("cannot write `{}`: {}", output, reason));
    return InputWrong;
  }
  return Fine;
}

}  // namespace kaikou::cli
