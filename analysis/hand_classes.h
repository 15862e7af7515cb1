// All hands of a block of kinds, put together into classes that the rules cannot tell apart, each with its number of hands.
//
// A class remembers how many tiles its hands have, what the rules count of them, what they can be read
// as, and (where that is asked) what they can be read as for each tile that could be the winning one. One of its hands is kept
// as an example. Classes of several blocks multiply; those that come to the same are one again.
//
// How a block is walked: rank by rank, with the set of everything that the tiles so far could be, so that hands which can go on
// alike are one before the block is through. The work follows the number of classes and not that of hands.
//
// Guarantee: numbers are exact. Tested by tests/analysis/count_hands_test.cpp against plain enumeration.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/hand_tally.h"
#include "analysis/reading_sets.h"
#include "analysis/wide_count.h"
#include "runtime/hand/block_enumerator.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

/// Which tiles could be the winning one.
enum class Completion : uint8_t {
  None,      // it is one of the hand's, and no rule asks which
  OfHand,    // it is one of the hand's
  OfDraw,    // it is one more than the hand's
};

/// What of the hands is counted, the same for all blocks.
struct ClassQuestion {
  const plan::Plan* plan = nullptr;       // whose features are just those that are asked
  std::string tag;                        // which those are
  std::vector<const plan::Shape*> shapes; // forms that the hand's number of tiles fits
  std::vector<Tally> tallies;             // what is counted of the tiles
  std::vector<uint8_t> copies;            // by kind: how many there are for the hand
  std::vector<uint8_t> reach;             // by kind: how many the hand may have of it with a winning tile that is one more
  plan::TileSet wilds = 0;                // these kinds are no tiles of a block: wilds are counted apart
  int mostTiles = 0, mostWilds = 0;
  Completion completion{};
  bool marks = false;                     // rules ask what the winning tile completes
  bool tileAsked = false;                 // rules ask which tile it is
  bool otherSeat = false;                 // it came from another seat
  bool naturals = false;                  // rules ask which wilds are themselves; then one kind is wild
};

/// One way to complete the hands of a class: the tile is that of the example.
struct Completed {
  uint8_t tile = 0;
  std::vector<uint8_t> tallied;
  ReadingSets::Id readings = 0;
};

struct HandClass {
  uint8_t tiles = 0;
  std::vector<uint8_t> tallied;         // by ClassQuestion::tallies
  ReadingSets::Id readings = 0;
  std::vector<Completed> completed;       // none of which another covers
  WideCount distinct, weighted;           // hands; ways to choose their tiles
  std::vector<hand::PackedCounts> example;  // by block walked
};

class HandClasses {
 public:
  /// More classes than this are given up.
  static constexpr size_t mostClasses = 400000;

  HandClasses(const ClassQuestion& question, ReadingSets& sets);

  /// The classes of one block. Nothing when there are too many.
  std::optional<std::vector<HandClass>> ofBlock(int block);
  /// The classes of two groups of blocks together that have `leastTiles` or more.
  std::optional<std::vector<HandClass>> product(const std::vector<HandClass>& a, const std::vector<HandClass>& b, int leastTiles);

 private:
  class Walk;
  ReadingSets::Id unit();
  void addCompleted(Completed made, std::vector<Completed>& all);

  const ClassQuestion& question_;
  ReadingSets& sets_;
  hand::GroupFeatures features_;
  hand::BlockEnumerator enumerator_;
};

}  // namespace kaikou::analysis
