// A plan as readable text, for `kou dump --stage plan`: the same text for the same plan, on every platform.
//
// Registers are written c0 (constants), s12 (scalars, by register number) and l3 (lanes, from 0); a constant is
// followed by its value, as a set of tiles or as a tile where it is used as one. After `;` stands the declaration an
// instruction comes from. Any plan can be printed, verified or not; what does not exist is printed as `?`.
#pragma once

#include <string>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

std::string printPlan(const Plan& plan);

/// One instruction without its origin: "s12 = mul s3, c1(10)".
std::string printInstr(const Plan& plan, const Instr& instr);

}  // namespace kaikou::plan
