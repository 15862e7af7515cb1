#include "tests/jit/two_engines.h"

#include "runtime/eval/native_code.h"
#include "tests/reference/answer_text.h"

namespace kaikou::testing {

namespace {

std::string compared(const std::string& interpreter, const std::string& native) {
  return interpreter == native ? "" : "interpreter: " + interpreter + "\nmachine code: " + native;
}

}  // namespace

TwoEngines::TwoEngines(const plan::Plan& plan) : interpreter_(plan), native_(plan) {
  jit::Compiled compiled = jit::compile(plan);
  if (compiled.code)
    native_.setNative(compiled.code);
  else
    why_ = compiled.why;
}

std::string TwoEngines::differ(const eval::Table& table) {
  return compared(reference::answers(interpreter_, table), reference::answers(native_, table));
}
std::string TwoEngines::differAtLength(const eval::Table& table) {
  return compared(reference::answersAtLength(interpreter_, table), reference::answersAtLength(native_, table));
}

}  // namespace kaikou::testing
