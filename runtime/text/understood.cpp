// Finds the row of a message by its English.
//
// A row fits when its pieces between the holes stand in the text in order, the first at the beginning and the last at the end.
// Of several the one with the most letters of its own is taken, more so if it begins with them, so that a general row (`{0}: {1}`) never hides a special one.
// Holes take as little as they can, except the last before the end. Guarantee: bounded recursion; every text comes back, at
// worst as it was. Tested by tests/text/understood_test.cpp.
#include "runtime/text/understood.h"

#include <array>
#include <optional>

namespace kaikou::text {

namespace {

struct Said {
  std::string_view zh, en;
};

constexpr Said rows[] = {
#define SAID(zh, en) {zh, en},
#include "runtime/text/runtime_messages.def"
#undef SAID
};

#define SAID(zh, en) static_assert(faultOfRow(zh, en) == nullptr, en);
#include "runtime/text/runtime_messages.def"
#undef SAID

constexpr int maxDepth = 6;
constexpr size_t maxHoles = 10;

size_t ownLetters(std::string_view en) {
  size_t letters = en.size();
  for (size_t i = 0; i + 2 < en.size(); ++i)
    if (en[i] == '{' && en[i + 2] == '}' && en[i + 1] >= '0' && en[i + 1] <= '9') letters -= 3;
  return letters;
}

/// What stands in the holes of `en`, if `text` is one of its messages.
std::optional<std::array<std::string_view, maxHoles>> fits(std::string_view en, std::string_view text) {
  std::array<std::string_view, maxHoles> found{};
  size_t at = 0;                                           // in `text`
  int open = -1;                                           // the hole whose end is looked for
  std::string_view before;                                 // the piece in front of it
  for (size_t i = 0; i <= en.size();) {
    const size_t begin = i;
    while (i < en.size() && !(en[i] == '{' && i + 2 < en.size() && en[i + 2] == '}' && en[i + 1] >= '0' && en[i + 1] <= '9')) ++i;
    const std::string_view piece = en.substr(begin, i - begin);
    const bool last = i == en.size();
    size_t place = at;
    if (open < 0) {
      if (text.substr(at, piece.size()) != piece) return std::nullopt;
    } else if (last) {
      if (text.size() < at + piece.size() || !text.ends_with(piece)) return std::nullopt;
      place = text.size() - piece.size();
    } else {
      place = text.find(piece, at);
      if (place == std::string_view::npos) return std::nullopt;
    }
    if (open >= 0) {
      std::string_view& hole = found[static_cast<size_t>(open)];
      const std::string_view held = text.substr(at, place - at);
      // What stands between backticks is one name.
      const bool quoted = before.ends_with('`') && piece.starts_with('`');
      if (quoted && held.find('`') != std::string_view::npos) return std::nullopt;
      if (held.empty() || (!hole.empty() && hole != held)) return std::nullopt;   // a hole that stands twice holds the same
      hole = held;
    }
    at = place + piece.size();
    before = piece;
    if (last) break;
    open = en[i + 1] - '0';
    i += 3;
  }
  if (at != text.size()) return std::nullopt;
  return found;
}

const Said* rowOf(std::string_view text, std::array<std::string_view, maxHoles>& holes) {
  const Said* best = nullptr;
  size_t most = 0;
  for (const Said& row : rows) {
    // What begins with words of its own stands around the rest: `line 3: …` before `… (byte 9)`.
    const size_t own = ownLetters(row.en) + (row.en.starts_with('{') ? 0 : row.en.size());
    if (best && own <= most) continue;
    if (auto found = fits(row.en, text)) {
      best = &row;
      most = own;
      holes = *found;
    }
  }
  return best;
}

Bilingual understoodAt(std::string_view text, int depth) {
  std::array<std::string_view, maxHoles> holes{};
  const Said* row = depth < maxDepth ? rowOf(text, holes) : nullptr;
  if (!row) return text;
  std::array<Bilingual, maxHoles> args;
  for (size_t i = 0; i < maxHoles; ++i)
    if (!holes[i].empty()) args[i] = understoodAt(holes[i], depth + 1);
  return Bilingual::of(filled(row->zh, args, Language::Chinese), std::string(text));
}

}  // namespace

Bilingual understood(std::string_view english) { return understoodAt(english, 0); }

bool isUnderstood(std::string_view english) {
  std::array<std::string_view, maxHoles> holes{};
  return rowOf(english, holes) != nullptr;
}

}  // namespace kaikou::text
