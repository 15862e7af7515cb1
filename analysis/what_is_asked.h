// What the needs of a plan still hang on, once all of a table is fixed but the winner's concealed tiles.
//
// A count of hands can put hands together that the rules cannot tell apart. This says what they can tell apart: which features
// of a reading, which counts of tiles in hand, the shape, the wilds that stand for others, the winning tile. Whatever the
// table decides is worked out by the evaluator itself and folded, so `any 门前清自摸 or …` asks nothing of a self-drawn win.
//
// Tested by tests/analysis/count_hands_test.cpp: by every count that is compared with a plain enumeration.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/hand_tally.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct Asked {
  std::vector<bool> features;             // by Plan::features: whether it matters
  std::vector<Tally> tallies;             // what is counted of the winner's concealed tiles; distinct
  bool shape = false;                     // which shape a reading has
  bool jokers = false;                    // how many wilds stand for others
  bool winningTile = false;               // which tile is the winning one (what it completes is a feature)
  bool never = false;                     // the table alone rules one of the roots out: nothing is asked
  /// A question that this cannot put hands together by.
  struct Obstacle {
    uint32_t origin = 0;                  // whose rule asks it
    std::string what;                     // English, lower case: "asks about …"
  };
  std::optional<Obstacle> obstacle;

  void add(const Asked& other);
};

/// `roots`: registers whose values are wanted, on tables like `table`, whose winner's concealed tiles and winning tile may be
/// any. `meldsTold`: the winner's melds are those of the table; otherwise nothing may ask about them.
Asked whatIsAsked(const plan::Plan& plan, eval::Evaluator& evaluator, const eval::Table& table, bool meldsTold,
                  const std::vector<plan::Reg>& roots);

}  // namespace kaikou::analysis
