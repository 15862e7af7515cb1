// The beginning of a hand: wall, deal, the tile turned up, what it makes of the tiles.
//
// Tiles are taken four at a time as long as that fits, then one each, from the dealer on; the dealer takes his extra tile
// last. Tested by tests/table/deal_test.cpp.
#include <algorithm>

#include "runtime/base/invariant.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

void Engine::begin(const Match& match, State& s, Events* events) {
  if (events) events->clear();
  events_ = events;
  deal(match, buildWall(plan_, match.dealer, match.seed.forHand(match.hand)), s);
}

bool Engine::beginWith(const Match& match, const WallSetup& wall, State& s, Events* events) {
  if (events) events->clear();
  std::array<int, maxKinds> counts{};
  if (wall.size > maxTiles || match.dealer >= seats()) return false;
  for (int i = 0; i < wall.size; ++i) {
    if (wall.tiles[i] >= plan_.kinds.size()) return false;
    ++counts[wall.tiles[i]];
  }
  for (size_t k = 0; k < plan_.kinds.size(); ++k)
    if (counts[k] != plan_.kinds[k].copies) return false;
  events_ = events;
  deal(match, wall, s);
  return true;
}

void Engine::deal(const Match& match, const WallSetup& wall, State& s) {
  const plan::Game& game = plan_.game;
  s = State{};
  s.table.course.followed = s.course.followed = course_;
  s.table.dealer = match.dealer;
  s.table.previousWild = match.previousWild;
  std::copy(wall.tiles.begin(), wall.tiles.begin() + wall.size, s.wall.begin());
  s.wallSize = s.left = wall.size;
  s.dice = wall.dice;
  s.breakSide = wall.breakSide, s.breakStack = wall.breakStack;
  std::array<std::array<uint8_t, 3 * plan::maxMelds + 2>, seatCount> dealt{};
  std::array<int, seatCount> counts{};
  auto take = [&](int seat, int tiles) {
    for (; tiles > 0; --tiles) dealt[seat][counts[seat]++] = s.wall[takeFromHead(s, stacks_)];
  };
  for (int got = 0; got < game.handSize;) {
    const int tiles = game.handSize - got >= 4 ? 4 : 1;
    for (int i = 0, seat = match.dealer; i < seats(); ++i, seat = next(seat)) take(seat, tiles);
    got += tiles;
  }
  KAIKOU_ASSERT(game.dealerHand >= game.handSize, "the dealer has no fewer tiles than the others");
  take(match.dealer, game.dealerHand - game.handSize);
  if (game.hasIndicator) turnUp(s);
  for (const plan::TurnUp& item : plan_.course.turnUps) {
    if (item.place < plan::TurnPlace::UpperOfStacks) continue;
    const int from = s.wallSize - 2 * item.lastStack, end = s.wallSize - 2 * (item.firstStack - 1);
    const int before = s.fixedSize ? s.fixedFrom : from, after = s.fixedSize ? s.fixedFrom + s.fixedSize : end;
    s.fixedFrom = static_cast<uint16_t>(std::min(from, before));
    s.fixedSize = static_cast<uint16_t>(std::max(end, after) - s.fixedFrom);
  }
  s.turn = static_cast<int8_t>(match.dealer);
  if (course_) beginCourse(match, s);
  s.sketch.fill(filter_->empty());
  if ((fault_ = fixDeal(s))) return finishStep(s);
  for (int seat = 0; seat < seats(); ++seat) {
    for (int i = 0; i < counts[seat]; ++i) filter_->give(s, seat, dealt[seat][i]);
  }
  s.tile = dealt[match.dealer][counts[match.dealer] - 1];
  for (int i = 0, seat = match.dealer; i < seats(); ++i, seat = next(seat)) drawFlowers(s, seat);
  if (s.outcome.kind != Outcome::None) return finishStep(s);
  if (course_) {
    noteLeft(s);
    happen(s, plan::EventKind::Deal, plan::nobody);
    if (!fault_) startSteps(s, 0);
  } else {
    beginPlay(s);
  }
  finishStep(s);
}

void Engine::beginPlay(State& s) {
  const int dealer = s.table.dealer;
  if (plan_.game.dealerHand == plan_.game.handSize) return nextTurn(s, dealer);
  s.stage = Stage::Turn;
  s.turn = static_cast<int8_t>(dealer);
  s.drew = true;
  if (canWin(s, dealer, s.tile, eval::WinBy::SelfDraw, false, false)) s.mayWin = bit(dealer);
}

void Engine::turnUp(State& s) {
  const plan::Game& game = plan_.game;
  const int stack = 2 * game.indicatorStack, half = (s.head + 1) & ~1;
  switch (game.indicatorPlace) {
    case plan::WallPlace::Head: s.indicatorAt = static_cast<int16_t>(s.head); break;
    case plan::WallPlace::UpperFromTail: s.indicatorAt = static_cast<int16_t>(s.wallSize - stack); break;
    case plan::WallPlace::LowerFromTail: s.indicatorAt = static_cast<int16_t>(s.wallSize - stack + 1); break;
    case plan::WallPlace::UpperFromHead: s.indicatorAt = static_cast<int16_t>(half + stack - 2); break;
    case plan::WallPlace::LowerFromHead: s.indicatorAt = static_cast<int16_t>(half + stack - 1); break;
  }
  KAIKOU_ASSERT(s.indicatorAt >= s.head && s.indicatorAt < s.wallSize,
                "the tile turned up is one that nobody was dealt");
  s.table.indicator = s.wall[s.indicatorAt];
  --s.left;
}

std::optional<eval::Fault> Engine::fixDeal(State& s) {
  std::optional<eval::Fault> fault;
  auto set = [&](plan::Reg reg, TileSet& out) {
    if (!fault) fault = evaluator_.dealSet(s.table, reg, out);
  };
  set(plan_.wilds, s.wilds);
  set(plan_.game.discardSet, s.discardSet);
  set(plan_.game.dutyExempt, s.dutyExempt);
  TileSet all = 0;
  for (size_t k = 0; k < plan_.kinds.size(); ++k)
    if (!plan_.blocks[plan_.kinds[k].block].isFlower) all |= TileSet{1} << k;
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    TileSet asideSet = all, without = 0;
    if (plan_.calls[c].meld == plan::CallMeld::Aside) set(plan_.calls[c].asideSet, asideSet);
    set(plan_.calls[c].without, without);
    TileSet usable = asideSet & all & ~without;
    if (plan_.calls[c].meld == plan::CallMeld::Run) usable &= usable >> 1 & usable >> 2 & runStarts_;
    s.callTiles[c] = usable;
  }
  return fault;
}

// Flowers are laid aside and replaced until none is left in the hand; a replacement may be one again.
void Engine::drawFlowers(State& s, int seat) {
  const auto flower = [&] {
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (plan_.blocks[plan_.kinds[k].block].isFlower && s.table.seats[seat].hand[k]) return static_cast<int>(k);
    return plan::noTile;
  };
  if (s.outcome.kind != Outcome::None) return;
  for (int k = flower(); k != plan::noTile; k = flower()) {
    layFlower(s, seat, k);
    if (!drawable(s)) return handDrawn(s);
    const uint8_t drawn = draw(s, seat, true);
    if (seat == s.turn && s.tile == k) s.tile = drawn;   // in place of the tile that the dealer drew last
  }
}

}  // namespace kaikou::table
