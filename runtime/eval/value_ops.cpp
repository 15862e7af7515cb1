// Texts of the faults that evaluation adds to those of numbers. See value_ops.h.
// Tested by tests/eval/evaluator_test.cpp.
#include "runtime/eval/value_ops.h"

#include <string>

namespace kaikou::eval {

Fault faultOf(const Num& value) {
  const char* text = "";
  const auto reason = static_cast<TableFault>(plan::faultReason(value));
  if (reason >= TableFault::HandNotTold && reason < TableFault::ReadyTwice)
    return {plan::faultOrigin(value), "the hand of seat " + std::to_string(static_cast<int>(reason) - static_cast<int>(TableFault::HandNotTold)) + " is not told"};
  switch (reason) {
    case TableFault::ReadyTwice: text = "being ready depends on being ready"; break;
    case TableFault::ReadyFailed: text = "whether the seat is ready cannot be told"; break;
    default: text = numErrorText(plan::faultReason(value));
  }
  return {plan::faultOrigin(value), text};
}

}  // namespace kaikou::eval
