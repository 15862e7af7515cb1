// Decoding and slicing of a plan.
//
// Slicing follows definitions backwards from the roots of a question. It is exact because every register of a
// plan is written by one instruction; a plan that writes one twice is not sliced: the first slice of a phase
// then holds all of it. Guarantee: a slice leaves the same values in its roots' registers as running the
// whole phase would. Tested by tests/eval/evaluator_test.cpp (sliced and unsliced plans settle alike).
#include "runtime/eval/program.h"

#include <algorithm>
#include <array>

#include "runtime/eval/asking_order.h"
#include "runtime/eval/reading_recall.h"
#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::eval {
namespace {

using plan::Instr;
using plan::Op;
using plan::Phase;
using plan::Plan;
using plan::Reg;

/// The operands that an instruction reads, unused ones left out.
struct Operands {
  explicit Operands(const Instr& in) : regs{in.a, in.b, in.c}, count(plan::opInfo(in.op).operands) {}
  const Reg* begin() const { return regs.data(); }
  const Reg* end() const { return regs.data() + count; }
  std::array<Reg, 3> regs;
  int count;
};

class Slicer {
 public:
  explicit Slicer(const Plan& plan) : plan_(plan), ranges_(wholeRanges(plan)), definer_(plan.scalarCount + plan.laneCount, -1) {
    for (const plan::PhaseCode& code : plan.phases)
      for (uint32_t i = code.first; i < code.first + code.count; ++i) {
        order_[static_cast<int>(code.phase)].push_back(i);
        int& definer = definer_[plan.code[i].dst];
        if (definer >= 0 || plan.code[i].dst < plan.constants.size()) sliceable_ = false;
        definer = static_cast<int>(i);
      }
    wanted_.assign(plan.code.size(), false);
    done_.assign(plan.code.size(), false);
  }

  void startQuestion() { done_.assign(plan_.code.size(), false); }
  void root(Reg reg) {
    if (reg == plan::noReg) return;
    pending_.push_back(reg);
    while (!pending_.empty()) {
      const Reg at = pending_.back();
      pending_.pop_back();
      const int i = definer_[at];
      if (i < 0 || wanted_[i]) continue;
      wanted_[i] = true;
      const Instr& in = plan_.code[i];
      for (Reg operand : Operands(in)) pending_.push_back(operand);
      if (in.op == Op::InFact) pending_.push_back(plan_.facts[in.imm].defaultValue);
    }
  }
  /// What the roots named so far need of `phase` and has not been taken.
  Slice take(Phase phase) {
    Slice slice;
    for (uint32_t i : order_[static_cast<int>(phase)])
      if (!done_[i] && (wanted_[i] || !sliceable_)) {
        done_[i] = true;
        slice.push_back(decode(plan_.code[i]));
      }
    return slice;
  }
  bool sliceable() const { return sliceable_; }
  void forgetRoots() { wanted_.assign(plan_.code.size(), false); }
  Slice all(Phase phase) const {
    Slice slice;
    for (uint32_t i : order_[static_cast<int>(phase)]) slice.push_back(decode(plan_.code[i]));
    return slice;
  }

 private:
  Decoded decode(const Instr& in) const {
    Decoded d;
    d.a = d.b = d.c =
        plan_.scalarCount + 4 * plan_.laneCount;  // operands that are not used read the zero there
    d.op = in.op;
    d.code = static_cast<uint16_t>(2 * static_cast<int>(in.op) + plan_.isLane(in.dst));
    d.whole = static_cast<uint16_t>(d.code + (isWhole(in) ? wholeBase : 0));
    d.dst = Program::slotOf(plan_, in.dst);
    d.imm = in.imm;
    d.origin = in.origin;
    const int operands = plan::opInfo(in.op).operands;
    if (operands > 0) d.a = Program::slotOf(plan_, in.a), d.stepA = plan_.isLane(in.a);
    if (operands > 1) d.b = Program::slotOf(plan_, in.b), d.stepB = plan_.isLane(in.b);
    if (operands > 2) d.c = Program::slotOf(plan_, in.c), d.stepC = plan_.isLane(in.c);
    return d;
  }

  // Operations that have a form for whole numbers alone (interpreter.cpp), with operands and result of that kind.
  bool isWhole(const Instr& in) const {
    if (!hasWholeForm(in.op) || !ranges_[in.dst].known) return false;
    const bool asksSeat = in.op == Op::Openings || in.op == Op::CallCount || in.op == Op::AsideCount;
    if (asksSeat && (ranges_[in.a].lo < 0 || ranges_[in.a].hi >= plan_.game.seats)) return false;
    for (Reg operand : Operands(in))
      if (!ranges_[operand].known) return false;
    return true;
  }

  const Plan& plan_;
  const std::vector<WholeRange> ranges_;
  std::vector<int> definer_;
  std::vector<uint32_t> order_[3];
  std::vector<bool> wanted_, done_;
  std::vector<Reg> pending_;
  bool sliceable_ = true;
};

void priceRoots(const Plan& plan, Slicer& slicer) {
  slicer.root(plan.payment);
  for (const auto& l : plan.liabilities) slicer.root(l.seat), slicer.root(l.holds);
  for (const auto& s : plan.sharings) slicer.root(s.holds);
  for (const auto& k : plan.choose)
    if (!k.winnings) slicer.root(k.value);
}

// To start a slice costs as much as some instructions: those of a need that has fewer are run with those of the need
// before.
constexpr size_t worthASlice = 12;

bool worthSlice(const Slice& slice) {
  size_t weight = 0;
  for (const Decoded& d : slice) weight += d.code & 1 ? plan::seatCount : 1;
  return weight >= worthASlice;
}

Question makeQuestion(const Plan& plan, Slicer& slicer, const std::vector<uint16_t>& order, bool priced,
                      bool atSettlement) {
  Question q;
  q.priced = priced;
  slicer.startQuestion();
  slicer.forgetRoots();
  auto asked = [&](const plan::Need& need) { return atSettlement || !need.atSettlement; };
  // A slice of the table phase; where it is short it goes to the last one of `steps`, if there is one.
  auto takeTable = [&](std::vector<NeedStep>& steps, Slice NeedStep::*part) {
    Slice own = slicer.take(Phase::Table);
    if (worthSlice(own)) return own;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
      Slice& before = (*step).*part;
      if (before.empty()) continue;
      before.insert(before.end(), own.begin(), own.end());
      return Slice{};
    }
    return own;
  };
  for (const uint16_t i : order) {
    const plan::Need& need = plan.needs[i];
    if (!asked(need) || need.perReading) continue;
    slicer.root(need.holds);
    Slice slice = takeTable(q.tableNeeds, &NeedStep::slice);
    q.tableNeeds.push_back({i, Program::slotOf(plan, need.holds), {}, std::move(slice)});
  }
  for (const uint16_t i : order) {
    const plan::Need& need = plan.needs[i];
    if (!asked(need) || !need.perReading) continue;
    slicer.root(need.holds);
    Slice table = takeTable(q.readingNeeds, &NeedStep::table);
    q.readingNeeds.push_back({i, Program::slotOf(plan, need.holds), std::move(table), slicer.take(Phase::Reading)});
  }
  if (!priced) return q;
  priceRoots(plan, slicer);
  q.price = slicer.take(Phase::Reading);
  for (const auto& p : plan.patterns) slicer.root(p.holds);
  for (const auto& r : plan.results)
    if (r.kind != plan::ResultItem::PatternList) slicer.root(r.value);
  q.results = slicer.take(Phase::Reading);
  q.tableRest = slicer.take(Phase::Table);
  return q;
}

bool asksCalls(const Decoded& in) {
  return in.op == Op::Openings || in.op == Op::CallCount || in.op == Op::OpeningSource;
}

}  // namespace

Program::Program(const Plan& plan) {
  slots = plan.scalarCount + 4 * plan.laneCount + 1;
  Slicer slicer(plan);
  deal = slicer.all(Phase::Deal);
  fullTable = slicer.all(Phase::Table);
  fullReading = slicer.all(Phase::Reading);
  for (const Decoded& d : deal)
    if (d.op >= Op::InWinner || (d.code & 1)) dealIsCacheable = false;
  std::vector<uint8_t> written(slots);
  for (const Slice* slice : {&deal, &fullTable, &fullReading})
    for (const Decoded& d : *slice)
      if (written[d.dst]++) dealIsCacheable = false;
  const std::vector<uint16_t> rules = askingOrder(plan, {}), order = askingOrder(plan, plan.asking);
  settle = makeQuestion(plan, slicer, rules, true, true);
  legal = makeQuestion(plan, slicer, order, false, true);
  legalUnpriced = makeQuestion(plan, slicer, order, false, false);
  std::vector<Question*> questions{&settle, &legal, &legalUnpriced};
  if (order != rules) {
    legalAsWritten = makeQuestion(plan, slicer, rules, false, true);
    unpricedAsWritten = makeQuestion(plan, slicer, rules, false, false);
    legal.asWritten = &legalAsWritten, legalUnpriced.asWritten = &unpricedAsWritten;
    questions.insert(questions.end(), {&legalAsWritten, &unpricedAsWritten});
  }
  std::vector<plan::Reg> regs;
  for (const auto& call : plan.calls) regs.push_back(call.guard);
  for (const auto& next : plan.game.nextDealer) regs.push_back(next.when), regs.push_back(next.seat);
  plan::forEachReg(plan.course, [&](plan::Reg reg) { regs.push_back(reg); });
  std::sort(regs.begin(), regs.end());
  regs.erase(std::unique(regs.begin(), regs.end()), regs.end());
  askedAt.assign(plan.scalarCount + plan.laneCount, 0);
  for (const plan::Reg reg : regs) {
    if (reg == plan::noReg) continue;
    slicer.startQuestion();
    slicer.forgetRoots();
    slicer.root(reg);
    asked.push_back(slicer.take(Phase::Table));
    asked.back().steps = threadSlice(asked.back());
    asked.back().asksCalls = std::any_of(asked.back().begin(), asked.back().end(), asksCalls);
    askedAt[reg] = static_cast<uint16_t>(asked.size());
  }
  const std::vector<WholeRange> ranges = wholeRanges(plan, true);
  for (const plan::Need& need : plan.needs) tableNeedsHold &= need.perReading || need.atSettlement || ranges[need.holds].known;
  deal.steps = threadDeal(deal);
  for (Slice* slice : {&fullTable, &fullReading}) slice->steps = threadSlice(*slice);
  for (Question* question : questions) threadQuestion(plan, slicer.sliceable(), *question, recalls);
}

}  // namespace kaikou::eval
