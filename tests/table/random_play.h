// Playing whole hands at random, in several manners, and holding the engine to its word after every action.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/random_wins.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::testing {

/// A wall in which seats are dealt, and draw, much of a suit, or of the tiles of the shapes' sets: hands come close to
/// wins that are rare otherwise. `leaning` 0 is an even shuffle.
table::WallSetup leaningWall(const plan::Plan& plan, int dealer, bench::Random& random, int leaning);

/// How a seat chooses.
enum class Manner : uint8_t { Any, Caller, Winner, Passer };

class RandomPlay {
 public:
  RandomPlay(const plan::Plan& plan, uint64_t seed)
      : engine_(plan), other_(plan), filter_(plan, engine_.evaluator()), random_(seed) {}

  /// Begins and plays one hand, checks it, and goes on to the next dealer. False after the first thing that was wrong,
  /// which `wrong` tells.
  bool playHand();
  std::string wrong;

  struct Totals {
    size_t hands = 0, actions = 0, won = 0, several = 0, drawn = 0, left = 0, faulted = 0, robbed = 0, lastTiles = 0;
    size_t patterns = 0, clones = 0, orders = 0, winQuestions = 0, filteredOut = 0, offences = 0;
  };
  Totals totals;
  /// Of a hundred states, how many are examined in the costly ways.
  int thorough = 6;

 private:
  bool fail(const std::string& what);
  table::Action choose(table::Engine& engine, const table::State& state, int seat, Manner manner);
  bool checkOffers(const table::State& state);
  bool checkClone(const table::State& state);
  bool checkOrders(const table::State& state);
  bool checkFilter(const table::State& state);
  bool checkEnd(const table::State& state);

  table::Engine engine_, other_;
  table::WinFilter filter_;              // with a memory of its own
  bench::Random random_;
  table::Match match_;
  table::ActionList list_;
};

/// The shipped rulesets, those that test modules, the language tests that can be played, and rules for tests. With
/// `settings` above 0, that many more plans of each, under random options.
struct PlayedPlan {
  std::string name;
  std::shared_ptr<const plan::Plan> plan;
};
std::vector<PlayedPlan> playedPlans(int settings, uint64_t seed);

}  // namespace kaikou::testing
