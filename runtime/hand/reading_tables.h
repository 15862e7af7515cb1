// Tables of readings as one evaluator reads them: a block's tiles, wilds and marks -> the feature vectors of all their
// arrangements.
//
//   hand::ReadingTables tables(std::make_shared<hand::ReadingStore>(plan));
//   auto view = tables.find(tables.key(shape, query));   // valid until the next find
//
// What is behind it, the store, may be shared with other evaluators on other threads; a ReadingTables itself may not. A
// look-up that hits is one probe: no lock, no allocation, nothing written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "runtime/hand/block_enumerator.h"
#include "runtime/hand/feature_math.h"
#include "runtime/hand/reading_store.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand {

class ReadingTables {
 public:
  explicit ReadingTables(std::shared_ptr<ReadingStore> store);
  explicit ReadingTables(const plan::Plan& plan) : ReadingTables(std::make_shared<ReadingStore>(plan)) {}
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
  /// The key of a query about shape `shape` of the plan, and back.
  uint64_t key(int shape, const BlockQuery& query) const;
  BlockQuery queryOf(uint64_t key) const { return store_->queryOf(key); }
  int classOf(int shape) const { return store_->classOf(shape); }

  View find(uint64_t key) {
    const ReadingStore::Slot& slot = ReadingStore::place(at_, mask_, key);
    return slot.key.load(std::memory_order_relaxed) == key ? viewOf(slot) : missed(key);
  }

  /// The same for any query, with limits too, which have no place in a key; good until the next call.
  View find(int shape, const BlockQuery& query);

  void prefetch(uint64_t key) const { __builtin_prefetch(&at_[ReadingStore::hash(key) & mask_]); }

  /// Of the store, and of what is kept here of queries with limits.
  size_t bytes() const { return store_->bytes() + limitedBytes_; }
  const std::shared_ptr<ReadingStore>& store() const { return store_; }
  const GroupFeatures& features() const { return store_->features(); }
  BlockEnumerator& enumerator() { return enumerator_; }

 private:
  static View viewOf(const ReadingStore::Slot& slot) { return {slot.count <= 1 ? &slot.first : slot.rest, slot.count}; }
  View missed(uint64_t key);
  void look(uint64_t key);

  static constexpr size_t limitedBudget = size_t{8} << 20;   // bytes

  std::shared_ptr<ReadingStore> store_;
  std::shared_ptr<const ReadingStore::Slots> slots_;   // the table that this reader knows, and what is in it:
  ReadingStore::Slot* at_ = nullptr;
  size_t mask_ = 0;
  BlockEnumerator enumerator_;
  struct LimitedKey {
    uint64_t key, limits, markLimits;
    friend bool operator==(const LimitedKey&, const LimitedKey&) = default;
  };
  struct LimitedHash {
    size_t operator()(const LimitedKey& k) const {
      return ReadingStore::hash(k.key ^ ReadingStore::hash(k.limits ^ ReadingStore::hash(k.markLimits)));
    }
  };
  std::unordered_map<LimitedKey, std::vector<FeatureVector>, LimitedHash> limited_;
  size_t limitedBytes_ = 0;
};

}  // namespace kaikou::hand
