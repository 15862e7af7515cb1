// The slow paths of number.h, and numbers as text.
//
// Products of two 64-bit parts fit 128 bits, and so does the sum of two such products, so every intermediate is exact;
// only the reduced result is asked whether it fits. Hence an operation fails with Overflow exactly when its true result
// has a part over 64 bits, never for an intermediate. Tested by tests/runtime/number_test.cpp against a 128-bit
// reference.
#include "runtime/base/number.h"

#include <algorithm>

namespace kaikou {
namespace {

__extension__ using Wide = __int128;
__extension__ using UWide = unsigned __int128;

UWide magnitude(Wide value) { return value < 0 ? UWide(0) - UWide(value) : UWide(value); }

UWide gcdOf(UWide a, UWide b) {
  while (b != 0 && (a >> 64 != 0 || b >> 64 != 0)) {
    UWide rest = a % b;
    a = b;
    b = rest;
  }
  return b == 0 ? a : UWide(std::gcd(uint64_t(a), uint64_t(b)));
}

/// n / d for d > 0, brought to lowest terms.
NumError reduce(Wide n, Wide d, Num& out) {
  Wide common = Wide(gcdOf(magnitude(n), UWide(d)));
  n /= common;
  d /= common;
  if (n < INT64_MIN || n > INT64_MAX || d > INT64_MAX) return NumError::Overflow;
  out = Num(int64_t(n), int64_t(d));
  return NumError::Ok;
}

/// base ^ exponent; squares no further than the result needs, so an overflow is one of the result.
bool powWhole(int64_t base, unsigned exponent, int64_t& out) {
  int64_t result = 1;
  while (exponent != 0) {
    if ((exponent & 1) && __builtin_mul_overflow(result, base, &result)) return false;
    exponent >>= 1;
    if (exponent != 0 && __builtin_mul_overflow(base, base, &base)) return false;
  }
  out = result;
  return true;
}

bool isFiniteDecimal(int64_t den) {
  while (den % 2 == 0) den /= 2;
  while (den % 5 == 0) den /= 5;
  return den == 1;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Digits from `at` on as a number up to 2^63; false without digits or beyond.
bool readDigits(const std::string& text, size_t& at, uint64_t& out) {
  size_t first = at;
  out = 0;
  for (; at < text.size() && isDigit(text[at]); ++at) {
    if (__builtin_mul_overflow(out, uint64_t(10), &out) || __builtin_add_overflow(out, uint64_t(text[at] - '0'), &out))
      return false;
  }
  return at > first && out <= uint64_t(INT64_MAX) + 1;
}

/// The fraction 0.ddd of the digits [first, last). From the last digit to the first, f becomes (d + f) / 10 in lowest
/// terms; a denominator never shrinks on the way, so one over 64 bits is one of the result.
bool readFraction(const std::string& text, size_t first, size_t last, Wide& num, Wide& den) {
  num = 0;
  den = 1;
  for (size_t i = last; i > first; --i) {
    num += (text[i - 1] - '0') * den;
    den *= 10;
    for (int prime : {2, 5}) {
      if (num % prime == 0 && den % prime == 0) {
        num /= prime;
        den /= prime;
      }
    }
    if (den > INT64_MAX) return false;
  }
  return true;
}

}  // namespace

const char* numErrorText(NumError error) {
  switch (error) {
    case NumError::Ok: return "no error";
    case NumError::Overflow: return "the number does not fit 64 bits";
    case NumError::DivisionByZero: return "division by zero";
    case NumError::NoneInArithmetic: return "`none` is no number to calculate with";
    case NumError::BadExponent: return "an exponent must be a whole number from -64 to 64";
    case NumError::BadRounding: return "a rounding step must be positive";
    case NumError::NoRing: return "the tile is in no ring";
    case NumError::BadIndex: return "a place in a list must be a whole number";
  }
  return "unknown error";
}

NumError addSlow(Num a, Num b, Num& out) {
  if (a.isNone() || b.isNone()) return NumError::NoneInArithmetic;
  return reduce(Wide(a.num) * b.den + Wide(b.num) * a.den, Wide(a.den) * b.den, out);
}

NumError mulSlow(Num a, Num b, Num& out) {
  if (a.isNone() || b.isNone()) return NumError::NoneInArithmetic;
  return reduce(Wide(a.num) * b.num, Wide(a.den) * b.den, out);
}

NumError divNum(Num a, Num b, Num& out) {
  if (a.isNone() || b.isNone()) return NumError::NoneInArithmetic;
  if (b.num == 0) return NumError::DivisionByZero;
  Wide n = Wide(a.num) * b.den;
  Wide d = Wide(a.den) * b.num;
  return d < 0 ? reduce(-n, -d, out) : reduce(n, d, out);
}

NumError powNum(Num base, Num exponent, Num& out) {
  if (base.isNone() || exponent.isNone()) return NumError::NoneInArithmetic;
  if (!exponent.isWhole() || exponent.num < -64 || exponent.num > 64) return NumError::BadExponent;
  auto steps = unsigned(exponent.num < 0 ? -exponent.num : exponent.num);
  if (exponent.num < 0) {
    NumError error = divNum(Num(1), base, base);
    if (error != NumError::Ok) return error;
  }
  Num result;
  if (!powWhole(base.num, steps, result.num) || !powWhole(base.den, steps, result.den)) return NumError::Overflow;
  out = result;
  return NumError::Ok;
}

NumError roundTo(Num a, Num step, bool up, Num& out) {
  if (step.isNone()) return NumError::NoneInArithmetic;
  if (step.num <= 0) return NumError::BadRounding;
  if (a.isNone()) {  // the limit that is never reached stays out of reach
    out = a;
    return NumError::Ok;
  }
  Wide n = Wide(a.num) * step.den;
  Wide d = Wide(a.den) * step.num;
  Wide steps = n / d;
  if (n % d != 0) steps += up ? (n > 0) : -(n < 0);
  return reduce(steps * step.num, step.den, out);
}

int compareSlow(Num a, Num b) {
  if (a.isNone() || b.isNone()) return int(a.isNone()) - int(b.isNone());
  Wide left = Wide(a.num) * b.den;
  Wide right = Wide(b.num) * a.den;
  return left < right ? -1 : left > right;
}

std::string toString(Num value) {
  if (value.isNone()) return "none";
  if (value.isWhole()) return std::to_string(value.num);
  if (!isFiniteDecimal(value.den)) return std::to_string(value.num) + "/" + std::to_string(value.den);
  UWide size = magnitude(value.num);
  auto den = UWide(value.den);
  std::string text = value.num < 0 ? "-" : "";
  text += std::to_string(uint64_t(size / den));
  text += '.';
  for (UWide rest = size % den; rest != 0; rest %= den) {
    rest *= 10;
    text += char('0' + int(rest / den));
  }
  return text;
}

bool parseNum(const std::string& text, Num& out) {
  if (text == "none") {
    out = Num::none();
    return true;
  }
  size_t at = 0;
  const bool negative = !text.empty() && text[0] == '-';
  if (negative) ++at;
  uint64_t whole;
  if (!readDigits(text, at, whole)) return false;
  Wide num = 0;
  Wide den = 1;
  if (at < text.size() && text[at] == '/') {
    uint64_t below;
    if (!readDigits(text, ++at, below) || at != text.size()) return false;
    if (below < 2 || std::gcd(whole, below) != 1) return false;  // only what toString could write
    num = whole;
    den = below;
  } else {
    if (at < text.size()) {
      const size_t first = at + 1;
      const size_t last = text.size();
      if (text[at] != '.' || first == last) return false;
      if (!std::all_of(text.begin() + std::ptrdiff_t(first), text.end(), isDigit)) return false;
      if (!readFraction(text, first, last, num, den)) return false;
    }
    num += Wide(whole) * den;
  }
  return reduce(negative ? -num : num, den, out) == NumError::Ok;
}

}  // namespace kaikou
