// Texts of the faults that evaluation adds to those of numbers. See value_ops.h.
// Tested by tests/eval/evaluator_test.cpp.
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {

Fault faultOf(const Num& value) {
  const char* text = "";
  switch (static_cast<TableFault>(plan::faultReason(value))) {
    case TableFault::HandNotTold: text = "the hand of the seat is not told"; break;
    case TableFault::ReadyTwice: text = "being ready depends on being ready"; break;
    case TableFault::ReadyFailed: text = "whether the seat is ready cannot be told"; break;
    default: text = numErrorText(plan::faultReason(value));
  }
  return {plan::faultOrigin(value), text};
}

}  // namespace kaikou::eval
