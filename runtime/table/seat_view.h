// What a seat may see of a hand, as JSON.
//
//   table::appendView(out, engine, match, state, 2);    // seat 2: its own hand, and what lies open to everybody
//
// Nothing that the seat could not see at a real table has an influence on a byte of it: not the wall, not the other hands, not
// what others answered or what they are asked. That somebody is asked at all can be seen, for play waits for it.
#pragma once

#include <string>

#include "runtime/table/engine.h"

namespace kaikou::table {

/// Every hand is shown. For observers who may see it; the wall is never shown.
inline constexpr int allSeats = -1;

/// One object, without a line end. `match` is the one that the hand was begun with, or, after its end, made of it.
void appendView(std::string& into, const Engine& engine, const Match& match, const State& state, int seat);

/// Copies of `tile` that `seat` does not see: not in its hand, on no table, on no pile, not turned up.
int unseen(const Engine& engine, const State& state, int seat, int tile);

}  // namespace kaikou::table
