// Questions about conditions, of RuleAnalysis: which pattern always comes with another, which pattern nothing reads, which part of a
// condition decides nothing. Tested by tests/analysis/rule_analysis_test.cpp and course_findings_test.cpp.
#include <algorithm>
#include <set>

#include "analysis/analysis_words.h"
#include "analysis/registers_of_use.h"
#include "analysis/rule_analysis.h"
#include "analysis/settled_values.h"

namespace kaikou::analysis {

using plan::Op;
using plan::Reg;

// Whatever has one pattern has the other, and the rules do not say so.
void RuleAnalysis::askPatterns() {
  const std::vector<char> used = usesOf(plan_).registers;
  const auto& points = search_.points().all();
  auto pointOf = [&](size_t pattern) {
    return static_cast<size_t>(std::find_if(points.begin(), points.end(), [&](const RulePoint& p) { return p.of == RulePoint::Pattern && p.entries[0] == pattern; }) - points.begin());
  };
  for (size_t p = 0; p < plan_.patterns.size(); ++p) {
    const Reg holds = plan_.patterns[p].holds;
    if (holds < plan_.constants.size()) continue;
    if (!used[holds]) {
      Finding& finding = add(FindingKind::NoEffect, points[pointOf(p)]);
      finding.why = words::NothingReads;
      continue;
    }
    if (!search_.witness(pointOf(p), Held)) continue;
    limitProofs(400000);
    for (size_t q = 0; q < plan_.patterns.size(); ++q) {
      const Reg other = plan_.patterns[q].holds;
      if (q == p || !search_.alwaysWith(p).has(q) || other < plan_.constants.size() || !search_.witness(pointOf(q), Failed)) continue;
      if (other == holds || orTree(other, holds)) continue;   // it is said
      if (!proof_.never({Want::holds(holds), Want::fails(other)})) continue;
      Finding& finding = add(FindingKind::Implied, points[pointOf(p)]);
      finding.message = sentenceOf(FindingKind::Implied, finding.declaration, text::Bilingual(plan_.origins[plan_.patterns[q].origin].name));
      finding.why = words::Proved;
    }
    limitProofs(20000000);
  }
}

/// Whether `part` is one of the sides of the `or` that makes `whole`.
bool RuleAnalysis::orTree(Reg whole, Reg part) const {
  std::vector<Reg> open{whole};
  while (!open.empty()) {
    const Reg reg = open.back();
    open.pop_back();
    if (reg == part) return true;
    for (const plan::Instr& in : plan_.code)
      if (in.dst == reg && in.op == Op::Or) open.push_back(in.a), open.push_back(in.b);
  }
  return false;
}

/// Whether no legal win has a side of an `or`, or every legal win has a side of an `and`.
bool RuleAnalysis::neverPart(const ConditionPart& part) {
  for (int seat = 1; seat < (plan_.isLane(part.reg) ? plan_.game.seats : 2); ++seat) {
    std::vector<Want> wants{part.ofOr ? Want::holds(part.reg, seat) : Want::fails(part.reg, seat)};
    for (const Want& need : needs(SIZE_MAX)) wants.push_back(need);
    if (!proof_.never(wants)) return false;
  }
  return true;
}

// A part that no table of the search met may decide nothing. It is told only if that is proved, and under every option tried: a
// condition that has another outline there is not comparable, and nothing is said.
void RuleAnalysis::askParts() {
  std::vector<ConditionPart> parts = conditionParts(plan_, search_.points());
  std::erase_if(parts, [&](const ConditionPart& part) {
    const RulePoint& point = search_.points().all()[part.point];
    const bool need = point.of == RulePoint::Need;
    if (part.reg < plan_.constants.size() || (need && !part.ofOr)) return true;
    // What is never met, or always, is told as a whole.
    return !search_.witness(part.point, Held) || !search_.witness(part.point, Failed);
  });
  SettledValues values(plan_, search_.evaluator());
  for (const FoundTable& found : search_.tables()) {
    if (!found.settlement.legal || parts.empty()) continue;
    values.setTable(found.table);
    values.setReading({found.settlement.shape, found.settlement.jokers, found.settlement.features});
    std::erase_if(parts, [&](const ConditionPart& part) {
      for (int l = 0; l < (plan_.isLane(part.reg) ? values.loserCount() : 1); ++l)
        if (values.holds(part.reg, plan_.isLane(part.reg) ? values.loser(l) : 0) == part.ofOr) return true;
      return false;
    });
  }
  limitProofs(2000000);
  std::set<size_t> told;
  for (const ConditionPart& part : parts) {
    const RulePoint& point = search_.points().all()[part.point];
    if (told.contains(part.point) || !neverPart(part)) continue;
    const bool everywhere = std::all_of(choice_.others.begin(), choice_.others.end(), [&](const std::shared_ptr<const plan::Plan>& other) {
      AnalysisChoice none;
      RuleAnalysis there(*other, none);
      const auto& points = there.search_.points().all();
      for (const ConditionPart& same : conditionParts(*other, there.search_.points()))
        if (points[same.point].key == point.key && same.path == part.path && same.outline == part.outline) return there.neverPart(same);
      return false;
    });
    if (!everywhere) continue;
    told.insert(part.point);
    Finding& finding = add(part.ofOr ? FindingKind::NeverHolds : FindingKind::AlwaysHolds, point);
    const std::string number = std::to_string(part.number), of = std::to_string(part.of);
    finding.message = part.ofOr ? words::PartNever(finding.declaration, number, of) : words::PartAlways(finding.declaration, number, of);
    finding.why = words::Proved;
  }
  limitProofs(20000000);
}

}  // namespace kaikou::analysis
