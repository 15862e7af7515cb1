// The values that marks can have in play.
//
// A mark begins with its first value. What its lines and the steps make of it is taken as free as it can be at all, save that
// a mark which only ever becomes values that are written down has no others. So a mark that nothing changes has one value.
// An example may tell any value of a mark; what it tells beyond these never comes about.
// Guarantee: no value is missing. Tested by tests/analysis/course_findings_test.cpp.
#pragma once

#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct MarkValues {
  int64_t low = 0, high = 0;
  bool changes() const { return low != high; }
};

/// Of each of Course::marks.
std::vector<MarkValues> markValues(const plan::Plan& plan);

}  // namespace kaikou::analysis
