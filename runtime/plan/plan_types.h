// The few types that all parts of a plan share: registers, sets of tiles, lines of explanations. See plan.h.
#pragma once

#include <cstdint>

namespace kaikou::plan {

using TileSet = uint64_t;               // bit k: kind k
using Reg = uint16_t;
inline constexpr Reg noReg = 0xffff;

enum class LineAction : uint8_t { Becomes, Add, Subtract, Times, AtMost, AtLeast, RoundUp, RoundDown };
enum class LineRole : uint8_t { Winner, Loser, Payment };   // whose tally; Payment lines go into what a loser pays
/// One alternative of a line of a tally or of the payment, in order: for explanations.
struct Line {
  uint32_t origin = 0;                  // the line
  uint32_t group = 0;                   // origin of its tally, or of the payment
  LineRole role{};
  LineAction action{};
  Reg value = 0;                        // operand, repetitions included
  Reg applies = 0;                      // whether it applied
  Reg after = 0;                        // the running value after it
};

}  // namespace kaikou::plan
