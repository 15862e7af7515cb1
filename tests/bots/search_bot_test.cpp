// What playing out worlds is for: worlds in which the others are as far as they would be, and choices that a bot which
// looks at its own hand alone gets wrong.
#include "bots/search_bot.h"

#include <catch2/catch.hpp>

#include "bots/hidden_tiles.h"
#include "runtime/table/state_check.h"
#include "tests/bots/bot_plans.h"
#include "tests/table/rigged_game.h"

using namespace kaikou;
using testing::botPlan;
using testing::RiggedGame;

namespace {

// Seats other than `seat` that a single tile would make win.
int readySeats(table::Engine& engine, const table::State& state, int seat) {
  int ready = 0;
  for (int other = 0; other < engine.seats(); ++other) {
    bool waits = false;
    for (int kind = 0; other != seat && !waits && kind < static_cast<int>(engine.plan().kinds.size()); ++kind)
      waits = engine.completes(state, other, kind, eval::WinBy::SelfDraw);
    ready += waits;
  }
  return ready;
}

}  // namespace

TEST_CASE("hands of worlds that might be are as near to a win as hands are", "[bots]") {
  for (const char* name : {"kaikoufan", "pizi"}) {
    INFO(name);
    const auto plan = botPlan(name);
    table::Engine engine(*plan);
    const auto book = std::make_shared<bots::GoalBook>(*plan);
    bots::GreedyBot player(*plan, book), likely(*plan, book);
    int states = 0, real = 0;
    double even = 0, played = 0;
    for (uint32_t hand = 0; hand < 40; ++hand) {
      table::Match match;
      match.seed = Seed::ofText("near");
      match.hand = hand;
      table::State state;
      engine.begin(match, state);
      player.newHand(match.seed.forHand(hand), 0);
      likely.newHand(match.seed.forHand(hand), 0);
      bots::BotRandom random(hand + 1);
      table::ActionList list;
      while (state.stage != table::Stage::Over) {
        const int seat = engine.nextToAct(state);
        if (state.stage == table::Stage::Turn && state.pileSize >= 20 && state.pileSize % 4 == 0) {
          ++states;
          real += readySeats(engine, state, seat);
          for (int world = 0; world < 6; ++world) {
            table::State dealt = state;
            bots::dealHiddenAnew(engine, dealt, seat, random);
            even += readySeats(engine, dealt, seat) / 6.0;
            dealt = state;
            bots::dealHiddenAnew(engine, dealt, seat, random, &likely);
            played += readySeats(engine, dealt, seat) / 6.0;
            bots::shuffleWall(engine, dealt, random);
            const auto wrong = table::checkState(engine, dealt);
            INFO(wrong.value_or(""));
            REQUIRE_FALSE(wrong);
          }
        }
        engine.legal(state, seat, list);
        REQUIRE(engine.apply(state, player.choose(engine, state, seat, list)) == table::Refusal::None);
      }
    }
    CAPTURE(states, real, even, played);
    REQUIRE(states > 30);
    CHECK(even < 0.3 * real);
    CHECK(played > 0.5 * real);
    CHECK(played < 2.0 * real);
  }
}

// Seat 2 has claimed four melds and wins on its last tile's pair, which must be 2, 5 or 8: of these all lie open but 8p. Seat 0
// is far from a win.
TEST_CASE("a tile that would give away a big win is kept", "[bots]") {
  RiggedGame game("kaikoufan");
  game.dealer(1).indicator("东");
  game.hand(0, "22m 345p 67s 46m 123s 8p").hand(1, "1p").hand(2, "11p 44p 77p 99m 8p 北 西 发 白").hand(3, "4p 7p 9m");
  game.head("1m 3m 7m 22m 5555m 8888m 2222p 555p 222s 5555s 8888s").deal();
  auto othersPass = [&] {
    if (game.state.stage == table::Stage::Answers) game.run({"all pass"});
  };
  auto claimed = [&](const char* discard, const char* call, const char* then) {
    game.run({discard, call});
    othersPass();
    game.run({then});
    othersPass();
  };
  claimed("1 discard 1p", "2 call 碰 1p", "2 discard 北");
  claimed("3 discard 4p", "2 call 碰 4p", "2 discard 西");
  claimed("3 discard 7p", "2 call 碰 7p", "2 discard 发");
  claimed("3 discard 9m", "2 call 碰 9m", "2 discard 白");
  std::string error;
  table::ActionList list;
  auto greedy = bots::makeBot("greedy", game.engine.plan(), error), search = bots::makeBot("search", game.engine.plan(), error);
  auto givesAway = [&](table::Action action) {
    const table::State before = game.state;
    REQUIRE(action.act == table::Act::Discard);
    REQUIRE(game.engine.apply(game.state, action) == table::Refusal::None);
    const bool wins = game.offers(2).find("win") != std::string::npos;
    game.state = before;
    return wins;
  };
  int greedyGives = 0, searchGives = 0;
  while (game.engine.drawable(game.state) > 4) {
    if (game.state.stage == table::Stage::Turn && game.state.turn == 0 && game.engine.drawable(game.state) < 20) {
      game.engine.legal(game.state, 0, list);
      for (const char* text : {"one", "two", "three", "four"}) {
        greedy->newHand(Seed::ofText(text), 0);
        search->newHand(Seed::ofText(text), 0);
        greedyGives += givesAway(greedy->choose(game.engine, game.state, 0, list));
        searchGives += givesAway(search->choose(game.engine, game.state, 0, list));
      }
    }
    game.idle();
  }
  CHECK(greedyGives == 8);
  CHECK(searchGives == 0);
}
