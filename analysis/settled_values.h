// Every register of a plan for one table and one of its readings.
//
//   SettledValues values(plan, evaluator);
//   values.setTable(table);
//   values.setReading({settlement.shape, settlement.jokers, settlement.features});
//   values.at(plan.lines[0].applies, seat);
//
// Slow and plain, one instruction after the other, where the evaluator runs slices and stops early: for whoever asks why, or
// whether a rule was met at all. What operations mean is asked of plan::applyPure and of the interpreter, so nothing has a
// second meaning here. Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/interpreter.h"
#include "runtime/eval/program.h"
#include "runtime/plan/plan.h"
#include "runtime/plan/values.h"

namespace kaikou::analysis {

class SettledValues {
 public:
  /// Both outlive it; `evaluator` is one of `plan` and answers who is ready.
  SettledValues(const plan::Plan& plan, eval::Evaluator& evaluator);

  /// Fixes the table and works out the deal and the table phase.
  void setTable(const eval::Table& table);
  /// Works out the reading phase.
  void setReading(const eval::ReadingKey& reading);

  int winner() const { return interpreter_.winner(); }
  int loserCount() const { return interpreter_.loserCount(); }
  int loser(int i) const { return interpreter_.loser(i); }
  /// The value of a register, of a lane register for one loser.
  const Num& at(plan::Reg reg, int seat = 0) const {
    return values_[plan_.isLane(reg) ? plan_.laneBase() + 4u * (reg - plan_.laneBase()) + static_cast<uint32_t>(seat) : reg];
  }
  /// Whether a truth holds; of a lane register: for one loser. A fault holds not.
  bool holds(plan::Reg reg, int seat = 0) const {
    const Num& value = at(reg, seat);
    return !plan::isFault(value) && value.num != 0;
  }

 private:
  void run(plan::Phase phase);
  Num value(const plan::Instr& in, int seat);

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  const eval::Program program_;
  eval::Interpreter interpreter_;
  const plan::ValueContext context_;
  std::vector<Num> values_;
  eval::Table table_;
  eval::ReadingKey reading_;
};

}  // namespace kaikou::analysis
