// Why a win is refused, and what a hand lacks. Private to runtime/eval.
//
// A hand is complete if one of its readings is an arrangement (melds and a pair, pairs…), or else meets every need that
// looks at the reading: rules where any tiles of a kind win have no arrangement to speak of. Whether the table allows the
// win is another matter. What a hand lacks is how many of its tiles would have to be others for it to be complete.
#pragma once

#include <optional>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/evaluator_state.h"

namespace kaikou::eval {

/// Works on the evaluator's state; lives for one question. `table` must outlive it.
class RefusalSearch {
 public:
  RefusalSearch(Evaluator::State& state, const Table& table) : s_(state), table_(table) {}

  /// Fills what an explanation says of a refused win. `failedNeed` is that of its settlement.
  std::optional<Fault> explain(int failedNeed, Explanation& out);
  /// Whether the hand with the winning tile is complete.
  std::optional<Fault> complete(bool& out);
  /// What the hand of `table.win.seat` lacks, which has its usual size or one tile more.
  std::optional<Fault> lacking(Lack& out);

 private:
  struct Found {
    bool known = false, complete = false;
    std::vector<uint32_t> failing;   // Plan::needs, ascending
    ReadingKey reading;
    HandQuery hand;
    TileCounts removed{};
    int replaced = 0;
  };
  /// A hand and how many of its tiles are wilds that nobody has; its `removed` tiles are out of the query.
  struct Supposed {
    Table table;                     // as the needs see it
    HandQuery hand;                  // all its tiles
    int jokers = 0;                  // of `hand` from the beginning
    TileCounts removed{};
  };

  std::optional<Fault> note(const NeedStep& step, std::vector<uint32_t>& failing) const;
  std::optional<Fault> startNeeds(const Table& table);
  bool isComplete(const ReadingKey& reading, const std::vector<uint32_t>& failing) const;
  std::optional<Fault> failuresOf(const ReadingKey& reading, std::vector<uint32_t>& failing);
  /// The complete readings of a supposed hand, against the best so far.
  std::optional<Fault> attempt(Supposed& supposed, Found& best);
  /// Every choice of `left` more tiles of kinds >= `kind`; at most `mostReplaced` levels deep.
  std::optional<Fault> replace(Supposed& supposed, int kind, int left, Found& best);

  static constexpr int mostReplaced = 3;
  static constexpr size_t mostReadingsTried = 50000;

  Evaluator::State& s_;
  const Table& table_;
  size_t tried_ = 0;
};

}  // namespace kaikou::eval
