// What the interpreter asks of the course of a hand: marks, who acts, what happened so far. Seats and marks that are none have the
// value that a mark begins with, no wins and no discards. Tested by tests/table/course_test.cpp.
#include <algorithm>

#include "runtime/eval/interpreter.h"
#include "runtime/eval/value_ops.h"
#include "runtime/plan/call_sets.h"

namespace kaikou::eval {

using plan::Op;

Num Interpreter::courseQuestion(const Decoded& in, const Num& a, const Num& b) {
  const Course& course = table_->course;
  const auto seats = static_cast<uint64_t>((1u << seats_) - 1);
  auto set = [](uint64_t bits) { return Num(static_cast<int64_t>(bits)); };
  switch (in.op) {
    case Op::InActor: return Num(course.actor);
    case Op::InThatTile: return Num(course.tile);
    case Op::InDice: return Num(course.dice);
    case Op::InLeft: return Num(course.left);
    case Op::InDiscards: return Num(course.discardsMade);
    case Op::InCalls: return Num(course.callsMade);
    case Op::InPlay: return set(course.inPlay & seats);
    case Op::InWinners: {
      uint64_t winners = 0;
      for (int s = 0; s < seats_; ++s) winners |= uint64_t{course.wins[static_cast<size_t>(s)] > 0} << s;
      return set(winners);
    }
    case Op::FirstWinner: return Num(course.firstWinner);
    case Op::FirstWinners: return set(course.firstWinners & seats);
    case Op::FirstGiver: return Num(course.firstGiver);
    case Op::HeadOfWinners: return Num(course.headWinner);
    case Op::TailOfWinners: return Num(course.tailWinner);
    case Op::InGiverKong: return Num(course.giverKong);
    case Op::KongIn: return Num(course.kongCall >= 0 && (in.imm >> (course.kongCall & 31) & 1));
    case Op::KongSource: return Num(course.kongSource);
    case Op::InPot: return Num(course.pot);
    case Op::InFirstDealer: return Num(course.firstDealer);
    case Op::InHandsPlayed: return Num(course.handsPlayed);
    case Op::InClaimants: return Num(course.claimants);
    case Op::InSwaps: return set(course.swaps);
    case Op::InExhausted: return Num(course.exhausted);
    default: break;
  }
  if (isFault(a)) return a;
  if (in.op == Op::SeenOf) return a.num < 0 || a.num >= static_cast<int64_t>(plan_.kinds.size()) ? Num(0) : seenOf(static_cast<size_t>(a.num));
  if (in.op == Op::TurnedIn || in.op == Op::NewestIn) {
    const uint64_t asked = asSet(a);
    const size_t list = in.imm & (plan::maxTurnUps - 1);
    int64_t found = 0;
    for (size_t i = in.op == Op::NewestIn ? course.turnedLot[list] : 0; i < std::min<size_t>(course.turnedCount[list], plan::maxTurned); ++i) found += asked >> course.turned[list][i] & 1;
    return Num(found);
  }
  const auto seat = static_cast<size_t>(seatOf(a, seats_));
  const bool known = seat < static_cast<size_t>(seats_);
  switch (in.op) {
    case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: return markOf(in.imm, a);
    case Op::SuitTiles: {
      if (a.den != 1 || a.num < 0 || a.num >= static_cast<int64_t>(plan_.blocks.size())) return Num(0);
      const plan::Block& block = plan_.blocks[static_cast<size_t>(a.num)];
      return set(((plan::TileSet{1} << block.size) - 1) << block.firstKind);
    }
    case Op::SeatBit: return set(known ? uint64_t{1} << seat : 0);
    case Op::SeatsHave: {
      if (isFault(b)) return b;
      const int who = seatOf(b, seats_);
      return Num(who >= 0 && (asSet(a) >> who & 1));
    }
    case Op::WinsOf: return Num(known ? course.wins[seat] : 0);
    case Op::FirstDraw: return Num(known && course.discarded[seat] == 0 && course.callsMade == 0);
    case Op::DiscardsOf: return set(known ? course.discards[seat] : 0);
    case Op::PointsOf: return Num(known ? course.points[seat] : 0);
    case Op::StandingOf: {
      // Equal points: who sits nearer to the first dealer stands higher.
      int64_t place = 1;
      auto order = [&](size_t s) { return (static_cast<int>(s) - course.firstDealer + seats_) % seats_; };
      for (size_t s = 0; known && s < static_cast<size_t>(seats_); ++s)
        if (s != seat && (course.points[s] > course.points[seat] || (course.points[s] == course.points[seat] && order(s) < order(seat)))) ++place;
      return Num(place);
    }
    case Op::ClaimedOf: return Num(known ? course.claimed[seat] : 0);
    case Op::NextOfTurned: return known ? nextOfTurned(in, seat) : Num(0);
    case Op::BestWin:
      if (isFault(b)) return b;
      if (!b.num || !known) return Num(0);
      return ready_ ? ready_->bestWin(*table_, static_cast<int>(seat), in.origin) : tableFault(TableFault::ReadyTwice, in.origin);
    default: return Num(0);
  }
}

Num Interpreter::seenOf(size_t kind) const {
  const Course& course = table_->course;
  int64_t seen = course.piled[kind];
  for (int s = 0; s < seats_; ++s) {
    const SeatTable& own = table_->seats[static_cast<size_t>(s)];
    seen += own.aside[kind];
    for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
      const Meld& meld = own.melds[i];
      if (meld.call < plan_.calls.size() && plan::liesHidden(plan_.calls[meld.call])) continue;
      if (meld.form == MeldForm::Run) seen += kind >= meld.tile && kind < size_t{meld.tile} + 3;
      else if (meld.tile == kind) seen += meld.form == MeldForm::Quad ? 4 : 3;
    }
  }
  for (size_t list = 0; list < course.turned.size(); ++list)
    for (size_t i = course.turnedPlayed[list]; i < std::min<size_t>(course.turnedCount[list], plan::maxTurned); ++i) seen += course.turned[list][i] == kind;
  return Num(seen);
}

// Every tile of the seat, melds and the tile of its win too, as often as it is the next of one that was turned up.
Num Interpreter::nextOfTurned(const Decoded& in, size_t seat) {
  const Course& course = table_->course;
  const SeatTable& own = table_->seats[seat];
  if (!own.handKnown) return tableFault(handNotTold(static_cast<int>(seat)), in.origin);
  TileCounts held = own.hand;
  for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
    const Meld& meld = own.melds[i];
    for (int t = 0; t < 3; ++t) ++held[(meld.tile + (meld.form == MeldForm::Run ? t : 0)) & (maxKinds - 1)];
    if (meld.form == MeldForm::Quad) ++held[meld.tile & (maxKinds - 1)];
  }
  if (winner_ == static_cast<int>(seat) && won_) ++held[table_->win.tile & (maxKinds - 1)];
  const size_t list = in.imm & (plan::maxTurnUps - 1);
  int64_t found = 0;
  for (size_t i = 0; i < std::min<size_t>(course.turnedCount[list], plan::maxTurned); ++i) {
    const size_t kind = course.turned[list][i];
    if (kind < plan_.kinds.size() && plan_.kinds[kind].next >= 0) found += held[static_cast<size_t>(plan_.kinds[kind].next)];
  }
  return Num(found);
}

}  // namespace kaikou::eval
