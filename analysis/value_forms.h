// Values of plans as numbers: what is worked out alike has one number, in whichever plan, however it is said.
//
// A value is known by its operation and the numbers of its operands. Said otherwise and the same: operands in another order, constants
// worked out by hand, `not (a or b)` and `not a and not b`, `not a < b` and `b <= a`, `n >= 1` and `n > 0` of what is whole, an `if` turned
// round. Guarantee: equal numbers are equal values wherever neither is a fault. Different numbers prove nothing. Sums and products
// are exact, so their order matters to nothing but where a number leaves 64 bits.
// Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/plan/plan.h"
#include "runtime/plan/values.h"

namespace kaikou::analysis {

class ValueForms {
 public:
  struct Value {
    plan::Op op{};
    std::vector<uint32_t> parts;
    std::string more;                 // what the instruction carries besides, without numbers of a plan
    Num constant{};
    bool isConstant = false;
    bool truth = false, whole = false, natural = false;   // natural: whole and not below 0
    bool ofLoser = false;             // it may be another for another loser
  };
  const Value& at(uint32_t value) const { return values_[value]; }

  uint32_t constant(Num value);
  /// The value of an operation; `more` says what `imm` means, in words that hold for every plan.
  uint32_t of(const plan::Instr& in, std::vector<uint32_t> parts, const std::string& more, const plan::ValueContext& context);
  uint32_t negated(uint32_t truth);
  /// Truths that a condition is made of, none of them an `and`, an `or`, a `not` or a constant.
  void atomsOf(uint32_t condition, std::vector<uint32_t>& out) const;

 private:
  uint32_t contraryOf(uint32_t truth);
  uint32_t put(Value value);
  uint32_t gathered(const plan::Instr& in, const std::vector<uint32_t>& parts, const plan::ValueContext& context);
  uint32_t logic(plan::Op op, const std::vector<uint32_t>& parts);
  uint32_t compared(plan::Op op, uint32_t a, uint32_t b);
  uint32_t chosen(uint32_t condition, uint32_t yes, uint32_t no);
  uint32_t power(uint32_t base, uint32_t exponent, const plan::ValueContext& context);
  uint32_t shifted(uint32_t constant, int by);
  bool isWhole(uint32_t value, int64_t number) const;

  std::vector<Value> values_;
  std::unordered_map<uint32_t, uint32_t> negations_;
  int depth_ = 0;
  std::unordered_map<std::string, uint32_t> known_;
};

}  // namespace kaikou::analysis
