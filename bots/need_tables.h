// How many tiles the tiles of one block lack to *contain* so many melds, with or without a pair: the distance of a hand, by
// look-ups. (Shortage tables, runtime/hand/shortage.h, ask how many wilds make *all* tiles of a block melds: right for a hand
// that claims to be complete, useless for one that still has tiles to throw away.)
//
//   const bots::NeedTables suit({.runs = true, .size = 9, .melds = 4, .pairs = 0x1ff});
//   uint64_t entry = suit.at(index);                  // index as in shortage.h
//   NeedTables::melds(entry, 2);                      // tiles lacking for two melds
//   NeedTables::pair(entry, 2);                       // …and a pair of a rank in `pairs`
//
// A table is its kind and nothing else. Entries of all kinds lie in one cache of fixed size, which every thread, seat and deal
// shares, and are worked out (a microsecond) when they are not in it: `bytes()` of memory, however much is asked.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace kaikou::bots {

class NeedTables {
 public:
  struct Kind {
    bool runs = false;
    int size = 9;              // ranks, 1 to 9
    int melds = 4;             // at most 7
    uint32_t pairs = 0;        // bit a rank (from 0): may be the pair
  };
  static constexpr int many = 15;   // or more; also: impossible

  NeedTables() : NeedTables(Kind{}) {}
  explicit NeedTables(const Kind& kind);

  /// Sixteen numbers of four bits: melds 0..7 without a pair, then with one.
  uint64_t at(uint32_t index) const {
    const uint64_t place = placeOf(index);
    const auto tag = static_cast<uint32_t>(place);
    Slot* const set = setOf(place);
    for (int way = 0; way < ways; ++way) {
      const uint64_t melds = std::atomic_ref(set[way].melds).load(std::memory_order_relaxed);
      const uint64_t pair = std::atomic_ref(set[way].pair).load(std::memory_order_relaxed);
      if (melds >> 32 == tag && pair >> 32 == tag) return (melds & 0xffffffff) | pair << 32;
    }
    return fill(index);
  }
  static int melds(uint64_t entry, int count) { return static_cast<int>(entry >> 4 * count & 15); }
  static int pair(uint64_t entry, int count) { return static_cast<int>(entry >> (32 + 4 * count) & 15); }

  /// What the cache of all tables takes.
  static constexpr size_t bytes() { return sizeof(Slot) * slotCount; }
  /// The entry, worked out anew.
  uint64_t workedOut(uint32_t index) const;

 private:
  // Half an entry each, below the tag of what it is an entry of. Place and tag together are the kind and the index, shuffled:
  // so a half is right by itself, and two halves with the tag that is looked for are right whoever wrote them when.
  struct Slot {
    uint64_t melds = 0, pair = 0;
  };
  static constexpr int ways = 2, setBits = 16, placeBits = setBits + 32;
  static constexpr size_t slotCount = ways << setBits;

  uint64_t placeOf(uint32_t index) const { return (key_ | index) * 0x9e3779b97f4a7c15; }
  static Slot* setOf(uint64_t place) { return slots + (place >> 32 & ((1u << setBits) - 1)) * ways; }
  uint64_t fill(uint32_t index) const;

  static Slot slots[slotCount];

  Kind kind_;
  uint64_t key_;               // the kind, above the bits of an index
};

}  // namespace kaikou::bots
