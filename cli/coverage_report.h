// What examples reach, as text, JSON, LCOV and HTML.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/coverage.h"
#include "tell/terminal.h"

namespace kaikou::cli {

using namespace tell;

struct CoverageReport {
  std::vector<analysis::Coverage::Row> rows;
};

/// Missed sides with the reason, then a sum for each file.
std::string coverageText(const CoverageReport& report, Language language, bool colour, const std::function<std::string(std::string_view)>& shown);
/// docs/analysis.md, JSON of coverage.
std::string coverageJson(const CoverageReport& report, Language language);
/// A record a file: lines of declarations, and a branch for each side.
std::string coverageLcov(const CoverageReport& report);
/// One page that needs nothing else.
std::string coverageHtml(const CoverageReport& report, Language language, const std::function<std::string(std::string_view)>& shown);

}  // namespace kaikou::cli
