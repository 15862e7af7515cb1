// An open-addressing hash table over 64-bit keys, its vectors in chunks beside it.
//
// Why on demand: a game visits few of the possible hands, and start-up must cost nothing. Why drop everything at once when
// the budget is reached: it is rare, needs no bookkeeping on the hot path, and refilling takes microseconds a hand. Why
// readers are not told of a new table: what they have stays true, and what they miss in it they ask for under the lock.
// Guarantee: an entry is BlockEnumerator::enumerate(queryOf(key)), whatever the history. Tested by
// tests/hand/reading_tables_test.cpp.
#include "runtime/hand/reading_store.h"

#include <algorithm>

#include "runtime/base/invariant.h"

namespace kaikou::hand {

ReadingStore::ReadingStore(const plan::Plan& plan, size_t budget)
    : plan_(plan), features_(plan), budget_(budget), enumerator_(plan_, features_) {
  for (const plan::Shape& shape : plan.shapes) {
    auto alike = [&](const plan::Shape& other) {
      return other.form == shape.form && other.set == shape.set;
    };
    auto found = std::find_if(classShapes_.begin(), classShapes_.end(), alike);
    classes_.push_back(static_cast<uint8_t>(found - classShapes_.begin()));
    if (found == classShapes_.end()) classShapes_.push_back(shape);
  }
  replace(firstSlots, false);
}

BlockQuery ReadingStore::queryOf(uint64_t key) const {
  BlockQuery query;
  KAIKOU_ASSERT((key >> 55 & 0xff) < classShapes_.size(), "a key names a class of shapes");
  KAIKOU_ASSERT((key >> 49 & 63) < plan_.blocks.size(), "a key names a block");
  const plan::Shape& shape = classShapes_[key >> 55 & 0xff];
  query.form = shape.form;
  query.set = shape.set;
  query.block = key >> 49 & 63;
  query.counts = key & 0xfffffffff;
  query.jokers = key >> 36 & 15;
  query.forbidden = key >> 40 & 15;
  query.mark = key >> 44 & 15;
  query.otherSeat = key >> 48 & 1;
  return query;
}

std::shared_ptr<const ReadingStore::Slots> ReadingStore::with(uint64_t key) {
  const std::lock_guard lock(guard_);
  if (key) {
    Slot& slot = place(slots_->at.get(), slots_->mask, key);
    if (!slot.key.load(std::memory_order_relaxed)) fill(slot, key);
  }
  return slots_;
}

void ReadingStore::fill(Slot& slot, uint64_t key) {
  enumerator_.enumerate(queryOf(key), scratch_);
  Slot* to = &slot;
  const size_t slots = slots_->mask + 1, slotBytes = slots * sizeof(Slot);
  const bool full = (slots_->used + 1) * 2 > slots;
  const size_t wanted = slotBytes * (full ? 2 : 1) + vectorBytes_ + scratch_.size() * sizeof(FeatureVector);
  if (wanted > budget_ && slots_->used) {
    drops_.fetch_add(1, std::memory_order_relaxed);
    replace(firstSlots, false);
    to = &place(slots_->at.get(), slots_->mask, key);
  } else if (full) {
    replace(2 * slots, true);
    to = &place(slots_->at.get(), slots_->mask, key);
  }
  KAIKOU_ASSERT(!to->key.load(std::memory_order_relaxed),
                "a slot is filled once: who reads it looks without a lock");
  KAIKOU_ASSERT(2 * slots_->used <= slots_->mask + 1, "half of the slots are free, so a look-up ends");
  to->count = static_cast<uint32_t>(scratch_.size());
  if (to->count == 1) to->first = scratch_[0];
  if (to->count > 1) to->rest = keep(scratch_);
  to->key.store(key, std::memory_order_release);
  ++slots_->used;
  bytes_.store((slots_->mask + 1) * sizeof(Slot) + vectorBytes_, std::memory_order_relaxed);
}

// A table of so many slots with the entries of the present one, or with none.
void ReadingStore::replace(size_t slots, bool keepEntries) {
  KAIKOU_ASSERT(slots && !(slots & (slots - 1)), "a table has a power of two of slots");
  auto next = std::make_shared<Slots>();
  next->at = std::make_unique<Slot[]>(slots);
  next->mask = slots - 1;
  if (keepEntries) {
    next->vectors = slots_->vectors;
    next->used = slots_->used;
    for (size_t i = 0; i <= slots_->mask; ++i) {
      const Slot& old = slots_->at[i];
      const uint64_t key = old.key.load(std::memory_order_relaxed);
      if (!key) continue;
      Slot& slot = place(next->at.get(), next->mask, key);
      slot.count = old.count;
      if (old.count > 1) slot.rest = old.rest;
      else slot.first = old.first;
      slot.key.store(key, std::memory_order_relaxed);
    }
  } else {
    next->vectors = std::make_shared<Vectors>();
    chunkUsed_ = chunkSize_ = vectorBytes_ = 0;
  }
  slots_ = std::move(next);
}

const FeatureVector* ReadingStore::keep(const std::vector<FeatureVector>& vectors) {
  if (chunkUsed_ + vectors.size() > chunkSize_) {
    chunkSize_ = std::max(chunkVectors, vectors.size());
    slots_->vectors->push_back(std::make_unique<FeatureVector[]>(chunkSize_));
    vectorBytes_ += chunkSize_ * sizeof(FeatureVector);
    chunkUsed_ = 0;
  }
  KAIKOU_ASSERT(chunkUsed_ + vectors.size() <= chunkSize_, "vectors of an entry lie in one chunk");
  FeatureVector* kept = slots_->vectors->back().get() + chunkUsed_;
  std::copy(vectors.begin(), vectors.end(), kept);
  chunkUsed_ += vectors.size();
  return kept;
}

}  // namespace kaikou::hand
