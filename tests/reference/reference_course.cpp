// What the reference answers of the course of a hand, one question at a time, from the words of docs/language.md: what no seat is
// asked of is told of the table; a mark of a seat that is none has the value it begins with.
#include "runtime/plan/values.h"
#include "tests/reference/reference_evaluator.h"

namespace kaikou::reference {

using ir::Node;
using ir::Op;

namespace {

/// The seats of 0 to `seats` - 1 of which `holds` says yes.
template <class Holds>
Num seatsWho(int seats, const Holds& holds) {
  plan::TileSet bits = 0;
  for (int seat = 0; seat < seats; ++seat) {
    if (holds(static_cast<size_t>(seat))) bits |= plan::TileSet{1} << seat;
  }
  return plan::fromSet(bits);
}

}  // namespace

std::optional<Num> ReferenceEvaluator::courseOfTable(const Node& node) const {
  const eval::Course& course = table_.course;
  const int seats = module_.game.seats;
  switch (node.op) {
    case Op::InActor: return Num(course.actor);
    case Op::InThatTile: return Num(course.tile);
    case Op::InDice: return Num(course.dice);
    case Op::InLeft: return Num(course.left);
    case Op::InDiscards: return Num(course.discardsMade);
    case Op::InCalls: return Num(course.callsMade);
    case Op::InPlay: return seatsWho(seats, [&](size_t seat) { return (course.inPlay >> seat & 1) != 0; });
    case Op::InWinners: return seatsWho(seats, [&](size_t seat) { return course.wins[seat] > 0; });
    case Op::FirstWinner: return Num(course.firstWinner);
    case Op::FirstWinners: return seatsWho(seats, [&](size_t seat) { return (course.firstWinners >> seat & 1) != 0; });
    case Op::FirstGiver: return Num(course.firstGiver);
    case Op::HeadOfWinners: return Num(course.headWinner);
    case Op::TailOfWinners: return Num(course.tailWinner);
    case Op::InGiverKong: return Num(course.giverKong);
    case Op::KongIn: return Num(course.kongCall >= 0 && (node.imm >> course.kongCall & 1) != 0);
    case Op::KongSource: return Num(course.kongSource);
    default: return std::nullopt;
  }
}

std::optional<Num> ReferenceEvaluator::courseOfValue(const Node& node, const Num& a, const Num& b) const {
  const eval::Course& course = table_.course;
  const bool known = a.den == 1 && a.num >= 0 && a.num < module_.game.seats;
  const size_t seat = known ? static_cast<size_t>(a.num) : 0;
  switch (node.op) {
    case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: {
      const plan::Mark& mark = module_.course.marks[node.imm];
      if (mark.scope != plan::MarkScope::Seat) return Num(course.marks[mark.slot]);
      return Num(known ? course.seatMarks[seat][mark.slot] : mark.initial);
    }
    case Op::SuitTiles: {
      plan::TileSet tiles = 0;
      for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
        if (a.den == 1 && module_.kinds[kind].block == a.num) tiles |= plan::TileSet{1} << kind;
      }
      return plan::fromSet(tiles);
    }
    case Op::SeatBit: return plan::fromSet(known ? plan::TileSet{1} << seat : 0);
    case Op::SeatsHave: return Num(b.den == 1 && b.num >= 0 && b.num < module_.game.seats && (plan::asSet(a) >> b.num & 1) != 0);
    case Op::WinsOf: return Num(known ? course.wins[seat] : 0);
    case Op::FirstDraw: return Num(known && course.discarded[seat] == 0 && course.callsMade == 0);
    case Op::DiscardsOf: return plan::fromSet(known ? course.discards[seat] : 0);
    default: return std::nullopt;
  }
}

}  // namespace kaikou::reference
