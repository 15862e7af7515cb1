// Entries with details are made from the plain tables: a pair of a rank is what the tiles lack without two of it. So the one
// place that knows how melds are found stays shortage.cpp.
//
// Why one bit tells what a pair costs: taking away two tiles spares at most one meld, since one triplet brings them back. So
// with a pair a hand lacks one wild less, or two more, for a pair of wilds beside the melds.
//
// Guarantee: exact up to 14 wilds. Tested by tests/hand/shortage_details_test.cpp against plain enumeration.
#include "runtime/hand/shortage_details.h"

#include <algorithm>
#include <new>

namespace kaikou::hand {

ShortageDetails::ShortageDetails(bool runs, int size, uint16_t pairRanks)
    : melds_(ShortageTables::forBlock(runs, size)),
      triplets_(ShortageTables::forBlock(false, size)),
      pairRanks_(static_cast<uint16_t>(pairRanks & ((1 << size) - 1))),
      size_(size),
      count_(melds_.entryCount()) {
  entries_.reset(static_cast<Entry*>(std::calloc(count_, sizeof(Entry))));
  if (!entries_) throw std::bad_alloc();
}

// Melds of one kind: the four bits of what they lack and the two of the pair.
uint16_t ShortageDetails::digits(const ShortageTables& table, uint32_t index) const {
  const uint8_t entry = table.at(index);
  const int lacks = ShortageTables::without(entry);
  uint16_t out = static_cast<uint16_t>(lacks);
  if (ShortageTables::withPair(entry) < lacks) out |= pairSpares;
  for (int rank = 0; rank < size_; ++rank) {
    if (!(pairRanks_ >> rank & 1)) continue;
    const uint32_t power = ShortageTables::pow5[rank];
    const int count = static_cast<int>(index / power % 5), two = std::min(count, 2);
    const uint8_t rest = table.at(index - static_cast<uint32_t>(two) * power);
    if (ShortageTables::without(rest) + 2 - two < lacks) out |= pairWithinSpares;
  }
  return out;
}

ShortageDetails::Entry ShortageDetails::fill(uint32_t index) const {
  const auto entry = static_cast<Entry>(known | digits(melds_, index) | digits(triplets_, index) << tripletShift);
  std::atomic_ref(entries_[index]).store(entry, std::memory_order_relaxed);
  return entry;
}

}  // namespace kaikou::hand
