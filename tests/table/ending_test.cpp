// The end of a hand and what goes on to the next: the last tiles, drawn hands, liability by the course of the hand,
// leaving, the next dealer, the wild of the hand before.
#include <catch2/catch.hpp>

#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::testing;

namespace {

using Points = std::vector<int64_t>;

// Seats 1 and 3 have opened and wait for 6m and 9m. The last four are drawn by seats 3, 0, 1 and 2.
struct LastFour : RiggedGame {
  LastFour(const char* for3, const char* for1) : RiggedGame("kaikoufan") {
    indicator("3m").hand(0, "1p").hand(1, "11p 234678s 78m 22p 东").hand(3, "99p 234678s 78m 55p 南");
    head("9p").drawn(68, for3).drawn(69, "白").drawn(70, for1).drawn(71, "白").deal();
    run({"0 discard 1p", "1 call 碰 1p", "1 discard 东", "2 discard 9p", "3 call 碰 9p", "3 discard 南"});
    while (state.stage != table::Stage::Last && state.stage != table::Stage::Over) idle();
  }
};

}  // namespace

TEST_CASE("the last four are drawn in turn, and the first win ends the hand", "[table][ending]") {
  LastFour game("9m", "9m");
  REQUIRE(game.stage() == "last 3");
  CHECK(game.offers(3) == "win, pass");
  CHECK(game.open(3) == std::vector<std::string>{"win", "pass"});
  CHECK(game.engine.drawable(game.state) == 3);
  CHECK(game.play("3 discard 9m") == "the seat cannot discard now");
  CHECK(game.play("0 pass") == "nothing is asked of the seat now");
  game.run({"3 win"});
  CHECK(game.winners() == std::vector{3});
  CHECK(game.fans() == "海底捞");
  // 10, opening 2, hard 2, self-drawn 1.5: 60, and twice that from the seat that opened too.
  CHECK(game.points() == Points{-60, -120, -60, 240});
  CHECK(game.engine.drawable(game.state) == 3);
}

TEST_CASE("a last tile that is passed or no win lies before its seat, and the next draws", "[table][ending]") {
  LastFour game("9m", "9m");
  game.run({"3 pass"});
  REQUIRE(game.stage() == "last 1");   // seat 0 could not win
  CHECK(game.engine.drawable(game.state) == 1);
  const table::Discard& of0 = game.state.pile[game.state.pileSize - 1];
  CHECK((of0.laid && of0.seat == 0 && of0.tile == game.kind("白")));
  game.run({"1 win"});
  CHECK(game.winners() == std::vector{1});
  CHECK(game.fans() == "海底捞");
  CHECK(game.points() == Points{-60, 240, -60, -120});
}

TEST_CASE("when nobody wins on the last tiles nothing is paid and the dealer stays", "[table][ending]") {
  for (const bool passed : {true, false}) {
    LastFour game(passed ? "9m" : "西", passed ? "9m" : "北");
    if (passed) game.run({"3 pass", "1 pass"});
    CHECK(game.stage() == "drawn");
    CHECK(game.points() == Points{0, 0, 0, 0});
    CHECK(game.state.outcome.house == 0);
    CHECK(game.state.left == 10);
    CHECK(game.engine.drawable(game.state) == 0);
    CHECK(game.engine.nextDealer(game.state) == 0);
    REQUIRE(game.engine.finish(game.state, game.match));
    CHECK(int{game.match.dealer} == 0);
    CHECK(game.match.hand == 1);
  }
}

TEST_CASE("without tiles kept back the wall is drawn to its end", "[table][ending]") {
  for (const char* place : {"墙头", "墙尾三墩"}) {
    RiggedGame game("kaikoufan", std::string("留牌=0, 海底=0, 翻牌=") + place);
    game.indicator("3m").deal();
    CHECK(game.engine.drawable(game.state) == 82);
    while (game.state.stage != table::Stage::Over) game.idle();
    CHECK(game.stage() == "drawn");
    CHECK(game.state.left == 0);
  }
}

TEST_CASE("liable for one suit is the source of the third opening", "[table][ending]") {
  for (const char* ruleset : {"kaikoufan", "koukoufan"}) {
    RiggedGame game(ruleset);
    game.indicator("1s").hand(0, "1m").hand(2, "11m 22m 55m 78m 99m 东南西").head("白 2m 5m 白 北 北 6m").deal();
    game.run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m"});
    game.run({"2 discard 南", "3 discard 5m", "2 call 碰 5m", "2 discard 西"});
    game.run({"3 discard 白", "0 discard 北", "1 discard 北"});
    CHECK(game.meldsOf(2) == "碰 1m from 0, 碰 2m from 0, 碰 5m from 3");
    CHECK(game.offers(2) == "win");
    game.run({"2 win"});
    CHECK(game.fans() == "清一色");
    CHECK(game.liable() == 3);
    const int64_t each = std::string(ruleset) == "kaikoufan" ? 10 * 2 * 2 * 3 / 2 : 10 * 8 * 2 * 3 / 2;
    CHECK(game.points() == Points{0, 0, 3 * each, -3 * each});
  }
}

TEST_CASE("a kong added later keeps the place and the source of its triplet", "[table][ending]") {
  RiggedGame game("kaikoufan");
  game.indicator("1s").hand(0, "1m").hand(2, "11m 22m 55m 78m 99m 东南西").head("白 2m 5m 白 北 北 1m").tail("6m").deal();
  game.run({"0 discard 1m", "2 call 碰 1m", "2 discard 东", "3 discard 白", "0 discard 2m", "2 call 碰 2m"});
  game.run({"2 discard 南", "3 discard 5m", "2 call 碰 5m", "2 discard 西"});
  game.run({"3 discard 白", "0 discard 北", "1 discard 北", "2 call 蓄杠 1m"});
  CHECK(game.meldsOf(2) == "蓄杠 1m from 0, 碰 2m from 0, 碰 5m from 3");
  game.run({"2 win"});
  CHECK(game.fans() == "清一色 杠上花");
  CHECK(game.liable() == 3);
}

TEST_CASE("who deals next", "[table][ending]") {
  struct Case { int dealer, winner; const char* options; int next; };
  for (const Case& c : {Case{0, 0, "", 0}, {0, 2, "", 1}, {3, 2, "", 0}, {0, 2, "轮庄=上家", 3}, {2, 2, "轮庄=上家", 2}}) {
    CAPTURE(c.dealer, c.winner, c.options);
    RiggedGame game("kaikoufan", c.options);
    game.dealer(c.dealer).indicator("3m");
    const std::string ready = "11p 234678s 78m 22p 东";
    if (c.dealer == c.winner) {
      // The dealer claims from the next seat's discard.
      game.hand(c.dealer, ready + "南").head("1p").deal();
      const std::string d = std::to_string(c.dealer), n = std::to_string((c.dealer + 1) % 4);
      game.run({(d + " discard 南").c_str(), (n + " discard 1p").c_str(), (d + " call 碰 1p").c_str(),
                (d + " discard 东").c_str()});
    } else {
      game.hand(c.dealer, "1p").hand(c.winner, ready).deal();
      const std::string d = std::to_string(c.dealer), w = std::to_string(c.winner);
      game.run({(d + " discard 1p").c_str(), (w + " call 碰 1p").c_str(), (w + " discard 东").c_str()});
    }
    const std::string w = std::to_string(c.winner) + " win";
    for (int guard = 0; guard < 400 && game.state.stage != table::Stage::Over; ++guard)
      if (game.play(w) != "") game.idle();
    REQUIRE(game.winners() == std::vector{c.winner});
    REQUIRE(game.engine.finish(game.state, game.match));
    CHECK(int{game.match.dealer} == c.next);
    for (int seat = 0; seat < 4; ++seat) CHECK(game.match.totals[seat] == game.points()[seat]);
  }
}

TEST_CASE("leaving is charged to the house, the hand is void, the next seat deals", "[table][ending]") {
  struct Case { const char* ruleset; int64_t charge; };
  for (const Case& c : {Case{"kaikoufan", 400}, {"koukoufan", 500}, {"pizi", 500}}) {
    RiggedGame game(c.ruleset);
    game.dealer(1).indicator("3m").deal();
    game.run({"3 leave"});
    CHECK(game.stage() == "left");
    CHECK(game.points() == Points{0, 0, 0, -c.charge});
    CHECK(game.state.outcome.house == c.charge);
    CHECK(int{game.state.outcome.leaver} == 3);
    CHECK_FALSE(game.engine.settlement(game.state));
    REQUIRE(game.engine.finish(game.state, game.match));
    CHECK(game.match.house == c.charge);
    CHECK(game.match.totals[3] == -c.charge);
    CHECK(int{game.match.dealer} == 2);   // nobody won and it is no drawn hand
    CHECK(game.match.previousWild == game.kind("4m"));
  }
}

TEST_CASE("leaving is open in every stage, and gives a tile that is being added back", "[table][ending]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9m1p").hand(2, "99m 东").hand(3, "11p 234678s 78m 22p 南");
  game.head("白 西 白 西 9m").deal();
  game.run({"0 discard 1p"});
  table::State answers = game.state;
  REQUIRE(game.stage() == "answers 0");
  CHECK(game.play("0 leave") == "");
  CHECK(game.stage() == "left");
  game.state = answers;
  game.run({"3 call 碰 1p", "3 discard 南", "0 discard 9m", "2 call 碰 9m", "3 pass", "2 discard 东", "3 discard 西"});
  game.run({"0 discard 白", "1 discard 西", "2 call 蓄杠 9m"});
  REQUIRE(game.stage() == "robbing 2");
  game.run({"3 leave"});
  CHECK(game.handOf(2).find("9m") != std::string::npos);
  CHECK(game.meldsOf(2) == "碰 9m from 0");
  RiggedGame silent("sichuan_hand");
  silent.deal();
  CHECK(silent.play("1 leave") == "the rules say nothing about leaving");
}

TEST_CASE("an unfinished hand cannot be finished, and no total overflows", "[table][ending]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").deal();
  CHECK_FALSE(game.engine.finish(game.state, game.match));
  CHECK(game.match.hand == 0);
  game.run({"0 leave"});
  game.match.totals[0] = INT64_MIN + 399;
  CHECK_FALSE(game.engine.finish(game.state, game.match));
  CHECK(game.match.hand == 0);
  CHECK(game.match.house == 0);
  game.match.totals[0] = INT64_MIN + 400;
  CHECK(game.engine.finish(game.state, game.match));
  CHECK(game.match.totals[0] == INT64_MIN);
}

namespace {

// A win of seat 2 on 9m from seat 3 under pizi with no least fan.
Points pairedWin(RiggedGame& game) {
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m", "2 win"});
  return game.points();
}
void rigPizi(RiggedGame& game, const char* indicator) {
  game.indicator(indicator).hand(0, "1p").hand(2, "11p 234678s 78m 22p 东").head("9m").deal();
}

}  // namespace

TEST_CASE("the wild of the hand before counts across a drawn hand and one that was left", "[table][ending]") {
  RiggedGame first("pizi", "起胡=[1 1]");
  rigPizi(first, "3m");
  const Points once = pairedWin(first);
  REQUIRE(once[2] > 0);
  for (const bool drawn : {true, false}) {
    RiggedGame game("pizi", "起胡=[1 1]");
    rigPizi(game, "3m");
    if (drawn) while (game.state.stage != table::Stage::Over) game.idle();
    else game.run({"3 leave"});
    REQUIRE(game.stage() == (drawn ? "drawn" : "left"));
    REQUIRE(game.engine.finish(game.state, game.match));
    CHECK(game.match.previousWild == game.kind("4m"));
    game.match.dealer = 0;
    game.deal();
    const Points again = pairedWin(game);
    for (int seat = 0; seat < 4; ++seat) CHECK(again[seat] == 2 * once[seat]);
    // And a third hand with another wild is worth no more than the first.
    REQUIRE(game.engine.finish(game.state, game.match));
    game.match.dealer = 0;
    rigPizi(game, "5p");
    CHECK(pairedWin(game) == once);
  }
}
