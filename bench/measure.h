// A row of results.
#pragma once

#include <string>

namespace kaikou::bench {

struct Measure {
  std::string name, unit;
  double median = 0, lowest = 0, highest = 0;   // operations a second, or what the unit says
};

}  // namespace kaikou::bench
