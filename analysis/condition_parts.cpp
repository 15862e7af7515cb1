// A walk down from each condition with a list of what is open, since conditions are as deep as their authors like.
#include "analysis/condition_parts.h"

#include <algorithm>

#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;
using plan::Reg;

namespace {

Reg conditionOf(const plan::Plan& plan, const RulePoint& point) {
  const size_t entry = point.entries[0];
  switch (point.of) {
    case RulePoint::Need: return plan.needs[entry].holds;
    case RulePoint::Pattern: return plan.patterns[entry].holds;
    case RulePoint::Line: return plan.lines[entry].applies;
    case RulePoint::Liability: return plan.liabilities[entry].holds;
    case RulePoint::Sharing: return plan.sharings[entry].holds;
  }
  return plan::noReg;
}

/// Whether a condition asks for the shape alone, as `of SHAPE SHAPE` does: such a list may well name all shapes.
bool asksShapes(const std::vector<const Instr*>& byReg, Reg reg) {
  std::vector<Reg> open{reg};
  for (size_t tries = 0; !open.empty(); ++tries) {
    const Instr* in = byReg[open.back()];
    open.pop_back();
    if (!in || tries > 256) return false;
    if (in->op == Op::And || in->op == Op::Or) open.push_back(in->a), open.push_back(in->b);
    else if (in->op == Op::Not) open.push_back(in->a);
    else if (in->op != Op::ShapeIs) return false;
  }
  return true;
}

}  // namespace

std::vector<ConditionPart> conditionParts(const plan::Plan& plan, const RulePoints& points) {
  std::vector<const Instr*> byReg(plan.scalarCount + plan.laneCount, nullptr);
  for (const Instr& in : plan.code) byReg[in.dst] = &in;
  std::vector<char> named(byReg.size(), 0);
  for (const plan::Pattern& pattern : plan.patterns) named[pattern.holds] = 1;
  for (const plan::Need& need : plan.needs) named[need.holds] = 1;
  std::vector<ConditionPart> out;
  for (size_t p = 0; p < points.size(); ++p) {
    const RulePoint& point = points.all()[p];
    if (point.alternatives > 1) continue;   // its condition holds that of the ones before it
    struct Open { Reg reg; Op under; std::string path; };
    const Reg root = conditionOf(plan, point);
    std::vector<Open> open{{root, Op::Move, ""}};
    std::vector<ConditionPart> parts;
    std::string outline;
    size_t leaves = 0;
    constexpr size_t most = 64;             // longer conditions are not taken apart
    while (!open.empty() && leaves <= most) {
      const Open one = open.back();
      open.pop_back();
      const Instr* in = byReg[one.reg];
      const bool both = in && (in->op == Op::And || in->op == Op::Or) && (one.reg == root || !named[one.reg]);
      outline += one.path + (in ? std::string(plan::opInfo(in->op).name) : std::string("constant")) + ' ';
      if (!both) ++leaves;
      if (one.under != Op::Move && in && in->op != one.under && !(one.under == Op::And && asksShapes(byReg, one.reg))) parts.push_back({p, one.reg, one.under == Op::Or, leaves + (both ? 1 : 0), 0, one.path, {}});
      if (!both) continue;
      open.push_back({in->b, in->op, one.path + 'r'});
      open.push_back({in->a, in->op, one.path + 'l'});
    }
    if (leaves > most) continue;
    for (ConditionPart& part : parts) part.of = leaves, part.outline = outline, out.push_back(std::move(part));
  }
  return out;
}

}  // namespace kaikou::analysis
