// The order of asking that the compiler chooses.
#include "compiler/planner/need_order.h"

#include <catch2/catch.hpp>

#include "runtime/eval/asking_order.h"
#include "tests/reference/asking_rules.h"

using namespace kaikou;

namespace {

std::shared_ptr<const plan::Plan> planOf(const std::string& needs) {
  auto workspace = reference::makeWorkspace();
  std::string error;
  const std::string text = "ruleset ordered \"试\" / \"test\" extends pizi\n" + needs;
  auto ruleset = reference::load(*workspace, {"ordered", "ordered.kou", text, 2}, error);
  INFO(error);
  REQUIRE(ruleset);
  auto plan = workspace->plan(ruleset, {}, error);
  INFO(error);
  REQUIRE(plan);
  return plan;
}

std::vector<std::string> asked(const plan::Plan& plan) {
  std::vector<std::string> names;
  for (const uint16_t need : plan.asking) names.push_back(plan.origins[plan.needs[need].origin].name);
  return names;
}

}  // namespace

TEST_CASE("rules in a good order are asked as written", "[planner][asking]") { CHECK(planOf("")->asking.empty()); }

TEST_CASE("what is dear is asked after what is cheap", "[planner][asking]") {
  const auto plan = planOf("need 重 before 牌型 \"重\" / \"a dear one\" : every loser (payment before 金顶 >= 0)\n");
  CHECK(asked(*plan) == std::vector<std::string>{"可胡之牌", "开口", "无红中", "无痞子", "牌型", "将对", "少癞", "起胡", "重"});
  CHECK(eval::askingOrder(*plan, plan->asking) == plan->asking);
  CHECK(planner::needOrder(*plan) == plan->asking);
}

TEST_CASE("nothing is asked before what can be a fault", "[planner][asking]") {
  const auto plan = planOf("need 商 before 牌型 \"商\" / \"a quotient\" : every loser (1 / (payment before 金顶 - 10) >= 0)\n");
  CHECK(plan->asking.empty());
}
