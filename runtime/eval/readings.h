// From a hand to its distinct readings: (shape, wilds used as other tiles, feature vector).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <vector>

#include "runtime/eval/interpreter.h"
#include "runtime/eval/settlement.h"
#include "runtime/hand/reading_tables.h"
#include "runtime/plan/plan.h"

namespace kaikou::eval {

/// A complete hand as the readings see it.
struct HandQuery {
  // Concealed tiles with the winning tile, by block; none of flowers.
  std::array<hand::PackedCounts, maxKinds> blocks{};
  plan::TileSet present = 0;  // kinds with a count
  plan::FeatureVector melds;  // what the melds on the table contribute
  int meldCount = 0;
  plan::TileSet wilds = 0;
  uint8_t winTile = 0;
  bool otherSeat = false;   // the winning tile came from another seat
  uint8_t extraJokers = 0;  // tiles of the hand turned into wilds, for explanations
};

/// One way to split the wilds: which stay themselves. `jokers` is the rest.
struct WildSplit {
  std::array<hand::PackedCounts, maxKinds> counts{};  // by block, of the tiles that stay themselves
  int jokers = 0;
  int forbiddenBlock = -1, forbiddenRank = 0;       // a kind that no wild may become: it is that kind itself
  // Wilds of several kinds serve: how many may become each of their kinds (those of the kind itself may not).
  struct Limit { uint8_t kind, most; };
  std::vector<Limit> limits;
  bool winIsNatural = true, winMayBeJoker = false;  // what the winning tile can be in this split
};

class ReadingCollector {
 public:
  ReadingCollector(const plan::Plan& plan, hand::ReadingTables& tables);

  /// Fills everything of a query but `wilds` from a table. False if the hand has the wrong size or cannot be
  /// packed.
  bool prepare(const Table& table, HandQuery& out) const;
  /// How many tiles of a kind a hand has, and more or fewer of them.
  int count(const HandQuery& hand, int kind) const {
    return hand::countAt(hand.blocks[plan_.kinds[kind].block], plan_.kinds[kind].rank - 1);
  }
  void add(HandQuery& hand, int kind, int tiles) const;
  /// All distinct readings, sorted by shape, jokers, vector. False, and none, if they take more than limitWork allows.
  bool collect(const HandQuery& hand, std::vector<ReadingKey>& out);
  /// The ways in which the wilds of a hand stay themselves or not; stops counting beyond maxWildSplits.
  size_t wildSplits(const HandQuery& hand) const;
  static constexpr size_t maxWildSplits = 512;
  /// Steps of combining that one hand may take.
  static constexpr uint64_t defaultWork = uint64_t{1} << 26;
  void limitWork(uint64_t most) { mostWork_ = most; }
  /// What the last hand took.
  uint64_t work() const { return work_; }
  /// The queries (one a block) and their vectors behind one of those readings; false if it is none of them.
  bool decompose(const HandQuery& hand, const ReadingKey& reading, std::vector<hand::BlockQuery>& queries,
                 std::vector<plan::FeatureVector>& vectors);

  const hand::GroupFeatures& features() const { return tables_.features(); }

 private:
  struct HandBlock {
    uint8_t block, firstKind, size;
    uint64_t mask;               // of as many nibbles
    uint64_t key;                // ReadingTables::keyOf, without the class of a shape
  };
  struct Partial {
    plan::FeatureVector vector;
    uint8_t used, pair, marked;
  };
  struct WildUse {
    uint8_t kind, have, natural;
  };

  /// The blocks of a hand without wilds that hold a tile.
  struct PlainBlocks {
    std::array<uint64_t, maxKinds> keys;  // without the class of a shape
    size_t count = 0;
    unsigned rests = 0;                   // blocks by what is left of their tiles in threes: two, and one << 8
  };
  /// A walk down the blocks of one split.
  struct Descent {
    struct Part {
      uint64_t key = 0;
      uint8_t total = 0, lack = 0;
    };  // lack: wilds that this block and later ones need
    std::array<Part, maxKinds + 1> parts;
    size_t count = 0;
    uint8_t shape = 0, jokers = 0;
    uint64_t markKey = 0;
    std::vector<ReadingKey>* out = nullptr;
    std::vector<plan::FeatureVector> kept;
  };
  static constexpr int fewJokers = 3;

  void startSplit(const HandQuery& hand);
  template <class Visit>
  void forEachSplit(const HandQuery& hand, Visit visit);
  void collectSplits(const HandQuery& hand, std::vector<ReadingKey>& out);
  void collectPlain(const HandQuery& hand, std::vector<ReadingKey>& out);
  bool plainMelds(int shape, const HandQuery& hand, std::vector<ReadingKey>& out) const;
  bool shapeFits(const plan::Shape& shape, int meldCount) const;
  void combineBlocks(int shape, const HandQuery& hand, const WildSplit& split, bool markJoker,
                     std::vector<ReadingKey>& out);
  void descend(Descent& d, size_t at, int left, int pairs, bool mark, const plan::FeatureVector& sum);
  void descendMelds(int shape, const HandQuery& hand, const WildSplit& split, bool markJoker,
                    std::vector<ReadingKey>& out);
  void collectAnyTiles(int shape, const HandQuery& hand, const WildSplit& split,
                       std::vector<ReadingKey>& out);
  const std::vector<plan::FeatureVector>& freeJokers(int jokers, int forbidden);
  const std::vector<plan::FeatureVector>& limitedJokers(const WildSplit& split);
  void setLimits(const WildSplit& split, const HandQuery& hand, bool markJoker, hand::BlockQuery& query) const;
  /// What `kinds` of the hand contribute, each as often as it is there.
  plan::FeatureVector tilesOf(const HandQuery& hand, plan::TileSet kinds) const;
  /// What is left of the tiles of a block in threes: those that go into melds and a pair.
  int leftInThrees(int shape, const HandBlock& block, int tiles) const {
    const plan::TileSet own = ((plan::TileSet{1} << block.size) - 1) << block.firstKind;
    return (tiles + 3 * plan::maxKinds - std::popcount(shapes_[static_cast<size_t>(shape)].singles & own)) % 3;
  }
  plan::FeatureVector baseOf(int shape, const HandQuery& hand) const {
    return hand::unite(hand.melds, shapes_[static_cast<size_t>(shape)].base);
  }
  static void dedupe(std::vector<Partial>& partials);

  const plan::Plan& plan_;
  hand::ReadingTables& tables_;
  struct ReadShape {
    plan::ShapeForm form;
    uint8_t pair;
    plan::FeatureVector base;
    uint64_t key;                // of its class
    plan::TileSet singles;       // Melds: one each of them besides
    bool plain;                  // Melds, and nothing besides
  };
  std::vector<HandBlock> blocks_;  // that hands are made of
  std::vector<ReadShape> shapes_;
  std::array<hand::MeldOrigin, 256> originOf_{};  // by call
  plan::TileSet handKinds_ = 0;  // kinds that a hand may hold
  WildSplit split_;
  uint64_t work_ = 0, mostWork_ = defaultWork;
  bool hasAnyTiles_ = false;
  struct TileBit {
    uint8_t at;           // of a word
    plan::TileSet kinds;  // that set it
  };
  unsigned tileWords_ = 0;              // words that have any
  std::array<std::vector<TileBit>, plan::vectorWords> tileBits_;  // those that are or-ed, by word
  plan::TileSet countedKinds_ = 0;  // kinds that add to a field
  std::array<uint32_t, maxMelds + 1> fitting_{};  // shapes that a hand fits, by its melds on the table
  plan::FeatureVector tamed_;  // of the hand's tiles that are not wild
  std::vector<Partial> partials_, next_;
  PlainBlocks plain_;
  Descent descent_;
  std::array<std::array<std::vector<plan::FeatureVector>, hand::maxJokers + 1>, maxKinds + 1> freeJokers_;
  std::map<std::vector<uint8_t>, std::vector<plan::FeatureVector>> limitedJokers_;  // bounded
};

}  // namespace kaikou::eval
