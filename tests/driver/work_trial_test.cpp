// The work of a ruleset is bounded before it plays.
#include "compiler/driver/work_trial.h"

#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("K0516 wild tiles that make too many readings", "[driver]") {
  const std::string patterns =
      "pattern 甲 : pairs of equal runs = 2\npattern 乙 : same triplet in 3 suits\npattern 丙 : count tiles in rank 1 > 3\n";
  for (const char* wild : {"wild 癞 = all tiles\n", "wild 癞 = 1m 2m 3m 4m 5m 6m\n"}) {
    INFO(wild);
    auto checked = small(wild + patterns);
    CHECK(checked.codes().find("K0516 5:6") != std::string::npos);
  }
  CHECK_FALSE(small("wild 癞 = 1m\n" + patterns).hasErrors());
  CHECK_FALSE(small("wild 癞 = 中\n").hasErrors());
}

TEST_CASE("shipped rulesets are far from the bound", "[driver][shipped]") {
  driver::Workspace workspace;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  for (const auto& listed : workspace.list()) {
    if (listed.isModule) continue;
    diag::Sink sink;
    auto ruleset = workspace.check(listed.name, sink);
    REQUIRE(ruleset);
    std::string error;
    auto plan = workspace.plan(ruleset, {}, error);
    REQUIRE(plan);
    INFO(listed.name);
    CHECK(driver::worstWork(*plan) < driver::mostWork / 4);
  }
}
