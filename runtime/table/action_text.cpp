// Actions to text and back, by the names of the plan. Names hold no blanks, so the grammar needs no quotes.
// Tested by tests/table/log_test.cpp.
#include "runtime/table/action_text.h"

#include <algorithm>

namespace kaikou::table {

std::string actionText(const plan::Plan& plan, Action action) {
  switch (action.act) {
    case Act::Win: return "win";
    case Act::Pass: return "pass";
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
