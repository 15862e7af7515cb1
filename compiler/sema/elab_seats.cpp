// Questions about the course of a hand: who acts, what happened so far, sets of seats. A question over seats is asked of each seat
// in turn and unrolled, for there are four at most. Tested by tests/sema/course_rules_test.cpp.
#include <fmt/format.h>

#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

namespace {

// A body is worked out once for each seat, however many questions over seats it stands in: unrolled anew in each, questions
// inside each other would double with every level and more.
template <class Work>
Typed askedOf(int seat, Where where, const Env& env, std::unordered_map<std::string, Typed>& memo, const Work& work) {
  std::string key = fmt::format("seat:{}:{}:{}:{}:{}:{}:{}:{}:{}:{}", seat, static_cast<const void*>(where.ast), where.expr, env.loser,
                                env.actor, env.eventTile, env.value, env.valueDeps, env.betweenHands, env.asked);
  if (const auto known = memo.find(key); known != memo.end()) return known->second;
  Typed typed = work();
  if (typed.kind != Kind::Error) memo.emplace(std::move(key), typed);
  return typed;
}

}  // namespace

Typed Elaborator::elabCourseQuestion(Where where, const Env& env) {
  module_->course.followed = true;
  auto set = [&](Op op) {
    Typed typed;
    typed.kind = Kind::Seats;
    typed.node = build_.op(op, ir::Type::Tiles);
    typed.deps = module_->at(typed.node).deps;
    typed.late = where;
    return typed;
  };
  auto known = [&](Kind kind, NodeId node) {
    Typed typed;
    if (node == noNode) {
      const auto text = ruleset_.sources->text(where.ast->file).substr(where->span.begin, where->span.end - where->span.begin);
      error(diag::Code::OutsideEvent, where.place(), {std::string(text)});
      return typed;
    }
    typed.kind = kind;
    typed.node = node;
    typed.deps = module_->at(node).deps;
    typed.late = where;
    return typed;
  };
  switch (where->kind) {
    case ExprKind::Actor: return known(Kind::Seat, env.actor);
    case ExprKind::ThatTile: return known(Kind::Tile, env.eventTile);
    case ExprKind::Payee: return simple(Kind::Seat, Op::InWinner, where);
    case ExprKind::Payer: return known(Kind::Seat, env.loser ? build_.op(Op::InLoser, ir::Type::Seat) : noNode);
    case ExprKind::FirstDraw: return simple(Kind::Bool, Op::FirstDraw, where, env.seat);
    case ExprKind::LeftToDraw: return simple(Kind::Num, Op::InLeft, where);
    case ExprKind::DiscardsMade: return simple(Kind::Num, Op::InDiscards, where);
    case ExprKind::NoCallYet: {
      Typed calls = simple(Kind::Num, Op::InCalls, where);
      return combine(Kind::Bool, build_.op(Op::Eq, ir::Type::Bool, calls.node, build_.number(0)), {&calls});
    }
    case ExprKind::CountInPlay: {
      Typed in = set(Op::InPlay);
      return combine(Kind::Num, build_.op(Op::SetSize, ir::Type::Num, in.node), {&in});
    }
    case ExprKind::FirstWinCount: {
      Typed first = set(Op::FirstWinners);
      return combine(Kind::Num, build_.op(Op::SetSize, ir::Type::Num, first.node), {&first});
    }
    case ExprKind::NoWinners: {
      Typed winners = set(Op::InWinners);
      NodeId size = build_.op(Op::SetSize, ir::Type::Num, winners.node);
      return combine(Kind::Bool, build_.op(Op::Eq, ir::Type::Bool, size, build_.number(0)), {&winners});
    }
    case ExprKind::SumOfDice: return simple(Kind::Num, Op::InDice, where);
    case ExprKind::Wins: return simple(Kind::Num, Op::WinsOf, where, env.seat);
    case ExprKind::FirstWinner: return simple(Kind::Seat, Op::FirstWinner, where);
    case ExprKind::FirstWinGiver: return simple(Kind::Seat, Op::FirstGiver, where);
    case ExprKind::HeadOfWinners: return simple(Kind::Seat, Op::HeadOfWinners, where);
    case ExprKind::TailOfWinners: return simple(Kind::Seat, Op::TailOfWinners, where);
    case ExprKind::GiverKong: return simple(Kind::Bool, Op::InGiverKong, where);
    case ExprKind::SourceOfKong: return simple(Kind::Seat, Op::KongSource, where);
    case ExprKind::Pot: return simple(Kind::Num, Op::InPot, where);
    case ExprKind::House:
      error(diag::Code::TypeMismatch, where.place(), {kindName(Kind::Num), kindName(Kind::Seats)});
      return {};
    case ExprKind::Score: return simple(Kind::Num, Op::PointsOf, where, env.seat);
    case ExprKind::Standing: return simple(Kind::Num, Op::StandingOf, where, env.seat);
    case ExprKind::FirstDealer: return simple(Kind::Seat, Op::InFirstDealer, where);
    case ExprKind::HandsPlayed: return simple(Kind::Num, Op::InHandsPlayed, where);
    case ExprKind::Claimants: return simple(Kind::Num, Op::InClaimants, where);
    case ExprKind::Swaps: return simple(Kind::Tiles, Op::InSwaps, where);
    case ExprKind::OwnClaimed: return simple(Kind::Num, Op::ClaimedOf, where, env.seat);
    case ExprKind::WallExhausted: return simple(Kind::Bool, Op::InExhausted, where);
    case ExprKind::CountSeen: {
      Typed tile = elabAs(where.child(0), env, Kind::Tile, anyTime);
      if (tile.kind == Kind::Error) return {};
      Typed count = simple(Kind::Num, Op::SeenOf, where, tile.node);
      return combine(Kind::Num, count.node, {&count, &tile});
    }
    case ExprKind::TurnedIn: case ExprKind::NextOfTurned: {
      auto index = findDecl(flat_.turnUps, where->text);
      if (!index || *index >= plan::maxTurnUps) {
        std::string near = diag::nearest(where->text, namesOf(flat_.turnUps));
        error(diag::Code::UnknownTurnUp, where.place(), {where->text}, diag::meant(near));
        return {};
      }
      usedNames_.insert(where->text);
      if (where->kind == ExprKind::NextOfTurned) return simple(Kind::Num, Op::NextOfTurned, where, env.seat, noNode, *index);
      Typed of;
      of.kind = Kind::Tiles;
      of.node = build_.tiles(allTiles());
      if (where.childCount() > 0) of = asTiles(elabSet(where.child(0), env));
      if (of.kind == Kind::Error) return {};
      if (of.kind != Kind::Tiles) return mismatch(where.child(0), kindName(Kind::Tiles), of);
      Typed count = simple(Kind::Num, where->flag ? Op::NewestIn : Op::TurnedIn, where, of.node, noNode, *index);
      return combine(Kind::Num, count.node, {&count, &of});
    }
    case ExprKind::OwnDiscards: return simple(Kind::Tiles, Op::DiscardsOf, where, env.seat);
    case ExprKind::BestWin: {
      Typed seat = elabSeat(where.child(0), env);
      if (seat.kind == Kind::Error) return {};
      NodeId asked = env.asked == noNode ? build_.boolean(true) : env.asked;
      Typed best = simple(Kind::Num, Op::BestWin, where, seat.node, asked);
      return combine(Kind::Num, best.node, {&best, &seat});
    }
    case ExprKind::LastKongIs: {
      Typed calls = elabSet(where.child(0), env);
      if (calls.kind == Kind::Error) return {};
      if (calls.kind != Kind::Calls) return mismatch(where.child(0), kindName(Kind::Calls), calls);
      uint32_t mask = 0;
      for (uint16_t member : calls.members) mask |= 1u << member;
      return simple(Kind::Bool, Op::KongIn, where, noNode, noNode, mask);
    }
    case ExprKind::TilesOf: {
      Typed suit = elab(where.child(0), env);
      if (suit.kind == Kind::Tiles) return suit;   // the name of a suit
      if (suit.kind != Kind::Suit) return mismatch(where.child(0), kindName(Kind::Suit), suit);
      return combine(Kind::Tiles, build_.op(Op::SuitTiles, ir::Type::Tiles, suit.node), {&suit});
    }
    case ExprKind::OverSeats: return overSeats(where, env);
    case ExprKind::SeatSet: return seatSet(where, env);
    default: return {};
  }
}

// A party of a payment: one seat, or seats.
Typed Elaborator::elabSeats(Where where, const Env& env) {
  if (where->kind == ExprKind::If) {
    Typed test = elabAs(where.child(0), env, Kind::Bool, anyTime);
    Typed yes = elabSeats(where.child(1), env), no = elabSeats(where.child(2), env);
    if (test.kind == Kind::Error || yes.kind == Kind::Error || no.kind == Kind::Error) return {};
    return combine(Kind::Seats, build_.op(Op::Select, ir::Type::Tiles, test.node, yes.node, no.node), {&test, &yes, &no});
  }
  if (where->kind == ExprKind::Pot || where->kind == ExprKind::House) {
    module_->course.followed = true;
    Typed party;
    party.kind = Kind::Seats;
    party.node = build_.tiles(plan::TileSet{1} << (where->kind == ExprKind::Pot ? plan::potBit : plan::houseBit));
    party.late = where;
    return party;
  }
  Typed party = where->kind == ExprKind::SeatSet ? seatSet(where, env) : elab(where, env);
  if (party.kind == Kind::Seat) return combine(Kind::Seats, seatBit(party.node), {&party});
  if (party.kind != Kind::Seats) return mismatch(where, kindName(Kind::Seats), party);
  return party;
}

// A set of tiles asked of several seats: all of theirs together.
Typed Elaborator::ofSeats(Where where, const Env& env) {
  Typed seats = seatSet(where.child(1), env);
  if (seats.kind == Kind::Error) return {};
  Typed total;
  total.kind = Kind::Tiles;
  total.node = build_.tiles(0);
  total.late = where;
  for (int seat = 0; seat < module_->game.seats; ++seat) {
    Env inner = env;
    inner.seat = build_.constant(ir::Type::Seat, Num(seat));
    const Typed tiles = askedOf(seat, where.child(0), env, memo_, [&] { return elabAs(where.child(0), inner, Kind::Tiles, anyTime); });
    if (tiles.kind == Kind::Error) return {};
    const NodeId has = build_.op(Op::SeatsHave, ir::Type::Bool, seats.node, inner.seat);
    const NodeId one = build_.op(Op::Select, ir::Type::Tiles, has, tiles.node, build_.tiles(0));
    total = combine(Kind::Tiles, build_.op(Op::SetUnion, ir::Type::Tiles, total.node, one), {&total, &tiles, &seats});
  }
  return total;
}

Typed Elaborator::seatSet(Where where, const Env& env) {
  module_->course.followed = true;
  const bool others = where->flag <= 1, inPlay = where->flag == 1 || where->flag == 2;
  Typed total;
  total.kind = Kind::Seats;
  total.late = where;
  total.node = inPlay ? build_.op(Op::InPlay, ir::Type::Tiles) : build_.tiles((plan::TileSet{1} << module_->game.seats) - 1);
  if (others && env.actor != noNode)
    total.node = build_.op(Op::SetExcept, ir::Type::Tiles, total.node, seatBit(env.actor));
  if (where.childCount() > 0) {
    NodeId who = build_.tiles(0);
    for (int seat = 0; seat < module_->game.seats; ++seat) {
      Env inner = env;
      inner.seat = build_.constant(ir::Type::Seat, Num(seat));
      const Typed holds = askedOf(seat, where.child(0), env, memo_, [&] { return elabAs(where.child(0), inner, Kind::Bool, anyTime); });
      if (holds.kind == Kind::Error) return {};
      total.deps |= holds.deps;
      NodeId one = build_.op(Op::Select, ir::Type::Tiles, holds.node, build_.tiles(plan::TileSet{1} << seat), build_.tiles(0));
      who = build_.op(Op::SetUnion, ir::Type::Tiles, who, one);
    }
    // What is in both: the whole less what is not in the other.
    NodeId outside = build_.op(Op::SetExcept, ir::Type::Tiles, total.node, who);
    total.node = build_.op(Op::SetExcept, ir::Type::Tiles, total.node, outside);
  }
  total.deps |= module_->at(total.node).deps;
  return total;
}

Typed Elaborator::overSeats(Where where, const Env& env) {
  const bool every = where->flag == 0, count = where->flag == 2;
  Typed total;
  total.kind = count ? Kind::Num : Kind::Bool;
  total.node = count ? build_.number(0) : build_.boolean(every);
  total.late = where;
  for (int seat = 0; seat < module_->game.seats; ++seat) {
    Env inner = env;
    inner.seat = build_.constant(ir::Type::Seat, Num(seat));
    const Typed holds = askedOf(seat, where.child(0), env, memo_, [&] { return elabAs(where.child(0), inner, Kind::Bool, anyTime); });
    if (holds.kind == Kind::Error) return {};
    NodeId node = count ? build_.op(Op::Add, ir::Type::Num, total.node,
                                    build_.op(Op::Select, ir::Type::Num, holds.node, build_.number(1), build_.number(0)))
                        : build_.op(every ? Op::And : Op::Or, ir::Type::Bool, total.node, holds.node);
    total = combine(total.kind, node, {&total, &holds});
  }
  total.deps |= module_->at(total.node).deps;
  return total;
}

}  // namespace kaikou::sema
