// How melds are related, how many links hold them together, and what is held of each kind. Tested by tests/language and
// tests/reference.
#include <algorithm>

#include "compiler/sema/elaborator.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::sema {

namespace {

/// The place of `item` in a list, where it is added if it is new.
template <class T>
size_t placeOf(std::vector<T>& list, const T& item) {
  auto found = std::find(list.begin(), list.end(), item);
  if (found == list.end()) found = list.insert(list.end(), item);
  return static_cast<size_t>(found - list.begin());
}

}  // namespace

uint16_t Elaborator::relationOf(Where where) {
  plan::Relation relation;
  relation.triplets = (where->flag & 1) != 0;
  relation.oneSuit = (where->flag & 2) == 0;
  relation.bound = (where->flag & 4) != 0;
  for (char digit : where->text) relation.ranks.push_back(static_cast<uint8_t>(digit - '0'));
  const size_t place = placeOf(module_->relations, relation);
  if (place == plan::limits::relations) {
    tooMany(plan::limits::relations, say::ManyMeldRelations, where.place());
  }
  return static_cast<uint16_t>(place);
}

// The relations that the patterns of a set consist of.
bool Elaborator::relationsOf(Where where, const Env& env, std::vector<uint16_t>& out) {
  Typed set = elabSet(where, env);
  if (set.kind == Kind::Error) return false;
  if (set.kind != Kind::Patterns) {
    mismatch(where, kindName(Kind::Patterns), set);
    return false;
  }
  for (uint16_t member : set.members) {
    const DeclRef& ref = flat_.patterns[member];
    usedNames_.insert(ref.decl->name.text);
    Where condition{ref.ast, std::get<syntax::PatternBody>(ref.decl->body).condition};
    if (condition->kind == ExprKind::Bad) return false;
    if (condition->kind != ExprKind::Relation) {
      error(diag::Code::NotRelation, where.place(), {ref.decl->name.text});
      return false;
    }
    out.push_back(relationOf(condition));
  }
  return true;
}

// The set of a question about kinds: all of them, if none is named.
Typed Elaborator::kindsAsked(Where where, const Env& env) {
  if (where.childCount() > 0) return elabTilesSet(where.child(0), env, atTable);
  Typed all;
  all.kind = Kind::Tiles;
  all.node = build_.tiles(allTiles());
  return all;
}

Typed Elaborator::elabMelds(Where where, const Env& env) {
  auto ask = [&](Kind kind, Op op, uint32_t imm, NodeId set = noNode) {
    Typed typed = simple(kind, op, where, set, noNode, imm);
    typed.deps |= ir::DepReading;
    return typed;
  };
  switch (where->kind) {
    case ExprKind::Relation: return ask(Kind::Bool, Op::Related, relationOf(where));
    case ExprKind::Links: {
      plan::LinkQuestion question;
      if (!relationsOf(where.child(0), env, question.by)) return {};
      if (where.childCount() > 1 && !relationsOf(where.child(1), env, question.beside)) return {};
      const size_t place = placeOf(module_->links, question);
      if (place == plan::limits::links) {
        tooMany(plan::limits::links, say::ManyLinks, where.place());
      }
      return ask(Kind::Num, Op::Links, static_cast<uint32_t>(place));
    }
    case ExprKind::WildInPair: return ask(Kind::Bool, Op::PairHasWild, 0);
    case ExprKind::SuitsInTiles: {
      Typed count;
      count.kind = Kind::Num;
      count.deps = ir::DepReading;
      count.late = where;
      count.node = build_.number(0);
      for (const auto& block : module_->blocks) {
        if (!block.isSuit) continue;
        const plan::TileSet suit = ((plan::TileSet{1} << block.size) - 1) << block.firstKind;
        NodeId outside = build_.op(Op::AllTilesIn, ir::Type::Bool, build_.tiles(allTiles() & ~suit));
        NodeId one = build_.op(Op::Select, ir::Type::Num, outside, build_.number(0), build_.number(1));
        count.node = build_.op(Op::Add, ir::Type::Num, count.node, one);
      }
      return count;
    }
    case ExprKind::KindsHeld: {
      Typed set = kindsAsked(where, env);
      if (set.kind == Kind::Error) return {};
      return ask(Kind::Num, Op::KindsOfReading, where->flag, set.node);
    }
    default: return {};
  }
}

}  // namespace kaikou::sema
