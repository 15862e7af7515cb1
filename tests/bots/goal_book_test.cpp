// What bots remember has bounds: of deals, of readings, of everything.
#include <catch2/catch.hpp>

#include "bots/goals.h"
#include "bots/greedy_bot.h"
#include "runtime/table/engine.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;
using namespace kaikou::bots;

namespace {

// Hands [from, to) between greedy bots that share a book; all decisions, as one number.
uint64_t playHands(const plan::Plan& plan, const std::shared_ptr<GoalBook>& book, table::Engine& engine, uint32_t from, uint32_t to) {
  std::vector<std::unique_ptr<GreedyBot>> bots;
  for (int seat = 0; seat < plan.game.seats; ++seat) bots.push_back(std::make_unique<GreedyBot>(plan, book));
  table::Match match;
  match.seed = Seed::ofText("memory");
  table::State state;
  table::ActionList list;
  uint64_t mixed = 0;
  for (match.hand = from; match.hand < to; ++match.hand) {
    for (int seat = 0; seat < plan.game.seats; ++seat) bots[seat]->newHand(match.seed.forHand(match.hand), seat);
    engine.begin(match, state);
    while (state.stage != table::Stage::Over) {
      const int seat = engine.nextToAct(state);
      engine.legal(state, seat, list);
      const table::Action action = bots[seat]->choose(engine, state, seat, list);
      REQUIRE(engine.apply(state, action) == table::Refusal::None);
      mixed = mixed * 31 + static_cast<uint64_t>(action.act) * 997 + action.tile * 13u + action.call;
    }
  }
  return mixed;
}

table::State stateWith(TileSet wilds, int indicator) {
  table::State state;
  state.wilds = wilds;
  state.table.indicator = static_cast<uint8_t>(indicator);
  return state;
}

}  // namespace

TEST_CASE("a book and an engine keep within their budgets however many hands are played", "[bots]") {
  for (const char* rules : {"kaikoufan", "chinese"}) {
    const auto plan = testing::botPlan(rules == std::string("chinese") ? testing::languageTest(rules) : rules);
    auto book = std::make_shared<GoalBook>(*plan);
    table::Engine engine(*plan);
    size_t most = 0;
    for (uint32_t hand = 0; hand < 800; hand += 100) {
      playHands(*plan, book, engine, hand, hand + 100);
      most = std::max(most, book->bytes());
      CHECK(book->bytes() < GoalBook::mostBytes);
      CHECK(engine.evaluator().tableBytes() <= table::Engine::readingBudget + (64 << 10));   // a chunk beyond
    }
    CHECK(most > 500'000);   // it counts: standings alone are half a million
  }
}

TEST_CASE("deals beyond what a book keeps are found out again, alike", "[bots]") {
  const auto plan = testing::botPlan("kaikoufan");
  GoalBook book(*plan);
  const table::State one = stateWith(0, 3);
  const auto first = book.forDeal(one);
  REQUIRE(first->goals.size() > 1);
  REQUIRE(first->tables.size() == first->goals.size());
  const size_t few = book.bytes();
  CHECK(book.forDeal(one) == first);
  size_t most = 0;
  for (int i = 1; i <= 500; ++i) {
    book.forDeal(stateWith(TileSet{1} << (i % 34) | TileSet{1} << (i / 34), 3));
    most = std::max(most, book.bytes());
  }
  CHECK(most > few);
  CHECK(most < GoalBook::mostBytes);
  const auto again = book.forDeal(one);
  CHECK(again != first);
  CHECK(again->number != first->number);
  REQUIRE(again->goals.size() == first->goals.size());
  for (size_t g = 0; g < first->goals.size(); ++g) {
    CHECK(again->goals[g].of == first->goals[g].of);
    CHECK(again->goals[g].tiles == first->goals[g].tiles);
    CHECK(again->goals[g].pairs == first->goals[g].pairs);
    CHECK(again->goals[g].wilds == first->goals[g].wilds);
  }
}

TEST_CASE("choices do not hang on what a book has seen", "[bots]") {
  const auto plan = testing::botPlan("kaikoufan");
  table::Engine engine(*plan);
  auto used = std::make_shared<GoalBook>(*plan);
  playHands(*plan, used, engine, 0, 60);
  for (int i = 1; i <= 300; ++i) used->forDeal(stateWith(TileSet{1} << (i % 34) | TileSet{1} << (i / 34), 3));
  CHECK(playHands(*plan, used, engine, 60, 90) == playHands(*plan, std::make_shared<GoalBook>(*plan), engine, 60, 90));
}
