// A player for tests: mostly chance, with enough sense that hands are won, opened and konged. Bots for people to play
// against are elsewhere.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::test {

/// Numbers by chance, the same every time.
struct Chance {
  uint64_t state = 88172645463325252u;
  size_t below(size_t n) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state % n;
  }
};

class ChancePlayer {
 public:
  explicit ChancePlayer(uint64_t seed) : random_(seed) {}
  uint32_t below(uint32_t bound) { return static_cast<uint32_t>(random_() % bound); }

  table::Action choose(table::Engine& engine, const table::State& state, const table::ActionList& open) {
    if (open[0].act == table::Act::Win && below(8)) return open[0];
    std::vector<table::Action> calls, best;
    for (const table::Action& action : open)
      if (action.act == table::Act::Call) calls.push_back(action);
    if (!calls.empty() && below(2)) return calls[below(static_cast<uint32_t>(calls.size()))];
    if (!below(6)) return open[below(static_cast<uint32_t>(open.size()))];
    // The discard that leaves most.
    int least = 1000;
    for (const table::Action& action : open) {
      if (action.act != table::Act::Discard) continue;
      table::State without = state;
      engine.filter().take(without, action.seat, action.tile);
      const int lacking = engine.filter().lacking(without, action.seat);
      if (lacking < least) best.clear(), least = lacking;
      if (lacking == least) best.push_back(action);
    }
    if (best.empty()) return open[below(static_cast<uint32_t>(open.size()))];
    return best[below(static_cast<uint32_t>(best.size()))];
  }

  /// One of the seats that are asked, whichever.
  int seatOf(unsigned asked) {
    std::vector<int> seats;
    for (int seat = 0; seat < table::seatCount; ++seat)
      if (asked >> seat & 1) seats.push_back(seat);
    return seats[below(static_cast<uint32_t>(seats.size()))];
  }

 private:
  std::mt19937_64 random_;
};

}  // namespace kaikou::test
