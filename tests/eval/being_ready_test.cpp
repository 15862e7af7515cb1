// Being ready against trying every tile: what completes no shape is left out, and nothing may be lost by that.
#include <random>

#include <catch2/catch.hpp>

#include "runtime/eval/evaluator.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using namespace kaikou::plan;
using eval::WinBy;

namespace {

/// Two needs of the table: no tile of the first suit besides melds, and a number that is a fault where `dividing`.
Plan planOf(bool wild, bool dividing) {
  testing::PlanBuilder b;
  b.addUsualTiles();
  b.plan.shapes = {{0, ShapeForm::Melds, 4, true, 0}, {0, ShapeForm::Pairs, 7, false, 0}};
  b.phase(Phase::Deal);
  if (wild) b.wilds(b.set(TileSet{1} << 31));
  b.phase(Phase::Table);
  const auto winner = b.op(Op::InWinner);
  b.need("few of a suit", b.op(Op::Lt, b.op(Op::HandCount, winner, b.set(0x1ff)), b.number(Num(6))));
  // By a draw a number is divided by the tile less 20: tile 20 is a fault, and those before it may be wins.
  if (dividing)
    b.need("divided", b.op(Op::Or, b.op(Op::InOnDiscard), b.op(Op::Le, b.number(Num(-100)), b.op(Op::Div, b.number(Num(40)), b.op(Op::Sub, b.op(Op::InWinTile), b.number(Num(20)))))));
  b.phase(Phase::Reading);
  b.need("a shape", b.op(Op::Or, b.op(Op::ShapeIs, {}, {}, {}, 0), b.op(Op::ShapeIs, {}, {}, {}, 1)));
  b.plan.game.handSize = 13;
  return b.finish();
}

/// The first tile that makes a legal win, by draw or by discard, or that is a fault.
bool byTrying(const Plan& plan, eval::Evaluator& evaluator, eval::Table table, int seat, bool& ready) {
  ready = false;
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    if (table.seats[static_cast<size_t>(seat)].hand[k] >= plan.kinds[k].copies) continue;
    for (const WinBy by : {WinBy::SelfDraw, WinBy::Discard}) {
      table.win = {};
      table.win.seat = static_cast<int8_t>(seat), table.win.tile = static_cast<uint8_t>(k), table.win.by = by;
      table.win.from = static_cast<int8_t>(by == WinBy::SelfDraw ? nobody : (seat + 3) % 4);
      if (evaluator.legal(table, false, ready)) return false;
      if (ready) return true;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("a seat is ready where some tile makes a legal win", "[eval][ready]") {
  std::mt19937 rng(11);
  for (const bool wild : {false, true}) {
    for (const bool dividing : {false, true}) {
      const Plan plan = planOf(wild, dividing);
      eval::Evaluator evaluator(plan), other(plan);
      int ready = 0, faults = 0;
      for (int round = 0; round < 3000; ++round) {
        eval::Table table;
        const int seat = static_cast<int>(rng() % 4);
        auto& hand = table.seats[static_cast<size_t>(seat)].hand;
        // Three melds or so, and loose tiles.
        int left = 13;
        for (int meld = 0; meld < 4 && left >= 3; ++meld) {
          const size_t first = rng() % 34;
          const bool run = first < 27 && first % 9 < 7 && rng() % 2;
          bool fits = true;
          for (size_t t = 0; t < 3; ++t) fits = fits && hand[run ? first + t : first] + (run ? 1 : 3) <= 4;
          for (size_t t = 0; fits && t < 3; ++t) ++hand[run ? first + t : first], --left;
        }
        while (left > 0)
          if (const size_t kind = rng() % 34; hand[kind] < 4) ++hand[kind], --left;
        if (round % 50 == 0) table.seats[static_cast<size_t>((seat + 1) % 4)].handKnown = false;
        bool expected = false, found = false;
        const bool fine = byTrying(plan, other, table, seat, expected);
        const auto fault = evaluator.ready(table, seat, found);
        REQUIRE(!fault == fine);
        if (fine) REQUIRE(found == expected);
        ready += fine && expected, faults += !fine;
      }
      CHECK(ready > (dividing ? 0 : 100));
      CHECK((faults > 0) == dividing);
    }
  }
}
