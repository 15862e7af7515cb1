// Plays the hand to its end, in worlds that might be, before it chooses.
//
// What the greedy bot likes best is tried against what else may be good: in each of a number of worlds every candidate is
// played out by greedy bots, and the seat's points are compared world by world. Hands of others are as near to a win as they
// would be by now (hidden_tiles.h). Another choice is taken when it gained more than the error of that, and more still after
// few worlds. The budget is a number of playouts a choice, never a clock.
#pragma once

#include "bots/bot.h"
#include "bots/bot_random.h"
#include "bots/greedy_bot.h"

namespace kaikou::bots {

class SearchBot : public Bot {
 public:
  static constexpr int defaultPlayouts = 480, maxPlayouts = 100'000;
  SearchBot(const plan::Plan& plan, const std::shared_ptr<GoalBook>& book, int playouts)
      : greedy_(plan, book), player_(plan, book), hands_(plan, book), playouts_(playouts) {}
  void newHand(const Seed& hand, int seat) override;

 private:
  table::Action decide(table::Engine& engine, const table::State& state, int seat, const table::ActionList& list) override;
  void pickCandidates(int rounds);
  void dropWorse();
  int64_t playOut(table::Engine& engine, table::State state, table::Action first, int seat);

  __extension__ typedef unsigned __int128 Wide;
  struct Tried {
    table::Action action;
    int64_t gain;                    // sum of points beyond the first candidate's
    Wide squares;
  };

  GreedyBot greedy_, player_, hands_;
  int playouts_;
  Seed hand_;
  table::ActionList list_;
  std::vector<GreedyBot::Ranked> candidates_;
  std::vector<Tried> tried_;
};

}  // namespace kaikou::bots
