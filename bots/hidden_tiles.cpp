// Tiles are gathered, put in order, shuffled and dealt to the same places. Flowers are never in a hand, so they go back into
// the wall. Hands of others that hold any tiles alike are far too poor late in a hand: who reckons with them believes that there
// is time, and loses. So hands can be made likely. Guarantee: table::checkState holds afterwards. Tested by
// tests/bots/bots_test.cpp and tests/bots/search_bot_test.cpp.
#include "bots/hidden_tiles.h"

#include <algorithm>
#include <array>
#include <span>

#include "runtime/base/invariant.h"
#include "runtime/table/win_filter.h"

namespace kaikou::bots {

using table::State;
using table::TileSet;

namespace {

constexpr int drawsForDiscard = 2, mostAgain = 6;

bool isUndrawn(const plan::Plan& plan, const State& s, int at, bool stacks) {
  return !table::liesOpen(plan, s, at) && !table::isDrawn(s, at, stacks);
}

// Whether the seat declares a quad that its hand holds: the others see which.
bool declares(const plan::Plan& plan, const State& s, int seat) {
  return s.stage == table::Stage::Robbing && seat == s.turn && plan.calls[s.call].source == plan::CallSource::InHand;
}

// Who could take the tile that is being asked about: the seats whose new hands can do something, wins where the evaluator says so.
void askAgain(table::Engine& engine, State& s, int seat) {
  const int seats = engine.seats();
  const unsigned mine = 1u << seat;
  s.answered = 0;
  s.asked = static_cast<uint8_t>(s.asked & mine);
  s.mayWin = static_cast<uint8_t>(s.mayWin & mine);
  const bool robbing = s.stage == table::Stage::Robbing;
  eval::Table claimed = s.table;
  for (int other = 0; other < seats; ++other) {
    if (other == seat || other == s.turn || (s.locked >> other & 1) || !(s.table.course.inPlay >> other & 1)) continue;
    claimed.win = {};
    claimed.win.seat = static_cast<int8_t>(other);
    claimed.win.tile = s.tile;
    claimed.win.by = robbing ? eval::WinBy::RobKong : eval::WinBy::Discard;
    claimed.win.from = s.turn;
    bool legal = false;
    if (!engine.evaluator().legal(claimed, true, legal) && legal) s.mayWin = static_cast<uint8_t>(s.mayWin | 1u << other);
    s.asked = static_cast<uint8_t>(s.asked | 1u << other);
    table::ActionList open;   // a seat that could only pass is not asked
    engine.legal(s, other, open);
    if (open.size() < 2) s.asked = static_cast<uint8_t>(s.asked & ~(1u << other));
  }
}

// Whether `other` would have won on a tile that it let go by: one that was discarded since it discarded last.
bool wouldHaveWon(table::Engine& engine, State& s, int other, int passed) {
  s.sketch[other] = engine.filter().sketchOf(s, other);
  for (int i = s.pileSize - 1 - passed; i >= 0 && s.pile[i].seat != other; --i)
    if (!s.pile[i].laid && engine.completes(s, other, s.pile[i].tile, eval::WinBy::Discard)) return true;
  return false;
}

// Hands that were played for a while hold what is of use. For every tile that its seat has discarded a hand draws twice
// from the other hidden tiles, and gives back the one that it needs least. Twice, because that comes nearest to what hands
// are worth: points that playouts from such worlds promise are, on average, those that the hands then bring. A hand that
// should have won on a tile that it let go by draws on.
void improve(table::Engine& engine, State& s, int seat, GreedyBot& likely, BotRandom& random, std::span<uint8_t> rest) {
  std::array<int, plan::seatCount> turns{};
  for (int i = 0; i < s.pileSize; ++i)
    if (!s.pile[i].laid) turns[s.pile[i].seat] += drawsForDiscard;
  auto draw = [&](int other) {
    uint8_t& drawn = rest[random.below(static_cast<uint32_t>(rest.size()))];
    auto& hand = s.table.seats[other].hand;
    ++hand[drawn];
    const int thrown = likely.leastUseful(s, other);
    KAIKOU_ASSERT(hand[thrown] > 0, "a hand gives back a tile that it holds");
    --hand[thrown];
    drawn = static_cast<uint8_t>(thrown);
  };
  const int most = *std::max_element(turns.begin(), turns.end());
  for (int round = 0; round < most; ++round)
    for (int other = 0; other < engine.seats(); ++other)
      if (other != seat && !(s.table.course.shown >> other & 1) && round < turns[static_cast<size_t>(other)]) draw(other);
  const int passed = s.stage == table::Stage::Answers;   // not yet
  for (int other = 0; other < engine.seats(); ++other)
    for (int again = 0; other != seat && !(s.table.course.shown >> other & 1) && again < mostAgain && wouldHaveWon(engine, s, other, passed); ++again) draw(other);
}

}  // namespace

void dealHiddenAnew(table::Engine& engine, State& s, int seat, BotRandom& random, GreedyBot* likely) {
  const plan::Plan& plan = engine.plan();
  const bool stacks = plan.game.stacks > 0;
  std::array<uint8_t, plan::maxKinds> pool{};
  const auto known = [&](int other) { return other == seat || (s.table.course.shown >> other & 1); };
  for (int other = 0; other < engine.seats(); ++other) {
    if (known(other)) continue;
    for (size_t k = 0; k < plan.kinds.size(); ++k)
      pool[k] = static_cast<uint8_t>(pool[k] + s.table.seats[other].hand[k]);
    if (declares(plan, s, other)) pool[s.tile] = static_cast<uint8_t>(pool[s.tile] - 3);
  }
  auto undrawn = [&](int at) { return isUndrawn(plan, s, at, stacks); };
  for (int at = 0; at < s.wallSize; ++at)
    if (undrawn(at)) ++pool[s.wall[at]];
  std::array<uint8_t, table::maxTiles> tiles{}, flowers{};
  size_t count = 0, flowerCount = 0;
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    const bool flower = plan.blocks[plan.kinds[k].block].isFlower;
    for (int i = 0; i < pool[k]; ++i) (flower ? flowers[flowerCount++] : tiles[count++]) = static_cast<uint8_t>(k);
  }
  for (size_t i = count; i > 1; --i) std::swap(tiles[i - 1], tiles[random.below(static_cast<uint32_t>(i))]);
  size_t next = 0;
  for (int other = 0; other < engine.seats(); ++other) {
    if (known(other)) continue;
    auto& hand = s.table.seats[other].hand;
    int held = 0;
    for (size_t k = 0; k < plan.kinds.size(); ++k) held += hand[k];
    hand.fill(0);
    // Three of a quad that is being declared from this hand are known, and must stay for when nobody robs it.
    if (declares(engine.plan(), s, other)) hand[s.tile] = 3, held -= 3;
    KAIKOU_ASSERT(next + static_cast<size_t>(held) <= count,
                  "what is dealt anew is what others held and what was not drawn");
    for (; held > 0; --held) ++hand[tiles[next++]];
  }
  if (likely && next < count) improve(engine, s, seat, *likely, random, {tiles.data() + next, count - next});
  for (int other = 0; other < engine.seats(); ++other) {
    if (other == seat) continue;
    s.sketch[other] = engine.filter().sketchOf(s, other);
  }
  // What is left, and the flowers, in an order of its own.
  std::copy(flowers.begin(), flowers.begin() + static_cast<ptrdiff_t>(flowerCount), tiles.begin() + static_cast<ptrdiff_t>(count));
  const size_t all = count + flowerCount;
  if (flowerCount)
    for (size_t i = all; i > next + 1; --i)
      std::swap(tiles[i - 1], tiles[next + random.below(static_cast<uint32_t>(i - next))]);
  for (int at = 0; at < s.wallSize; ++at)
    if (undrawn(at)) s.wall[at] = tiles[next++];
  // Places of tiles that were drawn hold the rest of the tiles: in what order they came is as hidden.
  std::array<uint8_t, plan::maxKinds> rest{};
  for (size_t k = 0; k < plan.kinds.size(); ++k) rest[k] = plan.kinds[k].copies;
  for (int at = 0; at < s.wallSize; ++at)
    if (undrawn(at) || table::liesOpen(plan, s, at)) --rest[s.wall[at]];
  size_t kind = 0;
  for (int at = 0; at < s.wallSize; ++at) {
    if (undrawn(at) || table::liesOpen(plan, s, at)) continue;
    while (!rest[kind]) ++kind;
    KAIKOU_ASSERT(kind < plan.kinds.size(), "the wall has the tiles of the plan and no others");
    s.wall[at] = static_cast<uint8_t>(kind);
    --rest[kind];
  }
  s.locked = static_cast<uint8_t>(s.locked & 1u << seat);
  for (const plan::Mark& mark : plan.course.marks)
    for (int other = 0; other < engine.seats() && mark.isPrivate; ++other)
      if (other != seat) s.table.course.seatMarks[static_cast<size_t>(other)][mark.slot] = mark.initial;
  if (s.stage == table::Stage::Choosing) {   // what others chose is as hidden as their hands
    for (int other = 0; other < engine.seats(); ++other) {
      if (other == seat || plan.course.steps[s.course.step].order == plan::StepOrder::InTurn) continue;
      if (s.answered >> other & 1) s.asked = static_cast<uint8_t>(s.asked | 1u << other);
      s.answered = static_cast<uint8_t>(s.answered & ~(1u << other));
      s.course.chosenCount[static_cast<size_t>(other)] = 0;
    }
  }
  if (s.stage == table::Stage::Answers || s.stage == table::Stage::Robbing) askAgain(engine, s, seat);
}

void shuffleWall(const table::Engine& engine, State& s, BotRandom& random) {
  const bool stacks = engine.plan().game.stacks > 0;
  std::array<uint8_t, table::maxTiles> places{};
  uint32_t count = 0;
  for (int at = s.head; at < s.wallSize; ++at)
    if (isUndrawn(engine.plan(), s, at, stacks)) places[count++] = static_cast<uint8_t>(at);
  for (; count > 1; --count) std::swap(s.wall[places[count - 1]], s.wall[places[random.below(count)]]);
}

}  // namespace kaikou::bots
