// Points in the order of the plan: needs, patterns, lines, liabilities, sharings.
#include "analysis/rule_points.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kaikou::analysis {

using plan::Line;
using plan::LineRole;

const char* nameOf(RulePoint::Of of) {
  switch (of) {
    case RulePoint::Need: return "need";
    case RulePoint::Pattern: return "pattern";
    case RulePoint::Line: return "line";
    case RulePoint::Liability: return "liable";
    case RulePoint::Sharing: return "sharing";
  }
  return "";
}

RulePoints::RulePoints(const plan::Plan& plan) : plan_(plan) {
  auto isConstant = [&](plan::Reg reg) { return reg < plan.constants.size(); };
  auto add = [&](RulePoint::Of of, uint32_t origin, size_t entry, plan::Reg holds) -> RulePoint& {
    RulePoint point;
    point.of = of, point.origin = origin, point.entries = {static_cast<uint16_t>(entry)};
    point.guarded = true, point.answered = !isConstant(holds);
    points_.push_back(std::move(point));
    return points_.back();
  };
  for (size_t i = 0; i < plan.needs.size(); ++i) add(RulePoint::Need, plan.needs[i].origin, i, plan.needs[i].holds);
  for (size_t i = 0; i < plan.patterns.size(); ++i) add(RulePoint::Pattern, plan.patterns[i].origin, i, plan.patterns[i].holds);
  // Alternatives of a line follow each other, and have one register after them.
  std::map<std::pair<uint32_t, uint32_t>, size_t> known;   // origin of the group and the line: its first point
  std::map<std::pair<uint32_t, LineRole>, plan::Reg> running;
  for (size_t i = 0; i < plan.lines.size();) {
    const Line& first = plan.lines[i];
    size_t end = i;
    while (end < plan.lines.size() && plan.lines[end].origin == first.origin && plan.lines[end].role == first.role && plan.lines[end].after == first.after) ++end;
    const auto value = running.find({first.group, first.role});
    const plan::Reg before = value == running.end() ? plan::noReg : value->second;
    running[{first.group, first.role}] = first.after;
    const auto [place, fresh] = known.try_emplace({first.group, first.origin}, points_.size());
    for (size_t at = i; at < end; ++at) {
      const Line& line = plan.lines[at];
      const bool constant = isConstant(line.applies);
      if (fresh) {
        RulePoint& point = add(RulePoint::Line, line.origin, at, line.applies);
        point.alternative = static_cast<uint16_t>(at - i), point.alternatives = static_cast<uint16_t>(end - i);
        point.guarded = !constant || plan.constants[line.applies].num == 0 || end - i > 1;
        point.before = {before};
      } else if (const size_t point = place->second + (at - i); point < points_.size() && points_[point].of == RulePoint::Line && points_[point].origin == line.origin) {
        points_[point].entries.push_back(static_cast<uint16_t>(at));
        points_[point].before.push_back(before);
        points_[point].answered |= !constant;
      }
    }
    i = end;
  }
  for (size_t i = 0; i < plan.liabilities.size(); ++i) add(RulePoint::Liability, plan.liabilities[i].origin, i, plan.liabilities[i].holds);
  for (size_t i = 0; i < plan.sharings.size(); ++i) add(RulePoint::Sharing, plan.sharings[i].origin, i, plan.sharings[i].holds);
  for (RulePoint& point : points_) {
    const plan::Origin& origin = plan.origins[point.origin];
    point.key = std::string(nameOf(point.of)) + ' ' + origin.name + '@' + origin.file + ':' + std::to_string(origin.line) + ':' +
                std::to_string(origin.column) + '#' + std::to_string(point.alternative);
    if (point.of == RulePoint::Line) point.key += '/' + plan.origins[plan.lines[point.entries[0]].group].name;
  }
}

uint8_t RulePoints::lineMet(const RulePoint& point, const SettledValues& values) const {
  uint8_t met = 0;
  for (size_t e = 0; e < point.entries.size(); ++e) {
    const Line& line = plan_.lines[point.entries[e]];
    const bool winner = line.role == LineRole::Winner;
    for (int l = 0; l < (winner ? 1 : values.loserCount()); ++l) {
      const int seat = winner ? values.winner() : values.loser(l);
      const Num& applies = values.at(line.applies, seat);
      if (plan::isFault(applies)) continue;
      met |= applies.num ? Held : Failed;
      if (!applies.num) continue;
      const plan::Reg before = point.before[e];
      met |= before == plan::noReg || !(values.at(before, seat) == values.at(line.after, seat)) ? Changes : Same;
    }
  }
  return met;
}

void RulePoints::meet(const eval::Settlement& settlement, const SettledValues& values, std::vector<uint8_t>& met) const {
  met.assign(points_.size(), 0);
  for (size_t p = 0; p < points_.size(); ++p) {
    const RulePoint& point = points_[p];
    const size_t entry = point.entries[0];
    switch (point.of) {
      case RulePoint::Need:
        if (settlement.legal) met[p] = Held;
        else if (settlement.failedNeed == static_cast<int>(entry)) met[p] = Failed;
        break;
      case RulePoint::Pattern:
        if (settlement.legal) met[p] = settlement.patterns.has(entry) ? Held : Failed;
        break;
      case RulePoint::Line:
        if (settlement.legal) met[p] = lineMet(point, values);
        break;
      case RulePoint::Liability:
        if (!settlement.legal) break;
        if (settlement.liability == static_cast<int>(entry)) met[p] = Held;
        else if (!values.holds(plan_.liabilities[entry].holds)) met[p] = Failed;
        break;
      case RulePoint::Sharing:
        if (settlement.legal) met[p] = values.holds(plan_.sharings[entry].holds) ? Held : Failed;
        break;
    }
  }
}

}  // namespace kaikou::analysis
