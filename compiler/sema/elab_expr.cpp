// Expressions that are the same in every language: arithmetic, logic, lists (comparison and choice: elab_relations.cpp). Types and binding times are
// checked here; what mahjong adds is in elab_table.cpp, elab_reading.cpp and elab_set.cpp. Tested by tests/sema.
#include "compiler/sema/elaborator.h"

#include <fmt/format.h>

#include "runtime/plan/values.h"

namespace kaikou::sema {

namespace {
// Definitions may lean on each other this deep: far beyond rule books, well within any stack.
constexpr int maxDepth = 2000;

int lateness(uint8_t deps) {
  if (deps & ir::DepLoser) return 4;
  if (deps & ir::DepReading) return 3;
  if (deps & ir::DepTable) return 2;
  return deps & ir::DepDeal ? 1 : 0;
}
text::Bilingual knownWhen(uint8_t deps) {
  static constexpr text::Row<0> names[] = {say::WhenLoaded, say::WhenDealtKnown, say::AtTheTable, say::WhenRead,
                                           say::ForEachLoser};
  return names[lateness(deps)];
}
}  // namespace

text::Bilingual kindName(Kind kind) {
  static constexpr text::Row<0> names[] = {say::KindError, say::KindBool,    say::KindNum,      say::KindTile, say::KindTiles,
                                           say::KindSeat,  say::KindNumList, say::KindTileList, say::KindEnum, say::KindCalls,
                                           say::KindPatterns, say::KindWord, say::KindNone, say::KindSuit, say::KindSeats};
  return names[static_cast<int>(kind)];
}

Typed Elaborator::simple(Kind kind, Op op, Where where, NodeId a, NodeId b, uint32_t imm) {
  static const ir::Type types[] = {ir::Type::Num,  ir::Type::Bool, ir::Type::Num,  ir::Type::Tile, ir::Type::Tiles,
                                   ir::Type::Seat, ir::Type::List, ir::Type::List, ir::Type::Num};
  Typed typed;
  typed.kind = kind;
  typed.node = build_.op(op, types[static_cast<int>(kind)], a, b, noNode, imm);
  typed.deps = module_->at(typed.node).deps;
  typed.late = where;
  return typed;
}

Typed Elaborator::combine(Kind kind, NodeId node, std::initializer_list<const Typed*> parts) {
  Typed typed;
  typed.kind = kind;
  typed.node = node;
  for (const Typed* part : parts) {
    if (part->kind == Kind::Error) return {};
    if (!typed.late.ast || lateness(part->deps) > lateness(typed.deps)) typed.late = part->late;
    typed.deps |= part->deps;
  }
  return typed;
}

Typed Elaborator::mismatch(Where where, const text::Bilingual& wanted, const Typed& got) {
  if (got.kind != Kind::Error) error(diag::Code::TypeMismatch, where.place(), {wanted, kindName(got.kind)});
  return {};
}

bool Elaborator::inTime(const Typed& typed, const Deadline& deadline, Where where) {
  if (typed.kind == Kind::Error) return false;
  uint8_t beyond = typed.deps & ~deadline.allowed & (ir::DepDeal | ir::DepTable | ir::DepReading | ir::DepLoser);
  if (!beyond) return true;
  Where late = typed.late.ast ? typed.late : where;
  std::string text(ruleset_.sources->text(late.ast->file).substr(late->span.begin, late->span.end - late->span.begin));
  if ((beyond & ir::DepLoser) && lateness(deadline.allowed) >= 3) {
    error(diag::Code::NeedsLoser, late.place(), {text});
  } else {
    error(diag::Code::TooLate, late.place(), {text, knownWhen(typed.deps), deadline.what, deadline.when});
  }
  return false;
}

Typed Elaborator::elabAs(Where where, const Env& env, Kind kind, const Deadline& deadline) {
  Typed typed = elab(where, env);
  if (typed.kind == Kind::Error) return {};
  if (typed.kind != kind) return mismatch(where, kindName(kind), typed);
  if (failsAlready(typed, where)) return {};
  return inTime(typed, deadline, where) ? typed : Typed{};
}

NodeId Elaborator::condition(Where where, const Env& env, const Deadline& deadline) {
  Typed typed = elabAs(where, env, Kind::Bool, deadline);
  if (typed.kind == Kind::Error) return build_.boolean(false);
  return typed.node;
}

NodeId Elaborator::guard(const Ast& ast, const syntax::Guard& guard, const Env& env, const Deadline& deadline,
                         uint8_t* deps) {
  if (guard.expr == syntax::noExpr) return build_.boolean(true);
  Where where{&ast, guard.expr};
  Typed typed = elabAs(where, env, Kind::Bool, deadline);
  if (typed.kind == Kind::Error) return build_.boolean(true);
  if (deps) *deps |= typed.deps;
  warnConstant(typed, guard.negated, where, env);
  return guard.negated ? build_.op(Op::Not, ir::Type::Bool, typed.node) : typed.node;
}

// What the options decide can fail only now; later would be in the middle of a game.
bool Elaborator::failsAlready(const Typed& typed, Where where) {
  if (typed.kind != Kind::Num && typed.kind != Kind::Bool) return false;
  if (typed.deps & ~ir::DepOption) return false;
  auto value = fixedValue(typed.node);
  if (!value || !plan::isFault(*value)) return false;
  error(diag::Code::ArithmeticFails, where.place(), {text::numberFault(plan::faultReason(*value))});
  return true;
}

bool Elaborator::tooDeep(Where where) {
  if (depth_ < maxDepth) return false;
  error(diag::Code::DefinitionTooDeep, where.place(), {std::to_string(maxDepth)});
  return true;
}

Typed Elaborator::elab(Where where, const Env& env) {
  if (where.expr == syntax::noExpr || tooDeep(where)) return {};
  ++depth_;
  Typed typed = elabInner(where, env);
  --depth_;
  return typed;
}

Typed Elaborator::elabInner(Where where, const Env& env) {
  auto whole = [&](Kind kind, NodeId node) {
    Typed typed;
    typed.kind = kind;
    typed.node = node;
    typed.late = where;
    return typed;
  };
  switch (where->kind) {
    case ExprKind::Bad: return {};
    case ExprKind::Number: return whole(Kind::Num, build_.constant(ir::Type::Num, where->number));
    case ExprKind::Yes: return whole(Kind::Bool, build_.boolean(true));
    case ExprKind::No: return whole(Kind::Bool, build_.boolean(false));
    case ExprKind::None: return whole(Kind::None, build_.constant(ir::Type::Num, Num::none()));
    case ExprKind::Word: {
      Typed typed = whole(Kind::Word, noNode);
      typed.word = where->text;
      return typed;
    }
    case ExprKind::Name: return elabName(where, env);
    case ExprKind::Tile: {
      plan::TileSet set = 0;
      std::vector<uint8_t> kinds;
      if (!tilesByText(where->text, set, kinds)) {
        error(diag::Code::UnknownTile, where.place(), {where->text});
        return {};
      }
      if (kinds.size() == 1) return whole(Kind::Tile, build_.constant(ir::Type::Tile, Num(kinds[0])));
      return whole(Kind::Tiles, build_.tiles(set));
    }
    case ExprKind::List: return listLiteral(where, env);
    case ExprKind::If: return ifElse(where, env);
    case ExprKind::Or: return logic(where, env, Op::Or);
    case ExprKind::And: return logic(where, env, Op::And);
    case ExprKind::Not: {
      Typed inner = elabAs(where.child(0), env, Kind::Bool, anyTime);
      if (inner.kind == Kind::Error) return {};
      return combine(Kind::Bool, build_.op(Op::Not, ir::Type::Bool, inner.node), {&inner});
    }
    case ExprKind::Compare: return compare(where, env);
    case ExprKind::Is: return isRelation(where, env);
    case ExprKind::In: return inRelation(where, env);
    case ExprKind::Add: return arithmetic(where, env, Op::Add);
    case ExprKind::Subtract: return arithmetic(where, env, Op::Sub);
    case ExprKind::Multiply: return arithmetic(where, env, Op::Mul);
    case ExprKind::Divide: return arithmetic(where, env, Op::Div);
    case ExprKind::Power: return arithmetic(where, env, Op::Pow);
    case ExprKind::Min: return arithmetic(where, env, Op::Min);
    case ExprKind::Max: return arithmetic(where, env, Op::Max);
    case ExprKind::Negate: {
      Typed inner = elabAs(where.child(0), env, Kind::Num, anyTime);
      if (inner.kind == Kind::Error) return {};
      return combine(Kind::Num, build_.op(Op::Neg, ir::Type::Num, inner.node), {&inner});
    }
    case ExprKind::At: {
      Typed list = elab(where.child(0), env);
      Typed index = elabAs(where.child(1), env, Kind::Num, anyTime);
      if (list.kind == Kind::Error || index.kind == Kind::Error) return {};
      if (list.kind != Kind::NumList && list.kind != Kind::TileList) {
        return mismatch(where.child(0), kindName(Kind::NumList), list);
      }
      if (list.kind == Kind::TileList) return combine(Kind::Tile, tileAt(list, index.node), {&list, &index});
      uint32_t id = module_->at(list.node).imm;
      return combine(Kind::Num, build_.op(Op::ListAt, ir::Type::Num, index.node, noNode, noNode, id), {&list, &index});
    }
    case ExprKind::AtLast: {
      Typed list = elab(where.child(0), env);
      if (list.kind == Kind::Error) return {};
      if (list.kind != Kind::NumList || list.items.empty()) return mismatch(where.child(0), kindName(Kind::NumList), list);
      return combine(Kind::Num, build_.constant(ir::Type::Num, list.items.back()), {&list});
    }
    case ExprKind::SizeOf: {
      Typed inner = elab(where.child(0), env);
      if (inner.kind == Kind::NumList || inner.kind == Kind::TileList) {
        return combine(Kind::Num, build_.number(static_cast<int64_t>(inner.items.size())), {&inner});
      }
      if (inner.kind == Kind::Patterns || inner.kind == Kind::Calls) {
        return combine(Kind::Num, build_.number(static_cast<int64_t>(inner.members.size())), {&inner});
      }
      Typed set = asTiles(inner);
      if (set.kind != Kind::Tiles) return mismatch(where.child(0), say::ListOrSet, inner);
      return combine(Kind::Num, build_.op(Op::SetSize, ir::Type::Num, set.node), {&set});
    }
    case ExprKind::Next: case ExprKind::Previous: return neighbour(where, env);
    case ExprKind::SetUnion: case ExprKind::SetExcept: case ExprKind::SetRank: case ExprKind::SetAll:
    case ExprKind::SetOfTile: return elabSet(where, env);
    case ExprKind::Value:
      if (env.value == noNode) {
        error(diag::Code::ValueOutside, where.place());
        return {};
      } else {
        Typed typed = whole(Kind::Num, env.value);
        typed.deps = static_cast<uint8_t>(module_->at(env.value).deps | env.valueDeps);
        return typed;
      }
    case ExprKind::Winnings:
      error(diag::Code::WinningsOutside, where.place());
      return {};
    case ExprKind::Actor: case ExprKind::Payer: case ExprKind::Payee: case ExprKind::ThatTile: case ExprKind::FirstDraw:
    case ExprKind::LeftToDraw: case ExprKind::DiscardsMade: case ExprKind::NoCallYet: case ExprKind::CountInPlay:
    case ExprKind::SumOfDice: case ExprKind::Wins: case ExprKind::NoWinners: case ExprKind::FirstWinner:
    case ExprKind::FirstWinGiver: case ExprKind::FirstWinCount: case ExprKind::HeadOfWinners: case ExprKind::TailOfWinners:
    case ExprKind::GiverKong: case ExprKind::SourceOfKong: case ExprKind::OwnDiscards: case ExprKind::BestWin:
    case ExprKind::OverSeats: case ExprKind::LastKongIs: case ExprKind::TilesOf: case ExprKind::SeatSet:
    case ExprKind::Pot: case ExprKind::House: case ExprKind::Score: case ExprKind::Standing: case ExprKind::FirstDealer:
    case ExprKind::HandsPlayed: case ExprKind::Claimants: case ExprKind::Swaps: case ExprKind::OwnClaimed:
    case ExprKind::CountSeen: case ExprKind::WallExhausted: case ExprKind::TurnedIn: case ExprKind::NextOfTurned:
      return elabCourseQuestion(where, env);
    case ExprKind::OfSeat: return ofSeat(where, env);
    case ExprKind::Pair: case ExprKind::AllOneSuit: case ExprKind::AllTilesIn: case ExprKind::CountTilesIn:
    case ExprKind::EveryMeld: case ExprKind::EveryGroup: case ExprKind::CountMelds: case ExprKind::AnyMeld:
    case ExprKind::NoMeld: case ExprKind::WildItself: case ExprKind::WildsOther: case ExprKind::WildsAs:
    case ExprKind::ShapeIs: case ExprKind::Wait: case ExprKind::EqualRunPairs: case ExprKind::MostEqualRuns:
    case ExprKind::SameRun: case ExprKind::SameTriplet: case ExprKind::Straight: return elabReading(where, env);
    case ExprKind::Relation: case ExprKind::Links: case ExprKind::WildInPair: case ExprKind::SuitsInTiles:
    case ExprKind::KindsHeld: return elabMelds(where, env);
    default: return elabTable(where, env);
  }
}

Typed Elaborator::arithmetic(Where where, const Env& env, Op op) {
  Typed total = elab(where.child(0), env);
  auto number = [&](Typed& typed, Where at) {
    if (typed.kind == Kind::None && (op == Op::Min || op == Op::Max)) typed.kind = Kind::Num;
    if (typed.kind != Kind::Num) typed = mismatch(at, kindName(Kind::Num), typed);
    return typed.kind == Kind::Num;
  };
  bool fine = number(total, where.child(0));
  for (uint32_t i = 1; i < where.childCount(); ++i) {
    Typed next = elab(where.child(i), env);
    fine &= number(next, where.child(i));
    if (fine) total = combine(Kind::Num, build_.op(op, ir::Type::Num, total.node, next.node), {&total, &next});
  }
  return fine ? total : Typed{};
}

Typed Elaborator::logic(Where where, const Env& env, Op op) {
  Typed total = elabAs(where.child(0), env, Kind::Bool, anyTime);
  bool fine = total.kind == Kind::Bool;
  for (uint32_t i = 1; i < where.childCount(); ++i) {
    Env inner = env;
    if (fine && op == Op::And) {
      // What stands after `and` matters only if everything before it holds.
      inner.asked = env.asked == noNode ? total.node : build_.op(Op::And, ir::Type::Bool, env.asked, total.node);
    }
    Typed next = elabAs(where.child(i), inner, Kind::Bool, anyTime);
    fine &= next.kind == Kind::Bool;
    if (fine) total = combine(Kind::Bool, build_.op(op, ir::Type::Bool, total.node, next.node), {&total, &next});
  }
  return fine ? total : Typed{};
}

Typed Elaborator::listLiteral(Where where, const Env& env) {
  Typed result;
  result.kind = Kind::NumList;
  result.late = where;
  for (uint32_t i = 0; i < where.childCount(); ++i) {
    Typed item = elab(where.child(i), env);
    if (item.kind == Kind::Error) return {};
    Kind wanted = i == 0 ? item.kind : (result.kind == Kind::NumList ? Kind::Num : Kind::Tile);
    if (item.kind != wanted || (wanted != Kind::Num && wanted != Kind::Tile)) {
      return mismatch(where.child(i), say::KindNum, item);
    }
    if (i == 0 && wanted == Kind::Tile) result.kind = Kind::TileList;
    const ir::Node& node = module_->at(item.node);
    if (node.op == Op::Const) {
      result.items.push_back(node.value);
    } else if (node.op == Op::Neg && module_->at(node.a).op == Op::Const) {
      Num value;
      if (negNum(module_->at(node.a).value, value) == NumError::Ok) result.items.push_back(value);
    } else {
      return mismatch(where.child(i), say::AFixedValue, item);
    }
    result.deps |= item.deps;
  }
  checkLists(result.items, where.place());
  result.node = build_.list(result.items);
  return result;
}

// Like the plan's ListAt, but of tiles: past the end the last, before the first none.
NodeId Elaborator::tileAt(const Typed& list, NodeId index) {
  auto tile = [&](Num kind) { return build_.constant(ir::Type::Tile, kind); };
  NodeId chosen = list.items.empty() ? tile(Num(plan::noTile)) : tile(list.items.back());
  for (size_t i = list.items.size(); i-- > 0;) {
    NodeId before = build_.op(Op::Le, ir::Type::Bool, index, build_.number(static_cast<int64_t>(i)));
    chosen = build_.op(Op::Select, ir::Type::Tile, before, tile(i > 0 ? list.items[i - 1] : Num(plan::noTile)), chosen);
  }
  return chosen;
}

Typed Elaborator::neighbour(Where where, const Env& env) {
  bool next = where->kind == ExprKind::Next;
  Typed inner = elab(where.child(0), env);
  if (inner.kind == Kind::Error) return {};
  if (inner.kind == Kind::Tile) {
    return combine(Kind::Tile, build_.op(next ? Op::TileNext : Op::TilePrevious, ir::Type::Tile, inner.node), {&inner});
  }
  if (inner.kind == Kind::Seat) {
    return combine(Kind::Seat, build_.op(next ? Op::SeatNext : Op::SeatPrevious, ir::Type::Seat, inner.node), {&inner});
  }
  error(diag::Code::BadNeighbour, where.place(), {next ? say::WordNext() : say::WordPrevious(), kindName(inner.kind)});
  return {};
}

}  // namespace kaikou::sema
