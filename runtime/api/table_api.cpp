// Matches: hands dealt, actions listed and taken. Guarantee: a call that does not end with KAIKOU_OK leaves match, hand and log
// as they were, also when memory runs out halfway. Tested by tests/api/table_api_test.cpp.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "runtime/api/table_handle.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/nearest_name.h"
#include "runtime/text/utf8.h"
#include "runtime/tile/tile_notation.h"

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

}  // namespace kaikou::api

namespace {

table::Action actionOf(kaikou_action action) {
  return {static_cast<table::Act>(action.act), action.seat, action.call, action.tile};
}

// A hand that is over is added to the match at once, so that totals are right whenever they are asked for.
kaikou_status endHand(bool keepsLog, api::Position& draft, api::Machine& machine, kaikou_reply* reply) {
  if (draft.running()) return KAIKOU_OK;
  table::Match after = draft.match;
  if (!machine.engine.finish(draft.state, after)) return api::fail(reply, KAIKOU_FAULT, "the totals are too large");
  if (keepsLog) machine.writer.end(draft.state, after, draft.match.seed.forHand(draft.match.hand));
  draft.match = after;
  return KAIKOU_OK;
}

// Work on a hand: dealing it, playing it. `work(draft, machine)`.
template <class Work>
kaikou_status playing(kaikou_table* table, kaikou_reply* reply, Work&& work) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    return api::changing(*table, [&](api::Position& draft, api::Machine& machine) {
      const kaikou_status status = work(draft, machine);
      return status == KAIKOU_OK ? endHand(table->keepsLog, draft, machine, reply) : status;
    });
  });
}

kaikou_status readTile(const kaikou_table& table, std::string_view text, kaikou_action& out, kaikou_reply* reply) {
  const tile::TileNotation notation(table.plan());
  std::vector<uint8_t> kinds;
  tile::TileError error;
  if (!notation.parse(text, kinds, error)) return api::fail(reply, KAIKOU_WRONG_INPUT, error.text);
  if (kinds.size() != 1) return api::fail(reply, KAIKOU_WRONG_INPUT, "an action names one tile");
  out.tile = kinds[0];
  return KAIKOU_OK;
}

kaikou_status readCall(const kaikou_table& table, std::string_view name, kaikou_action& out, kaikou_reply* reply) {
  std::vector<std::string> names;
  for (const plan::Call& call : table.plan().calls) names.push_back(table.plan().origins[call.origin].name);
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) {
    out.call = static_cast<uint8_t>(found - names.begin());
    return KAIKOU_OK;
  }
  const std::string near = text::nearest(std::string(text::beginningOf(name, 64)), names);
  return api::fail(reply, KAIKOU_WRONG_INPUT,
                   fmt::format("there is no call `{}`{}", text::beginningOf(name, 80),
                               near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)));
}

constexpr size_t maxActionBytes = 4096;

kaikou_status readAction(const kaikou_table& table, std::string_view text, kaikou_action& out, kaikou_reply* reply) {
  constexpr std::string_view discard = "discard ", call = "call ";
  auto none = [&](std::string_view what) {
    return api::fail(reply, KAIKOU_WRONG_INPUT,
                     fmt::format("an action is `win`, `pass`, `discard TILE` or `call NAME TILE`, not {}", what));
  };
  if (text.size() > maxActionBytes) return none(fmt::format("{} bytes", text.size()));
  if (text::firstInvalidUtf8(text)) return none("bytes that are no UTF-8");
  if (text == "win") out.act = KAIKOU_WIN;
  else if (text == "pass") out.act = KAIKOU_PASS;
  else if (text.starts_with(discard)) return readTile(table, text.substr(discard.size()), out, reply);
  else if (text.starts_with(call) && text.rfind(' ') > call.size()) {
    out.act = KAIKOU_CALL;
    const size_t blank = text.rfind(' ');
    const kaikou_status status = readCall(table, text.substr(call.size(), blank - call.size()), out, reply);
    return status == KAIKOU_OK ? readTile(table, text.substr(blank + 1), out, reply) : status;
  } else {
    return none(fmt::format("`{}`", text::beginningOf(text, 80)));
  }
  return KAIKOU_OK;
}

}  // namespace

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
    std::memcpy(made->match.seed.bytes.data(), seed, made->match.seed.bytes.size());
    if (made->keepsLog) {
      (void)api::changing(*made, [](api::Position& draft, api::Machine& machine) {
        machine.writer.match(draft.match.seed.commitment());
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
    static_cast<api::Position&>(*into) = *from;
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_next_hand(kaikou_table* table, kaikou_reply* reply) {
  return playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (draft.closed) return api::refusedWith(reply, "the match is closed");
    if (draft.running()) return api::refusedWith(reply, "a hand is running");
    if (table->keepsLog) machine.writer.hand(draft.match, draft.match.seed.forHand(draft.match.hand).commitment());
    machine.engine.begin(draft.match, draft.state, &machine.events);
    draft.dealt = true;
    if (table->keepsLog) machine.writer.dealt(draft.state, machine.events);
    return KAIKOU_OK;
  });
}

unsigned kaikou_table_to_act(const kaikou_table* table) {
  return table && table->running() ? table::Engine::toAct(table->state) : 0;
}

kaikou_status kaikou_table_legal(kaikou_table* table, int seat, kaikou_action* actions, size_t capacity, size_t* count,
                                 kaikou_reply* reply) {
  if (count) *count = 0;
  return api::atBorder(reply, [&] {
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    if (!count) return api::isNull(reply, "`count`");
    if (!actions && capacity > 0) return api::isNull(reply, "`actions`");
    if (!table->running()) return KAIKOU_OK;
    table::ActionList list;
    table->machines->take()->engine.legal(table->state, seat, list);
    *count = list.size();
    for (size_t i = 0; i < std::min(capacity, list.size()); ++i) {
      actions[i] = {static_cast<uint8_t>(list[i].act), list[i].seat, list[i].call, list[i].tile};
    }
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_apply(kaikou_table* table, kaikou_action action, kaikou_reply* reply) {
  return playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (!draft.dealt) return api::refused(reply, table::Refusal::NoHand);
    return api::refused(reply, table->keepsLog ? machine.writer.play(draft.state, actionOf(action), &machine.events)
                                               : machine.engine.apply(draft.state, actionOf(action)));
  });
}
kaikou_status kaikou_table_leave(kaikou_table* table, int seat, kaikou_reply* reply) {
  return playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    if (!draft.dealt) return api::refused(reply, table::Refusal::NoHand);
    return api::refused(reply, table->keepsLog ? machine.writer.leave(draft.state, seat, &machine.events)
                                               : machine.engine.leave(draft.state, seat));
  });
}

kaikou_status kaikou_table_action_text(kaikou_table* table, kaikou_action action, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    if (action.act > KAIKOU_PASS || (action.act == KAIKOU_CALL && action.call >= table->plan().calls.size()) ||
        (action.act <= KAIKOU_CALL && action.tile >= table->plan().kinds.size())) {
      return api::fail(reply, KAIKOU_WRONG_CALL, "there is no such action");
    }
    reply->text = table::actionText(table->plan(), actionOf(action));
    return KAIKOU_OK;
  });
}
kaikou_status kaikou_table_read_action(kaikou_table* table, int seat, const char* text, size_t size, kaikou_action* action,
                                       kaikou_reply* reply) {
  if (action) *action = {};
  return api::atBorder(reply, [&] {
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    std::string_view given;
    if (!api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    if (!action) return api::isNull(reply, "`action`");
    kaikou_action read{};
    read.seat = static_cast<uint8_t>(seat);
    const kaikou_status status = readAction(*table, given, read, reply);
    if (status == KAIKOU_OK) *action = read;
    return status;
  });
}

kaikou_status kaikou_table_take_log(kaikou_table* table, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    if (!table->keepsLog) return api::refusedWith(reply, "the table keeps no log");
    reply->text.swap(table->lines);
    table->lines.clear();
    return KAIKOU_OK;
  });
}
kaikou_status kaikou_table_close(kaikou_table* table, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (table->closed) return api::refusedWith(reply, "the match is closed");
    if (table->running()) return api::refusedWith(reply, "a hand is running");
    return api::changing(*table, [&](api::Position& draft, api::Machine& machine) {
      if (table->keepsLog) machine.writer.close(draft.match, draft.match.seed);
      draft.closed = true;
      return KAIKOU_OK;
    });
  });
}
