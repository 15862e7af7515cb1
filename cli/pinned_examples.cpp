// What an example expects, as the aspects of a settlement that must stay as they are. Tested by tests/scripts/analyze_end_to_end.sh.
#include "cli/pinned_examples.h"

#include <algorithm>

#include "runtime/eval/evaluator.h"

namespace kaikou::cli {

using syntax::Expectation;

void pinExample(const ExampleSeen& seen, std::vector<PinnedPlan>& plans) {
  auto of = std::find_if(plans.begin(), plans.end(), [&](const PinnedPlan& one) { return one.plan == seen.plan; });
  if (of == plans.end()) of = plans.insert(plans.end(), {seen.plan, {}});
  analysis::PinnedTable pinned;
  pinned.title = seen.result.titleZh;
  pinned.table = seen.table;
  pinned.results.assign(seen.plan->results.size(), false);
  if (!seen.settlement) {
    pinned.waitsSeat = seen.example.waitsSeat;
    pinned.waits = seen.waits;
    of->tables.push_back(std::move(pinned));
    return;
  }
  pinned.settlement = *seen.settlement;
  for (const Expectation& expected : seen.example.expectations) {
    switch (expected.kind) {
      // In a course the wins before the one that is refused are legal.
      case Expectation::RefusedBy: pinned.refused = !seen.settlement->legal, pinned.refusedBy = expected.name.text; break;
      case Expectation::Refused: pinned.refused = !seen.settlement->legal; break;
      case Expectation::Points: pinned.points = true; break;
      case Expectation::Liable: pinned.liable = true; break;
      case Expectation::Impossible: case Expectation::Waits: break;
      default:
        for (size_t r = 0; r < pinned.results.size(); ++r)
          if (seen.plan->results[r].key == expected.name.text) pinned.results[r] = true;
    }
  }
  of->tables.push_back(std::move(pinned));
}

std::vector<analysis::PinnedTable> alikeUnder(const plan::Plan& plan, const std::vector<PinnedPlan>& plans) {
  std::vector<analysis::PinnedTable> out;
  eval::Evaluator evaluator(plan);
  for (const PinnedPlan& other : plans) {
    if (other.plan.get() == &plan || other.plan->results.size() != plan.results.size()) continue;
    for (const analysis::PinnedTable& pinned : other.tables) {
      eval::Settlement settled;
      if (pinned.waitsSeat >= 0 || evaluator.settle(pinned.table, settled)) continue;
      if (analysis::settledOtherwise(*other.plan, pinned.settlement, plan, settled)) continue;
      out.push_back(pinned);
      out.back().settlement = settled;
    }
  }
  return out;
}

}  // namespace kaikou::cli
