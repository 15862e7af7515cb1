// What the reference answers of the course of a hand, one question at a time, from the words of docs/language.md: what no seat is
// asked of is told of the table; a mark of a seat that is none has the value it begins with.
#include <algorithm>
#include <vector>

#include "runtime/plan/call_sets.h"
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

std::vector<uint8_t> turned(const eval::Course& course, uint32_t list) {
  const auto& tiles = course.turned[list];
  return {tiles.begin(), tiles.begin() + course.turnedCount[list]};
}

// Who has most is first; of equal ones who sits first from the first dealer.
int64_t standing(const eval::Course& course, size_t seat, int seats) {
  std::vector<int> order;
  for (int i = 0; i < seats; ++i) order.push_back((course.firstDealer + i) % seats);
  std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return course.points[static_cast<size_t>(one)] > course.points[static_cast<size_t>(other)]; });
  return std::find(order.begin(), order.end(), static_cast<int>(seat)) - order.begin() + 1;
}

int64_t tilesIn(const eval::Meld& meld, int64_t kind) {
  if (meld.form == eval::MeldForm::Run) return meld.tile <= kind && kind <= meld.tile + 2;
  return meld.tile != kind ? 0 : meld.form == eval::MeldForm::Quad ? 4 : 3;
}

}  // namespace

// Tiles that everybody sees: on the pile, set aside, in melds that lie open, turned up.
int64_t ReferenceEvaluator::seen(int64_t kind) const {
  const auto at = static_cast<size_t>(kind);
  int64_t count = table_.course.piled[at];
  for (size_t seat = 0; seat < static_cast<size_t>(module_.game.seats); ++seat) {
    const eval::SeatTable& own = table_.seats[seat];
    count += own.aside[at];
    for (size_t i = 0; i < own.meldCount; ++i)
      if (!plan::liesHidden(module_.calls[own.melds[i].call].call)) count += tilesIn(own.melds[i], kind);
  }
  for (uint32_t list = 0; list < plan::maxTurnUps; ++list)
    for (size_t i = table_.course.turnedPlayed[list]; i < table_.course.turnedCount[list]; ++i) count += table_.course.turned[list][i] == kind;
  return count;
}

// Tiles that a seat has, in hand, in melds, and the tile it wins with.
int64_t ReferenceEvaluator::owned(size_t seat, int64_t kind) const {
  const eval::SeatTable& own = table_.seats[seat];
  int64_t count = own.hand[static_cast<size_t>(kind)];
  for (size_t i = 0; i < own.meldCount; ++i) count += tilesIn(own.melds[i], kind);
  if (table_.win.seat == static_cast<int>(seat)) count += table_.win.tile == kind;
  return count;
}

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
    case Op::InPot: return Num(course.pot);
    case Op::InFirstDealer: return Num(course.firstDealer);
    case Op::InHandsPlayed: return Num(course.handsPlayed);
    case Op::InClaimants: return Num(course.claimants);
    case Op::InSwaps: return plan::fromSet(course.swaps);
    case Op::InExhausted: return Num(course.exhausted ? 1 : 0);
    default: return std::nullopt;
  }
}

std::optional<Num> ReferenceEvaluator::courseOfValue(const Node& node, const Num& a, const Num& b) const {
  const eval::Course& course = table_.course;
  const int seats = module_.game.seats;
  const bool known = a.den == 1 && a.num >= 0 && a.num < seats;
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
    case Op::PointsOf: return Num(known ? course.points[seat] : 0);
    case Op::StandingOf: return Num(known ? standing(course, seat, seats) : 1);
    case Op::ClaimedOf: return Num(known ? course.claimed[seat] : 0);
    case Op::SeenOf: return Num(a.den == 1 && a.num >= 0 && a.num < static_cast<int64_t>(module_.kinds.size()) ? seen(a.num) : 0);
    case Op::TurnedIn: case Op::NewestIn: {
      int64_t found = 0;
      const std::vector<uint8_t> tiles = turned(course, node.imm);
      for (size_t i = node.op == Op::NewestIn ? course.turnedLot[node.imm] : 0; i < tiles.size(); ++i) found += plan::asSet(a) >> tiles[i] & 1;
      return Num(found);
    }
    case Op::NextOfTurned: {
      if (!known) return Num(0);
      if (!table_.seats[seat].handKnown) return plan::faultValue(NumError::BadIndex, node.origin);
      int64_t found = 0;
      for (const uint8_t kind : turned(course, node.imm)) found += module_.kinds[kind].next < 0 ? 0 : owned(seat, module_.kinds[kind].next);
      return Num(found);
    }
    default: return std::nullopt;
  }
}

}  // namespace kaikou::reference
