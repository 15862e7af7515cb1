// Bots choose what is legal, the same every time, whatever they cannot see; and the better ones are better.
#include "bots/bot.h"

#include <catch2/catch.hpp>

#include "bots/hidden_tiles.h"
#include "runtime/table/state_check.h"
#include "sim/dealer_table.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;
using testing::botPlan;

namespace {

const char* const shipped[] = {"kaikoufan", "koukoufan_additive", "kaikoufan_plain", "pizi", "pizi_xiayu"};

struct Score {
  int won = 0, drawn = 0;
  std::array<int, 4> wins{};
  int64_t first = 0;                     // points of seat 0
};

Score playAll(const plan::Plan& plan, std::vector<std::string> bots, uint32_t hands) {
  std::string error;
  sim::DealerTable table(plan, bots, error);
  REQUIRE(error.empty());
  Score score;
  sim::HandFacts facts;
  for (uint32_t hand = 0; hand < hands; ++hand) {
    table::Match match;
    match.seed = Seed::ofText("bots");
    match.hand = hand;
    match.dealer = static_cast<uint8_t>(hand % static_cast<uint32_t>(plan.game.seats));
    REQUIRE(table.play(match, facts));
    REQUIRE(facts.outcome.kind != table::Outcome::Faulted);
    score.won += facts.outcome.kind == table::Outcome::Won;
    score.drawn += facts.outcome.kind == table::Outcome::Drawn;
    for (int i = 0; i < facts.outcome.winnerCount; ++i) ++score.wins[static_cast<size_t>(facts.outcome.winners[i])];
    score.first += facts.outcome.points[0];
  }
  return score;
}

}  // namespace

TEST_CASE("a name makes a bot, or a reason", "[bots]") {
  const auto plan = botPlan("kaikoufan");
  std::string error;
  for (const bots::BotKind& kind : bots::botKinds()) CHECK(bots::makeBot(kind.name, *plan, error));
  CHECK(bots::makeBot("search:7", *plan, error));
  for (const char* wrong : {"", "greed", "search:", "search:0", "search:x", "search:999999999999"}) {
    error.clear();
    CHECK_FALSE(bots::makeBot(wrong, *plan, error));
    CHECK_FALSE(error.empty());
  }
}

TEST_CASE("every ruleset is played to the end", "[bots]") {
  for (const char* name : shipped) {
    INFO(name);
    const auto plan = botPlan(name);
    playAll(*plan, {"random", "greedy", "random", "greedy"}, 24);
  }
  // Other games: other shapes, other numbers of tiles and seats.
  for (const char* name : {"riichi", "sichuan_hand", "taiwan16", "three_seats", "hong_kong"}) {
    INFO(name);
    const auto plan = botPlan(testing::languageTest(name));
    playAll(*plan, std::vector<std::string>(plan->game.seats, "greedy"), 12);
  }
}

TEST_CASE("greedy beats random, and leaves fewer hands drawn", "[bots]") {
  for (const char* name : {"kaikoufan", "koukoufan", "pizi"}) {
    INFO(name);
    const auto plan = botPlan(name);
    const Score one = playAll(*plan, {"greedy", "random", "random", "random"}, 100);
    CHECK(one.wins[0] > 50);
    CHECK(one.wins[0] > 10 * (one.wins[1] + one.wins[2] + one.wins[3]));
    CHECK(one.first > 0);
    const Score none = playAll(*plan, std::vector<std::string>(4, "random"), 100);
    const Score all = playAll(*plan, std::vector<std::string>(4, "greedy"), 100);
    CHECK(none.drawn > 80);
    CHECK(all.drawn < 20);
  }
}

// At every choice the hidden tiles are dealt anew; the choice stays.
TEST_CASE("no bot sees what its seat cannot see", "[bots]") {
  for (const char* name : {"kaikoufan", "pizi_xiayu"}) {
    const auto plan = botPlan(name);
    table::Engine engine(*plan);
    std::string error;
    for (const char* kind : {"random", "greedy", "search:12"}) {
      auto first = bots::makeBot(kind, *plan, error), second = bots::makeBot(kind, *plan, error);
      int choices = 0;
      for (uint32_t hand = 0; hand < (kind[0] == 's' ? 1u : 6u); ++hand) {
        table::Match match;
        match.seed = Seed::ofText("hidden");
        match.hand = hand;
        table::State state;
        engine.begin(match, state);
        bots::BotRandom shuffle(hand + 1);
        const Seed seed = match.seed.forHand(hand);
        std::vector<std::unique_ptr<bots::Bot>> players, shadows;
        for (int seat = 0; seat < 4; ++seat) {
          players.push_back(bots::makeBot(kind, *plan, error));
          shadows.push_back(bots::makeBot(kind, *plan, error));
          players.back()->newHand(seed, seat);
          shadows.back()->newHand(seed, seat);
        }
        table::ActionList list, again;
        while (state.stage != table::Stage::Over) {
          const int seat = engine.nextToAct(state);
          engine.legal(state, seat, list);
          const table::Action action = players[static_cast<size_t>(seat)]->choose(engine, state, seat, list);
          table::State other = state;
          bots::dealHiddenAnew(engine, other, seat, shuffle);
          const auto wrong = table::checkState(engine, other);
          INFO(wrong.value_or(""));
          REQUIRE_FALSE(wrong);
          engine.legal(other, seat, again);
          REQUIRE(std::equal(list.begin(), list.end(), again.begin(), again.end()));
          REQUIRE(shadows[static_cast<size_t>(seat)]->choose(engine, other, seat, again) == action);
          ++choices;
          REQUIRE(engine.apply(state, action) == table::Refusal::None);
        }
      }
      CHECK(choices > 20);
    }
  }
}

TEST_CASE("what a bot has played before does not change its choices", "[bots]") {
  const auto plan = botPlan("pizi");
  std::string error;
  for (const char* kind : {"random", "greedy", "search:8"}) {
    const uint32_t hands = kind[0] == 's' ? 1 : 5;
    sim::DealerTable used(*plan, std::vector<std::string>(4, kind), error);
    sim::HandFacts facts;
    table::Match match;
    match.seed = Seed::ofText("caches");
    for (match.hand = 100; match.hand < 100 + 4 * hands; ++match.hand) REQUIRE(used.play(match, facts));
    for (uint32_t hand = 0; hand < hands; ++hand) {
      sim::DealerTable fresh(*plan, std::vector<std::string>(4, kind), error);
      sim::HandFacts first, second;
      match.hand = hand;
      REQUIRE(used.play(match, first));
      REQUIRE(fresh.play(match, second));
      CHECK(first.decisions == second.decisions);
      CHECK(first.outcome.points == second.outcome.points);
      CHECK(first.calls == second.calls);
    }
  }
}
