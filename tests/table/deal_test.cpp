// The deal: who gets which tiles, the tile turned up and what it makes of the others, flowers.
#include <catch2/catch.hpp>

#include <numeric>

#include "runtime/table/state_check.h"
#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::testing;

namespace {

struct Turned { const char *indicator, *wild, *special; };

void checkTurned(const char* ruleset, std::initializer_list<Turned> cases) {
  for (const Turned& c : cases) {
    RiggedGame game(ruleset);
    INFO(ruleset << ", turned up " << c.indicator);
    game.indicator(c.indicator).deal();
    tile::TileNotation notation(game.engine.plan());
    auto set = [&](const char* tiles) {
      std::vector<uint8_t> kinds;
      tile::TileError error;
      REQUIRE(notation.parse(tiles, kinds, error));
      TileSet out = 0;
      for (const uint8_t k : kinds) out |= TileSet{1} << k;
      return out;
    };
    CHECK(notation.printSet(game.state.wilds) == notation.printSet(set(c.wild)));
    CHECK(notation.printSet(game.state.discardSet) == notation.printSet(set(c.special)));
  }
}

}  // namespace

TEST_CASE("what is turned up says which tile is wild", "[table][deal]") {
  checkTurned("kaikoufan", {{"3m", "4m", "4m中"}, {"9m", "1m", "1m中"}, {"9p", "1p", "1p中"}, {"9s", "1s", "1s中"},
                            {"中", "发", "发中"}, {"北", "发", "发中"}, {"发", "白", "白中"}, {"白", "东", "东中"},
                            {"东", "南", "南中"}, {"南", "西", "西中"}});
}

TEST_CASE("what is turned up and the tile before it are special where rules have them", "[table][deal]") {
  checkTurned("pizi", {{"3m", "4m", "4m中3m2m"}, {"中", "发", "发中北西"}, {"北", "发", "发中北西"}, {"发", "白", "白中发北"},
                       {"白", "东", "东中白发"}, {"东", "南", "南中东白"}, {"9p", "1p", "1p中9p8p"}, {"1s", "2s", "2s中1s9s"}});
}

TEST_CASE("four rounds from the dealer on, and his fourteenth", "[table][deal]") {
  const plan::Plan& plan = playablePlan("kaikoufan");
  for (int dealer = 0; dealer < 4; ++dealer) {
    Engine engine(plan);
    Match match;
    match.dealer = static_cast<uint8_t>(dealer);
    match.seed = Seed::ofText("deal");
    match.hand = static_cast<uint32_t>(dealer);
    State state;
    engine.begin(match, state);
    std::array<eval::TileCounts, 4> want{};
    int at = 0;
    for (int round = 0; round < 3; ++round)
      for (int i = 0; i < 4; ++i)
        for (int t = 0; t < 4; ++t) ++want[(dealer + i) % 4][state.wall[at++]];
    for (int i = 0; i < 4; ++i) ++want[(dealer + i) % 4][state.wall[at++]];
    const uint8_t last = state.wall[at++];
    ++want[dealer][last];
    for (int seat = 0; seat < 4; ++seat) CHECK(state.table.seats[seat].hand == want[seat]);
    CHECK(state.tile == last);
    CHECK(int{state.turn} == dealer);
    CHECK(state.stage == Stage::Turn);
    CHECK(state.indicatorAt == 53);
    CHECK(state.table.indicator == state.wall[53]);
    CHECK(state.left == 82);
    CHECK(engine.drawable(state) == 72);
  }
}

TEST_CASE("the upper tile of the third stack from the tail is passed over by replacements", "[table][deal]") {
  RiggedGame game("kaikoufan_plain");
  game.indicator("3m").hand(0, "4444m 中中中 9999s").tail("1s 1s 2p 2p 5p 8p 8p 8p").deal();
  CHECK(game.state.indicatorAt == 130);
  std::vector<int> drawn;
  for (const char* kong : {"癞子杠 4m", "癞子杠 4m", "癞子杠 4m", "癞子杠 4m", "红中杠 中", "红中杠 中", "红中杠 中",
                           "暗杠 9s"}) {
    game.run({(std::string("0 call ") + kong).c_str()});
    for (const Event& event : game.events)
      if (event.what == Happened::Draw) {
        drawn.push_back(event.at);
        CHECK(event.flag);
      }
  }
  CHECK(drawn == std::vector<int>{134, 135, 132, 133, 131, 128, 129, 126});
  game.run({"0 discard 8p", "all pass"});
  // The first draw from the head is the tile after the deal: nothing is turned up there.
  int next = -1;
  for (const Event& event : game.events)
    if (event.what == Happened::Draw && !event.flag) next = event.at;
  CHECK(next == 53);
}

TEST_CASE("the head passes over the tile turned up there", "[table][deal]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1s").deal();
  game.run({"0 discard 1s", "all pass"});
  int next = -1;
  for (const Event& event : game.events)
    if (event.what == Happened::Draw) next = event.at;
  CHECK(next == 54);
}

TEST_CASE("flowers in the deal are laid aside and replaced, again and again", "[table][deal]") {
  RiggedGame game("taiwan16");
  game.hand(0, "冬 1m 夏").hand(2, "秋").tail("春 梅 1s 2s 3s").deal();
  // Replacements of seat 0 are flowers again, one that stands before those it held and one that stands after.
  CHECK(game.asideOf(0) == "春夏冬梅");
  CHECK(game.state.tile == game.kind("2s"));
  CHECK(game.asideOf(2) == "秋");
  int flowers = 0;
  for (const char* name : {"春", "夏", "秋", "冬", "梅"})
    for (int seat = 0; seat < 4; ++seat) {
      flowers += game.state.table.seats[seat].aside[game.kind(name)];
      CHECK(game.state.table.seats[seat].hand[game.kind(name)] == 0);
    }
  CHECK(flowers == 5);
  CHECK(game.state.tail == 5);
  for (int seat = 0; seat < 4; ++seat) {
    const auto& hand = game.state.table.seats[seat].hand;
    CHECK(std::accumulate(hand.begin(), hand.end(), 0) == 16 + (seat == 0));
  }
  CHECK(game.state.left == 144 - 65 - 5);
}

TEST_CASE("a flower drawn in play is replaced at once", "[table][deal]") {
  RiggedGame game("taiwan16");
  game.hand(0, "9s").head("春").tail("夏 1m").deal();
  const auto aside = game.asideOf(1);
  game.run({"0 discard 9s", "all pass"});
  REQUIRE(game.stage() == "turn 1");
  CHECK(game.asideOf(1).find("春") != std::string::npos);
  CHECK(game.asideOf(1).find("夏") != std::string::npos);
  CHECK(game.state.tile == game.kind("1m"));
  CHECK_FALSE(game.state.afterKong);
}

TEST_CASE("a wall that is not the plan's is refused and changes nothing", "[table][deal]") {
  const plan::Plan& plan = playablePlan("kaikoufan");
  Engine engine(plan);
  Match match;
  State state;
  engine.begin(match, state);
  const State before = state;
  const WallSetup good = buildWall(plan, 0, match.seed);
  auto refused = [&](const WallSetup& wall, const Match& by) {
    CHECK_FALSE(engine.beginWith(by, wall, state));
    CHECK(std::memcmp(&before, &state, sizeof state) == 0);
  };
  WallSetup wall = good;
  wall.tiles[7] = wall.tiles[7] ? 0 : 1;
  refused(wall, match);
  wall = good, wall.tiles[135] = 34;
  refused(wall, match);
  wall = good, wall.size = 135;
  refused(wall, match);
  wall = good, wall.size = 137;
  refused(wall, match);
  wall = good, wall.size = 0;
  refused(wall, match);
  wall = good, wall.size = 60000;
  refused(wall, match);
  Match nobody;
  nobody.dealer = 4;
  refused(good, nobody);
  CHECK(engine.beginWith(match, good, state));
}

TEST_CASE("a dealer who is dealt a legal win may win at once", "[table][deal]") {
  RiggedGame game("sichuan_hand");
  game.hand(0, "123456789s 22s 789m").deal();
  CHECK(game.offers(0) == "win");
  game.run({"0 win"});
  CHECK(game.winners() == std::vector{0});
  CHECK(game.handOf(0).size() > 0);
}
