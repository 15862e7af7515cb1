// Textbook intervals. Squares of deviations come from exact sums, so nothing cancels that should not.
// Tested by tests/sim/statistics_test.cpp with published values.
#include "sim/statistics.h"

#include <algorithm>
#include <cmath>

namespace kaikou::sim {

namespace {
constexpr double z = 1.959963984540054;   // 97.5 % of a normal distribution lie below

double varianceOf(const Moments& m) {
  if (m.count < 2) return 0;
  const auto n = static_cast<Wide>(m.count);
  // n x squares - sum^2 is a whole number; it fits as long as n x squares does.
  Wide scaled;
  if (!__builtin_mul_overflow(n, m.squares, &scaled)) {
    Wide squared;
    if (!__builtin_mul_overflow(m.sum, m.sum, &squared))
      return static_cast<double>(scaled - squared) / static_cast<double>(n) / static_cast<double>(n - 1);
  }
  const double mean = static_cast<double>(m.sum) / static_cast<double>(n);
  return std::max(0.0, (static_cast<double>(m.squares) - mean * static_cast<double>(m.sum)) / static_cast<double>(n - 1));
}
}  // namespace

Interval shareOf(uint64_t count, uint64_t of) {
  if (!of) return {};
  const double n = static_cast<double>(of), p = static_cast<double>(count) / n;
  const double scale = 1 + z * z / n, middle = (p + z * z / (2 * n)) / scale;
  const double half = z / scale * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, count == 0 ? 0 : middle - half, count == of ? 1 : middle + half};
}

Interval meanOf(const Moments& m) {
  if (!m.count) return {};
  const double mean = static_cast<double>(m.sum) / static_cast<double>(m.count);
  const double half = z * std::sqrt(varianceOf(m) / static_cast<double>(m.count));
  return {mean, mean - half, mean + half};
}

double spreadOf(const Moments& m) { return std::sqrt(varianceOf(m)); }

Interval differenceOf(const Moments& a, const Moments& b) {
  if (!a.count || !b.count) return {};
  const double value = meanOf(a).value - meanOf(b).value;
  const double half = z * std::sqrt(varianceOf(a) / static_cast<double>(a.count) + varianceOf(b) / static_cast<double>(b.count));
  return {value, value - half, value + half};
}

int64_t quantileOf(const Histogram& histogram, int percent) {
  uint64_t all = 0, seen = 0;
  for (const auto& [value, count] : histogram.counts) all += count;
  for (const auto& [value, count] : histogram.counts) {
    seen += count;
    if (static_cast<Wide>(seen) * 100 >= static_cast<Wide>(all) * percent) return value;
  }
  return 0;
}

}  // namespace kaikou::sim
