// Actions as short texts: "win", "pass", "discard 5万", "call 碰 5万" (of a run the lowest tile).
#pragma once

#include <string>
#include <string_view>

#include "runtime/plan/mark_values.h"
#include "runtime/plan/plan.h"
#include "runtime/table/action.h"

namespace kaikou::table {

/// `action` must be one of the plan's tiles and calls.
std::string actionText(const plan::Plan& plan, Action action);
/// Exactly what actionText writes. Whether the action is open is the engine's to say.
[[nodiscard]] bool parseAction(const plan::Plan& plan, std::string_view text, int seat, Action& out);
using plan::markText;
using plan::parseMark;
[[nodiscard]] bool parseTileName(const plan::Plan& plan, std::string_view name, uint8_t& kind);
/// Names with one blank between: kinds ascending, each as often as there are.
template <class Counts> std::string tileNames(const plan::Plan& plan, const Counts& counts) {
  std::string text;
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    for (int i = 0; i < counts[k]; ++i) {
      if (!text.empty()) text += ' ';
      text += plan.kinds[k].name;
    }
  return text;
}

}  // namespace kaikou::table
