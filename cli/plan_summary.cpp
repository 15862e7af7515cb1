// A plan in a few lines.
//
// A plan keeps the names that its author gave, and what was fixed, but no text of the rules: whoever finds such a file learns which
// rules it is of and where to read them. Tested by tests/scripts/cli_end_to_end.sh.
#include "cli/plan_summary.h"

#include <fmt/format.h>

#include "cli/cli_words.h"
#include "compiler/source/source.h"

namespace kaikou::cli {

std::string planSummary(const plan::Plan& plan, Language language) {
  const bool english = language == Language::English;
  auto titled = [&](uint32_t index) {
    const plan::Origin& origin = plan.origins[index];
    const std::string& title = english ? origin.en : origin.zh;
    return title == origin.name || title.empty() ? origin.name : fmt::format("{} ({})", title, origin.name);
  };
  std::string out = titled(plan.ruleset) + "\n";
  auto line = [&](const text::Bilingual& label, const std::string& text) {
    if (!text.empty()) out += fmt::format("  {}  {}\n", padded(label.in(language), 8), text);
  };
  auto joined = [&](auto& items, auto name) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : english ? ", " : "、") + name(item);
    return text;
  };
  line(words::PlanLabelGame, words::PlanGame(std::to_string(plan.game.seats), std::to_string(plan.game.handSize), std::to_string(plan.kinds.size())).in(language));
  line(words::PlanLabelOptions, joined(plan.options, [](const auto& option) { return option.first + "=" + option.second; }));
  line(words::PlanLabelPatterns, joined(plan.patterns, [&](const auto& pattern) { return titled(pattern.origin); }));
  line(words::PlanLabelCalls, joined(plan.calls, [&](const auto& call) { return titled(call.origin); }));
  line(words::PlanLabelResults, joined(plan.results, [](const auto& item) { return item.key; }));
  out += "\n" + words::PlanHoldsNoText(plan.origins[plan.ruleset].name).in(language) + "\n";
  return out;
}

}  // namespace kaikou::cli
