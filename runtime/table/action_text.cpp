// Actions to text and back, by the names of the plan. Names hold no blanks, so the grammar needs no quotes.
// Tested by tests/table/log_test.cpp.
#include "runtime/table/action_text.h"

#include <algorithm>

namespace kaikou::table {

std::string actionText(const plan::Plan& plan, Action action) {
  switch (action.act) {
    case Act::Win: return "win";
    case Act::Pass: return "pass";
    case Act::Step: {
      const plan::Step& step = plan.course.steps[action.call];
      const std::string text = "step " + plan.origins[step.origin].name;
      if (step.choice == plan::StepChoice::YesNo && step.moment != plan::StepMoment::WithDiscard) return text;
      if (step.choice != plan::StepChoice::Value) return text + " " + plan.kinds[action.tile].name;
      return text + " " + markText(plan, plan.course.marks[step.mark], action.tile);
    }
    case Act::Discard: return "discard " + plan.kinds[action.tile].name;
    case Act::Call:
      return "call " + plan.origins[plan.calls[action.call].origin].name + " " + plan.kinds[action.tile].name;
  }
  return {};
}

bool parseTileName(const plan::Plan& plan, std::string_view name, uint8_t& kind) {
  const auto found =
      std::find_if(plan.kinds.begin(), plan.kinds.end(), [&](const plan::Kind& k) { return k.name == name; });
  if (found == plan.kinds.end()) return false;
  kind = static_cast<uint8_t>(found - plan.kinds.begin());
  return true;
}

bool parseAction(const plan::Plan& plan, std::string_view text, int seat, Action& out) {
  static constexpr std::string_view discards = "discard ", calls = "call ";
  uint8_t tile = 0;
  if (text == "win" || text == "pass") {
    out = text == "win" ? win(seat) : pass(seat);
    return true;
  }
  if (text.starts_with(discards)) {
    if (!parseTileName(plan, text.substr(discards.size()), tile)) return false;
    out = discard(seat, tile);
    return true;
  }
  static constexpr std::string_view steps = "step ";
  if (text.starts_with(steps)) {
    const std::string_view rest = text.substr(steps.size());
    const size_t space = rest.find(' ');
    const std::string_view name = rest.substr(0, space), value = space == rest.npos ? std::string_view() : rest.substr(space + 1);
    for (size_t i = 0; i < plan.course.steps.size(); ++i) {
      const plan::Step& item = plan.course.steps[i];
      if (plan.origins[item.origin].name != name) continue;
      int chosen = 0;
      const bool ofTile = item.choice == plan::StepChoice::Tiles || item.moment == plan::StepMoment::WithDiscard;
      const bool fits = ofTile                                   ? parseTileName(plan, value, tile)
                        : item.choice == plan::StepChoice::YesNo ? value.empty()
                                                                 : parseMark(plan, plan.course.marks[item.mark], value, chosen);
      if (!fits) return false;
      out = step(seat, static_cast<int>(i), ofTile ? tile : chosen);
      return true;
    }
    return false;
  }
  const size_t blank = text.rfind(' ');
  if (!text.starts_with(calls) || blank <= calls.size() || !parseTileName(plan, text.substr(blank + 1), tile))
    return false;
  const std::string_view name = text.substr(calls.size(), blank - calls.size());
  for (size_t c = 0; c < plan.calls.size(); ++c) {
    if (plan.origins[plan.calls[c].origin].name != name) continue;
    out = call(seat, static_cast<int>(c), tile);
    return true;
  }
  return false;
}

}  // namespace kaikou::table
