// The same questions under every value of every option, one option at a time beside what was chosen.
//
// Whether a rule never holds is asked of all settings together by RuleAnalysis already: a rule that one setting lets hold is no
// mistake. What a single setting brings about has a table that shows it: a fault, a list that ends early, a bigger hand that pays
// less; and each setting has a most and a least that is paid. These are searched for here, setting by setting.
// Guarantee: a setting is asked with all of its tables, or it is said that it was not. Tested by tests/analysis/course_findings_test.cpp.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "analysis/finding.h"
#include "analysis/option_settings.h"
#include "analysis/rule_analysis.h"

namespace kaikou::analysis {

struct SettingResult {
  std::string option, value;
  uint64_t tried = 0;
  bool complete = false;            // false: the time was over
  Extreme mostOfOne, mostOfAll, leastOfAll;
};

/// Findings of settings that `known`, those under the options chosen, lack; each names its setting.
struct EverySetting {
  std::vector<SettingResult> settings;
  std::vector<Finding> findings;
};
EverySetting askEverySetting(const std::vector<OptionSetting>& settings, const std::vector<Finding>& known, const AnalysisChoice& choice);

}  // namespace kaikou::analysis
