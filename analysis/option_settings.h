// The settings of a ruleset that are next to the one chosen: each option with another value, one option at a time.
//
// What a rule does under one setting is no flaw of it under another: analyses look at these before they call something a mistake.
// A value of a number is tried a little above and doubled; a setting that the rules' requirements refuse is none.
// Tested by tests/analysis/rule_analysis_test.cpp.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/finding.h"
#include "compiler/driver/driver.h"

namespace kaikou::analysis {

struct OptionSetting {
  std::string option, value;        // as `-o` takes them
  std::shared_ptr<const plan::Plan> plan;
};

std::vector<OptionSetting> settingsNextTo(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                          const driver::OptionValues& chosen, const plan::Plan& plan);

/// Options of which no other value makes another plan, and enumerators that make the same.
std::vector<Finding> optionsWithoutEffect(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                          const driver::OptionValues& chosen, const plan::Plan& plan,
                                          const std::vector<OptionSetting>& settings);

}  // namespace kaikou::analysis
