// Actions listed, read, written and taken. Guarantees: `legal` lists exactly what is taken; whoever takes actions from a client
// names the client's seat himself, and a refusal for another seat tells nothing of it; every text that is listed is read. Tested by tests/api/table_api_test.cpp
// and table_actions_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/api/table_handle.h"
#include "runtime/text/json_append.h"
#include "runtime/text/nearest_name.h"
#include "runtime/text/utf8.h"
#include "runtime/tile/tile_notation.h"

using namespace kaikou;

namespace {

table::Action actionOf(kaikou_action action) {
  return {static_cast<table::Act>(action.act), action.seat, action.call, action.tile};
}

kaikou_action unpacked(uint32_t packed) {
  return {static_cast<uint8_t>(packed), static_cast<uint8_t>(packed >> 8), static_cast<uint8_t>(packed >> 16),
          static_cast<uint8_t>(packed >> 24)};
}
uint32_t packedOf(table::Action action) {
  return static_cast<uint32_t>(action.act) | uint32_t{action.seat} << 8 | uint32_t{action.call} << 16 | uint32_t{action.tile} << 24;
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

bool ofTile(const plan::Step& step) { return step.choice == plan::StepChoice::Tiles || step.moment == plan::StepMoment::WithDiscard; }

// `rest`: the name of a step, and the tile or the value where the step asks for one.
kaikou_status readStep(const kaikou_table& table, std::string_view rest, kaikou_action& out, kaikou_reply* reply) {
  const plan::Plan& plan = table.plan();
  const size_t blank = rest.find(' ');
  const std::string_view name = rest.substr(0, blank), value = blank == rest.npos ? std::string_view() : rest.substr(blank + 1);
  std::vector<std::string> names;
  for (size_t i = 0; i < plan.course.steps.size(); ++i) {
    const plan::Step& step = plan.course.steps[i];
    names.push_back(plan.origins[step.origin].name);
    if (names.back() != name) continue;
    out.call = static_cast<uint8_t>(i);
    if (ofTile(step)) return readTile(table, value, out, reply);
    int chosen = 0;
    const bool reads = step.choice == plan::StepChoice::Value ? plan::parseMark(plan, plan.course.marks[step.mark], value, chosen) : value.empty();
    if (!reads) return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("`{}` is no choice of the step `{}`", text::beginningOf(value, 80), names.back()));
    out.tile = static_cast<uint8_t>(chosen);
    return KAIKOU_OK;
  }
  const std::string near = text::nearest(std::string(text::beginningOf(name, 64)), names);
  return api::fail(reply, KAIKOU_WRONG_INPUT,
                   fmt::format("there is no step `{}`{}", text::beginningOf(name, 80),
                               near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)));
}

static_assert(KAIKOU_MAX_ACTIONS == table::ActionList::capacity);   // what the header promises is what the engine can list
constexpr size_t maxActionBytes = 4096;

kaikou_status readAction(const kaikou_table& table, std::string_view text, kaikou_action& out, kaikou_reply* reply) {
  constexpr std::string_view discard = "discard ", call = "call ", step = "step ";
  auto none = [&](std::string_view what) {
    return api::fail(reply, KAIKOU_WRONG_INPUT,
                     fmt::format("an action is `win`, `pass`, `discard TILE`, `call NAME TILE`, `step NAME` or `step NAME VALUE`, not {}", what));
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
  } else if (text.starts_with(step) && text.size() > step.size()) {
    out.act = KAIKOU_STEP;
    return readStep(table, text.substr(step.size()), out, reply);
  } else {
    return none(fmt::format("`{}`", text::beginningOf(text, 80)));
  }
  return KAIKOU_OK;
}

kaikou_status listed(kaikou_table* table, int seat, kaikou_reply* reply, table::ActionList& out) {
  if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
  if (table->running()) table->machines->take()->engine.legal(table->state, seat, out);
  return KAIKOU_OK;
}

// Writes what fits and counts everything.
template <class To, class Make>
kaikou_status writeLegal(kaikou_table* table, int seat, To* actions, size_t capacity, size_t* count, kaikou_reply* reply, Make&& make) {
  if (count) *count = 0;
  return api::atBorder(reply, [&] {
    table::ActionList list;
    if (const kaikou_status status = listed(table, seat, reply, list); status != KAIKOU_OK) return status;
    if (!count) return api::isNull(reply, "`count`");
    if (!actions && capacity > 0) return api::isNull(reply, "`actions`");
    *count = list.size();
    for (size_t i = 0; i < std::min(capacity, list.size()); ++i) actions[i] = make(list[i]);
    return KAIKOU_OK;
  });
}

table::Events* eventsOf(const kaikou_table& table, api::Machine& machine) { return table.keepsEvents ? &machine.events : nullptr; }

kaikou_status take(const kaikou_table& table, api::Position& draft, api::Machine& machine, kaikou_action action, kaikou_reply* reply) {
  if (!draft.dealt) return api::refused(reply, table::Refusal::NoHand);
  machine.choice = {api::Choice::Acts, actionOf(action), plan::nobody};
  return api::refused(reply, table.keepsLog ? machine.writer.play(draft.state, actionOf(action), &machine.events)
                                            : machine.engine.apply(draft.state, actionOf(action), eventsOf(table, machine)));
}

// Before anything is asked of the table: what it would say may hang on what another seat holds.
kaikou_status ofClient(const kaikou_table& table, int seat, int named, kaikou_reply* reply) {
  if (const kaikou_status status = api::checkTable(&table, seat, false, reply); status != KAIKOU_OK) return status;
  return named == seat ? KAIKOU_OK : api::refused(reply, table::Refusal::OtherSeat);
}

}  // namespace

unsigned kaikou_table_to_act(const kaikou_table* table) {
  return table && table->running() ? table::Engine::toAct(table->state) : 0;
}

kaikou_status kaikou_table_legal(kaikou_table* table, int seat, kaikou_action* actions, size_t capacity, size_t* count,
                                 kaikou_reply* reply) {
  return writeLegal(table, seat, actions, capacity, count, reply, [](table::Action action) {
    return kaikou_action{static_cast<uint8_t>(action.act), action.seat, action.call, action.tile};
  });
}
kaikou_status kaikou_table_legal_packed(kaikou_table* table, int seat, uint32_t* actions, size_t capacity, size_t* count,
                                        kaikou_reply* reply) {
  return writeLegal(table, seat, actions, capacity, count, reply, packedOf);
}
kaikou_status kaikou_table_legal_texts(kaikou_table* table, int seat, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    table::ActionList list;
    if (const kaikou_status status = listed(table, seat, reply, list); status != KAIKOU_OK) return status;
    if (!reply) return KAIKOU_WRONG_CALL;
    text::JsonWriter json(reply->text);
    json.open('[');
    for (const table::Action& action : list) json.string(table::actionText(table->plan(), action));
    json.close(']');
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_apply(kaikou_table* table, kaikou_action action, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    return take(*table, draft, machine, action, reply);
  });
}
kaikou_status kaikou_table_apply_as(kaikou_table* table, int seat, kaikou_action action, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    const kaikou_status status = ofClient(*table, seat, action.seat, reply);
    return status == KAIKOU_OK ? take(*table, draft, machine, action, reply) : status;
  });
}
kaikou_status kaikou_table_apply_text(kaikou_table* table, int seat, const char* text, size_t size, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (const kaikou_status status = ofClient(*table, seat, seat, reply); status != KAIKOU_OK) return status;
    std::string_view given;
    if (!api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    kaikou_action action{};
    action.seat = static_cast<uint8_t>(seat);
    const kaikou_status status = readAction(*table, given, action, reply);
    return status == KAIKOU_OK ? take(*table, draft, machine, action, reply) : status;
  });
}
kaikou_status kaikou_table_apply_packed(kaikou_table* table, const uint32_t* actions, size_t count, size_t* taken,
                                        kaikou_reply* reply) {
  if (taken) *taken = 0;
  if (!table || !actions) {
    return api::atBorder(reply, [&] { return !table || count ? api::isNull(reply, table ? "`actions`" : "`table`") : KAIKOU_OK; });
  }
  kaikou_status status = api::atBorder(reply, [] { return KAIKOU_OK; });
  for (size_t i = 0; i < count && status == KAIKOU_OK; ++i) {
    status = kaikou_table_apply(table, unpacked(actions[i]), reply);
    if (status == KAIKOU_OK && taken) *taken = i + 1;
  }
  return status;
}

kaikou_status kaikou_table_leave(kaikou_table* table, int seat, kaikou_reply* reply) {
  return api::playing(table, reply, [&](api::Position& draft, api::Machine& machine) {
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    if (!draft.dealt) return api::refused(reply, table::Refusal::NoHand);
    machine.choice = {api::Choice::Leaves, {}, static_cast<int8_t>(seat)};
    return api::refused(reply, table->keepsLog ? machine.writer.leave(draft.state, seat, &machine.events)
                                               : machine.engine.leave(draft.state, seat, eventsOf(*table, machine)));
  });
}

kaikou_status kaikou_table_action_text(kaikou_table* table, kaikou_action action, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    const plan::Plan& plan = table->plan();
    const bool isStep = action.act == KAIKOU_STEP;
    if (action.act > KAIKOU_STEP || (action.act == KAIKOU_CALL && action.call >= plan.calls.size()) ||
        (isStep && action.call >= plan.course.steps.size()) ||
        ((action.act <= KAIKOU_CALL || (isStep && ofTile(plan.course.steps[action.call]))) && action.tile >= plan.kinds.size())) {
      return api::fail(reply, KAIKOU_WRONG_CALL, "there is no such action");
    }
    reply->text = table::actionText(plan, actionOf(action));
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
