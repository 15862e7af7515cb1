// Runs the examples that stand with the rules.
#pragma once

#include <string>
#include <vector>

#include "cli/engine_user.h"
#include "tell/terminal.h"
#include "compiler/driver/driver.h"

namespace kaikou::cli {

using namespace tell;

struct ExampleResult {
  std::string titleZh, titleEn;
  source::Place place;
  std::vector<std::string> differences;   // empty: passed
  std::string explanation;                // of a failure: what the engine made of the table, as text
  bool inherited = false;                 // it stands in a base or a module
};

struct ExampleChoice {
  EngineUser* engine = nullptr;           // none: the interpreter
  std::string filter{};                   // only titles, in either language, with this in them
  bool bases = false;                     // those of bases and modules too, under the rules of the ruleset
};

/// In the order of the file, behind those of the bases. Examples of a module are not run: they need a ruleset (`isModule` of the
/// flat ruleset).
std::vector<ExampleResult> runExamples(driver::Workspace& workspace,
                                       const std::shared_ptr<const sema::Ruleset>& ruleset, Language language,
                                       const ExampleChoice& choice = {});

}  // namespace kaikou::cli
