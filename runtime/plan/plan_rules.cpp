// Descriptions of rules. Everything comes from the tables of the plan, in their order; nothing is computed, so a description is
// the same everywhere. Tested by tests/api/rules_api_test.cpp and tests/scripts/rules_schema.sh, against the schema.
#include "runtime/plan/plan_rules.h"

#include <bit>

#include "runtime/plan/plan_rules_list.h"

namespace kaikou::plan {

namespace {

using text::JsonWriter;

class Rules {
 public:
  Rules(JsonWriter& json, const Plan& plan) : json_(json), plan_(plan) {}

  void write() {
    game();
    json_.key("tiles").open('[');
    for (const Kind& kind : plan_.kinds) tile(kind);
    json_.close(']');
    appendList(json_, plan_, "facts", plan_.facts, [&](const Fact& fact) {
      static constexpr std::string_view types[] = {"yes_no", "number", "tile"};
      json_.key("type").string(types[static_cast<size_t>(fact.type)]);
    });
    appendList(json_, plan_, "calls", plan_.calls, [&](const Call& one) { call(one); });
    appendList(json_, plan_, "shapes", plan_.shapes, [&](const Shape& one) { shape(one); });
    appendList(json_, plan_, "patterns", plan_.patterns, [&](const Pattern& one) { json_.key("has_worth").boolean(one.worth != noReg); });
    appendList(json_, plan_, "needs", plan_.needs, [&](const Need& one) { json_.key("of_reading").boolean(one.perReading); });
    lines();
    appendList(json_, plan_, "liabilities", plan_.liabilities, [](const Liability&) {});
    appendList(json_, plan_, "sharings", plan_.sharings, [](const Sharing&) {});
    results();
    appendCourseRules(json_, plan_);
  }

 private:
  const std::string& nameOf(uint32_t origin) const { return plan_.origins[origin].name; }

  void game() {
    const Game& game = plan_.game;
    json_.key("seats").integer(game.seats).key("hand").integer(game.handSize).key("dealer_hand").integer(game.dealerHand);
    json_.key("indicator").boolean(game.hasIndicator).key("wilds").boolean(plan_.wilds != noReg);
    json_.key("dice").integer(game.dice).key("stacks").integer(game.stacks).key("keep").integer(game.keep);
    json_.key("last_tiles").integer(game.lastTiles).key("every_winner").boolean(game.everyWinner);
    json_.key("passing_locks").boolean(game.passingLocks).key("leaving");
    if (game.leavingDeclared) json_.integer(game.leavingPays);
    else json_.raw("null");
  }

  void tile(const Kind& kind) {
    const Block& block = plan_.blocks[kind.block];
    json_.open('{').key("name").string(kind.name).key("copies").integer(kind.copies).key("suit");
    if (block.isSuit) json_.string(block.name).key("rank").integer(kind.rank);
    else json_.raw("null").key("rank").raw("null");
    json_.key("flower").boolean(block.isFlower).close('}');
  }

  void call(const Call& call) {
    static constexpr std::string_view melds[] = {"run", "triplet", "quad", "aside"};
    static constexpr std::string_view sources[] = {"discard", "discard of previous", "hand", "added"};
    json_.key("meld").string(melds[static_cast<size_t>(call.meld)]).key("source").string(sources[static_cast<size_t>(call.source)]);
    json_.key("added_to");
    if (call.addedTo >= 0) json_.string(nameOf(plan_.calls[static_cast<size_t>(call.addedTo)].origin));
    else json_.raw("null");
    json_.key("opens").boolean(call.opens).key("draws").boolean(call.draws).key("robbable").boolean(call.robbable);
    json_.key("concealed").boolean(call.concealed).key("any_time").boolean(call.anyTime).key("compulsory").boolean(call.compulsory);
    json_.key("guarded").boolean(call.guard != noReg);
  }

  void shape(const Shape& shape) {
    static constexpr std::string_view forms[] = {"melds", "pairs", "distinct pairs", "one each", "any tiles", "different"};
    json_.key("form").string(forms[static_cast<size_t>(shape.form)]).key("count").integer(shape.count);
    json_.key("pair").boolean(shape.pair).key("of").open('[');
    for (TileSet left = shape.set; left; left &= left - 1) json_.string(plan_.kinds[static_cast<size_t>(std::countr_zero(left))].name);
    json_.close(']');
  }

  // By tally, in the order that they are worked out; the alternatives of a line stand together and are told once.
  void lines() {
    static constexpr std::string_view roles[] = {"winner", "loser", "payment"};
    static constexpr std::string_view actions[] = {"becomes", "add", "subtract", "times", "at_most", "at_least", "round_up", "round_down"};
    json_.key("lines").open('[');
    for (size_t i = 0; i < plan_.lines.size(); ++i) {
      const Line& line = plan_.lines[i];
      if (i && plan_.lines[i - 1].origin == line.origin && plan_.lines[i - 1].role == line.role && plan_.lines[i - 1].action == line.action) continue;
      json_.open('{');
      appendOrigin(json_, plan_.origins[line.origin]);
      json_.key("group").string(nameOf(line.group)).key("group_zh").string(plan_.origins[line.group].zh);
      json_.key("group_en").string(plan_.origins[line.group].en).key("role").string(roles[static_cast<size_t>(line.role)]);
      json_.key("action").string(actions[static_cast<size_t>(line.action)]).close('}');
    }
    json_.close(']');
  }

  void results() {
    static constexpr std::string_view kinds[] = {"patterns", "yes_no", "number"};
    json_.key("results").open('[');
    for (const ResultItem& item : plan_.results) {
      json_.open('{').key("key").string(item.key).key("type").string(kinds[item.kind]).key("patterns").open('[');
      for (const uint16_t pattern : item.patterns) json_.string(nameOf(plan_.patterns[pattern].origin));
      json_.close(']').close('}');
    }
    json_.close(']');
  }

  JsonWriter& json_;
  const Plan& plan_;
};

}  // namespace

void appendOrigin(JsonWriter& json, const Origin& origin) {
  const auto orNull = [&](std::string_view key, const std::string& text) {
    json.key(key);
    if (text.empty()) json.raw("null");
    else json.string(text);
  };
  json.key("name").string(origin.name).key("zh").string(origin.zh).key("en").string(origin.en);
  orNull("cite_zh", origin.citeZh);
  orNull("cite_en", origin.citeEn);
  orNull("file", origin.file);
  json.key("line").integer(origin.line).key("column").integer(origin.column);
}

void appendRules(JsonWriter& json, const Plan& plan) { Rules(json, plan).write(); }

void appendPlanRules(std::string& into, const Plan& plan) {
  JsonWriter json(into);
  json.open('{').key("format").integer(rulesFormat).key("ruleset").open('{');
  appendOrigin(json, plan.origins[plan.ruleset]);
  json.close('}').key("module").boolean(false).key("options").open('[');
  for (const auto& [name, value] : plan.options) json.open('{').key("name").string(name).key("text").string(value).close('}');
  json.close(']');
  appendRules(json, plan);
  json.close('}');
}

}  // namespace kaikou::plan
