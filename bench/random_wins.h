// Random tables at the moment of a win, made from a plan alone: the calls, shapes and tiles of any ruleset. For benchmarks
// and for comparing engines.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// A small generator with the same numbers everywhere (xorshift64*), good enough for test data.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u | 1) {}
  uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545f4914f6cdd1du;
  }
  /// 0 .. bound - 1
  int below(int bound) { return static_cast<int>((next() >> 33) % static_cast<uint64_t>(bound)); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  uint64_t state_;
};

/// A physically possible table with a claimed win whose hand is complete before some of its tiles are turned into wilds;
/// legal or not is for the rules to say. False when the tiles ran out; try again.
bool randomTable(const plan::Plan& plan, eval::Evaluator& evaluator, Random& random, eval::Table& out);

/// `count` tables whose win is legal.
std::vector<eval::Table> randomWins(const plan::Plan& plan, uint64_t seed, size_t count);

}  // namespace kaikou::bench
