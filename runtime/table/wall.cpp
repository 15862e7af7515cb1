// Building, breaking and drawing. Guarantee: every tile of the wall is drawn at most once, from whichever end, and the tile
// turned up never. Tested by tests/table/wall_test.cpp.
#include "runtime/table/wall.h"

#include <algorithm>

#include "runtime/base/invariant.h"

namespace kaikou::table {

void breakWall(const plan::Plan& plan, int dealer, WallSetup& wall) {
  const plan::Game& game = plan.game;
  int sum = 0, smaller = game.dice ? 255 : 0;
  for (int d = 0; d < game.dice; ++d) sum += wall.dice[d], smaller = std::min<int>(smaller, wall.dice[d]);
  const bool broken = game.dice && game.stacks;
  wall.breakSide = static_cast<uint8_t>(broken ? (dealer + sum - 1) % game.seats : 0);
  const int skip = game.breakSkip == 1 ? smaller : game.breakSkip == 2 ? sum : 0;
  wall.breakStack = static_cast<uint8_t>(broken ? skip % game.stacks : 0);
}

uint16_t builtIndex(const plan::Plan& plan, const WallSetup& wall, uint16_t at) {
  const int perSide = 2 * plan.game.stacks;
  if (!perSide) return at;
  // Sides in clockwise order are those of seats s, s-1, s-2 …; a place on the round, from the right end of the broken side.
  const int sides = wall.size / perSide;
  const int place = at + 2 * wall.breakStack;
  const int side = ((wall.breakSide - place / perSide) % sides + sides) % sides;
  return static_cast<uint16_t>(side * perSide + place % perSide);
}

WallSetup buildWall(const plan::Plan& plan, int dealer, const Seed& seed) {
  WallSetup wall;
  SeedStream stream(seed);
  for (int d = 0; d < plan.game.dice; ++d) wall.dice[d] = static_cast<uint8_t>(1 + stream.below(6));
  std::array<uint8_t, maxTiles> built{};
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    for (int c = 0; c < plan.kinds[k].copies; ++c) built[wall.size++] = static_cast<uint8_t>(k);
  for (uint32_t i = wall.size; i-- > 1;) std::swap(built[i], built[stream.below(i + 1)]);
  breakWall(plan, dealer, wall);
  KAIKOU_ASSERT(!plan.game.stacks || wall.size == 2 * plan.game.stacks * plan.game.seats,
                "a playable plan has stacks for all its tiles");
  const int perSide = plan.game.stacks ? 2 * plan.game.stacks : wall.size;   // whole sides are copied at once
  for (int at = 0, length = perSide - 2 * wall.breakStack; at < wall.size; at += length, length = perSide) {
    length = std::min(length, wall.size - at);
    std::copy_n(&built[builtIndex(plan, wall, static_cast<uint16_t>(at))], length, &wall.tiles[at]);
  }
  return wall;
}

namespace {

// A tile of a stack that is turned up keeps its place.
bool isFixed(const State& state, int at) {
  return static_cast<unsigned>(at - state.fixedFrom) < state.fixedSize;
}

}  // namespace

bool isDrawn(const State& state, int index, bool stacks) {
  if (index == state.indicatorAt || isFixed(state, index)) return false;
  return index < state.head || tailOrder(state.wallSize, index, stacks) < state.tail;
}

bool liesOpen(const plan::Plan& plan, const State& state, int index) {
  if (index == state.indicatorAt) return true;
  if (!isFixed(state, index)) return false;
  for (size_t i = 0; i < plan.course.turnUps.size(); ++i) {
    const plan::TurnUp& item = plan.course.turnUps[i];
    const bool lower = item.place == plan::TurnPlace::LowerOfStacks;
    const int at = state.wallSize - index - (lower ? -1 : 0);
    if (item.place < plan::TurnPlace::UpperOfStacks || at % 2 != 0) continue;
    const int nth = at / 2 - item.firstStack;
    if (nth >= 0 && nth < state.table.course.turnedCount[i]) return true;
  }
  return false;
}

uint16_t takeFromHead(State& state, bool stacks) {
  KAIKOU_ASSERT(state.left > 0, "a tile is drawn only while some are left");
  while (state.head == state.indicatorAt || isFixed(state, state.head) || tailOrder(state.wallSize, state.head, stacks) < state.tail) ++state.head;
  KAIKOU_ASSERT(state.head < state.wallSize, "what is left lies between the head and the tail");
  --state.left;
  return state.head++;
}

uint16_t takeFromTail(State& state, bool stacks) {
  KAIKOU_ASSERT(state.left > 0, "a tile is drawn only while some are left");
  int at = tailIndex(state.wallSize, state.tail, stacks);
  while (at == state.indicatorAt || isFixed(state, at) || at < state.head) at = tailIndex(state.wallSize, ++state.tail, stacks);
  KAIKOU_ASSERT(at >= state.head && at < state.wallSize, "what is left lies between the head and the tail");
  ++state.tail;
  --state.left;
  return static_cast<uint16_t>(at);
}

}  // namespace kaikou::table
