// The benchmarks behind `kou bench`.
#pragma once

#include <string>
#include <vector>

namespace kaikou::bench {

/// Runs with the arguments that follow `kou bench` (`--help` among them) and prints; the value is the exit code.
int runBench(const std::vector<std::string>& arguments);

}  // namespace kaikou::bench
