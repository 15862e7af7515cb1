// Everything behind a settlement: the reading tile by tile, the lines that applied, the needs.
//
// The reading is rebuilt by reading_rebuild.cpp; what refuses a win, and what a hand lacks, is found by refusal_search.cpp.
// Tested by tests/eval/evaluator_test.cpp.
#include <algorithm>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/reading_rebuild.h"
#include "runtime/eval/refusal_search.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {

/// Works on the evaluator's state; lives for one explanation.
class Evaluator::Explainer {
 public:
  Explainer(State& state, const Table& table) : s_(state), table_(table) {}

  std::optional<Fault> legal(const Settlement& settlement, Explanation& out) {
    if (auto fault = s_.collectReadings(table_)) return fault;
    const ReadingKey reading{settlement.shape, settlement.jokers, settlement.features};
    if (std::find(s_.readings.begin(), s_.readings.end(), reading) == s_.readings.end())
      return Fault{s_.plan.ruleset, "the settlement is of another table"};
    rebuildReading(s_, table_, s_.hand, reading, 0, out.reading);
    out.complete = true;
    s_.interpreter.run(s_.program->fullTable);
    s_.interpreter.setReading(reading);
    s_.interpreter.run(s_.program->fullReading);
    for (size_t i = 0; i < s_.plan.needs.size(); ++i) {
      const Num& holds = s_.reg(s_.plan.needs[i].holds);
      if (!isFault(holds) && holds.num) out.needs.push_back(static_cast<uint32_t>(i));
    }
    trace(out);
    return std::nullopt;
  }

 private:
  void trace(Explanation& out) const {
    const plan::Plan& plan = s_.plan;
    auto add = [&](const plan::Line& line, int seat) {
      const Num& applies = s_.lane(line.applies, seat);
      if (isFault(applies) || !applies.num) return;
      const Num &value = s_.lane(line.value, seat), &after = s_.lane(line.after, seat);
      if (isFault(value) || isFault(after)) return;
      out.lines.push_back(
          {line.origin, line.group, line.role, static_cast<int8_t>(seat), line.action, value, after});
    };
    for (const plan::Line& line : plan.lines)
      if (line.role == plan::LineRole::Winner) add(line, s_.interpreter.winner());
    for (plan::LineRole role : {plan::LineRole::Loser, plan::LineRole::Payment})
      for (int i = 0; i < s_.interpreter.loserCount(); ++i)
        for (const plan::Line& line : plan.lines)
          if (line.role == role) add(line, s_.interpreter.loser(i));
    if (plan.payment == plan::noReg) return;
    for (int i = 0; i < s_.interpreter.loserCount(); ++i) {
      const int seat = s_.interpreter.loser(i);
      const Num& amount = s_.lane(plan.payment, seat);
      if (!isFault(amount) && amount.isWhole()) out.owed[seat] = amount.num;
    }
  }

  State& s_;
  const Table& table_;
};

std::optional<Fault> Evaluator::explain(const Table& table, const Settlement& settlement, Explanation& out) {
  out = {};
  state_->startTable(table);
  if (settlement.legal) return Explainer(*state_, table).legal(settlement, out);
  return RefusalSearch(*state_, table).explain(settlement.failedNeed, out);
}

std::optional<Fault> Evaluator::complete(const Table& table, bool& out) {
  return RefusalSearch(*state_, table).complete(out);
}

std::optional<Fault> Evaluator::lacking(const Table& table, int seat, Lack& out) {
  Table supposed = table;
  supposed.win = {};
  supposed.win.seat = static_cast<int8_t>(seat);
  return RefusalSearch(*state_, supposed).lacking(out);
}

}  // namespace kaikou::eval
