// What the pure operations of a plan mean: the one place, used by the compiler's folder and by the interpreter.
//
// A failing operation (overflow, division by zero …) yields a *fault value*, which carries the declaration at fault and the
// reason. Faults travel through arithmetic and comparisons, and vanish where they are not chosen: `Select` takes the branch
// it takes, and needs no condition where both are the same value; `false and FAULT` is false. Only a fault that reaches a result is reported, so both branches of an `if` may be
// computed. Tested by tests/runtime/values_test.cpp.
#pragma once

#include <bit>

#include "runtime/base/number.h"
#include "runtime/plan/plan.h"

namespace kaikou::plan {

// den == faultDen marks a fault: num = reason << 32 | origin.
inline constexpr int64_t faultDen = -1;
inline Num faultValue(NumError reason, uint32_t origin) {
  return Num((static_cast<int64_t>(reason) << 32) | origin, faultDen);
}
inline bool isFault(Num value) { return value.den == faultDen; }
inline uint32_t faultOrigin(Num value) { return static_cast<uint32_t>(value.num); }
inline NumError faultReason(Num value) { return static_cast<NumError>(value.num >> 32); }

inline Num boolean(bool value) { return Num(value ? 1 : 0); }
inline TileSet asSet(Num value) { return static_cast<TileSet>(value.num); }
inline Num fromSet(TileSet set) { return Num(static_cast<int64_t>(set)); }

/// Whether `op` depends on its operands alone (and on tiles and lists of the plan, which are fixed).
constexpr bool isPure(Op op) { return op <= Op::SeatPrevious; }

/// What pure operations may look at beside their operands: rings, the tables of ListAt, the number of seats.
struct ValueContext {
  const std::vector<Kind>& kinds;
  const std::vector<std::vector<Num>>& lists;
  int seats = seatCount;
};

/// The value of a pure operation.
Num applyPure(Op op, Num a, Num b, Num c, uint32_t imm, uint32_t origin, const ValueContext& context);

}  // namespace kaikou::plan
