// Shortages that know more: beside melds and a pair, a pair of certain ranks, and triplets only, from one look-up a block.
//
//   hand::ShortageDetails suit(true, 9, hand::ShortageDetails::ranks({2, 5, 8})), honours(false, 7, 0);
//   hand::DetailedShortage hand;
//   hand.add(suit, suit.at(index)); …                   // indices as in shortage.h
//   hand.meldsAndPairWithin() <= wilds;                 // complete with a pair of 2, 5 or 8
//   hand.tripletsAndPair() <= wilds;                    // complete without a run
//
// Whether some wild must stand for another tile needs no table of its own: count the wilds among the tiles of their block
// and ask again. The hand is complete with every wild as itself if and only if nothing is short then.
//
// An object may be used by several threads at once. It fills on demand like ShortageTables.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <memory>

#include "runtime/hand/shortage.h"

namespace kaikou::hand {

class ShortageDetails {
 public:
  using Entry = uint16_t;
  /// A set of ranks, 1 the first.
  static constexpr uint16_t ranks(std::initializer_list<int> list) {
    uint16_t set = 0;
    for (int rank : list) set = static_cast<uint16_t>(set | 1 << (rank - 1));
    return set;
  }

  ShortageDetails(bool runs, int size, uint16_t pairRanks);

  Entry at(uint32_t index) const {
    const Entry entry = std::atomic_ref(entries_[index]).load(std::memory_order_relaxed);
    return entry & known ? entry : fill(index);
  }
  uint16_t pairRanks() const { return pairRanks_; }
  uint32_t entryCount() const { return count_; }
  size_t bytes() const { return count_ * sizeof(Entry); }

  // Of an entry: the wilds that melds and triplets lack (up to 14), and whether a pair spares one of them. It costs two more
  // where it does not.
  static constexpr Entry lacking = 0x0f0f, known = 0x8000;
  static constexpr Entry pairSpares = 0x0010, pairWithinSpares = 0x0020;
  static constexpr int tripletShift = 8;

 private:
  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };
  Entry fill(uint32_t index) const;
  uint16_t digits(const ShortageTables& table, uint32_t index) const;

  const ShortageTables &melds_, &triplets_;
  uint16_t pairRanks_;
  int size_;
  uint32_t count_;
  std::unique_ptr<Entry[], Free> entries_;
};

/// Adds up the entries of the blocks of one hand.
class DetailedShortage {
 public:
  static constexpr int impossible = 99;

  void add(const ShortageDetails& table, ShortageDetails::Entry entry) {
    lacking_ += entry & ShortageDetails::lacking;
    flags_ = static_cast<uint16_t>(flags_ | entry);
    pairRanks_ = static_cast<uint16_t>(pairRanks_ | table.pairRanks());
  }
  int meldsAndPair() const { return withPair(0, ShortageDetails::pairSpares); }
  int tripletsAndPair() const { return withPair(ShortageDetails::tripletShift, ShortageDetails::pairSpares); }
  int meldsAndPairWithin() const { return pairRanks_ ? withPair(0, ShortageDetails::pairWithinSpares) : impossible; }
  int tripletsAndPairWithin() const {
    return pairRanks_ ? withPair(ShortageDetails::tripletShift, ShortageDetails::pairWithinSpares) : impossible;
  }

 private:
  int withPair(int shift, uint16_t spares) const {
    const int lacking = static_cast<int>(lacking_ >> shift & 0xff);
    return flags_ >> shift & spares ? lacking - 1 : lacking + 2;
  }
  uint32_t lacking_ = 0;
  uint16_t flags_ = 0, pairRanks_ = 0;
};

}  // namespace kaikou::hand
