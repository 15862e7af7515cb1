// One plan by the interpreter and by machine code, and what differs between the two.
#pragma once

#include <string>

#include "runtime/eval/evaluator.h"
#include "runtime/jit/jit.h"

namespace kaikou::testing {

class TwoEngines {
 public:
  /// Not `usable()` where the JIT refuses the plan; `why()` then says why.
  explicit TwoEngines(const plan::Plan& plan);

  bool usable() const { return why_.empty(); }
  const std::string& why() const { return why_; }
  eval::Evaluator& interpreter() { return interpreter_; }
  eval::Evaluator& native() { return native_; }

  /// Everything that a table can be asked: settlement or refusal, faults with place and text, being legal
  /// with and without prices. "" if both say the same.
  std::string differ(const eval::Table& table);
  /// Explanations, being ready and waits: slower.
  std::string differAtLength(const eval::Table& table);

 private:
  eval::Evaluator interpreter_, native_;
  std::string why_;
};

}  // namespace kaikou::testing
