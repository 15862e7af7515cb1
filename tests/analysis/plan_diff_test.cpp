// Forms of plans, differences between rulesets, mutants.
#include "analysis/plan_diff.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "analysis/mutation_run.h"
#include "tests/analysis/small_games.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

namespace {

std::shared_ptr<const plan::Plan> shipped(const std::string& name, const driver::OptionValues& values = {}) {
  diag::Sink sink;
  auto ruleset = test::shippedWorkspace().check(name, sink);
  REQUIRE(ruleset);
  text::Bilingual error;
  return test::shippedWorkspace().plan(ruleset, values, error);
}

std::shared_ptr<const plan::Plan> derived(const std::string& rules) {
  INFO(rules);
  const std::string text = "ruleset derived \"改\" / \"derived\" extends kaikoufan\n" + rules;
  diag::Sink sink;
  auto ruleset = test::shippedWorkspace().check("derived.kou", sink, &text);
  REQUIRE(ruleset);
  text::Bilingual error;
  return test::shippedWorkspace().plan(ruleset, {}, error);
}

}  // namespace

TEST_CASE("rulesets that mean the same are proved equal", "[analysis]") {
  auto base = shipped("kaikoufan");
  REQUIRE(base);
  CHECK(analysis::PlanDiff(*base, *base).isSame());
  // Said otherwise: constants worked out by hand, operands the other way round, a value with a name of its own.
  for (const char* rules : {
           "payment { override 硬胡 \"硬胡\" / \"hard win\" : x 4 - 2 when 硬胡 }\n",
           "payment { override 庄 \"庄\" / \"dealer\" : x 2 when (loser is dealer or winner is dealer) and no 大胡 }\n",
           "let 二 \"二\" / \"two\" = 1 + 1\npayment { override 放冲 \"放冲\" / \"gave\" : x (if any 大胡 then 大胡放冲 else 二) when loser is giver }\n",
           "override need 将对 \"将\" / \"x\" : 将一色 or 风一色 or 碰碰胡 or pair in rank 8 5 2 or 清一色\n",
           // `not` moved in and out, `>` for `>=` of a count, `some` for `every`.
           "payment { override 庄 \"庄\" / \"x\" : x 2 when not (any 大胡 or not (winner is dealer) and not (loser is dealer)) }\n",
           "override need 可胡之牌 \"x\" / \"x\" : not (winning tile in 特殊 and not self drawn)\n",
           "override need 少癞 \"x\" / \"x\" : any 大胡 or not (count 癞子 in hand > 1)\n",
           "override need 开口 \"x\" / \"x\" : openings > 0\n",
           "payment { override 封顶 \"x\" / \"x\" : becomes 金顶 when not some loser (value <= 封顶), otherwise at most 封顶 }\n",
           // A choice said as alternatives, a line in another place, a power said otherwise.
           "payment { override 自摸 \"x\" / \"x\" : x 大胡自摸 when self drawn and any 大胡, otherwise x 2 when self drawn }\n",
           "payment { remove 硬胡\n 再硬 before 赢家 \"x\" / \"x\" : x 2 when 硬胡 }\n",
           "tally 自家番 { override 暗杠番 \"x\" / \"x\" : x 2 ^ (2 x count 暗杠) }\n",
       }) {
    auto other = derived(rules);
    REQUIRE(other);
    analysis::PlanDiff diff(*base, *other);
    INFO(rules);
    CHECK(diff.sameSettlements());
    CHECK(diff.isSame());
  }
}

namespace {

/// A shipped ruleset with one piece of its text replaced, against itself.
std::unique_ptr<analysis::PlanDiff> changed(const std::string& base, const std::string& old, const std::string& with, std::vector<std::shared_ptr<const plan::Plan>>& alive) {
  INFO(base << ": " << with);
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  auto ruleset = workspace.check(base, sink);
  REQUIRE(ruleset);
  std::string text(workspace.sources().text(sema::flatOf(*ruleset).headerPlace.file));
  text.resize(text.find("\nexample ") + 1);
  const size_t at = text.find(old);
  REQUIRE(at != std::string::npos);
  text.replace(at, old.size(), with);
  auto other = workspace.check(base + ".kou", sink, &text);
  REQUIRE(other);
  text::Bilingual error;
  alive.push_back(workspace.plan(ruleset, {}, error)), alive.push_back(workspace.plan(other, {}, error));
  REQUIRE(alive.back());
  return std::make_unique<analysis::PlanDiff>(*alive[alive.size() - 2], *alive.back());
}

}  // namespace

TEST_CASE("what a game does besides its settlements is compared too", "[analysis]") {
  std::vector<std::shared_ptr<const plan::Plan>> alive;
  struct Case { const char *base, *old, *with; };
  for (const Case& same : {Case{"sichuan", "self drawn or not 过手", "not (过手 and not self drawn)"}, Case{"sichuan", "[3 5 7 9 11]", "[11 9 7 5 3]"},
                           Case{"sichuan", "= 底 x 2 ^ 番数", "= 2 ^ 番数 x 底"}, Case{"sichuan", "actor { 底 \"底\" / \"base\" : = 2 x 底 }", "actor { 底 \"底\" / \"base\" : = 底 + 底 }"},
                           Case{"riichi", "= if winner is dealer then 6 else 4", "= if winner is not dealer then 4 else 6"}}) {
    INFO(same.base << ": " << same.with);
    CHECK(changed(same.base, same.old, same.with, alive)->isSame());
  }
  for (const Case& other : {Case{"sichuan", "becomes no on own draw", "becomes no on own discard"}, Case{"sichuan", "gives 3 tiles", "gives 2 tiles"},
                            Case{"sichuan", "discards tiles of 缺 first", "discards only tiles of 缺"}, Case{"sichuan", "hands back 下雨 刮风 引杠", "hands back 下雨 刮风"},
                            Case{"sichuan", "next turn after last of winners", "next turn after first of winners"}, Case{"sichuan", "when same waits", "with drawn tile when same waits"},
                            Case{"sichuan", "match ends when hands played >= 局数", "match ends when hands played > 局数"},
                            Case{"sichuan", "on 补杠 from others in play to actor", "on 补杠 from all seats to actor"}, Case{"riichi", "up to 1 on deal", "up to 2 on deal"},
                            Case{"riichi", "every seat (立直数 > 0)", "every seat (立直数 > 1)"}, Case{"riichi", "score >= 1000", "score > 1000"}}) {
    INFO(other.base << ": " << other.with);
    const auto diff = changed(other.base, other.old, other.with, alive);
    CHECK_FALSE(diff->sameGame());
    CHECK_FALSE(diff->isSame());
  }
}

TEST_CASE("what differs is found and put to its rule", "[analysis]") {
  auto base = shipped("kaikoufan");
  struct Case { const char* rules; const char* sort; const char* name; };
  for (const Case& one : {Case{"payment { override 硬胡 \"硬胡\" / \"x\" : x 3 when 硬胡 }\n", "line", "硬胡"},
                          Case{"override need 将对 \"将\" / \"x\" : pair in 将牌 or 清一色 or 将一色 or 风一色\n", "need", "将对"},
                          Case{"remove liable 清一色包\n", "liable", "清一色包"},
                          Case{"tally 自家番 { override 红中杠番 \"红\" / \"x\" : x 3 each count 中 aside }\n", "line", "红中杠番"}}) {
    auto other = derived(one.rules);
    REQUIRE(other);
    analysis::PlanDiff diff(*base, *other);
    CHECK_FALSE(diff.isSame());
    diff.run(12000);
    INFO(one.rules);
    bool found = false;
    for (const auto& difference : diff.differences()) {
      INFO(difference.sort << ' ' << difference.nameA << ' ' << difference.nameB);
      found |= difference.sort == one.sort && (difference.nameA == one.name || difference.nameB == one.name);
      eval::Evaluator a(*base), b(*other);
      eval::Settlement x, y;
      CHECK_FALSE(a.settle(difference.table, x));
      CHECK_FALSE(b.settle(difference.tableB, y));
      CHECK(x.payments == difference.a.payments);
      CHECK(y.payments == difference.b.payments);
    }
    CHECK(found);
    bool changed = false;
    for (const auto& rule : diff.changedRules()) changed |= rule.name == one.name;
    CHECK(changed);
  }
  // A setting of an option, where one limits and the other does not.
  auto unlimited = shipped("kaikoufan", {{"封顶", Num::none()}});
  REQUIRE(unlimited);
  analysis::PlanDiff diff(*base, *unlimited);
  diff.run(12000);
  REQUIRE_FALSE(diff.differences().empty());
  CHECK(diff.differences()[0].nameA == "封顶");
}

TEST_CASE("a mutant is a plan, comes undone, and is told apart by a table or by none", "[analysis]") {
  auto plan = test::planOf(test::smallGame("deal { seats 3 hand 4, dealer 5 }",
                                           "shape 平 \"平\" = 1 melds and a pair\npattern 色 \"色\" : all tiles in one suit\nneed 将 \"将\" : pair in {rank 2 3 4}\n"
                                           "payment { 底 \"底\" : = if 色 then 6 else 2\n 冲 \"冲\" : x 2 when loser is giver\n 庄 \"庄\" : x 3 when winner is dealer and self drawn }\n"));
  REQUIRE(plan);
  analysis::MutationRun run(*plan);
  CHECK(run.mutants().size() > 20);
  // One table pins little down, and what it misses some table tells apart.
  analysis::TableSearch search(*plan, "seed");
  search.run(3000);
  analysis::PinnedTable pinned;
  for (const auto& found : search.tables())
    if (found.settlement.legal && found.table.win.by == eval::WinBy::SelfDraw) pinned.table = found.table, pinned.settlement = found.settlement;
  REQUIRE(pinned.settlement.legal);
  pinned.points = true;
  pinned.results.assign(plan->results.size(), false);
  auto outcomes = run.run({pinned});
  CHECK(outcomes.size() == run.mutants().size());
  const auto killed = std::count_if(outcomes.begin(), outcomes.end(), [](const auto& one) { return one.killedBy >= 0; });
  CHECK(killed > 0);
  CHECK(killed < static_cast<std::ptrdiff_t>(outcomes.size()));
  run.tellApart(outcomes, search);
  size_t told = 0;
  for (const auto& one : outcomes) {
    if (!one.witness) continue;
    ++told;
    eval::Evaluator evaluator(*plan);
    eval::Settlement settlement;
    REQUIRE_FALSE(evaluator.settle(one.witness->table, settlement));
    CHECK(settlement.payments == one.witness->settlement.payments);
    if (one.otherwise) CHECK(analysis::settledOtherwise(*plan, settlement, *plan, *one.otherwise));
  }
  CHECK(told > 0);
  // With every table pinned, what is left is told apart by none.
  std::vector<analysis::PinnedTable> all;
  for (const auto& found : search.tables()) {
    pinned.table = found.table, pinned.settlement = found.settlement, pinned.points = found.settlement.legal, pinned.refused = !found.settlement.legal;
    pinned.refusedBy = found.settlement.legal || found.settlement.failedNeed < 0 ? "" : plan->origins[plan->needs[static_cast<size_t>(found.settlement.failedNeed)].origin].name;
    all.push_back(pinned);
  }
  auto rest = run.run(all);
  std::erase_if(rest, [](const auto& one) { return one.killedBy >= 0; });
  run.tellApart(rest, search);
  for (const auto& one : rest) {
    INFO(run.mutants().at(one.mutant).key);
    CHECK_FALSE((one.witness && one.otherwise && one.otherwise->legal != one.witness->settlement.legal));
  }
  // Undone, it is the plan that it was.
  analysis::Mutants mutants(*plan);
  for (size_t i = 0; i < mutants.size(); ++i) mutants.apply(i), mutants.undo();
  analysis::FormTable forms;
  CHECK(forms.formOf(mutants.plan()).settlement == forms.formOf(*plan).settlement);
}
