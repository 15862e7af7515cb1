// What a register may hold when not all is known: one value, numbers between two, or anything.
//
// Ranges contain every value that can be; they may contain more. A fault is no value: what is concluded holds for tables whose
// settlement is none. Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include "runtime/plan/plan.h"
#include "runtime/plan/values.h"

namespace kaikou::analysis {

struct Span {
  enum Of : uint8_t { One, Between, Any } of = Any;
  Num low{}, high{};                // One: low is the value
  static Span one(Num value) { return plan::isFault(value) ? Span{} : Span{One, value, value}; }
  static Span between(Num low, Num high) { return low == high ? one(low) : Span{Between, low, high}; }
  static Span truth() { return {Between, Num(0), Num(1)}; }
  bool isOne() const { return of == One; }
  /// Certainly true, certainly false.
  bool isTrue() const { return of != Any && (compareNum(low, Num(0)) > 0 || compareNum(high, Num(0)) < 0); }
  bool isFalse() const { return of == One && low.num == 0; }
};

/// What a pure operation leaves of such operands.
Span spanOf(const plan::Instr& in, const Span& a, const Span& b, const Span& c, const plan::ValueContext& context);

}  // namespace kaikou::analysis
