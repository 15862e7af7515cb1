// What the tiles of a ruleset are called besides what the ruleset calls them: spellings.def, for its kinds.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/tile/tile_notation.h"

namespace kaikou::tile {

/// Spellings of one ruleset that it does not declare itself.
class OtherSpellings {
 public:
  /// What a spelling stands for: a kind, or a suit of the ruleset by its index, or numbered tiles without a suit.
  struct Meaning {
    int kind = -1, suit = -1;
    bool numbered = false;
    std::vector<int> others;             // more kinds or suits that it could be: ambiguous
  };
  struct Match {
    const Meaning* meaning = nullptr;
    size_t length = 0;                   // bytes
  };

  OtherSpellings() = default;
  explicit OtherSpellings(const TileNames& names);

  /// The longest suit (after ranks) or tile at the start of `rest`.
  Match suitAt(std::string_view rest) const { return longest(suits_, rest); }
  Match tileAt(std::string_view rest) const { return longest(tiles_, rest); }
  /// The kind that `digit` before `z` is, or -1.
  int numbered(int digit) const { return digit >= 1 && digit <= 9 ? numbers_[digit] : -1; }

  /// Bytes of the rank at the start of `rest` that is not a digit of ASCII, or 0.
  static size_t rankAt(std::string_view rest, int& rank);
  /// Bytes of a selector of how the glyph before is drawn, or 0.
  static size_t variationAt(std::string_view rest);

 private:
  struct Entry {
    std::string text;
    bool anyCase = false;
    Meaning meaning;
  };
  static Match longest(const std::vector<Entry>& entries, std::string_view rest);
  static void add(std::vector<Entry>& entries, std::string text, bool anyCase, int kind, int suit);

  std::vector<Entry> suits_, tiles_;     // longest first
  int numbers_[10] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
};

/// Letters of ASCII in lower case, full-width signs as those of ASCII.
std::string plainText(std::string_view text);

}  // namespace kaikou::tile
