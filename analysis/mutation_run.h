// Which mutants of a plan some tables notice.
//
// A pinned table is one of which something is expected: points, a refusal, results, waits. It notices a mutant under which what is
// expected is not so. A mutant that no pinned table notices survives; where the search finds a table that the mutant settles
// otherwise, that table is the example that was lacking. Where it finds none the mutant may be no other ruleset at all, and is
// said to be undecided. Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/mutants.h"
#include "analysis/table_search.h"
#include "runtime/eval/evaluator.h"

namespace kaikou::analysis {

struct PinnedTable {
  std::string title;
  eval::Table table;
  eval::Settlement settlement;        // what the rules give, which is what is expected
  bool points = false, liable = false, refused = false;
  std::string refusedBy;              // a need's name; empty: by any
  std::vector<bool> results;          // by Plan::results: expected
  int waitsSeat = -1;                 // instead of a win
  plan::TileSet waits = 0;
};

/// Whether two settlements under plans of the same names differ in anything that is told.
bool settledOtherwise(const plan::Plan& a, const eval::Settlement& x, const plan::Plan& b, const eval::Settlement& y);

class MutationRun {
 public:
  struct Outcome {
    size_t mutant = 0;
    int killedBy = -1;                // into the pinned tables; -1: it survives
    std::optional<FoundTable> witness;   // a survivor's: a table that tells it apart, settled as the rules have it
    std::optional<eval::Settlement> otherwise;   // …and as the mutant has it; nothing if it cannot be settled
  };

  explicit MutationRun(const plan::Plan& plan);
  const Mutants& mutants() const { return mutants_; }
  /// `skip`: mutants that are not asked again. `stop`: asked now and then.
  std::vector<Outcome> run(const std::vector<PinnedTable>& pinned, const std::function<bool(const Mutant&)>& skip = nullptr,
                           const std::function<bool()>& stop = nullptr);
  /// Looks for tables that tell survivors apart, among those of a search of the plan.
  void tellApart(std::vector<Outcome>& outcomes, TableSearch& search);

 private:
  bool notices(const PinnedTable& pinned, eval::Evaluator& evaluator) const;
  std::unique_ptr<eval::Evaluator> evaluatorOf(const Mutant& mutant);

  const plan::Plan& plan_;
  Mutants mutants_;
  std::shared_ptr<hand::ReadingStore> readings_;
};

}  // namespace kaikou::analysis
