// Runs the examples that stand with the rules.
#pragma once

#include <string>
#include <vector>

#include "cli/engine_user.h"
#include "cli/terminal.h"
#include "compiler/driver/driver.h"

namespace kaikou::cli {

struct ExampleResult {
  std::string titleZh, titleEn;
  source::Place place;
  std::vector<std::string> differences;   // empty: passed
  std::string explanation;                // of a failure: what the engine made of the table, as text
};

/// In the order of the file, each by the engine that is asked for (none: the interpreter). Examples of a module are not run: they need a ruleset (`isModule` of the flat ruleset).
std::vector<ExampleResult> runExamples(driver::Workspace& workspace,
                                       const std::shared_ptr<const sema::Ruleset>& ruleset, Language language,
                                       EngineUser* engine = nullptr);

}  // namespace kaikou::cli
