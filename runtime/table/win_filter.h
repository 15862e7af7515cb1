// Whether a hand can be a legal win at all, in a few look-ups: the question that a game asks after every draw and, of three
// seats, after every discard, and that is nearly always answered no.
//
// Each seat has a HandSketch, kept in step with its hand: per suit the index and the entry of the shortage tables. A hand
// that lacks more tiles than it has wilds has no melds and pair. Shapes of any tiles are ruled out by what the needs say of
// the features that such a hand cannot avoid, which is remembered per set of features. "May" is always safe: the
// evaluator decides then.
//
// Tested by tests/table/win_filter_test.cpp: on random hands, "no" is never wrong, and sketches never drift.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/hand/feature_math.h"
#include "runtime/hand/shortage.h"
#include "runtime/plan/plan.h"
#include "runtime/table/game_state.h"

namespace kaikou::table {

class WinFilter {
 public:
  WinFilter(const plan::Plan& plan, eval::Evaluator& evaluator);

  /// A tile goes into a hand, or leaves it; hand and sketch together.
  void give(State& state, int seat, int kind) const;
  void take(State& state, int seat, int kind) const;
  /// After a meld of the seat was made or changed.
  void meldsChanged(State& state, int seat) const;
  /// The sketch of a hand without tiles.
  const HandSketch& empty() const { return empty_; }
  /// The sketch of a seat from its hand and melds alone.
  HandSketch sketchOf(const State& state, int seat) const;

  /// Whether the hand of `seat`, with one more tile (`extra`, or -1: as it is), may be a legal win.
  bool may(const State& state, int seat, int extra);
  /// Tiles that the hand of `seat` lacks beyond its wilds for melds and pair: 0 when complete; 99 if no such shape fits.
  int lacking(const State& state, int seat) const;

 private:
  struct Remembered {
    plan::FeatureVector melds;
    uint64_t outside = 0;
    TileSet wildSet = 0;
    uint8_t wilds = 0xff;
    bool hopeless = false;
  };
  static int lack(const HandSketch& sketch, bool pair) { return sketch.lackMelds + (!pair ? 0 : sketch.pairSaves ? -1 : 2); }
  void setLack(HandSketch& sketch, int block) const;
  bool mayArrange(const State& state, int seat, int extra);
  bool arrangementHopeless(const State& state, int seat, int extra, bool& hopeless);
  void shift(HandSketch& sketch, const State& state, int kind, int step) const;

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  const hand::GroupFeatures features_;
  std::vector<const hand::ShortageTables*> tables_;   // by block; null for flowers
  std::vector<uint8_t> blocks_;                       // that hands are made of
  std::vector<plan::Shape> melds_, besides_, others_; // shapes of melds; of melds and one each; of pairs, one each, different
  bool anyTiles_ = false, arrangementsKnown_ = false; // …only features that combine by or: what is remembered is exact
  std::vector<plan::Feature> outside_;                // what is asked of single tiles: none is outside a set
  std::array<uint64_t, maxKinds> outsideOf_{};        // by kind: bit i, it is outside the i-th of those sets
  HandSketch empty_;
  uint64_t inHandCalls_ = 0;
  bool wide_ = false;                    // vectors are longer than two words
  std::vector<Remembered> remembered_;
  eval::Table scratch_;
};

}  // namespace kaikou::table
