// Counts of tiles, four bits each: the form in which hands are split, looked up and completed.
//
//   hand::PackedHand hand(seat.hand);           // bytes to nibbles, all kinds at once
//   hand.fits();                                // no count above 15
//   auto bamboos = hand.block(9, 0xfffffffff);  // of the kinds from 9 on, as many as the mask has nibbles
//
// Bytes become nibbles sixteen at a time where the machine has SSE2, as every 64-bit x86 does, and eight at a time elsewhere.
// Tested by tests/hand/packed_counts_test.cpp, one form against the other.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "runtime/plan/plan.h"

namespace kaikou::hand {

/// Counts of a block, four bits a rank, the first rank lowest.
using PackedCounts = uint64_t;
inline int countAt(PackedCounts counts, int rank) { return counts >> (4 * rank) & 15; }
/// Tiles of a block in all.
inline int totalOf(PackedCounts counts) {
  uint64_t pairs = (counts & 0x0f0f0f0f0f0f0f0f) + (counts >> 4 & 0x0f0f0f0f0f0f0f0f);
  return static_cast<int>(pairs * 0x0101010101010101 >> 56);
}

/// Sixteen counts: their nibbles (the low halves of the bytes), a bit for each that is not 0, and whether one is above 15.
struct SixteenCounts {
  uint64_t nibbles = 0;
  uint32_t present = 0;
  bool many = false;
};

inline SixteenCounts packSixteenPortably(const uint8_t* counts) {
  SixteenCounts out;
  for (int half = 0; half < 2; ++half) {
    uint64_t eight;
    std::memcpy(&eight, counts + 8 * half, 8);
    out.many |= (eight & 0xf0f0f0f0f0f0f0f0) != 0;
    const uint64_t some = (((eight & 0x7f7f7f7f7f7f7f7f) + 0x7f7f7f7f7f7f7f7f) | eight) & 0x8080808080808080;
    out.present |= static_cast<uint32_t>((some >> 7) * 0x0102040810204080 >> 56) << (8 * half);
    eight &= 0x0f0f0f0f0f0f0f0f;
    eight = (eight | eight >> 4) & 0x00ff00ff00ff00ff;
    eight = (eight | eight >> 8) & 0x0000ffff0000ffff;
    eight = (eight | eight >> 16) & 0xffffffff;
    out.nibbles |= eight << (32 * half);
  }
  return out;
}

inline SixteenCounts packSixteen(const uint8_t* counts) {
#if defined(__SSE2__)
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(counts));
  const __m128i none = _mm_setzero_si128();
  const __m128i low = _mm_and_si128(bytes, _mm_set1_epi8(15));
  const __m128i pairs = _mm_and_si128(_mm_or_si128(low, _mm_srli_epi16(low, 4)), _mm_set1_epi16(255));
  SixteenCounts out;
  out.nibbles = static_cast<uint64_t>(_mm_cvtsi128_si64(_mm_packus_epi16(pairs, none)));
  out.present = 0xffffu ^ static_cast<uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, none)));
  out.many = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, low)) != 0xffff;
  return out;
#else
  return packSixteenPortably(counts);
#endif
}

/// A hand of all kinds.
class PackedHand {
 public:
  explicit PackedHand(const std::array<uint8_t, plan::maxKinds>& counts) {
    static_assert(words == 4);
    const SixteenCounts a = packSixteen(&counts[0]), b = packSixteen(&counts[16]), c = packSixteen(&counts[32]),
                        d = packSixteen(&counts[48]);
    nibbles_ = {a.nibbles, b.nibbles, c.nibbles, d.nibbles, 0};
    present_ = a.present | plan::TileSet{b.present} << 16 | plan::TileSet{c.present} << 32 | plan::TileSet{d.present} << 48;
    many_ = a.many | b.many | c.many | d.many;
  }

  bool fits() const { return !many_; }
  plan::TileSet present() const { return present_; }
  int count(int kind) const { return static_cast<int>(nibbles_[static_cast<size_t>(kind) / 16] >> (4 * (kind % 16)) & 15); }
  /// One tile more; its count must be below 15.
  void add(int kind) {
    nibbles_[static_cast<size_t>(kind) / 16] += uint64_t{1} << (4 * (kind % 16));
    present_ |= plan::TileSet{1} << kind;
  }
  int total() const {
    uint64_t pairs = 0;  // of four counts of 30 at most, each a byte
    for (size_t i = 0; i < words; ++i) pairs += (nibbles_[i] & 0x0f0f0f0f0f0f0f0f) + (nibbles_[i] >> 4 & 0x0f0f0f0f0f0f0f0f);
    return static_cast<int>(((pairs & 0x00ff00ff00ff00ff) + (pairs >> 8 & 0x00ff00ff00ff00ff)) * 0x0001000100010001 >> 48);
  }
  /// The counts of a block, at most fifteen kinds: its first kind, and a mask of as many nibbles.
  PackedCounts block(int first, uint64_t mask) const {
    const size_t word = static_cast<size_t>(first) / 16;
    const int shift = 4 * (first % 16);
    return (nibbles_[word] >> shift | nibbles_[word + 1] << 1 << (63 - shift)) & mask;
  }

 private:
  static constexpr size_t words = plan::maxKinds / 16;
  std::array<uint64_t, words + 1> nibbles_;  // one more, so that the last block has a word behind it
  plan::TileSet present_;
  bool many_;
};

}  // namespace kaikou::hand
