// Which registers of a plan, and which marks, matter for anything that is paid, refused, told or played.
//
// Guarantee: what is not of use can be anything, and no settlement and no game is another. Tested by
// tests/analysis/course_findings_test.cpp.
#pragma once

#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct Uses {
  std::vector<char> registers;      // by register
  std::vector<char> marks;          // of Course::marks: something reads it
};
Uses usesOf(const plan::Plan& plan);

/// Adds what the registers that are needed hang on. `needed` is by register.
void needOperands(const plan::Plan& plan, std::vector<char>& needed);

}  // namespace kaikou::analysis
