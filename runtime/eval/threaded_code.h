// The form in which the interpreter runs a slice: a step an instruction, with the operation's form chosen and operands as
// byte offsets into the registers. The steps of a slice end with StepCode::End.
//
// Steps hold for tables with a winner whose deal has no fault. A lane step computes the lanes of all seats: those of seats that do not lose
// hold some loser's values, or old ones, and nobody reads them.
//
// What a reading alone decides (its features, constants, pure operations) is taken out of the steps of a question, computed
// once a distinct reading and then recalled: Recall.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::eval {

struct Decoded;
struct Slice;

enum class StepCode : uint16_t {
#define STEP_WHOLE(op, value) Whole##op, Whole##op##Lanes,
#define STEP_CHECKED(op, fast) Checked##op, Checked##op##Lanes,
#define STEP_ASKED(op, value) Asked##op,
#define STEP_OTHER(name) name,
#include "runtime/eval/step_ops.def"
};

struct Step {
  StepCode code = StepCode::End;
  uint16_t strideA = 0, strideB = 0, strideC = 0;  // bytes from lane to lane: 0 for a scalar
  uint32_t dst = 0, a = 0, b = 0, c = 0;           // bytes from the first register
  uint32_t imm = 0;
  uint32_t at = 0;                                 // the instruction, in its slice
};
using Steps = std::vector<Step>;

/// Whether an operation has a form for whole numbers alone.
bool hasWholeForm(plan::Op op);

/// The steps of `slice`, of which those marked in `recalled` (one entry an instruction, or none at all) are left out.
Steps threadSlice(const Slice& slice, const std::vector<bool>& recalled = {});
/// The steps of the deal, whose values may be faults.
Steps threadDeal(const Slice& slice);

}  // namespace kaikou::eval
