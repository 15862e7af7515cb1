// The course of a hand in descriptions of rules: marks, steps, restrictions, tiles turned up, payments on events and what comes after.
//
// As in plan_rules.cpp everything comes from the tables of the plan, in their order. A guard or an amount is a computation; that there is
// one is told, and what it says stands at the place in the rule file. Tested by tests/api/rules_api_test.cpp and tests/scripts/rules_schema.sh.
#include "runtime/plan/mark_values.h"
#include "runtime/plan/plan_rules_list.h"

namespace kaikou::plan {

namespace {

using text::JsonWriter;

class CourseRules {
 public:
  CourseRules(JsonWriter& json, const Plan& plan) : json_(json), plan_(plan), course_(plan.course) {}

  void write() {
    json_.key("course").open('{');
    json_.key("followed").boolean(course_.followed).key("begins_with").integer(course_.beginPoints);
    json_.key("no_winner").boolean(course_.noWinner != noReg);
    appendList(json_, plan_, "marks", course_.marks, [&](const Mark& one) { mark(one); });
    appendList(json_, plan_, "steps", course_.steps, [&](const Step& one) { step(one); });
    appendList(json_, plan_, "restrictions", course_.restrictions, [&](const Restriction& one) { restriction(one); });
    appendList(json_, plan_, "turned_up", course_.turnUps, [&](const TurnUp& one) { turnUp(one); });
    appendList(json_, plan_, "payments", course_.pays, [&](const Pay& one) { pay(one); });
    appendList(json_, plan_, "after", course_.after, [&](const After& one) { after(one); });
    json_.close('}');
  }

 private:
  const std::string& nameOf(uint32_t origin) const { return plan_.origins[origin].name; }

  template <class Items>
  void namesOf(std::string_view key, uint64_t which, const Items& items) {
    json_.key(key).open('[');
    for (size_t i = 0; i < items.size(); ++i)
      if (which >> i & 1) json_.string(nameOf(items[i].origin));
    json_.close(']');
  }

  void event(const EventMatch& one) {
    static constexpr std::string_view whose[] = {"any", "own", "others"};
    json_.open('{').key("event").string(eventNames[static_cast<size_t>(one.kind)]).key("whose").string(whose[static_cast<size_t>(one.seat)]);
    if (one.kind == EventKind::Step) namesOf("names", one.which, course_.steps);
    else namesOf("names", one.kind == EventKind::Call ? one.which : 0, plan_.calls);
    json_.close('}');
  }

  void events(const std::vector<EventMatch>& all) {
    json_.key("on").open('[');
    for (const EventMatch& one : all) event(one);
    json_.close(']');
  }

  void mark(const Mark& mark) {
    static constexpr std::string_view scopes[] = {"seat", "hand", "match"};
    static constexpr std::string_view types[] = {"yes_no", "number", "tile", "suit", "seat", "one_of"};
    static constexpr std::string_view actions[] = {"becomes", "add", "subtract"};
    json_.key("of").string(scopes[static_cast<size_t>(mark.scope)]).key("type").string(types[static_cast<size_t>(mark.type)]);
    json_.key("private").boolean(mark.isPrivate).key("most").integer(mark.most).key("words").open('[');
    for (const std::string& word : mark.words) json_.string(word);
    json_.close(']').key("begins_as").string(markText(plan_, mark, mark.initial)).key("changes").open('[');
    for (const MarkLine& line : mark.lines) {
      json_.open('{').key("action").string(actions[static_cast<size_t>(line.action)]);
      events(line.events);
      json_.key("guarded").boolean(line.guard != noReg).close('}');
    }
    json_.close(']');
  }

  void step(const Step& step) {
    static constexpr std::string_view moments[] = {"before play", "with discard", "own turn", "instead of draw"};
    static constexpr std::string_view choices[] = {"yes_no", "value", "tiles"};
    json_.key("moment").string(moments[static_cast<size_t>(step.moment)]).key("in_turn").boolean(step.order == StepOrder::InTurn);
    json_.key("chooses").string(choices[static_cast<size_t>(step.choice)]).key("mark");
    if (step.choice == StepChoice::Value) json_.string(nameOf(course_.marks[step.mark].origin));
    else json_.raw("null");
    json_.key("tiles").integer(step.tiles).key("one_suit").boolean(step.oneSuit).key("shows_hand").boolean(step.showsHand).key("sets").open('[');
    for (const StepSets& set : step.sets) json_.string(nameOf(course_.marks[set.mark].origin));
    json_.close(']').key("guarded").boolean(!step.guards.empty());
  }

  void restriction(const Restriction& one) {
    static constexpr std::string_view whats[] = {"discards", "claims", "calls"};
    static constexpr std::string_view modes[] = {"only", "not", "first"};
    json_.key("of").string(whats[static_cast<size_t>(one.what)]).key("mode").string(modes[static_cast<size_t>(one.mode)]);
    namesOf("calls", one.calls, plan_.calls);
    json_.key("tiles").boolean(one.set != noReg).key("drawn_tile").boolean(one.drawnTile).key("same_waits").boolean(one.sameWaits).key("not_ready").boolean(one.notReady);
    json_.key("guarded").boolean(one.guard != noReg);
  }

  void turnUp(const TurnUp& one) {
    static constexpr std::string_view places[] = {"head", "tail", "upper tiles of stacks", "lower tiles of stacks"};
    json_.key("place").string(places[static_cast<size_t>(one.place)]).key("first_stack").integer(one.firstStack);
    json_.key("last_stack").integer(one.lastStack).key("or_last_drawn").boolean(one.lastDrawn).key("lines").open('[');
    for (const TurnLine& line : one.lines) {
      json_.open('{').key("more").boolean(line.more).key("offered").boolean(line.offered);
      events(line.events);
      json_.key("guarded").boolean(line.guard != noReg).close('}');
    }
    json_.close(']');
  }

  void pay(const Pay& pay) {
    static constexpr std::string_view forms[] = {"amount", "hands over", "hands back"};
    json_.key("form").string(forms[static_cast<size_t>(pay.form)]);
    events(pay.events);
    namesOf("moves", pay.pays, course_.pays);
    json_.key("last_kong").boolean(pay.lastKong).key("guarded").boolean(pay.guard != noReg);
  }

  void after(const After& after) {
    static constexpr std::string_view whats[] = {"winner leaves play", "winner plays on", "hand ends", "next turn after", "match ends"};
    events({after.event});
    json_.key("what").string(whats[static_cast<size_t>(after.what)]).key("guarded").boolean(after.guard != noReg);
  }

  JsonWriter& json_;
  const Plan& plan_;
  const Course& course_;
};

}  // namespace

void appendCourseRules(JsonWriter& json, const Plan& plan) { CourseRules(json, plan).write(); }

}  // namespace kaikou::plan
