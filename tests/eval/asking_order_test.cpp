// Which needs can be faults, and what orders they allow.
#include "runtime/eval/asking_order.h"

#include <catch2/catch.hpp>

#include "runtime/eval/evaluator.h"
#include "tests/eval/case_table.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using namespace kaikou::plan;
using Order = std::vector<uint16_t>;

namespace {

// Needs of the table: sure, a quotient, a count of the winner's hand, a count of the giver's; of readings: sure, a sum.
Plan needs() {
  testing::PlanBuilder b;
  b.addUsualTiles();
  const auto one = b.number(1), set = b.set(7);
  b.phase(Phase::Table);
  const auto winner = b.op(Op::InWinner), openings = b.op(Op::Openings, winner), giver = b.op(Op::InGiver);
  b.need("sure", b.op(Op::Le, one, openings));
  b.need("quotient", b.op(Op::Le, one, b.op(Op::Div, one, openings)));
  b.need("own hand", b.op(Op::Le, b.op(Op::HandCount, winner, set), one));
  b.need("other hand", b.op(Op::Le, b.op(Op::HandCount, giver, set), one));
  b.phase(Phase::Reading);
  const auto jokers = b.op(Op::Jokers);
  b.need("few", b.op(Op::Le, jokers, one));
  b.need("sum", b.op(Op::Le, b.op(Op::Add, jokers, b.number(Num(INT64_MAX))), one));
  b.need("none", b.op(Op::Eq, jokers, b.number(0)));
  return b.finish();
}

}  // namespace

TEST_CASE("what can be a fault is known", "[eval][asking]") {
  Plan plan = needs();
  const std::vector<bool> sure = eval::faultless(plan);
  std::vector<bool> of;
  for (const Need& need : plan.needs) of.push_back(sure[need.holds]);
  CHECK(of == std::vector<bool>{true, false, true, false, true, false, true});
  plan.code.push_back(plan.code.back());   // a register written twice: nothing is known
  plan.phases.back().count++;
  CHECK(eval::faultless(plan) == std::vector<bool>(sure.size(), false));
}

TEST_CASE("no need is asked before one that can be a fault", "[eval][asking]") {
  const Plan plan = needs();
  CHECK(eval::askingOrder(plan, {}) == Order{0, 1, 2, 3, 4, 5, 6});
  // What can be a fault may come earlier: a fault is then found out as written.
  CHECK(eval::askingOrder(plan, {3, 2, 1, 0, 6, 5, 4}) == Order{1, 3, 2, 0, 5, 6, 4});
  CHECK(eval::askingOrder(plan, {1, 0, 2, 3, 4, 5, 6}) == Order{1, 0, 2, 3, 4, 5, 6});
  CHECK(eval::askingOrder(plan, {2, 0, 3, 1, 6, 4, 5}) == Order{0, 1, 2, 3, 4, 5, 6});
}
