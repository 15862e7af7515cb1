// Tiles turned up by events: birds after a win, indicators after a quad (plan_course.h).
//
// From the head or the tail of the wall a tile is taken as if it were drawn, also of those that are kept from drawing. Tiles of stacks
// lie where they lie, and are shown. Where no tile is left there are fewer, or the last tile drawn stands for them. Guarantee: a
// tile is turned up once. Tested by tests/table/course_test.cpp.
#include <algorithm>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using plan::TurnPlace;

void Engine::turnFor(State& s, const plan::EventMatch& event, int actor) {
  for (const uint8_t i : rulesOf_[static_cast<size_t>(event.kind)].turnUps) {
    if (fault_) return;
    for (const plan::TurnLine& line : plan_.course.turnUps[i].lines) {
      const bool asked = std::any_of(line.events.begin(), line.events.end(), [&](const plan::EventMatch& rule) { return fits(rule, event); });
      if (!asked || !holds(s, line.guard, actor)) continue;
      Num count;
      if (!valueOf(s, line.count, actor, count)) return;
      const int64_t wanted = count.num - (line.more ? 0 : s.table.course.turnedCount[i]);
      turnTiles(s, i, static_cast<int>(std::clamp<int64_t>(wanted, 0, plan::maxTurned)), line.offered);
      break;
    }
  }
}

bool Engine::canTurn(const State& s, size_t index) const {
  const plan::TurnUp& item = plan_.course.turnUps[index];
  const int count = s.table.course.turnedCount[index];
  if (count >= plan::maxTurned) return false;
  if (item.place >= TurnPlace::UpperOfStacks) return count <= item.lastStack - item.firstStack;
  return s.left > s.fixedSize;
}

void Engine::turnTiles(State& s, size_t index, int count, bool offered) {
  const plan::TurnUp& item = plan_.course.turnUps[index];
  eval::Course& course = s.table.course;
  if (supposing_) return noteLeft(s);   // what is turned up is told
  if (count > 0) course.turnedLot[index] = course.turnedCount[index];
  if (offered && count > 0) s.course.offer = static_cast<uint8_t>(index + 1);
  for (; count > 0 && canTurn(s, index); --count) {
    uint16_t at = 0;
    const int stack = item.firstStack + course.turnedCount[index];
    switch (item.place) {
      case TurnPlace::Head: at = takeFromHead(s, stacks_); break;
      case TurnPlace::Tail: at = takeFromTail(s, stacks_); break;
      case TurnPlace::UpperOfStacks: at = static_cast<uint16_t>(s.wallSize - 2 * stack); break;
      case TurnPlace::LowerOfStacks: at = static_cast<uint16_t>(s.wallSize - 2 * stack + 1); break;
    }
    course.turned[index][course.turnedCount[index]++] = s.wall[at];
    note({Happened::Turned, -1, -1, s.wall[at], static_cast<uint8_t>(index), false, at});
  }
  if (count > 0 && item.lastDrawn && !course.turnedCount[index]) {
    course.turned[index][course.turnedCount[index]++] = course.lastDrawn;
    course.turnedLast |= static_cast<uint8_t>(1u << index);
    note({Happened::Turned, -1, -1, course.lastDrawn, static_cast<uint8_t>(index), true});
  }
  noteLeft(s);
}

// Tiles that are offered come one after the other to the seat that made the quad. It wins on one, or discards it at once; then the
// others may win on it and claim it as any discard. Those that it can win on come first.
void Engine::offerNext(State& s) {
  const size_t index = s.course.offer - 1u;
  eval::Course& course = s.table.course;
  const int seat = s.turn, count = course.turnedCount[index];
  uint8_t& played = course.turnedPlayed[index];
  if (played == count) {
    s.course.offer = 0;
    return nextTurn(s, nextInPlay(s, seat));
  }
  s.stage = Stage::Turn;
  s.asked = s.answered = s.mayWin = 0;
  s.drew = s.afterKong = true;
  auto wins = [&](int tile) {
    filter_->give(s, seat, tile);
    const bool can = canWin(s, seat, tile, eval::WinBy::SelfDraw, true, false);
    filter_->take(s, seat, tile);
    return can;
  };
  auto& tiles = course.turned[index];
  bool can = false;
  for (int i = played; i < count && !can && !fault_; ++i)
    if ((can = wins(tiles[static_cast<size_t>(i)]))) std::swap(tiles[static_cast<size_t>(i)], tiles[played]);
  if (fault_) return;
  s.tile = tiles[played++];
  course.lastDrawn = s.tile;
  filter_->give(s, seat, s.tile);
  if (can) s.mayWin = bit(seat);
  else takeDiscard(s, seat, s.tile);
}

// Somebody won on one or claimed it: nobody takes the others, which lie before the seat that turned them up.
void Engine::layOffers(State& s) {
  const size_t index = s.course.offer - 1u;
  eval::Course& course = s.table.course;
  for (uint8_t& played = course.turnedPlayed[index]; played < course.turnedCount[index]; ++played) {
    Discard& laid = s.pile[s.pileSize++];
    laid = {};
    laid.tile = course.turned[index][played];
    laid.seat = static_cast<uint8_t>(course.actor) & 3;
    laid.laid = 1;
    ++course.piled[laid.tile];
    note({Happened::Laid, static_cast<int8_t>(laid.seat), -1, laid.tile});
  }
  s.course.offer = 0;
}

}  // namespace kaikou::table
