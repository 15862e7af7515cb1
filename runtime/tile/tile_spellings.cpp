// From the table of spellings to the kinds of one ruleset.
//
// A suit or tile is found by any spelling that it shares with the table; spellings that stand for several suits find nothing
// and are ambiguous only where the ruleset has more than one of them. Guarantee: no spelling that the ruleset declares is
// here. Tested by tests/runtime/tile_spellings_test.cpp.
#include "runtime/tile/tile_spellings.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kaikou::tile {
namespace {

enum class Suit : uint8_t { Characters, Dots, Bamboo };
enum class Tile : uint8_t {
  East, South, West, North, Red, Green, White, Plum, Orchid, BambooFlower, Chrysanthemum, Spring, Summer, Autumn, Winter
};

struct SuitSpelling { Suit suit; std::string_view text; };
constexpr SuitSpelling suitSpellings[] = {
#define SUIT_SPELLING(suit, text) {Suit::suit, text},
#include "runtime/tile/spellings.def"
};
struct TileSpelling { Tile tile; std::string_view text; };
constexpr TileSpelling tileSpellings[] = {
#define TILE_SPELLING(tile, text) {Tile::tile, text},
#include "runtime/tile/spellings.def"
};
struct TileNumber { Tile tile; int digit; };
constexpr TileNumber tileNumbers[] = {
#define TILE_NUMBER(tile, digit) {Tile::tile, digit},
#include "runtime/tile/spellings.def"
};
struct GlyphSuit { Suit suit; uint32_t code; };
constexpr GlyphSuit glyphSuits[] = {
#define GLYPH_SUIT(suit, code) {Suit::suit, code},
#include "runtime/tile/spellings.def"
};
struct GlyphTile { Tile tile; uint32_t code; };
constexpr GlyphTile glyphTiles[] = {
#define GLYPH_TILE(tile, code) {Tile::tile, code},
#include "runtime/tile/spellings.def"
};
struct RankSpelling { int rank; std::string_view text; };
constexpr RankSpelling rankSpellings[] = {
#define RANK_SPELLING(rank, text) {rank, text},
#include "runtime/tile/spellings.def"
};

std::string glyph(uint32_t code) {
  return {static_cast<char>(0xf0 | code >> 18), static_cast<char>(0x80 | (code >> 12 & 0x3f)),
          static_cast<char>(0x80 | (code >> 6 & 0x3f)), static_cast<char>(0x80 | (code & 0x3f))};
}

bool standsForSeveral(std::string_view text) {
  return std::count_if(std::begin(suitSpellings), std::end(suitSpellings), [&](const SuitSpelling& row) { return row.text == text; }) > 1;
}

/// The character at the start of `text`, plain, and its bytes.
char plainAt(std::string_view text, size_t& bytes) {
  bytes = 1;
  char c = text[0];
  // U+FF01 to U+FF5E are ASCII, wider.
  if (text.size() >= 3 && text[0] == '\xef' && (text[1] == '\xbc' || text[1] == '\xbd')) {
    const unsigned code = (static_cast<unsigned char>(text[1]) & 0x3fu) << 6 | (static_cast<unsigned char>(text[2]) & 0x3fu);
    const unsigned wide = 0xf000 | code;
    if (wide >= 0xff01 && wide <= 0xff5e) bytes = 3, c = static_cast<char>(wide - 0xff01 + 0x21);
  }
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

/// Bytes of `rest` that are `text`, or 0. `anyCase`: `text` is plain, and whatever is plainly the same will do.
size_t matched(std::string_view rest, std::string_view text, bool anyCase) {
  if (!anyCase) return rest.starts_with(text) ? text.size() : 0;
  size_t at = 0;
  for (char wanted : text) {
    size_t bytes = 0;
    if (at >= rest.size() || plainAt(rest.substr(at), bytes) != wanted) return 0;
    at += bytes;
  }
  return at;
}

bool isAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

std::string plainText(std::string_view text) {
  std::string out;
  for (size_t at = 0, bytes = 0; at < text.size(); at += bytes) out += plainAt(text.substr(at), bytes);
  return out;
}

OtherSpellings::OtherSpellings(const TileNames& names) {
  auto declares = [](const TileNames::Suit& suit, std::string_view text) {
    return std::find(suit.spellings.begin(), suit.spellings.end(), text) != suit.spellings.end();
  };
  std::array<std::vector<int>, 3> suitsOf;
  for (const SuitSpelling& row : suitSpellings) {
    if (standsForSeveral(row.text)) continue;
    for (size_t i = 0; i < names.suits.size(); ++i) {
      auto& of = suitsOf[static_cast<size_t>(row.suit)];
      if (declares(names.suits[i], row.text) && std::find(of.begin(), of.end(), static_cast<int>(i)) == of.end())
        of.push_back(static_cast<int>(i));
    }
  }
  for (const SuitSpelling& row : suitSpellings)
    for (int suit : suitsOf[static_cast<size_t>(row.suit)]) {
      // What the ruleset declares for a suit means that suit, in capitals too.
      const bool declared = std::any_of(names.suits.begin(), names.suits.end(), [&](const auto& of) { return declares(of, row.text); });
      if (!declared) add(suits_, std::string(row.text), isAscii(row.text), -1, suit);
    }
  // Letters that the ruleset declares are read in either case too.
  for (size_t i = 0; i < names.suits.size(); ++i)
    for (const std::string& text : names.suits[i].spellings)
      if (isAscii(text) && !text.empty()) add(suits_, plainText(text), true, -1, static_cast<int>(i));
  for (const GlyphSuit& row : glyphSuits)
    for (int suit : suitsOf[static_cast<size_t>(row.suit)]) {
      const TileNames::Suit& of = names.suits[static_cast<size_t>(suit)];
      for (int rank = 1; rank <= 9; ++rank)
        if (rank >= of.firstRank && rank < of.firstRank + of.size)
          add(tiles_, glyph(row.code + static_cast<uint32_t>(rank) - 1), false, of.firstKind + rank - of.firstRank, -1);
    }

  std::vector<bool> inSuit(names.kinds.size(), false);
  for (const TileNames::Suit& suit : names.suits)
    for (size_t k = suit.firstKind; k < suit.firstKind + size_t{suit.size} && k < inSuit.size(); ++k) inSuit[k] = true;
  std::array<std::vector<int>, static_cast<size_t>(Tile::Winter) + 1> kindsOf;
  for (const TileSpelling& row : tileSpellings)
    for (size_t k = 0; k < names.kinds.size(); ++k) {
      auto& of = kindsOf[static_cast<size_t>(row.tile)];
      if (!inSuit[k] && names.kinds[k] == row.text && std::find(of.begin(), of.end(), static_cast<int>(k)) == of.end())
        of.push_back(static_cast<int>(k));
    }
  for (const TileSpelling& row : tileSpellings)
    for (int kind : kindsOf[static_cast<size_t>(row.tile)])
      add(tiles_, std::string(row.text), isAscii(row.text) && row.text.size() > 1, kind, -1);
  for (const GlyphTile& row : glyphTiles)
    for (int kind : kindsOf[static_cast<size_t>(row.tile)]) add(tiles_, glyph(row.code), false, kind, -1);
  bool numbered = false;
  for (const TileNumber& row : tileNumbers)
    for (int kind : kindsOf[static_cast<size_t>(row.tile)]) numbers_[row.digit] = kind, numbered = true;
  const bool declared = std::any_of(names.suits.begin(), names.suits.end(), [&](const auto& suit) { return declares(suit, "z"); });
  if (numbered && !declared) {
    suits_.push_back({"z", true, {}});
    suits_.back().meaning.numbered = true;
  }
  auto longer = [](const Entry& a, const Entry& b) { return a.text.size() > b.text.size(); };
  std::stable_sort(suits_.begin(), suits_.end(), longer);
  std::stable_sort(tiles_.begin(), tiles_.end(), longer);
}

void OtherSpellings::add(std::vector<Entry>& entries, std::string text, bool anyCase, int kind, int suit) {
  for (Entry& entry : entries) {
    if (entry.text != text) continue;
    const int other = kind >= 0 ? kind : suit;
    if (entry.meaning.kind != kind || entry.meaning.suit != suit)
      if (std::find(entry.meaning.others.begin(), entry.meaning.others.end(), other) == entry.meaning.others.end())
        entry.meaning.others.push_back(other);
    return;
  }
  entries.push_back({std::move(text), anyCase, {kind, suit, false, {}}});
}

OtherSpellings::Match OtherSpellings::longest(const std::vector<Entry>& entries, std::string_view rest) {
  for (const Entry& entry : entries)
    if (const size_t length = matched(rest, entry.text, entry.anyCase)) return {&entry.meaning, length};
  return {};
}

size_t OtherSpellings::rankAt(std::string_view rest, int& rank) {
  if (rest.empty() || static_cast<unsigned char>(rest[0]) < 0x80) return 0;
  for (const RankSpelling& row : rankSpellings)
    if (rest.starts_with(row.text)) {
      rank = row.rank;
      return row.text.size();
    }
  return 0;
}

size_t OtherSpellings::variationAt(std::string_view rest) {
  return rest.starts_with("\xef\xb8\x8e") || rest.starts_with("\xef\xb8\x8f") ? 3 : 0;
}

}  // namespace kaikou::tile
