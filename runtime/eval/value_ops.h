// The fast paths of the pure operations, for the interpreter loop.
//
// What operations mean is plan::applyPure (runtime/plan/values.h); these inline versions decide the common cases, whole
// numbers and truths without faults, and hand everything else to it. Tested by tests/eval/value_ops_test.cpp, which compares
// them with applyPure.
#pragma once

#include <cstdint>

#include "runtime/base/number.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/plan/values.h"

namespace kaikou::eval {

using plan::asSet;
using plan::fromSet;
using plan::isFault;

/// Failures of questions to the table, beside those of numbers.
enum class TableFault : uint8_t { HandNotTold = 128, ReadyTwice, ReadyFailed };
inline Num tableFault(TableFault reason, uint32_t origin) {
  return plan::faultValue(static_cast<NumError>(reason), origin);
}
/// The fault that a fault value carries.
Fault faultOf(const Num& value);

inline bool bothWhole(const Num& a, const Num& b) { return a.den == 1 && b.den == 1; }
inline bool noFault(const Num& a, const Num& b) { return (a.den | b.den) >= 0; }

/// True if the fast path knew the answer.
inline bool fastAdd(const Num& a, const Num& b, Num& out) {
  int64_t n;
  if (!bothWhole(a, b) || __builtin_add_overflow(a.num, b.num, &n)) return false;
  out = Num(n);
  return true;
}
inline bool fastSub(const Num& a, const Num& b, Num& out) {
  int64_t n;
  if (!bothWhole(a, b) || __builtin_sub_overflow(a.num, b.num, &n)) return false;
  out = Num(n);
  return true;
}
inline bool fastMul(const Num& a, const Num& b, Num& out) {
  int64_t n;
  if (!bothWhole(a, b) || __builtin_mul_overflow(a.num, b.num, &n)) return false;
  out = Num(n);
  return true;
}
inline bool fastPow(const Num& a, const Num& b, Num& out) {
  if (!bothWhole(a, b) || a.num != 2 || b.num < 0 || b.num > 61) return false;
  out = Num(int64_t{1} << b.num);
  return true;
}

/// A seat held in a value: 0..seats-1, or -1 for anything else.
inline int seatOf(const Num& v, int seats) {
  return v.den == 1 && v.num >= 0 && v.num < seats ? static_cast<int>(v.num) : -1;
}
inline plan::TileSet tileBit(int64_t tile) { return tile < 0 ? 0 : plan::TileSet{1} << (tile & 63); }

}  // namespace kaikou::eval
