// Ways to win. What a discard is worth depends on who gives it, so every seat is asked.
// Tested by tests/scripts/cli_end_to_end.sh, tests/api/scoring_api_test.cpp.
#include "runtime/cases/waits.h"

#include "runtime/cases/result_json.h"
#include "runtime/text/json_append.h"

namespace kaikou::cases {

std::optional<eval::Fault> findWays(Scorer& scorer, eval::Table table, int seat, std::vector<Way>& out) {
  std::vector<eval::Evaluator::Wait> waits;
  if (auto fault = scorer.evaluator->waits(table, seat, waits)) return fault;
  for (const eval::Evaluator::Wait& wait : waits) {
    if (wait.byDraw) out.push_back({wait.tile, plan::nobody, wait.draw});
    if (!wait.byDiscard) continue;
    for (int from = 0; from < scorer.plan->game.seats; ++from) {
      if (from == seat) continue;
      table.win = {};
      table.win.seat = static_cast<int8_t>(seat);
      table.win.tile = wait.tile;
      table.win.by = eval::WinBy::Discard;
      table.win.from = static_cast<int8_t>(from);
      Way way{wait.tile, from, {}};
      if (auto fault = scorer.evaluator->settle(table, way.settlement)) return fault;
      if (way.settlement.legal) out.push_back(way);
    }
  }
  return std::nullopt;
}

void appendWaits(std::string& into, bool hasId, std::string_view id, const Scorer& scorer, int seat,
                 const std::vector<Way>& ways) {
  text::JsonWriter json(into);
  json.open('{');
  if (hasId) json.key("id").string(id);
  json.key("seat").integer(seat).key("waits").open('[');
  for (const Way& way : ways) {
    json.open('{').key("tile").string(scorer.binder->notation().printKind(way.tile));
    json.key("by").string(way.from < 0 ? "self_draw" : "discard");
    if (way.from >= 0) json.key("from").integer(way.from);
    json.key("result").raw("");
    appendResult(into, false, {}, scorer, way.settlement);
    json.close('}');
  }
  json.close(']').close('}');
}

}  // namespace kaikou::cases
