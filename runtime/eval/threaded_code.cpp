// Instructions to steps. Every instruction has a step: one with a form of its own, or General.
// Tested by tests/eval/interpreter_test.cpp, which runs every operation in both ways, and by every comparison of engines.
#include "runtime/eval/threaded_code.h"

#include <array>

#include "runtime/base/number.h"
#include "runtime/eval/program.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/values.h"

namespace kaikou::eval {

namespace {

using plan::Op;

/// The forms of one operation; General where there is none.
struct Forms {
  StepCode whole = StepCode::General, wholeLanes = StepCode::General;
  StepCode checked = StepCode::General, checkedLanes = StepCode::General;
  StepCode asked = StepCode::General;
};

constexpr std::array<Forms, plan::opCount> makeForms() {
  std::array<Forms, plan::opCount> forms{};
  for (size_t op = 0; op < plan::opCount; ++op)
    if (!plan::isPure(static_cast<Op>(op))) forms[op].checked = StepCode::Input;
  auto of = [&forms](Op op) -> Forms& { return forms[static_cast<size_t>(op)]; };
#define STEP_WHOLE(op, value)               \
  of(Op::op).whole = StepCode::Whole##op; \
  of(Op::op).wholeLanes = StepCode::Whole##op##Lanes;
#define STEP_CHECKED(op, fast)                \
  of(Op::op).checked = StepCode::Checked##op; \
  of(Op::op).checkedLanes = StepCode::Checked##op##Lanes;
#define STEP_ASKED(op, value) of(Op::op).asked = StepCode::Asked##op;
#include "runtime/eval/step_ops.def"
  of(Op::MarkNumber).checked = of(Op::MarkTile).checked = of(Op::MarkSeat).checked = StepCode::Mark;
  of(Op::EveryLoser).checked = StepCode::EveryLoser;
  of(Op::SomeLoser).checked = StepCode::SomeLoser;
  of(Op::OpeningSource).checked = StepCode::OpeningSource;
  of(Op::HandCount).checked = StepCode::HandCount;
  of(Op::Ready).checked = StepCode::Ready;
  of(Op::InLoser).checkedLanes = StepCode::Loser;
  return forms;
}
constexpr std::array<Forms, plan::opCount> formsOf = makeForms();

StepCode codeOf(const Decoded& in, bool whole) {
  const Forms& forms = formsOf[static_cast<size_t>(in.op)];
  const bool lanes = in.code & 1;
  if (!lanes && forms.asked != StepCode::General) return forms.asked;
  if (whole && in.whole != in.code) return lanes ? forms.wholeLanes : forms.whole;
  return lanes ? forms.checkedLanes : forms.checked;
}

Steps thread(const Slice& slice, const std::vector<bool>& recalled, bool whole) {
  Steps steps;
  constexpr auto bytes = static_cast<uint32_t>(sizeof(Num));
  for (size_t i = 0; i < slice.size(); ++i) {
    if (!recalled.empty() && recalled[i]) continue;
    const Decoded& in = slice[i];
    auto stride = [](uint8_t step) { return static_cast<uint16_t>(step * bytes); };
    steps.push_back({codeOf(in, whole), stride(in.stepA), stride(in.stepB), stride(in.stepC), in.dst * bytes,
                     in.a * bytes, in.b * bytes, in.c * bytes, in.imm, static_cast<uint32_t>(i)});
  }
  steps.push_back({});
  return steps;
}

}  // namespace

bool hasWholeForm(Op op) { return formsOf[static_cast<size_t>(op)].whole != StepCode::General; }

Steps threadSlice(const Slice& slice, const std::vector<bool>& recalled) { return thread(slice, recalled, true); }
Steps threadDeal(const Slice& slice) { return thread(slice, {}, false); }

}  // namespace kaikou::eval
