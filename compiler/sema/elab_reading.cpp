// Questions about the reading: how the hand is arranged and what the wilds stand for. They become nodes of their own, which
// compiler/algebra turns into features that a reading carries.
#include <bit>

#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

Typed Elaborator::elabReading(Where where, const Env& env) {
  // The set of a question, if it has one.
  Typed set;
  if (where.childCount() > 0) {
    set = elabTilesSet(where.child(0), env, atTable);
    if (set.kind == Kind::Error) return {};
  }
  auto ask = [&](Kind kind, Op op, uint32_t imm = 0) {
    Typed typed = simple(kind, op, where, set.node, noNode, imm);
    typed.deps |= set.deps;
    return typed;
  };
  auto compareCount = [&](Typed count, bool none) {
    NodeId zero = build_.op(Op::Eq, ir::Type::Bool, count.node, build_.number(0));
    count.node = none ? zero : build_.op(Op::Not, ir::Type::Bool, zero);
    count.kind = Kind::Bool;
    return count;
  };
  switch (where->kind) {
    case ExprKind::Pair: return ask(Kind::Tile, Op::PairOf);
    case ExprKind::AllTilesIn: return ask(Kind::Bool, Op::AllTilesIn);
    case ExprKind::CountTilesIn: return ask(Kind::Num, Op::CountTilesIn);
    case ExprKind::AllOneSuit: {
      Typed result;
      result.kind = Kind::Bool;
      result.node = build_.boolean(false);
      result.deps = ir::DepReading;
      result.late = where;
      for (const auto& block : module_->blocks) {
        if (!block.isSuit) continue;
        plan::TileSet suit = ((plan::TileSet{1} << block.size) - 1) << block.firstKind;
        NodeId all = build_.op(Op::AllTilesIn, ir::Type::Bool, build_.tiles(suit));
        result.node = build_.op(Op::Or, ir::Type::Bool, result.node, all);
      }
      return result;
    }
    case ExprKind::EveryMeld: return ask(Kind::Bool, Op::EveryMeld, where->flag);
    case ExprKind::EveryGroup: return ask(Kind::Bool, Op::EveryGroup);
    case ExprKind::CountMelds: return ask(Kind::Num, Op::CountMelds, where->flag);
    case ExprKind::AnyMeld: return compareCount(ask(Kind::Num, Op::CountMelds, where->flag), false);
    case ExprKind::NoMeld: return compareCount(ask(Kind::Num, Op::CountMelds, where->flag), true);
    case ExprKind::WildItself: return compareCount(ask(Kind::Num, Op::Jokers), true);
    case ExprKind::WildsOther: return ask(Kind::Num, Op::Jokers);
    case ExprKind::WildsAs: return ask(Kind::Num, Op::WildsAs);
    case ExprKind::ShapeIs: {
      auto shape = findDecl(flat_.shapes, where->text);
      if (!shape) {
        std::string near = diag::nearest(where->text, namesOf(flat_.shapes));
        error(diag::Code::UnknownShape, where.place(), {where->text}, diag::meant(near));
        return {};
      }
      return shapeIs(*shape, where);
    }
    case ExprKind::Wait: return ask(Kind::Bool, Op::WaitIs, where->flag);
    case ExprKind::EqualRunPairs: return ask(Kind::Num, Op::EqualRunPairs);
    case ExprKind::MostEqualRuns: return ask(Kind::Num, Op::MostEqualRuns);
    case ExprKind::SameRun: case ExprKind::SameTriplet: {
      bool run = where->kind == ExprKind::SameRun;
      int suits = 0;
      for (const auto& block : module_->blocks) suits += block.isSuit;
      if (where->flag < 1 || where->flag > static_cast<uint32_t>(suits)) {
        error(diag::Code::NotWhole, where.place(), {std::to_string(1), std::to_string(suits)});
        return {};
      }
      return ask(Kind::Bool, run ? Op::SameRun : Op::SameTriplet, where->flag);
    }
    case ExprKind::Straight:
      if ((where->flag & ~0xfeu) != 0 || where->flag == 0) {   // a run that begins at 8 leaves its suit
        error(diag::Code::NotWhole, where.place(), {std::to_string(1), std::to_string(7)});
        return {};
      }
      return ask(Kind::Bool, Op::Straight, where->flag);
    default: return {};
  }
}

}  // namespace kaikou::sema
