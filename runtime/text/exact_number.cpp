// A number's value comes from its text: 1.5 is three halves, and never passes through floating point. Guarantee: for any JSON
// number, the exact value or false. Tested by tests/cases/case_reader_test.cpp, tests/runtime/number_test.cpp.
#include "runtime/text/exact_number.h"

#include <algorithm>
#include <numeric>

namespace kaikou::text {

namespace {

// -? digits (. digits)? ([eE] [+-]? digits)?
bool isDecimal(std::string_view text) {
  auto digits = [&text] {
    const size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(end);
    return end > 0;
  };
  auto take = [&text](std::string_view any) {
    const bool taken = !text.empty() && any.find(text.front()) != std::string_view::npos;
    if (taken) text.remove_prefix(1);
    return taken;
  };
  take("-");
  if (!digits() || (take(".") && !digits())) return false;
  if (take("eE")) {
    take("+-");
    if (!digits()) return false;
  }
  return text.empty();
}

}  // namespace

bool exactNumber(std::string_view text, Num& out) {
  if (!isDecimal(text)) return false;
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  const size_t exponentAt = std::min(text.find_first_of("eE"), text.size());
  std::string_view mantissa = text.substr(0, exponentAt);
  std::string_view exponent = text.substr(std::min(exponentAt + 1, text.size()));
  // Zeros at the end of a fraction say nothing: 1.500000000000000000000 is a small number still.
  if (mantissa.find('.') != std::string_view::npos) mantissa = mantissa.substr(0, mantissa.find_last_not_of('0') + 1);

  int64_t digits = 0;
  int64_t scale = 0;                      // the value is digits x 10 ^ scale
  bool fraction = false;
  for (char c : mantissa) {
    if (c == '.') {
      fraction = true;
      continue;
    }
    if (__builtin_mul_overflow(digits, 10, &digits) || __builtin_add_overflow(digits, c - '0', &digits)) return false;
    if (fraction) --scale;
  }
  if (!exponent.empty()) {
    const bool down = exponent.front() == '-';
    if (down || exponent.front() == '+') exponent.remove_prefix(1);
    int64_t value = 0;
    for (char c : exponent) value = std::min<int64_t>(value * 10 + (c - '0'), 10'000'000);
    scale += down ? -value : value;
  }
  if (digits == 0) {
    out = Num(0);
    return true;
  }
  while (scale < 0 && digits % 10 == 0) {
    digits /= 10;
    ++scale;
  }
  int64_t power = 1;
  if (scale < -18 || scale > 18) return false;
  for (int64_t i = 0; i < (scale < 0 ? -scale : scale); ++i) power *= 10;
  if (scale > 0) {
    if (__builtin_mul_overflow(digits, power, &digits)) return false;
    power = 1;
  }
  const int64_t common = std::gcd(digits, power);
  out = Num((negative ? -digits : digits) / common, power / common);
  return true;
}

}  // namespace kaikou::text
