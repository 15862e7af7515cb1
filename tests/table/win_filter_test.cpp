// The filter of wins on random tables: "no" is never wrong, it does say no, and sketches do not drift from their hands.
#include <catch2/catch.hpp>

#include "runtime/table/win_filter.h"
#include "tests/reference/random_tables.h"
#include "tests/table/random_play.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::testing;

namespace {

bool sameSketch(const HandSketch& a, const HandSketch& b) {
  return a.index == b.index && a.lack == b.lack && a.holds == b.holds && a.wilds == b.wilds &&
         a.lackMelds == b.lackMelds && a.pairSaves == b.pairSaves && a.outside == b.outside && a.melds == b.melds;
}

struct Counts { size_t asked = 0, no = 0, legal = 0; };

void askOnRandomTables(const PlayedPlan& played, int count, Counts& counts) {
  INFO(played.name);
  const plan::Plan& plan = *played.plan;
  eval::Evaluator evaluator(plan);
  WinFilter filter(plan, evaluator);
  bench::Random random(count + 7);
  for (int made = 0, tries = 0; made < count && tries < 20 * count; ++tries) {
    State state;
    if (!reference::randomTable(plan, evaluator, random, 1 + tries % 4, state.table)) continue;
    ++made;
    REQUIRE_FALSE(evaluator.dealSet(state.table, plan.wilds, state.wilds));
    for (int seat = 0; seat < plan.game.seats; ++seat) state.sketch[seat] = filter.sketchOf(state, seat);
    const eval::Win win = state.table.win;
    bool legal = false;
    if (evaluator.legal(state.table, false, legal)) continue;
    const bool may = filter.may(state, win.seat, win.tile);
    State drawn = state;
    filter.give(drawn, win.seat, win.tile);
    REQUIRE(sameSketch(drawn.sketch[win.seat], filter.sketchOf(drawn, win.seat)));
    const bool mayDrawn = filter.may(drawn, win.seat, -1);
    REQUIRE(may == mayDrawn);
    if (legal) REQUIRE(may);
    ++counts.asked, counts.no += !may, counts.legal += legal;
    // Other tiles in its place.
    for (int i = 0; i < 4; ++i) {
      const int kind = random.below(static_cast<int>(plan.kinds.size()));
      if (plan.blocks[plan.kinds[kind].block].isFlower) continue;
      if (state.table.seats[win.seat].hand[kind] >= plan.kinds[kind].copies) continue;
      state.table.win.tile = static_cast<uint8_t>(kind);
      if (evaluator.legal(state.table, false, legal)) continue;
      const bool mayOther = filter.may(state, win.seat, kind);
      if (legal) REQUIRE(mayOther);
      ++counts.asked, counts.no += !mayOther, counts.legal += legal;
    }
  }
}

}  // namespace

TEST_CASE("a win that the filter rules out is never legal", "[table][win_filter]") {
  Counts all;
  for (const PlayedPlan& played : playedPlans(1, 5)) askOnRandomTables(played, 400, all);
  CHECK(all.no > all.asked / 20);
  CHECK(all.legal > all.asked / 20);
}

TEST_CASE("sketches do not drift", "[table][win_filter]") {
  for (const PlayedPlan& played : playedPlans(0, 6)) {
    INFO(played.name);
    const plan::Plan& plan = *played.plan;
    eval::Evaluator evaluator(plan);
    WinFilter filter(plan, evaluator);
    bench::Random random(11);
    State state;
    REQUIRE_FALSE(evaluator.dealSet(state.table, plan.wilds, state.wilds));
    state.sketch[1] = filter.empty();
    int held = 0;
    for (int step = 0; step < 3000; ++step) {
      const int kind = random.below(static_cast<int>(plan.kinds.size()));
      auto& hand = state.table.seats[1].hand;
      if (random.chance(held > 16 ? 20 : 60)) {
        if (hand[kind] == plan.kinds[kind].copies || held == 22) continue;
        filter.give(state, 1, kind), ++held;
      } else if (hand[kind]) {
        filter.take(state, 1, kind), --held;
      }
      REQUIRE(sameSketch(state.sketch[1], filter.sketchOf(state, 1)));
    }
    for (size_t kind = 0; kind < plan.kinds.size(); ++kind)
      while (state.table.seats[1].hand[kind]) filter.take(state, 1, static_cast<int>(kind));
    CHECK(sameSketch(state.sketch[1], filter.empty()));
  }
}
