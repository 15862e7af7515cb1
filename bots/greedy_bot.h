// Goes straight for the nearest win that its table lets it make.
//
// The cost of a hand for a goal: the tiles that must come, the openings that are still missing, less a little for what the
// win would pay. Of discards the one that leaves the least cost; of equals the one that more tiles bring nearer. A claim is
// made if it lowers the cost; a tile is set aside or a quad made if that costs no more than the best discard.
//
// Rules need not leave a win that can be foreseen, or any win. Then it aims at the shapes as they are (goals.h), and where no
// goal fits what the seat has on the table it keeps tiles that have company: like ones and neighbours.
#pragma once

#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/goal_hand.h"
#include "bots/goals.h"

namespace kaikou::bots {

class GreedyBot : public Bot {
 public:
  GreedyBot(const plan::Plan& plan, std::shared_ptr<GoalBook> book);
  void newHand(const Seed& hand, int seat) override;

  /// Everything open with its cost: first what this bot would choose, a win if there is one, then the rest, cheapest first.
  /// A win costs what the best after it costs.
  struct Ranked {
    table::Action action;
    int cost = 0;
  };
  void rank(const table::State& state, int seat, const table::ActionList& list, std::vector<Ranked>& out);
  /// What `seat` would discard of the tiles in its hand, whoever's turn it is.
  int leastUseful(const table::State& state, int seat);

 private:
  // What a hand looks like after something happened to it.
  struct Sight {
    HandTiles hand;
    Standing standing;
    int melds = 0;
    uint32_t open = 0;          // bit a goal: the melds fit it
  };
  struct Aim {
    size_t goal = 0;
    int base = 0;               // cost besides tiles
    int openings = 0;
    int cost = 0;               // of the hand as prepared
    GoalHand hand;
  };

  table::Action decide(table::Engine& engine, const table::State& state, int seat, const table::ActionList& list) override;
  void look(const table::State& state, int seat);
  uint32_t fits(const eval::Meld& meld) const;
  Sight after(const Sight& now, table::Action action, const table::State& state) const;
  /// Fills aims_ with goals that may be best for `sight`, cheapest first. Returns the least cost.
  int aim(const Sight& sight);
  const std::vector<Worth>& worths(const Standing& standing);
  static int costOf(const Aim& aim, int need) { return aim.base + 16 * (need > aim.openings ? need : aim.openings); }
  int discardCost(int kind) const;
  int bestDiscard(const Sight& sight, TileSet kinds, int* chosen);
  size_t nearestWithout(int kind, int& spread) const;
  int growth(const Sight& sight, int kind);
  int company(const HandTiles& hand, int kind) const;
  table::Action declare(const table::State& state, int seat, const table::ActionList& list);
  table::Action decideStep(table::Engine& engine, const table::State& state, int seat, const table::ActionList& list);
  table::Action turn(const table::State& state, int seat, const table::ActionList& list, std::vector<Ranked>* all);
  table::Action answer(const table::State& state, const table::ActionList& list, std::vector<Ranked>* all);
  void countUnseen(const table::State& state, int seat);

  const plan::Plan& plan_;
  std::shared_ptr<GoalBook> book_;
  std::shared_ptr<const DealGoals> deal_;
  struct Worths {
    uint64_t deal = 0;
    uint64_t key = 0;
    std::vector<Worth> worth;
  };
  std::array<Worths, 8> worths_;
  size_t nextWorths_ = 0;
  Sight now_;
  std::vector<Aim> aims_;
  size_t aimCount_ = 0;
  GoalHand probe_;
  std::array<uint8_t, plan::maxKinds> unseen_{};
};

}  // namespace kaikou::bots
