// The playable plan of a shipped ruleset, for fuzz targets that play.
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "runtime/plan/plan.h"
#include "tests/shipped_rules.h"

namespace kaikou::fuzz {

inline std::shared_ptr<const plan::Plan> shippedPlan(const std::string& name) {
  diag::Sink sink;
  std::string error;
  driver::Workspace& workspace = test::shippedWorkspace();
  auto plan = workspace.plan(workspace.check(name, sink), {}, error);
  if (!plan) std::abort();
  return plan;
}

}  // namespace kaikou::fuzz
