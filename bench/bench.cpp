// The benchmarks by name, and their rows. Each prepares its data, warms up, and repeats for a while; figures are medians of five
// rounds with the lowest and the highest. One thread. Rates are by processor time, commands by wall time. What they measure:
//   settle   full settlement of random legal wins: all readings, patterns, three payments; where the game is also written by
//            hand (bench/handwritten.*), that too, on the same tables
//            the same by machine code where there is a JIT (`--engine` chooses)
//   jit-compile  from a plan to machine code, milliseconds, LLVM being loaded
//   cold     the first settlement of a fresh evaluator, empty tables
//   waits    every tile that completes a hand, with its worth
//   compile  from the text of a rule file to a verified plan, in a warm process; and generated rulesets that grow
//   load     from the bytes of a plan to a verified plan
//   win      whether 14 tiles, some wild, are four melds and a pair
//   edits    each keystroke in the largest rule file, with thirty rulesets that extend it open: completion and diagnostics, wall time
//   batch    `kou score --batch` of 100,000 cases as a process, lines a second and peak memory
//   check    `kou check` of the ruleset as a process, milliseconds
//   hand-random, hand-greedy, clone-apply, legal    the engine and its bots: game_bench.cpp
#include "bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>

#include "bench/command_bench.h"
#include "bench/compile_bench.h"
#include "bench/edit_bench.h"
#include "bench/game_bench.h"
#include "bench/measure.h"
#include "bench/played_wins.h"
#include "bench/process_bench.h"
#include "bench/profile.h"
#include "bench/random_wins.h"
#include "bench/settle_bench.h"
#include "bench/win_bench.h"
#include "compiler/driver/driver.h"

namespace kaikou::bench {

namespace {

constexpr const char* synopsis =
    "usage: kou bench [settle] [jit-compile] [cold] [waits] [compile] [load] [win] [batch] [check] [hand-random] [hand-greedy]\n"
    "       [clone-apply] [legal] [edits] [-r RULESET]… [--engine E] [--seconds S] [--once | --prepare] [--profile] [--json]\n";

int usage(const std::string& problem) {
  std::fprintf(stderr, "kou bench: %s\n%s", problem.c_str(), synopsis);
  return 2;
}

// Arguments were fine, the benchmark was not.
int failure(const std::string& problem) {
  std::fprintf(stderr, "kou bench: %s\n", problem.c_str());
  return 1;
}

struct Options {
  std::vector<std::string> rulesets, chosen;
  double seconds = 0.2;
  jit::Engine engine = jit::Engine::Auto;
  bool json = false, once = false, prepare = false, profile = false, help = false;

  bool counts() const { return once || prepare; }
  bool wants(const char* name) const { return std::find(chosen.begin(), chosen.end(), name) != chosen.end(); }
};

// The problem with the arguments, or "".
std::string readArguments(const std::vector<std::string>& args, Options& options) {
  static const std::vector<std::string> known{"settle", "jit-compile", "cold", "waits", "compile", "load", "win", "batch",
                                              "check", "hand-random", "hand-greedy", "clone-apply", "legal", "edits"};
  static const std::map<std::string, jit::Engine> engines{
      {"interpreter", jit::Engine::Interpreter}, {"jit", jit::Engine::Jit}, {"auto", jit::Engine::Auto}};
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--json") {
      options.json = true;
    } else if (args[i] == "--once") {
      options.once = true;
    } else if (args[i] == "--prepare") {
      options.prepare = true;
    } else if (args[i] == "--profile") {
      options.profile = true;
    } else if (args[i] == "-r" && i + 1 < args.size()) {
      options.rulesets.push_back(args[++i]);
    } else if (args[i] == "--engine" && i + 1 < args.size()) {
      const auto engine = engines.find(args[++i]);
      if (engine == engines.end()) return "--engine is interpreter, jit or auto";
      options.engine = engine->second;
    } else if (args[i] == "--seconds" && i + 1 < args.size()) {
      options.seconds = std::strtod(args[++i].c_str(), nullptr);
      if (!(options.seconds > 0 && options.seconds < 60)) return "--seconds takes a number from 0 to 60";
    } else if (args[i] == "--help" || args[i] == "-h") {
      options.help = true;
    } else if (std::find(known.begin(), known.end(), args[i]) != known.end()) {
      options.chosen.push_back(args[i]);
    } else {
      return "`" + args[i] + "` is not a benchmark";
    }
  }
  if (options.once && options.prepare) return "--once does the work, --prepare does not";
  if (options.profile) {
    if (options.json || options.counts() || options.chosen != std::vector<std::string>{"settle"}) return "--profile goes with `settle` alone";
  }
  if (options.chosen.empty()) options.chosen = known;
  return {};
}

void evaluatorBenches(const Options& options, const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins,
                      std::vector<Measure>& rows) {
  int64_t sum = 0;
  if (options.wants("cold")) {
    size_t at = 0;
    rows.push_back(measure("cold " + name, "first settlements/s", options.seconds, 1, [&] {
      eval::Evaluator fresh(plan);
      eval::Settlement settlement;
      fresh.settle(wins[at++ % wins.size()], settlement);
      sum += settlement.payments[0];
    }));
  }
  if (options.wants("waits")) {
    eval::Evaluator evaluator(plan);
    size_t count = std::min<size_t>(wins.size(), 500);
    rows.push_back(measure("waits " + name, "hands/s", options.seconds, count, [&] {
      std::vector<eval::Evaluator::Wait> waits;
      for (size_t i = 0; i < count; ++i) {
        evaluator.waits(wins[i], wins[i].win.seat, waits);
        sum += static_cast<int64_t>(waits.size());
      }
    }));
  }
  volatile int64_t keep = sum;
  (void)keep;
}

// The problem with a ruleset, or "".
std::string rulesetBenches(const Options& options, driver::Workspace& workspace, const std::string& name, std::vector<Measure>& rows) {
  diag::Sink sink;
  auto ruleset = workspace.check(name, sink);
  std::string error;
  auto plan = ruleset ? workspace.plan(ruleset, {}, error) : nullptr;
  if (!plan) return "cannot load ruleset `" + name + "`";
  // What games are measured by needs none.
  const bool asked = options.profile || options.wants("settle") || options.wants("cold") || options.wants("waits") || options.wants("batch");
  auto wins = asked ? randomWins(*plan, 20260101, 4000) : std::vector<eval::Table>();
  if (asked && wins.empty()) return "found no legal win in `" + name + "`";
  if (options.profile) {
    fmt::print("{}\n", printProfile(name, profileSettle(*plan, wins, options.seconds)));
    return {};
  }
  if (options.wants("settle")) {
    if (!benchSettle(name, *plan, wins, options.seconds, !options.counts(), options.engine, rows, error)) return error;
    // Random wins hold fewer wilds than those of play: the same on the latter.
    if (const auto played = options.counts() ? std::vector<eval::Table>() : playedWins(*plan, 2000); !played.empty()) {
      rows.push_back({"tables with wilds " + name, "%", 0, 0, 0,
                      fmt::format("{} % of random wins, {} % of wins in play", percentWithWilds(*plan, wins), percentWithWilds(*plan, played)), 0});
      if (!benchSettle(name + ", as won in play", *plan, played, options.seconds, true, options.engine, rows, error)) return error;
    }
  }
  if (options.wants("jit-compile")) benchJitCompile(name, *plan, rows);
  evaluatorBenches(options, name, *plan, wins, rows);
  if (options.wants("compile")) benchCompile(name, workspace.loader().folders, options.seconds, rows);
  if (options.wants("load")) benchLoad(name, *plan, options.seconds, rows);
  // What runs as processes is not counted in this one.
  if (options.wants("batch") && !options.counts() && !benchBatch(name, *plan, wins, rows)) return "`kou score --batch` failed";
  if (options.wants("check") && !options.counts() && !benchCheck(name, rows)) return "`kou check` failed";
  auto wanted = [&](const char* bench) { return options.wants(bench); };
  if (!benchGames(name, *plan, wanted, options.seconds, rows)) return "a hand of `" + name + "` could not be played";
  return {};
}

void print(const std::vector<Measure>& rows, bool json) {
  if (json) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& row : rows) {
      nlohmann::ordered_json entry{{"name", row.name}, {"unit", row.unit}, {"median", row.median}, {"lowest", row.lowest}, {"highest", row.highest}};
      if (row.ratio > 0) entry["ratio"] = row.ratio;
      if (!row.note.empty()) entry["note"] = row.note;
      list.push_back(std::move(entry));
    }
    fmt::print("{}\n", list.dump(1));
    return;
  }
  for (const auto& row : rows) {
    std::string line = fmt::format("{:<34}", row.name);
    if (row.median > 0) line += fmt::format(" {:>12.{}f} {:<19}", row.median, row.median < 1000 ? 1 : 0, row.unit);
    if (row.highest > 0) line += fmt::format(" ({:.{}f} – {:.{}f})", row.lowest, row.lowest < 1000 ? 1 : 0, row.highest, row.highest < 1000 ? 1 : 0);
    if (row.ratio > 0) line += fmt::format("  {:.2f} x", row.ratio);
    if (!row.note.empty()) line += "  " + row.note;
    while (line.back() == ' ') line.pop_back();
    fmt::print("{}\n", line);
  }
}

}  // namespace

int runBench(const std::vector<std::string>& args, driver::Workspace& workspace) {
  Options options;
  if (auto problem = readArguments(args, options); !problem.empty()) return usage(problem);
  if (options.help) {
    std::printf("%sFigures are medians of five rounds, with the lowest and the highest; “x” is the rate as a multiple of that of\n"
                "the first row in the same rounds.\n"
                "  --once     does the work of each once, untimed and without peers: for counting instructions\n"
                "  --prepare  does what comes before the work and not the work: what --once takes beyond it is the work alone\n"
                "  --profile  with settle: what each declaration costs\n"
                "  --engine   with settle: interpreter, jit (machine code), or auto: both\n\n"
                "  kou bench\n  kou bench settle -r RULESET --seconds 1\n", synopsis);
    return 0;
  }
  if (options.counts()) doAll(options.once ? 1 : 0);
  if (options.rulesets.empty()) {
    for (const auto& listed : workspace.list()) {
      if (!listed.isModule) options.rulesets.push_back(listed.name);
    }
  }
  std::vector<Measure> rows;
  auto perRuleset = {"settle", "jit-compile", "cold", "waits", "compile", "load", "batch", "check",
                     "hand-random", "hand-greedy", "clone-apply", "legal"};
  if (std::any_of(perRuleset.begin(), perRuleset.end(), [&](const char* name) { return options.wants(name); })) {
    for (const auto& name : options.rulesets) {
      if (auto problem = rulesetBenches(options, workspace, name, rows); !problem.empty()) return failure(problem);
    }
  }
  std::string error;
  if (options.wants("compile") && !benchGrowth(options.seconds, rows, error)) return failure("a generated ruleset does not compile: " + error);
  if (options.wants("win")) benchWin(options.seconds, options.counts() ? 10'000 : 1'000'000, rows);
  if (options.wants("edits") && !options.counts() && !benchEdits(workspace.loader().folders, rows, error)) return failure(error);
  if (!options.profile) print(rows, options.json);
  return 0;
}

}  // namespace kaikou::bench
