// The text of a plan: deterministic, with registers, tiles and names where a reader looks for them.
#include "runtime/plan/plan_print.h"

#include <catch2/catch.hpp>

#include "tests/runtime/sample_plan.h"

using namespace kaikou;
using Catch::Contains;
using P = test::SamplePlan;

TEST_CASE("a plan is printed") {
  const plan::Plan plan = test::samplePlan();
  const std::string text = printPlan(plan);
  CHECK(text == printPlan(plan));
  CHECK_THAT(text, Contains("plan sample version 5\n") && Contains("  limit = 300\n"));
  CHECK_THAT(text, Contains("  suit 条 索 s:\n    9 1条 rank 1 copies 4 next 2s\n"));
  CHECK_THAT(text, Contains("  hand = 4 melds and a pair ") && Contains("  bits 1..5 = tile count 123456789m\n"));
  CHECK_THAT(text, Contains("= setHas c5(258m), s21 ") && Contains("; complete\n"));
  CHECK_THAT(text, Contains("l3 = mul l2, c7(1.5) ") && Contains("= callCount s12, {pung added} "));
  CHECK_THAT(text, Contains("  complete : s22, per reading\n") && Contains("  for yes or no: opened, limit, complete\n") &&
                       Contains("  claims win, pung, chow; one winner, first from s11\n"));
}

TEST_CASE("an instruction is printed") {
  const plan::Plan plan = test::samplePlan();
  CHECK(printInstr(plan, plan.code[1]) == "s9 = tileNext s8");
  CHECK(printInstr(plan, {plan::Op::FeatureField, P::SFlag, 0, 0, 0, 3 | 2 << 8, 0}) == "s24 = featureField bits 3..4");
  CHECK(printInstr(plan, {plan::Op{255}, 0, 0, 0, 0, 0, 0}) == "?");
}
