// Random legal wins hold few wilds; bots that can choose keep them. Both are measured, for what a rate is depends on it.
#include "bench/played_wins.h"

#include <string>

#include "bots/bot.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/engine.h"

namespace kaikou::bench {

std::vector<eval::Table> playedWins(const plan::Plan& plan, size_t count) {
  std::vector<eval::Table> wins;
  if (plan::verifyPlayable(plan)) return wins;
  std::string error;
  const auto bots = bots::makeBots(std::vector<std::string>(plan.game.seats, "greedy"), plan, error);
  if (bots.empty()) return wins;
  table::Engine engine(plan);
  table::Match match;
  table::State state;
  table::ActionList list;
  match.seed = Seed::ofText("played wins");
  for (uint32_t hand = 0; wins.size() < count && hand < 8 * count; ++hand) {
    match.hand = hand;
    match.dealer = static_cast<uint8_t>(hand % static_cast<uint32_t>(engine.seats()));
    for (size_t seat = 0; seat < bots.size(); ++seat) bots[seat]->newHand(match.seed.forHand(hand), static_cast<int>(seat));
    engine.begin(match, state);
    while (state.stage != table::Stage::Over) {
      const int seat = engine.nextToAct(state);
      engine.legal(state, seat, list);
      if (list.empty()) return wins;
      const table::Action action = bots[static_cast<size_t>(seat)]->choose(engine, state, seat, list);
      if (engine.apply(state, action) != table::Refusal::None) return wins;
    }
    if (state.outcome.kind != table::Outcome::Won) continue;
    for (int i = 0; i < state.outcome.winnerCount && wins.size() < count; ++i) wins.push_back(engine.wonTable(state, i));
  }
  return wins;
}

int percentWithWilds(const plan::Plan& plan, const std::vector<eval::Table>& wins) {
  eval::Evaluator evaluator(plan);
  size_t with = 0;
  for (const eval::Table& table : wins) {
    plan::TileSet wilds = 0;
    if (evaluator.dealSet(table, plan.wilds, wilds)) continue;
    bool holds = wilds >> table.win.tile & 1;
    for (size_t k = 0; k < plan.kinds.size(); ++k) holds |= (wilds >> k & 1) && table.seats[static_cast<size_t>(table.win.seat & 3)].hand[k];
    with += holds;
  }
  return wins.empty() ? 0 : static_cast<int>((100 * with + wins.size() / 2) / wins.size());
}

}  // namespace kaikou::bench
