// The lines that `kou bench batch` feeds to `kou score --batch` are cases of their ruleset, whichever it is.
#include <catch2/catch.hpp>

#include "bench/process_bench.h"
#include "bench/random_wins.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/scorer.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

TEST_CASE("tables of every shipped ruleset are read back from their line", "[bench]") {
  driver::Workspace& workspace = test::shippedWorkspace();
  int rulesets = 0;
  for (const driver::Workspace::Listed& listed : workspace.list()) {
    if (listed.isModule || !listed.path.starts_with(KAIKOU_SOURCE_RULESETS)) continue;
    diag::Sink sink;
    std::string error;
    cases::Scorer scorer;
    scorer.plan = workspace.plan(workspace.check(listed.name, sink), {}, error);
    REQUIRE(scorer.plan);
    cases::equip(scorer);
    const auto wins = bench::randomWins(*scorer.plan, 3, 20);
    CHECK(wins.size() == 20);
    for (size_t i = 0; i < wins.size(); ++i) {
      const std::string line = bench::caseLine(*scorer.plan, listed.name, wins[i], i);
      INFO(line);
      text::TextArena arena;
      cases::CaseFields fields;
      cases::CaseError problem;
      eval::Table table;
      const bool read = cases::readCase(line, {}, arena, fields, problem) == cases::CaseRead::Fine &&
                        cases::bindTable(scorer, fields, -1, table, problem);
      INFO(cases::caseErrorText(problem));
      REQUIRE(read);
      CHECK(table.indicator == (scorer.plan->game.hasIndicator ? wins[i].indicator : table.indicator));
      for (size_t seat = 0; seat < scorer.plan->game.seats; ++seat) CHECK(table.seats[seat].hand == wins[i].seats[seat].hand);
      // The course of a hand is no part of the line.
      if (scorer.plan->course.followed) continue;
      eval::Settlement told, meant;
      REQUIRE(!scorer.evaluator->settle(table, told));
      REQUIRE(!scorer.evaluator->settle(wins[i], meant));
      CHECK(told.legal);
      CHECK(told.payments == meant.payments);
    }
    ++rulesets;
  }
  CHECK(rulesets > 10);
}
