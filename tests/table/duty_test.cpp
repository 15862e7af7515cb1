// Duties: three openings in one suit oblige the others, except the liable seat, to discard that suit.
#include <catch2/catch.hpp>

#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::testing;

namespace {

using Points = std::vector<int64_t>;

bool happened(const RiggedGame& game, table::Happened what, int seat) {
  for (const table::Event& event : game.events)
    if (event.what == what && event.seat == seat) return true;
  return false;
}

// Seat 2 opens three times in 万, the third time from seat 3, and is one tile from one suit. 2s is wild, 1s and 9s are
// special. Then seats 3, 0 and 1 draw the first tiles of `rest`, and seat 2 the next.
struct Rain : RiggedGame {
  explicit Rain(const std::string& rest, const std::string& options = "", const std::string& seat0 = "3m 中",
                const std::string& seat1 = "147p 358s 东南西北白发 9p")
      : RiggedGame("pizi_xiayu", options) {
    indicator("1s")
        .hand(0, seat0 + "1m")
        .hand(1, seat1)
        .hand(2, "11m 22m 55m 78m 99m 东南西")
        .head("东 2m 5m" + rest)
        .deal();
    run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 东", "0 discard 2m", "2 call 碰 2m"});
    CHECK(state.duties[2].bound == 0);
    run({"2 discard 南", "3 discard 5m", "2 call 碰 5m"});
    CHECK(happened(*this, table::Happened::Duty, 2));
    run({"2 discard 西"});
  }
};

}  // namespace

TEST_CASE("a duty binds all but its seat and the source of the third opening", "[table][duty]") {
  Rain game("白 9p 9p 6m");
  CHECK(game.state.duties[2].bound == 0b0011);
  CHECK(game.state.duties[2].offenderCount == 0);
  CHECK(game.state.duties[0].bound == 0);
}

TEST_CASE("who discards something else while holding the suit is an offender", "[table][duty]") {
  Rain game("白 6p 6p 6m");
  game.run({"3 discard 白"});   // not bound
  CHECK_FALSE(happened(game, table::Happened::Offence, 3));
  game.run({"0 discard 6p"});   // holds 3m
  CHECK(happened(game, table::Happened::Offence, 0));
  game.run({"1 discard 6p"});   // holds no 万
  CHECK_FALSE(happened(game, table::Happened::Offence, 1));
  CHECK(game.state.duties[2].offenderCount == 1);
  game.run({"2 win"});
  CHECK(game.fans() == "清一色");
  CHECK(game.liable() == 3);
  // Openings 3, hard 1, self-drawn 1: 40, doubled for closed losers; three of them 240, once from each of the two.
  CHECK(game.points() == Points{-240, 0, 480, -240});
}

TEST_CASE("without an offender only the liable seat pays", "[table][duty]") {
  Rain game("白 6p 6p 6m");
  game.run({"3 discard 白", "0 discard 3m", "1 discard 6p"});
  CHECK(game.state.duties[2].offenderCount == 0);
  game.run({"2 win"});
  CHECK(game.points() == Points{0, 0, 240, -240});
}

TEST_CASE("special tiles are exempt: to discard and to set aside", "[table][duty]") {
  Rain game("白 6p 6p 6m");
  game.run({"3 discard 白", "0 discard 中", "1 discard 6p"});
  CHECK(game.state.duties[2].offenderCount == 0);
  Rain aside("白 6p 6p 6m");
  aside.run({"3 discard 白", "0 call 红中杠 中"});
  CHECK(aside.state.duties[2].offenderCount == 0);
  aside.run({"0 discard 6p"});
  CHECK(aside.state.duties[2].offenderCount == 1);
}

TEST_CASE("a wild of the suit does not oblige", "[table][duty]") {
  // The suit's only tile in the hand of seat 0 is special: 9m turned up makes 1m wild, and 9m and 8m special.
  RiggedGame game("pizi_xiayu");
  game.indicator("9m")
      .hand(0, "147p 147s 东南西北白 8m 1m 3m")
      .hand(2, "33m 22m 55m 77m 66m 东南西")
      .head("白 2m 5m 白 6p 6p 7m")
      .deal();
  game.run({"0 discard 3m", "2 call 碰 3m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m", "2 discard 南"});
  game.run({"3 discard 5m", "2 call 碰 5m", "2 discard 西", "3 discard 白"});
  REQUIRE(game.state.duties[2].bound == 0b0011);
  game.run({"0 discard 6p"});
  CHECK(game.state.duties[2].offenderCount == 0);
}

TEST_CASE("the last offender pays alone where the room says so", "[table][duty]") {
  const std::string seat1 = "4m 147p 358s 东南西北白发";
  {
    Rain game("白 6p 6p 6m", "下雨=反包", "3m 中", seat1);
    game.run({"3 discard 白", "0 discard 6p", "1 discard 6p", "2 win"});
    CHECK(game.liable() == 1);
    CHECK(game.points() == Points{0, -240, 240, 0});
  }
  {
    // Seat 0 offends once more, after seat 1.
    Rain game("北 6p 6p 白 白 9p 9p 6m", "下雨=反包", "3m 中", seat1);
    game.run({"3 discard 北", "0 discard 6p", "1 discard 6p", "2 discard 白", "3 discard 白", "0 discard 9p",
              "1 discard 4m"});
    CHECK(game.state.duties[2].offenderCount == 2);
    CHECK(int{game.state.duties[2].offenders[0]} == 1);
    CHECK(int{game.state.duties[2].offenders[1]} == 0);
    game.run({"2 win"});
    CHECK(game.liable() == 0);
    CHECK(game.points() == Points{-240, 0, 240, 0});
  }
}

TEST_CASE("a later opening of another suit ends the duty, one of the same suit does not", "[table][duty]") {
  for (const bool same : {true, false}) {
    RiggedGame game("pizi_xiayu");
    const std::string pair = same ? "99m" : "99p";
    game.indicator("1s").hand(0, "3m 1m").hand(2, "11m 22m 55m 78m" + pair + "东南西").head("白 2m 5m" + pair).deal();
    game.run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m",
              "2 discard 南"});
    game.run({"3 discard 5m", "2 call 碰 5m", "2 discard 西"});
    const std::string tile = same ? "9m" : "9p";
    game.run({("3 discard " + tile).c_str()});
    if (game.offers(2).starts_with("win")) REQUIRE(same);
    game.run({("2 call 碰 " + tile).c_str()});
    CHECK(game.state.duties[2].bound == (same ? 0b0011 : 0));
  }
}

TEST_CASE("openings in several suits, and kongs in hand, make no duty", "[table][duty]") {
  RiggedGame game("pizi_xiayu");
  game.indicator("1s").hand(0, "1m").hand(2, "11m 22m 55p 78m 99m 东南西").head("白 2m 5p").deal();
  game.run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m", "2 discard 南"});
  game.run({"3 discard 5p", "2 call 碰 5p"});
  CHECK(game.state.duties[2].bound == 0);
  RiggedGame kong("pizi_xiayu");
  kong.indicator("1s").hand(0, "1m").hand(2, "11m 22m 5555m 78m 东南西").head("白 2m 白 白 白").deal();
  kong.run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m", "2 discard 南"});
  while (kong.stage() != "turn 2") kong.idle();
  kong.run({"2 call 暗杠 5m"});
  CHECK(kong.state.duties[2].bound == 0);
}
