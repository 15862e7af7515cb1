// How many wilds the tiles of one block lack to be melds, with and without a pair: one byte for every hand of a block.
//
//   const auto& suit = hand::ShortageTables::forBlock(true, 9);
//   uint32_t index = 3 * hand::ShortageTables::pow5[0] + hand::ShortageTables::pow5[4];   // 111 5
//   uint8_t entry = suit.at(index);
//   hand::ShortageTables::without(entry);    // 2: two wilds make 5 a meld
//   hand::ShortageTables::withPair(entry);   // 1: one wild makes it a pair
//
// A block is up to nine kinds: a suit with runs, or kinds without. `index` is the sum of counts[rank] * pow5[rank], each count
// 0 to 4; a caller keeps it and adds or subtracts a power when a tile comes or goes. Wilds are not among the counts. They may
// become any tile, however many of it there are.
//
// A hand of 3m + 2 tiles, `wilds` of them wild, is m melds and a pair if and only if the wilds are at least the least sum over
// its blocks with one of them `withPair` and the others `without`: what wilds are left over are then a multiple of three,
// melds by themselves. A hand of 3m tiles is m melds in the same way, all blocks `without`. `Shortage` adds up so.
//
// Tables are shared by all threads, fill as entries are asked for, and live as long as the program. An answer that is known
// costs one load.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace kaikou::hand {

class ShortageTables {
 public:
  static constexpr int maxSize = 9, maxCount = 4;
  static constexpr uint32_t pow5[maxSize] = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625};
  /// The number of wilds from which on entries do not tell numbers apart: 15 is 15 or more.
  static constexpr uint8_t many = 15;

  /// The table of blocks of `size` kinds, 1 to 9. Keep the reference: it stays good.
  static const ShortageTables& forBlock(bool runs, int size);

  /// The entry of the tiles with this index, below 5^size.
  uint8_t at(uint32_t index) const {
    const uint8_t entry = std::atomic_ref(entries_[index]).load(std::memory_order_relaxed);
    return entry != unknown ? entry : fill(index);
  }
  /// The least number of wilds that make the tiles melds only.
  static constexpr uint8_t without(uint8_t entry) { return entry & 15; }
  /// …melds and one pair: one less than without, or two more.
  static constexpr uint8_t withPair(uint8_t entry) { return entry >> 4; }

  uint32_t entryCount() const { return count_; }
  /// Address space; pages that no hand asks for take no memory.
  size_t bytes() const { return count_; }

 private:
  struct Free {
    void operator()(uint8_t* entries) const { std::free(entries); }
  };
  // No entry is 0: the two numbers differ by one or two.
  static constexpr uint8_t unknown = 0;

  ShortageTables(bool runs, int size);
  template <bool runs, int size>
  static const ShortageTables& shared();
  uint8_t fill(uint32_t index) const;

  bool runs_;
  int size_;
  uint32_t count_;
  std::unique_ptr<uint8_t[], Free> entries_;
};

/// Adds up the entries of the blocks of one hand.
class Shortage {
 public:
  void add(uint8_t entry) {
    melds_ += ShortageTables::without(entry);
    saves_ |= ShortageTables::withPair(entry) < ShortageTables::without(entry);
  }
  /// The least number of wilds; right up to 14.
  int melds() const { return melds_; }
  /// What meldsAndPair will be at least, whatever blocks follow: a hand that lacks more wilds already need not be read on.
  int atLeast() const { return melds_ - 1; }
  /// The pair stands where it spares a wild; otherwise it costs two wherever it is.
  int meldsAndPair() const { return saves_ ? melds_ - 1 : melds_ + 2; }

 private:
  int melds_ = 0;
  bool saves_ = false;
};

}  // namespace kaikou::hand
