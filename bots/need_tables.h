// How many tiles the tiles of one block lack to *contain* so many melds, with or without a pair: the distance of a hand, by
// look-ups. (Shortage tables, runtime/hand/shortage.h, ask how many wilds make *all* tiles of a block melds: right for a hand
// that claims to be complete, useless for one that still has tiles to throw away.)
//
//   const auto& suit = bots::NeedTables::of({.runs = true, .size = 9, .melds = 4, .pairs = 0x1ff});
//   uint64_t entry = suit.at(index);                  // index as in shortage.h
//   NeedTables::melds(entry, 2);                      // tiles lacking for two melds
//   NeedTables::pair(entry, 2);                       // …and a pair of a rank in `pairs`
//
// Tables are shared by all threads, fill as entries are asked for, and live as long as the program.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace kaikou::bots {

class NeedTables {
 public:
  struct Kind {
    bool runs = false;
    int size = 9;              // ranks, 1 to 9
    int melds = 4;             // at most 7
    uint32_t pairs = 0;        // bit a rank (from 0): may be the pair
    friend auto operator<=>(const Kind&, const Kind&) = default;
  };
  static constexpr int many = 15;   // or more; also: impossible
  static const NeedTables& of(const Kind& kind);

  /// Sixteen numbers of four bits: melds 0..7 without a pair, then with one.
  uint64_t at(uint32_t index) const {
    const uint64_t entry = std::atomic_ref(entries_[index]).load(std::memory_order_relaxed);
    return entry ? entry : fill(index);
  }
  static int melds(uint64_t entry, int count) { return static_cast<int>(entry >> 4 * count & 15); }
  static int pair(uint64_t entry, int count) { return static_cast<int>(entry >> (32 + 4 * count) & 15); }

  explicit NeedTables(const Kind& kind);

 private:
  struct Free {
    void operator()(uint64_t* entries) const { std::free(entries); }
  };
  uint64_t fill(uint32_t index) const;

  Kind kind_;
  std::unique_ptr<uint64_t[], Free> entries_;
};

}  // namespace kaikou::bots
