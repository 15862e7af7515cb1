// Finds the instructions that see nothing but the reading: questions to it, and pure operations on constants and on each other.
//
// A game meets few distinct readings, so these are computed once and recalled. The first reading slice of a question that has
// instructions begins with the recall; what the others and the evaluator read is kept, the rest is not. Guarantee: the slots
// that needs, prices, patterns and results name hold what running every instruction would leave there.
// Tested by tests/eval/evaluator_test.cpp and by every comparison of engines.
#include "runtime/eval/reading_recall.h"

#include <algorithm>

#include "runtime/plan/values.h"

namespace kaikou::eval {

namespace {

using plan::Op;

constexpr size_t worthRecalling = 4;  // fewer instructions are as fast to run

bool asksReading(Op op) { return op >= Op::ShapeIs && op <= Op::Straight; }
bool asksReadingAlone(Op op) { return plan::isPure(op) || asksReading(op); }

class Recaller {
 public:
  Recaller(const plan::Plan& plan, bool singleWrites, Question& question) : plan_(plan), priced_(question.priced) {
    const uint32_t zero = plan.scalarCount + 4 * plan.laneCount;
    fixed_.assign(zero + 1, false), alone_ = fixed_, read_ = fixed_;
    std::fill_n(fixed_.begin(), plan.constants.size(), true);
    fixed_[zero] = true;
    for (NeedStep& step : question.readingNeeds) slices_.push_back(&step.slice);
    slices_.push_back(&question.price);
    slices_.push_back(&question.results);
    for (const Slice* slice : slices_)
      for (const Decoded& d : *slice) {
        const bool alone =
            singleWrites && !(d.code & 1) && asksReadingAlone(d.op) && isFixed(d.a) && isFixed(d.b) && isFixed(d.c);
        alone_[d.dst] = alone;
        if (alone) continue;
        // A lane operand has a slot a seat, and none of them is ever alone.
        read_[d.a] = read_[d.b] = read_[d.c] = true;
      }
    for (const plan::Need& need : plan.needs) root(need.holds);
    for (const auto& l : plan.liabilities) root(l.seat), root(l.holds);
    for (const auto& s : plan.sharings) root(s.holds);
    for (const auto& k : plan.choose) root(k.winnings ? plan::noReg : k.value);
    for (const auto& p : plan.patterns) root(p.holds);
    for (const auto& r : plan.results) root(r.kind == plan::ResultItem::PatternList ? plan::noReg : r.value);
    root(plan.payment);
  }

  bool isFixed(uint32_t slot) const { return fixed_[slot] || alone_[slot]; }

  void thread(std::vector<ReadingRecall>& recalls) {
    ReadingRecall recall;
    recall.decides = priced_;
    for (const Slice* slice : slices_)
      for (const Decoded& d : *slice) {
        if (!alone_[d.dst]) {
          if (asksReading(d.op)) recall.decides = false;
          continue;
        }
        recall.alone.push_back(d);
        if (read_[d.dst]) recall.kept.push_back(d.dst);
      }
    const bool worthwhile = recall.alone.size() >= worthRecalling && recall.kept.size() < recall.alone.size();
    bool recalled = false;
    for (Slice* slice : slices_) {
      std::vector<bool> without;
      if (worthwhile)
        for (const Decoded& d : *slice) without.push_back(alone_[d.dst]);
      slice->steps = threadSlice(*slice, without);
      if (!worthwhile || recalled || slice->empty()) continue;
      recalled = true;
      Step step;
      step.code = StepCode::Recall;
      step.imm = static_cast<uint32_t>(recalls.size());
      slice->steps.insert(slice->steps.begin(), step);
    }
    if (!recalled) return;
    recall.alone.steps = threadSlice(recall.alone);
    recalls.push_back(std::move(recall));
  }

 private:
  void root(plan::Reg reg) {
    if (reg != plan::noReg) read_[Program::slotOf(plan_, reg)] = true;
  }

  const plan::Plan& plan_;
  const bool priced_;
  std::vector<Slice*> slices_;               // of the reading phase, in order
  std::vector<bool> fixed_, alone_, read_;   // by slot: a constant, decided by the reading alone, read by something else
};

}  // namespace

void threadQuestion(const plan::Plan& plan, bool singleWrites, Question& question, std::vector<ReadingRecall>& recalls) {
  Recaller recaller(plan, singleWrites, question);
  bool alone = true;
  for (NeedStep& step : question.readingNeeds) {
    for (const Decoded& d : step.slice) alone = alone && recaller.isFixed(d.dst);
    step.readingAlone = alone = alone && recaller.isFixed(step.holds);
  }
  for (NeedStep& step : question.tableNeeds) step.slice.steps = threadSlice(step.slice);
  for (NeedStep& step : question.readingNeeds) step.table.steps = threadSlice(step.table);
  question.tableRest.steps = threadSlice(question.tableRest);
  recaller.thread(recalls);
}

}  // namespace kaikou::eval
