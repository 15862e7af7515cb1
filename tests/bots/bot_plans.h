// Plans for tests of bots and simulations.
#pragma once

#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <string>

#include "tests/shipped_rules.h"

namespace kaikou::testing {

/// A ruleset that comes with Kaikou, or a file of tests/language by its path; options as `NAME=VALUE`, one at most.
inline std::shared_ptr<const plan::Plan> botPlan(const std::string& name, const std::string& option = {}) {
  static std::map<std::string, std::shared_ptr<const plan::Plan>> plans;
  auto& plan = plans[name + " " + option];
  if (plan) return plan;
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  auto ruleset = workspace.check(name, sink);
  REQUIRE(ruleset);
  driver::OptionValues values;
  if (!option.empty()) values[option.substr(0, option.find('='))] = driver::parseOptionText(option.substr(option.find('=') + 1));
  std::string error;
  plan = workspace.plan(ruleset, values, error);
  REQUIRE(plan);
  return plan;
}

inline std::string languageTest(const std::string& name) { return std::string(KAIKOU_SOURCE_DIR) + "/tests/language/" + name + ".kou"; }

}  // namespace kaikou::testing
