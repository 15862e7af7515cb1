// Small pieces of LLVM's form. Blocks follow each other in one chain with side roads that join again or leave
// the function, so what is written first is known everywhere after. Tested by
// tests/jit/jit_agreement_test.cpp.
#include "runtime/jit/llvm/code_builder.h"

#include <cstddef>

#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>

#include "runtime/eval/native_code.h"

namespace kaikou::jit {

using eval::NativeFrame;

CodeBuilder::CodeBuilder(llvm::Function* function)
    : ir(llvm::BasicBlock::Create(function->getContext(), "entry", function)),
      function_(function),
      frame_(function->getArg(0)) {}

bool CodeBuilder::isOne(const llvm::Value* den) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(den);
  return constant && constant->isOne();
}

llvm::BasicBlock* CodeBuilder::newBlock(const char* name) {
  return llvm::BasicBlock::Create(function_->getContext(), name, function_);
}

llvm::Value* CodeBuilder::at(llvm::Value* base, size_t offset) {
  return offset ? ir.CreateConstInBoundsGEP1_64(ir.getInt8Ty(), base, offset) : base;
}
llvm::Value* CodeBuilder::atIndex(llvm::Value* base, size_t offset, llvm::Value* index, size_t size) {
  return ir.CreateInBoundsGEP(ir.getInt8Ty(), at(base, offset),
                              ir.CreateMul(index, word(static_cast<int64_t>(size))));
}
llvm::Value* CodeBuilder::load(llvm::Type* type, llvm::Value* address) {
  return ir.CreateAlignedLoad(type, ir.CreateBitCast(address, type->getPointerTo()),
                              llvm::Align(type->isIntegerTy(8)    ? 1
                                          : type->isIntegerTy(16) ? 2
                                          : type->isIntegerTy(32) ? 4
                                                                  : 8));
}
llvm::Value* CodeBuilder::loadWithin(llvm::Value* address, const eval::WholeRange& range) {
  llvm::Value* value = loadWord(address);
  if (range.known && range.lo > INT64_MIN / 2 && range.hi < INT64_MAX / 2) {
    llvm::MDBuilder notes(function_->getContext());
    llvm::cast<llvm::LoadInst>(value)->setMetadata(
        llvm::LLVMContext::MD_range, notes.createRange(llvm::APInt(64, static_cast<uint64_t>(range.lo)),
                                                       llvm::APInt(64, static_cast<uint64_t>(range.hi + 1))));
  }
  return value;
}
llvm::Value* CodeBuilder::loadByte(llvm::Value* address, bool isSigned) {
  llvm::Value* byte = load(ir.getInt8Ty(), address);
  return isSigned ? ir.CreateSExt(byte, ir.getInt64Ty()) : ir.CreateZExt(byte, ir.getInt64Ty());
}
llvm::Value* CodeBuilder::loadNumber(llvm::Value* address, int bytes, bool isSigned) {
  if (bytes == 8) return loadWord(address);
  llvm::Value* number = load(ir.getIntNTy(static_cast<unsigned>(8 * bytes)), address);
  return isSigned ? ir.CreateSExt(number, ir.getInt64Ty()) : ir.CreateZExt(number, ir.getInt64Ty());
}
void CodeBuilder::store(llvm::Value* value, llvm::Value* address) {
  ir.CreateAlignedStore(value, ir.CreateBitCast(address, value->getType()->getPointerTo()), llvm::Align(8));
}
void CodeBuilder::storeNum(const Value& value, llvm::Value* address) {
  store(value.num, at(address, offsetof(Num, num)));
  store(value.den, at(address, offsetof(Num, den)));
}

llvm::Value* CodeBuilder::table(const std::vector<int64_t>& words) {
  std::vector<uint64_t> bits(words.begin(), words.end());
  llvm::Constant* data = llvm::ConstantDataArray::get(function_->getContext(), bits);
  auto* global = new llvm::GlobalVariable(*function_->getParent(), data->getType(), true,
                                          llvm::GlobalValue::PrivateLinkage, data);
  global->setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global);
  return ir.CreateBitCast(global, ir.getInt64Ty()->getPointerTo());
}
llvm::Value* CodeBuilder::entry(llvm::Value* table, llvm::Value* index) {
  return ir.CreateAlignedLoad(ir.getInt64Ty(), ir.CreateInBoundsGEP(ir.getInt64Ty(), table, index),
                              llvm::Align(8));
}

llvm::Value* CodeBuilder::all(llvm::Value* a, llvm::Value* b) {
  auto isTrue = [](llvm::Value* value) {
    const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value);
    return constant && constant->isOne();
  };
  return isTrue(a) ? b : isTrue(b) ? a : ir.CreateAnd(a, b);
}
llvm::Value* CodeBuilder::isWholeAt(const Value& value) {
  return isWhole(value) ? ir.getTrue() : ir.CreateICmpEQ(value.den, word(1));
}
llvm::Value* CodeBuilder::bothWhole(const Value& a, const Value& b) {
  return all(isWholeAt(a), isWholeAt(b));
}
llvm::Value* CodeBuilder::noFault(const Value& value) {
  return isWhole(value) ? ir.getTrue() : ir.CreateICmpSGE(value.den, word(0));
}
llvm::Value* CodeBuilder::noFault(const Value& a, const Value& b) { return all(noFault(a), noFault(b)); }

Value CodeBuilder::orUnknown(llvm::Value* ok, const Value& fast) {
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(ok); constant && constant->isOne())
    return fast;
  return {fast.num, ir.CreateSelect(ok, fast.den, word(eval::nativeUnknown))};
}

Value CodeBuilder::orSlow(llvm::Value* ok, const Value& fast, Slow kind, uint32_t at, const Value& a,
                          const Value& b) {
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(ok); constant && constant->isOne())
    return fast;
  llvm::BasicBlock* from = ir.GetInsertBlock();
  llvm::BasicBlock* slow = newBlock("slow");
  llvm::BasicBlock* on = newBlock("on");
  llvm::MDBuilder notes(function_->getContext());
  ir.CreateCondBr(ok, on, slow, notes.createBranchWeights(64, 1));
  ir.SetInsertPoint(slow);
  llvm::Type* w = ir.getInt64Ty();
  auto* result = llvm::StructType::get(w, w);
  auto* type = llvm::FunctionType::get(result, {frame_->getType(), ir.getInt32Ty(), w, w, w, w}, false);
  const size_t field = kind == Slow::Pure ? offsetof(NativeFrame, pure) : offsetof(NativeFrame, ask);
  llvm::Value* callee = load(type->getPointerTo(), this->at(frame_, field));
  llvm::CallInst* call = ir.CreateCall(type, callee, {frame_, ir.getInt32(at), a.num, a.den, b.num, b.den});
  call->setDoesNotThrow();
  llvm::Value* num = ir.CreateExtractValue(call, 0);
  llvm::Value* den = ir.CreateExtractValue(call, 1);
  ir.CreateBr(on);
  ir.SetInsertPoint(on);
  auto join = [&](llvm::Value* quick, llvm::Value* late) {
    llvm::PHINode* phi = ir.CreatePHI(w, 2);
    phi->addIncoming(quick, from);
    phi->addIncoming(late, slow);
    return phi;
  };
  llvm::PHINode* joinedNum = join(fast.num, num);
  return {joinedNum, join(fast.den, den)};
}

void CodeBuilder::returnIf(llvm::Value* condition, int32_t code, bool likely) {
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(condition); constant && constant->isZero())
    return;
  llvm::BasicBlock* leave = newBlock("leave");
  llvm::BasicBlock* on = newBlock("on");
  llvm::MDBuilder notes(function_->getContext());
  ir.CreateCondBr(condition, leave, on, likely ? nullptr : notes.createBranchWeights(1, 16));
  ir.SetInsertPoint(leave);
  ir.CreateRet(ir.getInt32(static_cast<uint32_t>(code)));
  ir.SetInsertPoint(on);
}

}  // namespace kaikou::jit
