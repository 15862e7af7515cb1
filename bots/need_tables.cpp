// Working entries out: rank by rank, over how many runs begin at the last two ranks, for all numbers of melds at a time.
//
// Three runs from the same rank are three triplets, so two are enough to look at; no tile is wanted more than four times.
//
// Why a cache of fixed size and not a table of every hand: the hands of a suit are two million, a table for each set of ranks
// that may be the pair, and there is such a set for every tile that may be wild. Hands ask for a few thousand entries over and
// over, and for others once. Of two places where an entry may lie the newer comes first, and pushes the other out.
// Guarantee: the least number of tiles to add, exactly, up to 14, whatever the cache holds. Tested by
// tests/bots/need_tables_test.cpp against trying all sets of melds, and by several threads at once.
#include "bots/need_tables.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "bots/byte_lanes.h"
#include "runtime/hand/shortage.h"

namespace kaikou::bots {

namespace {
constexpr const auto& pow5 = hand::ShortageTables::pow5;
constexpr int most = 7;   // melds

// Calls `step` with each number, known to the compiler.
template <int... number, class Step>
void forEach(std::integer_sequence<int, number...>, Step step) {
  (step(std::integral_constant<int, number>()), ...);
}
}  // namespace

alignas(64) NeedTables::Slot NeedTables::slots[slotCount];   // zero: pages that are not used take no memory

NeedTables::NeedTables(const Kind& kind) : kind_(kind) {
  kind_.size = std::clamp(kind.size, 1, 9);
  kind_.melds = std::clamp(kind.melds, 0, most);
  kind_.pairs &= (1u << kind_.size) - 1;
  // A one at the end, so that no tag is 0: what is empty is no entry.
  constexpr int indexBits = 21, kindBits = 18;
  static_assert(std::atomic_ref<uint64_t>::is_always_lock_free && pow5[8] * 5 <= 1u << indexBits);
  static_assert(indexBits + kindBits <= placeBits && indexBits < 32);
  key_ = (uint64_t{1} | uint64_t{kind_.runs} << 1 | static_cast<uint64_t>(kind_.size) << 2 |
          static_cast<uint64_t>(kind_.melds) << 6 | uint64_t{kind_.pairs} << 9)
         << indexBits;
}

uint64_t NeedTables::fill(uint32_t index) const {
  const uint64_t entry = workedOut(index), place = placeOf(index), tag = place << 32;
  Slot* const set = setOf(place);
  auto move = [](uint64_t& to, uint64_t value) { std::atomic_ref(to).store(value, std::memory_order_relaxed); };
  for (int way = ways - 1; way > 0; --way) {
    move(set[way].melds, std::atomic_ref(set[way - 1].melds).load(std::memory_order_relaxed));
    move(set[way].pair, std::atomic_ref(set[way - 1].pair).load(std::memory_order_relaxed));
  }
  move(set[0].melds, tag | (entry & 0xffffffff));
  move(set[0].pair, tag | entry >> 32);
  return entry;
}

uint64_t NeedTables::workedOut(uint32_t index) const {
  const ByteLanes never = allLanes(laneNever);
  ByteLanes now[3][3], next[3][3];                    // [runs begun one rank ago][two ranks ago]
  auto clear = [&](ByteLanes(&costs)[3][3]) {
    for (auto& row : costs)
      for (ByteLanes& cost : row) cost = never;
  };
  clear(now);
  now[0][0] = lanesOf(bytesOf(laneNever) & ~uint64_t{255}, bytesOf(laneNever));
  for (int rank = 0; rank < kind_.size; ++rank) {
    clear(next);
    const int have = static_cast<int>(index % 5);
    index /= 5;
    ByteLanes lacks[5], pairLacks[3];                 // when so many tiles of the rank are wanted, besides the pair
    for (int wanted = 0; wanted <= 4; ++wanted) lacks[wanted] = allLanes(std::max(0, wanted - have));
    for (int wanted = 0; wanted <= 2; ++wanted) pairLacks[wanted] = kind_.pairs >> rank & 1 ? lacks[wanted + 2] : never;
    forEach(std::make_integer_sequence<int, 27>(), [&]<int begun>(std::integral_constant<int, begun>) {
      constexpr int run = begun / 9, one = begun / 3 % 3, two = begun % 3, wanted = run + one + two;
      const ByteLanes from = now[one][two];
      ByteLanes& to = next[run][one];
      if constexpr (wanted <= 4) to = leastLanes(to, moreMelds(from, run) + lacks[wanted]);
      if constexpr (wanted <= 1) to = leastLanes(to, moreMelds(from, run + 1) + lacks[wanted + 3]);
      if constexpr (wanted <= 2) to = leastLanes(to, moreMelds(withPairOnly(from), run) + pairLacks[wanted]);
    });
    if (!kind_.runs || rank + 2 >= kind_.size)
      for (int one = 0; one <= 2; ++one) next[1][one] = next[2][one] = never;
    std::swap(now, next);
  }
  // What is begun at the last ranks is finished: no run begins there.
  uint64_t entry = 0;
  for (int lane = 0; lane < 16; ++lane)
    entry |= static_cast<uint64_t>(lane % 8 > kind_.melds ? many : std::min<int>(many, now[0][0][lane])) << 4 * lane;
  return entry;
}

}  // namespace kaikou::bots
