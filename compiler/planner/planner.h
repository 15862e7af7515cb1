// From the intermediate form to a plan: constants, registers, phases. Needs: features assigned, passes run.
#pragma once

#include "compiler/ir/ir.h"
#include "runtime/plan/plan.h"

namespace kaikou::planner {

plan::Plan makePlan(const ir::Module& module);

}  // namespace kaikou::planner
