// All ways to use up the tiles of one block plus a number of wilds, as the set of their feature vectors.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/hand/feature_math.h"
#include "runtime/hand/packed_counts.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand {

inline constexpr int maxBlockRanks = 9;
inline constexpr int maxJokers = 15;
inline constexpr uint8_t jokerMark = 10;

struct BlockQuery {
  uint8_t block = 0;  // into Plan::blocks
  plan::ShapeForm form{};
  plan::TileSet set = 0;    // OneEach, Different; Melds: one each of it besides
  PackedCounts counts = 0;  // tiles that stay themselves
  uint8_t jokers = 0;       // wilds that become tiles of this block
  uint8_t forbidden = 0;    // 1 + a rank that no wild may become, or 0
  uint8_t mark = 0;         // winning tile: 0 not here, 1.. a tile of that rank, jokerMark one of the wilds
  bool otherSeat = false;   // it came from another seat
  // Four bits a rank: 1 + how many wilds may become it, 0: any number; markLimits for a rank that the marked
  // wild becomes.
  PackedCounts limits = 0, markLimits = 0;
  bool isLimited() const { return (limits | markLimits) != 0; }
  friend bool operator==(const BlockQuery&, const BlockQuery&) = default;
};

/// What one rank contributes to an arrangement; see traceBlock.
struct RankChoice {
  uint8_t runs = 0;  // that start here
  uint8_t triplets = 0;
  uint8_t pairs = 0;
  uint8_t singles = 0;
  uint8_t jokers = 0;  // wilds that stand for this rank
  enum Win : uint8_t { None, RunLow, RunMiddle, RunHigh, Triplet, Pair, Single } win = None;
};

/// The distinct vectors of every arrangement, sorted. Work and memory are bounded by the number of distinct
/// partial vectors, not by the number of arrangements.
class BlockEnumerator {
 public:
  BlockEnumerator(const plan::Plan& plan, const GroupFeatures& features) : plan_(plan), features_(features) {}

  void enumerate(const BlockQuery& query, std::vector<FeatureVector>& out);
  /// Stops at so many steps in all; what was asked then has no vectors. For trials of a ruleset's work, which end there.
  void limitWork(uint64_t most) { most_ = most; }
  uint64_t work() const { return work_; }
  bool isOver() const { return work_ > most_; }

  /// One arrangement whose vector is `target`; false if there is none.
  bool traceBlock(const BlockQuery& query, const FeatureVector& target, std::vector<RankChoice>& out);

  /// An arrangement of the first ranks, as far as later ranks and rules can tell it from others.
  struct Partial {
    uint32_t state = 0;
    FeatureVector vector;
    friend bool operator==(const Partial&, const Partial&) = default;
  };
  /// What a partial of all ranks came to.
  struct End {
    uint8_t left = 0;      // wilds that were not used
    bool pair = false;     // Melds, OneEach: the pair is among these tiles
    bool placed = true;    // the winning tile, if one was asked for, is in a group
  };
  /// For walks over many hands at once: the partial before the first rank, and from the distinct partials of the ranks before
  /// `rank` those that include it, `query.counts` saying what is there of it. Sorted and distinct.
  static Partial start(const BlockQuery& query);
  static End endOf(const Partial& partial);
  void advance(const BlockQuery& query, int rank, const std::vector<Partial>& from, std::vector<Partial>& to);

 private:
  struct Node {
    uint32_t state = 0, parent = 0;
    FeatureVector vector;
    RankChoice choice;
  };
  void run(const BlockQuery& query);
  void begin(const BlockQuery& query);
  void step(const Node& from, uint32_t parent, int rank);
  void mergeFrom(size_t first);
  void meldsStep(const Node& from, uint32_t parent, int rank);
  void pairsStep(const Node& from, uint32_t parent, int rank);
  void oneEachStep(const Node& from, uint32_t parent, int rank);
  void differentStep(const Node& from, uint32_t parent, int rank);
  void anyStep(const Node& from, uint32_t parent, int rank);
  void addRuns(const FeatureVector& from, uint32_t parent, int rank, RankChoice choice, uint32_t state, bool kept,
               bool fits, bool wonFits);
  struct MeldChoice {
    unsigned triplets, pair, runs, single, jokers;
    bool pairWild;
  };
  void meldsOf(const Node& from, uint32_t parent, int rank, const MeldChoice& of);
  unsigned mostTiles(int rank, unsigned left) const;
  bool mayBecome(int rank, unsigned jokers, bool marked) const;
  void push(uint32_t state, uint32_t parent, const FeatureVector& vector, const RankChoice& choice);

  const plan::Plan& plan_;
  const GroupFeatures& features_;
  BlockQuery query_;
  int firstKind_ = 0, size_ = 0;
  bool isSuit_ = false;
  std::vector<Node> nodes_;  // all layers; layer i starts at starts_[i]
  std::vector<uint32_t> starts_;
  uint64_t work_ = 0, most_ = UINT64_MAX;
};

}  // namespace kaikou::hand
