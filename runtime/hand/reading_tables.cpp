// An open-addressing hash table over 64-bit keys, its vectors in chunks beside it.
//
// Why on demand: a game visits few of the possible hands, and start-up must cost nothing. Why drop everything
// at once when the budget is reached: it is rare, needs no bookkeeping on the hot path, and refilling takes
// microseconds a hand. Guarantee: find(key) is BlockEnumerator::enumerate(queryOf(key)), whatever the history
// of the cache. Tested by tests/hand/reading_tables_test.cpp.
#include "runtime/hand/reading_tables.h"

#include <algorithm>

namespace kaikou::hand {

ReadingTables::ReadingTables(const plan::Plan& plan, size_t budget)
    : plan_(plan), features_(plan), enumerator_(plan_, features_), budget_(budget) {
  for (const plan::Shape& shape : plan.shapes) {
    auto alike = [&](const plan::Shape& other) {
      return other.form == shape.form && (shape.form != plan::ShapeForm::OneEach || other.set == shape.set);
    };
    auto found = std::find_if(classShapes_.begin(), classShapes_.end(), alike);
    classes_.push_back(static_cast<uint8_t>(found - classShapes_.begin()));
    if (found == classShapes_.end()) classShapes_.push_back(shape);
  }
  slots_.resize(firstSlots);
  mask_ = slots_.size() - 1;
}

uint64_t ReadingTables::key(int shape, const BlockQuery& query) const {
  return keyOf(classOf(shape), query.block) | query.counts | keyJokers(query.jokers) |
         keyForbidden(query.forbidden) | keyMark(query.mark, query.otherSeat);
}

BlockQuery ReadingTables::queryOf(uint64_t key) const {
  BlockQuery query;
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

ReadingTables::View ReadingTables::fill(uint64_t key) {
  enumerator_.enumerate(queryOf(key), scratch_);
  if (bytes() + scratch_.size() * sizeof(FeatureVector) > budget_) drop();
  if ((used_ + 1) * 2 > slots_.size()) {
    if (bytes() + slots_.size() * sizeof(Slot) > budget_ && slots_.size() > firstSlots)
      drop();
    else
      grow();
  }
  size_t at = hash(key) & mask_;
  while (slots_[at].key) at = (at + 1) & mask_;
  Slot& slot = slots_[at];
  slot.key = key;
  slot.count = static_cast<uint32_t>(scratch_.size());
  if (slot.count == 1) slot.first = scratch_[0];
  if (slot.count > 1) slot.rest = store(scratch_);
  ++used_;
  return {slot.count <= 1 ? &slot.first : slot.rest, slot.count};
}

ReadingTables::View ReadingTables::find(int shape, const BlockQuery& query) {
  if (!query.isLimited()) return find(key(shape, query));
  const LimitedKey place{key(shape, query), query.limits, query.markLimits};
  auto known = limited_.find(place);
  if (known == limited_.end()) {
    enumerator_.enumerate(query, scratch_);
    const size_t cost = sizeof(LimitedKey) + 64 + scratch_.size() * sizeof(FeatureVector);
    if (bytes() + cost > budget_) drop();
    arenaBytes_ += cost;
    known = limited_.emplace(place, scratch_).first;
  }
  return {known->second.data(), static_cast<uint32_t>(known->second.size())};
}

const FeatureVector* ReadingTables::store(const std::vector<FeatureVector>& vectors) {
  if (chunkUsed_ + vectors.size() > chunkSize_) {
    chunkSize_ = std::max(chunkVectors, vectors.size());
    chunks_.push_back(std::make_unique<FeatureVector[]>(chunkSize_));
    arenaBytes_ += chunkSize_ * sizeof(FeatureVector);
    chunkUsed_ = 0;
  }
  FeatureVector* place = chunks_.back().get() + chunkUsed_;
  std::copy(vectors.begin(), vectors.end(), place);
  chunkUsed_ += vectors.size();
  return place;
}

void ReadingTables::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  mask_ = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (!slot.key) continue;
    size_t at = hash(slot.key) & mask_;
    while (slots_[at].key) at = (at + 1) & mask_;
    slots_[at] = slot;
  }
}

void ReadingTables::drop() {
  std::vector<Slot>(firstSlots).swap(slots_);
  mask_ = firstSlots - 1;
  used_ = 0;
  chunks_.clear();
  limited_.clear();
  chunkUsed_ = chunkSize_ = arenaBytes_ = 0;
  ++drops_;
}

}  // namespace kaikou::hand
