// Runs steps: each jumps to the next by the table of labels.
//
// One indirect jump a step, at its own place, is what processors predict best; the labels come from the same list as the
// codes (step_ops.def). Lane steps do all four lanes without asking who loses: a lane that does not lose follows a loser's
// (Loser) or holds an older table's values, which are as harmless. What has no fast form, or meets a fraction or a fault
// where the form knows none, goes the way of interpreter.cpp. Guarantee: the values of runGeneral in every register that is
// a scalar, or the lane of a loser. Tested by tests/eval/interpreter_test.cpp.
#include <algorithm>
#include <bit>

#include "runtime/eval/interpreter.h"
#include "runtime/eval/value_ops.h"
#include "runtime/hand/feature_math.h"

// Labels as values are an extension that g++ and clang share.
#pragma GCC diagnostic ignored "-Wpedantic"

namespace kaikou::eval {

// Equal values get one number as long as no others of the same hash come between.
uint64_t Interpreter::numberOf(const Num* values, size_t count, Memory& memory, uint64_t& last) {
  uint64_t hash = 0;
  for (size_t i = 0; i < count; ++i)
    hash = (hash ^ static_cast<uint64_t>(values[i].num) ^ static_cast<uint64_t>(values[i].den) << 32) *
           0x9e3779b97f4a7c15;
  if (memory.numbers.empty()) memory.numbers.resize(numberedSize), memory.numbered.resize(numberedSize * count);
  const size_t at = hash >> 40 & (numberedSize - 1);
  Num* known = memory.numbered.data() + at * count;
  const bool same = std::equal(values, values + count, known,
                               [](const Num& a, const Num& b) { return a.num == b.num && a.den == b.den; });
  if (same && memory.numbers[at]) return memory.numbers[at];
  std::copy(values, values + count, known);
  return memory.numbers[at] = ++last;
}

void Interpreter::recall(uint32_t index) {
  const ReadingRecall& code = program_.recalls[index];
  Memory& memory = memories_[index];
  const ReadingKey& reading = *reading_;
  uint64_t hash = hand::mixed(reading.features);
  hash ^= uint64_t{reading.shape} << 8 ^ reading.jokers;
  hash *= 0x9e3779b97f4a7c15;
  const size_t at = hash >> 32 & (memorySize - 1);
  Num* known = memory.values.data() + at * code.kept.size();
  if (memory.keys[at] == reading) {
    if (code.decides) alike_ = memory.alike[at];
    for (uint32_t slot : code.kept) registers_[slot] = *known++;
    return;
  }
  runSteps(code.alone);
  for (uint32_t slot : code.kept) *known++ = registers_[slot];
  memory.keys[at] = reading;
  if (!code.decides) return;
  alike_ = memory.alike[at] = numberOf(known - code.kept.size(), code.kept.size(), memory, lastNumber_);
}

void Interpreter::runSteps(const Slice& slice) {
  static const void* const labels[] = {
#define STEP_WHOLE(op, value) &&whole##op, &&whole##op##Lanes,
#define STEP_CHECKED(op, fast) &&checked##op, &&checked##op##Lanes,
#define STEP_ASKED(op, value) &&asked##op,
#define STEP_OTHER(name) &&step##name,
#include "runtime/eval/step_ops.def"
  };
  char* const base = reinterpret_cast<char*>(registers_.data());
  const Step* step = slice.steps.data();
  auto number = [base](size_t bytes) -> Num& { return *reinterpret_cast<Num*>(base + bytes); };
  auto whole = [base](size_t bytes) -> int64_t& { return reinterpret_cast<Num*>(base + bytes)->num; };
  constexpr size_t lane = sizeof(Num);

#define KAIKOU_JUMP goto *labels[static_cast<size_t>(step->code)]
#define KAIKOU_NEXT \
  ++step;           \
  KAIKOU_JUMP

  KAIKOU_JUMP;

#define KAIKOU_WHOLE_LANE(VALUE, S)                                                                               \
  {                                                                                                               \
    const int64_t a = whole(atA + S * byA), b = whole(atB + S * byB), c = whole(atC + S * byC);                   \
    (void)a, (void)b, (void)c;                                                                                    \
    whole(to + S * lane) = (VALUE);                                                                               \
  }
#define STEP_WHOLE(op, value)                                                                                     \
  whole##op : {                                                                                                   \
    const int64_t a = whole(step->a), b = whole(step->b), c = whole(step->c);                                     \
    const uint32_t imm = step->imm;                                                                               \
    (void)a, (void)b, (void)c, (void)imm;                                                                         \
    whole(step->dst) = (value);                                                                                   \
    KAIKOU_NEXT;                                                                                                  \
  }                                                                                                               \
  whole##op##Lanes : {                                                                                            \
    const size_t atA = step->a, atB = step->b, atC = step->c, to = step->dst;                                     \
    const size_t byA = step->strideA, byB = step->strideB, byC = step->strideC;                                   \
    const uint32_t imm = step->imm;                                                                               \
    (void)imm;                                                                                                    \
    KAIKOU_WHOLE_LANE(value, 0)                                                                                   \
    KAIKOU_WHOLE_LANE(value, 1)                                                                                   \
    KAIKOU_WHOLE_LANE(value, 2)                                                                                   \
    KAIKOU_WHOLE_LANE(value, 3)                                                                                   \
    KAIKOU_NEXT;                                                                                                  \
  }
#define KAIKOU_CHECKED_SCALAR(op, fast)                                                                           \
  checked##op : {                                                                                                 \
    const Num &a = number(step->a), &b = number(step->b), &c = number(step->c);                                   \
    Num& out = number(step->dst);                                                                                 \
    (void)b, (void)c;                                                                                             \
    if (!(fast)) [[unlikely]] pure(slice[step->at], a, b, c, out);                                                \
    KAIKOU_NEXT;                                                                                                  \
  }
#define KAIKOU_CHECKED_EACH_LANE(fast)                                                                            \
  for (int s = 0; s < plan::seatCount; ++s) {                                                                     \
    const Num &a = number(atA + s * byA), &b = number(atB + s * byB), &c = number(atC + s * byC);                 \
    Num& out = number(to + s * lane);                                                                             \
    (void)b, (void)c;                                                                                             \
    if (!(fast)) [[unlikely]] pure(slice[step->at], a, b, c, out);                                                \
  }
#define STEP_CHECKED(op, fast)                                                                                    \
  KAIKOU_CHECKED_SCALAR(op, fast)                                                                                 \
  checked##op##Lanes : {                                                                                          \
    const size_t atA = step->a, atB = step->b, atC = step->c, to = step->dst;                                     \
    const size_t byA = step->strideA, byB = step->strideB, byC = step->strideC;                                   \
    KAIKOU_CHECKED_EACH_LANE(fast)                                                                                \
    KAIKOU_NEXT;                                                                                                  \
  }
#define STEP_SELECT(op, fast)                                                                                     \
  KAIKOU_CHECKED_SCALAR(op, fast)                                                                                 \
  checked##op##Lanes : {                                                                                          \
    const size_t atA = step->a, atB = step->b, atC = step->c, to = step->dst;                                     \
    const size_t byA = step->strideA, byB = step->strideB, byC = step->strideC;                                   \
    const Num& condition = number(atA);                                                                           \
    if (!byA && condition.den >= 0) {                                                                             \
      const size_t from = condition.num ? atB : atC, by = condition.num ? byB : byC;                              \
      number(to) = number(from);                                                                                  \
      number(to + lane) = number(from + by);                                                                      \
      number(to + 2 * lane) = number(from + 2 * by);                                                              \
      number(to + 3 * lane) = number(from + 3 * by);                                                              \
      KAIKOU_NEXT;                                                                                                \
    }                                                                                                             \
    KAIKOU_CHECKED_EACH_LANE(fast)                                                                                \
    KAIKOU_NEXT;                                                                                                  \
  }
#define KAIKOU_FRACTION(S) ((number(atA + S * byA).den ^ 1) | (number(atB + S * byB).den ^ 1))
#define KAIKOU_ARITHMETIC_LANE(overflow, S)                                                                       \
  {                                                                                                               \
    const int64_t a = whole(atA + S * byA), b = whole(atB + S * byB);                                             \
    int64_t n;                                                                                                    \
    if (overflow) [[unlikely]] break;                                                                             \
    number(to + S * lane) = Num(n);                                                                               \
  }
// A result is never an operand of the same step, so lanes that were done may be done again.
#define STEP_ARITHMETIC(op, fast, overflow)                                                                       \
  KAIKOU_CHECKED_SCALAR(op, fast)                                                                                 \
  checked##op##Lanes : {                                                                                          \
    const size_t atA = step->a, atB = step->b, atC = step->c, to = step->dst;                                     \
    const size_t byA = step->strideA, byB = step->strideB, byC = step->strideC;                                   \
    do {                                                                                                          \
      if (KAIKOU_FRACTION(0) | KAIKOU_FRACTION(1) | KAIKOU_FRACTION(2) | KAIKOU_FRACTION(3)) break;               \
      KAIKOU_ARITHMETIC_LANE(overflow, 0)                                                                         \
      KAIKOU_ARITHMETIC_LANE(overflow, 1)                                                                         \
      KAIKOU_ARITHMETIC_LANE(overflow, 2)                                                                         \
      KAIKOU_ARITHMETIC_LANE(overflow, 3)                                                                         \
      KAIKOU_NEXT;                                                                                                \
    } while (false);                                                                                              \
    KAIKOU_CHECKED_EACH_LANE(fast)                                                                                \
    KAIKOU_NEXT;                                                                                                  \
  }
#define STEP_ASKED(op, value)                                                                                     \
  asked##op : {                                                                                                   \
    const Table& table = *table_;                                                                                 \
    const Win& win = table.win;                                                                                   \
    const uint32_t imm = step->imm;                                                                               \
    (void)win, (void)imm;                                                                                         \
    number(step->dst) = Num(value);                                                                               \
    KAIKOU_NEXT;                                                                                                  \
  }
#include "runtime/eval/step_ops.def"

stepLoser : {
  for (int s = 0; s < plan::seatCount; ++s) number(step->dst + s * lane) = Num(losers_[0]);
  for (int i = 1; i < loserCount_; ++i) number(step->dst + losers_[i] * lane) = Num(losers_[i]);
  KAIKOU_NEXT;
}
stepEveryLoser:
stepSomeLoser : {
  int64_t every = 1, some = 0, signs = 0;
  for (int i = 0; i < loserCount_; ++i) {
    const Num& a = number(step->a + static_cast<size_t>(losers_[i]) * step->strideA);
    every &= a.num != 0, some |= a.num != 0, signs |= a.den;
  }
  if (signs < 0) [[unlikely]] goto stepGeneral;
  number(step->dst) = Num(step->code == StepCode::EveryLoser ? every : some);
  KAIKOU_NEXT;
}
stepHandCount : {
  const Num &a = number(step->a), &b = number(step->b);
  const auto seat = static_cast<uint64_t>(a.num);
  if (a.den != 1 || b.den < 0 || seat >= static_cast<uint64_t>(seats_) || !table_->seats[seat].handKnown) goto stepGeneral;
  number(step->dst) = Num(handCount(a.num, asSet(b)));
  KAIKOU_NEXT;
}
stepOpeningSource : {
  const Num &a = number(step->a), &b = number(step->b);
  if (a.den != 1 || b.den < 0) goto stepGeneral;
  number(step->dst) = Num(openingSource(a.num, b));
  KAIKOU_NEXT;
}
stepReady : {
  const Num& b = number(step->b);
  if (b.den < 0 || b.num) goto stepGeneral;
  number(step->dst) = Num(0);
  KAIKOU_NEXT;
}
stepMark : {
  const Num& seat = number(step->a);
  if (seat.den < 0) goto stepInput;
  number(step->dst) = markOf(step->imm, seat);
  KAIKOU_NEXT;
}
stepInput:
  number(step->dst) = input(slice[step->at], number(step->a), number(step->b), -1);
  KAIKOU_NEXT;
stepRecall:
  recall(step->imm);
  KAIKOU_NEXT;
stepGeneral:
  runGeneral(&slice[step->at], &slice[step->at] + 1);
  KAIKOU_NEXT;
stepEnd:
  return;
}

#undef KAIKOU_WHOLE_LANE
#undef KAIKOU_CHECKED_SCALAR
#undef KAIKOU_CHECKED_EACH_LANE
#undef KAIKOU_FRACTION
#undef KAIKOU_ARITHMETIC_LANE
#undef KAIKOU_NEXT
#undef KAIKOU_JUMP

}  // namespace kaikou::eval
