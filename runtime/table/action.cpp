// The texts of refusals, from their table. Tested by tests/table/engine_test.cpp.
#include "runtime/table/action.h"

namespace kaikou::table {

std::string_view refusalText(Refusal refusal) {
  switch (refusal) {
#define REFUSAL(name, text) \
  case Refusal::name: return text;
#include "runtime/table/refusals.def"
#undef REFUSAL
  }
  return "";
}

}  // namespace kaikou::table
