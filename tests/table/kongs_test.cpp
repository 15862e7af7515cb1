// Kongs of every kind: when they are open, what they draw, when others may rob them, and when there is no tile left for
// one.
#include <catch2/catch.hpp>

#include "runtime/table/seat_view.h"
#include "runtime/table/view.h"
#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::testing;

TEST_CASE("the fourth tile can be added when it is drawn and later, not in the turn of the triplet", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(2, "111p").tail("9s").deal();
  game.run({"0 discard 1p"});
  CHECK(game.offers(2) == "碰 1p, 冲杠 1p, pass");
  game.run({"2 call 碰 1p"});
  CHECK(game.offers(2) == "");
  CHECK(game.play("2 call 蓄杠 1p") == "the call is not open to the seat now");
  game.idle();
  while (game.stage() != "turn 2") game.idle();
  CHECK(game.offers(2) == "蓄杠 1p");
  game.idle();   // not now: later
  while (game.stage() != "turn 2") game.idle();
  game.run({"2 call 蓄杠 1p"});
  CHECK(game.meldsOf(2) == "蓄杠 1p from 0");
  CHECK(game.state.afterKong);
  CHECK(game.state.tile == game.kind("9s"));

  RiggedGame drawn("kaikoufan");
  drawn.indicator("3m").hand(0, "1p").hand(2, "11p").head("9s9m9s 1p").deal();
  drawn.run({"0 discard 1p", "2 call 碰 1p"});
  drawn.idle();
  while (drawn.stage() != "turn 2") drawn.idle();
  REQUIRE(drawn.state.tile == drawn.kind("1p"));
  CHECK(drawn.offers(2) == "蓄杠 1p");
}

TEST_CASE("a kong in hand needs four tiles and an own draw", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(1, "11p 9999s").tail("8m").deal();
  CHECK(game.offers(0) == "");
  game.run({"0 discard 1p", "1 call 碰 1p"});
  CHECK(game.offers(1) == "");   // no draw since the claim
  game.idle();
  while (game.stage() != "turn 1") game.idle();
  CHECK(game.offers(1) == "暗杠 9s");
  game.run({"1 call 暗杠 9s"});
  CHECK(game.meldsOf(1) == "碰 1p from 0, 暗杠 9s");
  CHECK(game.state.tile == game.kind("8m"));
}

TEST_CASE("a kong is a kong only after the chance to rob it has passed", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p9m").hand(2, "99m 东").hand(3, "11p 234678s 78m 22p 南");
  game.head("白 西 白 西 9m").tail("7p").deal();
  game.run({"0 discard 1p", "3 call 碰 1p", "3 discard 南", "0 discard 9m"});
  REQUIRE(game.offers(2) == "碰 9m, pass");
  REQUIRE(game.offers(3) == "win, pass");
  game.run({"2 call 碰 9m", "3 pass", "2 discard 东"});
  while (game.stage() != "turn 2") game.idle();
  REQUIRE(game.offers(2) == "蓄杠 9m");

  const std::string hand = game.handOf(2);
  const auto drawable = game.engine.drawable(game.state);
  game.run({"2 call 蓄杠 9m"});
  REQUIRE(game.stage() == "robbing 2");
  CHECK(game.meldsOf(2) == "碰 9m from 0");
  CHECK_FALSE(game.state.afterKong);
  CHECK(game.engine.drawable(game.state) == drawable);
  CHECK(game.offers(3) == "win, pass");
  CHECK(game.offers(1) == "");
  CHECK(game.offers(2) == "");
  CHECK(game.play("2 discard 白") == "nothing is asked of the seat now");
  const table::State before = game.state;

  game.run({"3 pass"});
  CHECK(game.stage() == "turn 2");
  CHECK(game.meldsOf(2) == "蓄杠 9m from 0");
  CHECK(game.state.afterKong);
  CHECK(game.state.tile == game.kind("7p"));
  CHECK(game.engine.drawable(game.state) == drawable - 1);

  game.state = before;
  game.run({"3 win"});
  CHECK(game.stage() == "won");
  CHECK(game.meldsOf(2) == "碰 9m from 0");
  CHECK(game.handOf(2).find("9m") == std::string::npos);
  CHECK(game.state.table.win.tile == game.kind("9m"));
  CHECK(game.state.table.win.by == eval::WinBy::RobKong);
  CHECK(game.state.table.win.from == 2);
  CHECK(game.fans() == "抢杠");
  CHECK(game.liable() == 2);
  // 10 for one big pattern, 2 for the opening, 2 hard: 40. Seat 2 has opened and gave the tile: 160. It pays all three.
  CHECK(game.points() == std::vector<int64_t>{0, 0, -240, 240});
}

TEST_CASE("kongs in hand, from discards and of special tiles cannot be robbed", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p 9999m").hand(3, "11p 234678s 78m 22p 南").head("东").deal();
  game.run({"0 discard 1p", "3 call 碰 1p", "3 discard 南"});
  REQUIRE(game.offers(0) == "暗杠 9m");
  game.run({"0 call 暗杠 9m"});
  CHECK(game.stage() == "turn 0");
}

// Seat 3 waits for 9m, of which seat 0 makes a quad.
TEST_CASE("a kong in hand can be robbed where the rules say so", "[table][kongs]") {
  RiggedGame game("robbed_in_hand");
  game.indicator("3m").hand(0, "1p 999m").hand(3, "11p 234678s 78m 22p 南").head("9m").tail("7p").deal();
  game.run({"0 discard 1p", "3 call 碰 1p", "3 discard 南", "0 call 暗杠 9m"});
  REQUIRE(game.stage() == "robbing 0");
  CHECK(game.offers(3) == "win, pass");
  CHECK(game.meldsOf(0) == "");
  CHECK(game.handOf(0).find("999m") != std::string::npos);
  const table::View seen = table::viewOf(game.engine, game.state, 3);
  CHECK(seen.tile == game.kind("9m"));
  CHECK(table::unseen(game.engine, game.state, 3, game.kind("9m")) == 0);
  const table::State before = game.state;

  game.run({"3 pass"});
  CHECK(game.stage() == "turn 0");
  CHECK(game.meldsOf(0) == "暗杠 9m");
  CHECK(game.state.tile == game.kind("7p"));
  CHECK(table::viewOf(game.engine, game.state, 2).players[0].melds[0].tile == game.kind("9m"));   // it was shown

  game.state = before;
  game.run({"3 win"});
  CHECK(game.stage() == "won");
  CHECK(game.meldsOf(0) == "");
  CHECK(game.handOf(0).find("999m") != std::string::npos);
  CHECK(game.fans() == "抢杠");
  CHECK(game.state.table.win.by == eval::WinBy::RobKong);

  game.state = before;
  game.run({"1 leave"});
  CHECK(game.handOf(0).find("9999m") != std::string::npos);
}

TEST_CASE("a special tile that is discarded counts, draws, or may not be", "[table][kongs]") {
  for (const char* how : {"counts", "draws", "forbidden"}) {
    INFO(how);
    RiggedGame game("kaikoufan", std::string("弃牌算杠=") + how);
    game.indicator("3m").hand(0, "中4m").tail("9s").deal();
    CHECK(game.offers(0) == "红中杠 中, 癞子杠 4m");
    const std::string mode = how;
    if (mode == "forbidden") {
      CHECK(game.play("0 discard 中") == "the tile may not be discarded");
      CHECK(game.play("0 discard 4m") == "the tile may not be discarded");
      CHECK_FALSE(game.mayDiscard(0, "4m"));
      continue;
    }
    game.run({"0 discard 中"});
    CHECK(game.asideOf(0) == "中");
    if (mode == "counts") {
      CHECK(game.stage() == "turn 1");
      continue;
    }
    CHECK(game.stage() == "turn 0");
    CHECK(game.state.tile == game.kind("9s"));
    CHECK(game.state.afterKong);
    game.run({"0 discard 4m", "0 discard 9s", "all pass"});
    CHECK(game.asideOf(0) == "4m 中");
    CHECK(game.state.turn != 0);
  }
}

TEST_CASE("a discarded special tile draws none of the last tiles", "[table][kongs]") {
  RiggedGame game("kaikoufan", "弃牌算杠=draws");
  game.indicator("3m").hand(0, "中 1s").hand(1, "中").hand(2, "中").hand(3, "中").deal();
  game.idleWhileDrawable(5);
  REQUIRE(game.state.stage == table::Stage::Turn);
  REQUIRE(game.engine.drawable(game.state) == 4);
  const int seat = game.state.turn;
  game.run({(std::to_string(seat) + " discard 中").c_str()});
  CHECK(game.asideOf(seat).find("中") != std::string::npos);
  CHECK(game.stage() == "drawn");   // the last four were drawn in turn, and nobody could win
  CHECK(game.state.left == 10);
}

TEST_CASE("special kongs are open straight after a run and a triplet", "[table][kongs]") {
  for (const bool run : {true, false}) {
    RiggedGame game("kaikoufan");
    game.indicator("3m").hand(0, "5p").hand(1, run ? "67p 中4m" : "55p 中4m").tail("9s 8s").deal();
    game.run({"0 discard 5p", run ? "1 call 吃 567p" : "1 call 碰 5p"});
    CHECK(game.offers(1) == "红中杠 中, 癞子杠 4m");
    game.run({"1 call 癞子杠 4m"});
    CHECK(game.state.tile == game.kind("9s"));
    game.run({"1 call 红中杠 中"});
    CHECK(game.state.tile == game.kind("8s"));
    CHECK(game.asideOf(1) == "4m 中");
    CHECK(game.state.turn == 1);
    CHECK_FALSE(game.mayDiscard(1, "中"));
  }
}

TEST_CASE("a replacement after a claim is an own draw", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "5p").hand(1, "55p 中 9999s").tail("5p 1s").deal();
  game.run({"0 discard 5p", "1 call 碰 5p"});
  CHECK(game.offers(1) == "红中杠 中");
  game.run({"1 call 红中杠 中"});
  CHECK(game.offers(1) == "蓄杠 5p, 暗杠 9s");
  game.run({"1 call 蓄杠 5p", "1 call 暗杠 9s"});
  CHECK(game.meldsOf(1) == "蓄杠 5p from 0, 暗杠 9s");
}

TEST_CASE("a chain of kongs, then a win on the last replacement", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(1, "111p 9999s 中4m 22p 78m").tail("中 8s 4m 9m").deal();
  game.run({"0 discard 1p", "1 call 冲杠 1p"});   // replaced by 中
  CHECK(game.offers(1) == "暗杠 9s, 红中杠 中, 癞子杠 4m");
  game.run({"1 call 红中杠 中"});
  CHECK(game.state.tile == game.kind("8s"));
  game.run({"1 call 暗杠 9s"});
  CHECK(game.state.tile == game.kind("4m"));
  game.run({"1 call 癞子杠 4m"});
  CHECK(game.state.tile == game.kind("9m"));
  CHECK(game.engine.drawable(game.state) == 72 - 4);
  CHECK(game.offers(1) == "红中杠 中, 癞子杠 4m");   // 22p 78m 9m 8s 中 4m: no win
}

TEST_CASE("a win on a replacement is a big one, also after a special kong", "[table][kongs]") {
  RiggedGame won("kaikoufan");
  won.indicator("3m").hand(0, "1p").hand(1, "111p 9999s 中 222p 78m").tail("4m 5p 4m 9m").deal();
  won.run({"0 discard 1p", "1 call 冲杠 1p", "1 call 癞子杠 4m", "1 call 红中杠 中"});
  CHECK(won.offers(1) == "暗杠 9s, 癞子杠 4m");
  // Hand: 9999s 222p 78m 5p 4m: the wild makes the pair of 5p or the run.
  won.run({"1 call 暗杠 9s"});
  CHECK(won.state.tile == won.kind("9m"));
  CHECK(won.offers(1) == "win, 癞子杠 4m");
  won.run({"1 win"});
  CHECK(won.fans() == "杠上花");
  CHECK(won.state.table.win.afterKong);
  // 10 x opening 2 x open kong 2 x concealed kong 4 x 中 2 x wild 4 x self-drawn 1.5 = 1920 each: the golden amount.
  CHECK(won.points() == std::vector<int64_t>{-400, 1200, -400, -400});
}

TEST_CASE("a discard ends the chain: the next draw is no replacement", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(1, "111p 234678s 78m 22p").head("东西南 9m").tail("白").deal();
  game.run({"0 discard 1p", "1 call 冲杠 1p", "1 discard 白", "all pass"});
  while (game.stage() != "turn 1") game.idle();
  REQUIRE(game.offers(1) == "win");
  game.run({"1 win"});
  CHECK(game.fans() == "");
}

TEST_CASE("drawable tiles are counted to the last one, kongs included", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9999s 9999p 9999m 中中").tail("中 中 1s 2s 4s").deal();
  CHECK(game.state.left == 82);
  CHECK(game.engine.drawable(game.state) == 72);
  game.run({"0 call 暗杠 9s", "0 call 暗杠 9p", "0 call 暗杠 9m"});
  CHECK(game.engine.drawable(game.state) == 69);
  game.run({"0 call 红中杠 中"});
  CHECK(game.engine.drawable(game.state) == 68);
  CHECK(game.state.left == 78);
  game.run({"0 discard 中"});
  CHECK(game.stage() == "turn 1");
  CHECK(game.engine.drawable(game.state) == 67);
}

TEST_CASE("no kong may be declared once its draw would be one of the last four", "[table][kongs]") {
  // Seat 0 is dealt every kind of kong in hand and keeps it.
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9999s 中4m 西").deal();
  for (int guard = 0; guard < 400 && game.state.stage != table::Stage::Over; ++guard) {
    if (game.state.stage == table::Stage::Turn && game.state.turn == 0 && game.state.drew) {
      const bool open = game.engine.drawable(game.state) > 4;
      INFO(game.engine.drawable(game.state) << " can be drawn");
      CHECK((game.offers(0).find("暗杠 9s") != std::string::npos) == open);
      CHECK((game.offers(0).find("红中杠") != std::string::npos) == open);
      CHECK((game.offers(0).find("癞子杠") != std::string::npos) == open);
      if (!open) CHECK(game.play("0 call 暗杠 9s") == "the call is not open to the seat now");
    }
    game.idle();
  }
  // From 72 on seats draw in turn, nobody claims: the dealer draws with 4 left.
  CHECK(game.stage() == "drawn");
}

TEST_CASE("a kong from a discard is not open either", "[table][kongs]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9m 白").hand(2, "999m").deal();
  game.idleWhileDrawable(5);
  REQUIRE(game.stage() == "turn 0");
  REQUIRE(game.engine.drawable(game.state) == 4);
  game.run({"0 discard 9m"});
  CHECK(game.offers(2) == "碰 9m, pass");
}

TEST_CASE("a kong that the rules demand comes before a discard and a pass", "[table][kongs]") {
  RiggedGame game("sizhang_bigang_test");
  game.indicator("3m").hand(0, "9999s 1p").deal();
  REQUIRE(game.offers(0) == "暗杠 9s");
  CHECK(game.play("0 discard 1p") == "a call that the rules demand comes first");
  CHECK(game.open(0) == std::vector<std::string>{"call 暗杠 9s"});
  game.run({"0 call 暗杠 9s", "0 discard 1p"});
}
