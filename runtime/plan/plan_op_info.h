// What is fixed about each operation of a plan: its row of plan_ops.def, the types it works on and the phase it needs.
#pragma once

#include <string_view>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

/// What a register holds. A truth value is a number that is 0 or 1. `Same` marks operands and results of one common
/// type.
enum class ValueType : uint8_t { Same, Number, Tile, Set, Seat };
const char* valueTypeName(ValueType type);

struct OpInfo {
  std::string_view name;      // as in plan_ops.def
  std::string_view leaves;    // what dst holds afterwards
  std::string_view fails;     // how it can fail, empty if it cannot
  int operands = 0;           // registers it reads: the first of a, b, c
  bool usesImm = false;
  ValueType result = ValueType::Number;
  std::array<ValueType, 3> types{};  // of a, b, c
  Phase earliest = Phase::Deal;      // the first phase that knows what it asks
};

inline constexpr int opCount = 0
#define PLAN_OP(op, operands, leaves, fails) +1
#include "runtime/plan/plan_ops.def"
#undef PLAN_OP
    ;

/// For any op below opCount.
const OpInfo& opInfo(Op op);

const char* phaseName(Phase phase);
/// "at_most": as results and logs spell what a line does.
const char* lineActionName(LineAction action);

}  // namespace kaikou::plan
