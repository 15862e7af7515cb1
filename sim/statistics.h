// From exact counters to what a report says: the only floating point of a simulation.
#pragma once

#include "sim/exact_sums.h"

namespace kaikou::sim {

struct Interval {
  double value = 0, low = 0, high = 0;
};

/// A share and its 95 % interval (Wilson).
Interval shareOf(uint64_t count, uint64_t of);
/// A mean and its 95 % interval (normal); without spread if there are fewer than two values.
Interval meanOf(const Moments& moments);
/// The spread (standard deviation) of the values.
double spreadOf(const Moments& moments);
/// The mean of the first less that of the second, as if they were independent.
Interval differenceOf(const Moments& first, const Moments& second);
/// The least value that at least `percent` of all are not above.
int64_t quantileOf(const Histogram& histogram, int percent);

}  // namespace kaikou::sim
