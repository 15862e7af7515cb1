// Values of marks as text. What one writes the other reads. Tested by tests/table/course_test.cpp.
#include "runtime/plan/mark_values.h"

namespace kaikou::plan {

std::string markText(const Plan& plan, const Mark& mark, int value) {
  switch (mark.type) {
    case MarkType::YesNo: return value ? "yes" : "no";
    case MarkType::Number: return std::to_string(value);
    case MarkType::Tile:
      return value >= 0 && value < static_cast<int>(plan.kinds.size()) ? plan.kinds[static_cast<size_t>(value)].name : "none";
    case MarkType::Suit:
      return value >= 0 && value < static_cast<int>(plan.blocks.size()) ? plan.blocks[static_cast<size_t>(value)].name : "none";
    case MarkType::Seat: return value >= 0 ? std::to_string(value) : "nobody";
    case MarkType::OneOf:
      return value >= 0 && value < static_cast<int>(mark.words.size()) ? mark.words[static_cast<size_t>(value)] : "none";
  }
  return "none";
}

bool parseMark(const Plan& plan, const Mark& mark, std::string_view text, int& value) {
  for (value = -1; value <= mark.most; ++value) {
    const bool none = mark.type == MarkType::Tile || mark.type == MarkType::Suit || mark.type == MarkType::Seat;
    if ((value >= 0 || none) && markText(plan, mark, value) == text) return true;
  }
  for (size_t b = 0; mark.type == MarkType::Suit && b < plan.blocks.size(); ++b)
    for (const std::string& alias : plan.blocks[b].aliases)
      if (plan.blocks[b].isSuit && alias == text) return value = static_cast<int>(b), true;
  return false;
}

}  // namespace kaikou::plan
