// The interface of the engine: refusals have texts, actions have events, lists have one order, questions change
// nothing.
#include <catch2/catch.hpp>

#include <cctype>
#include <set>

#include "compiler/driver/option_json.h"
#include "tests/table/played_game.h"
#include "tests/table/rigged_game.h"
#include "tests/table/state_image.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::testing;

TEST_CASE("every refusal has a text of its own in the house's form", "[table][engine]") {
  CHECK(refusalText(Refusal::None) == "");
  std::set<std::string> texts;
  constexpr int refusals = 0
#define REFUSAL(name, text) +1
#include "runtime/table/refusals.def"
#undef REFUSAL
      ;
  for (int i = 1; i < refusals; ++i) {
    const std::string text(refusalText(static_cast<Refusal>(i)));
    INFO(i << " " << text);
    REQUIRE_FALSE(text.empty());
    CHECK(std::islower(static_cast<unsigned char>(text[0])));
    CHECK(text.back() != '.');
    CHECK(texts.insert(text).second);
  }
  CHECK(refusalText(static_cast<Refusal>(refusals)) == "");
  CHECK(refusalText(static_cast<Refusal>(255)) == "");
}

TEST_CASE("actions are listed in one order", "[table][engine]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(1, "111p 234678s 78m 22p").head("东西南 9m").tail("白").deal();
  game.run({"0 discard 1p", "1 call 冲杠 1p", "1 discard 白", "all pass"});
  while (game.stage() != "turn 1") game.idle();
  CHECK(game.open(1) == std::vector<std::string>{"win", "discard 7m", "discard 8m", "discard 9m", "discard 2p",
                                                 "discard 2s", "discard 3s", "discard 4s", "discard 6s", "discard 7s",
                                                 "discard 8s"});
  ActionList list;
  for (const int seat : {-1, 0, 2, 3, 4, 100}) {
    game.engine.legal(game.state, seat, list);
    CHECK(list.empty());
  }
}

TEST_CASE("who is to act", "[table][engine]") {
  RiggedGame game("kaikoufan");
  game.indicator("1s").hand(0, "9m").hand(1, "78m").hand(3, "99m").deal();
  CHECK(game.engine.toAct(game.state) == 0b0001);
  game.run({"0 discard 9m"});
  CHECK(game.engine.toAct(game.state) == 0b1010);
  CHECK(game.engine.nextToAct(game.state) == 1);
  game.run({"1 pass"});
  CHECK(game.engine.toAct(game.state) == 0b1000);
  CHECK(game.engine.nextToAct(game.state) == 3);
  game.run({"2 leave"});
  CHECK(game.engine.toAct(game.state) == 0);
  CHECK(game.engine.nextToAct(game.state) == -1);
}

namespace {

// "discard 0 1p, asked 0 0100": what an action brought about.
std::string story(const RiggedGame& game) {
  static const char* const names[] = {"draw", "flower", "discard", "asked", "meld", "aside", "declared",
                                      "laid", "duty",   "offence", "won",   "drawn", "left", "faulted"};
  std::string text;
  for (const Event& event : game.events) {
    text += (text.empty() ? "" : "; ") + std::string(names[static_cast<int>(event.what)]);
    if (event.seat >= 0) text += " " + std::to_string(event.seat);
    if (event.what == Happened::Asked) text += " of " + std::to_string(event.tile);
    else if (event.what < Happened::Duty || event.what == Happened::Won) text += " " + game.tile(event.tile);
    if (event.from >= 0) text += " from " + std::to_string(event.from);
    if (event.flag) text += event.what == Happened::Draw ? " replacement" : " aside";
  }
  return text;
}

}  // namespace

TEST_CASE("events tell what an action brought about, in order", "[table][engine]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "9m 中 1p").hand(2, "99m 东").hand(3, "11p 234678s 78m 22p 南");
  game.head("白 西 白 西 9m").tail("4p 7p").deal();
  CHECK(story(game) == "");
  game.run({"0 call 红中杠 中"});
  CHECK(story(game) == "aside 0 中; draw 0 4p replacement");
  game.run({"0 discard 1p"});
  CHECK(story(game) == "discard 0 1p; asked 0 of 8");
  game.run({"3 call 碰 1p"});
  CHECK(story(game) == "meld 3 1p from 0");
  game.run({"3 discard 南"});
  CHECK(story(game) == "discard 3 南; draw 0 白");
  game.run({"0 discard 9m"});
  CHECK(story(game) == "discard 0 9m; asked 0 of 12");
  game.run({"3 pass"});
  CHECK(story(game) == "");
  game.run({"2 call 碰 9m"});
  CHECK(story(game) == "meld 2 9m from 0");
  game.run({"2 discard 东"});
  CHECK(story(game) == "discard 2 东; draw 3 西");
  game.run({"3 discard 西", "0 discard 白", "1 discard 西"});
  CHECK(story(game) == "discard 1 西; draw 2 9m");
  game.run({"2 call 蓄杠 9m"});
  CHECK(story(game) == "declared 2 9m; asked 2 of 8");
  const State robbing = game.state;
  game.run({"3 pass"});
  CHECK(story(game) == "meld 2 9m from 0; draw 2 7p replacement");
  game.state = robbing;
  game.run({"3 win"});
  CHECK(story(game) == "won 3 9m from 2");
  game.state = robbing;
  game.run({"1 leave"});
  CHECK(story(game) == "left 1");
}

TEST_CASE("questions change nothing", "[table][engine]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 78m 22p 东").head("9m").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m"});
  const State before = game.state;
  ActionList list;
  for (int seat = 0; seat < 4; ++seat) game.engine.legal(game.state, seat, list);
  (void)game.engine.refuses(game.state, win(2));
  (void)game.engine.nextToAct(game.state);
  (void)game.engine.nextDealer(game.state);
  (void)game.engine.settlement(game.state);
  (void)game.engine.completes(game.state, 2, game.kind("9m"), eval::WinBy::Discard);
  CHECK(firstDifference(before, game.state) == "");
}

TEST_CASE("which tiles complete a hand", "[table][engine]") {
  RiggedGame game("kaikoufan");
  game.indicator("3m").hand(0, "1p").hand(2, "11p 234678s 78m 22p 东").deal();
  game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "all pass"});
  std::string waits;
  for (int kind = 0; kind < 34; ++kind)
    if (game.engine.completes(game.state, 2, kind, eval::WinBy::Discard)) waits += game.tile(kind) + " ";
  CHECK(waits == "6m 9m ");   // not on 4m, the wild one: nobody may claim it
  waits = "";
  for (int kind = 0; kind < 34; ++kind)
    if (game.engine.completes(game.state, 2, kind, eval::WinBy::SelfDraw)) waits += game.tile(kind) + " ";
  CHECK(waits == "4m 6m 9m ");
  for (const int seat : {-1, 4}) CHECK_FALSE(game.engine.completes(game.state, seat, 5, eval::WinBy::Discard));
  for (const int kind : {-1, 34, 63}) CHECK_FALSE(game.engine.completes(game.state, 2, kind, eval::WinBy::Discard));
}

TEST_CASE("a discard in thought lies as a discard does", "[table]") {
  for (const char* rule : {"counts", "draws", "forbidden"}) {
    const auto plan = test::planOf("pizi", {{"弃牌算杠", driver::parseOptionText(rule)}}, nullptr);
    Engine engine(*plan);
    test::ChancePlayer player(7);
    Match match;
    match.seed = Seed::ofText("in thought");
    State state;
    ActionList open;
    int compared = 0, special = 0;
    for (int hand = 0; hand < 6; ++hand) {
      engine.begin(match, state);
      while (state.stage != Stage::Over) {
        const int seat = engine.nextToAct(state);
        engine.legal(state, seat, open);
        for (const Action& action : open) {
          if (action.act != Act::Discard) continue;
          State thought = state, done = state;
          engine.layDiscard(thought, seat, action.tile);
          const bool draws = engine.discardDraws(state, action.tile);
          CHECK(draws == ((state.discardSet >> action.tile & 1) && std::string(rule) == "draws" && engine.drawable(state) > plan->game.lastTiles));
          if (draws) continue;
          REQUIRE(engine.apply(done, action) == Refusal::None);
          const auto &one = thought.table.seats[static_cast<size_t>(seat)], &other = done.table.seats[static_cast<size_t>(seat)];
          // The last tiles may have come since.
          if (done.stage != Stage::Last && done.stage != Stage::Over) CHECK((one.hand == other.hand && one.aside == other.aside));
          ++compared;
          special += state.discardSet >> action.tile & 1;
        }
        REQUIRE(engine.apply(state, player.choose(engine, state, open)) == Refusal::None);
      }
      REQUIRE(engine.finish(state, match));
    }
    CHECK(compared > 500);
    if (std::string(rule) == "counts") CHECK(special > 20);
  }
}
