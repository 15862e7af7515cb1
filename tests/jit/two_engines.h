// One plan by the interpreter and by machine code, to be compared (tests/reference/answer_text.h).
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

 private:
  eval::Evaluator interpreter_, native_;
  std::string why_;
};

}  // namespace kaikou::testing
