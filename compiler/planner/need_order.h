// The order in which needs are asked where only yes or no is wanted: the cheap and doubtful ones first.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::planner {

/// What Plan::asking should be for a plan that is complete but for it: empty where no other order than the rules' own
/// is clearly cheaper. The same for equal plans.
std::vector<uint16_t> needOrder(const plan::Plan& plan);

}  // namespace kaikou::planner
