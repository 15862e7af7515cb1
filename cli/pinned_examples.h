// Examples of a ruleset as tables of which something is expected, by the plan that each is played with.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "analysis/mutation_run.h"
#include "cli/example_runner.h"

namespace kaikou::cli {

struct PinnedPlan {
  std::shared_ptr<const plan::Plan> plan;
  std::vector<analysis::PinnedTable> tables;
};

/// Adds one example to those of its plan. Examples that expect the impossible, and those that expect a thing the rules do not
/// give, pin nothing down.
void pinExample(const ExampleSeen& seen, std::vector<PinnedPlan>& plans);

/// Examples of other plans that come out the same under this one too: options that they choose and that do not touch them.
/// A rule that options fold away in one plan is changed in another, and is noticed by them there.
std::vector<analysis::PinnedTable> alikeUnder(const plan::Plan& plan, const std::vector<PinnedPlan>& plans);

}  // namespace kaikou::cli
