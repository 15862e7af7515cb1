// Text of exact counts. Tested by tests/analysis/wide_count_test.cpp.
#include "analysis/wide_count.h"

#include <algorithm>

namespace kaikou::analysis {
namespace {

std::string digits(Unsigned128 value) {
  std::string out;
  do out += static_cast<char>('0' + static_cast<int>(value % 10));
  while (value /= 10);
  std::reverse(out.begin(), out.end());
  return out;
}

Unsigned128 commonDivisor(Unsigned128 a, Unsigned128 b) {
  while (b) {
    const Unsigned128 rest = a % b;
    a = b, b = rest;
  }
  return a;
}

}  // namespace

std::string WideCount::text() const { return overflowed_ ? std::string() : digits(value_); }

std::string WideCount::shareOf(const WideCount& all) const {
  if (overflowed_ || all.overflowed_ || !all.value_) return {};
  if (!value_) return "0";
  const Unsigned128 divisor = commonDivisor(value_, all.value_);
  std::string out = digits(value_ / divisor);
  if (all.value_ != divisor) out += '/' + digits(all.value_ / divisor);
  return out;
}

std::string WideCount::oneIn(const WideCount& all, int decimals) const {
  if (overflowed_ || all.overflowed_ || !value_ || !all.value_) return {};
  // Digit by digit, as one divides by hand: a remainder below `value_` times ten stays below 2^128 for real games.
  Unsigned128 whole = all.value_ / value_, rest = all.value_ % value_;
  std::string behind;
  for (int i = 0; i < decimals; ++i) {
    if (rest > ~Unsigned128{0} / 10) return digits(whole);
    behind += static_cast<char>('0' + static_cast<int>(rest * 10 / value_));
    rest = rest * 10 % value_;
  }
  if (rest >= value_ - rest) {  // the half is rounded up
    size_t i = behind.size();
    while (i > 0 && behind[i - 1] == '9') behind[--i] = '0';
    if (i > 0) ++behind[i - 1];
    else ++whole;
  }
  return digits(whole) + (decimals > 0 ? "." + behind : std::string());
}

}  // namespace kaikou::analysis
