// What the interpreter asks of the course of a hand: marks, who acts, what happened so far. Seats and marks that are none have the
// value that a mark begins with, no wins and no discards. Tested by tests/table/course_test.cpp.
#include "runtime/eval/interpreter.h"
#include "runtime/eval/value_ops.h"

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
    default: break;
  }
  if (isFault(a)) return a;
  const auto seat = static_cast<size_t>(seatOf(a, seats_));
  const bool known = seat < static_cast<size_t>(seats_);
  switch (in.op) {
    case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: {
      const plan::Mark& mark = plan_.course.marks[in.imm];
      if (mark.scope != plan::MarkScope::Seat) return Num(course.marks[mark.slot & 7]);
      return Num(known ? course.seatMarks[seat][mark.slot & 7] : mark.initial);
    }
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
    case Op::BestWin:
      if (isFault(b)) return b;
      if (!b.num || !known) return Num(0);
      return ready_ ? ready_->bestWin(*table_, static_cast<int>(seat), in.origin) : tableFault(TableFault::ReadyTwice, in.origin);
    default: return Num(0);
  }
}

}  // namespace kaikou::eval
