// Several seats and one tile: wins before claims, the order of winners, wins that are passed, tiles that nobody may
// claim, and answers that come late, twice or from others.
#include <catch2/catch.hpp>

#include "tests/table/rigged_game.h"
#include "tests/table/state_image.h"

using namespace kaikou;
using namespace kaikou::testing;

namespace {

// Seat 2 has opened and waits for 6m and 9m; seat 1 has two of 9m; seat 3 discards 9m.
struct Wanted : RiggedGame {
  explicit Wanted(const std::string& options = "", const std::string& seat1 = "99m")
      : RiggedGame("kaikoufan", options) {
    indicator("3m").hand(0, "1p").hand(1, seat1).hand(2, "11p 234678s 78m 22p 东").head("9m").deal();
    run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m"});
  }
};

}  // namespace

TEST_CASE("a triplet by one seat does not cancel the win of another", "[table][claims]") {
  for (const bool winFirst : {false, true}) {
    Wanted game;
    REQUIRE(game.stage() == "answers 3");
    CHECK(game.offers(1) == "碰 9m, pass");
    CHECK(game.offers(2) == "win, pass");
    CHECK(game.offers(0) == "");
    if (winFirst) game.run({"2 win", "1 call 碰 9m"});
    else game.run({"1 call 碰 9m", "2 win"});
    CHECK(game.stage() == "won");
    CHECK(game.winners() == std::vector{2});
    CHECK(game.meldsOf(1) == "");
    // 2 for the opening, 2 for a hard win; the dealer and the discarder twice that.
    CHECK(game.points() == std::vector<int64_t>{-8, -4, 20, -8});
  }
}

TEST_CASE("a kong from the discard does not cancel the win of another", "[table][claims]") {
  Wanted game("", "999m");
  CHECK(game.offers(1) == "碰 9m, 冲杠 9m, pass");
  game.run({"1 call 冲杠 9m", "2 win"});
  CHECK(game.winners() == std::vector{2});
}

TEST_CASE("the claim is made when the win is passed", "[table][claims]") {
  Wanted game;
  game.run({"2 pass", "1 call 碰 9m"});
  CHECK(game.stage() == "turn 1");
  CHECK(game.meldsOf(1) == "碰 9m from 3");
  CHECK(game.offers(1) == "");
}

TEST_CASE("triplets come before runs, whoever is next and whoever answers first", "[table][claims]") {
  for (const bool tripletFirst : {false, true}) {
    RiggedGame game("kaikoufan");
    game.indicator("1s").hand(0, "9m").hand(1, "78m").hand(3, "99m").deal();
    game.run({"0 discard 9m"});
    CHECK(game.offers(1) == "吃 789m, pass");
    CHECK(game.offers(2) == "");
    if (tripletFirst) game.run({"3 call 碰 9m", "1 call 吃 789m"});
    else game.run({"1 call 吃 789m", "3 call 碰 9m"});
    CHECK(game.stage() == "turn 3");
    CHECK(game.meldsOf(1) == "");
    CHECK(game.meldsOf(3) == "碰 9m from 0");
  }
}

TEST_CASE("a run is open to the next seat only, in all three places", "[table][claims]") {
  RiggedGame game("kaikoufan");
  game.indicator("1s").hand(0, "5m").hand(1, "3467m").hand(2, "46m").deal();
  game.run({"0 discard 5m"});
  CHECK(game.offers(1) == "吃 345m, 吃 456m, 吃 567m, pass");
  CHECK(game.offers(2) == "");
  game.run({"1 call 吃 456m"});
  CHECK(game.meldsOf(1) == "吃 4m from 0");
  CHECK(game.handOf(1).starts_with("37m"));
}

TEST_CASE("runs neither pass nine nor use special tiles", "[table][claims]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "91m").hand(1, "18m 35m").deal();   // 4m is wild
  game.run({"0 discard 9m"});
  CHECK(game.stage() == "turn 1");
  RiggedGame wild("kaikoufan");
  wild.indicator("3m").hand(0, "5m").hand(1, "44467m").deal();
  wild.run({"0 discard 5m"});
  CHECK(wild.offers(1) == "吃 567m, pass");
}

TEST_CASE("of two winners the first from the dealer, or the first after the discarder", "[table][claims]") {
  for (const bool fromDealer : {true, false}) {
    for (const bool swapped : {true, false}) {
      RiggedGame game("kaikoufan", fromDealer ? "胡序=庄家" : "胡序=放炮者");
      game.indicator("3m").hand(0, "1p").hand(1, "11p 234678s 78m 22p 东").hand(3, "99p 234678s 78m 55p 南");
      game.head("9p 白白 9m").deal();
      game.run({"0 discard 1p", "1 call 碰 1p", "1 discard 东", "2 discard 9p", "3 call 碰 9p", "3 discard 南"});
      game.run({"0 discard 白", "1 discard 白", "2 discard 9m"});
      CHECK(game.offers(1) == "win, pass");
      CHECK(game.offers(3) == "win, 吃 789m, pass");
      if (swapped) game.run({"3 win", "1 win"});
      else game.run({"1 win", "3 win"});
      CHECK(game.winners() == std::vector{fromDealer ? 1 : 3});
      // Opening 2, hard 2; once more 2 for the dealer, for the discarder, and for the opening of the other.
      CHECK(game.points() ==
            (fromDealer ? std::vector<int64_t>{-8, 24, -8, -8} : std::vector<int64_t>{-8, -8, -8, 24}));
    }
  }
}

TEST_CASE("the second winner wins when the first passes", "[table][claims]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(1, "11p 234678s 78m 22p 东").hand(3, "99p 234678s 78m 55p 南");
  game.head("9p 白白 9m").deal();
  game.run({"0 discard 1p", "1 call 碰 1p", "1 discard 东", "2 discard 9p", "3 call 碰 9p", "3 discard 南"});
  game.run({"0 discard 白", "1 discard 白", "2 discard 9m", "1 pass", "3 win"});
  CHECK(game.winners() == std::vector{3});
}

TEST_CASE("with one winner the dealer is first from the dealer", "[table][claims]") {
  RiggedGame game("kaikoufan");
  game.dealer(3).indicator("3m").hand(3, "99p 234678s 78m 55p 南1p").hand(1, "11p 234678s 78m 22p 东");
  game.head("9p 白白 9m").deal();
  game.run({"3 discard 1p", "1 call 碰 1p", "1 discard 东", "2 discard 9p", "3 call 碰 9p", "3 discard 南"});
  game.run({"0 discard 白", "1 discard 白", "2 discard 9m", "1 win", "3 win"});
  CHECK(game.winners() == std::vector{3});
}

TEST_CASE("passing a win locks nothing, or until the next own draw", "[table][claims]") {
  for (const bool locks : {false, true}) {
    Wanted game(locks ? "过胡=锁至摸牌" : "");
    game.run({"2 pass", "1 pass"});
    REQUIRE(game.stage() == "turn 0");
    CHECK(game.state.locked == (locks ? 4 : 0));
  }
  // The next discards: 6m of seat 0 and of seat 1, then seat 2 has drawn, then 6m of seat 3.
  for (const bool locks : {false, true}) {
    RiggedGame game("kaikoufan", locks ? "过胡=锁至摸牌" : "");
    game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 78m 22p 东").head("9m6m6m白6m").deal();
    game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m", "2 pass"});
    game.run({"0 discard 6m"});
    CHECK(game.offers(2) == (locks ? "" : "win, pass"));
    game.run({"all pass", "1 discard 6m"});
    CHECK(game.offers(2) == (locks ? "吃 678m, pass" : "win, 吃 678m, pass"));
    game.run({"all pass", "2 discard 白", "all pass", "3 discard 6m"});
    CHECK(game.offers(2) == "win, pass");
  }
}

TEST_CASE("a locked seat may claim, and win on its own draw", "[table][claims]") {
  RiggedGame game("kaikoufan", "过胡=锁至摸牌");
  game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 78m 22p 东").head("9m 2p 白 9m").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m", "2 pass", "0 discard 2p"});
  CHECK(game.offers(2) == "碰 2p, pass");   // a claim is no draw: still locked
  game.run({"all pass", "1 discard 白", "all pass"});
  CHECK(game.offers(2) == "win");
  game.run({"2 win"});
  CHECK(game.stage() == "won");
}

TEST_CASE("claiming something else passes the win", "[table][claims]") {
  RiggedGame game("kaikoufan", "过胡=锁至摸牌");
  game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 22p 99m 东").head("9m 2p").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m"});
  CHECK(game.offers(2) == "win, 碰 9m, pass");
  game.run({"2 call 碰 9m"});
  CHECK(game.state.locked == 4);
  CHECK(game.stage() == "turn 2");
}

TEST_CASE("a discarded special tile is claimed by nobody, a win included", "[table][claims]") {
  for (const char* tile : {"4m", "中"}) {
    RiggedGame game("kaikoufan");
    // Seat 2 waits for 4m and 7m as natural tiles; seat 1 has a pair of the tile, and seat 3 three of it.
    game.indicator("3m")
        .hand(0, "1p")
        .hand(1, std::string(tile) + tile)
        .hand(2, "11p 234678s 56m 22p 东")
        .head(tile)
        .deal();
    game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东"});
    REQUIRE(game.stage() == "turn 3");
    CHECK(game.play(std::string("3 discard ") + tile) == "");
    CHECK(game.stage() == "turn 0");
    CHECK(game.asideOf(3) == tile);
    CHECK(game.meldsOf(3) == "");
    CHECK(game.play("2 win") == "nothing is asked of the seat now");
  }
  // The same hand does win on 7m.
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 56m 22p 东").head("7m").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 7m"});
  CHECK(game.offers(2) == "win, pass");
}

TEST_CASE("no win without an opening, and none with the wrong pair", "[table][claims]") {
  RiggedGame closed("kaikoufan");
  closed.indicator("3m").hand(0, "9m").hand(2, "111p 234678s 78m 22p").deal();
  closed.run({"0 discard 9m"});
  CHECK(closed.offers(2) == "");
  RiggedGame pair("kaikoufan");
  pair.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 78m 33p 东").head("9m").deal();
  pair.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m"});
  CHECK(pair.offers(2) == "");
}

TEST_CASE("answers forged, late, twice or from others are refused and change nothing", "[table][claims]") {
  Wanted game;
  auto refused = [&](const std::string& action, const std::string& why) {
    INFO(action);
    const table::State before = game.state;
    CHECK(game.play(action) == why);
    CHECK(std::memcmp(&before, &game.state, sizeof before) == 0);
    CHECK(game.events.size() == 0);
  };
  refused("1 win", "the seat has no legal win on the tile");
  refused("1 call 冲杠 9m", "the seat does not hold the tiles");
  refused("1 call 碰 8m", "the call is not open to the seat now");
  refused("1 discard 9m", "the seat cannot discard now");
  refused("0 pass", "nothing is asked of the seat now");
  refused("0 call 吃 789m", "nothing is asked of the seat now");
  refused("3 win", "nothing is asked of the seat now");
  game.run({"1 call 碰 9m"});
  refused("1 call 碰 9m", "the seat has answered already");
  refused("1 pass", "the seat has answered already");
  refused("3 discard 9m", "nothing is asked of the seat now");
  game.run({"2 pass"});
  REQUIRE(game.stage() == "turn 1");
  refused("2 win", "nothing is asked of the seat now");   // too late
  refused("1 pass", "there is no offer to pass");
  refused("1 win", "the seat has no legal win on the tile");
  refused("1 discard 9m", "the seat does not hold the tiles");
  refused("1 call 蓄杠 9m", "the call is not open to the seat now");
  auto refusedRaw = [&](table::Action action, table::Refusal why) {
    const table::State before = game.state;
    CHECK(game.engine.apply(game.state, action) == why);
    CHECK(game.engine.refuses(game.state, action) == why);
    CHECK(std::memcmp(&before, &game.state, sizeof before) == 0);
  };
  using table::Refusal;
  refusedRaw({table::Act::Discard, 4, 0, 0}, Refusal::NoSuchSeat);
  refusedRaw({table::Act::Discard, 1, 0, 34}, Refusal::NoSuchTile);
  refusedRaw({table::Act::Discard, 1, 1, static_cast<uint8_t>(game.kind("白"))}, Refusal::NoSuchAction);
  refusedRaw({table::Act::Call, 1, 7, 0}, Refusal::NoSuchCall);
  refusedRaw({table::Act::Call, 1, 0, 200}, Refusal::NoSuchTile);
  refusedRaw({table::Act::Win, 1, 0, 5}, Refusal::NoSuchAction);
  refusedRaw({static_cast<table::Act>(4), 1, 0, 0}, Refusal::NoSuchAction);
  refusedRaw({static_cast<table::Act>(255), 1, 0, 0}, Refusal::NoSuchAction);
  game.run({"1 leave"});
  refused("1 discard 白", "the hand is over");
  refused("2 leave", "the hand is over");
}

TEST_CASE("every winner wins where the rules say so", "[table][claims]") {
  // Sichuan: seats 1 and 3 both wait for 9m; the discarder pays both.
  RiggedGame game("sichuan_hand");
  game.hand(0, "9m").hand(1, "123456789s 22s 78m").hand(3, "456m 345p 678p 99p 78m").deal();
  game.run({"0 discard 9m"});
  CHECK(game.offers(1) == "win, pass");
  CHECK(game.offers(3) == "win, pass");
  game.run({"3 win", "1 win"});
  CHECK(game.winners() == std::vector{1, 3});
  CHECK(game.points()[0] == -(game.points()[1] + game.points()[3]));
  CHECK(game.points()[1] > 0);
  CHECK(game.points()[3] > 0);
  CHECK(game.points()[2] == 0);
}
