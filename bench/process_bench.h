// Benchmarks of whole processes: this very program, run as users run it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "bench/random_wins.h"

namespace kaikou::bench {

struct ProcessRun {
  bool fine = false;           // it ran and ended with exit code 0
  double seconds = 0;          // wall time
  double peakMegabytes = 0;    // resident
};

/// Runs this program with `args`, its output thrown away.
ProcessRun runSelf(const std::vector<std::string>& args);
/// Runs a program that is found on the path, and takes what it prints; errors it prints are thrown away.
ProcessRun runProgram(const std::string& name, const std::vector<std::string>& args, std::string& output);

/// Where the sources of the benchmarks are, seen from this program.
std::filesystem::path benchFile(const std::string& name);

/// A table as a case in JSON (docs/cases.md), one line without its end.
std::string caseLine(const plan::Plan& plan, const std::string& ruleset, const eval::Table& table, size_t id);

}  // namespace kaikou::bench
