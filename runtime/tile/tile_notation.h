// Tiles as text: "123m 55p 789s 西西西".
//
//   tile::TileNotation notation(plan);
//   std::vector<uint8_t> kinds;
//   tile::TileError error;
//   if (!notation.parse("123m 西西", kinds, error)) report(error.text, error.column);
//   notation.printKinds(kinds);                       // "123m 西西"
//
// What is read: digits followed by the suit's name or another spelling of it, and tiles without a suit by their names,
// side by side; the longest name that fits is taken. Blanks (U+3000 too) are free everywhere except inside a name. The
// digit of a tile is its rank. Where the ruleset declares nothing that fits, spellings.def is asked: 三万, 5M, E, 🀄, 5z.
// What is printed: ascending, one group a suit, in the ruleset's own names, and it reads back as the same tiles.
//
// A notation owns copies of the names; it is immutable and may be shared between threads. Parsing is linear in the
// text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kaikou::tile {

inline constexpr size_t maxNotationBytes = 4096;  // longer texts are refused unread

enum class TileFault : uint8_t {
  TooLong,            // more than maxNotationBytes
  NotUtf8,            // a byte that is no part of a character
  ZeroRank,           // the digit 0
  NoSuchRank,         // a digit that the suit does not have
  DigitsWithoutSuit,
  SuitWithoutDigits,
  Unknown,            // a character that begins no name
  NotOneTile,         // parseOne: none, or several
  Ambiguous,          // a spelling of several suits or tiles that the ruleset has
};

struct TileError {
  TileFault fault{};
  std::string piece;   // the offending piece of the text
  size_t offset = 0;   // its first byte
  size_t column = 1;   // its first character, from 1
  std::string text;    // English, lower case, no full stop
};

/// The names of a ruleset's tiles, kinds in order.
struct TileNames {
  struct Suit {
    std::vector<std::string> spellings;  // the name first
    uint8_t firstKind = 0, firstRank = 1, size = 0;
  };
  std::vector<std::string> kinds;
  std::vector<Suit> suits;
};

/// The names in anything that has `kinds` and `blocks` as a plan has them.
template <class Tiles>
TileNames tileNamesOf(const Tiles& tiles) {
  TileNames names;
  for (const auto& kind : tiles.kinds) names.kinds.push_back(kind.name);
  for (const auto& block : tiles.blocks) {
    if (!block.isSuit || block.size == 0 || block.firstKind >= tiles.kinds.size()) continue;
    TileNames::Suit suit{{block.name}, block.firstKind, tiles.kinds[block.firstKind].rank, block.size};
    suit.spellings.insert(suit.spellings.end(), block.aliases.begin(), block.aliases.end());
    names.suits.push_back(std::move(suit));
  }
  return names;
}

class OtherSpellings;

class TileNotation {
 public:
  explicit TileNotation(const TileNames& names);
  template <class Tiles>
    requires requires(const Tiles& tiles) { tiles.kinds; tiles.blocks; tiles.version; }
  explicit TileNotation(const Tiles& plan) : TileNotation(tileNamesOf(plan)) {}

  /// Kinds in the order of the text; on failure `kinds` is empty and `error` tells the first fault.
  [[nodiscard]] bool parse(std::string_view text, std::vector<uint8_t>& kinds, TileError& error) const;
  /// Exactly one tile.
  [[nodiscard]] bool parseOne(std::string_view text, uint8_t& kind, TileError& error) const;

  /// "5m", "中"; "?" for what is no kind.
  std::string printKind(int kind) const;
  /// A list of kinds in any order.
  std::string printKinds(std::span<const uint8_t> kinds) const;
  /// counts[k] tiles of kind k.
  std::string printCounts(std::span<const uint8_t> counts) const;
  /// One tile of each kind in a set (bit k: kind k).
  std::string printSet(uint64_t set) const;

 private:
  struct Name {
    std::string text;
    int kind = -1;  // a tile without a suit…
    int suit = -1;  // …or a spelling of this suit
  };
  struct Suit {
    std::string spelling;  // as printed
    int firstKind, firstRank, size;
  };
  struct Kind {
    std::string name;
    int suit = -1, rank = 0;
  };
  class Reader;

  const Name* longestName(std::string_view rest) const;

  std::vector<Kind> kinds_;
  std::vector<Suit> suits_;
  std::vector<Name> names_;   // longest first
  std::shared_ptr<const OtherSpellings> other_;
  bool sideBySide_ = true;    // names without a suit need no blank between them to be read back
};

}  // namespace kaikou::tile
