// Settling, asking, explaining, on the plan of wuhan_plan.h.
#include "runtime/eval/evaluator.h"

#include <catch2/catch.hpp>

#include "tests/eval/case_table.h"

using namespace kaikou;

namespace {

eval::Table tableOf(const std::string& winner, const std::string& melds, const std::string& win,
                    const std::string& indicator = "9s") {
  const auto json = nlohmann::json::parse(R"({"indicator": ")" + indicator + R"(", "dealer": 0, "seats": [
    {"hand": ")" + winner + R"(", "melds": )" +
                                          melds + R"(},
    {"hand": "1m 4m 7m 1p 4p 7p 3s 6s 9s 东 南 西 北"}, {"hand": "1m 4m 7m 1p 4p 7p 3s 6s 9s 东 南 西 北"},
    {"hand": "1m 4m 7m 1p 4p 7p 3s 6s 9s 东 南 西 北"}], "win": )" +
                                          win + "}");
  eval::Table table;
  REQUIRE(testing::readTable(json, table));
  return table;
}
const char* const pung = R"([{"call": "碰", "tiles": "999m", "from": 1}])";
const char* const drawn5m = R"({"seat": 0, "tile": "5m", "by": "self_draw"})";

}  // namespace

TEST_CASE("a plain win pays base, openings, hard, drawn and dealer", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  REQUIRE(!evaluator.settle(tableOf("123p 456p 789p 5m", pung, drawn5m), out));
  REQUIRE(out.legal);
  CHECK(out.payments == std::array<int64_t, 4>{48, -16, -16, -16});
  CHECK(out.results[0] == 1);
}

TEST_CASE("a refusal names the furthest need", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  auto failed = [&](const eval::Table& table) {
    REQUIRE(!evaluator.settle(table, out));
    REQUIRE(!out.legal);
    return plan.origins[plan.needs[out.failedNeed].origin].name;
  };
  CHECK(failed(tableOf("123p 456p 789p 123m 5m", "[]", drawn5m)) == "开口");
  CHECK(failed(tableOf("123p 456p 789p 6m", pung, drawn5m)) == "牌型");
  CHECK(failed(tableOf("123p 456p 789p 4m", pung, R"({"seat": 0, "tile": "4m", "by": "self_draw"})")) ==
        "将对");
  CHECK(failed(tableOf("123p 456p 11s 5m 5m", pung, R"({"seat": 0, "tile": "8p", "by": "self_draw"})")) ==
        "少癞");
}

TEST_CASE("a wrong size has no reading", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  REQUIRE(!evaluator.settle(tableOf("123p 456p 5m", pung, drawn5m), out));
  CHECK(!out.legal);
  CHECK(out.shape == 0xff);
}

TEST_CASE("a table without a winner leaves nothing behind", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  const eval::Table won = tableOf("123p 456p 789p 5m", pung, drawn5m);
  eval::Table over = won;
  over.nobodyWon = over.drawnHand = true;
  for (int round = 0; round < 2; ++round) {
    // Everything that the table phase computes is asked, winner or none.
    for (const plan::Instr& in : plan.code) {
      if (plan.isLane(in.dst)) continue;
      Num value;
      (void)evaluator.tableValue(over, in.dst, value);
      if (in.op == plan::Op::Openings) CHECK(value == Num(0));
    }
    eval::Settlement out;
    REQUIRE(!evaluator.settle(won, out));
    CHECK(out.payments == std::array<int64_t, 4>{48, -16, -16, -16});
  }
}

TEST_CASE("ready and waits", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  const eval::Table table = tableOf("123p 456p 78p 55m", pung, drawn5m);
  bool ready = false;
  REQUIRE(!evaluator.ready(table, 0, ready));
  CHECK(ready);
  REQUIRE(!evaluator.ready(table, 1, ready));
  CHECK(!ready);
  std::vector<eval::Evaluator::Wait> waits;
  REQUIRE(!evaluator.waits(table, 0, waits));
  std::vector<int> tiles;
  for (const auto& w : waits) {
    tiles.push_back(w.tile);
    CHECK(w.byDraw);
    CHECK(w.byDiscard == (w.tile != 18));  // nobody wins on a discarded wild
  }
  CHECK(tiles == std::vector<int>{11, 14, 17, 18});
}

TEST_CASE("an untold hand is a fault only where it matters", "[eval]") {
  testing::WuhanOptions options;
  options.contract = testing::WuhanOptions::NotPairs;
  const plan::Plan plan = testing::wuhanPlan(options);
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  const char* const four =
      R"([{"call": "碰", "tiles": "999m", "from": 1}, {"call": "碰", "tiles": "888m", "from": 1},
    {"call": "碰", "tiles": "666m", "from": 1}, {"call": "碰", "tiles": "333p", "from": 1}])";
  eval::Table table =
      tableOf("123p 456p 789p 5m", pung, R"({"seat": 0, "tile": "5m", "by": "discard", "from": 2})");
  table.seats[2].handKnown = false;
  CHECK(!evaluator.settle(table, out));
  CHECK(out.legal);
  table = tableOf("5m", four, R"({"seat": 0, "tile": "5m", "by": "discard", "from": 2})");
  CHECK(!evaluator.settle(table, out));
  CHECK(out.liable == 2);
  table.seats[2].handKnown = false;
  const auto fault = evaluator.settle(table, out);
  REQUIRE(fault);
  CHECK(fault->reason == "the hand of seat 2 is not told");
}

TEST_CASE("points that are not whole are a fault", "[eval]") {
  testing::WuhanOptions options;
  options.bigSelfDraw = Num(1, 7);
  const plan::Plan plan = testing::wuhanPlan(options);
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  const auto fault = evaluator.settle(tableOf("111p 444p 777p 5m", pung, drawn5m), out);
  REQUIRE(fault);
  CHECK(fault->reason.starts_with("points are not whole: seat "));
}

TEST_CASE("a plan that cannot be sliced settles alike", "[eval]") {
  plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator sliced(plan);
  plan::Plan twice = plan;
  twice.code.push_back(twice.code[twice.phases[2].first]);  // a register written twice
  twice.phases[2].count++;
  eval::Evaluator whole(twice);
  for (const char* hand : {"123p 456p 789p 5m", "123p 456p 789p 6m", "11s 456p 789p 22m"}) {
    eval::Settlement a, b;
    const eval::Table table = tableOf(hand, pung, drawn5m);
    REQUIRE(!sliced.settle(table, a));
    REQUIRE(!whole.settle(table, b));
    CHECK(a.legal == b.legal);
    CHECK(a.failedNeed == b.failedNeed);
    CHECK(a.payments == b.payments);
  }
}

TEST_CASE("an explanation shows the reading", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  eval::Explanation why;
  const eval::Table table = tableOf("13p 1s 456p 789p 5m", pung, drawn5m);  // 1s is wild
  REQUIRE(!evaluator.settle(table, out));
  REQUIRE(out.legal);
  REQUIRE(!evaluator.explain(table, out, why));
  REQUIRE(why.reading.groups.size() == 5);
  int wilds = 0, winning = 0, tiles = 0;
  for (const auto& g : why.reading.groups) {
    wilds += __builtin_popcount(g.wildMask), winning += g.hasWinningTile;
    tiles += g.form == eval::Group::Pair ? 2 : 3;
    if (g.wildMask) {
      CHECK(g.tile == 9);
      CHECK(g.wildMask == 2);
    }
  }
  CHECK(wilds == 1);
  CHECK(winning == 1);
  CHECK(tiles == 14);
  CHECK(why.needs.size() == plan.needs.size());
  CHECK(why.owed[1] == -out.payments[1]);
  CHECK(why.lines.size() == 3);  // the winner deals: each loser's line
}

TEST_CASE("an explanation of a refusal counts the missing tiles", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator(plan);
  eval::Settlement out;
  eval::Explanation why;
  auto shortBy = [&](const char* hand, const char* melds) {
    const eval::Table table = tableOf(hand, melds, drawn5m);
    REQUIRE(!evaluator.settle(table, out));
    REQUIRE(!out.legal);
    REQUIRE(!evaluator.explain(table, out, why));
    return why.tilesShort;
  };
  CHECK(shortBy("123p 456p 789p 6m", pung) == 1);
  CHECK_FALSE(why.failing.empty());   // of the hand as it is, not of the tiles it lacks
  CHECK(why.nearest.shape != 0xff);
  CHECK(shortBy("123p 456p 78p 6m 南", pung) == 2);
  CHECK(shortBy("123p 456p 789p 123m 5m", "[]") == -1);
  CHECK(why.failing == std::vector<uint32_t>{1});
}
