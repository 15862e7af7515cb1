// Pure operations: the fast path in line, everything else by plan::applyPure.
//
// Where whole_ranges.h knows operands and result there is nothing to check. Elsewhere the fast path is taken
// when both denominators are 1 (halves too, for products and comparisons) and nothing overflows. What else
// can happen decides the other path. Where fractions are to be expected it calls the shared function. Where
// only an overflow or an operand's fault is left, the result is nativeUnknown: no branch, no call, and the
// interpreter answers should it matter. So what an operation means is written once; a fast path must give
// exactly what plan::applyPure gives. Tested by tests/jit/jit_operations_test.cpp, operation by operation,
// and tests/jit/jit_agreement_test.cpp.
#include <llvm/IR/Intrinsics.h>

#include "runtime/jit/llvm/op_emitter.h"
#include "runtime/plan/values.h"

namespace kaikou::jit {

using llvm::Intrinsic::ID;
using plan::Op;

Value OpEmitter::slowly(const Operation& op, llvm::Value* ok, const Value& fast) {
  Value b = op.b.num ? op.b : code_.whole(code_.word(0));
  return code_.orSlow(ok, fast, CodeBuilder::Slow::Pure, op.at, op.a, b);
}

Value OpEmitter::orElse(const Operation& op, llvm::Value* ok, const Value& fast) {
  const bool plain = op.fractionA == Fraction::Whole && op.fractionB == Fraction::Whole;
  return plain && !op.exact ? code_.orUnknown(ok, fast) : slowly(op, ok, fast);
}

Value OpEmitter::pure(const Operation& op) {
  const Value &a = op.a, &b = op.b;
  switch (op.instr->op) {
    case Op::Move: return a;
    case Op::Add:
    case Op::Sub: return add(op);
    case Op::Mul: return multiply(op);
    case Op::Div: return divide(op);
    case Op::Pow: return power(op);
    case Op::Neg: {
      llvm::Value* ok = code_.all(code_.isWholeAt(a), ir_.CreateICmpNE(a.num, code_.word(INT64_MIN)));
      return orElse(op, ok, code_.whole(ir_.CreateNeg(a.num)));
    }
    case Op::Min:
    case Op::Max:
    case Op::Lt:
    case Op::Le:
    case Op::Eq:
    case Op::Ne: return compare(op);
    case Op::And:
    case Op::Or:
    case Op::Not: return truthOp(op);
    case Op::Select: {
      // A fault of the condition is the result; otherwise the side that is chosen, whatever it is.
      llvm::Value* chosen = ir_.CreateICmpNE(a.num, code_.word(0));
      Value out{ir_.CreateSelect(chosen, b.num, op.c.num), ir_.CreateSelect(chosen, b.den, op.c.den)};
      if (code_.isWhole(b) && code_.isWhole(op.c)) out.den = code_.word(1);
      if (code_.isWhole(a)) return out;
      llvm::Value* fine = code_.noFault(a);
      return {ir_.CreateSelect(fine, out.num, a.num), ir_.CreateSelect(fine, out.den, a.den)};
    }
    case Op::SetHas:
    case Op::SetUnion:
    case Op::SetExcept:
    case Op::SetOf:
    case Op::SetSize:
    case Op::SetSubset: return setOp(op);
    case Op::TileNext:
    case Op::TilePrevious: return ringStep(op);
    case Op::ListAt: return listAt(op);
    case Op::SeatNext:
    case Op::SeatPrevious: return seatStep(op);
    default: return slowly(op, ir_.getFalse(), code_.whole(code_.word(0)));  // RoundUp, RoundDown
  }
}

Value OpEmitter::add(const Operation& op) {
  const bool plus = op.instr->op == Op::Add;
  llvm::Value *a = op.a.num, *b = op.b.num;
  if (op.wholeResult) return code_.whole(plus ? ir_.CreateAdd(a, b) : ir_.CreateSub(a, b));
  const ID with = plus ? llvm::Intrinsic::sadd_with_overflow : llvm::Intrinsic::ssub_with_overflow;
  llvm::Value* both = ir_.CreateBinaryIntrinsic(with, a, b);
  llvm::Value* ok = code_.all(code_.bothWhole(op.a, op.b), ir_.CreateNot(ir_.CreateExtractValue(both, 1)));
  // The difference is a + -b, and -b must exist.
  if (!plus) ok = code_.all(ok, ir_.CreateICmpNE(b, code_.word(INT64_MIN)));
  return orElse(op, ok, code_.whole(ir_.CreateExtractValue(both, 0)));
}

// Whole numbers and halves: with x and y the denominators less one, one of them at most is 1 and nothing is
// negative.
Value OpEmitter::multiply(const Operation& op) {
  llvm::Value *a = op.a.num, *b = op.b.num;
  if (op.wholeResult) return code_.whole(ir_.CreateMul(a, b));
  llvm::Value* both = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smul_with_overflow, a, b);
  llvm::Value* n = ir_.CreateExtractValue(both, 0);
  llvm::Value* fits = ir_.CreateNot(ir_.CreateExtractValue(both, 1));
  if (code_.isWhole(op.a) && code_.isWhole(op.b)) return orElse(op, fits, code_.whole(n));
  if (op.fractionA == Fraction::Whole && op.fractionB == Fraction::Whole)
    return orElse(op, code_.all(fits, code_.bothWhole(op.a, op.b)), code_.whole(n));
  llvm::Value* x = ir_.CreateSub(op.a.den, code_.word(1));
  llvm::Value* y = ir_.CreateSub(op.b.den, code_.word(1));
  llvm::Value* halves = ir_.CreateOr(x, y);
  llvm::Value* ok = code_.all(fits, ir_.CreateICmpULE(halves, code_.word(1)));
  if (!code_.isWhole(op.a) && !code_.isWhole(op.b))
    ok = code_.all(ok, ir_.CreateICmpEQ(ir_.CreateAnd(x, y), code_.word(0)));
  // Where halves is neither 0 nor 1 the fast path is not taken, and what it gives is not looked at.
  llvm::Value* even = ir_.CreateAnd(ir_.CreateAnd(halves, ir_.CreateNot(n)), code_.word(1));
  const Value fast{ir_.CreateAShr(n, even), ir_.CreateAdd(code_.word(1), ir_.CreateXor(halves, even))};
  const bool one = op.fractionA == Fraction::Whole || op.fractionB == Fraction::Whole;
  const bool halvesOnly = one && op.fractionA != Fraction::Any && op.fractionB != Fraction::Any;
  return halvesOnly && !op.exact ? code_.orUnknown(ok, fast) : slowly(op, ok, fast);
}

Value OpEmitter::divide(const Operation& op) {
  llvm::Value *a = op.a.num, *b = op.b.num;
  llvm::Value* positive = ir_.CreateICmpSGT(b, code_.word(0));
  llvm::Value* by = ir_.CreateSelect(positive, b, code_.word(1));
  llvm::Value* even = ir_.CreateICmpEQ(ir_.CreateSRem(a, by), code_.word(0));
  llvm::Value* ok = code_.all(code_.bothWhole(op.a, op.b), ir_.CreateAnd(positive, even));
  return slowly(op, ok, code_.whole(ir_.CreateSDiv(a, by)));
}

// Powers of a constant come from a table that begins with the exponent -1.
Value OpEmitter::power(const Operation& op) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(op.a.num);
  if (!constant || !code_.isWhole(op.a) || constant->getSExtValue() < 1)
    return slowly(op, ir_.getFalse(), code_.whole(code_.word(0)));
  const int64_t base = constant->getSExtValue();
  std::vector<int64_t> powers{1, 1};
  for (int64_t next; powers.size() < 64 && !__builtin_mul_overflow(powers.back(), base, &next);)
    powers.push_back(next);
  llvm::Value* index = ir_.CreateAdd(op.b.num, code_.word(1));
  if (op.wholeResult && op.rangeB.lo >= 0) return code_.whole(code_.entry(code_.table(powers), index));
  llvm::Value* inside = ir_.CreateICmpULT(index, code_.word(static_cast<int64_t>(powers.size())));
  llvm::Value* safe = ir_.CreateSelect(inside, index, code_.word(0));
  llvm::Value* ok = code_.all(code_.isWholeAt(op.b), inside);
  llvm::Value* den =
      op.rangeB.known && op.rangeB.lo >= 0
          ? static_cast<llvm::Value*>(code_.word(1))
          : ir_.CreateSelect(ir_.CreateICmpEQ(index, code_.word(0)), code_.word(base), code_.word(1));
  const Value fast{code_.entry(code_.table(powers), safe), den};
  const bool near = op.rangeB.known && op.rangeB.lo >= -1;  // else small fractions may be frequent
  return near && !op.exact ? code_.orUnknown(ok, fast) : slowly(op, ok, fast);
}

// Halves are compared as twice their value, where that fits.
Value OpEmitter::compare(const Operation& op) {
  const Value &a = op.a, &b = op.b;
  if (op.instr->op == Op::Eq || op.instr->op == Op::Ne) {
    llvm::Value* same = ir_.CreateICmpEQ(a.num, b.num);
    if (!code_.isWhole(a) || !code_.isWhole(b)) same = ir_.CreateAnd(same, ir_.CreateICmpEQ(a.den, b.den));
    const Value fast = code_.truth(op.instr->op == Op::Eq ? same : ir_.CreateNot(same));
    llvm::Value* ok = code_.noFault(a, b);
    return op.exact ? slowly(op, ok, fast) : code_.orUnknown(ok, fast);
  }
  const bool halves = !op.exact && (op.fractionA == Fraction::Half || op.fractionB == Fraction::Half) &&
                      op.fractionA != Fraction::Any && op.fractionB != Fraction::Any;
  llvm::Value *left = a.num, *right = b.num, *ok = nullptr;
  if (halves) {
    ok = code_.noFault(a, b);
    auto twice = [&](const Value& value) {
      llvm::Value* both = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smul_with_overflow, value.num,
                                                    ir_.CreateSub(code_.word(3), value.den));
      ok = code_.all(ok, ir_.CreateNot(ir_.CreateExtractValue(both, 1)));
      return ir_.CreateExtractValue(both, 0);
    };
    left = twice(a);
    right = twice(b);
  } else {
    ok = code_.bothWhole(a, b);
  }
  auto finish = [&](const Value& fast) { return halves ? code_.orUnknown(ok, fast) : orElse(op, ok, fast); };
  auto choose = [&](llvm::Value* first) {
    Value out{ir_.CreateSelect(first, a.num, b.num), code_.word(1)};
    if (halves) out.den = ir_.CreateSelect(first, a.den, b.den);
    return finish(out);
  };
  switch (op.instr->op) {
    case Op::Min: return choose(ir_.CreateICmpSLE(left, right));
    case Op::Max: return choose(ir_.CreateICmpSGE(left, right));
    case Op::Lt: return finish(code_.truth(ir_.CreateICmpSLT(left, right)));
    default: return finish(code_.truth(ir_.CreateICmpSLE(left, right)));
  }
}

// A truth that is decided whatever is unknown, or whose parts are both known.
Value OpEmitter::either(llvm::Value* decided, llvm::Value* sure, llvm::Value* outcome) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(sure);
  if (constant && constant->isOne()) return code_.truth(outcome);
  return code_.orUnknown(ir_.CreateOr(decided, sure), code_.truth(outcome));
}

Value OpEmitter::truthOp(const Operation& op) {
  llvm::Value* a = ir_.CreateICmpNE(op.a.num, code_.word(0));
  if (op.instr->op == Op::Not) {
    const Value fast = code_.truth(ir_.CreateNot(a));
    return op.exact ? slowly(op, code_.noFault(op.a), fast) : code_.orUnknown(code_.noFault(op.a), fast);
  }
  if (!op.exact) return fold(op, op.a, op.b);
  llvm::Value* b = ir_.CreateICmpNE(op.b.num, code_.word(0));
  llvm::Value* out = op.instr->op == Op::And ? ir_.CreateAnd(a, b) : ir_.CreateOr(a, b);
  return slowly(op, code_.noFault(op.a, op.b), code_.truth(out));
}

// One false decides an And, one true an Or. With a part that decides, the other counts as that part.
Value OpEmitter::fold(const Operation& op, const Value& left, const Value& right) {
  const bool every = op.instr->op == Op::EveryLoser || op.instr->op == Op::And;
  llvm::Value* a = ir_.CreateICmpNE(left.num, code_.word(0));
  llvm::Value* b = ir_.CreateICmpNE(right.num, code_.word(0));
  llvm::Value *fineA = code_.noFault(left), *fineB = code_.noFault(right);
  if (every) {
    a = code_.isWhole(left) ? a : ir_.CreateOr(a, ir_.CreateNot(fineA));
    b = code_.isWhole(right) ? b : ir_.CreateOr(b, ir_.CreateNot(fineB));
    return either(ir_.CreateNot(ir_.CreateAnd(a, b)), code_.all(fineA, fineB), ir_.CreateAnd(a, b));
  }
  a = code_.all(fineA, a);
  b = code_.all(fineB, b);
  return either(ir_.CreateOr(a, b), code_.all(fineA, fineB), ir_.CreateOr(a, b));
}

// The tile's bit, or nothing for no tile.
llvm::Value* OpEmitter::bit(llvm::Value* set, llvm::Value* tile) {
  llvm::Value* there =
      ir_.CreateTrunc(ir_.CreateLShr(set, ir_.CreateAnd(tile, code_.word(63))), ir_.getInt1Ty());
  return ir_.CreateAnd(there, ir_.CreateICmpSGE(tile, code_.word(0)));
}

Value OpEmitter::setOp(const Operation& op) {
  llvm::Value *a = op.a.num, *b = op.b.num;
  llvm::Value* ok = b ? code_.noFault(op.a, op.b) : code_.noFault(op.a);
  switch (op.instr->op) {
    case Op::SetHas: return orElse(op, ok, code_.truth(bit(a, b)));
    case Op::SetUnion: return orElse(op, ok, code_.whole(ir_.CreateOr(a, b)));
    case Op::SetExcept: return orElse(op, ok, code_.whole(ir_.CreateAnd(a, ir_.CreateNot(b))));
    case Op::SetOf: {
      llvm::Value* one = ir_.CreateShl(code_.word(1), ir_.CreateAnd(a, code_.word(63)));
      return orElse(op, ok,
                    code_.whole(ir_.CreateSelect(ir_.CreateICmpSGE(a, code_.word(0)), one, code_.word(0))));
    }
    case Op::SetSize: return orElse(op, ok, code_.whole(ir_.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, a)));
    default: {
      llvm::Value* outside = ir_.CreateAnd(a, ir_.CreateNot(b));
      llvm::Value* subset =
          ir_.CreateAnd(ir_.CreateICmpNE(a, code_.word(0)), ir_.CreateICmpEQ(outside, code_.word(0)));
      return orElse(op, ok, code_.truth(subset));
    }
  }
}

Value OpEmitter::ringStep(const Operation& op) {
  std::vector<int64_t> steps;
  for (const plan::Kind& kind : plan_.kinds)
    steps.push_back(op.instr->op == Op::TileNext ? kind.next : kind.previous);
  if (steps.empty()) return slowly(op, ir_.getFalse(), code_.whole(code_.word(0)));
  llvm::Value* inside = ir_.CreateICmpULT(op.a.num, code_.word(static_cast<int64_t>(steps.size())));
  llvm::Value* next = code_.entry(code_.table(steps), ir_.CreateSelect(inside, op.a.num, code_.word(0)));
  llvm::Value* ok = ir_.CreateAnd(inside, ir_.CreateICmpNE(next, code_.word(plan::noTile)));
  return orElse(op, code_.all(code_.isWholeAt(op.a), ok), code_.whole(next));
}

Value OpEmitter::listAt(const Operation& op) {
  const std::vector<Num>& list = plan_.lists[op.instr->imm];
  std::vector<int64_t> nums{0}, dens{1};
  bool whole = true;
  for (const Num& entry : list) {
    nums.push_back(entry.num);
    dens.push_back(entry.den);
    whole = whole && entry.isWhole();
  }
  llvm::Value* last = code_.word(static_cast<int64_t>(list.size()));
  llvm::Value* index = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, op.a.num, last);
  index = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, index, code_.word(0));
  Value fast{code_.entry(code_.table(nums), index), code_.word(1)};
  if (!whole) fast.den = code_.entry(code_.table(dens), index);
  return orElse(op, code_.isWholeAt(op.a), fast);
}

Value OpEmitter::seatStep(const Operation& op) {
  llvm::Value* step = code_.word(op.instr->op == Op::SeatNext ? 1 : seats_ - 1);
  llvm::Value* seats = code_.word(seats_);
  llvm::Value* next = ir_.CreateURem(ir_.CreateAdd(ir_.CreateURem(op.a.num, seats), step), seats);
  llvm::Value* nobody = ir_.CreateICmpSLT(op.a.num, code_.word(0));
  return orElse(op, code_.isWholeAt(op.a), code_.whole(ir_.CreateSelect(nobody, op.a.num, next)));
}

}  // namespace kaikou::jit
