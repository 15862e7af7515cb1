// Whether a state can be one of a game: the invariants that the engine keeps.
//
// For tests, for states that come from outside (state_codec.h), and for finding faults close to where they are made.
#pragma once

#include <optional>
#include <string>

#include "runtime/table/engine.h"

namespace kaikou::table {

/// The first invariant that does not hold, in English: tiles are conserved (wall, hands, melds, tiles aside, pile, the
/// winning tile), every count is in range, hands have the size that the stage wants, those asked can be asked, answers
/// were open, offered wins are legal, the sets of the deal are those of the tile turned up, sketches agree with hands,
/// points sum to zero with the house. What it lets through, an engine can play on from.
[[nodiscard]] std::optional<std::string> checkState(Engine& engine, const State& state);

}  // namespace kaikou::table
