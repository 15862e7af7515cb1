// The scorer written by hand and the plan agree: 100,000 random wins, legal and illegal, with all that a table may show.
#include "bench/handwritten.h"

#include <catch2/catch.hpp>

#include "tests/reference/comparison.h"

using namespace kaikou;

TEST_CASE("a game written by hand and its plan agree", "[bench]") {
  auto workspace = reference::makeWorkspace();
  diag::Sink sink;
  auto ruleset = workspace->check(bench::handwritten::rulesetName(), sink);
  REQUIRE(ruleset);
  std::string error;
  auto plan = workspace->plan(ruleset, {}, error);
  REQUIRE(plan);
  REQUIRE(bench::handwritten::isThatGame(*plan));

  eval::Evaluator evaluator(*plan);
  bench::Random random(99);
  size_t compared = 0, legal = 0, wrong = 0, liable = 0, hard = 0, patterned = 0;
  while (compared < 100'000) {
    eval::Table table;
    if (!reference::randomTable(*plan, evaluator, random, 4, table)) continue;
    eval::Settlement settlement;
    // What a rule book cannot compute (an untold hand) a scorer of a server never sees.
    if (evaluator.settle(table, settlement)) continue;
    auto score = bench::handwritten::score(table);
    ++compared;
    if (!bench::handwritten::agrees(score, *plan, settlement)) {
      ++wrong;
      UNSCOPED_INFO("table " << compared << ": legal " << score.legal << "/" << settlement.legal << ", patterns " << int{score.patterns}
                             << "/" << settlement.patterns.words[0] << ", hard " << score.hard << ", liable " << int{score.liable} << "/"
                             << int{settlement.liable} << ", winner " << score.payments[static_cast<size_t>(table.win.seat)] << "/"
                             << settlement.payments[static_cast<size_t>(table.win.seat)]);
    }
    if (!score.legal) continue;
    ++legal;
    liable += score.liable >= 0;
    hard += score.hard;
    patterned += score.patterns != 0;
  }
  CHECK(wrong == 0);
  // The comparison met what it is about.
  CHECK(legal > 5'000);
  CHECK(legal < 95'000);
  CHECK(liable > 100);
  CHECK(hard > 1'000);
  CHECK(patterned > 1'000);
}
