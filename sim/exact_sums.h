// Exact sums: of numbers and their squares, and how often each value occurred. Nothing is rounded before the report, so parts
// add up to the whole whatever their order.
#pragma once

#include <bit>
#include <cstdint>
#include <map>

namespace kaikou::sim {

__extension__ typedef __int128 Wide;

struct Moments {
  uint64_t count = 0;
  Wide sum = 0, squares = 0;
  void add(int64_t value) {
    ++count;
    sum += value;
    squares += static_cast<Wide>(value) * value;
  }
  void add(const Moments& other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
  }
  friend bool operator==(const Moments&, const Moments&) = default;
};

/// Counts by value. Values below 1024 are kept as they are, greater ones to one part in 64, so there are never more than a
/// few thousand.
struct Histogram {
  std::map<int64_t, uint64_t> counts;
  static int64_t bucket(int64_t value) {
    const uint64_t size = value < 0 ? ~static_cast<uint64_t>(value) + 1 : static_cast<uint64_t>(value);
    if (size < 1024) return value;
    const int drop = 57 - std::countl_zero(size);
    const uint64_t kept = size >> drop << drop;
    return static_cast<int64_t>(value < 0 ? ~kept + 1 : kept);
  }
  void add(int64_t value) { ++counts[bucket(value)]; }
  void add(const Histogram& other) {
    for (const auto& [value, count] : other.counts) counts[value] += count;
  }
  friend bool operator==(const Histogram&, const Histogram&) = default;
};

}  // namespace kaikou::sim
