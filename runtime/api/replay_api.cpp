// Logs behind the C functions: replayed line by line, and what was found told as JSON. Guarantee: a line that is refused changes
// nothing. Tested by tests/api/replay_api_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/api/handles.h"
#include "runtime/api/machine_pool.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/log_reader.h"
#include "runtime/table/seat_view.h"
#include "runtime/text/json_append.h"

using namespace kaikou;

struct kaikou_replay {
  explicit kaikou_replay(std::shared_ptr<api::MachinePool> of) : machines(std::move(of)), machine(machines->take()), replay(machine->engine, table::GivenWalls::Taken) {}

  std::shared_ptr<api::MachinePool> machines;
  api::MachinePool::Lease machine;       // its own as long as it lives
  table::Replay replay;
  bool broken = false;                   // memory ran out within a line
};

namespace {

void appendHand(text::JsonWriter& json, const table::HandReport& hand, int seats) {
  static constexpr std::string_view outcomes[] = {"none", "won", "drawn", "left", "faulted"};
  json.open('{').key("number").integer(hand.number).key("dealer").integer(hand.dealer).key("actions").integer(hand.actions);
  json.key("seed").boolean(hand.seeded).key("outcome").string(outcomes[hand.outcome.kind]).key("winners").open('[');
  for (size_t i = 0; i < hand.outcome.winnerCount; ++i) json.integer(hand.outcome.winners[i]);
  json.close(']').key("points").open('[');
  for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat) json.integer(hand.outcome.points[seat]);
  json.close(']').close('}');
}

}  // namespace

kaikou_status kaikou_log_head(const char* text, size_t size, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    std::string_view given;
    if (!text || !api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    if (!reply) return KAIKOU_WRONG_CALL;
    table::LogHead head;
    std::string reason;
    if (!table::readLogHead(given.substr(0, given.find('\n')), head, reason)) return api::fail(reply, KAIKOU_WRONG_INPUT, reason);
    text::JsonWriter json(reply->text);
    json.open('{').key("ruleset").string(head.ruleset).key("options").open('{');
    for (const auto& [name, value] : head.options) json.key(name).string(value);
    json.close('}').key("plan").string(head.planDigest).key("product").string(head.product).close('}');
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_plan_digest(const kaikou_plan* plan, uint8_t out[32], kaikou_reply* reply) {
  if (out) std::fill_n(out, 32, uint8_t{0});
  return api::atBorder(reply, [&] {
    if (!plan) return api::isNull(reply, "`plan`");
    if (!out) return api::isNull(reply, "`out`");
    const auto digest = table::planDigest(*plan->plan);
    std::copy(digest.begin(), digest.end(), out);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_replay_new(const kaikou_plan* plan, kaikou_replay** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!plan) return api::isNull(reply, "`plan`");
    if (auto why = plan::verifyPlayable(*plan->plan)) return api::fail(reply, KAIKOU_WRONG_INPUT, *why);
    *out = std::make_unique<kaikou_replay>(plan->machines).release();
    return KAIKOU_OK;
  });
}
void kaikou_replay_free(kaikou_replay* replay) { delete replay; }

kaikou_status kaikou_replay_take(kaikou_replay* replay, const char* text, size_t size, size_t* used, kaikou_reply* reply) {
  if (used) *used = 0;
  return api::atBorder(reply, [&] {
    if (!replay) return api::isNull(reply, "`replay`");
    std::string_view given;
    if (!api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    if (replay->broken) return api::fail(reply, KAIKOU_REFUSED, "memory ran out within a line before: make another replay");
    for (size_t at = 0; at < given.size() && !replay->replay.closed();) {
      const size_t end = given.find('\n', at);
      const size_t number = replay->replay.lines() + 1;
      if (end == std::string_view::npos)
        return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("line {}: the text ends in the middle of the line", number));
      replay->broken = true;
      const auto refusal = replay->replay.line(given.substr(at, end - at));
      replay->broken = false;
      if (refusal) return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("line {}: {}", refusal->line, refusal->reason));
      at = end + 1;
      if (used) *used = at;
    }
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_replay_report(const kaikou_replay* replay, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!replay) return api::isNull(reply, "`replay`");
    if (!reply) return KAIKOU_WRONG_CALL;
    const table::Replay& of = replay->replay;
    text::JsonWriter json(reply->text);
    json.open('{').key("lines").integer(static_cast<int64_t>(of.lines())).key("closed").boolean(of.closed());
    json.key("seed").boolean(of.matchSeedChecked()).key("shares").open('[');
    for (size_t seat = 0; seat < of.shares().shares.size(); ++seat)
      if (of.shares().shares[seat]) json.integer(static_cast<int64_t>(seat));
    json.close(']').key("hands").open('[');
    for (const table::HandReport& hand : of.hands()) appendHand(json, hand, replay->machine->engine.seats());
    json.close(']').close('}');
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_replay_view(kaikou_replay* replay, int seat, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!replay) return api::isNull(reply, "`replay`");
    if (!reply) return KAIKOU_WRONG_CALL;
    if (seat < KAIKOU_NO_SEAT || seat >= replay->machine->engine.seats())
      return api::fail(reply, KAIKOU_WRONG_CALL, fmt::format("there is no seat {}", seat));
    if (!replay->replay.dealt()) return api::fail(reply, KAIKOU_REFUSED, "no hand was dealt");
    table::appendView(reply->text, replay->machine->engine, replay->replay.match(), replay->replay.state(), seat);
    return KAIKOU_OK;
  });
}
