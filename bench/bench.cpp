// The benchmarks: each prepares its data, warms up, and repeats for a while; rates are medians of five runs with their
// spread. One thread, interpreter. What they measure:
//   settle   full settlement of random legal wins: all readings, patterns, three payments
//   cold     the first settlement of a fresh evaluator, empty tables
//   waits    every tile that completes a hand, with its worth
//   compile  from the text of a rule file to a verified plan, in a warm process
//   batch    `kou score --batch` of 100,000 cases as a process, lines a second and peak memory
//   check    `kou check` of the ruleset as a process, milliseconds
//   hand-random, hand-greedy, clone-apply, legal    the engine and its bots: game_bench.cpp
#include "bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "bench/game_bench.h"
#include "bench/measure.h"
#include "bench/process_bench.h"
#include "bench/random_wins.h"
#include "compiler/driver/driver.h"

namespace kaikou::bench {

namespace {

using Clock = std::chrono::steady_clock;

double secondsOf(const std::function<void()>& work) {
  auto start = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Five runs of about `seconds` each; `work` does `operations` of them.
Measure measure(std::string name, std::string unit, double seconds, size_t operations, const std::function<void()>& work) {
  double once = std::max(secondsOf(work), 1e-9);
  int repeat = std::max(1, static_cast<int>(seconds / once));
  std::vector<double> rates;
  for (int run = 0; run < 5; ++run) {
    double took = secondsOf([&] {
      for (int i = 0; i < repeat; ++i) work();
    });
    rates.push_back(static_cast<double>(operations) * repeat / took);
  }
  std::sort(rates.begin(), rates.end());
  return {std::move(name), std::move(unit), rates[2], rates.front(), rates.back()};
}

std::string ruleFolder() {
  if (const char* given = std::getenv("KAIKOU_RULESETS")) return given;
  std::error_code failed;
  auto binary = std::filesystem::read_symlink("/proc/self/exe", failed);
  for (const char* up : {"../../rulesets", "../share/kaikou/rulesets"}) {
    auto folder = binary.parent_path() / up;
    if (!failed && std::filesystem::is_directory(folder, failed)) return folder.string();
  }
  return "rulesets";
}

Measure ofRuns(std::string name, std::string unit, std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {std::move(name), std::move(unit), values[values.size() / 2], values.front(), values.back()};
}

bool batch(const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins,
           std::vector<Measure>& results) {
  constexpr size_t lines = 100'000;
  auto file = std::filesystem::temp_directory_path() / fmt::format("kaikou-bench-{}.jsonl", Clock::now().time_since_epoch().count());
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
  results.push_back(ofRuns("batch " + name, "lines/s", rates));
  results.push_back(ofRuns("batch memory " + name, "MB", memory));
  return fine;
}

bool check(const std::string& name, std::vector<Measure>& results) {
  std::vector<double> times;
  for (int run = 0; run < 15; ++run) {
    ProcessRun took = runSelf({"check", name});
    if (!took.fine) return false;
    times.push_back(took.seconds * 1000);
  }
  results.push_back(ofRuns("check " + name, "ms", times));
  return true;
}

int usage(const std::string& problem) {
  std::fprintf(stderr, "kou bench: %s\nusage: kou bench [BENCHMARK]… [-r RULESET]… [--seconds S] [--json]\n",
               problem.c_str());
  return 2;
}

}  // namespace

int runBench(const std::vector<std::string>& args) {
  std::vector<std::string> rulesets, chosen;
  static const std::vector<std::string> known{"settle", "cold", "waits", "compile", "batch", "check",
                                              "hand-random", "hand-greedy", "clone-apply", "legal"};
  double seconds = 0.2;
  bool json = false;
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--json") json = true;
    else if (args[i] == "-r" && i + 1 < args.size()) rulesets.push_back(args[++i]);
    else if (args[i] == "--seconds" && i + 1 < args.size()) {
      seconds = std::strtod(args[++i].c_str(), nullptr);
      if (!(seconds > 0 && seconds < 60)) return usage("--seconds takes a number from 0 to 60");
    } else if (args[i] == "--help" || args[i] == "-h") {
      std::printf("usage: kou bench [BENCHMARK]… [-r RULESET]… [--seconds S] [--json]\n"
                  "Benchmarks: settle cold waits compile batch check hand-random hand-greedy clone-apply legal.\n"
                  "Rates are medians of five runs, with the lowest and the highest; times of steps (ns) are medians over states,\n"
                  "with the 5th and the 95th percentile.\n\n"
                  "  kou bench\n  kou bench settle -r RULESET --seconds 1\n");
      return 0;
    } else if (std::find(known.begin(), known.end(), args[i]) != known.end()) {
      chosen.push_back(args[i]);
    } else {
      return usage("`" + args[i] + "` is not a benchmark");
    }
  }
  if (chosen.empty()) chosen = known;
  auto wanted = [&](const char* name) { return std::find(chosen.begin(), chosen.end(), name) != chosen.end(); };

  driver::Workspace workspace;
  workspace.loader().folders = {ruleFolder()};
  if (rulesets.empty()) {
    for (const auto& listed : workspace.list()) {
      if (!listed.isModule) rulesets.push_back(listed.name);
    }
  }
  std::vector<Measure> results;
  for (const auto& name : rulesets) {
    diag::Sink sink;
    auto ruleset = workspace.check(name, sink);
    std::string error;
    auto plan = ruleset ? workspace.plan(ruleset, {}, error) : nullptr;
    if (!plan) return usage("cannot load ruleset `" + name + "`");
    auto wins = randomWins(*plan, 20260101, 4000);
    if (wins.empty()) return usage("found no legal win in `" + name + "`");
    int64_t sum = 0;
    if (wanted("settle")) {
      eval::Evaluator evaluator(*plan);
      auto run = [&] {
        eval::Settlement settlement;
        for (const auto& table : wins) {
          evaluator.settle(table, settlement);
          sum += settlement.payments[0];
        }
      };
      run();
      results.push_back(measure("settle " + name, "settlements/s", seconds, wins.size(), run));
      results.push_back({"reading tables " + name, "bytes", static_cast<double>(evaluator.tableBytes()), 0, 0});
    }
    if (wanted("cold")) {
      size_t at = 0;
      results.push_back(measure("cold " + name, "first settlements/s", seconds, 1, [&] {
        eval::Evaluator fresh(*plan);
        eval::Settlement settlement;
        fresh.settle(wins[at++ % wins.size()], settlement);
        sum += settlement.payments[0];
      }));
    }
    if (wanted("waits")) {
      eval::Evaluator evaluator(*plan);
      size_t count = std::min<size_t>(wins.size(), 500);
      auto run = [&] {
        std::vector<eval::Evaluator::Wait> waits;
        for (size_t i = 0; i < count; ++i) {
          evaluator.waits(wins[i], wins[i].win.seat, waits);
          sum += static_cast<int64_t>(waits.size());
        }
      };
      run();
      results.push_back(measure("waits " + name, "hands/s", seconds, count, run));
    }
    if (wanted("compile")) {
      results.push_back(measure("compile " + name, "plans/s", seconds, 1, [&] {
        driver::Workspace fresh;
        fresh.loader().folders = workspace.loader().folders;
        diag::Sink quiet;
        sum += fresh.check(name, quiet) != nullptr;
      }));
    }
    if (wanted("batch") && !batch(name, *plan, wins, results)) return usage("`kou score --batch` failed");
    if (!benchGames(name, *plan, wanted, seconds, results)) return usage("a hand of `" + name + "` could not be played");
    if (wanted("check") && !check(name, results)) return usage("`kou check` failed");
    volatile int64_t keep = sum;
    (void)keep;
  }
  if (json) {
    auto rows = nlohmann::ordered_json::array();
    for (const auto& row : results) {
      rows.push_back({{"name", row.name}, {"unit", row.unit}, {"median", row.median}, {"lowest", row.lowest}, {"highest", row.highest}});
    }
    std::printf("%s\n", rows.dump(1).c_str());
    return 0;
  }
  for (const auto& row : results) {
    if (row.highest > 0) {
      fmt::print("{:<36} {:>14.0f} {:<20} ({:.0f} – {:.0f})\n", row.name, row.median, row.unit, row.lowest, row.highest);
    } else {
      fmt::print("{:<36} {:>14.0f} {}\n", row.name, row.median, row.unit);
    }
  }
  return 0;
}

}  // namespace kaikou::bench
