// Whether a state or a match can be one of a game: the invariants that the engine keeps.
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

/// The same of a match that goes on: dealer and wild tile are there, the house has charges for leaving and nothing else, no
/// more than one a hand, totals and house sum to zero, no total is beyond maxTotal, and before the first hand all are zero.
[[nodiscard]] std::optional<std::string> checkMatch(const plan::Plan& plan, const Match& match);

/// Whether the wild tile that the match remembers of the hand before can be one that its seed dealt there, whoever was dealer.
[[nodiscard]] bool mayHaveBeenWild(Engine& engine, const Match& match);

}  // namespace kaikou::table
