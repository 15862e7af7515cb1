// Two states compared field by field: padding does not matter, and a difference has a name.
#pragma once

#include <cstring>
#include <string>

#include "runtime/table/game_state.h"

namespace kaikou::testing {

/// Calls `visit(name, field, field)` for every field of two states; fields are numbers or arrays of numbers.
template <class Visit>
void eachField(const table::State& a, const table::State& b, Visit&& visit) {
#define FIELD(name) visit(#name, a.name, b.name)
  FIELD(table.indicator), FIELD(table.previousWild), FIELD(table.dealer), FIELD(table.offenders),
      FIELD(table.offenderCount);
  FIELD(table.facts), FIELD(table.factMask), FIELD(table.nobodyWon), FIELD(table.drawnHand);
  FIELD(table.win.seat), FIELD(table.win.tile), FIELD(table.win.by), FIELD(table.win.from), FIELD(table.win.afterKong);
  FIELD(table.win.lastTiles);
  FIELD(wall), FIELD(wallSize), FIELD(head), FIELD(tail), FIELD(left), FIELD(indicatorAt), FIELD(dice),
      FIELD(breakSide);
  FIELD(breakStack), FIELD(wilds), FIELD(discardSet), FIELD(dutyExempt), FIELD(callTiles), FIELD(stage), FIELD(turn);
  FIELD(tile), FIELD(drew), FIELD(afterKong), FIELD(call), FIELD(meld), FIELD(asked), FIELD(mayWin), FIELD(locked);
  FIELD(answered), FIELD(pileSize), FIELD(decisions);
  FIELD(outcome.kind), FIELD(outcome.winnerCount), FIELD(outcome.winners), FIELD(outcome.leaver), FIELD(outcome.points);
  FIELD(outcome.house), FIELD(outcome.faultOrigin);
  for (int i = 0; i < table::seatCount; ++i) {
    FIELD(table.seats[i].hand), FIELD(table.seats[i].aside), FIELD(table.seats[i].meldCount),
        FIELD(table.seats[i].handKnown);
    for (int m = 0; m < plan::maxMelds; ++m) {
      FIELD(table.seats[i].melds[m].call), FIELD(table.seats[i].melds[m].form);
      FIELD(table.seats[i].melds[m].tile), FIELD(table.seats[i].melds[m].from);
    }
    FIELD(answers[i].act), FIELD(answers[i].seat), FIELD(answers[i].call), FIELD(answers[i].tile);
    FIELD(duties[i].bound), FIELD(duties[i].block), FIELD(duties[i].offenders), FIELD(duties[i].offenderCount);
    FIELD(sketch[i].index), FIELD(sketch[i].lack), FIELD(sketch[i].holds), FIELD(sketch[i].wilds),
        FIELD(sketch[i].lackMelds);
    FIELD(sketch[i].pairSaves), FIELD(sketch[i].outside), FIELD(sketch[i].melds.words[0]), FIELD(sketch[i].melds.words[1]), FIELD(sketch[i].melds.words[2]), FIELD(sketch[i].melds.words[3]);
  }
#undef FIELD
  for (int i = 0; i < table::maxTiles; ++i) {
    const table::Discard &x = a.pile[i], &y = b.pile[i];
    visit("pile.tile", x.tile, y.tile);
    const uint8_t flagsOfX = static_cast<uint8_t>(x.seat | x.claimed << 2 | x.aside << 3 | x.laid << 4);
    const uint8_t flagsOfY = static_cast<uint8_t>(y.seat | y.claimed << 2 | y.aside << 3 | y.laid << 4);
    visit("pile.flags", flagsOfX, flagsOfY);
  }
}

/// The first field in which two states differ, or "".
inline std::string firstDifference(const table::State& a, const table::State& b) {
  std::string found;
  eachField(a, b, [&](const char* name, const auto& x, const auto& y) {
    if (found.empty() && std::memcmp(&x, &y, sizeof x) != 0) found = name;
  });
  return found;
}

}  // namespace kaikou::testing
