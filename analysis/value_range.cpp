// Operations that rise or fall in each operand have their ends at the ends of the operands: so the ends are worked out by
// applyPure, which is what the operation means. All others are anything, save truths.
#include "analysis/value_range.h"

#include <initializer_list>

#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;

namespace {

bool isTruth(Op op) {
  switch (op) {
    case Op::Eq: case Op::Ne: case Op::Lt: case Op::Le: case Op::And: case Op::Or: case Op::Not: case Op::SetHas: case Op::SetSubset:
      return true;
    default: return false;
  }
}

Span hull(const Span& a, const Span& b) {
  if (a.of == Span::Any || b.of == Span::Any) return {};
  if (a.isOne() && b.isOne() && a.low == b.low) return a;
  return Span::between(compareNum(a.low, b.low) <= 0 ? a.low : b.low, compareNum(a.high, b.high) >= 0 ? a.high : b.high);
}

/// The least and the greatest of what the ends make; anything if an end makes a fault.
Span ofEnds(const Instr& in, const Span& a, const Span& b, const plan::ValueContext& context) {
  Span out;
  bool first = true;
  for (const Num& x : {a.low, a.high})
    for (const Num& y : {b.low, b.high}) {
      const Num made = plan::applyPure(in.op, x, y, {}, in.imm, in.origin, context);
      if (plan::isFault(made)) return {};
      const Span one = Span::one(made);
      out = first ? one : hull(out, one);
      first = false;
    }
  return out;
}

Span truth(bool isTrue, bool isFalse) { return isTrue ? Span::one(1) : isFalse ? Span::one(0) : Span::truth(); }

}  // namespace

Span spanOf(const Instr& in, const Span& a, const Span& b, const Span& c, const plan::ValueContext& context) {
  const plan::OpInfo& info = plan::opInfo(in.op);
  const bool known = (info.operands < 1 || a.isOne()) && (info.operands < 2 || b.isOne()) && (info.operands < 3 || c.isOne());
  if (known) {
    const Num made = plan::applyPure(in.op, a.low, b.low, c.low, in.imm, in.origin, context);
    if (!plan::isFault(made)) return Span::one(made);
    return isTruth(in.op) ? Span::truth() : Span{};
  }
  const bool ranged = a.of != Span::Any && (info.operands < 2 || b.of != Span::Any);
  switch (in.op) {
    case Op::Move: return a;
    case Op::Not: return truth(a.isFalse(), a.isTrue());
    case Op::And: return truth(a.isTrue() && b.isTrue(), a.isFalse() || b.isFalse());
    case Op::Or: return truth(a.isTrue() || b.isTrue(), a.isFalse() && b.isFalse());
    case Op::Select: return a.isTrue() ? b : a.isFalse() ? c : hull(b, c);
    case Op::Lt: case Op::Le: {
      if (!ranged) return Span::truth();
      const bool strict = in.op == Op::Lt;
      const int least = compareNum(a.low, b.high), most = compareNum(a.high, b.low);
      return truth(strict ? most < 0 : most <= 0, strict ? least >= 0 : least > 0);
    }
    case Op::Eq: case Op::Ne: {
      const bool apart = ranged && (compareNum(a.high, b.low) < 0 || compareNum(b.high, a.low) < 0);
      return in.op == Op::Eq ? truth(false, apart) : truth(apart, false);
    }
    case Op::Add: case Op::Sub: case Op::Mul: case Op::Min: case Op::Max: return ranged ? ofEnds(in, a, b, context) : Span{};
    case Op::Neg: return ranged ? ofEnds(in, a, Span::one(0), context) : Span{};
    case Op::Pow:   // of a base that is 1 or more, or an exponent that is known and a base that is none of negative
      if (!ranged || compareNum(a.low, Num(0)) < 0 || (compareNum(a.low, Num(1)) < 0 && !b.isOne())) return {};
      return ofEnds(in, a, b, context);
    case Op::Div: return ranged && (compareNum(b.low, Num(0)) > 0 || compareNum(b.high, Num(0)) < 0) ? ofEnds(in, a, b, context) : Span{};
    case Op::RoundUp: case Op::RoundDown: return ranged && b.isOne() && compareNum(b.low, Num(0)) > 0 ? ofEnds(in, a, b, context) : Span{};
    case Op::SetSize: return Span::between(0, static_cast<int64_t>(context.kinds.size()));
    case Op::ListAt: {
      if (in.imm >= context.lists.size()) return {};
      Span out = Span::one(0);          // before the first
      for (const Num& entry : context.lists[in.imm]) out = hull(out, Span::one(entry));
      return out;
    }
    default: return isTruth(in.op) ? Span::truth() : Span{};
  }
}

}  // namespace kaikou::analysis
