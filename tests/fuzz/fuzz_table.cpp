// Any bytes as a table saved by the C interface. What is accepted must save to the same bytes, be viewed from every seat, and
// play on.
#include <array>
#include <bit>
#include <cstring>
#include <string>

#include "runtime/api/kaikou.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/table/state_codec.h"
#include "tests/fuzz/rules.h"

using namespace kaikou;

namespace {

void needs(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static kaikou_reply* const reply = kaikou_reply_new();
  static const auto rules = fuzz::shippedPlan("kaikoufan");
  static const auto digest = table::planDigest(*rules);
  static kaikou_plan* const plan = [] {
    kaikou_plan* made = nullptr;
    const auto encoded = plan::encode(*rules);
    needs(kaikou_plan_load(encoded.data(), encoded.size(), &made, reply) == KAIKOU_OK);
    return made;
  }();
  // States name their plan: wherever the magic of one stands, the plan of these rules is put in.
  std::string bytes(reinterpret_cast<const char*>(data), size);
  for (size_t at = 0; (at = bytes.find("KGAME\n", at)) != std::string::npos; ++at)
    if (at + 17 <= bytes.size()) std::memcpy(&bytes[at + 9], digest.data(), 8);
  kaikou_table* table = nullptr;
  if (kaikou_table_restore(plan, bytes.data(), bytes.size(), &table, reply) != KAIKOU_OK) {
    needs(!table && kaikou_reply_size(reply) > 0);
    return 0;
  }
  needs(table);
  needs(kaikou_table_save(table, reply) == KAIKOU_OK);
  needs(std::string_view(kaikou_reply_text(reply), kaikou_reply_size(reply)) == bytes);
  static std::array<kaikou_action, KAIKOU_MAX_ACTIONS> open;
  size_t count = 0;
  for (int seat = 0; seat < 4; ++seat) {
    const kaikou_status seen = kaikou_table_view(table, seat, reply);
    needs(seen == KAIKOU_OK || seen == KAIKOU_REFUSED);
  }
  for (int steps = 0; const unsigned asked = kaikou_table_to_act(table); ++steps) {
    needs(steps < 2000);
    const int seat = std::countr_zero(asked);
    needs(kaikou_table_legal(table, seat, open.data(), open.size(), &count, reply) == KAIKOU_OK && count > 0);
    needs(kaikou_table_apply(table, open[bytes.size() % count], reply) == KAIKOU_OK);
  }
  kaikou_table_free(table);
  return 0;
}
