// Walls: as built and as drawn, the break by hand-computed dice, both ends down to the last tile.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::testing;

TEST_CASE("the dice break the wall", "[table][wall]") {
  const plan::Plan& plan = playablePlan("kaikoufan");
  // Dealer, dice; the seat whose side is broken, stacks skipped; the first tile and the last in the walls as built.
  struct Case { int dealer; uint8_t one, two; int side, skip, first, last; };
  for (const Case& c : {Case{0, 3, 5, 3, 3, 3 * 34 + 6, 3 * 34 + 5}, {2, 6, 6, 1, 6, 34 + 12, 34 + 11},
                        {1, 1, 1, 2, 1, 2 * 34 + 2, 2 * 34 + 1}, {0, 2, 3, 0, 2, 4, 3},
                        {3, 4, 1, 3, 1, 3 * 34 + 2, 3 * 34 + 1}}) {
    CAPTURE(c.dealer, int{c.one}, int{c.two});
    WallSetup wall;
    wall.size = 136;
    wall.dice = {c.one, c.two};
    breakWall(plan, c.dealer, wall);
    CHECK(int{wall.breakSide} == c.side);
    CHECK(int{wall.breakStack} == c.skip);
    CHECK(builtIndex(plan, wall, 0) == c.first);
    CHECK(builtIndex(plan, wall, 135) == c.last);
    // The side is finished first; then comes that of the seat before, from its right end.
    const auto onSide = static_cast<uint16_t>(34 - 2 * c.skip);
    CHECK(builtIndex(plan, wall, static_cast<uint16_t>(onSide - 1)) == c.side * 34 + 33);
    CHECK(builtIndex(plan, wall, onSide) == (c.side + 3) % 4 * 34);
  }
}

TEST_CASE("the walls as built and the order of drawing are one to one", "[table][wall]") {
  for (const char* name : {"kaikoufan", "taiwan16", "three_seats", "sichuan_hand", "riichi", "hong_kong"}) {
    const plan::Plan& plan = playablePlan(name);
    INFO(name);
    for (int dealer = 0; dealer < plan.game.seats; ++dealer) {
      for (int dice = 0; dice < 36; ++dice) {
        WallSetup wall;
        for (const plan::Kind& kind : plan.kinds) wall.size = static_cast<uint16_t>(wall.size + kind.copies);
        wall.dice = {static_cast<uint8_t>(1 + dice / 6), static_cast<uint8_t>(1 + dice % 6)};
        breakWall(plan, dealer, wall);
        std::set<int> seen;
        for (uint16_t at = 0; at < wall.size; ++at) seen.insert(builtIndex(plan, wall, at));
        REQUIRE(seen.size() == wall.size);
        REQUIRE(*seen.rbegin() == wall.size - 1);
      }
    }
  }
}

TEST_CASE("a worked wall", "[table][wall]") {
  // Seed "friday", hand 0, worked out apart from this code: dice 1 and 6.
  const plan::Plan& plan = playablePlan("kaikoufan");
  tile::TileNotation notation(plan);
  const Seed hand = Seed::ofText("friday").forHand(0);
  auto drawn = [&](const WallSetup& wall, int from, int count) {
    std::string text;
    for (int i = from; i < from + count; ++i) text += notation.printKind(wall.tiles[i]) + " ";
    return text;
  };
  auto asRead = [&](const char* tiles) {
    std::vector<uint8_t> kinds;
    tile::TileError error;
    REQUIRE(notation.parse(tiles, kinds, error));
    std::string text;
    for (const uint8_t kind : kinds) text += notation.printKind(kind) + " ";
    return text;
  };
  const WallSetup first = buildWall(plan, 0, hand);
  CHECK(first.dice == std::array<uint8_t, 4>{1, 6, 0, 0});
  CHECK(int{first.breakSide} == 2);
  CHECK(int{first.breakStack} == 1);
  CHECK(drawn(first, 0, 16) == asRead("发 9p 3s 5s 4p 4s 2p 6s 中 1p 2m 6m 2s 9m 7m 3s"));
  CHECK(drawn(first, 126, 10) == asRead("1m 发 4p 9p 中 南 西 2p 3p 3m"));
  const WallSetup third = buildWall(plan, 2, hand);
  CHECK(int{third.breakSide} == 0);
  CHECK(drawn(third, 0, 8) == asRead("8p 4m 8p 8p 7p 东 4m 4m"));
  CHECK(drawn(third, 132, 4) == asRead("7m 2p 5m 6p"));
}

TEST_CASE("a wall holds just the tiles of the plan", "[table][wall]") {
  for (const char* name : {"kaikoufan", "taiwan16", "three_seats"}) {
    const plan::Plan& plan = playablePlan(name);
    for (int hand = 0; hand < 20; ++hand) {
      const WallSetup wall = buildWall(plan, hand % plan.game.seats, Seed::ofText(name).forHand(hand));
      std::vector<int> counts(plan.kinds.size());
      for (int i = 0; i < wall.size; ++i) ++counts.at(wall.tiles[i]);
      for (size_t k = 0; k < counts.size(); ++k) REQUIRE(counts[k] == plan.kinds[k].copies);
      for (int d = 0; d < 4; ++d)
        CHECK((d < plan.game.dice ? wall.dice[d] >= 1 && wall.dice[d] <= 6 : wall.dice[d] == 0));
    }
  }
}

TEST_CASE("no tile is drawn twice, from whichever ends, and the tile turned up never", "[table][wall]") {
  SeedStream random(Seed::ofText("ends"));
  for (int round = 0; round < 4000; ++round) {
    State state;
    const bool stacks = random.below(2);
    state.wallSize = static_cast<uint16_t>(2 + 2 * random.below(30));
    state.indicatorAt = static_cast<int16_t>(static_cast<int>(random.below(state.wallSize + 1u)) - 1);
    state.left = static_cast<uint16_t>(state.wallSize - (state.indicatorAt >= 0));
    const uint32_t fromHead = random.below(11);   // of ten
    std::set<int> seen;
    int lastHead = -1;
    std::vector<int> tails;
    while (state.left) {
      const bool head = random.below(10) < fromHead;
      const uint16_t left = state.left;
      const int at = head ? takeFromHead(state, stacks) : takeFromTail(state, stacks);
      REQUIRE(state.left == left - 1);
      REQUIRE(at >= 0);
      REQUIRE(at < state.wallSize);
      REQUIRE(at != state.indicatorAt);
      REQUIRE(seen.insert(at).second);
      if (head) {
        REQUIRE(at > lastHead);
        lastHead = at;
      } else {
        tails.push_back(at);
      }
    }
    REQUIRE(static_cast<int>(seen.size()) == state.wallSize - (state.indicatorAt >= 0));
    // From the tail: stack after stack, the upper tile (even) before the lower; without stacks one by one.
    auto order = [&](int at) { return stacks ? (state.wallSize - 2 - at / 2 * 2) + at % 2 : state.wallSize - 1 - at; };
    REQUIRE(std::is_sorted(tails.begin(), tails.end(), [&](int a, int b) { return order(a) < order(b); }));
  }
}

TEST_CASE("the order from the tail and back", "[table][wall]") {
  for (const bool stacks : {false, true})
    for (int size = 2; size <= 144; size += 2)
      for (int i = 0; i < size; ++i) {
        REQUIRE(tailIndex(size, tailOrder(size, i, stacks), stacks) == i);
        REQUIRE(tailOrder(size, tailIndex(size, i, stacks), stacks) == i);
      }
  CHECK(tailIndex(136, 0, true) == 134);
  CHECK(tailIndex(136, 1, true) == 135);
  CHECK(tailIndex(136, 2, true) == 132);
}
