// Small numbers side by side: a byte for each number of melds from 0 to 7, first without and then with a pair; and the
// operations that distances need of them, all sixteen at once. For need_tables.cpp and goal_hand.cpp.
//
// Vector types of gcc and clang: instructions of any x86-64, and plain arithmetic where a machine has none of that kind.
#pragma once

#include <cstdint>

namespace kaikou::bots {

using ByteLanes = uint8_t __attribute__((vector_size(16)));
using WordLanes = uint64_t __attribute__((vector_size(16)));

/// What stands for “no such hand”: two of them and what a rank adds are still less than a byte holds.
constexpr int laneNever = 63;

constexpr uint64_t bytesOf(int value) { return 0x0101010101010101 * static_cast<uint64_t>(value); }
inline ByteLanes lanesOf(uint64_t melds, uint64_t pair) { return reinterpret_cast<ByteLanes>(WordLanes{melds, pair}); }
inline ByteLanes allLanes(int value) { return lanesOf(bytesOf(value), bytesOf(value)); }

inline ByteLanes leastLanes(ByteLanes a, ByteLanes b) { return a < b ? a : b; }

/// The same numbers for `melds` more, 0 to 7.
inline ByteLanes moreMelds(ByteLanes lanes, int melds) {
  if (!melds) return lanes;
  const uint64_t none = bytesOf(laneNever) >> (64 - 8 * melds);
  return reinterpret_cast<ByteLanes>(reinterpret_cast<WordLanes>(lanes) << 8 * melds | WordLanes{none, none});
}

/// With a pair what was without one; nothing without.
inline ByteLanes withPairOnly(ByteLanes lanes) {
  return __builtin_shufflevector(lanes, allLanes(laneNever), 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7);
}

/// Sixteen numbers of four bits, the first one lowest.
inline ByteLanes spreadNibbles(uint64_t nibbles) {
  constexpr uint64_t low = 0x0f0f0f0f0f0f0f0f;
  return __builtin_shufflevector(lanesOf(nibbles & low, 0), lanesOf(nibbles >> 4 & low, 0), 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                                 21, 6, 22, 7, 23);
}

/// The least of all sixteen.
inline int leastLane(ByteLanes lanes) {
  lanes = leastLanes(lanes, __builtin_shufflevector(lanes, lanes, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15));
  lanes = leastLanes(lanes, __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7));
  const auto four = static_cast<uint32_t>(reinterpret_cast<WordLanes>(lanes)[0]);
  const uint32_t a = four & 255, b = four >> 8 & 255, c = four >> 16 & 255, d = four >> 24;
  const uint32_t ab = a < b ? a : b, cd = c < d ? c : d;
  return static_cast<int>(ab < cd ? ab : cd);
}

}  // namespace kaikou::bots
