// Every way to complete a hand that lacks one tile, and what each pays.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cases/scorer.h"

namespace kaikou::cases {

/// Said of a case that has a win and is asked what it waits for.
inline constexpr const char* winOfWaiting = "a hand that waits has no win: leave `win` out";

/// One way to complete the hand.
struct Way {
  uint8_t tile;
  int from;                               // plan::nobody: by draw
  eval::Settlement settlement;
};

/// All legal ways of `seat`, by tile; a draw before discards, discards by seat. `table` is one of bindTable's.
std::optional<eval::Fault> findWays(Scorer& scorer, eval::Table table, int seat, std::vector<Way>& out);

/// `{"seat": …, "waits": [{"tile": …, "by": …, "result": {…}}]}`, without a line end. Without an id the key is left out.
void appendWaits(std::string& into, bool hasId, std::string_view id, const Scorer& scorer, int seat,
                 const std::vector<Way>& ways);

}  // namespace kaikou::cases
