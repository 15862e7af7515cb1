// Sets: of tiles (values, known early or late), of calls and of patterns (fixed with the options).
#include "compiler/sema/elaborator.h"

#include <algorithm>

namespace kaikou::sema {

bool Elaborator::isSetExpr(ExprKind kind) const {
  return kind == ExprKind::SetUnion || kind == ExprKind::SetExcept || kind == ExprKind::SetRank ||
         kind == ExprKind::SetAll || kind == ExprKind::SetOfTile || kind == ExprKind::TilesOf ||
         kind == ExprKind::OwnDiscards;
}

Typed Elaborator::asTiles(Typed typed) {
  if (typed.kind != Kind::Tile) return typed;
  typed.kind = Kind::Tiles;
  typed.node = build_.op(Op::SetOf, ir::Type::Tiles, typed.node);
  return typed;
}

Typed Elaborator::elabTilesSet(Where where, const Env& env, const Deadline& deadline) {
  Typed typed = asTiles(elabSet(where, env));
  if (typed.kind == Kind::Error) return {};
  if (typed.kind != Kind::Tiles) return mismatch(where, kindName(Kind::Tiles), typed);
  return inTime(typed, deadline, where) ? typed : Typed{};
}

Typed Elaborator::elabSet(Where where, const Env& env) {
  if (tooDeep(where)) return {};
  ++depth_;
  Typed typed = elabSetInner(where, env);
  --depth_;
  return typed;
}

Typed Elaborator::elabSetInner(Where where, const Env& env) {
  switch (where->kind) {
    case ExprKind::SetRank: {
      plan::TileSet set = 0;
      for (size_t k = 0; k < module_->kinds.size(); ++k) {
        const auto& kind = module_->kinds[k];
        if (module_->blocks[kind.block].isSuit && ((where->flag >> kind.rank) & 1)) set |= plan::TileSet{1} << k;
      }
      Typed typed;
      typed.kind = Kind::Tiles;
      typed.node = build_.tiles(set);
      typed.late = where;
      return typed;
    }
    case ExprKind::SetAll: {
      Typed typed;
      typed.kind = Kind::Tiles;
      typed.node = build_.tiles(allTiles());
      typed.late = where;
      return typed;
    }
    case ExprKind::SetOfTile: return asTiles(elab(where.child(0), env));
    case ExprKind::SetUnion: case ExprKind::SetExcept: break;
    case ExprKind::Name: return asTiles(setAtomName(where, env));
    default: return asTiles(elab(where, env));
  }
  bool join = where->kind == ExprKind::SetUnion;
  Typed total = elabSet(where.child(0), env);
  for (uint32_t i = 1; i < where.childCount(); ++i) {
    Typed next = elabSet(where.child(i), env);
    if (total.kind == Kind::Error || next.kind == Kind::Error) {
      total = {};
      continue;
    }
    if (total.kind == Kind::Bool || next.kind == Kind::Bool || total.kind != next.kind) {
      error(diag::Code::MixedSet, where.child(i).place());
      total = {};
      continue;
    }
    if (total.kind == Kind::Tiles) {
      NodeId node = build_.op(join ? Op::SetUnion : Op::SetExcept, ir::Type::Tiles, total.node, next.node);
      total = combine(Kind::Tiles, node, {&total, &next});
      continue;
    }
    total.deps |= next.deps;
    for (uint16_t member : next.members) {
      auto found = std::find(total.members.begin(), total.members.end(), member);
      if (join && found == total.members.end()) total.members.push_back(member);
      if (!join && found != total.members.end()) total.members.erase(found);
    }
  }
  return total;
}

// In a set a name may be a tile set, a wild, a tile, a suit, a call, a pattern, or honours written side by side.
Typed Elaborator::setAtomName(Where where, const Env& env) {
  const std::string& name = where->text;
  auto found = symbols_.find(name);
  bool isValue = found != symbols_.end();
  if (isValue && found->second.what == ValueSymbol::Pattern) {
    usedNames_.insert(name);
    Typed typed;
    typed.kind = Kind::Patterns;
    typed.members = {static_cast<uint16_t>(found->second.index)};
    typed.late = where;
    return typed;
  }
  bool holdsSet = isValue && (found->second.what == ValueSymbol::Set || found->second.what == ValueSymbol::Wild ||
                              found->second.what == ValueSymbol::Let || found->second.what == ValueSymbol::Option ||
                              found->second.what == ValueSymbol::Fact || found->second.what == ValueSymbol::Mark);
  auto call = findDecl(flat_.calls, name);
  if (call && !(holdsSet && found->second.what != ValueSymbol::Option)) {
    Typed typed;
    typed.kind = Kind::Calls;
    typed.members = {static_cast<uint16_t>(*call)};
    typed.late = where;
    return typed;
  }
  return elabName(where, env);
}

}  // namespace kaikou::sema
