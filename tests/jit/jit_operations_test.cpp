// Every pure operation in machine code, with operands that are only known at run time, gives what
// plan::applyPure gives, or leaves it to the interpreter; which it must not do where nothing is out of the
// ordinary.
#include <array>

#include <catch2/catch.hpp>

#include "bench/random_wins.h"
#include "runtime/eval/native_code.h"
#include "runtime/jit/jit.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/plan/values.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using eval::NativeFrame;
using plan::Op;
using testing::PlanBuilder;

namespace {

Num applied(const plan::Plan& plan, Op op, const std::array<Num, 3>& operands) {
  const plan::ValueContext context{plan.kinds, plan.lists, plan.game.seats};
  return plan::applyPure(op, operands[0], operands[1], operands[2], 0, 1, context);
}

Num slowly(NativeFrame* frame, uint32_t at, Num a, Num b) {
  if (a.den == eval::nativeUnknown || b.den == eval::nativeUnknown) return Num(0, eval::nativeUnknown);
  const auto& plan = *static_cast<const plan::Plan*>(frame->owner);
  return applied(plan, plan.code[at].op, {a, b, Num(0)});
}

struct Tally {
  size_t asked = 0, left = 0, plainLeft = 0;
};

// Operation `op` on three facts, whose defaults are `untold`, as a key of the reading.
void tryOperation(Op op, const std::array<Num, 3>& untold, bench::Random& random, Tally& tally) {
  PlanBuilder b;
  b.addUsualTiles();
  b.plan.lists = {{5, Num(13, 2), 7}};
  b.phase(plan::Phase::Table);
  std::array<PlanBuilder::Value, 3> facts;
  for (uint32_t i = 0; i < 3; ++i) {
    const PlanBuilder::Value standard = b.number(untold[i]);
    b.plan.facts.push_back({0, plan::FactType::Number, static_cast<plan::Reg>(standard.index)});
    facts[i] = b.op(Op::InFact, {}, {}, {}, i);
  }
  b.phase(plan::Phase::Reading);
  b.op(op, facts[0], facts[1], facts[2]);
  plan::Plan plan = b.finish();
  plan.choose.push_back({false, plan.code.back().dst});
  const jit::Compiled compiled = jit::compile(plan);
  INFO(compiled.why);
  REQUIRE(compiled.code);

  std::vector<Num> registers(plan.scalarCount + 4 * plan.laneCount + 1);
  std::copy(plan.constants.begin(), plan.constants.end(), registers.begin());
  std::vector<int64_t> carried(compiled.code->carriedWords + 1);
  eval::Table table;
  NativeFrame frame;
  frame.registers = registers.data();
  frame.carried = carried.data();
  frame.pure = slowly;
  frame.table = &table;
  frame.losers = {1, 2, 3};
  frame.owner = &plan;
  const int64_t edges[] = {
      0, 1, 2, 3, -1, -2, 7, 13, 33, 34, 62, 63, 64, 65, INT64_MAX, INT64_MIN, INT64_MAX / 2, 1000};
  for (int i = 0; i < 120; ++i) {
    table.factMask = static_cast<uint8_t>(random.below(8));
    std::array<Num, 3> operands = untold;
    const bool plain = random.chance(40);
    for (size_t k = 0; k < 3; ++k) {
      table.facts[k] = plain ? 1 + random.below(6) : edges[random.below(static_cast<int>(std::size(edges)))];
      if ((op == Op::SeatNext || op == Op::SeatPrevious) && !plain) table.facts[k] = random.below(5) - 1;
      if (table.factMask >> k & 1) operands[k] = Num(table.facts[k]);
    }
    const eval::ReadingKey reading;
    REQUIRE(compiled.code->askTable(&frame, static_cast<int32_t>(eval::NativeMode::Priced)) ==
            eval::nativeHolds);
    const int answer =
        compiled.code->askReading(&frame, &reading, static_cast<int32_t>(eval::NativeMode::Priced));
    const Num want = applied(plan, op, operands);
    ++tally.asked;
    INFO(static_cast<int>(op) << " of " << operands[0].num << '/' << operands[0].den << ' ' << operands[1].num
                              << '/' << operands[1].den << ' ' << operands[2].num << '/' << operands[2].den);
    if (answer == eval::nativeLeave) {
      ++tally.left;
      const bool whole = operands[0].isWhole() && operands[1].isWhole() && operands[2].isWhole();
      tally.plainLeft += plain && whole && !plan::isFault(want);
      continue;
    }
    REQUIRE(answer == eval::nativeHolds);
    CHECK(!plan::isFault(want));
    CHECK(frame.keys[0].num == want.num);
    CHECK(frame.keys[0].den == want.den);
  }
}

}  // namespace

TEST_CASE("operations in machine code mean what applyPure means", "[jit]") {
  bench::Random random(29);
  const std::array<Num, 3> defaults[] = {
      {Num(1), Num(2), Num(3)},         {Num(3, 2), Num(2), Num(-1, 2)},
      {Num(5, 2), Num(1, 2), Num(4)},   {Num(1, 3), Num(-7, 5), Num::none()},
      {Num::none(), Num(1), Num(1, 2)}, {Num(INT64_MAX, 2), Num(3, 2), Num(0)}};
  for (int op = 0; op < 256 && plan::isPure(static_cast<Op>(op)); ++op) {
    Tally tally;
    for (const auto& untold : defaults) tryOperation(static_cast<Op>(op), untold, random, tally);
    INFO(static_cast<int>(op));
    CHECK(tally.asked == 120 * std::size(defaults));
    CHECK(tally.plainLeft == 0);
  }
}
