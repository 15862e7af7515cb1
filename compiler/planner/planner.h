// From the intermediate form to a plan: constants, registers, phases. Needs: features assigned, passes run.
#pragma once

#include <optional>

#include "compiler/diag/diag.h"
#include "compiler/ir/ir.h"
#include "runtime/plan/plan.h"

namespace kaikou::planner {

plan::Plan makePlan(const ir::Module& module);

/// What goes beyond the limits of a plan (plan_verify.h): such a plan must not be run, nor verified.
struct TooLarge {
  text::Bilingual what;
  size_t has, most;
  uint32_t origin;                      // where to begin: the declaration that asks for most
};
/// `own` is the outermost file: what it builds on fits by itself, so the place is looked for there first.
std::optional<TooLarge> tooLarge(const plan::Plan& plan, const ir::Module& module, source::FileId own);

}  // namespace kaikou::planner
