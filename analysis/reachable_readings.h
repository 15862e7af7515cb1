// What readings can be asked about at all: every combination of shape, melds on the table, wilds and features that some hand has.
//
// Over all hands at once, block by block and rank by rank, as hand_classes.h walks them, but without numbers. The limit of copies
// is kept within a block, of honours with the melds on the table; that melds of suits and the tile turned up take tiles away is not
// looked at. So there may be
// readings too many, and never one too few: what holds for all of these holds for all readings.
// Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "runtime/hand/feature_math.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct ReachableReading {
  uint8_t shape = 0xff;             // 0xff: a hand that cannot be read
  uint8_t melds = 0;                // on the table
  uint8_t jokers = 0;               // wilds that stand for others; 0 for any number where that is not asked
  plan::FeatureVector features;     // of those that are asked
};

struct ReadingQuestion {
  std::vector<bool> features;       // by Plan::features: asked
  bool jokers = false;
  int mostWilds = 0;                // that a hand can hold
};

/// Nothing when there are more than are looked at.
std::optional<std::vector<ReachableReading>> reachableReadings(const plan::Plan& plan, const ReadingQuestion& question);

}  // namespace kaikou::analysis
