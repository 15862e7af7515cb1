// `kou bench`: rates of the things that users wait for, measured in one process so that ratios mean something.
#pragma once

#include <string>
#include <vector>

namespace kaikou::driver { class Workspace; }

namespace kaikou::bench {

/// Runs the benchmarks that `args` name (all of them without names). Options: -r RULESET, --engine E, --seconds S, --json.
/// Prints to standard output; exit code 0, 1 when one failed, or 2 for wrong usage.
/// Rulesets are those of `workspace`; what it has loaded is not loaded again.
int runBench(const std::vector<std::string>& args, driver::Workspace& workspace);

}  // namespace kaikou::bench
