// The operations of a plan in LLVM's form, one at a time.
#pragma once

#include "runtime/jit/llvm/code_builder.h"
#include "runtime/jit/llvm/plan_facts.h"
#include "runtime/plan/plan.h"

namespace kaikou::jit {

/// One instruction for one lane (or none), with its operands.
struct Operation {
  const plan::Instr* instr;
  uint32_t at;                      // into Plan::code
  Value a, b, c;                    // those that it has
  bool wholeResult;                 // whole_ranges.h knows the result, and operands are whole
  eval::WholeRange rangeA, rangeB;  // of a and b
  Fraction fractionA, fractionB;
  bool exact;                      // nothing may be left unknown: in the deal
  bool winnersHand = false;        // operand a is the winner
  llvm::Value* lane = nullptr;     // the loser's seat
  llvm::Value* reading = nullptr;  // the reading key, in the reading stage
  Value factDefault;               // InFact
};

class OpEmitter {
 public:
  OpEmitter(CodeBuilder& code, const plan::Plan& plan);

  Value emit(const Operation& op);
  /// EveryLoser and SomeLoser: one more lane into the truth so far.
  Value fold(const Operation& op, const Value& sum, const Value& lane);
  /// What was worked out on the way to here is not there on another way.
  void startAnotherWay() { relatedKnown_ = false; }

 private:
  // Pure operations: runtime/plan/values.cpp says what they mean.
  Value pure(const Operation& op);
  Value add(const Operation& op);
  Value multiply(const Operation& op);
  Value divide(const Operation& op);
  Value power(const Operation& op);
  Value compare(const Operation& op);
  Value truthOp(const Operation& op);
  Value setOp(const Operation& op);
  Value ringStep(const Operation& op);
  Value listAt(const Operation& op);
  Value seatStep(const Operation& op);
  Value slowly(const Operation& op, llvm::Value* ok, const Value& fast);
  Value orElse(const Operation& op, llvm::Value* ok, const Value& fast);
  Value either(llvm::Value* decided, llvm::Value* sure, llvm::Value* outcome);
  // Questions: interpreter.cpp says what they mean.
  Value question(const Operation& op);
  Value ofTable(const Operation& op);
  Value ofSeat(const Operation& op);
  Value ofReading(const Operation& op);
  Value ofMark(const Operation& op);
  Value courseNumber(size_t offset, int bytes, bool isSigned = false);
  void relate();
  Value asked(const Operation& op, llvm::Value* ok, const Value& fast);
  Value askedIfExact(const Operation& op, llvm::Value* ok, const Value& fast);
  Value alwaysAsked(const Operation& op);

  llvm::Value* tableByte(size_t offset, bool isSigned = false);
  llvm::Value* seatAddress(llvm::Value* seat);
  llvm::Value* frameOfSeat(size_t offset, llvm::Value* seat);
  llvm::Value* wonBy(int how);
  /// Whether a is a seat of the game, and that seat or 0.
  llvm::Value* knownSeat(const Operation& op, llvm::Value*& seat);
  llvm::Value* callsIn(llvm::Value* seat, uint64_t mask);
  llvm::Value* sourceOf(llvm::Value* seat, llvm::Value* which);
  llvm::Value* sumOfWords(llvm::Value* counts, uint64_t kinds);
  llvm::Value* sumOver(llvm::Value* counts, llvm::Value* set);
  llvm::Value* bit(llvm::Value* set, llvm::Value* tile);
  llvm::Value* field(llvm::Value* reading, uint32_t imm);

  CodeBuilder& code_;
  llvm::IRBuilder<>& ir_;
  const plan::Plan& plan_;
  int seats_;
  bool relatedKnown_ = false;          // the frame holds the relations of the reading
  uint64_t inHand_ = 0, opening_ = 0;  // calls from the own hand; calls that open it
};

}  // namespace kaikou::jit
