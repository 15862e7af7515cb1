// Findings that a rule file accepts, with the reason: a comment that begins with `accept`.
//
//   // accept never-pays 封顶: the amount is the same on purpose
//
// One line: the kind, the declaration's name, a colon, the reason. It stands anywhere in a rule file of the ruleset.
// Tested by tests/analysis/rule_analysis_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/finding.h"

namespace kaikou::analysis {

struct Acceptance {
  std::string kind, declaration, reason;
  std::string file;
  uint32_t line = 0;
  bool met = false;                 // there is such a finding
  bool wrong = false;               // no kind, no name or no reason
};

/// The acceptances in the text of a rule file.
std::vector<Acceptance> acceptancesIn(std::string_view text, const std::string& file);
/// Marks the findings that are accepted, and the acceptances that are met.
void accept(std::vector<Finding>& findings, std::vector<Acceptance>& acceptances);

}  // namespace kaikou::analysis
