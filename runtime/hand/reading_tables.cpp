// What a look-up does that does not hit. Queries with limits, which only hands with wilds of several kinds ask, are kept by
// each reader for itself. Tested by tests/hand/reading_tables_test.cpp.
#include "runtime/hand/reading_tables.h"

#include "runtime/base/invariant.h"

namespace kaikou::hand {

ReadingTables::ReadingTables(std::shared_ptr<ReadingStore> store)
    : store_(std::move(store)), enumerator_(store_->plan(), store_->features()) {
  look(0);
}

uint64_t ReadingTables::key(int shape, const BlockQuery& query) const {
  return keyOf(classOf(shape), query.block) | query.counts | keyJokers(query.jokers) |
         keyForbidden(query.forbidden) | keyMark(query.mark, query.otherSeat);
}

// Learns the present table, in which `key` is filled.
void ReadingTables::look(uint64_t key) {
  slots_ = store_->with(key);
  at_ = slots_->at.get();
  mask_ = slots_->mask;
  KAIKOU_ASSERT(at_ && !(mask_ & (mask_ + 1)), "a table of slots has a power of two of them");
}

ReadingTables::View ReadingTables::missed(uint64_t key) {
  look(key);
  return viewOf(ReadingStore::place(at_, mask_, key));
}

ReadingTables::View ReadingTables::find(int shape, const BlockQuery& query) {
  if (!query.isLimited()) return find(key(shape, query));
  const LimitedKey place{key(shape, query), query.limits, query.markLimits};
  auto known = limited_.find(place);
  if (known == limited_.end()) {
    std::vector<FeatureVector> vectors;
    enumerator_.enumerate(query, vectors);
    const size_t cost = sizeof(LimitedKey) + 64 + vectors.size() * sizeof(FeatureVector);
    if (limitedBytes_ + cost > limitedBudget) {
      limited_.clear();
      limitedBytes_ = 0;
    }
    limitedBytes_ += cost;
    KAIKOU_ASSERT(limitedBytes_ <= limitedBudget || limited_.empty(), "what is kept stays within its budget, but for one entry");
    known = limited_.emplace(place, std::move(vectors)).first;
  }
  return {known->second.data(), static_cast<uint32_t>(known->second.size())};
}

}  // namespace kaikou::hand
