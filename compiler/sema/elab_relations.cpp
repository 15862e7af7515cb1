// Comparison and choice: `=`, `<`, `is`, `in`, `if … then … else`. What is compared must be of one type; `none` stands for the
// limit that is never reached, and for no tile. Tested by tests/sema.
#include <fmt/format.h>

#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

Typed Elaborator::compare(Where where, const Env& env) {
  static const Op ops[] = {Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Lt, Op::Le};
  uint32_t which = where->flag;
  Typed left = elab(where.child(0), env), right = elab(where.child(1), env);
  if (left.kind == Kind::Error || right.kind == Kind::Error) return {};
  if (left.kind == Kind::None) left.kind = Kind::Num;
  if (right.kind == Kind::None) right.kind = Kind::Num;
  bool ordered = which >= 2;
  if (left.kind != right.kind || (ordered && left.kind != Kind::Num) || left.kind > Kind::Seat) {
    if (left.kind == right.kind && !ordered && left.kind == Kind::Enum && left.enumOption == right.enumOption) {
      return combine(Kind::Bool, build_.op(ops[which], ir::Type::Bool, left.node, right.node), {&left, &right});
    }
    error(diag::Code::CannotCompare, where.place(), {kindName(left.kind), kindName(right.kind)});
    return {};
  }
  NodeId a = left.node, b = right.node;
  if (which >= 4) std::swap(a, b);
  return combine(Kind::Bool, build_.op(ops[which], ir::Type::Bool, a, b), {&left, &right});
}

Typed Elaborator::isRelation(Where where, const Env& env) {
  Typed left = elab(where.child(0), env);
  if (left.kind == Kind::Error) return {};
  bool negated = where->flag != 0;
  Where rightAt = where.child(1);
  if (left.kind == Kind::Enum) {
    std::string owner;
    const auto& names = *wordsOf(left.enumOption, owner);
    for (size_t i = 0; i < names.size(); ++i) {
      if (names[i].text != rightAt->text) continue;
      Op op = negated ? Op::Ne : Op::Eq;
      NodeId value = build_.number(static_cast<int64_t>(i));
      return combine(Kind::Bool, build_.op(op, ir::Type::Bool, left.node, value), {&left});
    }
    std::vector<std::string> candidates;
    for (const auto& name : names) candidates.push_back(name.text);
    std::string near = diag::nearest(rightAt->text, candidates);
    text::Bilingual all;
    for (const auto& name : candidates) {
      if (!all.empty()) all += say::Comma;
      all += say::Quoted(name);
    }
    error(diag::Code::NotEnumerator, rightAt.place(), {rightAt->text, owner},
          near.empty() ? say::TheValuesAre(all) : diag::meant(near));
    return {};
  }
  Typed right = elab(rightAt, env);
  if (right.kind == Kind::Error) return {};
  if (right.kind == Kind::None && left.kind == Kind::Num) right.kind = Kind::Num;
  if (right.kind == Kind::None && left.kind == Kind::Tile) {
    right.kind = Kind::Tile;
    right.node = build_.constant(ir::Type::Tile, Num(plan::noTile));
  }
  if (right.kind == Kind::None && left.kind == Kind::Suit) {
    right.kind = Kind::Suit;
    right.node = build_.number(-1);
  }
  if (left.kind == Kind::Suit && right.kind == Kind::Suit) {
    return combine(Kind::Bool, build_.op(negated ? Op::Ne : Op::Eq, ir::Type::Bool, left.node, right.node), {&left, &right});
  }
  if (left.kind == Kind::Tile && right.kind == Kind::Tiles) {
    NodeId has = build_.op(Op::SetHas, ir::Type::Bool, right.node, left.node);
    if (negated) has = build_.op(Op::Not, ir::Type::Bool, has);
    return combine(Kind::Bool, has, {&left, &right});
  }
  if (left.kind != right.kind || left.kind > Kind::Seat) {
    error(diag::Code::CannotCompare, where.place(), {kindName(left.kind), kindName(right.kind)});
    return {};
  }
  return combine(Kind::Bool, build_.op(negated ? Op::Ne : Op::Eq, ir::Type::Bool, left.node, right.node), {&left, &right});
}

Typed Elaborator::inRelation(Where where, const Env& env) {
  Typed left = elab(where.child(0), env);
  Where rightAt = where.child(1);
  Typed right = isSetExpr(rightAt->kind) || rightAt->kind == ExprKind::Name ? elabSet(rightAt, env) : elab(rightAt, env);
  if (left.kind == Kind::Error || right.kind == Kind::Error) return {};
  NodeId node = noNode;
  if (left.kind == Kind::Num && right.kind == Kind::NumList) {
    node = build_.boolean(false);
    for (Num item : right.items) {
      NodeId same = build_.op(Op::Eq, ir::Type::Bool, left.node, build_.constant(ir::Type::Num, item));
      node = build_.op(Op::Or, ir::Type::Bool, node, same);
    }
  } else {
    Typed set = asTiles(right);
    if (set.kind != Kind::Tiles) return mismatch(rightAt, kindName(Kind::Tiles), right);
    if (left.kind == Kind::Tile) {
      node = build_.op(Op::SetHas, ir::Type::Bool, set.node, left.node);
    } else if (left.kind == Kind::Tiles) {
      node = build_.op(Op::SetSubset, ir::Type::Bool, left.node, set.node);
    } else {
      return mismatch(where.child(0), kindName(Kind::Tile), left);
    }
  }
  if (where->flag) node = build_.op(Op::Not, ir::Type::Bool, node);
  return combine(Kind::Bool, node, {&left, &right});
}

Typed Elaborator::ifElse(Where where, const Env& env) {
  Typed test = elabAs(where.child(0), env, Kind::Bool, anyTime);
  Typed yes = elab(where.child(1), env), no = elab(where.child(2), env);
  if (test.kind == Kind::Error || yes.kind == Kind::Error || no.kind == Kind::Error) return {};
  if (yes.kind == Kind::None && no.kind == Kind::Num) yes.kind = Kind::Num;
  if (no.kind == Kind::None && yes.kind == Kind::Num) no.kind = Kind::Num;
  if (yes.kind == Kind::Tile && no.kind == Kind::Tiles) yes = asTiles(yes);
  if (no.kind == Kind::Tile && yes.kind == Kind::Tiles) no = asTiles(no);
  bool alike = yes.kind == no.kind && (yes.kind <= Kind::Seat || yes.kind == Kind::Suit || yes.kind == Kind::None ||
                                       (yes.kind == Kind::Enum && yes.enumOption == no.enumOption));
  if (!alike) {
    error(diag::Code::TypeMismatch, where.child(2).place(), {kindName(yes.kind), kindName(no.kind)});
    return {};
  }
  NodeId node = build_.op(Op::Select, module_->at(yes.node).type, test.node, yes.node, no.node);
  Typed result = combine(yes.kind, node, {&test, &yes, &no});
  result.enumOption = yes.enumOption;
  return result;
}

}  // namespace kaikou::sema
