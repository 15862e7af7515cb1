// Readings of blocks, worked out once for all evaluators of a plan, on any number of threads.
//
// A generation of the store is a hash table of slots and the vectors beside it. Slots are filled under a lock and then
// published by their key; who knows a generation looks up without a lock and without writing anything. When slots run out
// a table of twice the size takes over, and when the budget does an empty one; who still reads the older one keeps it alive.
//
// hand::ReadingTables is the way to read it. Tested by tests/hand/reading_tables_test.cpp, on several threads too.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "runtime/hand/block_enumerator.h"
#include "runtime/hand/feature_math.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand {

class ReadingStore {
 public:
  static constexpr size_t defaultBudget = size_t{64} << 20;   // bytes

  /// `plan` must outlive the store.
  explicit ReadingStore(const plan::Plan& plan, size_t budget = defaultBudget);
  ReadingStore(const ReadingStore&) = delete;

  struct Slot {
    std::atomic<uint64_t> key = 0;   // 0: empty; set last
    uint32_t count = 0;
    union {
      FeatureVector first;           // count <= 1: no second memory access
      const FeatureVector* rest;
    };
    Slot() : first{} {}
  };
  static_assert(sizeof(Slot) == 48);
  /// The vectors of a generation; freed with its last table.
  using Vectors = std::vector<std::unique_ptr<FeatureVector[]>>;
  struct Slots {
    std::unique_ptr<Slot[]> at;
    size_t mask = 0, used = 0;       // a power of two less one
    std::shared_ptr<Vectors> vectors;
  };
  static uint64_t hash(uint64_t key) {
    key *= 0x9e3779b97f4a7c15;
    return key ^ key >> 32;
  }
  /// The slot of a key among mask + 1, or the empty one where it belongs.
  static Slot& place(Slot* slots, size_t mask, uint64_t key) {
    for (size_t i = hash(key) & mask;; i = (i + 1) & mask) {
      const uint64_t found = slots[i].key.load(std::memory_order_acquire);
      if (found == key || !found) return slots[i];
    }
  }

  /// The present table, in which `key` is filled (or any table, if `key` is 0).
  std::shared_ptr<const Slots> with(uint64_t key);

  const plan::Plan& plan() const { return plan_; }
  const GroupFeatures& features() const { return features_; }
  /// Shapes that are read alike within a block share a class.
  int classOf(int shape) const { return classes_[static_cast<size_t>(shape)]; }
  BlockQuery queryOf(uint64_t key) const;
  /// What the present generation takes.
  size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }
  /// As of BlockEnumerator; for a store that one trial uses.
  void limitWork(uint64_t most) { enumerator_.limitWork(most); }
  uint64_t work() const { return enumerator_.work(); }
  /// How often everything was dropped.
  size_t drops() const { return drops_.load(std::memory_order_relaxed); }

 private:
  void fill(Slot& slot, uint64_t key);
  void replace(size_t slots, bool keep);
  const FeatureVector* keep(const std::vector<FeatureVector>& vectors);

  static constexpr size_t chunkVectors = 4096, firstSlots = 512;

  const plan::Plan& plan_;
  const GroupFeatures features_;
  const size_t budget_;
  std::vector<uint8_t> classes_;          // by shape
  std::vector<plan::Shape> classShapes_;  // by class
  std::atomic<size_t> bytes_ = 0, drops_ = 0;
  std::mutex guard_;                      // of all that follows
  BlockEnumerator enumerator_;
  std::shared_ptr<Slots> slots_;
  size_t chunkUsed_ = 0, chunkSize_ = 0, vectorBytes_ = 0;
  std::vector<FeatureVector> scratch_;
};

}  // namespace kaikou::hand
