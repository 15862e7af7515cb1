// Bots behind the C functions. A bot begins a hand anew when it is asked about another hand or seat than before.
// Tested by tests/api/bots_api_test.cpp.
#include "bots/api/kaikou_bots.h"

#include <fmt/format.h>

#include "bots/bot.h"
#include "runtime/api/table_handle.h"
#include "runtime/text/json_append.h"
#include "runtime/text/utf8.h"

using namespace kaikou;

struct kaikou_bot {
  std::shared_ptr<const plan::Plan> plan;
  std::unique_ptr<bots::Bot> bot;
  Seed hand;                             // that it was told of last
  int seat = KAIKOU_NO_SEAT;
};

kaikou_status kaikou_bots(kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!reply) return KAIKOU_WRONG_CALL;
    text::JsonWriter json(reply->text);
    json.open('[');
    for (const bots::BotKind& kind : bots::botKinds()) {
      json.open('{').key("name").string(kind.name).key("zh").string(kind.zh).key("en").string(kind.en).close('}');
    }
    json.close(']');
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_bot_new(const kaikou_plan* plan, const char* name, kaikou_bot** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!plan) return api::isNull(reply, "`plan`");
    if (!name) return api::isNull(reply, "`name`");
    if (text::firstInvalidUtf8(name)) return api::fail(reply, KAIKOU_WRONG_INPUT, "`name` is not valid UTF-8");
    auto made = std::make_unique<kaikou_bot>();
    made->plan = plan->plan;
    std::string error;
    made->bot = bots::makeBot(text::beginningOf(name, 80), *made->plan, error);
    if (!made->bot) return api::fail(reply, KAIKOU_WRONG_INPUT, error);
    *out = made.release();
    return KAIKOU_OK;
  });
}
void kaikou_bot_free(kaikou_bot* bot) { delete bot; }

kaikou_status kaikou_bot_choose(kaikou_bot* bot, kaikou_table* table, int seat, kaikou_action* action, kaikou_reply* reply) {
  if (action) *action = {};
  return api::atBorder(reply, [&] {
    if (!bot) return api::isNull(reply, "`bot`");
    if (!action) return api::isNull(reply, "`action`");
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    if (table->machines->plan() != bot->plan) return api::fail(reply, KAIKOU_WRONG_CALL, "the bot and the table are of different plans");
    if (!table->dealt) return api::refused(reply, table::Refusal::NoHand);
    const auto machine = table->machines->take();
    table::ActionList list;
    machine->engine.legal(table->state, seat, list);
    if (list.empty()) {
      return api::refused(reply, table->running() ? table::Refusal::NotAsked : table::Refusal::HandOver);
    }
    const Seed hand = table->match.seed.forHand(table->match.hand);
    if (bot->seat != seat || !(bot->hand == hand)) {
      bot->bot->newHand(hand, seat);
      bot->hand = hand, bot->seat = seat;
    }
    const table::Action chosen = bot->bot->choose(machine->engine, table->state, seat, list);
    *action = {static_cast<uint8_t>(chosen.act), chosen.seat, chosen.call, chosen.tile};
    return KAIKOU_OK;
  });
}
