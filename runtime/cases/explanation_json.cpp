// Explanations as JSON, for programs that show them.
// Tested by tests/cli/scoring_test.cpp.
#include "runtime/cases/result_json.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/text/json_append.h"

namespace kaikou::cases {

namespace {

using text::JsonWriter;

const char* groupName(eval::Group::Form form) {
  static constexpr const char* names[] = {"run", "triplet", "quad", "pair", "single"};
  return names[form];
}

void appendOrigin(JsonWriter& json, const plan::Origin& origin) {
  json.key("name").string(origin.name).key("zh").string(origin.zh).key("en").string(origin.en);
  if (!origin.citeZh.empty()) json.key("cite_zh").string(origin.citeZh).key("cite_en").string(origin.citeEn);
}

void appendReading(JsonWriter& json, const Scorer& scorer, const eval::Reading& reading) {
  const plan::Plan& plan = *scorer.plan;
  json.open('{');
  json.key("shape");
  if (reading.shape < plan.shapes.size()) json.string(plan.origins[plan.shapes[reading.shape].origin].name);
  else json.raw("null");
  json.key("groups").open('[');
  for (const eval::Group& group : reading.groups) {
    json.open('{');
    json.key("form").string(groupName(group.form)).key("tile").string(scorer.binder->notation().printKind(group.tile));
    json.key("on_table").boolean(group.onTable).key("winning_tile").boolean(group.hasWinningTile);
    json.key("wild_positions").open('[');
    for (int i = 0; i < 4; ++i) {
      if (group.wildMask >> i & 1) json.integer(i);
    }
    json.close(']');
    if (group.otherMask) {
      json.key("other_positions").open('[');
      for (int i = 0; i < 4; ++i) {
        if (group.otherMask >> i & 1) json.integer(i);
      }
      json.close(']');
    }
    json.close('}');
  }
  json.close(']').close('}');
}

void appendNeeds(JsonWriter& json, const plan::Plan& plan, const std::vector<uint32_t>& needs) {
  json.open('[');
  for (uint32_t need : needs) {
    if (need >= plan.needs.size()) continue;
    json.open('{');
    appendOrigin(json, plan.origins[plan.needs[need].origin]);
    json.close('}');
  }
  json.close(']');
}

// What an incomplete hand lacks; nulls of a complete one.
void appendLack(JsonWriter& json, const Scorer& scorer, const eval::Explanation& explanation) {
  json.key("complete").boolean(explanation.complete).key("tiles_short");
  if (explanation.tilesShort >= 0) json.integer(explanation.tilesShort);
  else json.raw("null");
  json.key("tiles_short_over");
  if (!explanation.complete && explanation.tilesShort < 0) json.integer(explanation.lacksOver);
  else json.raw("null");
  json.key("replaced").open('[');
  for (uint8_t kind : explanation.replaced) json.string(scorer.binder->notation().printKind(kind));
  json.close(']');
}

}  // namespace

void appendExplanation(std::string& into, const Scorer& scorer, const eval::Settlement& settlement,
                       const eval::Explanation& explanation) {
  const plan::Plan& plan = *scorer.plan;
  JsonWriter json(into);
  json.open('{');
  if (!settlement.legal) {
    // The condition whose Chinese title the result gives as `reason`; null of a hand that fits no shape.
    json.key("reason");
    if (settlement.failedNeed >= 0 && static_cast<size_t>(settlement.failedNeed) < plan.needs.size()) {
      json.open('{');
      appendOrigin(json, plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin]);
      json.close('}');
    } else {
      json.raw("null");
    }
    json.key("failing");
    appendNeeds(json, plan, explanation.failing);
    appendLack(json, scorer, explanation);
    json.key("nearest");
    appendReading(json, scorer, explanation.nearest);
    json.key("nearest_failing");
    appendNeeds(json, plan, explanation.nearestFailing);
    json.close('}');
    return;
  }
  json.key("reading");
  appendReading(json, scorer, explanation.reading);
  json.key("lines").open('[');
  for (const eval::TraceLine& line : explanation.lines) {
    json.open('{').key("group").string(plan.origins[line.group].name).key("seat").integer(line.seat);
    appendOrigin(json, plan.origins[line.origin]);
    json.key("action").string(plan::lineActionName(line.action)).key("value").string(toString(line.value));
    json.key("after").string(toString(line.after)).close('}');
  }
  json.close(']').key("owed").open('[');
  for (int seat = 0; seat < plan.game.seats; ++seat) json.integer(explanation.owed[static_cast<size_t>(seat)]);
  json.close(']').close('}');
}

void appendExplainedResult(std::string& into, bool hasId, std::string_view id, const Scorer& scorer,
                           const eval::Settlement& settlement, const eval::Explanation& explanation) {
  appendResult(into, hasId, id, scorer, settlement);
  into.pop_back();
  into += ", \"explanation\": ";
  appendExplanation(into, scorer, settlement, explanation);
  into += '}';
}

}  // namespace kaikou::cases
