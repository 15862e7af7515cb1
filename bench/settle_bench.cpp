// Settlements by the plan and by its peers, interleaved on the same tables. Where a peer exists for a ruleset, every result is
// compared before anything is timed: a fast wrong answer is no peer.
#include "bench/settle_bench.h"

#include <fmt/format.h>

#include <optional>

#include "bench/handwritten.h"
#include "bench/lua_peer.h"
#include "runtime/eval/evaluator.h"
#include "runtime/eval/native_code.h"

namespace kaikou::bench {

bool benchSettle(const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins, double seconds, bool peers,
                 jit::Engine engine, std::vector<Measure>& rows, std::string& error) {
  static constexpr const char* unit = "settlements/s";
  eval::Evaluator evaluator(plan), native(plan);
  int64_t sum = 0;
  auto settling = [&](const std::string& row, eval::Evaluator& by) {
    return repeating(row, unit, wins.size(), [&] {
      eval::Settlement settlement;
      for (const auto& table : wins) {
        by.settle(table, settlement);
        sum += settlement.payments[0];
      }
    });
  };
  std::vector<Contender> contenders;
  std::vector<Measure> missing;
  if (engine != jit::Engine::Jit) contenders.push_back(settling("settle " + name, evaluator));
  if (engine == jit::Engine::Jit || (engine == jit::Engine::Auto && peers)) {
    const jit::Compiled compiled = jit::compile(plan);
    native.setNative(compiled.code);
    if (compiled.code) {
      contenders.push_back(settling(engine == jit::Engine::Jit ? "settle " + name + ", machine code" : "  machine code", native));
    } else if (engine == jit::Engine::Jit) {
      error = compiled.why;
      return false;
    } else {
      missing.push_back({"  machine code", unit, 0, 0, 0, compiled.why, 0});
    }
  }
  std::optional<LuaPeer> lua;
  if (peers && handwritten::isThatGame(plan)) {
    auto differs = [&](const std::string& peer, auto&& scoreOf) {
      for (size_t i = 0; i < wins.size(); ++i) {
        eval::Settlement settlement;
        evaluator.settle(wins[i], settlement);
        const handwritten::Score score = scoreOf(i);
        if (handwritten::agrees(score, plan, settlement)) continue;
        const auto seat = static_cast<size_t>(wins[i].win.seat);
        error = fmt::format("{} and the plan of `{}` differ on table {}: legal {}/{}, patterns {}/{}, liable {}/{}, winnings {}/{}", peer, name,
                            i, score.legal, settlement.legal, score.patterns, settlement.patterns.words[0], score.liable, settlement.liable,
                            score.payments[seat], settlement.payments[seat]);
        return true;
      }
      return false;
    };
    if (differs("the scorer in C++", [&](size_t i) { return handwritten::score(wins[i]); })) return false;
    contenders.push_back(repeating("  by hand, C++", unit, wins.size(), [&] {
      for (const auto& table : wins) sum += handwritten::score(table).payments[0];
    }));
    lua.emplace(wins);
    for (const char* interpreter : {"lua5.4", "luajit"}) {
      std::string row = fmt::format("  by hand, {}", interpreter);
      if (!LuaPeer::isInstalled(interpreter)) {
        missing.push_back({row, unit, 0, 0, 0, "not installed", 0});
        continue;
      }
      auto scores = lua->scores(interpreter);
      if (scores.size() != wins.size()) {
        error = fmt::format("{} could not run the scorer in Lua", interpreter);
        return false;
      }
      if (differs(interpreter, [&](size_t i) { return scores[i]; })) return false;
      contenders.push_back({row, unit, [&lua, interpreter](double time) { return lua->rate(interpreter, time); }});
    }
  }
  auto timed = measureTogether(contenders, seconds);
  rows.insert(rows.end(), timed.begin(), timed.end());
  rows.insert(rows.end(), missing.begin(), missing.end());
  rows.push_back({"reading tables " + name, "bytes", static_cast<double>(evaluator.tableBytes()), 0, 0, {}, 0});
  if (const eval::NativeCounts counts = native.nativeCounts(); counts.answered + counts.left > 0) {
    const std::string note = fmt::format("{} of {} questions", counts.left, counts.answered + counts.left);
    rows.push_back({"left to the interpreter", "", 0, 0, 0, note, 0});
  }
  volatile int64_t keep = sum;
  (void)keep;
  return true;
}

void benchJitCompile(const std::string& name, const plan::Plan& plan, std::vector<Measure>& rows) {
  std::string why;
  if (!jit::available(why)) {
    rows.push_back({"jit-compile " + name, "ms", 0, 0, 0, why, 0});
    return;
  }
  if (isCounting()) {
    rows.push_back(counted("jit-compile " + name, "ms", [&] { (void)jit::compile(plan); }));
    return;
  }
  std::vector<double> times;
  for (int run = 0; run < 5; ++run) {
    jit::Compiled compiled;
    times.push_back(1000 * secondsOf([&] { compiled = jit::compile(plan); }));
    why = compiled.why;
  }
  Measure row = ofRuns("jit-compile " + name, "ms", std::move(times));
  row.note = why;
  rows.push_back(std::move(row));
}

}  // namespace kaikou::bench
