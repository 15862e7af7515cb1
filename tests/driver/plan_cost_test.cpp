// Costs by declaration add up to the plan and to the intermediate form.
#include "compiler/driver/plan_cost.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/reference/comparison.h"

using namespace kaikou;

TEST_CASE("costs of declarations add up to the plan", "[driver]") {
  auto workspace = reference::makeWorkspace();
  diag::Sink sink;
  auto ruleset = workspace->check("kaikoufan", sink);
  REQUIRE(ruleset);
  text::Bilingual error;
  auto costs = driver::declarationCosts(*workspace, ruleset, {}, error);
  CHECK(error.empty());
  auto plan = workspace->plan(ruleset, {}, error);
  size_t after = 0, before = 0, lanes = 0, wantLanes = 0;
  for (const auto& cost : costs) {
    after += static_cast<size_t>(cost.after());
    before += static_cast<size_t>(cost.before);
    lanes += static_cast<size_t>(cost.lanes);
  }
  for (const auto& instruction : plan->code) wantLanes += plan->isLane(instruction.dst);
  CHECK(after == plan->code.size());
  CHECK(lanes == wantLanes);
  CHECK(before > after);
  auto row = [&](const std::string& name) {
    return std::find_if(costs.begin(), costs.end(), [&](const auto& cost) { return cost.name == name; });
  };
  REQUIRE(row("放冲") != costs.end());
  CHECK(row("放冲")->lanes > 0);
  REQUIRE(row("开口") != costs.end());
  CHECK(row("开口")->table == 1);
  CHECK(row("开口")->after() == 1);
  CHECK(driver::printCosts(costs).find("in all") != std::string::npos);

  auto without = driver::declarationCosts(*workspace, ruleset, {{"金顶", Num(1)}}, error);
  CHECK(without.empty());
  CHECK_FALSE(error.empty());
}
