// Numbers against a reference of 128 bits: all small rationals, and values at the edges of 64 bits.
#include "runtime/base/number.h"

#include <catch2/catch.hpp>
#include <vector>

#include "runtime/text/exact_number.h"

using namespace kaikou;

namespace {

__extension__ using Wide = __int128;

Wide gcdWide(Wide a, Wide b) { return b == 0 ? (a < 0 ? -a : a) : gcdWide(b, a % b); }

/// The reference: reduced, or overflow. `d` may be negative, not 0.
NumError expectFraction(Wide n, Wide d, Num& out) {
  if (d < 0) n = -n, d = -d;
  const Wide common = gcdWide(n, d);
  n /= common, d /= common;
  if (n > INT64_MAX || n < INT64_MIN || d > INT64_MAX) return NumError::Overflow;
  out = Num(static_cast<int64_t>(n), static_cast<int64_t>(d));
  return NumError::Ok;
}

std::vector<Num> smallRationals() {
  std::vector<Num> all;
  for (int64_t n = -12; n <= 12; ++n)
    for (int64_t d = 1; d <= 12; ++d)
      if (std::gcd(n, d) == 1) all.push_back(Num(n, d));
  return all;
}

std::vector<Num> edges() {
  std::vector<Num> all;
  for (int64_t n : {INT64_MIN, INT64_MIN + 1, INT64_MIN / 2, int64_t{-3}, int64_t{-1}, int64_t{0}, int64_t{1},
                    int64_t{2}, int64_t{1} << 31, int64_t{1} << 32, INT64_MAX / 2, INT64_MAX - 1, INT64_MAX})
    for (int64_t d :
         {int64_t{1}, int64_t{2}, int64_t{3}, int64_t{1} << 31, int64_t{1} << 62, INT64_MAX - 1, INT64_MAX}) {
      const uint64_t size = n < 0 ? 0 - static_cast<uint64_t>(n) : static_cast<uint64_t>(n);
      if (std::gcd(size, static_cast<uint64_t>(d)) == 1) all.push_back(Num(n, d));
    }
  return all;
}

struct Tally {
  size_t wrong = 0;
  void check(NumError got, Num value, NumError want, Num wanted) {
    if (got != want || (got == NumError::Ok && !(value == wanted))) ++wrong;
  }
};

void compareAll(const std::vector<Num>& values) {
  Tally tally;
  for (Num a : values) {
    for (Num b : values) {
      Num got, want;
      const Wide an = a.num, ad = a.den, bn = b.num, bd = b.den;
      NumError wanted = expectFraction(an * bd + bn * ad, ad * bd, want);
      tally.check(addNum(a, b, got), got, wanted, want);
      tally.check(addSlow(a, b, got), got, wanted, want);
      wanted = expectFraction(an * bn, ad * bd, want);
      tally.check(mulNum(a, b, got), got, wanted, want);
      tally.check(mulSlow(a, b, got), got, wanted, want);
      wanted = b.num == INT64_MIN ? NumError::Overflow : expectFraction(an * bd - bn * ad, ad * bd, want);
      tally.check(subNum(a, b, got), got, wanted, want);
      wanted = b.num == 0 ? NumError::DivisionByZero : expectFraction(an * bd, ad * bn, want);
      tally.check(divNum(a, b, got), got, wanted, want);
      const Wide left = an * bd, right = bn * ad;
      const int order = left < right ? -1 : left > right ? 1 : 0;
      if (compareNum(a, b) != order || compareSlow(a, b) != order) ++tally.wrong;
      for (bool up : {false, true}) {
        Wide n = an * bd, d = ad * bn;  // a / b
        if (b.num > 0) {
          Wide steps = n / d;
          if (steps * d > n) --steps;
          if (up && steps * d < n) ++steps;
          wanted = expectFraction(steps * bn, bd, want);
        } else {
          wanted = NumError::BadRounding;
        }
        tally.check(roundTo(a, b, up, got), got, wanted, want);
      }
    }
  }
  CHECK(tally.wrong == 0);
}

}  // namespace

TEST_CASE("arithmetic of small rationals is exact") { compareAll(smallRationals()); }
TEST_CASE("arithmetic at the edges of 64 bits is exact or overflows") { compareAll(edges()); }

TEST_CASE("powers") {
  Tally tally;
  for (Num base : smallRationals()) {
    for (int e = -64; e <= 64; ++e) {
      Num want(1);
      NumError wanted = NumError::Ok;
      Num factor = base;
      if (e < 0) wanted = divNum(Num(1), base, factor);
      for (int i = 0; i < std::abs(e) && wanted == NumError::Ok; ++i) wanted = mulNum(want, factor, want);
      Num got;
      tally.check(powNum(base, Num(e), got), got, wanted, want);
    }
  }
  CHECK(tally.wrong == 0);
  Num out;
  CHECK(powNum(Num(-2), Num(63), out) == NumError::Ok);
  CHECK(out == Num(INT64_MIN));
  CHECK(powNum(Num(2), Num(63), out) == NumError::Overflow);
  CHECK(powNum(Num(2), Num(-62), out) == NumError::Ok);
  CHECK(out == Num(1, int64_t{1} << 62));
  CHECK(powNum(Num(0), Num(0), out) == NumError::Ok);
  CHECK(out == Num(1));
  CHECK(powNum(Num(0), Num(-1), out) == NumError::DivisionByZero);
  CHECK(powNum(Num(INT64_MIN), Num(-1), out) == NumError::Overflow);
  for (Num bad : {Num(65), Num(-65), Num(1, 2), Num(INT64_MIN), Num(INT64_MAX)})
    CHECK(powNum(Num(1), bad, out) == NumError::BadExponent);
}

TEST_CASE("none is above every number and in no arithmetic") {
  const Num none = Num::none();
  Num out;
  for (Num value : edges()) {
    CHECK(compareNum(value, none) == -1);
    CHECK(compareNum(none, value) == 1);
    CHECK(addNum(value, none, out) == NumError::NoneInArithmetic);
    CHECK(addNum(none, value, out) == NumError::NoneInArithmetic);
    CHECK(subNum(value, none, out) == NumError::NoneInArithmetic);
    CHECK(mulNum(none, value, out) == NumError::NoneInArithmetic);
    CHECK(divNum(value, none, out) == NumError::NoneInArithmetic);
    CHECK(divNum(none, value, out) == NumError::NoneInArithmetic);
  }
  CHECK(compareNum(none, none) == 0);
  CHECK(powNum(none, Num(1), out) == NumError::NoneInArithmetic);
  CHECK(powNum(Num(2), none, out) == NumError::NoneInArithmetic);
  CHECK(negNum(none, out) == NumError::NoneInArithmetic);
  CHECK(negNum(Num(INT64_MIN), out) == NumError::Overflow);
  CHECK(roundTo(Num(1), none, true, out) == NumError::NoneInArithmetic);
  CHECK(roundTo(none, Num(5), true, out) == NumError::Ok);
  CHECK(out == none);
}

TEST_CASE("numbers as text") {
  CHECK(toString(Num(3)) == "3");
  CHECK(toString(Num(-3, 2)) == "-1.5");
  CHECK(toString(Num(1, 4)) == "0.25");
  CHECK(toString(Num(-1, 3)) == "-1/3");
  CHECK(toString(Num::none()) == "none");
  CHECK(toString(Num(INT64_MIN)) == "-9223372036854775808");
  CHECK(toString(Num(INT64_MIN, 5)) == "-1844674407370955161.6");
  size_t wrong = 0;
  for (const auto& values : {smallRationals(), edges(), {Num::none()}})
    for (Num value : values) {
      Num back;
      if (!parseNum(toString(value), back) || !(back == value)) ++wrong;
    }
  CHECK(wrong == 0);
}

TEST_CASE("reading numbers") {
  Num out;
  const auto reads = [&](const char* text, Num want) { return parseNum(text, out) && out == want; };
  CHECK(reads("1.50", Num(3, 2)));
  CHECK(reads("-0", Num(0)));
  CHECK(reads("0.10000000000000000000000000000000000000000000", Num(1, 10)));
  CHECK(reads("-3/2", Num(-3, 2)));
  CHECK(reads("9223372036854775807", Num(INT64_MAX)));
  CHECK(reads("-9223372036854775808", Num(INT64_MIN)));
  for (const char* text : {"",
                           "-",
                           ".5",
                           "1.",
                           "+1",
                           " 1",
                           "1 ",
                           "1e3",
                           "0x1",
                           "--1",
                           "1/0",
                           "1/1",
                           "2/4",
                           "1/-2",
                           "1/2/3",
                           "1.5/2",
                           "None",
                           "-none",
                           "9223372036854775808",
                           "-9223372036854775809",
                           "1.2.3",
                           "99999999999999999999999",
                           "0.00000000000000000001",
                           "0.3333333333333333333",
                           "1/9223372036854775808",
                           "１"})
    CHECK_FALSE(parseNum(text, out));
  CHECK_FALSE(parseNum("0." + std::string(100000, '7'), out));
}

TEST_CASE("numbers as JSON spells them", "[number]") {
  Num out;
  for (const auto& [text, want] : std::vector<std::pair<std::string, Num>>{{"0", 0},
                                                                           {"-1.50", Num(-3, 2)},
                                                                           {"3e2", 300},
                                                                           {"25E-1", Num(5, 2)},
                                                                           {"1.25e+2", 125},
                                                                           {"0.000e999", 0}}) {
    INFO(text);
    REQUIRE(text::exactNumber(text, out));
    CHECK(out == want);
  }
  for (const char* text : {"", "-", "e2", "3e", "3e+", ".5", "3.", "3x2", "+3", "3e2 ", "1e19", "1e-19", "3e2.5", "--3", "1/2"}) {
    INFO(text);
    CHECK_FALSE(text::exactNumber(text, out));
  }
}
