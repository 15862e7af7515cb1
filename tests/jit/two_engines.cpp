#include "tests/jit/two_engines.h"

#include "runtime/eval/native_code.h"

namespace kaikou::testing {

TwoEngines::TwoEngines(const plan::Plan& plan) : interpreter_(plan), native_(plan) {
  jit::Compiled compiled = jit::compile(plan);
  if (compiled.code)
    native_.setNative(compiled.code);
  else
    why_ = compiled.why;
}

}  // namespace kaikou::testing
