// The three functions of a plan in LLVM's form.
#pragma once

#include <array>
#include <vector>

#include "runtime/jit/llvm/code_builder.h"
#include "runtime/jit/llvm/op_emitter.h"
#include "runtime/jit/llvm/plan_facts.h"

namespace kaikou::jit {

class StageEmitter {
 public:
  /// `function` is empty and has the signature of its stage (native_code.h).
  StageEmitter(const PlanFacts& facts, plan::Phase stage, llvm::Function* function);

  void emitDeal();
  void emitTable();
  void emitReading();

 private:
  using Lanes = std::array<Value, 3>;

  void want(const std::vector<plan::Reg>& roots);
  const Value& scalar(plan::Reg reg) { return values_[reg][0]; }
  const Value& lane(plan::Reg reg, int i) {
    return values_[reg][facts_.plan.isLane(reg) ? static_cast<size_t>(i) : 0];
  }
  void fetch(plan::Reg reg);
  void emitInstr(uint32_t at);
  void checkNeed(size_t need);
  void checkReadingNeeds(const std::vector<size_t>& needs);
  bool beginAsking(llvm::BasicBlock*& asWritten);
  void endAsking(llvm::BasicBlock* asWritten);
  void carry(const std::vector<plan::Reg>& regs);
  void emitOwed();
  void emitLiability();
  void emitSharing();
  void emitKeys();
  void emitResults();
  llvm::Value* frameField(size_t offset) { return code_.at(code_.frame(), offset); }
  llvm::Value* loserSeat(int i);
  llvm::Value* modeIs(int mode);
  llvm::Value* faulty(const Value& value);

  const PlanFacts& facts_;
  const plan::Plan& plan_;
  plan::Phase stage_;
  CodeBuilder code_;
  llvm::IRBuilder<>& ir_;
  OpEmitter ops_;
  std::vector<Lanes> values_;  // by register; null while not known
  std::array<llvm::Value*, 3> losers_{};
};

}  // namespace kaikou::jit
