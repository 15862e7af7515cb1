// Distances of hands: known ones, and that neighbours agree with preparing them.
#include "bots/goal_hand.h"

#include <catch2/catch.hpp>
#include <random>

#include "runtime/tile/tile_notation.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;
using namespace kaikou::bots;

namespace {

HandTiles handOf(const plan::Plan& plan, const std::string& text) {
  std::vector<uint8_t> kinds;
  tile::TileError error;
  REQUIRE(tile::TileNotation(plan).parse(text, kinds, error));
  HandTiles hand;
  for (const uint8_t kind : kinds) {
    const TileSet bit = TileSet{1} << kind;
    if (const int have = hand.counts[kind]++) hand.more[static_cast<size_t>(have) - 1] |= bit;
    hand.held |= bit;
  }
  return hand;
}

int needOf(const plan::Plan& plan, GoalForm form, const std::string& text, int wilds = 0, int melds = 0, TileSet pairs = ~TileSet{0}) {
  const TileSet all = (TileSet{1} << plan.kinds.size()) - 1;
  const GoalTemplate of{form, 0, all, form == GoalForm::AnyTiles ? 14 : form == GoalForm::Pairs ? 7 : 4, form != GoalForm::AnyTiles};
  const Goal goal{0, all, pairs & all, 4};
  const GoalTables tables = tablesFor(plan, of, goal);
  HandTiles hand = handOf(plan, text);
  hand.wilds = wilds;
  GoalHand near;
  near.prepare(of, goal, tables, hand, melds);
  return near.need();
}

}  // namespace

TEST_CASE("tiles that have to come", "[bots]") {
  const auto plan = testing::botPlan("kaikoufan");
  CHECK(needOf(*plan, GoalForm::Melds, "123m 456m 789p 11s 55s") == 1);
  CHECK(needOf(*plan, GoalForm::Melds, "123m 456m 789p 11s 555s") == 0);
  CHECK(needOf(*plan, GoalForm::Melds, "123m 456m 789p 1s 5s 9s 东") == 3);   // a pair of one of them, two with another
  CHECK(needOf(*plan, GoalForm::Melds, "147m 258p 369s 东 南 西 北") == 9);
  CHECK(needOf(*plan, GoalForm::Melds, "147m 258p 369s 东 南 西", 1) == 8);
  CHECK(needOf(*plan, GoalForm::Melds, "123m 55p", 0, 3) == 0);
  CHECK(needOf(*plan, GoalForm::Melds, "123m 5p", 0, 3) == 1);
  CHECK(needOf(*plan, GoalForm::Triplets, "111m 222m 33p 44s 55s 7s") == 2);
  CHECK(needOf(*plan, GoalForm::Triplets, "111m 222m 33p 44s 55s", 1) == 1);
  CHECK(needOf(*plan, GoalForm::Pairs, "1122m 3344p 55s 6s 7s 8s") == 2);
  CHECK(needOf(*plan, GoalForm::AnyTiles, "1122m 3344p") == 6);
  // The pair has to be of a kind that may be one.
  const TileSet second = TileSet{1} << 1;
  CHECK(needOf(*plan, GoalForm::Melds, "123m 456m 789p 111s 99s", 0, 0, second) == 2);
  CHECK(needOf(*plan, GoalForm::Melds, "123m 456m 789p 111s 99s", 0, 0, TileSet{1} << 26) == 0);
}

TEST_CASE("a tile less or more is what preparing that hand says", "[bots]") {
  const auto plan = testing::botPlan("kaikoufan");
  std::mt19937 random(3);
  const TileSet all = (TileSet{1} << plan->kinds.size()) - 1;
  for (const GoalForm form : {GoalForm::Melds, GoalForm::Triplets, GoalForm::AnyTiles}) {
    for (int round = 0; round < 60; ++round) {
      const TileSet tiles = round % 3 ? all : TileSet{0x1ff} << 9;
      const GoalTemplate of{form, 0, tiles, form == GoalForm::AnyTiles ? 14 : 4, form != GoalForm::AnyTiles};
      const Goal goal{0, tiles, all, 2};
      const GoalTables tables = tablesFor(*plan, of, goal);
      HandTiles hand;
      auto give = [](HandTiles& to, int kind) {
        if (const int have = to.counts[kind]++) to.more[static_cast<size_t>(have) - 1] |= TileSet{1} << kind;
        to.held |= TileSet{1} << kind;
      };
      for (int i = 0; i < 14;) {
        const int kind = static_cast<int>(random() % plan->kinds.size());
        if (hand.counts[kind] < 4) give(hand, kind), ++i;
      }
      hand.wilds = static_cast<int>(random() % 3);
      GoalHand near, other;
      near.prepare(of, goal, tables, hand, 0);
      for (int kind = 0; kind < static_cast<int>(plan->kinds.size()); ++kind) {
        if (hand.counts[kind]) {
          HandTiles less = hand;
          less.take(kind);
          other.prepare(of, goal, tables, less, 0);
          CHECK(near.without(kind) == other.need());
        }
        if (hand.counts[kind] < 4) {
          HandTiles more = hand;
          give(more, kind);
          other.prepare(of, goal, tables, more, 0);
          CHECK(near.with(kind) == other.need());
          if (other.need() < near.need()) CHECK((near.useful() >> kind & 1) == 1);
        }
      }
      if (hand.wilds) {
        HandTiles less = hand;
        --less.wilds;
        other.prepare(of, goal, tables, less, 0);
        CHECK(near.withoutWild() == other.need());
      }
    }
  }
}
