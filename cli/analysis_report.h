// What `kou analyze` found, as text for people, JSON for programs, SARIF for code hosts.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/acceptance.h"
#include "analysis/every_setting.h"
#include "analysis/finding.h"
#include "analysis/table_search.h"
#include "tell/terminal.h"

namespace kaikou::cli {

using namespace tell;

struct AnalysisReport {
  const plan::Plan* plan = nullptr;
  std::vector<std::pair<std::string, std::string>> options;   // that were chosen: `with` of every witness
  std::vector<analysis::Finding> findings;
  std::vector<analysis::Acceptance> acceptances;
  uint64_t tables = 0, legal = 0;
  size_t rules = 0, reached = 0;
  analysis::Extreme mostOfOne, mostOfAll, leastOfAll;
  bool complete = true;             // the search was not cut short
  std::vector<analysis::SettingResult> settings;   // `--options all`: every value that was asked
};

/// Options of a command line as an example takes them.
std::vector<std::pair<std::string, std::string>> chosenOptions(const std::vector<std::string>& arguments);

/// A witness as an example of a rule file.
std::string witnessText(const AnalysisReport& report, const analysis::FoundTable& found, const std::string& title);
/// The same under the setting of a finding.
std::string witnessText(const AnalysisReport& report, const analysis::Finding& finding, size_t index);

/// docs/analysis.md, JSON.
std::string analysisJson(const AnalysisReport& report, Language language);
std::string analysisSarif(const AnalysisReport& report, const std::string& version, Language language);
std::string analysisText(const AnalysisReport& report, Language language, bool colour, const std::function<std::string(std::string_view)>& shown);

}  // namespace kaikou::cli
