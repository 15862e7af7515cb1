// Conditions of rules by their parts: the sides of each `or` and `and`, so that one that decides nothing can be named.
//
//   for (const ConditionPart& part : conditionParts(plan, points)) …
//
// A part is known by its path in the condition, and the condition by its outline. Conditions of two plans of one ruleset that have
// the same outline have the same parts. What another declaration names (a pattern, a need) is one part.
// Tested by tests/analysis/course_findings_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "analysis/rule_points.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct ConditionPart {
  size_t point = 0;                 // into RulePoints
  plan::Reg reg = 0;
  bool ofOr = false;                // a side of an `or`; otherwise of an `and`
  size_t number = 0, of = 0;        // among the parts that are not made of others, from 1
  std::string path, outline;
};
std::vector<ConditionPart> conditionParts(const plan::Plan& plan, const RulePoints& points);

}  // namespace kaikou::analysis
