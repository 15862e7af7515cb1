// The wall: built from a seed, broken by the dice, drawn from both ends.
//
// Walls as built. In front of every seat stands a side of `stacks` stacks of two tiles. A list of the walls as built goes
// side by side from seat 0 on, each side from its owner's right end (so clockwise around the table), the upper tile of a
// stack before the lower. In games without stacks the list is the order of drawing.
//
// The break. Sides are counted in turn order from the dealer (the dealer's is 1) up to the sum of the dice; on that side,
// stacks are skipped from its right end. Drawing goes on clockwise, so to the side of the seat *before*, and the skipped
// stacks come last. Replacements come from the other end: the last stack first, its upper tile first.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/base/seed.h"
#include "runtime/plan/plan.h"
#include "runtime/table/game_state.h"

namespace kaikou::table {

/// A wall that is ready to be dealt.
struct WallSetup {
  std::array<uint8_t, maxTiles> tiles{};     // in the order of drawing
  uint16_t size = 0;
  std::array<uint8_t, 4> dice{};             // the first Game::dice are thrown
  uint8_t breakSide = 0, breakStack = 0;     // the seat whose side is broken; stacks skipped
};

/// Dice first, then the walls as built (a Fisher-Yates shuffle of all tiles in order of kinds, from the last place down),
/// then the break. Everything from one stream of the seed.
WallSetup buildWall(const plan::Plan& plan, int dealer, const Seed& seed);
/// Where the dice break the wall.
void breakWall(const plan::Plan& plan, int dealer, WallSetup& wall);
/// The index in the walls as built of the tile drawn `at`-th, and back.
uint16_t builtIndex(const plan::Plan& plan, const WallSetup& wall, uint16_t at);

/// How many tiles are taken from the tail before the tile at `index`, and the index after `taken` have been.
/// `size` tiles in all; in stacks of two the upper (even index) is taken first.
constexpr int tailOrder(int size, int index, bool stacks) {
  if (!stacks) return size - 1 - index;
  return 2 * ((size - 1 - index) / 2) + (index & 1);
}
constexpr int tailIndex(int size, int order, bool stacks) {
  if (!stacks) return size - 1 - order;
  return size - 2 - 2 * (order / 2) + (order & 1);
}

/// Whether the tile at `index` was drawn. The tile turned up, and those of stacks that are turned up, never are.
bool isDrawn(const State& state, int index, bool stacks);
/// Whether the tile at `index` keeps its place and lies open: the indicator, or one of a stack that was turned up.
bool liesOpen(const plan::Plan& plan, const State& state, int index);

/// Takes the next tile from the head or the tail of a state's wall and returns its index. `state.left` must not be 0.
uint16_t takeFromHead(State& state, bool stacks);
uint16_t takeFromTail(State& state, bool stacks);

}  // namespace kaikou::table
