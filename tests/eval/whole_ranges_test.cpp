#include "runtime/eval/whole_ranges.h"

#include <catch2/catch.hpp>

#include "runtime/plan/values.h"

using namespace kaikou;
using namespace kaikou::plan;
using eval::WholeRange;

namespace {

// Constants, then one instruction a register, all in one phase.
std::vector<WholeRange> ranges(std::vector<Num> constants, std::vector<Instr> code, Phase phase = Phase::Table, bool handsTold = false) {
  Plan plan;
  plan.course.marks.resize(2);
  plan.course.marks[0].type = MarkType::YesNo, plan.course.marks[1].type = MarkType::Number;
  plan.kinds.resize(34);
  plan.constants = std::move(constants);
  plan.scalarCount = static_cast<uint32_t>(plan.constants.size() + code.size());
  plan.phases = {{phase, 0, static_cast<uint32_t>(code.size())}};
  plan.code = std::move(code);
  return eval::wholeRanges(plan, handsTold);
}

}  // namespace

TEST_CASE("every pure operation stays in its range on all small values", "[eval][whole]") {
  const std::vector<Kind> kinds(34);
  const std::vector<std::vector<Num>> lists;
  for (Op op : {Op::Add, Op::Sub, Op::Mul, Op::Pow, Op::Min, Op::Max, Op::Eq, Op::Ne, Op::Lt, Op::Le}) {
    for (int64_t a = -4; a <= 4; ++a) {
      for (int64_t b = -4; b <= 4; ++b) {
        WholeRange range = ranges({Num(a), Num(b)}, {{op, 2, 0, 1, 0, 0, 0}}).back();
        Num value = applyPure(op, Num(a), Num(b), {}, 0, 0, {kinds, lists, 4});
        if (!range.known) continue;
        INFO(static_cast<int>(op) << " of " << a << " and " << b);
        REQUIRE(value.isWhole());
        CHECK((range.lo <= value.num && value.num <= range.hi));
      }
    }
  }
}

TEST_CASE("what can fail or overflow is not known", "[eval][whole]") {
  CHECK_FALSE(ranges({Num(INT64_MAX), Num(1)}, {{Op::Add, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(2), Num(-1)}, {{Op::Pow, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(2), Num(63)}, {{Op::Pow, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(3, 2), Num(2)}, {{Op::Mul, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(1), Num(2)}, {{Op::Div, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(0), Num(1)}, {{Op::HandCount, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(0), Num(1)}, {{Op::Ready, 2, 0, 1, 0, 0, 0}}).back().known);
  CHECK_FALSE(ranges({Num(0)}, {{Op::TileNext, 1, 0, 0, 0, 0, 0}}).back().known);
  CHECK(ranges({Num(0)}, {{Op::TileNext, 1, 0, 0, 0, 0, 0}}, Phase::Deal).back().known);
  CHECK_FALSE(ranges({Num(5), Num(0)}, {{Op::And, 2, 0, 1, 0, 0, 0}}).back().known);   // 5 is no truth
  CHECK_FALSE(ranges({Num(1)}, {{Op::Move, 1, 0, 0, 0, 0, 0}, {Op::Move, 1, 0, 0, 0, 0, 0}}).back().known);   // written twice
}

TEST_CASE("hands that are told are counted for certain", "[eval][whole]") {
  for (const Op op : {Op::HandCount, Op::KindsHeld, Op::SuitsHeld, Op::HoldsRanks, Op::Waits}) {
    INFO(static_cast<int>(op));
    CHECK_FALSE(ranges({Num(0), Num(1)}, {{op, 2, 0, 1, 0, 0, 0}}).back().known);
    CHECK(ranges({Num(0), Num(1)}, {{op, 2, 0, 1, 0, 0, 0}}, Phase::Table, true).back().known);
    CHECK_FALSE(ranges({Num(1, 2), Num(1)}, {{op, 2, 0, 1, 0, 0, 0}}, Phase::Table, true).back().known);
  }
}

TEST_CASE("a mark of yes or no is a truth, another is what its cell holds", "[eval][whole]") {
  const WholeRange truth = ranges({Num(0)}, {{Op::MarkNumber, 1, 0, 0, 0, 0, 0}}).back();
  CHECK((truth.known && truth.lo == 0 && truth.hi == 1));
  const WholeRange number = ranges({Num(0)}, {{Op::MarkNumber, 1, 0, 0, 0, 1, 0}}).back();
  CHECK((number.known && number.lo == INT16_MIN && number.hi == INT16_MAX));
  CHECK_FALSE(ranges({Num(1, 2)}, {{Op::MarkNumber, 1, 0, 0, 0, 1, 0}}).back().known);
}
