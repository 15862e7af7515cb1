// Counts of hands against plain enumeration on small games, and against figures that others computed for the whole game.
#include "analysis/count_hands.h"

#include <catch2/catch.hpp>

#include "runtime/eval/evaluator.h"
#include "tests/analysis/small_games.h"

using namespace kaikou;
using analysis::CountedTable;
using analysis::Figures;
using analysis::HandCount;
using analysis::WideCount;

namespace {

/// Every hand, one by one, asked of the evaluator.
class Enumeration {
 public:
  Enumeration(const plan::Plan& plan, bool ready, bool dealer) : plan_(plan), ready_(ready), evaluator_(plan) {
    winner_ = dealer ? 0 : 1;
  }

  Figures count() {
    const bool turns = plan_.game.hasIndicator;
    for (size_t k = 0; k < (turns ? plan_.kinds.size() : 1); ++k) {
      eval::Table table;
      table.indicator = static_cast<uint8_t>(turns ? k : 0);
      for (auto& seat : table.seats) seat.handKnown = false;
      table.seats[static_cast<size_t>(winner_)].handKnown = true;
      hand_ = {};
      copies_.clear();
      for (const plan::Kind& kind : plan_.kinds) copies_.push_back(kind.copies);
      if (turns) --copies_[k];
      times_ = turns ? plan_.kinds[k].copies : 1;
      walk(table, 0, plan_.game.handSize + !ready_, 1);
    }
    return sum_;
  }

 private:
  void walk(eval::Table& table, size_t kind, int left, uint64_t ways) {
    if (kind == copies_.size()) {
      if (left || !fits(table)) return;
      sum_.distinct += 1;
      sum_.weighted += ways * times_;
      return;
    }
    for (unsigned n = 0; n <= copies_[kind] && static_cast<int>(n) <= left; ++n) {
      hand_[kind] = static_cast<uint8_t>(n);
      walk(table, kind + 1, left - static_cast<int>(n), ways * analysis::choose(copies_[kind], n));
    }
    hand_[kind] = 0;
  }

  bool fits(eval::Table& table) {
    eval::SeatTable& own = table.seats[static_cast<size_t>(winner_)];
    own.hand = hand_;
    bool holds = false;
    if (ready_) {
      REQUIRE_FALSE(evaluator_.ready(table, winner_, holds));
      return holds;
    }
    for (size_t k = 0; k < copies_.size() && !holds; ++k) {
      if (!hand_[k]) continue;
      own.hand = hand_;
      --own.hand[k];
      table.win = {static_cast<int8_t>(winner_), static_cast<uint8_t>(k), eval::WinBy::SelfDraw, plan::nobody, false, false};
      REQUIRE_FALSE(evaluator_.legal(table, true, holds));
    }
    return holds;
  }

  const plan::Plan& plan_;
  const bool ready_;
  eval::Evaluator evaluator_;
  int winner_;
  eval::TileCounts hand_{};
  std::vector<unsigned> copies_;
  uint64_t times_ = 1;
  Figures sum_;
};

void same(const HandCount& counted, const Figures& plain) {
  if (counted.undecided) FAIL_CHECK(counted.undecided->reason);
  CHECK(counted.fitting.distinct.text() == plain.distinct.text());
  CHECK(counted.fitting.weighted.text() == plain.weighted.text());
}

void compare(const std::string& text) {
  INFO(text);
  auto plan = test::planOf(text);
  REQUIRE(plan);
  analysis::HandCounter counter(*plan);
  for (bool dealer : {false, true}) {
    CountedTable table;
    table.dealer = dealer;
    same(counter.winning(table), Enumeration(*plan, false, dealer).count());
    same(counter.ready(table), Enumeration(*plan, true, dealer).count());
  }
  for (size_t p = 0; p < plan->patterns.size(); ++p) {
    INFO(plan->origins[plan->patterns[p].origin].name);
    plan::Plan with = *plan;
    with.needs.push_back({plan->patterns[p].origin, plan->patterns[p].holds, true, false});
    with.asking.clear();
    same(counter.winningWith({}, p), Enumeration(with, false, false).count());
  }
}

const char* plainDeal = "deal { seats 3 hand 4, dealer 5 }";
const char* turningDeal = "deal { seats 3 hand 4, dealer 5 indicator head of wall }";

std::string figures(const char* rules, bool ready = false, int melds = 0) {
  const std::string text = std::string("ruleset small_game\n") +
                           "tiles { suit 万 m 1..9 copies 4 suit 筒 p 1..9 copies 4 suit 条 s 1..9 copies 4"
                           " honour 东 南 西 北 白 发 中 copies 4 }\ndeal { seats 4 hand 13, dealer 14 }\n" + rules;
  auto plan = test::planOf(text);
  REQUIRE(plan);
  analysis::HandCounter counter(*plan);
  CountedTable table;
  table.melds = melds;
  const HandCount count = ready ? counter.ready(table) : counter.winning(table);
  if (count.undecided) return count.undecided->reason;
  return count.fitting.distinct.text() + " " + count.fitting.weighted.text();
}

}  // namespace

TEST_CASE("hands counted by classes are those found one by one", "[analysis]") {
  const char* melds = "shape 平 \"平\" = 1 melds and a pair\n";
  compare(test::smallGame(plainDeal, melds));
  compare(test::smallGame(plainDeal, std::string(melds) + "need 将 \"将\" : pair in {rank 2 4}\n"));
  compare(test::smallGame(plainDeal, "shape 乱 \"乱\" = any tiles\nneed 色 \"色\" : all tiles in one suit\n"));
  compare(test::smallGame(plainDeal, std::string(melds) + "shape 乱 \"乱\" = any tiles\n"
                                     "pattern 刻 \"刻\" of 平 : every meld is triplet\n"
                                     "pattern 净 \"净\" : all tiles in {rank 1 2}\n"
                                     "pattern 暗 \"暗\" of 平 : any meld triplet concealed\n"
                                     "need 番 \"番\" : shape is 平 or 净\n"));
  compare(test::smallGame(plainDeal, std::string(melds) + "need 等 \"等\" : wait is open or pair\npattern 边 \"边\" : wait is edge or closed\n"));
  compare(test::smallGame(plainDeal, std::string(melds) + "need 等 \"等\" : wait is closed or triplet\n"));
  compare(test::smallGame(plainDeal, std::string(melds) + "need 张 \"张\" : winning tile in {rank 1 4} or count {rank 2} in hand >= 2\n"));
  compare(test::smallGame(plainDeal, std::string(melds) + "need 庄 \"庄\" : winner is dealer or no 中 in hand\n"));
  compare(test::smallGame("deal { seats 3 hand 5, dealer 6 }", "shape 对 \"对\" = 3 pairs\nshape 异 \"异\" = 3 distinct pairs\n"
                          "pattern 异 \"异\" of 异 : yes\npattern 纯 \"纯\" : all tiles in one suit\n"));
  compare(test::smallGame(plainDeal, "shape 幺 \"幺\" = one each of {1m 4m 1p 4p} and one more\n"));
}

TEST_CASE("hands with wild tiles counted by classes are those found one by one", "[analysis]") {
  const char* melds = "shape 平 \"平\" = 1 melds and a pair\n";
  compare(test::smallGame(turningDeal, std::string("wild 癞 \"癞\" = next indicator\n") + melds));
  compare(test::smallGame(turningDeal, std::string("wild 癞 \"癞\" = next indicator\n") + melds +
                                       "shape 乱 \"乱\" = any tiles\n"
                                       "pattern 净 \"净\" : all tiles in {rank 1 2}\n"
                                       "need 型 \"型\" : shape is 平 or 净\nneed 将 \"将\" : 净 or pair in {rank 2 4 中}\n"
                                       "need 少 \"少\" : count 癞 in hand <= 1 or 净\n"));
  compare(test::smallGame(turningDeal, std::string("wild 癞 \"癞\" = next indicator\n") + melds +
                                       "pattern 硬 \"硬\" : every wild as itself\npattern 软 \"软\" : count wilds as others = 1\n"
                                       "need 不硬 \"不硬\" : not 硬 or self drawn\n"));
  compare(test::smallGame(plainDeal, std::string("wild 癞 \"癞\" = 1m 4p 中\n") + melds + "need 将 \"将\" : pair in {rank 2 3}\n"));
  compare(test::smallGame(plainDeal, std::string("wild 癞 \"癞\" = 2m\n") + melds + "need 等 \"等\" : wait is closed or pair\n"));
}

TEST_CASE("questions about what is held and how melds relate are counted by classes as one by one", "[analysis]") {
  const char* melds = "shape 平 \"平\" = 1 melds and a pair\n";
  const std::string any = "shape 乱 \"乱\" = any tiles\n";
  compare(test::smallGame(plainDeal, any + "need 对 \"对\" : kinds in hand 2 = 2\npattern 双 \"双\" : kinds in hand 2 or more in {rank 1 2} >= 2\n"));
  compare(test::smallGame(plainDeal, any + "need 色 \"色\" : suits in hand = 2\npattern 全 \"全\" : suits held = 1\n"));
  compare(test::smallGame(plainDeal, any + "need 龙 \"龙\" : holds 1234 in one suit\n"));
  compare(test::smallGame(plainDeal, any + "need 种 \"种\" : kinds held 2 or more = 1\npattern 色 \"色\" : suits in tiles = 2\n"));
  compare(test::smallGame(turningDeal, std::string("wild 癞 \"癞\" = next indicator\n") + melds + any +
                                       "need 种 \"种\" : kinds in hand 2 or more in {rank 2 3} <= 1 or kinds in hand 2 = 1\n"));
  compare(test::smallGame(turningDeal, std::string("wild 癞 \"癞\" = next indicator\n") + melds + "need 将 \"将\" : not wild in pair\n"));
  const char* long_ = "deal { seats 2 hand 7, dealer 8 }";
  compare(test::smallGame(long_, "shape 平 \"平\" = 2 melds and a pair\npattern 般 \"般\" : runs n n in one suit\n"
                                 "pattern 同 \"同\" : runs n n in 2 suits\npattern 步 \"步\" : runs n n+1 in one suit\n"
                                 "need 番 \"番\" : 般 or 同 or any meld triplet\n"));
  compare(test::smallGame(plainDeal, "shape 散 \"散\" = 5 different of knitted 13 24 中\nshape 异 \"异\" = 5 different of {rank 1 2 3 中}\n"
                                     "pattern 散 \"散\" of 散 : yes\n"));
  compare(test::smallGame(plainDeal, "shape 织 \"织\" = one each of {2m 4p}, 1 meld\nshape 异 \"异\" = one each of {1m 3p}, 1 meld\n"
                                     "need 等 \"等\" : wait is closed or shape is 织\n"));
}

TEST_CASE("counts of the whole game are those that others computed", "[analysis]") {
  const char* four = "shape 平 \"平\" = 4 melds and a pair\n";
  CHECK(figures(four) == "11498658 11353128141498");
  CHECK(figures(four, false, 1) == "875418 54780703332");
  CHECK(figures(four, false, 2) == "49332 165372972");
  CHECK(figures(four, false, 3) == "1836 280944");
  CHECK(figures(four, false, 4) == "34 204");
  CHECK(figures("shape 七 \"七\" = 7 distinct pairs\n") == "5379616 1505948184576");
  CHECK(figures("shape 国 \"国\" = one each of {19m 19p 19s 东 南 西 北 白 发 中} and one more\n") == "13 1308622848");
  CHECK(figures("shape 平 \"平\" = 4 melds and a pair\nshape 七 \"七\" = 7 distinct pairs\n"
                "shape 国 \"国\" = one each of {19m 19p 19s 东 南 西 北 白 发 中} and one more\n") == "16873619 12859078207674");
}

TEST_CASE("what cannot be put together is said to be undecided", "[analysis]") {
  const char* melds = "shape 平 \"平\" = 1 melds and a pair\n";
  auto wilds = test::planOf(test::smallGame(plainDeal, std::string("wild 癞 \"癞\" = 1m\n") + melds + "need 等 \"等\" : wait is closed or wild in pair\n"));
  REQUIRE(wilds);
  CHECK(analysis::HandCounter(*wilds).winning({}).undecided);
  auto waits = test::planOf(test::smallGame(plainDeal, std::string(melds) + "need 等 \"等\" : size of waits = 1\n"));
  REQUIRE(waits);
  CHECK(analysis::HandCounter(*waits).winning({}).undecided);
  auto plan = test::planOf(test::smallGame(plainDeal, std::string("call 碰 \"碰\" : triplet on discard, opens\n") + melds +
                                                          "need 口 \"口\" : openings >= 1\n"));
  REQUIRE(plan);
  analysis::HandCounter counter(*plan);
  CountedTable table;
  table.melds = 1;
  HandCount count = counter.winning(table);
  REQUIRE(count.undecided);
  CHECK(plan->origins[count.undecided->origin].name == "口");
  table.told.push_back({0, eval::MeldForm::Triplet, 0, 2});
  count = counter.winning(table);
  REQUIRE_FALSE(count.undecided);
  CHECK(count.fitting.distinct.text() == "8");   // the pairs of what is left; three of 1m are out
  REQUIRE(count.example);
}
