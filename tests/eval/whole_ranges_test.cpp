#include "runtime/eval/whole_ranges.h"

#include <catch2/catch.hpp>

#include "runtime/plan/values.h"

using namespace kaikou;
using namespace kaikou::plan;
using eval::WholeRange;

namespace {

// Constants, then one instruction a register, all in one phase.
std::vector<WholeRange> ranges(std::vector<Num> constants, std::vector<Instr> code, Phase phase = Phase::Table) {
  Plan plan;
  plan.kinds.resize(34);
  plan.constants = std::move(constants);
  plan.scalarCount = static_cast<uint32_t>(plan.constants.size() + code.size());
  plan.phases = {{phase, 0, static_cast<uint32_t>(code.size())}};
  plan.code = std::move(code);
  return eval::wholeRanges(plan);
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
