// Numbers of the deal and the wall that cannot be, told where they were chosen.
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

namespace {

std::string withDeal(const std::string& deal, const std::string& wall = "") {
  return small(deal + "\n" + (wall.empty() ? "" : wall + "\n")).codes();
}

}  // namespace

TEST_CASE("numbers of the deal out of range", "[sema]") {
  CHECK(withDeal("deal { seats 5 hand 13, dealer 14 }") == "K0305 5:8");
  CHECK(withDeal("deal { seats 4 hand 13, dealer 15 }") == "K0305 5:32");
  CHECK(withDeal("deal { seats 4 hand 13, dealer 12 }") == "K0305 5:32");
  CHECK(withDeal("deal { seats 4 hand 13.5 }") == "K0305 5:21");
  CHECK(withDeal("deal { seats 4.5 hand 13 }").substr(0, 5) == "K0101");
  CHECK(withDeal("deal { seats 4 dice 5 hand 13 }") == "K0305 5:16");
  CHECK(withDeal("deal { seats 4 break at sum of dice hand 13 }") == "K0512 5:16");
  CHECK(withDeal("deal { seats 4 hand 13 indicator upper tile of stack 41 from tail }") == "K0512 5:24");
  CHECK(withDeal("deal { seats 4 hand 13, dealer 14 }").empty());
}

TEST_CASE("walls that do not hold the tiles, or leave nothing to draw", "[sema]") {
  const std::string deal = "deal { seats 4 dice 2 break at sum of dice, skip sum of dice hand 13, dealer 14 }";
  CHECK(withDeal(deal, "wall { stacks 14 }").empty());
  CHECK(withDeal(deal, "wall { stacks 13 }") == "K0512 6:8");
  CHECK(withDeal(deal, "wall { stacks 41 }") == "K0512 6:8");
  CHECK(withDeal(deal, "wall { stacks 99 }") == "K0305 6:8");
  CHECK(withDeal(deal, "wall { keep 59 }") == "K0512 6:13");
  CHECK(withDeal(deal, "wall { keep 58 }").empty());
  CHECK(withDeal(deal, "wall { keep 50 last tiles 9 }") == "K0512 6:27");
  CHECK(withDeal(deal, "wall { keep 50 last tiles 8 }").empty());
  CHECK(withDeal(deal, "wall { keep 1/2 }") == "K0305 6:13");
  CHECK(withDeal("deal { seats 4 dice 4 break at sum of dice, skip sum of dice hand 13 }", "wall { stacks 14 }") == "K0512 5:23");
  CHECK(withDeal("deal { seats 4 hand 13 }", "wall { stacks 14 }").empty());
  CHECK(CheckedText("ruleset small\ntiles { suit 万 m 1..9 copies 4 }\nshape 胡 = 4 melds and a pair\ndeal { seats 4 hand 13 }\n").codes() ==
        "K0512 4:16");
}

TEST_CASE("a number of the base that does not serve is told where it was chosen", "[sema]") {
  auto checked = house("\ndefault 留牌 = 200\n");
  CHECK(checked.codes() == "K0512 3:14");
  REQUIRE(checked.sink.all()[0].also.size() == 1);
  CHECK(checked.sink.all()[0].also[0].text.en() == "asked here");
  CHECK(house("default 留牌 = 1.5\n").codes() == "K0305 2:14");
  CHECK(house("default 海底 = 90\n").codes() == "K0512 2:14");
  CHECK(house("default 留牌 = -1\n").codes().find("2:14") != std::string::npos);
  CHECK(house("override option 留牌 : number = 300\n").codes() == "K0305 2:31");
  const std::string error = house("").planError({{"留牌", Num(200)}});
  CHECK(error.find("nothing is left to draw") != std::string::npos);
  CHECK(error.find("`留牌` is 200") != std::string::npos);
}

TEST_CASE("tiles of a base can be overridden, and its walls go with them", "[sema]") {
  auto checked = house(
      "override tiles { suit 筒 饼 p 1..9 copies 4 suit 条 索 s 1..9 copies 4 honour 东 南 西 北 中 发 白 copies 4 ring 东 南 西 北 发 白 }\n");
  CHECK(checked.codes() == "K0806 2:1");
  REQUIRE(checked.ruleset);
  std::string error;
  auto plan = checked.workspace.plan(checked.ruleset, {}, error);
  REQUIRE(plan);
  CHECK(plan->kinds.size() == 25);
  CHECK(plan->game.stacks == 0);
}
