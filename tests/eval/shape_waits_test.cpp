// Waits against the tables of readings: a tile completes a shape if the hand with it has a reading.
#include "runtime/eval/shape_waits.h"

#include <random>

#include <catch2/catch.hpp>

#include "runtime/eval/readings.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using plan::ShapeForm;

namespace {

plan::Plan planOf(std::vector<plan::Shape> shapes) {
  testing::PlanBuilder b;
  b.addSuit("m", "m", 7);
  b.addSuit("p", "p", 5);
  b.addHonours({"E", "S", "W"});
  b.plan.shapes = std::move(shapes);
  b.plan.game.handSize = 13;
  return b.finish();
}

plan::TileSet byReadings(const plan::Plan& plan, eval::ReadingCollector& collector, const eval::SeatTable& own, plan::TileSet wilds, bool byShape) {
  plan::TileSet found = 0;
  std::vector<eval::ReadingKey> readings;
  for (size_t kind = 0; kind < plan.kinds.size(); ++kind) {
    int held = own.hand[kind];
    for (int i = 0; i < own.meldCount && !byShape; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      const bool run = meld.form == eval::MeldForm::Run;
      held += run ? kind - meld.tile < 3 : (kind == meld.tile) * (meld.form == eval::MeldForm::Quad ? 4 : 3);
    }
    if (held >= plan.kinds[kind].copies) continue;
    eval::Table table;
    table.seats[0] = own;
    table.win.tile = static_cast<uint8_t>(kind);
    eval::HandQuery hand;
    if (!collector.prepare(table, hand)) continue;
    hand.wilds = wilds;
    collector.collect(hand, readings);
    if (!readings.empty()) found |= plan::TileSet{1} << kind;
  }
  return found;
}

}  // namespace

TEST_CASE("waits are the tiles with which a hand has a reading", "[eval][waits]") {
  const plan::TileSet knitted = 0b001'10010'1001001;
  const std::vector<std::vector<plan::Shape>> all = {
      {{0, ShapeForm::Melds, 4, true, 0}},
      {{0, ShapeForm::Melds, 4, true, 0}, {0, ShapeForm::Pairs, 7, false, 0}},
      {{0, ShapeForm::DistinctPairs, 7, false, 0}},
      {{0, ShapeForm::OneEach, 0, true, 0b111'11111'1001111}},
      {{0, ShapeForm::Melds, 2, true, knitted}},
      {{0, ShapeForm::Different, 14, false, 0b111'11111'1111111}},
  };
  std::mt19937 rng(3);
  for (const auto& shapes : all) {
    const plan::Plan plan = planOf(shapes);
    hand::ReadingTables tables(plan);
    eval::ReadingCollector collector(plan, tables);
    eval::ShapeWaits waits(plan);
    int waiting = 0, more = 0;   // that wait for a tile that lies in their own melds, too
    for (int round = 0; round < 4000; ++round) {
      eval::SeatTable own;
      std::array<int, 15> melded{};
      const plan::TileSet wilds = round % 3 ? plan::TileSet{1} << (rng() % 15) | (round % 2 ? plan::TileSet{1} << (rng() % 15) : 0) : 0;
      if (shapes[0].form == ShapeForm::Melds) {
        for (unsigned left = rng() % 3; left; --left) {
          const auto kind = static_cast<uint8_t>(12 + rng() % 3);
          if (!own.hand[kind]++) own.melds[own.meldCount++] = {0, eval::MeldForm::Triplet, kind, 1};
        }
        for (size_t kind = 12; kind < 15; ++kind) melded[kind] = own.hand[kind] ? 3 : 0;
        own.hand = {};
      }
      int left = 13 - 3 * own.meldCount;
      // Near a complete hand: what a shape asks for first, then pairs and single tiles.
      for (int kind = 0; kind < 15 && left > 2; ++kind)
        if ((shapes[0].set >> kind & 1) && rng() % 6) ++own.hand[static_cast<size_t>(kind)], --left;
      while (left > 0) {
        const size_t kind = rng() % 15;
        const int some = std::min<int>(left, 1 + static_cast<int>(rng() % 3));
        if (own.hand[kind] + some + melded[kind] > 4) continue;
        own.hand[kind] = static_cast<uint8_t>(own.hand[kind] + some), left -= some;
      }
      const plan::TileSet expected = byReadings(plan, collector, own, wilds, false), shape = byReadings(plan, collector, own, wilds, true);
      waiting += expected != 0;
      more += shape != expected;
      REQUIRE(waits.of(own, wilds) == expected);
      REQUIRE(waits.of(own, wilds, true) == shape);
      REQUIRE(waits.ofSeat(round % 4, own, wilds) == expected);   // whatever hand the seat had before
      REQUIRE(waits.ofSeat(round % 4, own, wilds, true) == shape);
    }
    CHECK(waiting > 20);
    CHECK((more > 0) == (shapes[0].form == ShapeForm::Melds));
  }
}

TEST_CASE("a hand that changes waits for what it would, were it read anew", "[eval][waits]") {
  const plan::Plan plan = planOf({{0, ShapeForm::Melds, 4, true, 0}, {0, ShapeForm::DistinctPairs, 7, false, 0}});
  eval::ShapeWaits waits(plan);
  std::mt19937 rng(5);
  eval::SeatTable own;
  plan::TileSet wilds = 0;
  int held = 0, waiting = 0;
  for (int step = 0; step < 60000; ++step) {
    const size_t kind = rng() % 15;
    if (own.hand[kind] > 0 && (held > 12 || rng() % 3 == 0)) {
      --own.hand[kind], --held;
    } else if (own.hand[kind] < 4 && held < 14) {
      ++own.hand[kind], ++held;
    }
    if (step % 97 == 0) wilds = rng() % 3 ? 0 : plan::TileSet{1} << rng() % 15;
    if (step % 61 == 0) own.meldCount = 0;
    if (held >= 3 && step % 101 == 0 && own.meldCount < 2) {
      own.melds[own.meldCount++] = {0, eval::MeldForm::Triplet, static_cast<uint8_t>(rng() % 15), 1};
    }
    const plan::TileSet expected = waits.of(own, wilds);
    waiting += expected != 0;
    REQUIRE(waits.ofSeat(2, own, wilds) == expected);
    REQUIRE(waits.ofSeat(2, own, wilds, true) == waits.of(own, wilds, true));
    REQUIRE(waits.ofSeat(2, own, wilds) == expected);
    if (step % 1000 == 0) own.hand[kind] = 9;   // a hand that cannot be waits for nothing, and is put right again
    if (step % 1000 == 0) {
      REQUIRE(waits.ofSeat(2, own, wilds) == 0);
      own.hand[kind] = 0;
      held = 0;
      for (const uint8_t count : own.hand) held += count;
    }
  }
  CHECK(waiting > 500);
}
