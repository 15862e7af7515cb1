// How a hand ends, and what goes on to the next. Tested by tests/table/ending_test.cpp.
#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "runtime/base/invariant.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

void Engine::close(State& s) {
  s.stage = Stage::Over;
  s.asked = s.mayWin = 0;
  if (!course_) return;
  s.course.pending = 0;   // a step that was declared with a discard which ended the hand
  s.course.chosen = {}, s.course.chosenCount = {};
}

void Engine::handDrawn(State& s) {
  if (course_) {
    s.table.course.exhausted = true;
    happen(s, plan::EventKind::Exhausted, plan::nobody);
    if (fault_) return;
    return abortHand(s);
  }
  s.outcome.kind = Outcome::Drawn;
  note({Happened::Drawn});
  close(s);
}

// A rule could not be computed: the hand is void, whatever else the action had done.
void Engine::faulted(State& s) {
  s.outcome = {};
  s.outcome.kind = Outcome::Faulted;
  s.outcome.faultOrigin = fault_->origin;
  s.table.win = {};
  lastFault_ = std::exchange(fault_, std::nullopt);
  note({Happened::Faulted});
  close(s);
}

void Engine::handWon(State& s, Bits winners, eval::WinBy by) {
  KAIKOU_ASSERT(winners && !(winners & static_cast<Bits>(~s.mayWin)),
                "only seats that were offered a win take it");
  const plan::Game& game = plan_.game;
  const bool self = by == eval::WinBy::SelfDraw;
  eval::Win& claimed = s.table.win;
  claimed = {static_cast<int8_t>(std::countr_zero(winners)), s.tile, by,
             self ? static_cast<int8_t>(plan::nobody) : s.turn, self && s.afterKong, s.stage == Stage::Last};
  if (self) filter_->take(s, claimed.seat, s.tile);
  int first = self ? claimed.seat : next(s.turn);
  if (game.firstWinnerFrom != plan::noReg && (winners & (winners - 1))) {
    Num from;
    if ((fault_ = evaluator_.tableValue(s.table, game.firstWinnerFrom, from))) return;
    if (from.num >= 0 && from.num < seats()) first = static_cast<int>(from.num);
    if (game.firstWinnerAfter) first = next(first);
  }
  Outcome& outcome = s.outcome;
  outcome.winnerCount = 0;
  for (int i = 0, seat = first; i < seats(); ++i, seat = next(seat))
    if (winners >> seat & 1) outcome.winners[outcome.winnerCount++] = static_cast<int8_t>(seat);
  if (!game.everyWinner) {
    outcome.winnerCount = 1;
    std::fill(outcome.winners.begin() + 1, outcome.winners.end(), static_cast<int8_t>(plan::nobody));
  }
  claimed.seat = outcome.winners[0];
  outcome.kind = Outcome::Won;
  if (by == eval::WinBy::Discard) s.pile[s.pileSize - 1].claimed = 1;
  if (course_) {
    s.course.pending = 0;   // declared with the discard that is won on: it never stood
    s.table.course.claimants = outcome.winnerCount;
    if (plan_.course.noWinner != plan::noReg && holds(s, plan_.course.noWinner, outcome.winners[0])) return nobodyWins(s);
    // What is left to draw is asked as it was when they won: tiles that the win turns up make nobody's tile the last one.
    const uint16_t left = s.table.course.left;
    for (int i = 0; i < outcome.winnerCount && !fault_; ++i) {
      s.table.course.actor = outcome.winners[i], s.table.course.tile = s.tile;
      turnFor(s, {plan::EventKind::Win, plan::EventSeat::Any, 0}, outcome.winners[i]);
    }
    if (fault_) return;
    s.table.course.headWinner = outcome.winners[0], s.table.course.tailWinner = outcome.winners[outcome.winnerCount - 1];
    s.table.course.tile = s.tile;
    s.course.atWin = s.table.course;
    s.course.atWin.left = left;
  }
  for (int i = 0; i < outcome.winnerCount; ++i) {
    eval::Settlement settled;
    if ((fault_ = evaluator_.settle(wonTable(s, i), settled))) return;
    KAIKOU_ASSERT(settled.legal, "a win that was offered is legal when it is settled");
    KAIKOU_ASSERT(std::accumulate(settled.payments.begin(), settled.payments.end(), int64_t{0}) == 0,
                  "what one seat is paid others pay");
    for (int seat = 0; seat < seats() && course_; ++seat) s.table.course.points[seat] += settled.payments[seat];
    for (int seat = 0; seat < seats(); ++seat) {
      if (__builtin_add_overflow(outcome.points[seat], settled.payments[seat], &outcome.points[seat])) {
        fault_ = eval::Fault{plan_.ruleset, "the points of several winners are too large"};
        return;
      }
    }
    note({Happened::Won, outcome.winners[i], claimed.from, claimed.tile});
    if (course_) wins_.push_back(wonTable(s, i));
  }
  if (course_) return winStands(s);
  close(s);
}

// Too many win on one tile: it is nobody's, and the hand ends.
void Engine::nobodyWins(State& s) {
  if (s.table.win.by == eval::WinBy::SelfDraw) filter_->give(s, s.table.win.seat, s.tile);
  if (s.table.win.by == eval::WinBy::Discard) s.pile[s.pileSize - 1].claimed = 0;
  if (s.table.win.by == eval::WinBy::RobKong) filter_->give(s, s.turn, s.tile);
  s.outcome.winnerCount = 0;
  s.outcome.winners.fill(static_cast<int8_t>(plan::nobody));
  s.table.win = {};
  abortHand(s);
}

eval::Table Engine::wonTable(const State& s, int i) const {
  eval::Table table = s.table;
  if (course_) table.course = s.course.atWin;
  const int seat = s.outcome.winners[std::clamp(i, 0, seatCount - 1)];
  if (seat < 0) return table;
  table.win.seat = static_cast<int8_t>(seat);
  table.offenders = s.duties[seat].offenders;
  table.offenderCount = s.duties[seat].offenderCount;
  return table;
}

std::optional<eval::Settlement> Engine::settlement(const State& s, int i) {
  if (s.outcome.kind != Outcome::Won || i < 0 || i >= s.outcome.winnerCount) return std::nullopt;
  eval::Settlement settled;
  if (evaluator_.settle(wonTable(s, i), settled)) return std::nullopt;
  return settled;
}

int Engine::nextDealer(const State& s) {
  const int dealer = s.table.dealer;
  if (s.outcome.kind == Outcome::Faulted) return dealer;   // as if it had not been played
  eval::Table& table = scratchOf(s);
  const bool won = s.outcome.kind == Outcome::Won;
  table.nobodyWon = !won;
  // Leaving that does not void a hand ends it as if the tiles had run out.
  table.drawnHand = s.outcome.kind == Outcome::Drawn || (s.outcome.kind == Outcome::Left && !plan_.game.leavingVoids);
  if (!won) table.win = {};
  for (const int8_t winner : s.outcome.winners)   // of several winners, the dealer speaks for them
    if (won && winner == dealer) table.win.seat = winner;
  // Where nobody won, nobody has a winning tile.
  const auto ask = [&](plan::Reg reg, Num& out) {
    return won ? evaluator_.tableValue(table, reg, out) : evaluator_.courseValue(table, reg, plan::nobody, false, out);
  };
  for (const plan::Game::NextDealer& rule : plan_.game.nextDealer) {
    Num holds(1);
    if (rule.when != plan::noReg && ask(rule.when, holds)) continue;
    if (holds.num && rule.who == 4) {
      Num seat;
      if (!ask(rule.seat, seat) && seat.num >= 0 && seat.num < seats()) return static_cast<int>(seat.num);
      continue;
    }
    if (!holds.num || (rule.who == 3 && !won)) continue;
    switch (rule.who) {
      case 0: return dealer;
      case 1: return next(dealer);
      case 2: return dealer == 0 ? seats() - 1 : dealer - 1;
      default: return s.outcome.winners[0];
    }
  }
  return dealer;
}

bool Engine::finish(const State& s, Match& match) {
  if (s.stage != Stage::Over || s.outcome.kind == Outcome::None) return false;
  Match after = match;
  for (int seat = 0; seat < seats(); ++seat)
    if (__builtin_add_overflow(after.totals[seat], s.outcome.points[seat], &after.totals[seat])) return false;
  if (__builtin_add_overflow(after.house, s.outcome.house, &after.house)) return false;
  if (course_) {
    const bool began = match.begins();
    if (began) after.startTotals = match.totals;
    after.firstDealer = static_cast<uint8_t>(s.table.course.firstDealer);
    after.handsPlayed = (began ? 0 : match.handsPlayed) + 1;
    after.pot = match.pot + s.outcome.pot;
    after.over = s.course.matchOver;
  }
  after.dealer = static_cast<uint8_t>(after.over ? next(after.firstDealer) : nextDealer(s));
  for (const plan::Mark& mark : plan_.course.marks)
    if (mark.scope == plan::MarkScope::Match) after.marks[mark.slot] = s.table.course.marks[mark.slot];
  after.previousWild = wildOf(s);
  ++after.hand;
  KAIKOU_ASSERT(after.dealer < seats(), "the next dealer is a seat of the game");
  match = after;
  return true;
}

}  // namespace kaikou::table
