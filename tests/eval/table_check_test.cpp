// Impossible tables are named; every well-formed table of the corpus passes (corpus_by_hand_test.cpp).
#include "runtime/eval/table_check.h"

#include <catch2/catch.hpp>

#include "tests/eval/case_table.h"

using namespace kaikou;

namespace {

// A plain table: seat 0 wins on 5m drawn, with a pung of 东 from seat 1; seat 1 shows a pung of 3s.
eval::Table goodTable() {
  const auto json = nlohmann::json::parse(R"({"indicator": "9s", "dealer": 0, "seats": [
    {"hand": "123m 456p 5m 789p", "melds": [{"call": "碰", "tiles": "东东东", "from": 1}]},
    {"hand": "123m 456p 7s 789p", "melds": [{"call": "碰", "tiles": "333s", "from": 2}]},
    {"hand": "44m 4488p 11s 南南 西西 6s"}, {"hand": "66m 77m 22p 33p 北北 白白 6s", "aside": ["中"]}],
    "win": {"seat": 0, "tile": "5m", "by": "self_draw"}})");
  eval::Table table;
  REQUIRE(testing::readTable(json, table));
  return table;
}

struct Fixture {
  plan::Plan plan = testing::wuhanPlan();
  eval::Evaluator evaluator{plan};
  std::string message(const eval::Table& table) {
    const auto error = eval::checkTable(plan, evaluator, table);
    return error ? error->message : "";
  }
};

}  // namespace

TEST_CASE("claims that the rules decide", "[eval]") {
  auto message = [](auto change, auto rules) {
    Fixture f;
    rules(f.plan);
    eval::Evaluator evaluator(f.plan);
    eval::Table table = goodTable();
    change(table);
    const auto error = eval::checkTable(f.plan, evaluator, table);
    return error ? error->message : "";
  };
  auto asIs = [](plan::Plan&) {};
  CHECK(message([](eval::Table& t) { t.win.lastTiles = true; }, [](plan::Plan& p) { p.game.lastTiles = 0; }) ==
        "`last_tiles`: these rules have no last tiles");
  CHECK(message([](eval::Table& t) { t.previousWild = 4; }, [](plan::Plan& p) { p.wilds = plan::noReg; }).find("no tile is wild") !=
        std::string::npos);
  CHECK(message([](eval::Table& t) { t.previousWild = 4; }, asIs).empty());
  // A replacement that is one of the last tiles: where a rule asks for both, it may be.
  auto both = [](eval::Table& t) { t.win.afterKong = t.win.lastTiles = true, t.seats[0].aside[31] = 1; };
  auto asksBoth = [](plan::Plan& p) {
    auto at = [&](plan::Op op) {
      for (const auto& instr : p.code)
        if (instr.op == op) return instr.dst;
      return plan::noReg;
    };
    const plan::Reg kong = at(plan::Op::InAfterKong), last = at(plan::Op::InLastTiles);
    REQUIRE(kong != plan::noReg);
    REQUIRE(last != plan::noReg);
    for (auto instr = p.code.rbegin(); instr != p.code.rend(); ++instr)
      if (instr->op == plan::Op::And) {
        instr->a = kong, instr->b = last;
        return;
      }
  };
  CHECK(message(both, asIs) == "`after_kong` together with `last_tiles`");
  CHECK(message(both, asksBoth).empty());
}

TEST_CASE("a possible table passes", "[eval]") { CHECK(Fixture().message(goodTable()).empty()); }

TEST_CASE("impossible tables say what is wrong", "[eval]") {
  Fixture f;
  auto broken = [&](auto change) {
    eval::Table table = goodTable();
    change(table);
    return f.message(table);
  };
  using T = eval::Table;
  CHECK(broken([](T& t) { --t.seats[2].hand[3]; }) == "a hand of the wrong size: 12 tiles beside 0 melds instead of 13");
  CHECK(broken([](T& t) { t.seats[3].hand[5] += 3, t.seats[3].hand[6] -= 2, --t.seats[3].hand[10]; }) ==
        "5 copies of `6万` where there are 4");
  CHECK(broken([](T& t) { t.win.from = 1; }) == "`from` with a self-drawn tile");
  CHECK(broken([](T& t) { t.win.by = eval::WinBy::Discard; }) ==
        "the seat that the winning tile came from is missing");
  CHECK(broken([](T& t) { t.win.by = eval::WinBy::Discard, t.win.from = 0; }) == "nobody wins from himself");
  CHECK(broken([](T& t) { t.win.afterKong = t.win.lastTiles = true; }) ==
        "`after_kong` together with `last_tiles`");
  CHECK(broken([](T& t) { t.win.afterKong = true; }).empty());
  CHECK(broken([](T& t) { t.win.lastTiles = true; }).empty());
  CHECK(broken([](T& t) { t.win.by = eval::WinBy::RobKong, t.win.from = 1; }) ==
        "the robbed seat shows no meld that the tile could be added to");
  CHECK(broken([](T& t) { t.win.by = eval::WinBy::RobKong, t.win.from = 1, t.win.tile = 20; }).empty());
  CHECK(broken([](T& t) { t.seats[0].hand = {}, t.seats[0].handKnown = false; }) == "the hand of the winner is not told");
  CHECK(broken([](T& t) { t.seats[2].hand = {}, t.seats[2].handKnown = false; }).empty());
  CHECK(broken([](T& t) { t.dealer = 4; }) == "the dealer is no seat of the game");
  CHECK(broken([](T& t) { t.seats[0].melds[0].from = 0; }) == "nobody claims from himself");
  CHECK(broken([](T& t) { t.seats[0].melds[0].from = -1; }).find("needs `from`") != std::string::npos);
  CHECK(broken([](T& t) {
          t.seats[0].melds[0] = {testing::Chow, eval::MeldForm::Run, 27, 3};
        }) == "a run of tiles that have no suit");
  CHECK(broken([](T& t) {
          t.seats[0].melds[0] = {testing::Chow, eval::MeldForm::Run, 8, 3};
        }) == "a run that leaves its suit");
  CHECK(broken([](T& t) {
          t.seats[0].melds[0] = {testing::Chow, eval::MeldForm::Run, 10, 2};
        }).find("another seat than the one before") != std::string::npos);
  CHECK(broken([](T& t) { t.seats[0].melds[0].tile = 31; }).find("may not use") != std::string::npos);
  CHECK(broken([](T& t) { t.seats[0].melds[0].form = eval::MeldForm::Quad; }).find("not the tiles of") !=
        std::string::npos);
  CHECK(broken([](T& t) { t.seats[3].aside[3] = 1; }) == "`4万` cannot be set aside");
  CHECK(broken([](T& t) { t.offenderCount = 1, t.offenders[0] = 2; }) ==
        "offenders without a duty to offend against");
}
