// Cases in words.
#include "tell/case_words.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using namespace kaikou::tell;

TEST_CASE("words are read in any grouping and language", "[cli]") {
  const char* forms[] = {
      "indicator 8s\ndealer 1\nseat 0: 22255777m 99s, 碰 555s from 2, 暗杠 8888m, aside 中 发\nwin 0 5m self_draw "
      "after_kong",
      "indicator 8s; dealer 1; seat 0 22255777m 99s ， 碰 555s from 2，暗杠 8888m，aside 中 发；win seat 0 with 5m "
      "self drawn, after kong",
      "indicator 8s dealer 1 seat 0: hand 22255777m 99s meld 碰 555s from 2 meld 暗杠 8888m aside 中 发 win 0 5m "
      "self_draw after_kong",
      "指示牌 8s 庄家 1 座 0：手牌 22255777m 99s 面子 碰 555s 自 2 面子 暗杠 8888m 亮置着 中 发 胡 座 0 以 5m "
      "自己摸到 杠后"};
  for (const char* text : forms) {
    INFO(text);
    CaseFields fields;
    CaseError error;
    const bool fine = readWords(text, fields, error);
    INFO(error.message);
    REQUIRE(fine);
    CHECK(fields.indicator == "8s");
    CHECK(fields.dealer == 1);
    CHECK(fields.seats[0].hand == "22255777m 99s");
    REQUIRE(fields.seats[0].melds.size() == 2);
    CHECK(fields.seats[0].melds[0].tiles == "555s");
    CHECK(fields.seats[0].melds[0].from == 2);
    CHECK(fields.seats[0].melds[1].call == "暗杠");
    CHECK(fields.seats[0].melds[1].from == -1);
    REQUIRE(fields.seats[0].aside.size() == 1);
    CHECK(fields.seats[0].aside[0] == "中 发");
    CHECK_FALSE(fields.seats[1].handKnown);
    CHECK(fields.win.told);
    CHECK(fields.win.tile == "5m");
    CHECK(fields.win.by == eval::WinBy::SelfDraw);
    CHECK(fields.win.afterKong);
    CHECK(looksLikeWords(text));
  }
}

TEST_CASE("other clauses", "[cli]") {
  CaseFields fields;
  CaseError error;
  REQUIRE(
      readWords("previous wild 5m; seat 2: ?, 碰 555s from 0; offenders 1 3; fact a = yes; fact b = 3; fact c = 5m; "
                "win 2 5m robbing 1; waits 2",
                fields, error));
  CHECK(fields.previousWild == "5m");
  CHECK_FALSE(fields.seats[2].handKnown);
  CHECK(fields.offenders == std::vector<int>{1, 3});
  REQUIRE(fields.facts.size() == 3);
  CHECK(fields.facts[1].number == Num(3));
  CHECK(fields.win.by == eval::WinBy::RobKong);
  CHECK(fields.win.from == 1);
  CHECK(fields.waitsSeat == 2);
  REQUIRE(readWords("win 0 5m from 3", fields, error));
  CHECK(fields.win.by == eval::WinBy::Discard);
  CHECK(fields.win.from == 3);
}

TEST_CASE("words that are wrong say where", "[cli]") {
  struct Wrong { const char* text; const char* message; };
  const Wrong all[] = {
      {"dealr 0", "`dealer` expected, not `dealr`"},
      {"dealer 4", "a seat, 0 to 3, expected"},
      {"dealer", "expected, not the end"},
      {"dealer 0 dealer 1", "told twice"},
      {"seat 0: 1m; seat 0: 2m", "told twice"},
      {"seat 0: 1m, 碰", "the tiles of the 碰 expected"},
      {"seat 0: 1m, 碰 111m from", "a seat, 0 to 3, expected"},
      {"win 0 5m", "`self_draw`, `from SEAT`"},
      {"win 0", "the winning tile expected"},
      {"win 0 5m by magic", "expected, not `by`"},
      {"fact a", "`=` expected"},
      {"offenders", "a seat"},
  };
  for (const Wrong& wrong : all) {
    INFO(wrong.text);
    CaseFields fields;
    CaseError error;
    CHECK_FALSE(readWords(wrong.text, fields, error));
    CHECK_THAT(error.message, Catch::Contains(wrong.message));
  }
  CHECK_FALSE(looksLikeWords("{\"id\": 1}"));
  CHECK_FALSE(looksLikeWords("case.json"));
}
