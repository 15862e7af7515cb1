// Questions about the table: calls, tiles in hand and set aside, seats, the winning tile. Unqualified they ask about the
// winner, or in something `of each seat` about that seat; `… of SEAT` asks about another.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

Typed Elaborator::elabTable(Where where, const Env& env) {
  const bool asksTile = where->kind == ExprKind::Indicator || where->kind == ExprKind::PreviousWild;
  const bool asksSeat = where->kind == ExprKind::RobbedSeat || where->kind == ExprKind::LastOffender;
  if (auto lacking = absent(asksTile ? Kind::Tile : asksSeat ? Kind::Seat : Kind::Bool, where)) return *lacking;
  switch (where->kind) {
    case ExprKind::Openings: return simple(Kind::Num, Op::Openings, where, env.seat);
    case ExprKind::OpeningsOneSuit: return simple(Kind::Bool, Op::OpeningsOneSuit, where, env.seat);
    case ExprKind::FullyConcealed: return simple(Kind::Bool, Op::FullyConcealed, where, env.seat);
    case ExprKind::Indicator: return simple(Kind::Tile, Op::InIndicator, where);
    case ExprKind::PreviousWild: return simple(Kind::Tile, Op::InPreviousWild, where);
    case ExprKind::WinningTile: return simple(Kind::Tile, Op::InWinTile, where);
    case ExprKind::SelfDrawn: return simple(Kind::Bool, Op::InSelfDrawn, where);
    case ExprKind::WonOnDiscard: return simple(Kind::Bool, Op::InOnDiscard, where);
    case ExprKind::Robbing: return simple(Kind::Bool, Op::InRobbing, where);
    case ExprKind::AfterKong: return simple(Kind::Bool, Op::InAfterKong, where);
    case ExprKind::LastTiles: return simple(Kind::Bool, Op::InLastTiles, where);
    case ExprKind::DrawnHand: {
      // Everything but the next dealer is asked when somebody has won.
      Typed drawn = simple(Kind::Bool, Op::InDrawnHand, where);
      if (!env.betweenHands) drawn.node = build_.boolean(false);
      return drawn;
    }
    case ExprKind::AnyOffender: return simple(Kind::Bool, Op::AnyOffender, where);
    case ExprKind::Winner: case ExprKind::Loser: case ExprKind::Dealer: case ExprKind::Giver: case ExprKind::RobbedSeat:
    case ExprKind::Nobody: case ExprKind::LastOffender: return elabSeat(where, env);
    case ExprKind::Count: case ExprKind::Any: case ExprKind::NoneOf: return countOf(where, env);
    case ExprKind::SourceOfOpening: {
      Typed nth = elabAs(where.child(0), env, Kind::Num, anyTime);
      if (nth.kind == Kind::Error) return {};
      Typed seat = simple(Kind::Seat, Op::OpeningSource, where, env.seat, nth.node);
      return combine(Kind::Seat, seat.node, {&seat, &nth});
    }
    case ExprKind::Waits: return simple(Kind::Tiles, Op::Waits, where, env.seat);
    case ExprKind::ShapeWaits: return simple(Kind::Tiles, Op::Waits, where, env.seat, noNode, 1);
    case ExprKind::SuitsHeld: return simple(Kind::Num, Op::SuitsHeld, where, env.seat, noNode, 1);
    case ExprKind::SuitsInHand: return simple(Kind::Num, Op::SuitsHeld, where, env.seat, noNode, 0);
    case ExprKind::HoldsRanks: return simple(Kind::Bool, Op::HoldsRanks, where, env.seat, noNode, where->flag);
    case ExprKind::KindsInHand: {
      Typed set = kindsAsked(where, env);
      if (set.kind == Kind::Error) return {};
      Typed kinds = simple(Kind::Num, Op::KindsHeld, where, env.seat, set.node, where->flag);
      return combine(Kind::Num, kinds.node, {&kinds, &set});
    }
    case ExprKind::PlaceOf: {
      Typed seat = elabSeat(where.child(0), env);
      if (seat.kind == Kind::Error) return {};
      Typed place = simple(Kind::Num, Op::SeatPlace, where, seat.node);
      return combine(Kind::Num, place.node, {&place, &seat});
    }
    case ExprKind::Ready: {
      Typed seat;
      if (where.childCount() == 0) seat.kind = Kind::Seat, seat.node = env.seat, seat.deps = module_->at(env.seat).deps;
      else seat = elabSeat(where.child(0), env);
      if (seat.kind == Kind::Error) return {};
      NodeId asked = env.asked == noNode ? build_.boolean(true) : env.asked;
      Typed ready = simple(Kind::Bool, Op::Ready, where, seat.node, asked);
      return combine(Kind::Bool, ready.node, {&ready, &seat});
    }
    case ExprKind::LiableBy: {
      auto index = findDecl(flat_.liables, where->text);
      if (!index || *index >= liabilityHolds_.size()) {
        std::string near = diag::nearest(where->text, namesOf(flat_.liables));
        error(diag::Code::UnknownLiability, where.place(), {where->text},
              diag::meant(near));
        return {};
      }
      NodeId holds = liabilityHolds_[*index];
      for (uint32_t i = 0; i < *index; ++i) {
        NodeId earlier = build_.op(Op::Not, ir::Type::Bool, liabilityHolds_[i]);
        holds = build_.op(Op::And, ir::Type::Bool, earlier, holds);
      }
      Typed typed;
      typed.kind = Kind::Bool;
      typed.node = holds;
      typed.deps = module_->at(holds).deps;
      typed.late = where;
      return typed;
    }
    case ExprKind::Payment: return paymentValue(where, env);
    case ExprKind::WorthOf: return worthOf(where, env);
    case ExprKind::EveryLoser: return overLosers(where, env, Op::EveryLoser);
    case ExprKind::SomeLoser: return overLosers(where, env, Op::SomeLoser);
    default: return {};
  }
}

Typed Elaborator::countOf(Where where, const Env& env) {
  Typed set = elabSet(where.child(0), env);
  if (set.kind == Kind::Error) return {};
  NodeId node = noNode;
  Typed base = set;
  if (where->flag == 0 && set.kind == Kind::Patterns) {
    // Patterns hold or not: count is their number, any and no need no sum.
    for (uint16_t member : set.members) {
      Typed pattern = patternValue(member);
      if (pattern.kind == Kind::Error) return {};
      if (where->kind == ExprKind::Count) {
        NodeId one = build_.op(Op::Select, ir::Type::Num, pattern.node, build_.number(1), build_.number(0));
        node = node == noNode ? one : build_.op(Op::Add, ir::Type::Num, node, one);
      } else {
        node = node == noNode ? pattern.node : build_.op(Op::Or, ir::Type::Bool, node, pattern.node);
      }
      base = combine(Kind::Num, noNode, {&base, &pattern});
    }
    base.late = where;
    if (where->kind == ExprKind::Count) {
      return combine(Kind::Num, node == noNode ? build_.number(0) : node, {&base});
    }
    if (node == noNode) node = build_.boolean(false);
    if (where->kind == ExprKind::NoneOf) node = build_.op(Op::Not, ir::Type::Bool, node);
    return combine(Kind::Bool, node, {&base});
  }
  if (where->flag == 0 && set.kind == Kind::Calls) {
    uint32_t mask = 0;
    for (uint16_t member : set.members) mask |= 1u << member;
    node = build_.op(Op::CallCount, ir::Type::Num, env.seat, noNode, noNode, mask);
  } else if (where->flag != 0) {
    Typed tiles = asTiles(set);
    if (tiles.kind != Kind::Tiles) return mismatch(where.child(0), kindName(Kind::Tiles), set);
    node = build_.op(where->flag == 1 ? Op::HandCount : Op::AsideCount, ir::Type::Num, env.seat, tiles.node);
    base = tiles;
  } else {
    error(diag::Code::TypeMismatch, where.child(0).place(), {say::CallPatternOrSet, kindName(set.kind)},
          say::ToCountTiles);
    return {};
  }
  Typed count = combine(Kind::Num, node, {&base});
  count.deps |= module_->at(node).deps;
  count.late = where;
  if (where->kind == ExprKind::Count) return count;
  NodeId zero = build_.op(Op::Eq, ir::Type::Bool, count.node, build_.number(0));
  if (where->kind == ExprKind::Any) zero = build_.op(Op::Not, ir::Type::Bool, zero);
  return combine(Kind::Bool, zero, {&count});
}

// The worth of those patterns of a set that hold, added up.
Typed Elaborator::worthOf(Where where, const Env& env) {
  Typed set = elabSet(where.child(0), env);
  if (set.kind == Kind::Error) return {};
  if (set.kind != Kind::Patterns) return mismatch(where.child(0), kindName(Kind::Patterns), set);
  Typed total = combine(Kind::Num, build_.number(0), {&set});
  for (uint16_t member : set.members) {
    const DeclRef& ref = flat_.patterns[member];
    ExprId worthExpr = std::get<syntax::PatternBody>(ref.decl->body).worth;
    if (worthExpr == syntax::noExpr) {
      error(diag::Code::NoWorth, where.place(), {ref.decl->name.text}, say::SayWorth);
      return {};
    }
    Env winner;
    winner.seat = winner_;
    Typed worth = elabAs({ref.ast, worthExpr}, winner, Kind::Num, atReading);
    Typed holds = patternValue(member);
    if (worth.kind == Kind::Error || holds.kind == Kind::Error) return {};
    NodeId one = build_.op(Op::Select, ir::Type::Num, holds.node, worth.node, build_.number(0));
    total = combine(Kind::Num, build_.op(Op::Add, ir::Type::Num, total.node, one), {&total, &worth, &holds});
  }
  total.late = where;
  return total;
}

Typed Elaborator::ofSeat(Where where, const Env& env) {
  const auto asked = where.child(0)->kind;
  if (where.child(1)->kind == ExprKind::SeatSet && (asked == ExprKind::Waits || asked == ExprKind::ShapeWaits || asked == ExprKind::OwnDiscards)) return ofSeats(where, env);
  Typed seat = elabSeat(where.child(1), env);
  if (seat.kind == Kind::Error) return {};
  Env inner = env;
  inner.seat = seat.node;
  Where what = where.child(0);
  if (what->kind == ExprKind::Name) {
    auto found = symbols_.find(what->text);
    if (found != symbols_.end()) {
      ValueSymbol symbol = found->second;
      syntax::Scope scope = syntax::Scope::None;
      if (symbol.what == ValueSymbol::Tally) scope = flat_.tallies[symbol.index].scope;
      if (symbol.what == ValueSymbol::Let) scope = std::get<syntax::ValueBody>(flat_.lets[symbol.index].decl->body).scope;
      if (symbol.what == ValueSymbol::Mark && std::get<syntax::MarkBody>(flat_.marks[symbol.index].decl->body).scope == syntax::MarkScope::Seat)
        scope = syntax::Scope::EachSeat;
      bool isLoser = where.child(1)->kind == ExprKind::Loser;
      if (scope == syntax::Scope::None || (scope == syntax::Scope::EachLoser && !isLoser)) {
        error(diag::Code::BadOf, where.place());
        return {};
      }
    }
  }
  Typed value = elab(what, inner);
  if (value.kind == Kind::Error) return {};
  return combine(value.kind, value.node, {&value, &seat});
}

Typed Elaborator::elabSeat(Where where, const Env& env) {
  if (where->kind == ExprKind::RobbedSeat || where->kind == ExprKind::LastOffender) {
    if (auto lacking = absent(Kind::Seat, where)) return *lacking;
  }
  switch (where->kind) {
    case ExprKind::Winner: return simple(Kind::Seat, Op::InWinner, where);
    case ExprKind::Dealer: return simple(Kind::Seat, Op::InDealer, where);
    case ExprKind::Giver: return simple(Kind::Seat, Op::InGiver, where);
    case ExprKind::RobbedSeat: return simple(Kind::Seat, Op::InRobbed, where);
    case ExprKind::LastOffender: return simple(Kind::Seat, Op::LastOffender, where);
    case ExprKind::Nobody: {
      Typed typed;
      typed.kind = Kind::Seat;
      typed.node = build_.constant(ir::Type::Seat, Num(plan::nobody));
      typed.late = where;
      return typed;
    }
    case ExprKind::Actor: case ExprKind::Payer: case ExprKind::Payee: case ExprKind::FirstWinner: case ExprKind::FirstWinGiver:
    case ExprKind::HeadOfWinners: case ExprKind::TailOfWinners: case ExprKind::SourceOfKong: case ExprKind::FirstDealer:
      return elabCourseQuestion(where, env);
    case ExprKind::Loser: {
      Typed loser = simple(Kind::Seat, Op::InLoser, where);
      if (!env.loser) {
        error(diag::Code::NeedsLoser, where.place(), {say::WordLoser});
        return {};
      }
      return loser;
    }
    default: {
      Typed seat = elab(where, env);
      if (seat.kind != Kind::Seat) return mismatch(where, kindName(Kind::Seat), seat);
      return seat;
    }
  }
}

// Whether an expression speaks of the loser, whatever the options make of it.
bool Elaborator::asksLoser(Where where) const {
  switch (where->kind) {
    case ExprKind::Loser: case ExprKind::Payment: case ExprKind::Value: return true;
    case ExprKind::Name: {
      auto found = symbols_.find(where->text);
      if (found == symbols_.end()) return false;
      if (found->second.what == ValueSymbol::Tally) return flat_.tallies[found->second.index].scope == syntax::Scope::EachLoser;
      if (found->second.what != ValueSymbol::Let) return false;
      return std::get<syntax::ValueBody>(flat_.lets[found->second.index].decl->body).scope == syntax::Scope::EachLoser;
    }
    default: break;
  }
  for (uint32_t i = 0; i < where.childCount(); ++i) {
    if (asksLoser(where.child(i))) return true;
  }
  return false;
}

Typed Elaborator::overLosers(Where where, const Env& env, Op op) {
  Env inner = env;
  inner.loser = true;
  Typed each = elabAs(where.child(0), inner, Kind::Bool, anyTime);
  if (each.kind == Kind::Error) return {};
  if (!(module_->at(each.node).deps & ir::DepLoser)) {
    // The same for all of them, and a win has a loser: it holds for each if it holds at all.
    if (warn_ && !asksLoser(where.child(0))) error(diag::Code::SameForLosers, where.place());
    return each;
  }
  Typed all = combine(Kind::Bool, build_.op(op, ir::Type::Bool, each.node), {&each});
  all.deps = static_cast<uint8_t>((all.deps & ~ir::DepLoser) | ir::DepTable | ir::DepSettlement);
  all.late = where;
  return all;
}

}  // namespace kaikou::sema
