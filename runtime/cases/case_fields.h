// A case as somebody wrote it: words and numbers, no tile or call looked up yet. Three readers fill it (JSON in
// case_reader.h, words in case_words.h, examples in example_case.h); one binder (case_binder.h) makes a table of it.
//
// Text is held as views; whoever fills the fields keeps the text alive. The object is meant to be used again and again:
// `clear` keeps its memory.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/number.h"
#include "runtime/eval/settlement.h"

namespace kaikou::cases {

/// Why a case describes no table. `seat` and `tile` where they apply.
struct CaseError {
  std::string message;
  int seat = -1;
  std::string tile;
  const char* at = nullptr;             // where in the text of the case, if it is known (case_place.h)
};

struct MeldFields {
  std::string_view call, tiles;
  int from = -1;                        // -1: not told
};
struct SeatFields {
  bool told = false;                    // the seat is spoken of
  bool handKnown = true;
  std::string_view hand;
  std::vector<MeldFields> melds;
  std::vector<std::string_view> aside;  // a tile each
  bool asideTogether = false;           // …or several in one piece of text
};
struct FactField {
  std::string_view name;
  enum Kind : uint8_t { YesNo, Number, Word } kind{};
  bool yes = false;
  Num number{};
  std::string_view word;
  bool turned = false;   // `name` is of tiles that were turned up, `word` are these
};
/// What is told like a fact of rules that follow the course of a hand, beside marks. `score 2` is of seat 2, `turned NAME` of a name.
inline constexpr std::string_view toldLeft = "left to draw", toldFirstDraw = "first draw", toldPot = "pot", toldScore = "score", toldTurned = "turned ";
struct WinFields {
  bool told = false;
  int seat = 0;
  std::string_view tile;
  eval::WinBy by{};
  int from = -1;
  bool afterKong = false, lastTiles = false;
};

struct CaseFields {
  bool hasId = false;
  std::string_view id, ruleset, optionsText;   // optionsText: the JSON object as written, or empty
  std::string_view indicator, previousWild;    // empty: not told
  int dealer = -1;                             // -1: not told
  int seatCount = 0;                           // how many the list has; may be more than `seats` holds
  std::array<SeatFields, eval::seatCount> seats;
  bool hasOffenders = false;
  std::vector<int> offenders;
  std::vector<FactField> facts;
  WinFields win;
  int waitsSeat = -1;

  void clear() {
    hasId = hasOffenders = false;
    id = ruleset = optionsText = indicator = previousWild = {};
    dealer = waitsSeat = -1;
    seatCount = 0;
    for (SeatFields& seat : seats) {
      seat.told = false;
      seat.handKnown = true;
      seat.asideTogether = false;
      seat.hand = {};
      seat.melds.clear();
      seat.aside.clear();
    }
    offenders.clear();
    facts.clear();
    win = {};
  }
};

}  // namespace kaikou::cases
