// Places of findings about what a plan names no place of: the rules of who deals next, a wild that comes to a constant.
// Tested by tests/analysis/course_findings_test.cpp.
#pragma once

#include <vector>

#include "analysis/finding.h"
#include "compiler/driver/driver.h"

namespace kaikou::analysis {

/// Looks the declarations up in the ruleset that the plan is of.
void placeFindings(driver::Workspace& workspace, const sema::Ruleset& ruleset, std::vector<Finding>& findings);

}  // namespace kaikou::analysis
