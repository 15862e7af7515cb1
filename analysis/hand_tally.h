// A number that rules read off a hand's concealed tiles, and that is a sum over the kinds of tile.
//
// Every question about tiles in hand that is such a sum (how many tiles of a set, how many kinds held twice, whether a suit is
// there) is one of these, so hands can be counted by them: what two groups of blocks have adds up.
// Tested through tests/analysis/count_hands_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct Tally {
  enum Of : uint8_t {
    Tiles,        // tiles of `set`
    KindsOf,      // kinds of `set` with just as many tiles as `asked`
    KindsFrom,    // …or more
    Some,         // 1 if there is a tile of `set`
  };
  Of of = Tiles;
  plan::TileSet set = 0;
  std::array<uint8_t, plan::maxKinds> asked{};
  std::array<uint8_t, plan::maxKinds> beside{};   // tiles in melds, where they count too

  bool counts(int kind) const { return set >> kind & 1; }
  /// What `tiles` of a kind in hand come to.
  uint8_t partOf(int kind, int tiles) const {
    if (!counts(kind)) return 0;
    const auto k = static_cast<size_t>(kind);
    const int held = tiles + beside[k];
    switch (of) {
      case Tiles: return static_cast<uint8_t>(tiles);
      case KindsOf: return held == asked[k];
      case KindsFrom: return held >= asked[k];
      case Some: return held > 0;
    }
    return 0;
  }
  uint8_t sum(int a, int b) const { return static_cast<uint8_t>(of == Some ? std::min(a + b, 1) : a + b); }
  /// All that `partOf` a kind hangs on, as bytes.
  std::string keyOf(int kind) const {
    if (!counts(kind)) return "-";
    const auto k = static_cast<size_t>(kind);
    return {static_cast<char>('0' + of), static_cast<char>('0' + asked[k]), static_cast<char>('0' + beside[k])};
  }
  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace kaikou::analysis
