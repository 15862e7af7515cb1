// Proofs of never against every table of small games, and the registers of SettledValues against the evaluator.
#include "analysis/never_proof.h"

#include <catch2/catch.hpp>

#include "analysis/rule_analysis.h"
#include "analysis/settled_values.h"
#include "analysis/table_search.h"
#include "tests/analysis/small_games.h"

using namespace kaikou;
using analysis::Failed;
using analysis::Held;
using analysis::Met;

namespace {

/// What every win of a game without melds meets, table by table.
class EveryTable {
 public:
  explicit EveryTable(const plan::Plan& plan) : plan_(plan), evaluator_(plan), values_(plan, evaluator_), points_(plan) {
    met.assign(points_.size(), 0);
    const size_t turned = plan.game.hasIndicator ? plan.kinds.size() : 1;
    for (size_t k = 0; k < turned; ++k) {
      eval::Table table;
      table.indicator = static_cast<uint8_t>(k);
      for (auto& seat : table.seats) seat.handKnown = false;
      table.seats[0].handKnown = true;
      left_.clear();
      for (const plan::Kind& kind : plan.kinds) left_.push_back(kind.copies);
      if (plan.game.hasIndicator) --left_[k];
      walk(table, 0, plan.game.handSize + 1);
    }
  }
  std::vector<uint8_t> met;

 private:
  void walk(eval::Table& table, size_t kind, int open) {
    if (kind == left_.size()) {
      if (!open) wins(table);
      return;
    }
    for (int n = 0; n <= left_[kind] && n <= open; ++n) {
      table.seats[0].hand[kind] = static_cast<uint8_t>(n);
      walk(table, kind + 1, open - n);
    }
    table.seats[0].hand[kind] = 0;
  }
  void wins(eval::Table& table) {
    for (size_t k = 0; k < left_.size(); ++k) {
      if (!table.seats[0].hand[k]) continue;
      --table.seats[0].hand[k];
      for (int dealer = 0; dealer < 2; ++dealer)
        for (int from = 0; from < plan_.game.seats; ++from) {
          table.dealer = static_cast<uint8_t>(dealer);
          table.win = {0, static_cast<uint8_t>(k), from ? eval::WinBy::Discard : eval::WinBy::SelfDraw, static_cast<int8_t>(from ? from : plan::nobody), false, false};
          settle(table);
        }
      ++table.seats[0].hand[k];
    }
  }
  void settle(const eval::Table& table) {
    eval::Settlement settlement;
    REQUIRE_FALSE(evaluator_.settle(table, settlement));
    if (settlement.legal) {
      values_.setTable(table);
      values_.setReading({settlement.shape, settlement.jokers, settlement.features});
      for (const plan::Need& need : plan_.needs)
        if (!values_.holds(need.holds)) FAIL_CHECK("a legal win meets every need");
      for (size_t p = 0; p < plan_.patterns.size(); ++p)
        if (values_.holds(plan_.patterns[p].holds) != settlement.patterns.has(p)) FAIL_CHECK("a pattern has one value");
    }
    std::vector<uint8_t> now;
    points_.meet(settlement, values_, now);
    for (size_t p = 0; p < now.size(); ++p) met[p] |= now[p];
  }

  const plan::Plan& plan_;
  eval::Evaluator evaluator_;
  analysis::SettledValues values_;
  analysis::RulePoints points_;
  std::vector<int> left_;
};

/// Nothing that some table meets is proved never; returns how much of the rest is proved.
size_t compare(const std::string& rules, const char* deal) {
  INFO(rules);
  auto plan = test::planOf(test::smallGame(deal, rules));
  REQUIRE(plan);
  const EveryTable every(*plan);
  analysis::RuleAnalysis analysis(*plan, {});
  const auto& points = analysis.search().points().all();
  size_t proved = 0, never = 0;
  for (size_t p = 0; p < points.size(); ++p)
    for (const Met met : {Held, Failed}) {
      INFO(points[p].key);
      if (points[p].of == analysis::RulePoint::Need && met == Held) continue;
      if (!points[p].answered) continue;
      const bool is = analysis.provedNever(points[p], met);
      if (is && (every.met[p] & met)) FAIL_CHECK("proved never, but there is a table");
      proved += is;
      never += !(every.met[p] & met);
    }
  CHECK(proved <= never);
  return proved;
}

const char* plainDeal = "deal { seats 3 hand 4, dealer 5 }";
const char* turningDeal = "deal { seats 3 hand 4, dealer 5 indicator head of wall }";

}  // namespace

TEST_CASE("what is proved never is met by no table of a small game", "[analysis]") {
  const std::string melds = "shape 平 \"平\" = 1 melds and a pair\n";
  const std::string pay = "payment { 底 \"底\" : = 4\n  庄 \"庄\" : x 2 when winner is dealer or loser is dealer\n  冲 \"冲\" : x 2 when loser is giver\n  封 \"封\" : at most 100 }\n";
  // A pattern that is two suits at once, one that another has always, a need that the shape has anyway.
  CHECK(compare(melds + "pattern 净 \"净\" : all tiles in {1m 2m 3m} and all tiles in {1p 2p 3p}\n"
                        "pattern 色 \"色\" : all tiles in one suit\npattern 刻 \"刻\" : every meld is triplet\n"
                        "need 型 \"型\" : shape is 平\nneed 将 \"将\" : pair in {rank 2 4 中} or not pair in {rank 2 4 中}\n" + pay, plainDeal) >= 2);
  compare(melds + "shape 乱 \"乱\" = any tiles\npattern 净 \"净\" : all tiles in {rank 1 2}\nneed 型 \"型\" : shape is 平 or 净\n"
                  "need 没中 \"没中\" : no 中 in hand or self drawn\n" + pay, plainDeal);
  compare(std::string("wild 癞 \"癞\" = next indicator\n") + melds + "pattern 硬 \"硬\" : every wild as itself\nneed 少 \"少\" : count 癞 in hand <= 1\n"
          "need 等 \"等\" : wait is open or pair\npattern 边 \"边\" : wait is edge\n" + pay, turningDeal);
  // Alternatives: the second never has its turn.
  CHECK(compare(melds + "payment { 底 \"底\" : = 2 when self drawn or won on discard, otherwise = 3 }\n", plainDeal) >= 1);
}

TEST_CASE("a search finds what there is and says nothing else", "[analysis]") {
  auto plan = test::planOf(test::smallGame(plainDeal, "shape 平 \"平\" = 1 melds and a pair\npattern 色 \"色\" : all tiles in one suit\n"
                                                      "pattern 刻 \"刻\" : every meld is triplet\nneed 将 \"将\" : pair in {rank 2 3 4}\n"
                                                      "payment { 底 \"底\" : = if 色 then 3 else 1\n 冲 \"冲\" : x 2 when loser is giver }\n"));
  REQUIRE(plan);
  const EveryTable every(*plan);
  analysis::TableSearch search(*plan, "seed");
  CHECK(search.run(4000));
  for (size_t p = 0; p < search.points().size(); ++p)
    for (const Met met : {Held, Failed}) {
      INFO(search.points().all()[p].key);
      CHECK((search.witness(p, met) != nullptr) == ((every.met[p] & met) != 0));
    }
  // The same seed, the same tables.
  analysis::TableSearch again(*plan, "seed");
  again.run(4000);
  CHECK(again.tables().size() == search.tables().size());
  CHECK(again.legal() == search.legal());
  CHECK(search.faults().empty());
}
