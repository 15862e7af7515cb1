// Many matches on several threads, with the same result on any number of them.
//
// The unit of work is a match of `match` hands: hand i of a simulation is hand number i of its seed, match m begins with hand
// m x match, its first dealer is seat m mod seats, and dealer and previous wild go on from hand to hand within it. So a match
// depends on nothing before it, and any range of matches can be played by itself.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "runtime/base/seed.h"
#include "runtime/plan/plan.h"
#include "sim/compared.h"
#include "sim/duplicate.h"
#include "sim/tally.h"

namespace kaikou::sim {

struct Setup {
  const plan::Plan* plan = nullptr;
  const plan::Plan* other = nullptr;     // compare: the same walls under these rules as well
  std::vector<std::string> bots;         // one a seat
  bool duplicate = false;                // every hand with the seats turned, too (not together with `other`)
  Seed seed;
  uint64_t hands = 0;                    // of the whole simulation
  uint32_t match = 16;
  uint64_t first = 0, last = 0;          // matches [first, last)
  int threads = 1;
  /// Takes the logs of the matches, hand by hand and in order, from one thread at a time. May be empty.
  std::function<void(const std::string&)> log;

  uint64_t matches() const { return (hands + match - 1) / match; }
};

struct Result {
  explicit Result(const plan::Plan& plan) : tally(plan) {}
  Tally tally;
  Compared compared;                     // with Setup::other
  Duplicate duplicate;                   // with Setup::duplicate; the tally is that of turn 0
  uint64_t last = 0;                     // matches [first, last) are in it
  std::string error;                     // not empty: nothing else counts
  /// The first hand that a rule made void, if there is one.
  struct VoidHand {
    uint64_t hand = 0;
    eval::Fault fault;
  };
  std::optional<VoidHand> firstVoid;
};

/// Plays. When `stop` turns true the matches that are being played are finished, and the result says how far it got.
/// `progress` is called now and then, by one thread, with the hands done.
Result run(const Setup& setup, const std::atomic<bool>& stop, const std::function<void(uint64_t)>& progress);

/// Plays the matches that shard `index` (from 1) of `count` has: equal parts, in order.
void takeShard(Setup& setup, uint32_t index, uint32_t count);

}  // namespace kaikou::sim
