// Exact counts of hands: whole numbers below 2^128, which is more than the ways to choose tiles of any game.
//
// A sum or product that would not fit stays `overflowed`, and so does what is made of it: a count is right or says that it
// is not. Tested by tests/analysis/wide_count_test.cpp.
#pragma once

#include <cstdint>
#include <string>

namespace kaikou::analysis {

__extension__ typedef unsigned __int128 Unsigned128;

class WideCount {
 public:
  constexpr WideCount(uint64_t value = 0) : value_(value) {}

  bool overflowed() const { return overflowed_; }
  bool isZero() const { return !overflowed_ && value_ == 0; }
  Unsigned128 value() const { return value_; }

  WideCount& operator+=(const WideCount& other) {
    overflowed_ |= other.overflowed_ | __builtin_add_overflow(value_, other.value_, &value_);
    return *this;
  }
  WideCount& operator*=(const WideCount& other) {
    overflowed_ |= other.overflowed_ | __builtin_mul_overflow(value_, other.value_, &value_);
    return *this;
  }
  friend WideCount operator+(WideCount a, const WideCount& b) { return a += b; }
  friend WideCount operator*(WideCount a, const WideCount& b) { return a *= b; }
  friend bool operator==(const WideCount& a, const WideCount& b) {
    return a.value_ == b.value_ && a.overflowed_ == b.overflowed_;
  }

  /// Decimal digits; empty if the count overflowed.
  std::string text() const;
  /// This many in `all`, in lowest terms: "a/b"; "0" and "1" as they are. Empty if either overflowed or `all` is 0.
  std::string shareOf(const WideCount& all) const;
  /// The same as "1 in N", N with `decimals` digits after the point, rounded; empty where there is none.
  std::string oneIn(const WideCount& all, int decimals) const;

 private:
  Unsigned128 value_;
  bool overflowed_ = false;
};

/// n over k.
constexpr uint64_t choose(unsigned n, unsigned k) {
  uint64_t out = 1;
  if (k > n) return 0;
  for (unsigned i = 1; i <= k; ++i) out = out * (n - k + i) / i;
  return out;
}

}  // namespace kaikou::analysis
