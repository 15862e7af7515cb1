// Everything that a plan has a limit for is told at its place: no mistake of an author ends in a plan that does not verify.
#include <fmt/format.h>

#include "tests/sema/checked_text.h"
#include "tests/shipped_rules.h"

using namespace kaikou;
using namespace kaikou::test;

namespace {

std::string many(int count, const std::string& line) {
  std::string text;
  for (int i = 0; i < count; ++i) text += fmt::format(fmt::runtime(line), i) + "\n";
  return text;
}

}  // namespace

TEST_CASE("K0510 more than a plan holds", "[sema]") {
  const struct { int most; const char* line; const char* rest; } limits[] = {
      {31, "shape s{} = 4 melds and a pair", ""},
      {256, "need n{} : openings >= 0", ""},
      {256, "liable l{} : giver", ""},
      {8, "fact f{} : number = 0", ""},
      {31, "call c{} : triplet in hand", ""},
      {1024, "option o{} : number = 0", ""},
  };
  for (const auto& limit : limits) {
    INFO(limit.line);
    auto over = small(many(limit.most + 1, limit.line) + limit.rest);
    CHECK(over.codes().substr(0, 5) == "K0510");
    CHECK(over.sink.errorCount() == 1);
    CHECK_FALSE(small(many(limit.most, limit.line) + limit.rest).hasErrors());
  }
  CHECK(small("result {\n" + many(9, "r{} = openings") + "}\n").codes() == "K0510 14:1");
  CHECK(small("need 表 : openings < [" + many(3000, "1") + "] at 2\n").codes() == "K0510 5:21");
  CHECK(small("option 表 : list = [" + many(65, "{}") + "]\n").codes().substr(0, 5) == "K0510");
  CHECK(small("choose most openings" + many(20, ", openings + {}") + "\n").codes().substr(0, 5) == "K0510");
  CHECK(small("next dealer {\n" + many(65, "same seat when openings > {}") + "}\n").codes() == "K0510 70:1");
}

TEST_CASE("K0510 more than the course of a hand holds", "[sema]") {
  const std::string mark = "mark 记 of each seat : number up to 3 = 0 {\n";
  CHECK(small(mark + many(65, "adds 1 on draw") + "}\n").codes() == "K0510 70:1");
  CHECK(small(mark + "adds 1 on draw" + many(64, ", discard") + "}\n").codes().substr(0, 5) == "K0510");
  CHECK(small("mark 记 of each seat : one of" + many(65, " w{}") + " = w0\n").codes().substr(0, 5) == "K0510");
  CHECK(small(mark + "}\nstep 步 before play : sets 记 = 1" + many(16, ", sets 记 = {}") + "\n").codes().substr(0, 5) == "K0510");
  CHECK(small(many(65, "restrict r{} : calls none")).codes().substr(0, 5) == "K0510");
  CHECK(small("after win {\n" + many(65, "winner plays on when openings > {}") + "}\n").codes() == "K0510 70:1");
  CHECK(small("after hand end {\n" + many(65, "same dealer when openings > {}") + "}\n").codes() == "K0510 70:1");
  CHECK_FALSE(small("after win {\n" + many(64, "winner plays on when openings > {}") + "}\n").hasErrors());
}

TEST_CASE("K0517 rules that are too large together", "[sema]") {
  auto lines = small("payment {\n" + many(4200, "z{0} : + {0} when openings = 3") + "}\n");
  CHECK(lines.codes().substr(0, 5) == "K0517");
  // What a base takes alone fits, so the place is in the file that goes beyond.
  const std::string over = "ruleset over extends kaikoufan\npayment {\n" + many(4200, "z{0} : + {0} when openings = 3") + "}\n";
  diag::Sink sink;
  shippedWorkspace().check("over.kou", sink, &over);
  REQUIRE(sink.errorCount() == 1);
  for (const auto& one : sink.all())
    if (one.code == diag::Code::RulesTooLarge) CHECK(std::string(shippedWorkspace().sources().name(one.place.file)).ends_with("over.kou"));
  auto steps = small("payment {\n" + many(3000, "z{0} : x {0} when openings of loser > {0}") + "}\n");
  CHECK(steps.codes().substr(0, 5) == "K0517");
}

TEST_CASE("texts that a plan cannot hold", "[sema]") {
  CHECK(small("need 开 \"" + std::string(5000, 'a') + "\" : openings > 0\n").codes() == "K0109 5:8");
  CHECK(CheckedText("ruleset small \"" + std::string(5000, 'a') + "\"\ntiles { suit 万 m 1..9 copies 4 }\nshape 胡 = any tiles\n").codes() ==
        "K0109 1:1");
  CHECK(small("need 开 \"a\x01z\" : openings > 0\n").codes() == "K0110 5:10");
  CHECK(small("need 开 \"a\xc2\x85z\" : openings > 0\n").codes() == "K0110 5:10");
  CHECK(small("need 开 \"a\x7fz\" : openings > 0\n").codes() == "K0110 5:10");
  for (const char* unseen : {"\u202e", "\u2066", "\u2028", "\u009f"})
    CHECK(small("need 开 \"a" + std::string(unseen) + "z\" : openings > 0\n").codes() == "K0110 5:10");
  CHECK(small("need 开 \"a\u200dz\u00a0\t\" : openings > 0\n").codes() == "");
}

TEST_CASE("an error in what a ruleset builds on leads to the ruleset", "[sema]") {
  const std::string text = "ruleset longer extends kaikoufan\noverride deal { hand 16 }\n";
  diag::Sink sink;
  shippedWorkspace().check("longer.kou", sink, &text);
  REQUIRE(sink.hasErrors());
  for (const auto& one : sink.all()) {
    if (one.severity != diag::Severity::Error) continue;
    bool leads = std::string(shippedWorkspace().sources().name(one.place.file)).ends_with("longer.kou");
    for (const auto& label : one.also) leads |= std::string(shippedWorkspace().sources().name(label.place.file)).ends_with("longer.kou");
    CHECK(leads);
  }
}

TEST_CASE("other slips that only a plan's verifier saw", "[sema]") {
  CHECK(CheckedText("ruleset small\ntiles {\nsuit 万 m 1..9 copies 4\nsuit 筒 p 1..9 copies 4\nsuit 条 s 1..9 copies 4\n}\ndeal { hand 8 }\n"
                    "shape 胡 = one each of knitted 147 258 369, 0 melds\n").codes() == "K0305 8:7");
  CHECK(small("call 杠 : quad in hand, draws\nclaims { order win, 杠 }\n").codes() == "K0512 6:21");
  CHECK(small("claims { order win, 碰, 碰 }\n").codes() == "K0512 5:24");
  CHECK(small("claims { order win, win }\n").codes() == "K0512 5:21");
  CHECK(small("pattern 龙 : runs from 1 4 12 in one suit\n").codes() == "K0305 5:13");
  CHECK(CheckedText("ruleset small\ntiles { suit 万 m 1..9 copies 4 suit 筒 m 1..9 copies 4 }\nshape 胡 = 4 melds and a pair\n").codes() ==
        "K0508 2:39");
}

TEST_CASE("tiles are given to seats that follow who gives, and no more than a hand has", "[sema]") {
  CHECK_FALSE(small("step 换 before play : gives 3 tiles to next actor\n").hasErrors());
  CHECK_FALSE(small("step 换 before play : gives 3 tiles to (if 1 = 1 then next (next actor) else previous actor)\n").hasErrors());
  CHECK(small("step 换 before play : gives 3 tiles to dealer\n").codes() == "K0512 5:22");
  CHECK(small("step 换 before play : gives 3 tiles to next dealer\n").codes() == "K0512 5:22");
  CHECK(small("step 换 before play : gives 5 tiles to next actor\n").codes() == "K0305 5:22");
}

TEST_CASE("what happens on any call where there is none", "[sema]") {
  const std::string noCalls = "ruleset small\ntiles { suit 万 m 1..9 copies 4 }\nshape 胡 = 4 melds and a pair\n";
  CHECK(CheckedText(noCalls + "mark 记 of the hand : number up to 3 = 0 { adds 1 on any call }\nneed 开 : 记 = 0\n").codes() == "K0514 4:53");
  CHECK(CheckedText("ruleset small\ntiles { suit 万 m 1..9 copies 5 }\nshape 胡 = 4 melds and a pair\n").codes() == "K0508 2:9");
  CHECK(CheckedText("ruleset small\ntiles { }\nshape 胡 = 4 melds and a pair\n").codes() == "K0506 2:1");
  CHECK(CheckedText("ruleset small\ntiles { flower 春 copies 1 }\nshape 胡 = 4 melds and a pair\n").codes() == "K0506 2:1");
}

TEST_CASE("a need cannot ask who wins on the same tile", "[sema]") {
  CHECK(small("need 头 : first winner is first of winners\n").codes() == "K0512 5:6");
  CHECK(small("need 尾 : last of winners is dealer\n").codes() == "K0512 5:6");
  CHECK(small("let 人 = claimants\nneed 三 : 人 < 3\n").codes() == "K0512 6:6");
  CHECK_FALSE(small("claims { order win, 碰 no winner when claimants = 3 }\n").hasErrors());
}
