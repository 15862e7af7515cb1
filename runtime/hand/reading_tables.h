// Tables of readings, filled on demand: a block's tiles, wilds and marks -> the feature vectors of all their
// arrangements.
//
//   hand::ReadingTables tables(plan);
//   auto view = tables.find(tables.key(shape, query));   // valid until the next find
//
// Not for use by two threads at once. Memory stays near `budget` bytes: when an entry would exceed it, the
// whole cache is dropped and fills again. A look-up that hits is one probe and no allocation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "runtime/hand/block_enumerator.h"
#include "runtime/hand/feature_math.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand {

class ReadingTables {
 public:
  explicit ReadingTables(const plan::Plan& plan, size_t budget = size_t{64} << 20);
  ReadingTables(const ReadingTables&) = delete;

  struct View {
    const FeatureVector* data = nullptr;
    uint32_t count = 0;
    const FeatureVector* begin() const { return data; }
    const FeatureVector* end() const { return data + count; }
  };

  // A key is a sum of parts, so that a caller can keep the parts that do not change.
  static constexpr uint64_t keyOf(int shapeClass, int block) {
    return uint64_t{1} << 63 | static_cast<uint64_t>(shapeClass) << 55 | static_cast<uint64_t>(block) << 49;
  }
  static constexpr uint64_t keyJokers(int jokers) { return static_cast<uint64_t>(jokers) << 36; }
  static constexpr uint64_t keyForbidden(int rankPlusOne) { return static_cast<uint64_t>(rankPlusOne) << 40; }
  static constexpr uint64_t keyMark(int mark, bool otherSeat) {
    return static_cast<uint64_t>(mark) << 44 | static_cast<uint64_t>(otherSeat) << 48;
  }
  /// The key of a query about shape `shape` of the plan.
  uint64_t key(int shape, const BlockQuery& query) const;
  BlockQuery queryOf(uint64_t key) const;
  /// Shapes that are read alike within a block share a class.
  int classOf(int shape) const { return classes_[shape]; }

  View find(uint64_t key) {
    for (size_t at = hash(key) & mask_;; at = (at + 1) & mask_) {
      const Slot& slot = slots_[at];
      if (slot.key == key) return {slot.count <= 1 ? &slot.first : slot.rest, slot.count};
      if (!slot.key) return fill(key);
    }
  }

  /// The same for any query, with limits too, which have no place in a key; good until the next call.
  View find(int shape, const BlockQuery& query);

  void prefetch(uint64_t key) const { __builtin_prefetch(&slots_[hash(key) & mask_]); }

  size_t bytes() const { return slots_.size() * sizeof(Slot) + arenaBytes_; }
  /// How often the whole cache was dropped.
  size_t drops() const { return drops_; }
  const GroupFeatures& features() const { return features_; }
  BlockEnumerator& enumerator() { return enumerator_; }

 private:
  struct Slot {
    uint64_t key = 0;
    uint32_t count = 0;
    uint32_t unused = 0;
    union {
      FeatureVector first;  // count <= 1: no second memory access
      const FeatureVector* rest;
    };
    Slot() : first{} {}
  };
  static uint64_t hash(uint64_t key) {
    key *= 0x9e3779b97f4a7c15;
    return key ^ key >> 32;
  }
  View fill(uint64_t key);
  void grow();
  void drop();
  const FeatureVector* store(const std::vector<FeatureVector>& vectors);

  static constexpr size_t chunkVectors = 4096, firstSlots = 512;

  const plan::Plan& plan_;
  GroupFeatures features_;
  BlockEnumerator enumerator_;
  size_t budget_;
  std::vector<uint8_t> classes_;          // by shape
  std::vector<plan::Shape> classShapes_;  // by class
  std::vector<Slot> slots_;
  size_t mask_ = 0, used_ = 0;
  std::vector<std::unique_ptr<FeatureVector[]>> chunks_;
  size_t chunkUsed_ = 0, chunkSize_ = 0, arenaBytes_ = 0, drops_ = 0;
  std::vector<FeatureVector> scratch_;
  struct LimitedKey {
    uint64_t key, limits, markLimits;
    friend bool operator==(const LimitedKey&, const LimitedKey&) = default;
  };
  struct LimitedHash {
    size_t operator()(const LimitedKey& k) const { return hash(k.key ^ hash(k.limits ^ hash(k.markLimits))); }
  };
  std::unordered_map<LimitedKey, std::vector<FeatureVector>, LimitedHash> limited_;
};

}  // namespace kaikou::hand
