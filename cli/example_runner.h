// Runs the examples that stand with the rules.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/engine_user.h"
#include "tell/terminal.h"
#include "compiler/driver/driver.h"
#include "runtime/eval/settlement.h"

namespace kaikou::cli {

using namespace tell;

struct ExampleResult {
  std::string titleZh, titleEn;
  source::Place place;
  std::vector<std::string> differences;   // empty: passed
  std::string explanation;                // of a failure: what the engine made of the table, as text
  bool inherited = false;                 // it stands in a base or a module
};

/// A table of an example and what the rules make of it.
struct ExampleSeen {
  const std::shared_ptr<const plan::Plan>& plan;
  const eval::Table& table;
  const eval::Settlement* settlement;     // of a win; null: the example asks for waits
  plan::TileSet waits = 0;
  const syntax::ExampleBody& example;
  const ExampleResult& result;            // so far: differences are found after it
};

struct ExampleChoice {
  EngineUser* engine = nullptr;           // none: the interpreter
  std::string filter{};                   // only titles, in either language, with this in them
  bool bases = false;                     // those of bases and modules too, under the rules of the ruleset
  std::function<void(const ExampleSeen&)> seen{};   // is told of every table that is settled
};

/// In the order of the file, behind those of the bases. Examples of a module are not run: they need a ruleset (`isModule` of the
/// flat ruleset).
std::vector<ExampleResult> runExamples(driver::Workspace& workspace,
                                       const std::shared_ptr<const sema::Ruleset>& ruleset, Language language,
                                       const ExampleChoice& choice = {});

}  // namespace kaikou::cli
