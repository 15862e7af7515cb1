// What is behind a register, and what the table stage hands on to the readings.
//
// A question that only loads a field of the table is asked again in the reading stage, so its value need not
// travel. What needs carrying is found once: the table registers that a reading's needs read, then those that
// only prices read. Tested by tests/jit/jit_agreement_test.cpp.
#include "runtime/jit/llvm/plan_facts.h"

#include <algorithm>
#include <utility>

#include "runtime/eval/native_code.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::jit {

using plan::Op;
using plan::Phase;
using plan::Reg;

PlanFacts::PlanFacts(const plan::Plan& p, const eval::WholeRange* ranges, const uint16_t* asked)
    : plan(p),
      ranges_(ranges),
      definer_(p.scalarCount + p.laneCount, noInstr),
      phase_(definer_.size(), Phase::Deal),
      fraction_(definer_.size(), Fraction::Whole),
      carriedAt_(definer_.size(), -1) {
  size_t count = 0;
  for (const plan::PhaseCode& code : plan.phases)
    for (uint32_t i = code.first; i < code.first + code.count; ++i) {
      const Reg dst = plan.code[i].dst;
      count += plan.isLane(dst) ? static_cast<size_t>(losers()) : 1;
      if (definer_[dst] != noInstr || isConstant(dst)) refusal_ = "a register is written twice";
      definer_[dst] = static_cast<int>(i);
      phase_[dst] = code.phase;
    }
  if (count > maxInstructions)
    refusal_ = std::to_string(count) + " instructions are too many (at most " +
               std::to_string(maxInstructions) + ")";
  if (plan.calls.size() > eval::NativeCode::maxCalls)
    refusal_ = "more than " + std::to_string(eval::NativeCode::maxCalls) + " calls";
  if (plan.choose.size() > 8 || plan.results.size() > 8 || plan.patterns.size() > plan::PatternSet::most)
    refusal_ = "too many keys, results or patterns";
  if (plan.game.seats < 2 || plan.game.seats > plan::seatCount) refusal_ = "a game of so many seats";
  for (size_t i = 0; i < plan.needs.size(); ++i)
    for (auto [order, need] : {std::pair{&written, i}, std::pair{&asking, size_t{asked[i]}}})
      (plan.needs[need].perReading ? order->readingNeeds : order->tableNeeds).push_back(need);
  if (!refusal_.empty()) return;
  findFractions();
  findCarried();
}

namespace {

Fraction ofDenominator(int64_t den) {
  return den == 1 ? Fraction::Whole : den == 2 ? Fraction::Half : Fraction::Any;
}

}  // namespace

void PlanFacts::findFractions() {
  for (size_t i = 0; i < plan.constants.size(); ++i) fraction_[i] = ofDenominator(plan.constants[i].den);
  for (const plan::PhaseCode& code : plan.phases)
    for (uint32_t i = code.first; i < code.first + code.count; ++i) {
      const Reg dst = plan.code[i].dst;
      fraction_[dst] = ranges_[dst].known ? Fraction::Whole : fractionOf(plan.code[i]);
    }
}

Fraction PlanFacts::fractionOf(const plan::Instr& instr) const {
  const Fraction a = fraction_[instr.a], b = fraction_[instr.b], c = fraction_[instr.c];
  switch (instr.op) {
    case Op::Move:
    case Op::Neg: return a;
    case Op::Add:
    case Op::Sub: return std::max(a, b) == Fraction::Whole ? Fraction::Whole : Fraction::Any;
    case Op::Mul: return a == Fraction::Half && b == Fraction::Half ? Fraction::Any : std::max(a, b);
    case Op::Div: return Fraction::Any;
    case Op::Pow: {
      const eval::WholeRange &base = ranges_[instr.a], &exponent = ranges_[instr.b];
      if (base.known && exponent.known && exponent.lo >= 0) return Fraction::Whole;
      return isConstant(instr.a) && base.known && base.lo == 2 && exponent.known && exponent.lo >= -1
                 ? Fraction::Half
                 : Fraction::Any;
    }
    case Op::Min:
    case Op::Max: return std::max(a, b);
    case Op::RoundUp:
    case Op::RoundDown: return a != Fraction::Any && b == Fraction::Whole ? Fraction::Whole : Fraction::Any;
    case Op::Select: return std::max(b, c);
    case Op::ListAt: {
      Fraction most = Fraction::Whole;
      for (const Num& entry : plan.lists[instr.imm]) most = std::max(most, ofDenominator(entry.den));
      return most;
    }
    case Op::InFact: return fraction_[plan.facts[instr.imm].defaultValue];
    default: return Fraction::Whole;
  }
}

PlanFacts::Operands PlanFacts::operands(const plan::Instr& instr) const {
  Operands out;
  const int count = plan::opInfo(instr.op).operands;
  if (count > 0) out.a = instr.a;
  if (count > 1) out.b = instr.b;
  if (count > 2) out.c = instr.c;
  if (instr.op == Op::InFact) out.fact = plan.facts[instr.imm].defaultValue;
  return out;
}

std::vector<uint32_t> PlanFacts::behind(const std::vector<Reg>& roots, Phase phase,
                                        std::vector<Reg>* outside) const {
  std::vector<bool> seen(definer_.size(), false);
  std::vector<Reg> open;
  auto want = [&](Reg reg) {
    if (reg == plan::noReg || isConstant(reg) || seen[reg]) return;
    seen[reg] = true;
    open.push_back(reg);
  };
  for (Reg reg : roots) want(reg);
  std::vector<uint32_t> found;
  while (!open.empty()) {
    const Reg reg = open.back();
    open.pop_back();
    if (definer_[reg] == noInstr) continue;
    const auto& instr = plan.code[static_cast<size_t>(definer_[reg])];
    const bool again = phase == Phase::Reading && phase_[reg] == Phase::Table &&
                       plan::opInfo(instr.op).operands == 0 && instr.op != Op::InFact;
    if (phase_[reg] != phase && !again) {
      if (outside) outside->push_back(reg);
      continue;
    }
    found.push_back(static_cast<uint32_t>(definer_[reg]));
    const Operands reads = operands(instr);
    for (Reg operand : {reads.a, reads.b, reads.c, reads.fact}) want(operand);
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<Reg> pricedRoots(const plan::Plan& plan) {
  std::vector<Reg> roots{plan.payment};
  for (const auto& liability : plan.liabilities) roots.insert(roots.end(), {liability.seat, liability.holds});
  for (const auto& sharing : plan.sharings) roots.push_back(sharing.holds);
  for (const auto& key : plan.choose)
    if (!key.winnings) roots.push_back(key.value);
  for (const auto& pattern : plan.patterns) roots.push_back(pattern.holds);
  for (const auto& item : plan.results)
    if (item.kind != plan::ResultItem::PatternList) roots.push_back(item.value);
  return roots;
}

void PlanFacts::findCarried() {
  std::vector<Reg> unpriced, all = pricedRoots(plan);
  for (size_t need : written.readingNeeds) {
    all.push_back(plan.needs[need].holds);
    if (!plan.needs[need].atSettlement) unpriced.push_back(plan.needs[need].holds);
  }
  auto carry = [&](const std::vector<Reg>& roots, std::vector<Reg>& list) {
    std::vector<Reg> outside;
    behind(roots, Phase::Reading, &outside);
    std::sort(outside.begin(), outside.end());
    for (Reg reg : outside) {
      if (phase_[reg] != Phase::Table || carriedAt_[reg] >= 0) continue;
      carriedAt_[reg] = static_cast<int>(carriedWords_);
      carriedWords_ += static_cast<size_t>(carriedWordsOf(reg) * (plan.isLane(reg) ? losers() : 1));
      list.push_back(reg);
    }
  };
  carry(unpriced, carriedUnpriced_);
  carry(all, carriedPriced_);
}

}  // namespace kaikou::jit
