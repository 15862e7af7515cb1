// The playable plan of a shipped ruleset, for fuzz targets that play.
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "compiler/driver/driver.h"
#include "runtime/plan/plan.h"

namespace kaikou::fuzz {

inline std::shared_ptr<const plan::Plan> shippedPlan(const std::string& name) {
  static driver::Workspace& workspace = *[] {
    auto* made = new driver::Workspace;
    made->loader().folders.push_back(KAIKOU_SOURCE_RULESETS);
    return made;
  }();
  diag::Sink sink;
  std::string error;
  auto plan = workspace.plan(workspace.check(name, sink), {}, error);
  if (!plan) std::abort();
  return plan;
}

}  // namespace kaikou::fuzz
