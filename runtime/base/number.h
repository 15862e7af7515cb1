// Exact numbers of the rules: rationals of 64-bit parts, and `none`, the limit that is never reached.
//
// Guarantee: every operation is exact or reports failure; nothing wraps, rounds or becomes floating point. These functions
// are the only value semantics of numbers: the constant folder, the interpreter and every other engine call them.
// Tested by tests/runtime/number_test.cpp.
#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace kaikou {

/// num / den in lowest terms with den > 0; `none` (no limit, larger than every number) is 1 / 0.
struct Num {
  int64_t num = 0;
  int64_t den = 1;

  constexpr Num() = default;
  constexpr Num(int64_t whole) : num(whole) {}  // NOLINT: whole numbers are numbers
  constexpr Num(int64_t n, int64_t d) : num(n), den(d) {}

  static constexpr Num none() { return Num(1, 0); }
  constexpr bool isNone() const { return den == 0; }
  constexpr bool isWhole() const { return den == 1; }
  friend constexpr bool operator==(const Num&, const Num&) = default;
};

enum class NumError : uint8_t {
  Ok, Overflow, DivisionByZero, NoneInArithmetic, BadExponent, BadRounding, NoRing, BadIndex
};

/// English text of an error, lower case, no full stop.
const char* numErrorText(NumError error);

// The slow paths, for parts that are not whole; the inline functions below take the fast path first.
[[nodiscard]] NumError addSlow(Num a, Num b, Num& out);
[[nodiscard]] NumError mulSlow(Num a, Num b, Num& out);
[[nodiscard]] NumError divNum(Num a, Num b, Num& out);
/// base ^ exponent for whole exponents from -64 to 64.
[[nodiscard]] NumError powNum(Num base, Num exponent, Num& out);
/// Rounds to a multiple of a positive `step`, up or down.
[[nodiscard]] NumError roundTo(Num a, Num step, bool up, Num& out);
/// -1, 0 or 1. `none` is above every number and equal to itself.
int compareSlow(Num a, Num b);

[[nodiscard]] inline NumError addNum(Num a, Num b, Num& out) {
  int64_t sum;
  if (a.den == 1 && b.den == 1 && !__builtin_add_overflow(a.num, b.num, &sum)) {
    out = Num(sum);
    return NumError::Ok;
  }
  return addSlow(a, b, out);
}
[[nodiscard]] inline NumError negNum(Num a, Num& out) {
  if (a.isNone()) return NumError::NoneInArithmetic;
  if (a.num == INT64_MIN) return NumError::Overflow;
  out = Num(-a.num, a.den);
  return NumError::Ok;
}
[[nodiscard]] inline NumError subNum(Num a, Num b, Num& out) {
  Num minus;
  NumError error = negNum(b, minus);
  return error == NumError::Ok ? addNum(a, minus, out) : error;
}
[[nodiscard]] inline NumError mulNum(Num a, Num b, Num& out) {
  int64_t product;
  if (a.den == 1 && b.den == 1 && !__builtin_mul_overflow(a.num, b.num, &product)) {
    out = Num(product);
    return NumError::Ok;
  }
  return mulSlow(a, b, out);
}
inline int compareNum(Num a, Num b) {
  if (a.den == 1 && b.den == 1) return a.num < b.num ? -1 : a.num > b.num;
  return compareSlow(a, b);
}

/// "3", "-3/2", "none"; halves, quarters and other finite decimals as decimals: "1.5".
std::string toString(Num value);
/// Reads what toString writes, and plain decimals; false for anything else or for parts over 64 bits.
[[nodiscard]] bool parseNum(const std::string& text, Num& out);

}  // namespace kaikou
