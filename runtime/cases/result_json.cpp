// Settlements to JSON lines.
//
// What a result reports is the ruleset's `result` block, in its order, between the payments and who is liable.
// Tested by tests/cli/scoring_test.cpp.
#include "runtime/cases/result_json.h"

#include <algorithm>

#include "runtime/cases/case_place.h"
#include "runtime/text/json_append.h"

namespace kaikou::cases {

using text::JsonWriter;

std::string refusalText(const plan::Plan& plan, const eval::Settlement& settlement) {
  if (settlement.failedNeed < 0 || static_cast<size_t>(settlement.failedNeed) >= plan.needs.size()) {
    return noReading;
  }
  return "不满足：" + plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin].zh;
}

void appendResult(std::string& into, bool hasId, std::string_view id, const Scorer& scorer,
                  const eval::Settlement& settlement) {
  const plan::Plan& plan = *scorer.plan;
  JsonWriter json(into);
  json.open('{');
  if (hasId) json.key("id").string(id);
  json.key("legal").boolean(settlement.legal);
  if (!settlement.legal) {
    json.key("reason").string(refusalText(plan, settlement)).close('}');
    return;
  }
  json.key("payments").open('[');
  for (int seat = 0; seat < plan.game.seats; ++seat) json.integer(settlement.payments[static_cast<size_t>(seat)]);
  json.close(']');
  for (size_t i = 0; i < plan.results.size(); ++i) {
    const plan::ResultItem& item = plan.results[i];
    json.key(item.key);
    switch (item.kind) {
      case plan::ResultItem::PatternList:
        json.open('[');
        for (uint16_t pattern : scorer.sortedPatterns[i]) {
          if (settlement.patterns.has(pattern)) json.string(plan.origins[plan.patterns[pattern].origin].name);
        }
        json.close(']');
        break;
      case plan::ResultItem::YesNo: json.boolean(i < settlement.results.size() && settlement.results[i] != 0); break;
      case plan::ResultItem::Number: json.integer(i < settlement.results.size() ? settlement.results[i] : 0); break;
    }
  }
  json.key("liable");
  if (settlement.liable >= 0) json.integer(settlement.liable);
  else json.raw("null");
  json.close('}');
}

void appendError(std::string& into, bool hasId, std::string_view id, const CaseError& error, std::string_view text,
                 uint64_t firstLine) {
  JsonWriter json(into);
  json.open('{').key("id");
  if (hasId) json.string(id);
  else json.raw("null");
  json.key("error").string(error.message);
  if (error.seat >= 0) json.key("seat").integer(error.seat);
  if (!error.tile.empty()) json.key("tile").string(error.tile);
  const auto place = placeOf(error, text);
  if (place || firstLine) {
    json.key("line").integer(static_cast<int64_t>(std::max<uint64_t>(firstLine, 1) + (place ? place->line - 1 : 0)));
    if (place) json.key("column").integer(static_cast<int64_t>(place->column));
  }
  json.close('}');
}

}  // namespace kaikou::cases
