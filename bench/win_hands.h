// The question that every library of the game answers: are 14 tiles, some of them wild, four melds and a pair? Hands to ask
// about, and the answer from the tables of shortages.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "bench/random_wins.h"
#include "runtime/hand/shortage_details.h"

namespace kaikou::bench {

/// Counts of three suits of nine kinds and seven honours, wilds taken out.
struct WildHand {
  static constexpr int kinds = 34;
  std::array<uint8_t, kinds> counts{};
  uint8_t wilds = 0;
  uint8_t wildKind = 0;   // what the wilds are when they stand for themselves
};

enum class HandSet { Random, FourWilds, NearlyComplete };
/// Random: 14 tiles of 136. FourWilds: 4 wilds and 10 tiles. NearlyComplete: four melds and a pair, none to four of its tiles
/// turned wild, then in every second hand one tile exchanged for another.
std::vector<WildHand> wildHands(HandSet set, uint64_t seed, size_t count);

/// The indices of the four blocks in the tables of shortages.
struct BlockIndices {
  std::array<uint32_t, 4> of;

  // Digits of base 5 joined in pairs, fours and eights at once: what a caller that keeps indices would never do again.
  explicit BlockIndices(const WildHand& hand)
      : of{ofSuit(hand, 0), ofSuit(hand, 1), ofSuit(hand, 2), ofHonours(hand)} {}
  static uint32_t ofSuit(const WildHand& hand, size_t suit) {
    return eight(load(hand, 9 * suit)) + hand.counts[9 * suit + 8] * hand::ShortageTables::pow5[8];
  }
  static uint32_t ofHonours(const WildHand& hand) { return eight(load(hand, 27) & 0x00ffffffffffffff); }

 private:
  static uint64_t load(const WildHand& hand, size_t at) {
    static_assert(sizeof(WildHand) == 36);
    uint64_t bytes;
    std::memcpy(&bytes, reinterpret_cast<const uint8_t*>(&hand) + at, sizeof bytes);
    return bytes;
  }
  static uint32_t eight(uint64_t digits) {
    digits = digits * (1 << 8 | 5) >> 8 & 0x00ff00ff00ff00ff;
    digits = digits * (1 << 16 | 25) >> 16 & 0x0000ffff0000ffff;
    return static_cast<uint32_t>(digits * (uint64_t{1} << 32 | 625) >> 32);
  }
};

class WinQuestion {
 public:
  WinQuestion();

  /// Indices are worked out of the counts block by block: most hands that lack much show it in their first suits.
  bool complete(const WildHand& hand) const {
    hand::Shortage shortage;
    for (size_t suit = 0; suit < 3; ++suit) {
      shortage.add(suit_.at(BlockIndices::ofSuit(hand, suit)));
      if (shortage.atLeast() > hand.wilds) return false;
    }
    shortage.add(honours_.at(BlockIndices::ofHonours(hand)));
    return shortage.meldsAndPair() <= hand.wilds;
  }
  bool complete(const BlockIndices& index, int wilds) const {
    hand::Shortage shortage;
    for (size_t suit = 0; suit < 3; ++suit) shortage.add(suit_.at(index.of[suit]));
    shortage.add(honours_.at(index.of[3]));
    return shortage.meldsAndPair() <= wilds;
  }

  /// What rules ask next, in bits: complete at all; with a pair of rank 2, 5 or 8; of triplets only; and the same with every
  /// wild as itself.
  enum Answer : unsigned { Complete = 1, CertainPair = 2, TripletsOnly = 4, Hard = 8 };
  unsigned answers(const WildHand& hand) const;

 private:
  const hand::ShortageTables &suit_, &honours_;
  hand::ShortageDetails suitDetails_, honourDetails_;
};

}  // namespace kaikou::bench
