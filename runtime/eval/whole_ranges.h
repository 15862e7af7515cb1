// Which registers of a plan can hold nothing but whole numbers within bounds, whatever the table: truths, tiles, seats, counts
// and what is computed from them without a chance of overflow. The interpreter runs instructions on such registers without
// looking for fractions and faults.
//
// Assumes a deal whose values are no faults; the interpreter looks at that once a deal. Tested by
// tests/eval/whole_ranges_test.cpp and by every comparison of engines.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::eval {

struct WholeRange {
  bool known = false;        // always a whole number from lo to hi, never a fault
  int64_t lo = 0, hi = 0;
};

/// By register. A register that is written twice is not known. `handsTold`: on a table on which the hand of every seat is told.
std::vector<WholeRange> wholeRanges(const plan::Plan& plan, bool handsTold = false);

}  // namespace kaikou::eval
