// Filling the tables of shortages.
//
// What it does: the lowest tile of a block must be in some group. It is tried in a triplet, in a run and in the pair; the
// group takes what tiles there are, wilds are the rest of it, and what remains is a smaller index of the same table. No other
// run than the one that starts at the lowest tile need be tried (at the end of a suit: the last run): it covers whatever
// another run through that tile covers of the tiles that are left.
//
// Why when asked and not ahead: a table of nine kinds takes a tenth of a second to fill whole, ten times what a command of `kou`
// takes, and the hands that occur are a small part of it. Why without locks: an entry is one byte that is either unknown or
// final, and every thread that fills it writes the same value, so relaxed loads and stores suffice.
//
// Guarantee: the least number of wilds, exactly, up to 14. Tested by tests/hand/shortage_test.cpp against plain enumeration
// and by several threads at once.
#include "runtime/hand/shortage.h"

#include <algorithm>
#include <new>

#include "runtime/base/invariant.h"

namespace kaikou::hand {

template <bool runs, int size>
const ShortageTables& ShortageTables::shared() {
  static const ShortageTables table(runs, size);
  return table;
}

ShortageTables::ShortageTables(bool runs, int size) : runs_(runs && size >= 3), size_(size), count_(pow5[size - 1] * 5) {
  static_assert(std::atomic_ref<uint8_t>::is_always_lock_free);
  // calloc, because fresh zero pages cost nothing until they are touched. It fails as any container does.
  entries_.reset(static_cast<uint8_t*>(std::calloc(count_, 1)));
  if (!entries_) throw std::bad_alloc();
}

const ShortageTables& ShortageTables::forBlock(bool runs, int size) {
  using Shared = const ShortageTables& (*)();
  static constexpr Shared of[2][maxSize] = {
      {shared<false, 1>, shared<false, 2>, shared<false, 3>, shared<false, 4>, shared<false, 5>, shared<false, 6>,
       shared<false, 7>, shared<false, 8>, shared<false, 9>},
      {shared<true, 1>, shared<true, 2>, shared<true, 3>, shared<true, 4>, shared<true, 5>, shared<true, 6>,
       shared<true, 7>, shared<true, 8>, shared<true, 9>}};
  return of[runs][std::clamp(size, 1, maxSize) - 1]();
}

// Recursive by one tile at least, so at most 36 deep.
uint8_t ShortageTables::fill(uint32_t index) const {
  KAIKOU_ASSERT(index < count_, "an index is of the counts of this block");
  int melds = 0, pair = 2;
  if (index != 0) {
    int rank = 0;
    while (index / pow5[rank] % 5 == 0) ++rank;
    const int count = static_cast<int>(index / pow5[rank] % 5);
    auto place = [&](uint32_t rest, int wilds) {
      const uint8_t entry = at(rest);
      melds = std::min(melds, without(entry) + wilds);
      pair = std::min(pair, withPair(entry) + wilds);
    };
    melds = pair = many;
    const int three = std::min(count, 3), two = std::min(count, 2);
    place(index - static_cast<uint32_t>(three) * pow5[rank], 3 - three);
    if (runs_) {
      const int start = std::min(rank, size_ - 3);
      uint32_t rest = index;
      int wilds = 3;
      for (int r = start; r < start + 3; ++r) {
        if (index / pow5[r] % 5 == 0) continue;
        rest -= pow5[r];
        --wilds;
      }
      place(rest, wilds);
    }
    pair = std::min(pair, without(at(index - static_cast<uint32_t>(two) * pow5[rank])) + 2 - two);
  }
  KAIKOU_ASSERT(melds >= 0 && melds < 16 && pair >= 0 && pair < 16, "half an entry holds what is lacking");
  const auto entry = static_cast<uint8_t>(melds | pair << 4);
  KAIKOU_ASSERT(entry, "an entry that is known is not the one of pages that nobody touched");
  std::atomic_ref(entries_[index]).store(entry, std::memory_order_relaxed);
  return entry;
}

}  // namespace kaikou::hand
