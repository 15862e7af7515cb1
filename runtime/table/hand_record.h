// A hand as what was chosen in it: with the match before it, everything else follows.
//
//   table::HandRecord record;                          // cleared when a hand is dealt
//   if (engine.apply(state, action) == Refusal::None) record.actions.push_back(action);
//   table::appendRecord(bytes, record);
//   …
//   table::HandRecord again;
//   if (table::readRecord(bytes, again))
//     if (auto why = table::playAgain(engine, match, again, state)) report(*why);
//
// So a saved hand cannot be anything but what the seed deals and the rules make of the choices. Nothing about it is believed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/table/engine.h"

namespace kaikou::table {

struct HandRecord {
  std::vector<Action> actions;           // since the deal
  int8_t leaver = plan::nobody;          // left after them
};

/// A byte for who left (0xff: nobody), then four for each action: act, seat, call, tile. Two records are alike if their bytes
/// are.
void appendRecord(std::string& into, const HandRecord& record);
/// False if these are no such bytes.
[[nodiscard]] bool readRecord(std::span<const uint8_t> bytes, HandRecord& out);
/// Deals the hand of `match`, from `given` if its wall was not made from a seed, and takes the actions. What was wrong, if the
/// wall is none of the game or an action was not open: then `out` means nothing. An action costs about a microsecond, a hand
/// has some hundred.
[[nodiscard]] std::optional<std::string> playAgain(Engine& engine, const Match& match, const HandRecord& record, State& out,
                                                   const WallSetup* given = nullptr);

}  // namespace kaikou::table
