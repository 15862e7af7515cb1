// What every part of the compiler uses to write LLVM's form: numbers as pairs, fields of the frame and the
// table, the way out to the slow functions.
#pragma once

#include <cstdint>
#include <vector>

#include <llvm/IR/IRBuilder.h>

#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan.h"

namespace kaikou::jit {

/// A number of the plan: `den` is the constant 1 wherever that is certain.
struct Value {
  llvm::Value* num = nullptr;
  llvm::Value* den = nullptr;
};

class CodeBuilder {
 public:
  /// Writes at the end of the entry block of `function`, whose first argument is the frame.
  explicit CodeBuilder(llvm::Function* function);

  llvm::IRBuilder<> ir;

  llvm::Function* function() const { return function_; }
  llvm::Value* frame() const { return frame_; }
  llvm::ConstantInt* word(int64_t value) { return ir.getInt64(static_cast<uint64_t>(value)); }
  Value constant(const Num& value) { return {word(value.num), word(value.den)}; }
  Value whole(llvm::Value* num) { return {num, word(1)}; }
  /// A truth as a number.
  Value truth(llvm::Value* bit) { return whole(ir.CreateZExt(bit, ir.getInt64Ty())); }
  static bool isOne(const llvm::Value* den);
  bool isWhole(const Value& value) const { return isOne(value.den); }

  /// The address `offset` bytes behind `base`.
  llvm::Value* at(llvm::Value* base, size_t offset);
  llvm::Value* atIndex(llvm::Value* base, size_t offset, llvm::Value* index, size_t size);
  llvm::Value* load(llvm::Type* type, llvm::Value* address);
  llvm::Value* loadWord(llvm::Value* address) { return load(ir.getInt64Ty(), address); }
  /// Eight bytes of any place.
  llvm::Value* loadEight(llvm::Value* address) {
    return ir.CreateAlignedLoad(ir.getInt64Ty(), ir.CreateBitCast(address, ir.getInt64Ty()->getPointerTo()), llvm::Align(1));
  }
  /// A word that is known to lie in a range.
  llvm::Value* loadWithin(llvm::Value* address, const eval::WholeRange& range);
  /// A byte as a word.
  llvm::Value* loadByte(llvm::Value* address, bool isSigned = false);
  /// The same of so many bytes.
  llvm::Value* loadNumber(llvm::Value* address, int bytes, bool isSigned = false);
  void store(llvm::Value* value, llvm::Value* address);
  void storeNum(const Value& value, llvm::Value* address);
  /// A constant table of words.
  llvm::Value* table(const std::vector<int64_t>& words);
  llvm::Value* entry(llvm::Value* table, llvm::Value* index);

  /// Conditions on denominators; the constant true where they are certain.
  llvm::Value* isWholeAt(const Value& value);
  llvm::Value* bothWhole(const Value& a, const Value& b);
  llvm::Value* noFault(const Value& value);
  llvm::Value* noFault(const Value& a, const Value& b);
  llvm::Value* all(llvm::Value* a, llvm::Value* b);

  /// `fast` where `ok` holds, otherwise not worked out: eval::nativeUnknown, which is passed on like a fault.
  Value orUnknown(llvm::Value* ok, const Value& fast);
  enum class Slow { Pure, Ask };
  /// `fast` where `ok` holds, otherwise what the slow function says of instruction `at`.
  Value orSlow(llvm::Value* ok, const Value& fast, Slow kind, uint32_t at, const Value& a, const Value& b);

  /// Returns `code` from the function where `condition` holds; goes on otherwise.
  void returnIf(llvm::Value* condition, int32_t code, bool likely = false);
  llvm::BasicBlock* newBlock(const char* name);

 private:
  llvm::Function* function_;
  llvm::Value* frame_;
};

}  // namespace kaikou::jit
