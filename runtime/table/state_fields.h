// The fields of a state and of a match in the order of their canonical bytes; of matches once for writing and reading:
// `describe` shows every field to the archive, which writes it or fills it. Private to state_codec.cpp.
//
// What follows from other fields is left out: what the deal fixed (tile turned up, sets) and the sketches. So
// are left-overs of earlier moments, which mean nothing any more. docs/log.md tells the layout.
#pragma once

#include <concepts>
#include <type_traits>

#include "runtime/table/game_state.h"

namespace kaikou::table {

template <class T, class Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

template <class A, Is<eval::SeatTable> T> void describe(A& a, T& x) {
  for (int k = 0; k < a.kinds(); ++k) a(x.hand[k]);
  for (int k = 0; k < a.kinds(); ++k) a(x.aside[k]);
  a(x.meldCount);
  for (int i = 0; i < x.meldCount; ++i) a(x.melds[i].call, x.melds[i].form, x.melds[i].tile, x.melds[i].from);
}

template <class A, Is<Discard> T> void describe(A& a, T& x) {
  a(x.tile, static_cast<uint8_t>(x.seat | x.claimed << 2 | x.aside << 3 | x.laid << 4));
}

template <class A, Is<DutyState> T> void describe(A& a, T& x) {
  a(x.bound, x.block);
  a(x.offenderCount);
  for (int i = 0; i < x.offenderCount; ++i) a(x.offenders[i]);
}

template <class A, Is<Outcome> T> void describe(A& a, T& x) {
  a(x.kind);
  a(x.winnerCount);
  for (int i = 0; i < x.winnerCount; ++i) a(x.winners[i]);
  a(x.leaver);
  for (int seat = 0; seat < a.seats(); ++seat) a(x.points[seat]);
  a(x.house, x.faultOrigin);
}

template <class A, class T>
  requires std::derived_from<std::remove_const_t<T>, eval::CourseFields>
void describe(A& a, T& x) {
  for (int seat = 0; seat < a.seats(); ++seat) {
    for (auto& mark : x.seatMarks[seat]) a(mark);
    a(x.discards[seat], x.discarded[seat], x.wins[seat]);
  }
  for (auto& mark : x.marks) a(mark);
  a(x.left, x.discardsMade, x.callsMade, x.inPlay, x.dice, x.actor, x.tile, x.firstWinner, x.firstGiver, x.firstWinners);
  a(x.headWinner, x.tailWinner, x.kongCall, x.kongSource, x.giverKong);
  a(x.exhausted, x.shown, x.claimants, x.firstDealer, x.lastDrawn, x.turnedLast, x.handsPlayed, x.swaps, x.pot);
  for (int seat = 0; seat < a.seats(); ++seat) a(x.claimed[seat], x.points[seat]);
  for (int k = 0; k < a.kinds(); ++k) a(x.piled[k]);
  for (size_t i = 0; i < x.turned.size(); ++i) {
    a(x.turnedCount[i], x.turnedLot[i], x.turnedPlayed[i]);
    for (size_t n = 0; n < x.turnedCount[i]; ++n) a(x.turned[i][n]);
  }
}

template <class A, Is<LedgerEntry> T> void describe(A& a, T& x) {
  a(x.pay, static_cast<int8_t>(x.payer), static_cast<int8_t>(x.holder), x.event, x.points);
}
template <class A, Is<WonTile> T> void describe(A& a, T& x) { a(x.tile, x.winners, x.from, x.by); }

template <class A, Is<CourseState> T> void describe(A& a, T& x) {
  a(x.entries);
  for (int i = 0; i < x.entries; ++i) describe(a, x.ledger[i]);
  a(x.event, x.kongEvent);
  a(x.wonCount);
  for (int i = 0; i < x.wonCount; ++i) describe(a, x.won[i]);
  a(x.step);
  for (int seat = 0; seat < a.seats(); ++seat) {
    a(x.chosenCount[seat]);
    for (int i = 0; i < x.chosenCount[seat]; ++i) a(x.chosen[seat][i]);
  }
  a(x.pending);
  for (const auto value : x.pendingSets) a(value);
  for (int seat = 0; seat < a.seats(); ++seat) a(x.taken[seat]);
  a(x.matchOver, x.offer);
  describe(a, x.atWin);
}

template <class A, Is<State> T> void describe(A& a, T& x) {
  a(x.table.dealer, x.table.previousWild);
  a(x.wallSize);
  for (int i = 0; i < x.wallSize; ++i) a(x.wall[i]);
  a(x.dice[0], x.dice[1], x.dice[2], x.dice[3], x.breakSide, x.breakStack);
  a(x.head, x.tail, x.left);
  for (int seat = 0; seat < a.seats(); ++seat) describe(a, x.table.seats[seat]);
  a(x.pileSize);
  for (int i = 0; i < x.pileSize; ++i) describe(a, x.pile[i]);
  a(x.stage, x.turn, x.tile, x.drew, x.afterKong);
  if (x.stage == Stage::Robbing) a(x.call, x.meld);
  a(x.asked, x.mayWin, x.locked);
  if (a.course()) {
    describe(a, x.table.course);
    describe(a, x.course);
    a(x.outcome.pot);
    if (x.stage == Stage::Choosing) a(x.answered);
  }
  if (x.stage == Stage::Answers || x.stage == Stage::Robbing) {
    a(x.answered);
    for (int seat = 0; seat < a.seats(); ++seat)
      if (x.answered >> seat & 1)
        a(x.answers[seat].act, x.answers[seat].seat, x.answers[seat].call, x.answers[seat].tile);
  }
  for (int seat = 0; seat < a.seats(); ++seat) describe(a, x.duties[seat]);
  a(x.decisions);
  describe(a, x.outcome);
  if (x.outcome.kind == Outcome::Won) {
    auto& win = x.table.win;
    a(win.seat, win.tile, win.by, win.from, win.afterKong, win.lastTiles);
  }
}

template <class A, Is<Match> T> void describe(A& a, T& x) {
  for (auto& byte : x.seed.bytes) a(byte);
  a(x.hand, x.dealer, x.previousWild);
  for (int seat = 0; seat < a.seats(); ++seat) a(x.totals[seat]);
  a(x.house);
  if (a.course()) {
    for (auto& mark : x.marks) a(mark);
    a(x.pot, x.handsPlayed, x.firstDealer, x.over);
    for (int seat = 0; seat < a.seats(); ++seat) a(x.startTotals[seat]);
  }
}

}  // namespace kaikou::table
