// How many hands win, and how many are ready: exact numbers over all hands of a ruleset.
//
//   analysis::HandCounter counter(plan);
//   analysis::HandCount winning = counter.winning({});
//   winning.fitting.weighted.text();           // "11353128141498"
//
// Hands are those of one seat: its concealed tiles, as multisets (`distinct`) and by the physical tiles they can be made of
// (`weighted`). A tile that is turned up is one of the tiles and not in the hand; every tile that can be turned up is counted
// with its copies. Hands that the rules cannot tell apart are put together (hand_classes.h), and of each such class one hand is
// asked of the evaluator, so what is counted is what `kou score` says. What cannot be put together is said to be undecided.
//
// Cost: follows the number of classes. For four melds and a pair on 34 kinds some hundredths of a second.
// Tested by tests/analysis/count_hands_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/wide_count.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

/// What is on the table beside the hand.
struct CountedTable {
  int melds = 0;                        // that the winner has laid; which, no rule may ask
  std::vector<eval::Meld> told;         // …or these, which are then out of the tiles
  bool dealer = false;                  // the hand is the dealer's
};

struct Figures {
  WideCount distinct, weighted;
  void add(const Figures& other, uint64_t times) {
    distinct += other.distinct;
    weighted += other.weighted * WideCount(times);
  }
};

struct HandCount {
  /// For one tile turned up; the only one, with tile noTile, where none is.
  struct Part {
    int tile = plan::noTile;
    uint8_t copies = 1;
    plan::TileSet wilds = 0;
    Figures all, fitting;
  };
  Figures all, fitting;                 // over all parts, `weighted` by their copies
  std::vector<Part> parts;
  std::optional<eval::Table> example;   // a hand that fits; its `win` is how it would be completed
  struct Undecided {
    uint32_t origin = 0;                // the rule that made it hard: into Plan::origins
    std::string reason;                 // English, lower case
  };
  std::optional<Undecided> undecided;   // then the figures are none
};

class HandCounter {
 public:
  /// `plan` is verified and outlives the counter.
  explicit HandCounter(const plan::Plan& plan);
  ~HandCounter();

  /// Complete hands that are a legal win by an ordinary own draw, for some tile of theirs as the one drawn.
  HandCount winning(const CountedTable& table);
  /// The same with a legal reading in which the pattern (into Plan::patterns) holds.
  HandCount winningWith(const CountedTable& table, size_t pattern);
  /// Hands that lack one tile of a legal win, by an ordinary draw or discard: as `ready` means it in rules.
  HandCount ready(const CountedTable& table);

 private:
  class Run;
  const plan::Plan& plan_;
};

}  // namespace kaikou::analysis
