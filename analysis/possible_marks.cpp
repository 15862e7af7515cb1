// One walk over what sets marks: lines and steps.
#include "analysis/possible_marks.h"

#include <algorithm>

namespace kaikou::analysis {
namespace {

bool canHappen(const plan::EventMatch& event) { return plan::fits(event, event); }

class Values {
 public:
  Values(const plan::Plan& plan, const plan::Mark& mark) : plan_(plan), mark_(mark), out_{mark.initial, mark.initial} {}

  void anything() {
    const bool orNone = mark_.type == plan::MarkType::Tile || mark_.type == plan::MarkType::Suit || mark_.type == plan::MarkType::Seat;
    meet(orNone ? -1 : 0), meet(mark_.most);
    if (mark_.type == plan::MarkType::Tile) meet(static_cast<int64_t>(plan_.kinds.size()) - 1);
    if (mark_.type == plan::MarkType::Suit) meet(static_cast<int64_t>(plan_.blocks.size()) - 1);
    if (mark_.type == plan::MarkType::Seat) meet(plan_.game.seats - 1);
  }
  void becomes(plan::Reg value) {
    if (value >= plan_.constants.size() || !plan_.constants[value].isWhole()) return anything();
    meet(std::clamp<int64_t>(plan_.constants[value].num, -1, std::max<int64_t>(mark_.most, mark_.initial)));
  }
  MarkValues values() const { return out_; }

 private:
  void meet(int64_t value) { out_.low = std::min(out_.low, value), out_.high = std::max(out_.high, value); }

  const plan::Plan& plan_;
  const plan::Mark& mark_;
  MarkValues out_;
};

}  // namespace

std::vector<MarkValues> markValues(const plan::Plan& plan) {
  std::vector<MarkValues> out;
  for (size_t m = 0; m < plan.course.marks.size(); ++m) {
    const plan::Mark& mark = plan.course.marks[m];
    Values values(plan, mark);
    for (const plan::MarkLine& line : mark.lines) {
      if (std::none_of(line.events.begin(), line.events.end(), canHappen)) continue;
      if (line.guard != plan::noReg && line.guard < plan.constants.size() && plan.constants[line.guard].num == 0) continue;
      if (line.action == plan::LineAction::Becomes) values.becomes(line.value);
      else values.anything();
    }
    for (const plan::Step& step : plan.course.steps) {
      if (step.choice == plan::StepChoice::Value && step.mark == m) values.anything();
      for (const plan::StepSets& sets : step.sets)
        if (sets.mark == m) values.becomes(sets.value);
    }
    out.push_back(values.values());
  }
  return out;
}

}  // namespace kaikou::analysis
