// Matches: begun, copied, dealt hand by hand, closed. Guarantee: a call that does not end with KAIKOU_OK leaves match, hand and log
// as they were, also when memory runs out halfway. Tested by tests/api/table_api_test.cpp.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "runtime/api/table_handle.h"
#include "runtime/plan/plan_verify.h"

using namespace kaikou;

namespace kaikou::api {

kaikou_status refused(kaikou_reply* reply, table::Refusal refusal) {
  if (refusal == table::Refusal::None) return KAIKOU_OK;
  if (reply) reply->code = static_cast<int>(refusal);
  return fail(reply, KAIKOU_REFUSED, table::refusalText(refusal));
}
kaikou_status refusedWith(kaikou_reply* reply, std::string_view text) { return fail(reply, KAIKOU_REFUSED, text); }

kaikou_status checkTable(const kaikou_table* table, int seat, bool orNone, kaikou_reply* reply) {
  if (!table) return isNull(reply, "`table`");
  if (seat >= (orNone ? KAIKOU_NO_SEAT : 0) && seat < table->plan().game.seats) return KAIKOU_OK;
  return fail(reply, KAIKOU_WRONG_CALL, fmt::format("there is no seat {}", seat));
}

kaikou_status endHand(bool keepsLog, Position& draft, Machine& machine, kaikou_reply* reply) {
  if (draft.running()) return KAIKOU_OK;
  table::Match after = draft.match;
  if (!machine.engine.finish(draft.state, after)) return fail(reply, KAIKOU_FAULT, "the totals are too large");
  if (keepsLog) {
    machine.writer.end(draft.state, after,
                       draft.given ? std::nullopt : std::optional(draft.match.seed.forHand(draft.match.hand)));
  }
  draft.match = after;
  return KAIKOU_OK;
}

}  // namespace kaikou::api

kaikou_status kaikou_table_new(const kaikou_plan* plan, int seats, const uint8_t seed[32], int keepLog, kaikou_table** out,
                               kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!plan) return api::isNull(reply, "`plan`");
    if (!seed) return api::isNull(reply, "`seed`");
    if (seats != plan->plan->game.seats) {
      return api::fail(reply, KAIKOU_WRONG_CALL, fmt::format("the rules are for {} seats, not {}", plan->plan->game.seats, seats));
    }
    if (auto why = plan::verifyPlayable(*plan->plan)) return api::fail(reply, KAIKOU_WRONG_INPUT, *why);
    auto made = std::make_unique<kaikou_table>(plan->machines, keepLog != 0);
    std::memcpy(made->house.bytes.data(), seed, made->house.bytes.size());
    made->match.seed = made->house;
    if (made->keepsLog) {
      (void)api::changing(*made, [](api::Position& draft, api::Machine& machine) {
        machine.writer.match(draft.house.commitment());
        return KAIKOU_OK;
      });
    }
    *out = made.release();
    return KAIKOU_OK;
  });
}
void kaikou_table_free(kaikou_table* table) { delete table; }

kaikou_status kaikou_table_clone(const kaikou_table* table, kaikou_table** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!table) return api::isNull(reply, "`table`");
    auto made = std::make_unique<kaikou_table>(table->machines, false);
    static_cast<api::Position&>(*made) = *table;
    made->record = table->record;
    *out = made.release();
    return KAIKOU_OK;
  });
}
kaikou_status kaikou_table_copy(const kaikou_table* from, kaikou_table* into, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!from) return api::isNull(reply, "`from`");
    if (!into) return api::isNull(reply, "`into`");
    if (from->machines->plan() != into->machines->plan()) return api::fail(reply, KAIKOU_WRONG_CALL, "the tables are of different plans");
    if (into->keepsLog) return api::fail(reply, KAIKOU_WRONG_CALL, "`into` keeps a log");
    into->record = from->record;         // the last that can throw
    static_cast<api::Position&>(*into) = *from;
    return KAIKOU_OK;
  });
}

namespace {

// What must be before any hand is dealt.
kaikou_status mayDeal(const api::Position& draft, kaikou_reply* reply) {
  if (draft.closed) return api::refusedWith(reply, "the match is closed");
  if (draft.running()) return api::refusedWith(reply, "a hand is running");
  if (draft.awaitsShares()) return api::refusedWith(reply, "seats have committed to shares that are not opened (kaikou_table_open_shares)");
  return KAIKOU_OK;
}

// What every deal leaves.
void dealt(api::Position& draft, api::Machine& machine, bool given) {
  draft.before = draft.match;
  draft.givenBefore = draft.dealt && draft.given;
  draft.dealt = true;
  draft.given = given;
  ++draft.deals;
  machine.choice.kind = api::Choice::Deals;
}

}  // namespace

kaikou_status kaikou_table_next_hand(kaikou_table* table, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (const kaikou_status status = mayDeal(draft, reply); status != KAIKOU_OK) return status;
    if (table->keepsLog) machine.writer.hand(draft.match, draft.match.seed.forHand(draft.match.hand).commitment());
    machine.engine.begin(draft.match, draft.state, &machine.events);
    dealt(draft, machine, false);
    if (table->keepsLog) machine.writer.dealt(draft.state, machine.events);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_next_hand_with(kaikou_table* table, const uint8_t* wall, size_t size, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (!wall) return api::isNull(reply, "`wall`");
    if (const kaikou_status status = mayDeal(draft, reply); status != KAIKOU_OK) return status;
    table::WallSetup setup;
    if (size > setup.tiles.size()) return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("no wall has {} tiles", size));
    std::copy_n(wall, size, setup.tiles.begin());
    setup.size = static_cast<uint16_t>(size);
    if (table->keepsLog) machine.writer.hand(draft.match, std::nullopt);
    if (!machine.engine.beginWith(draft.match, setup, draft.state, &machine.events))
      return api::fail(reply, KAIKOU_WRONG_INPUT, "the wall does not hold the tiles of the game, each as often as there are copies");
    dealt(draft, machine, true);
    if (table->keepsLog) machine.writer.dealt(draft.state, machine.events);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_take_log(kaikou_table* table, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    if (!table->keepsLog) return api::refusedWith(reply, "the table keeps no log");
    // The table must keep no memory, as a server has many: not that of its lines, nor that of the reply, which a move between
    // two long strings would exchange for it. An empty string that is assigned leaves a long one its memory; one that is swapped
    // does not.
    std::string lines;
    lines.swap(table->lines);
    reply->text = std::move(lines);
    return KAIKOU_OK;
  });
}
kaikou_status kaikou_table_close(kaikou_table* table, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (table->closed) return api::refusedWith(reply, "the match is closed");
    if (table->running()) return api::refusedWith(reply, "a hand is running");
    return api::changing(*table, [&](api::Position& draft, api::Machine& machine) {
      if (table->keepsLog) machine.writer.close(draft.match, draft.house);
      draft.closed = true;
      return KAIKOU_OK;
    });
  });
}
