// What a seat may see of a hand, as JSON.
//
//   table::appendView(out, engine, match, state, 2);    // seat 2: its own hand, and what lies open to everybody
//
// It is made of a View (view.h), so what that hides is hidden here: the wall, the other hands, the tiles of their concealed quads,
// whether they can win, who broke a duty, what others are asked or answered. That somebody is asked at all can be seen, for play
// waits for it.
#pragma once

#include <string>

#include "runtime/table/view.h"

namespace kaikou::table {

/// One object, without a line end. `allSeats`: every hand is shown, for observers who may see it; the wall never is. `match` is the one that the hand was begun with, or, after its end, made of it.
void appendView(std::string& into, Engine& engine, const Match& match, const State& state, int seat);

/// Copies of `tile` that `seat` does not see: not in its hand, on no table (save in another seat's concealed quad), on no pile,
/// not turned up.
int unseen(const Engine& engine, const State& state, int seat, int tile);

}  // namespace kaikou::table
