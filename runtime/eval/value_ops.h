// The fast paths of the pure operations, for the interpreter loop.
//
// What operations mean is plan::applyPure (runtime/plan/values.h); these inline versions decide the common
// cases, whole numbers and truths without faults, and hand everything else to it. Tested by
// tests/eval/interpreter_test.cpp, which compares them with applyPure.
#pragma once

#include <cstdint>
#include <numeric>

#include "runtime/base/number.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/plan/values.h"

namespace kaikou::eval {

using plan::asSet;
using plan::fromSet;
using plan::isFault;

/// Failures of questions to the table, beside those of numbers. HandNotTold and the three after it: of seat 0, 1, 2, 3.
enum class TableFault : uint8_t { HandNotTold = 128, ReadyTwice = 132, ReadyFailed };
inline TableFault handNotTold(int seat) { return static_cast<TableFault>(static_cast<int>(TableFault::HandNotTold) + (seat & 3)); }
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
  if (!bothWhole(a, b) || b.num == INT64_MIN || __builtin_sub_overflow(a.num, b.num, &n)) return false;
  out = Num(n);
  return true;
}
inline bool fastMul(const Num& a, const Num& b, Num& out) {
  int64_t n;
  if (bothWhole(a, b)) {
    if (__builtin_mul_overflow(a.num, b.num, &n)) return false;
    out = Num(n);
    return true;
  }
  // Small fractions: no product can overflow.
  constexpr int64_t small = int64_t{1} << 31;
  if (a.den <= 0 || b.den <= 0 || a.den >= small || b.den >= small) return false;
  if (a.num <= -small || a.num >= small || b.num <= -small || b.num >= small) return false;
  n = a.num * b.num;
  const int64_t d = a.den * b.den;
  if (d == 2) {  // halves are by far the most frequent
    out = n & 1 ? Num(n, 2) : Num(n / 2);
    return true;
  }
  const int64_t common = std::gcd(n, d);
  out = Num(n / common, d / common);
  return true;
}
inline bool fastPow(const Num& a, const Num& b, Num& out) {
  if (!bothWhole(a, b) || b.num < -1 || b.num > 16) return false;
  if (b.num == -1) {
    if (a.num < 1) return false;
    out = Num(1, a.num);
    return true;
  }
  int64_t n = 1;
  for (int64_t i = 0; i < b.num; ++i)
    if (__builtin_mul_overflow(n, a.num, &n)) return false;
  out = Num(n);
  return true;
}

/// A seat held in a value: 0..seats-1, or -1 for anything else.
inline int seatOf(const Num& v, int seats) {
  return v.den == 1 && v.num >= 0 && v.num < seats ? static_cast<int>(v.num) : -1;
}
/// Of whole numbers that are known to fit (whole_ranges.h).
inline int64_t wholePower(int64_t base, int64_t exponent) {
  int64_t power = 1;
  for (; exponent > 0; --exponent) power *= base;
  return power;
}
inline plan::TileSet tileBit(int64_t tile) { return tile < 0 ? 0 : plan::TileSet{1} << (tile & 63); }
inline int64_t setHas(int64_t set, int64_t tile) { return (static_cast<plan::TileSet>(set) & tileBit(tile)) != 0; }

}  // namespace kaikou::eval
