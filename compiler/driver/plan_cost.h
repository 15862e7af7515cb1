// What each declaration of a ruleset costs: nodes of the intermediate form as elaborated, instructions of the plan that the
// passes leave, and when those run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/driver/driver.h"

namespace kaikou::driver {

struct DeclarationCost {
  std::string name, title, file;
  uint32_t line = 0;
  int before = 0;                          // nodes, constants not counted
  int deal = 0, table = 0, reading = 0;    // instructions by phase
  int lanes = 0;                           // of those, instructions that run once for each loser
  int after() const { return deal + table + reading; }
};

/// The declarations that cost something before or after, in the order of files and lines. What several share counts for the
/// first. Empty with a message in `error` when there is no plan under these options.
std::vector<DeclarationCost> declarationCosts(Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                              const OptionValues& values, text::Bilingual& error);
/// As a table with sums.
std::string printCosts(const std::vector<DeclarationCost>& costs);

}  // namespace kaikou::driver
