// Stages as functions, written from what is asked for.
//
// Nothing is written that no root asks for, and a value is written where the first root that needs it stands,
// after the needs before it have held: what a need that fails early would spare the interpreter it spares
// here too. Values are LLVM's own, so they stay in the machine's registers; only those that another stage
// reads are stored (NativeFrame::carried). A lane instruction is written once for each loser; which seat a
// lane is is only known at run time (NativeFrame::losers).
//
// A root that may be a fault is looked at, and the function then returns nativeLeave: see
// runtime/eval/native_code.h. Tested by tests/jit/jit_agreement_test.cpp.
#include "runtime/jit/llvm/stage_emitter.h"

#include <algorithm>
#include <cstddef>

#include "runtime/eval/native_code.h"

namespace kaikou::jit {

using eval::NativeFrame;
using eval::NativeMode;
using plan::Op;
using plan::Phase;
using plan::Reg;

StageEmitter::StageEmitter(const PlanFacts& facts, Phase stage, llvm::Function* function)
    : facts_(facts),
      plan_(facts.plan),
      stage_(stage),
      code_(function),
      ir_(code_.ir),
      ops_(code_, facts.plan),
      values_(plan_.scalarCount + plan_.laneCount) {}

llvm::Value* StageEmitter::loserSeat(int i) {
  auto& seat = losers_[static_cast<size_t>(i)];
  if (!seat) {
    // In the entry block, so that every later block may use it.
    llvm::IRBuilder<>::InsertPointGuard guard(ir_);
    llvm::BasicBlock& entry = code_.function()->getEntryBlock();
    ir_.SetInsertPoint(&entry, entry.begin());
    const eval::WholeRange seats{true, 0, plan_.game.seats - 1};
    seat = code_.loadWithin(frameField(offsetof(NativeFrame, losers) + 8 * static_cast<size_t>(i)), seats);
  }
  return seat;
}

llvm::Value* StageEmitter::modeIs(int mode) {
  llvm::Value* given = code_.function()->getArg(code_.function()->arg_size() - 1);
  return ir_.CreateICmpEQ(given, ir_.getInt32(static_cast<uint32_t>(mode)));
}
llvm::Value* StageEmitter::faulty(const Value& value) { return ir_.CreateNot(code_.noFault(value)); }

// A register that this stage does not compute: a constant, one of the deal, or one that the table stage left.
void StageEmitter::fetch(Reg reg) {
  Lanes& out = values_[reg];
  if (out[0].num) return;
  if (facts_.isConstant(reg)) {
    out[0] = code_.constant(plan_.constants[reg]);
    return;
  }
  const eval::WholeRange& range = facts_.range(reg);
  const bool known = range.known && stage_ != Phase::Deal;
  if (facts_.definer(reg) == PlanFacts::noInstr || facts_.phaseOf(reg) == Phase::Deal) {
    llvm::Value* registers = code_.load(ir_.getInt8PtrTy(), frameField(offsetof(NativeFrame, registers)));
    llvm::Value* address = code_.at(registers, sizeof(Num) * reg);
    out[0].num = known ? code_.loadWithin(address, range) : code_.loadWord(address);
    out[0].den = known ? code_.word(1) : code_.loadWord(code_.at(address, offsetof(Num, den)));
    return;
  }
  llvm::Value* carried = code_.load(ir_.getInt8PtrTy(), frameField(offsetof(NativeFrame, carried)));
  const int words = facts_.carriedWordsOf(reg);
  const int count = plan_.isLane(reg) ? facts_.losers() : 1;
  for (int i = 0; i < count; ++i) {
    llvm::Value* address = code_.at(carried, static_cast<size_t>(8 * (facts_.carriedAt(reg) + words * i)));
    out[static_cast<size_t>(i)] = {
        code_.loadWithin(address, range),
        words == 1 ? static_cast<llvm::Value*>(code_.word(1)) : code_.loadWord(code_.at(address, 8))};
  }
}

void StageEmitter::carry(const std::vector<Reg>& regs) {
  want(regs);
  if (regs.empty()) return;
  llvm::Value* carried = code_.load(ir_.getInt8PtrTy(), frameField(offsetof(NativeFrame, carried)));
  for (Reg reg : regs) {
    const int words = facts_.carriedWordsOf(reg);
    const int count = plan_.isLane(reg) ? facts_.losers() : 1;
    for (int i = 0; i < count; ++i) {
      llvm::Value* address = code_.at(carried, static_cast<size_t>(8 * (facts_.carriedAt(reg) + words * i)));
      code_.store(lane(reg, i).num, address);
      if (words == 2) code_.store(lane(reg, i).den, code_.at(address, 8));
    }
  }
}

void StageEmitter::want(const std::vector<Reg>& roots) {
  std::vector<Reg> outside;
  for (uint32_t at : facts_.behind(roots, stage_, &outside))
    if (!values_[plan_.code[at].dst][0].num) emitInstr(at);
  for (Reg reg : roots)
    if (reg != plan::noReg) fetch(reg);
}

void StageEmitter::emitInstr(uint32_t at) {
  const plan::Instr& instr = plan_.code[at];
  const PlanFacts::Operands reads = facts_.operands(instr);
  for (Reg reg : {reads.a, reads.b, reads.c, reads.fact})
    if (reg != plan::noReg) fetch(reg);
  // Facts about whole numbers hold for a deal without faults; the deal itself is computed without them.
  const bool facts = stage_ != Phase::Deal;
  auto rangeOf = [&](Reg reg) {
    return facts && reg != plan::noReg ? facts_.range(reg) : eval::WholeRange{};
  };
  auto isWhole = [&](Reg reg) { return reg == plan::noReg || facts_.range(reg).known; };
  const bool known = facts && facts_.range(instr.dst).known;
  Operation op{&instr,
               at,
               {},
               {},
               {},
               known && isWhole(reads.a) && isWhole(reads.b) && isWhole(reads.c),
               rangeOf(reads.a),
               rangeOf(reads.b),
               Fraction::Whole,
               Fraction::Whole,
               !facts,
               false,
               nullptr,
               nullptr,
               {}};
  if (reads.a != plan::noReg) op.fractionA = facts_.fraction(reads.a);
  if (reads.b != plan::noReg) op.fractionB = facts_.fraction(reads.b);
  if (stage_ == Phase::Reading) op.reading = code_.function()->getArg(1);
  if (reads.fact != plan::noReg) op.factDefault = scalar(reads.fact);
  if (instr.op == Op::HandCount && !facts_.isConstant(reads.a) &&
      facts_.definer(reads.a) != PlanFacts::noInstr)
    op.winnersHand = plan_.code[static_cast<size_t>(facts_.definer(reads.a))].op == Op::InWinner;

  Lanes& out = values_[instr.dst];
  if (instr.op == Op::EveryLoser || instr.op == Op::SomeLoser) {
    Value sum = code_.whole(code_.word(instr.op == Op::EveryLoser));
    for (int i = 0; i < facts_.losers(); ++i) sum = ops_.fold(op, sum, lane(reads.a, i));
    out[0] = sum;
  } else {
    const bool lanes = plan_.isLane(instr.dst);
    for (int i = 0; i < (lanes ? facts_.losers() : 1); ++i) {
      if (reads.a != plan::noReg) op.a = lane(reads.a, i);
      if (reads.b != plan::noReg) op.b = lane(reads.b, i);
      if (reads.c != plan::noReg) op.c = lane(reads.c, i);
      op.lane = lanes ? loserSeat(i) : nullptr;
      out[static_cast<size_t>(i)] = ops_.emit(op);
    }
  }
  if (!known) return;
  for (Value& value : out)
    if (value.num) value.den = code_.word(1);
}

void StageEmitter::emitDeal() {
  llvm::Value* registers = code_.load(ir_.getInt8PtrTy(), frameField(offsetof(NativeFrame, registers)));
  llvm::Value* clean = ir_.getTrue();
  for (const plan::PhaseCode& phase : plan_.phases) {
    if (phase.phase != Phase::Deal) continue;
    for (uint32_t i = phase.first; i < phase.first + phase.count; ++i) {
      emitInstr(i);
      const Value& value = scalar(plan_.code[i].dst);
      code_.storeNum(value, code_.at(registers, sizeof(Num) * plan_.code[i].dst));
      clean = code_.all(clean, code_.noFault(value));
    }
  }
  ir_.CreateRet(ir_.CreateZExt(clean, ir_.getInt32Ty()));
}

void StageEmitter::checkNeed(size_t need) {
  const plan::Need& asked = plan_.needs[need];
  want({asked.holds});
  const Value& holds = scalar(asked.holds);
  auto inQuestion = [&](llvm::Value* condition) {
    if (!asked.atSettlement) return condition;
    return ir_.CreateAnd(condition, ir_.CreateNot(modeIs(static_cast<int>(NativeMode::Unpriced))));
  };
  if (!code_.isWhole(holds)) code_.returnIf(inQuestion(faulty(holds)), eval::nativeLeave);
  code_.returnIf(inQuestion(ir_.CreateICmpEQ(holds.num, code_.word(0))), static_cast<int32_t>(need), true);
}

// Where yes or no asks in another order than a settlement, it has code of its own, up to its return.
bool StageEmitter::beginAsking(llvm::BasicBlock*& asWritten) {
  if (facts_.asking == facts_.written) return false;
  llvm::BasicBlock* asking = code_.newBlock("asking");
  asWritten = code_.newBlock("written");
  ir_.CreateCondBr(modeIs(static_cast<int>(NativeMode::Priced)), asWritten, asking);
  ir_.SetInsertPoint(asking);
  return true;
}
// What was worked out on that way is not there on the other.
void StageEmitter::endAsking(llvm::BasicBlock* asWritten) {
  ir_.CreateRet(ir_.getInt32(static_cast<uint32_t>(eval::nativeHolds)));
  std::fill(values_.begin(), values_.end(), Lanes{});
  ops_.startAnotherWay();
  ir_.SetInsertPoint(asWritten);
}

void StageEmitter::emitTable() {
  if (llvm::BasicBlock* asWritten = nullptr; beginAsking(asWritten)) {
    for (size_t need : facts_.asking.tableNeeds) checkNeed(need);
    carry(facts_.carriedUnpriced());
    code_.returnIf(modeIs(static_cast<int>(NativeMode::Unpriced)), eval::nativeHolds, true);
    carry(facts_.carriedPriced());
    endAsking(asWritten);
  }
  for (size_t need : facts_.written.tableNeeds) checkNeed(need);
  carry(facts_.carriedUnpriced());
  code_.returnIf(modeIs(static_cast<int>(NativeMode::Unpriced)), eval::nativeHolds, true);
  carry(facts_.carriedPriced());
  ir_.CreateRet(ir_.getInt32(static_cast<uint32_t>(eval::nativeHolds)));
}

void StageEmitter::checkReadingNeeds(const std::vector<size_t>& needs) {
  size_t left = 0;  // needs that being ready asks
  for (size_t need : needs) left += !plan_.needs[need].atSettlement;
  bool readyDone = false;
  for (size_t need : needs) {
    if (left == 0 && !readyDone) {
      code_.returnIf(modeIs(static_cast<int>(NativeMode::Unpriced)), eval::nativeHolds, true);
      readyDone = true;
    }
    checkNeed(need);
    left -= !plan_.needs[need].atSettlement;
  }
}

void StageEmitter::emitReading() {
  if (llvm::BasicBlock* asWritten = nullptr; beginAsking(asWritten)) {
    checkReadingNeeds(facts_.asking.readingNeeds);
    endAsking(asWritten);
  }
  checkReadingNeeds(facts_.written.readingNeeds);
  code_.returnIf(ir_.CreateNot(modeIs(static_cast<int>(NativeMode::Priced))), eval::nativeHolds, true);
  emitOwed();
  emitLiability();
  emitSharing();
  emitKeys();
  emitResults();
  ir_.CreateRet(ir_.getInt32(static_cast<uint32_t>(eval::nativeHolds)));
}

void StageEmitter::emitOwed() {
  llvm::Value* sum = code_.word(0);
  if (plan_.payment != plan::noReg) {
    want({plan_.payment});
    for (int i = 0; i < facts_.losers(); ++i) {
      const Value& amount = lane(plan_.payment, i);
      llvm::Value* both = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::sadd_with_overflow, sum, amount.num);
      llvm::Value* wrong =
          ir_.CreateOr(ir_.CreateExtractValue(both, 1), ir_.CreateICmpEQ(amount.num, code_.word(INT64_MIN)));
      code_.returnIf(ir_.CreateOr(wrong, ir_.CreateNot(code_.isWholeAt(amount))), eval::nativeLeave);
      sum = ir_.CreateExtractValue(both, 0);
      code_.store(amount.num, code_.atIndex(code_.frame(), offsetof(NativeFrame, owed), loserSeat(i), 8));
    }
  }
  code_.store(sum, frameField(offsetof(NativeFrame, sum)));
}

// The first liability that holds and names a loser. Faults leave even where an earlier liability holds: rare,
// and the interpreter knows.
void StageEmitter::emitLiability() {
  std::vector<Reg> roots;
  for (const plan::Liability& liability : plan_.liabilities)
    roots.insert(roots.end(), {liability.seat, liability.holds});
  want(roots);
  llvm::Value* liable = code_.word(plan::nobody);
  llvm::Value* which = code_.word(-1);
  llvm::Value* leave = ir_.getFalse();
  llvm::Value* winner = code_.loadWord(frameField(offsetof(NativeFrame, winner)));
  for (size_t i = plan_.liabilities.size(); i-- > 0;) {
    const Value &seat = scalar(plan_.liabilities[i].seat), &holds = scalar(plan_.liabilities[i].holds);
    llvm::Value* asks = ir_.CreateICmpNE(holds.num, code_.word(0));
    leave = ir_.CreateOr(
        leave, ir_.CreateOr(faulty(holds), ir_.CreateAnd(asks, ir_.CreateNot(code_.isWholeAt(seat)))));
    llvm::Value* loses = ir_.CreateAnd(ir_.CreateICmpULT(seat.num, code_.word(plan_.game.seats)),
                                       ir_.CreateICmpNE(seat.num, winner));
    llvm::Value* taken = ir_.CreateAnd(asks, loses);
    liable = ir_.CreateSelect(taken, seat.num, liable);
    which = ir_.CreateSelect(taken, code_.word(static_cast<int64_t>(i)), which);
  }
  code_.returnIf(leave, eval::nativeLeave);
  code_.store(liable, frameField(offsetof(NativeFrame, liable)));
  code_.store(which, frameField(offsetof(NativeFrame, liability)));
}

void StageEmitter::emitSharing() {
  llvm::Value* shared = ir_.getFalse();
  llvm::Value* leave = ir_.getFalse();
  for (const plan::Sharing& sharing : plan_.sharings) {
    want({sharing.holds});
    const Value& holds = scalar(sharing.holds);
    leave = ir_.CreateOr(leave, faulty(holds));
    shared = ir_.CreateOr(shared, ir_.CreateICmpNE(holds.num, code_.word(0)));
  }
  code_.returnIf(leave, eval::nativeLeave);
  code_.store(ir_.CreateZExt(shared, ir_.getInt64Ty()), frameField(offsetof(NativeFrame, shared)));
}

void StageEmitter::emitKeys() {
  for (size_t k = 0; k < plan_.choose.size(); ++k) {
    if (plan_.choose[k].winnings) continue;
    want({plan_.choose[k].value});
    const Value& value = scalar(plan_.choose[k].value);
    code_.returnIf(faulty(value), eval::nativeLeave);
    code_.storeNum(value, frameField(offsetof(NativeFrame, keys) + sizeof(Num) * k));
  }
}

void StageEmitter::emitResults() {
  std::array<llvm::Value*, 2> patterns{code_.word(0), code_.word(0)};
  static_assert(plan::PatternSet::most == 64 * patterns.size());
  llvm::Value* fault = ir_.getFalse();
  for (size_t i = 0; i < plan_.patterns.size(); ++i) {
    want({plan_.patterns[i].holds});
    const Value& holds = scalar(plan_.patterns[i].holds);
    fault = ir_.CreateOr(fault, faulty(holds));
    llvm::Value* bit = ir_.CreateZExt(ir_.CreateICmpNE(holds.num, code_.word(0)), ir_.getInt64Ty());
    llvm::Value*& word = patterns[i / 64];
    word = ir_.CreateOr(word, ir_.CreateShl(bit, code_.word(static_cast<int64_t>(i % 64))));
  }
  for (size_t i = 0; i < plan_.results.size(); ++i) {
    if (plan_.results[i].kind == plan::ResultItem::PatternList) continue;
    want({plan_.results[i].value});
    const Value& value = scalar(plan_.results[i].value);
    fault = ir_.CreateOr(fault, faulty(value));
    llvm::Value* number = ir_.CreateSelect(code_.isWholeAt(value), value.num, code_.word(0));
    code_.store(number, frameField(offsetof(NativeFrame, results) + 8 * i));
  }
  for (size_t word = 0; word < patterns.size(); ++word)
    code_.store(patterns[word], frameField(offsetof(NativeFrame, patterns) + sizeof(uint64_t) * word));
  code_.store(ir_.CreateZExt(fault, ir_.getInt64Ty()), frameField(offsetof(NativeFrame, resultsFault)));
}

}  // namespace kaikou::jit
