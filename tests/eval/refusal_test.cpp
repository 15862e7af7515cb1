// Explanations of refused wins: what is shown is the reading that the refusal speaks of.
#include <algorithm>
#include <random>

#include <catch2/catch.hpp>

#include "runtime/cases/case_reader.h"
#include "runtime/cases/scorer.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

namespace {

cases::Scorer scorerOf(const char* ruleset) {
  diag::Sink sink;
  std::string error;
  cases::Scorer scorer;
  scorer.plan = test::shippedWorkspace().plan(test::shippedWorkspace().check(ruleset, sink), {}, error);
  REQUIRE(scorer.plan);
  cases::equip(scorer);
  return scorer;
}

struct Refused {
  eval::Settlement settlement;
  eval::Explanation why;
};

Refused refused(cases::Scorer& scorer, const std::string& seat, const std::string& tile) {
  const std::string text = R"({"indicator": "3m", "dealer": 1, "seats": [)" + seat +
                           R"(, null, null, null], "win": {"seat": 0, "tile": ")" + tile + R"(", "by": "self_draw"}})";
  text::TextArena arena;
  cases::CaseFields fields;
  cases::CaseError error;
  eval::Table table;
  Refused out;
  REQUIRE(cases::readCase(text, {false, true, false}, arena, fields, error) == cases::CaseRead::Fine);
  const bool bound = cases::bindTable(scorer, fields, plan::nobody, table, error);
  INFO(error.message);
  REQUIRE(bound);
  REQUIRE(!scorer.evaluator->settle(table, out.settlement));
  REQUIRE(!scorer.evaluator->explain(table, out.settlement, out.why));
  return out;
}

int places(const eval::Reading& reading, uint8_t eval::Group::* mask) {
  int count = 0;
  for (const eval::Group& group : reading.groups) count += __builtin_popcount(group.*mask);
  return count;
}

}  // namespace

TEST_CASE("wilds of a complete hand are wilds, not tiles it lacks", "[eval]") {
  cases::Scorer scorer = scorerOf("kaikoufan");
  const Refused two = refused(scorer, R"({"hand": "33m67s67m4m4m78m", "melds": [{"call": "吃", "tiles": "456p", "from": 3}]})", "3m");
  CHECK(!two.settlement.legal);
  CHECK(two.why.complete);
  CHECK(two.why.tilesShort == -1);
  CHECK(places(two.why.nearest, &eval::Group::wildMask) == 2);
  CHECK(places(two.why.nearest, &eval::Group::otherMask) == 0);
  REQUIRE(!two.why.failing.empty());
  CHECK(static_cast<int>(two.why.failing.front()) == two.settlement.failedNeed);
  CHECK(two.why.nearestFailing.empty());
}

TEST_CASE("an incomplete hand is told what it lacks", "[eval]") {
  cases::Scorer scorer = scorerOf("kaikoufan");
  const Refused one = refused(scorer, R"({"hand": "234s678s78m22p", "melds": [{"call": "碰", "tiles": "111p", "from": 2}]})", "1s");
  CHECK(!one.why.complete);
  CHECK(one.why.tilesShort == 1);
  REQUIRE(one.why.replaced.size() == 1);
  CHECK(places(one.why.nearest, &eval::Group::otherMask) == 1);
  CHECK(places(one.why.nearest, &eval::Group::wildMask) == 0);
  // With a wild in the hand only what it lacks is told as lacking.
  const Refused wild = refused(scorer, R"({"hand": "234s678s7m4m22p", "melds": [{"call": "碰", "tiles": "111p", "from": 2}]})", "1s");
  CHECK(wild.why.tilesShort == 1);
  CHECK(places(wild.why.nearest, &eval::Group::otherMask) == 1);
  const Refused far = refused(scorer, R"({"hand": "147m 258p 369s 东南西北"})", "1p");
  CHECK(far.why.tilesShort == -1);
  CHECK(far.why.lacksOver == 3);
  CHECK(far.why.nearest.groups.empty());
}

TEST_CASE("whatever refuses a win, the explanation agrees with it", "[eval]") {
  std::mt19937 random(5);
  for (const char* ruleset : {"kaikoufan", "koukoufan", "pizi"}) {
    cases::Scorer scorer = scorerOf(ruleset);
    int complete = 0, incomplete = 0;
    for (int i = 0; i < 150; ++i) {
      eval::Table table;
      table.indicator = 2, table.dealer = 1;
      for (eval::SeatTable& seat : table.seats) seat.handKnown = false;
      eval::SeatTable& own = table.seats[0];
      own.handKnown = true;
      for (int melds = 0; melds < 4; ++melds) {
        const int low = 9 * static_cast<int>(random() % 3) + static_cast<int>(random() % 7);
        for (int k : {low, low + 1, low + 2}) ++own.hand[k];
      }
      const int pair = static_cast<int>(random() % 34);
      own.hand[pair] = static_cast<uint8_t>(own.hand[pair] + 2);
      if (i % 2) {
        int k = 0;
        while (!own.hand[k]) ++k;
        --own.hand[k], ++own.hand[static_cast<int>(random() % 34)];
      }
      int last = 33;
      while (!own.hand[last]) --last;
      --own.hand[last];
      table.win = {0, static_cast<uint8_t>(last), eval::WinBy::SelfDraw, plan::nobody, false, false};
      eval::Settlement settlement;
      eval::Explanation why;
      if (scorer.evaluator->settle(table, settlement) || settlement.legal) continue;
      REQUIRE(!scorer.evaluator->explain(table, settlement, why));
      bool whole = false;
      REQUIRE(!scorer.evaluator->complete(table, whole));
      CHECK(why.complete == whole);
      if (settlement.failedNeed >= 0)
        CHECK(std::find(why.failing.begin(), why.failing.end(), static_cast<uint32_t>(settlement.failedNeed)) != why.failing.end());
      if (why.complete) CHECK(places(why.nearest, &eval::Group::otherMask) == 0);
      else if (why.tilesShort > 0) CHECK(places(why.nearest, &eval::Group::otherMask) == why.tilesShort);
      CHECK(why.replaced.size() == static_cast<size_t>(std::max(why.tilesShort, 0)));
      ++(why.complete ? complete : incomplete);
    }
    CHECK(complete > 5);
    CHECK(incomplete > 5);
  }
}
