// Reads and prints tiles. One pass from left to right without backtracking: at a digit a group of one suit begins,
// anywhere else the longest name that fits is the tile. Names are few, so they are tried one after the other. Spellings that
// the ruleset does not declare are looked for only where none of its own fits, or where one fits and the text goes on.
//
// Guarantees: linear time, no output on failure, the first fault with its place, and that printed tiles read back as
// the same tiles. Tested by tests/runtime/tile_notation_test.cpp.
#include "runtime/tile/tile_notation.h"

#include <algorithm>
#include <array>

#include "runtime/tile/tile_spellings.h"

namespace kaikou::tile {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isContinuation(char c) { return (uint8_t(c) & 0xc0) == 0x80; }

/// Bytes of a blank at the start of `rest`, or 0.
size_t blankLength(std::string_view rest) {
  if (rest.empty()) return 0;
  if (rest[0] == ' ' || rest[0] == '\t' || rest[0] == '\n' || rest[0] == '\r') return 1;
  if (rest.starts_with("\xe3\x80\x80")) return 3;  // U+3000
  if (rest.starts_with("\xc2\xa0")) return 2;      // U+00A0
  return 0;
}

/// Bytes of the character at the start of `rest`, or 0 if it is not one.
size_t characterLength(std::string_view rest) {
  const auto lead = uint8_t(rest[0]);
  const size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length == 0 || length > rest.size()) return 0;
  for (size_t i = 1; i < length; ++i)
    if (!isContinuation(rest[i])) return 0;
  return length;
}

bool isLatin(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}

std::string faultText(TileFault fault, const std::string& piece) {
  const std::string quoted = "`" + piece + "`";
  switch (fault) {
    case TileFault::TooLong: return "more than " + std::to_string(maxNotationBytes) + " bytes of tiles";
    case TileFault::NotUtf8: return "the text is not UTF-8";
    case TileFault::ZeroRank: return "no tile has the rank `0`";
    case TileFault::NoSuchRank: return "there is no tile " + quoted;
    case TileFault::DigitsWithoutSuit: return quoted + " needs a suit after it";
    case TileFault::SuitWithoutDigits: return "the suit " + quoted + " needs ranks before it";
    case TileFault::Unknown: return quoted + " is no tile";
    case TileFault::Ambiguous: return quoted + " could be several tiles";
    case TileFault::NotOneTile: return piece.empty() ? "a tile is missing" : quoted + " is not one tile";
  }
  return {};
}

}  // namespace

class TileNotation::Reader {
 public:
  Reader(const TileNotation& notation, std::string_view text, std::vector<uint8_t>& kinds, TileError& error)
      : notation_(notation), text_(text), kinds_(kinds), error_(error) {}

  bool read() {
    if (text_.size() > maxNotationBytes) return fail(TileFault::TooLong, 0, 0);
    for (skipBlanks(); at_ < text_.size(); skipBlanks())
      if (!(rankHere().length ? readSuit() : readName())) return false;
    return true;
  }

  bool fail(TileFault fault, size_t offset, size_t length) {
    kinds_.clear();
    error_.fault = fault;
    error_.piece = std::string(text_.substr(offset, length));
    error_.offset = offset;
    const std::string_view before = text_.substr(0, offset);
    error_.column = 1 + size_t(std::count_if(before.begin(), before.end(), [](char c) { return !isContinuation(c); }));
    error_.text = faultText(fault, error_.piece);
    return false;
  }

 private:
  std::string_view rest() const { return text_.substr(at_); }

  // A glyph may be followed by how it is to be drawn.
  void skipBlanks() {
    for (;;) {
      size_t blank = blankLength(rest());
      if (!blank) blank = OtherSpellings::variationAt(rest());
      if (!blank) return;
      at_ += blank;
    }
  }

  struct Rank { size_t at = 0, length = 0; int rank = 0; };
  // The rank that begins here: a digit, or what a rank is also written as where no name of the ruleset begins.
  Rank rankHere() const {
    Rank found{at_, 0, 0};
    if (at_ >= text_.size()) return found;
    if (isDigit(text_[at_])) {
      found.length = 1, found.rank = text_[at_] - '0';
    } else if (static_cast<unsigned char>(text_[at_]) >= 0x80) {
      if (rest().starts_with("\xef\xbc\x90")) found.length = 3;   // a full-width 0
      else if (!notation_.longestName(rest())) found.length = OtherSpellings::rankAt(rest(), found.rank);
    }
    return found;
  }

  // Whether what follows a name of the ruleset may be more of a longer spelling: neither an end nor another name.
  bool goesOn(size_t at) const {
    const std::string_view after = text_.substr(at);
    return !after.empty() && !isDigit(after[0]) && !blankLength(after) && !notation_.longestName(after);
  }

  bool ambiguous(size_t first, size_t last, const std::vector<int>& kinds) {
    fail(TileFault::Ambiguous, first, last - first);
    error_.text = "`" + error_.piece + "` could be ";
    for (size_t i = 0; i < kinds.size(); ++i) {
      if (i > 0) error_.text += i + 1 < kinds.size() ? ", " : " or ";
      error_.text += "`" + notation_.kinds_[static_cast<size_t>(kinds[i])].name + "`";
    }
    return false;
  }

  bool failHere() {
    const size_t length = characterLength(rest());
    return length == 0 ? fail(TileFault::NotUtf8, at_, 1) : fail(TileFault::Unknown, at_, length);
  }

  bool readSuit() {
    const size_t first = at_;
    size_t last = at_;
    ranks_.clear();
    for (Rank rank = rankHere(); rank.length; rank = rankHere()) {
      if (rank.rank == 0) return fail(TileFault::ZeroRank, at_, rank.length);
      ranks_.push_back(rank);
      last = at_ += rank.length;
      skipBlanks();
    }
    const Name* name = notation_.longestName(rest());
    int suit = name ? name->suit : -1;
    size_t length = name ? name->text.size() : 0;
    bool numbered = false;
    if (!name || (suit >= 0 && goesOn(at_ + length))) {
      const OtherSpellings::Match other = notation_.other_->suitAt(rest());
      if (other.meaning && !name) {
        if (!other.meaning->others.empty()) return ambiguousSuit(first, at_ + other.length, *other.meaning);
        suit = other.meaning->suit, numbered = other.meaning->numbered, length = other.length;
      } else if (other.meaning && other.length > length && other.meaning->suit == suit) {
        length = other.length;
      }
    }
    if (suit < 0 && !numbered) {
      // Nothing, or a tile without a suit: then it is the suit that is missing.
      if (name || at_ == text_.size() || notation_.other_->tileAt(rest()).meaning) return fail(TileFault::DigitsWithoutSuit, first, last - first);
      return failHere();
    }
    for (const Rank& rank : ranks_) {
      const int kind = numbered ? notation_.other_->numbered(rank.rank) : kindOf(suit, rank.rank);
      if (kind < 0) {
        fail(TileFault::NoSuchRank, rank.at, rank.length);
        error_.piece += text_.substr(at_, length);
        error_.text = faultText(TileFault::NoSuchRank, error_.piece);
        return false;
      }
      kinds_.push_back(uint8_t(kind));
    }
    at_ += length;
    return true;
  }

  int kindOf(int suit, int rank) const {
    const Suit& of = notation_.suits_[static_cast<size_t>(suit)];
    const int index = rank - of.firstRank;
    return index < 0 || index >= of.size ? -1 : of.firstKind + index;
  }
  bool ambiguousSuit(size_t first, size_t last, const OtherSpellings::Meaning& meaning) {
    std::vector<int> suits = {meaning.suit}, kinds;
    suits.insert(suits.end(), meaning.others.begin(), meaning.others.end());
    for (int suit : suits)
      if (const int kind = kindOf(suit, ranks_[0].rank); kind >= 0) kinds.push_back(kind);
    return ambiguous(first, last, kinds);
  }

  bool readName() {
    const Name* name = notation_.longestName(rest());
    size_t length = name ? name->text.size() : 0;
    int kind = name ? name->kind : -1;
    if (kind < 0 || goesOn(at_ + length)) {
      const OtherSpellings::Match other = notation_.other_->tileAt(rest());
      if (other.meaning && kind < 0) {
        if (!other.meaning->others.empty()) {
          std::vector<int> kinds = {other.meaning->kind};
          kinds.insert(kinds.end(), other.meaning->others.begin(), other.meaning->others.end());
          return ambiguous(at_, at_ + other.length, kinds);
        }
        kind = other.meaning->kind, length = other.length;
      } else if (other.meaning && other.length > length && other.meaning->kind == kind) {
        length = other.length;
      }
    }
    if (kind < 0) {
      if (!name) length = notation_.other_->suitAt(rest()).length;
      return length ? fail(TileFault::SuitWithoutDigits, at_, length) : failHere();
    }
    kinds_.push_back(uint8_t(kind));
    at_ += length;
    return true;
  }

  const TileNotation& notation_;
  std::string_view text_;
  std::vector<uint8_t>& kinds_;
  TileError& error_;
  std::vector<Rank> ranks_;  // of the group
  size_t at_ = 0;
};

TileNotation::TileNotation(const TileNames& names) {
  for (const std::string& name : names.kinds) kinds_.push_back({name, -1, 0});
  for (const TileNames::Suit& suit : names.suits) {
    const int number = int(suits_.size());
    std::string spelling = suit.spellings.empty() ? "" : suit.spellings[0];
    for (size_t i = suit.spellings.size(); i-- > 1;)
      if (isLatin(suit.spellings[i])) spelling = suit.spellings[i];
    suits_.push_back({spelling, suit.firstKind, suit.firstRank, suit.size});
    for (const std::string& text : suit.spellings)
      if (!text.empty()) names_.push_back({text, -1, number});
    for (int i = 0; i < suit.size && size_t(suit.firstKind + i) < kinds_.size(); ++i) {
      kinds_[size_t(suit.firstKind + i)].suit = number;
      kinds_[size_t(suit.firstKind + i)].rank = suit.firstRank + i;
    }
  }
  for (size_t i = 0; i < kinds_.size(); ++i)
    if (kinds_[i].suit < 0 && !kinds_[i].name.empty()) names_.push_back({kinds_[i].name, int(i), -1});
  for (const Name& name : names_)
    for (const Name& other : names_)
      if (name.kind >= 0 && other.text.size() > name.text.size() && other.text.starts_with(name.text))
        sideBySide_ = false;
  other_ = std::make_shared<OtherSpellings>(names);
  std::stable_sort(names_.begin(), names_.end(),
                   [](const Name& a, const Name& b) { return a.text.size() > b.text.size(); });
}

const TileNotation::Name* TileNotation::longestName(std::string_view rest) const {
  for (const Name& name : names_)
    if (rest.starts_with(name.text)) return &name;
  return nullptr;
}

bool TileNotation::parse(std::string_view text, std::vector<uint8_t>& kinds, TileError& error) const {
  kinds.clear();
  return Reader(*this, text, kinds, error).read();
}

bool TileNotation::parseOne(std::string_view text, uint8_t& kind, TileError& error) const {
  std::vector<uint8_t> kinds;
  Reader reader(*this, text, kinds, error);
  if (!reader.read()) return false;
  if (kinds.size() != 1) return reader.fail(TileFault::NotOneTile, 0, text.size());
  kind = kinds[0];
  return true;
}

std::string TileNotation::printKind(int kind) const {
  if (kind < 0 || size_t(kind) >= kinds_.size()) return "?";
  const Kind& tile = kinds_[size_t(kind)];
  return tile.suit < 0 ? tile.name : std::to_string(tile.rank) + suits_[size_t(tile.suit)].spelling;
}

std::string TileNotation::printCounts(std::span<const uint8_t> counts) const {
  std::string out;
  int open = -1;           // the suit whose digits were just written
  bool afterName = false;  // whether a tile without a suit was
  auto closeSuit = [&] {
    if (open >= 0) out += suits_[size_t(open)].spelling;
    open = -1;
  };
  for (size_t k = 0; k < counts.size() && k < kinds_.size(); ++k) {
    const Kind& tile = kinds_[k];
    for (int i = 0; i < counts[k]; ++i) {
      if (tile.suit < 0) {
        closeSuit();
        if (!out.empty() && !(afterName && sideBySide_)) out += ' ';
        out += tile.name;
        afterName = true;
        continue;
      }
      if (open != tile.suit) {
        closeSuit();
        if (!out.empty()) out += ' ';
      }
      out += char('0' + tile.rank);
      open = tile.suit;
      afterName = false;
    }
  }
  closeSuit();
  return out;
}

std::string TileNotation::printKinds(std::span<const uint8_t> kinds) const {
  std::array<uint8_t, 256> counts{};
  for (uint8_t kind : kinds)
    if (counts[kind] < 255) ++counts[kind];
  return printCounts(counts);
}

std::string TileNotation::printSet(uint64_t set) const {
  std::array<uint8_t, 64> counts{};
  for (size_t k = 0; k < counts.size(); ++k) counts[k] = uint8_t(set >> k & 1);
  return printCounts(counts);
}

}  // namespace kaikou::tile
