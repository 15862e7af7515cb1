// The check of states: valid ones pass, and a state that is broken in any one field that matters is found out.
#include <catch2/catch.hpp>

#include <functional>

#include "runtime/table/state_check.h"
#include "runtime/table/win_filter.h"
#include "tests/table/rigged_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::testing;

namespace {

using Break = std::pair<const char*, std::function<void(State&)>>;

void eachIsFound(RiggedGame& game, std::initializer_list<Break> breaks) {
  REQUIRE(checkState(game.engine, game.state).value_or("") == "");
  for (const auto& [name, spoil] : breaks) {
    INFO(name << " in " << game.stage());
    State broken = game.state;
    spoil(broken);
    const auto found = checkState(game.engine, broken);
    CHECK(found.value_or("") != "");
  }
  CHECK(checkState(game.engine, game.state).value_or("") == "");
}

// In every stage.
const std::initializer_list<Break> anywhere = {
    {"wall tile that is none", [](State& s) { s.wall[100] = 34; }},
    {"wall tile of another kind", [](State& s) { s.wall[100] = s.wall[100] ? 0 : 1; }},
    {"wall tile that was drawn", [](State& s) { s.wall[0] = s.wall[0] ? 0 : 1; }},
    {"wall size", [](State& s) { --s.wallSize; }},
    {"head", [](State& s) { ++s.head; }},
    {"head far", [](State& s) { s.head = 60000; }},
    {"tail", [](State& s) { ++s.tail; }},
    {"tail far", [](State& s) { s.tail = 60000; }},
    {"left", [](State& s) { --s.left; }},
    {"left and head", [](State& s) { --s.left, ++s.head; }},
    {"left and tail", [](State& s) { --s.left, ++s.tail; }},
    {"indicator place", [](State& s) { ++s.indicatorAt; }},
    {"no indicator", [](State& s) { s.indicatorAt = -1; }},
    {"indicator place far", [](State& s) { s.indicatorAt = 300; }},
    {"indicator", [](State& s) { s.table.indicator = 5; }},
    {"indicator that is none", [](State& s) { s.table.indicator = 200; }},
    {"previous wild", [](State& s) { s.table.previousWild = 34; }},
    {"previous wild below none", [](State& s) { s.table.previousWild = -2; }},
    {"dealer", [](State& s) { s.table.dealer = 4; }},
    {"wilds", [](State& s) { s.wilds ^= 1; }},
    {"special tiles", [](State& s) { s.discardSet ^= 2; }},
    {"exempt tiles", [](State& s) { s.dutyExempt ^= 2; }},
    {"tiles of a call", [](State& s) { s.callTiles[1] ^= 4; }},
    {"tiles of no call", [](State& s) { s.callTiles[31] = 1; }},
    {"stage", [](State& s) { s.stage = static_cast<Stage>(6); }},
    {"turn", [](State& s) { s.turn = 4; }},
    {"turn of nobody", [](State& s) { s.turn = -1; }},
    {"tile", [](State& s) { s.tile = 34; }},
    {"call", [](State& s) { s.call = 7; }},
    {"meld", [](State& s) { s.meld = plan::maxMelds; }},
    {"asked", [](State& s) { s.asked = 16; }},
    {"may win", [](State& s) { s.mayWin |= 16; }},
    {"locked seat that is none", [](State& s) { s.locked = 32; }},
    {"locked against the rules", [](State& s) { s.locked = 1; }},
    {"pile size", [](State& s) { s.pileSize = 500; }},
    {"pile of one more", [](State& s) { ++s.pileSize; }},
    {"duty against the rules", [](State& s) { s.duties[1].bound = 1; }},
    {"offender against the rules", [](State& s) { s.duties[1].offenders[0] = 2, s.duties[1].offenderCount = 1; }},
    {"offender beyond the count", [](State& s) { s.duties[0].offenders[2] = 1; }},
    {"a fifth copy", [](State& s) { s.table.seats[0].hand[0] += 5; }},
    {"one tile more", [](State& s) { ++s.table.seats[1].hand[30]; }},
    {"a tile beyond the kinds", [](State& s) { s.table.seats[1].hand[40] = 1; }},
    {"a tile aside", [](State& s) { ++s.table.seats[2].aside[31]; }},
    {"a tile aside beyond the kinds", [](State& s) { s.table.seats[2].aside[63] = 1; }},
    {"melds", [](State& s) { s.table.seats[0].meldCount = 8; }},
    {"one meld more", [](State& s) { ++s.table.seats[0].meldCount; }},
    {"sketch index", [](State& s) { ++s.sketch[0].index[1]; }},
    {"sketch lack", [](State& s) { s.sketch[1].lack[0] ^= 1; }},
    {"sketch holds", [](State& s) { s.sketch[2].holds[0] ^= 1; }},
    {"sketch wilds", [](State& s) { ++s.sketch[3].wilds; }},
    {"sketch sum", [](State& s) { ++s.sketch[0].lackMelds; }},
    {"sketch pairs", [](State& s) { s.sketch[0].pairSaves ^= 1; }},
    {"sketch outside", [](State& s) { s.sketch[0].outside ^= 1; }},
    {"sketch melds", [](State& s) { s.sketch[0].melds.words[1] ^= 1; }},
    {"points", [](State& s) { s.outcome.points[0] += 1; }},
    {"points out of range", [](State& s) { s.outcome.points = {INT64_MAX, INT64_MAX, 0, 0}; }},
    {"house", [](State& s) { s.outcome.house += 3; }},
    {"kind of outcome", [](State& s) { s.outcome.kind = static_cast<Outcome::Kind>(9); }},
    {"winner that is none", [](State& s) { s.outcome.winners[3] = 5; }},
    {"winner beyond the count", [](State& s) { s.outcome.winners[3] = 1; }},
    {"winners", [](State& s) { s.outcome.winnerCount = 5; }},
    {"one winner more", [](State& s) { ++s.outcome.winnerCount; }},
    {"leaver", [](State& s) { s.outcome.leaver = s.outcome.leaver < 0 ? 1 : -1; }},
    {"leaver that is none", [](State& s) { s.outcome.leaver = 4; }},
    {"fault", [](State& s) { s.outcome.faultOrigin = 1; }},
    {"winning tile", [](State& s) { s.table.win.tile = 77; }},
};

// Seat 2 has opened and waits for 6m and 9m; seat 3 draws 9m and discards it or adds it.
void rig(RiggedGame& game) {
  game.indicator("3m").hand(0, "1p").hand(1, "99m").hand(2, "11p 234678s 78m 22p 东").head("9m").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东"});
}

}  // namespace

TEST_CASE("a broken turn is found out", "[table][state_check]") {
  RiggedGame game("kaikoufan");
  rig(game);
  eachIsFound(game, anywhere);
  eachIsFound(game, {
    {"over without an outcome", [](State& s) { s.stage = Stage::Over; }},
    {"an outcome in the turn", [](State& s) { s.outcome.kind = Outcome::Drawn; }},
    {"another turn", [](State& s) { s.turn = 1; }},
    {"answers of nobody", [](State& s) { s.stage = Stage::Answers; }},
    {"last tiles", [](State& s) { s.stage = Stage::Last; }},
    {"robbing nobody", [](State& s) { s.stage = Stage::Robbing; }},
    {"robbed of by itself", [](State& s) { s.stage = Stage::Robbing, s.asked = 8; }},
    {"somebody is asked", [](State& s) { s.asked = 4; }},
    {"somebody has answered", [](State& s) { s.answered = 4; }},
    {"a win that is none", [](State& s) { s.mayWin = 8; }},
    {"a win of another", [](State& s) { s.mayWin = 4; }},
    {"another tile drawn", [](State& s) { s.tile = 31; }},
    {"a replacement not drawn", [](State& s) { s.drew = false, s.afterKong = true; }},
    {"the meld's tile", [](State& s) { ++s.table.seats[2].melds[0].tile; }},
    {"the meld's call", [](State& s) { s.table.seats[2].melds[0].call = 0; }},
    {"the meld's call beyond", [](State& s) { s.table.seats[2].melds[0].call = 7; }},
    {"a tile set aside as a meld", [](State& s) { s.table.seats[2].melds[0].call = 5; }},
    {"the meld's form", [](State& s) { s.table.seats[2].melds[0].form = eval::MeldForm::Quad; }},
    {"no form", [](State& s) { s.table.seats[2].melds[0].form = static_cast<eval::MeldForm>(3); }},
    {"the meld from nobody", [](State& s) { s.table.seats[2].melds[0].from = plan::nobody; }},
    {"the meld from itself", [](State& s) { s.table.seats[2].melds[0].from = 2; }},
    {"the meld from no seat", [](State& s) { s.table.seats[2].melds[0].from = 4; }},
    {"the claimed discard", [](State& s) { s.pile[0].claimed = 0; }},
    {"a discard that was not claimed", [](State& s) { s.pile[1].claimed = 1; }},
    {"a discard aside", [](State& s) { s.pile[1].aside = 1; }},
    {"claimed and aside", [](State& s) { s.pile[0].aside = 1; }},
    {"a discard of another tile", [](State& s) { s.pile[1].tile = 3; }},
    {"a discard that is no tile", [](State& s) { s.pile[1].tile = 90; }},
  });
}

TEST_CASE("broken answers are found out", "[table][state_check]") {
  RiggedGame game("kaikoufan");
  rig(game);
  game.run({"3 discard 9m"});
  REQUIRE(game.stage() == "answers 3");
  eachIsFound(game, anywhere);
  eachIsFound(game, {
    {"nobody asked", [](State& s) { s.asked = 0; }},
    {"the discarder asked", [](State& s) { s.asked |= 8; }},
    {"asked without an answer", [](State& s) { s.asked |= 1; }},
    {"asked and answered", [](State& s) { s.answered = s.asked; }},
    {"another tile", [](State& s) { s.tile = 4; }},
    {"no discard", [](State& s) { s.pileSize = 0; }},
    {"claimed already", [](State& s) { s.pile[s.pileSize - 1].claimed = 1; }},
    {"laid", [](State& s) { s.pile[s.pileSize - 1].laid = 1; }},
    {"of another seat", [](State& s) { s.pile[s.pileSize - 1].seat = 0; }},
    {"a forged offer of a win", [](State& s) { s.mayWin |= 2; }},
    {"a win of who is not asked", [](State& s) { s.asked = 2; }},
    {"a forged answer", [](State& s) { s.asked = 4, s.answered = 2, s.answers[1] = win(1); }},
    {"a forged claim", [](State& s) { s.asked = 4, s.answered = 2, s.answers[1] = call(1, 2, 8); }},
    {"an answer of another", [](State& s) { s.asked = 4, s.answered = 2, s.answers[1] = pass(2); }},
  });
  game.run({"1 call 碰 9m"});
  eachIsFound(game, anywhere);
}

TEST_CASE("a broken robbery is found out", "[table][state_check]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9m1p").hand(2, "99m 东").hand(3, "11p 234678s 78m 22p 南").head("白 西 白 西 9m").deal();
  game.run({"0 discard 1p", "3 call 碰 1p", "3 discard 南", "0 discard 9m", "2 call 碰 9m", "3 pass", "2 discard 东"});
  game.run({"3 discard 西", "0 discard 白", "1 discard 西", "2 call 蓄杠 9m"});
  REQUIRE(game.stage() == "robbing 2");
  eachIsFound(game, anywhere);
  eachIsFound(
      game,
      {
          {"another call", [](State& s) { s.call = 1; }},
          {"another meld", [](State& s) { s.meld = 1; }},
          {"the robbed asked", [](State& s) { s.asked |= 4; }},
          {"who cannot rob", [](State& s) { s.asked |= 1; }},
          {"a forged offer", [](State& s) { s.asked |= 1, s.mayWin |= 1; }},
          {"another tile", [](State& s) { s.tile = 7; }},
          {"a quad already",
           [](State& s) { s.table.seats[2].melds[0].form = eval::MeldForm::Quad, s.table.seats[2].melds[0].call = 3; }},
      });
}

TEST_CASE("a broken end is found out", "[table][state_check]") {
  RiggedGame game("kaikoufan");
  rig(game);
  game.run({"3 discard 9m", "2 win", "1 pass"});
  REQUIRE(game.stage() == "won");
  eachIsFound(game, anywhere);
  eachIsFound(game, {
    {"the winning tile", [](State& s) { s.table.win.tile = 3; }},
    {"another winner", [](State& s) { s.outcome.winners[0] = 1; }},
    {"the winner twice", [](State& s) { s.outcome.winners[1] = 2, s.outcome.winnerCount = 2; }},
    {"no winner", [](State& s) { s.outcome.winnerCount = 0, s.outcome.winners[0] = plan::nobody; }},
    {"drawn but paid", [](State& s) { s.outcome.kind = Outcome::Drawn; }},
    {"not over", [](State& s) { s.stage = Stage::Turn; }},
    {"no outcome", [](State& s) { s.outcome.kind = Outcome::None; }},
    {"somebody may win", [](State& s) { s.mayWin = 1; }},
  });
  RiggedGame left("kaikoufan");
  rig(left);
  left.run({"0 leave"});
  eachIsFound(left, anywhere);
}

TEST_CASE("a broken duty is found out", "[table][state_check]") {
  RiggedGame game("pizi_xiayu");
  game.indicator("3p").deal();
  eachIsFound(game, {
    {"bound seats", [](State& s) { s.duties[0].bound = 16; }},
    {"suit", [](State& s) { s.duties[0].block = 200; }},
    {"offenders", [](State& s) { s.duties[0].offenderCount = 5; }},
    {"offender that is none", [](State& s) { s.duties[0].offenders[0] = 4, s.duties[0].offenderCount = 1; }},
    {"offender before the none", [](State& s) { s.duties[0].offenders[0] = -2; }},
  });
}

TEST_CASE("a flower in a hand is found out", "[table][state_check]") {
  RiggedGame game("taiwan16");
  game.hand(0, "9s").head("春").tail("1m").deal();
  game.run({"0 discard 9s", "all pass"});
  eachIsFound(game, {{"flower", [&](State& s) {
    const int flower = game.kind("春"), other = game.kind("1m");
    --s.table.seats[1].aside[flower];
    ++s.table.seats[1].hand[flower];
    if (s.table.seats[1].hand[other]) --s.table.seats[1].hand[other], ++s.table.seats[1].aside[other];
  }}});
}
