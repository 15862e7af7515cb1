// kaikou_bots.h: bots that play for absent players.
#include "bots/api/kaikou_bots.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/played_table.h"

using namespace kaikou::test;

namespace {

using BotHandle = std::unique_ptr<kaikou_bot, Freed<kaikou_bot_free>>;

BotHandle botOf(const PlanHandle& plan, const char* name) {
  kaikou_bot* bot = nullptr;
  REQUIRE(kaikou_bot_new(plan.get(), name, &bot, nullptr) == KAIKOU_OK);
  return BotHandle(bot);
}

// Every seat played by one bot.
std::string played(const PlanHandle& plan, const BotHandle& bot, int hands) {
  const TableHandle table = tableOf(plan, true);
  std::string log;
  for (int hand = 0; hand < hands; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    while (const unsigned asked = kaikou_table_to_act(table.get())) {
      int seat = 0;
      while (!(asked >> seat & 1)) ++seat;
      kaikou_action action;
      REQUIRE(kaikou_bot_choose(bot.get(), table.get(), seat, &action, nullptr) == KAIKOU_OK);
      REQUIRE(kaikou_table_apply_as(table.get(), seat, action, nullptr) == KAIKOU_OK);
    }
    log += taken(table.get());
  }
  return log;
}

}  // namespace

TEST_CASE("one bot plays for everybody, and the same whatever it played before", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  for (const char* name : {"random", "greedy"}) {
    INFO(name);
    const BotHandle bot = botOf(plan, name);
    const std::string first = played(plan, bot, 2);
    CHECK(first == played(plan, botOf(plan, name), 2));
  }
  const BotHandle greedy = botOf(plan, "greedy");
  const std::string first = played(plan, greedy, 1);
  CHECK(first == played(plan, greedy, 1));
  CHECK(played(plan, botOf(plan, "search:4"), 1) != "");
}

TEST_CASE("bots are listed, and wrong questions of them answered", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan"), other = planOf("pizi");
  REQUIRE(kaikou_bots(reply.get()) == KAIKOU_OK);
  for (const auto& kind : nlohmann::json::parse(kaikou_reply_text(reply.get())))
    CHECK(botOf(plan, kind["name"].get<std::string>().c_str()));
  kaikou_bot* none = nullptr;
  CHECK(kaikou_bot_new(plan.get(), "clever", &none, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_bot_new(plan.get(), "\xff", &none, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_bot_new(plan.get(), nullptr, &none, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_bot_new(nullptr, "greedy", &none, reply.get()) == KAIKOU_WRONG_CALL);
  const BotHandle bot = botOf(plan, "greedy");
  const TableHandle table = tableOf(plan), another = tableOf(other);
  kaikou_action action;
  CHECK(kaikou_bot_choose(bot.get(), table.get(), 0, &action, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_next_hand(another.get(), nullptr) == KAIKOU_OK);
  CHECK(kaikou_bot_choose(bot.get(), table.get(), 2, &action, reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_bot_choose(bot.get(), table.get(), 4, &action, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_bot_choose(bot.get(), another.get(), 0, &action, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_bot_choose(bot.get(), table.get(), 0, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_bot_choose(nullptr, table.get(), 0, &action, reply.get()) == KAIKOU_WRONG_CALL);
}
