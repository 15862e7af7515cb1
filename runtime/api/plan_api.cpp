// Plans from bytes and back, and what they say of themselves. Guarantee: a plan behind a handle is verified.
// Tested by tests/api/scoring_api_test.cpp.
#include <fmt/format.h>

#include "runtime/api/handles.h"
#include "runtime/api/machine_pool.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_rules.h"
#include "runtime/tile/tile_notation.h"

using namespace kaikou;

namespace kaikou::api {

std::unique_ptr<kaikou_plan> handleOf(std::shared_ptr<const plan::Plan> plan) {
  auto handle = std::make_unique<kaikou_plan>();
  const tile::TileNotation notation(*plan);
  for (size_t kind = 0; kind < plan->kinds.size(); ++kind) handle->tiles.push_back(notation.printKind(static_cast<int>(kind)));
  handle->machines = std::make_shared<MachinePool>(plan);
  handle->plan = std::move(plan);
  return handle;
}

}  // namespace kaikou::api

namespace {

const plan::Origin* ruleset(const kaikou_plan* plan) {
  return plan && plan->plan->ruleset < plan->plan->origins.size() ? &plan->plan->origins[plan->plan->ruleset] : nullptr;
}
bool inside(int index, size_t size) { return index >= 0 && static_cast<size_t>(index) < size; }
const std::pair<std::string, std::string>* option(const kaikou_plan* plan, int index) {
  return plan && inside(index, plan->plan->options.size()) ? &plan->plan->options[static_cast<size_t>(index)] : nullptr;
}

}  // namespace

kaikou_status kaikou_plan_load(const void* bytes, size_t size, kaikou_plan** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!bytes) return api::isNull(reply, "`bytes`");
    plan::DecodeResult decoded = plan::decode({static_cast<const uint8_t*>(bytes), size});
    if (!decoded) {
      return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("{} (byte {})", decoded.error, decoded.offset + 1));
    }
    *out = api::handleOf(std::make_shared<const plan::Plan>(std::move(*decoded.plan))).release();
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_plan_save(const kaikou_plan* plan, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!plan) return api::isNull(reply, "`plan`");
    if (!reply) return KAIKOU_WRONG_CALL;
    const std::vector<uint8_t> bytes = plan::encode(*plan->plan);
    reply->text.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return KAIKOU_OK;
  });
}

void kaikou_plan_free(kaikou_plan* plan) { delete plan; }

kaikou_status kaikou_plan_rules(const kaikou_plan* plan, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!plan) return api::isNull(reply, "`plan`");
    if (!reply) return KAIKOU_WRONG_CALL;
    plan::appendPlanRules(reply->text, *plan->plan);
    return KAIKOU_OK;
  });
}

const char* kaikou_plan_ruleset(const kaikou_plan* plan) {
  const plan::Origin* origin = ruleset(plan);
  return origin ? origin->name.c_str() : nullptr;
}
const char* kaikou_plan_title_zh(const kaikou_plan* plan) {
  const plan::Origin* origin = ruleset(plan);
  return origin ? origin->zh.c_str() : nullptr;
}
const char* kaikou_plan_title_en(const kaikou_plan* plan) {
  const plan::Origin* origin = ruleset(plan);
  return origin ? origin->en.c_str() : nullptr;
}
int kaikou_plan_seats(const kaikou_plan* plan) { return plan ? plan->plan->game.seats : 0; }

int kaikou_plan_option_count(const kaikou_plan* plan) { return plan ? static_cast<int>(plan->plan->options.size()) : 0; }
const char* kaikou_plan_option_name(const kaikou_plan* plan, int index) {
  const auto* found = option(plan, index);
  return found ? found->first.c_str() : nullptr;
}
const char* kaikou_plan_option_value(const kaikou_plan* plan, int index) {
  const auto* found = option(plan, index);
  return found ? found->second.c_str() : nullptr;
}

int kaikou_plan_tile_count(const kaikou_plan* plan) { return plan ? static_cast<int>(plan->tiles.size()) : 0; }
const char* kaikou_plan_tile_name(const kaikou_plan* plan, int tile) {
  return plan && inside(tile, plan->tiles.size()) ? plan->plan->kinds[static_cast<size_t>(tile)].name.c_str() : nullptr;
}
const char* kaikou_plan_tile_text(const kaikou_plan* plan, int tile) {
  return plan && inside(tile, plan->tiles.size()) ? plan->tiles[static_cast<size_t>(tile)].c_str() : nullptr;
}
int kaikou_plan_call_count(const kaikou_plan* plan) { return plan ? static_cast<int>(plan->plan->calls.size()) : 0; }
const char* kaikou_plan_call_name(const kaikou_plan* plan, int call) {
  if (!plan || !inside(call, plan->plan->calls.size())) return nullptr;
  return plan->plan->origins[plan->plan->calls[static_cast<size_t>(call)].origin].name.c_str();
}
