// Processes of this very program.
#include "bench/command_bench.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "bench/process_bench.h"

namespace kaikou::bench {

bool benchBatch(const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins, std::vector<Measure>& rows) {
  constexpr size_t lines = 100'000;
  auto file = std::filesystem::temp_directory_path() / fmt::format("kaikou-bench-{}.jsonl", getpid());
  {
    std::ofstream out(file);
    for (size_t i = 0; i < lines; ++i) out << caseLine(plan, name, wins[i % wins.size()], i) << '\n';
    if (!out.flush()) return false;
  }
  std::vector<double> rates, memory;
  bool fine = true;
  for (int run = 0; run < 5 && fine; ++run) {
    ProcessRun took = runSelf({"score", "--batch", file.string()});
    fine = took.fine;
    rates.push_back(lines / took.seconds);
    memory.push_back(took.peakMegabytes);
  }
  std::filesystem::remove(file);
  rows.push_back(ofRuns("batch " + name, "lines/s", rates));
  rows.push_back(ofRuns("batch memory " + name, "MB", memory));
  return fine;
}

bool benchCheck(const std::string& name, std::vector<Measure>& rows) {
  std::vector<double> times;
  for (int run = 0; run < 15; ++run) {
    ProcessRun took = runSelf({"check", name});
    if (!took.fine) return false;
    times.push_back(took.seconds * 1000);
  }
  rows.push_back(ofRuns("check " + name, "ms", times));
  return true;
}

}  // namespace kaikou::bench
