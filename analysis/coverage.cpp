// A row a rule, found by RulePoint::key whatever the options.
#include "analysis/coverage.h"

#include <algorithm>
#include <tuple>

#include "analysis/rule_analysis.h"

namespace kaikou::analysis {

const char* nameOf(Miss miss) {
  switch (miss) {
    case Miss::NotAsked: return "not-asked";
    case Miss::NoExample: return "no-example";
    case Miss::EarlierHolds: return "earlier-holds";
    case Miss::Never: return "never";
    case Miss::Undecided: return "undecided";
  }
  return "";
}

Coverage::Watched& Coverage::watch(const std::shared_ptr<const plan::Plan>& plan) {
  Watched& watched = plans_[plan.get()];
  if (watched.plan) return watched;
  watched.plan = plan;
  watched.evaluator = std::make_unique<eval::Evaluator>(*plan);
  watched.values = std::make_unique<SettledValues>(*plan, *watched.evaluator);
  watched.points = std::make_unique<RulePoints>(*plan);
  for (const RulePoint& point : watched.points->all()) {
    const auto [place, fresh] = byKey_.try_emplace(point.key, rows_.size());
    if (fresh) rows_.push_back({point, plan->origins[point.origin], {}, {}});
    Row& row = rows_[place->second];
    watched.rows.push_back(place->second);
    const plan::Reg holds = [&] {
      switch (point.of) {
        case RulePoint::Need: return plan->needs[point.entries[0]].holds;
        case RulePoint::Pattern: return plan->patterns[point.entries[0]].holds;
        case RulePoint::Line: return plan->lines[point.entries[0]].applies;
        case RulePoint::Liability: return plan->liabilities[point.entries[0]].holds;
        case RulePoint::Sharing: return plan->sharings[point.entries[0]].holds;
      }
      return plan::noReg;
    }();
    // A constant has one side. A need that cannot fail holds in every win, and that is no rule to reach.
    const bool always = !point.answered && plan->constants[holds].num != 0;
    row.holds.counts |= point.answered || always;
    row.fails.counts |= point.answered && point.guarded;
  }
  return watched;
}

void Coverage::know(const std::shared_ptr<const plan::Plan>& plan) { watch(plan); }

void Coverage::see(const std::shared_ptr<const plan::Plan>& plan, const eval::Table& table, const eval::Settlement& settlement) {
  Watched& watched = watch(plan);
  if (settlement.legal) {
    watched.values->setTable(table);
    watched.values->setReading({settlement.shape, settlement.jokers, settlement.features});
  }
  watched.points->meet(settlement, *watched.values, met_);
  for (size_t p = 0; p < met_.size(); ++p) {
    Row& row = rows_[watched.rows[p]];
    row.holds.times += met_[p] & Held ? 1 : 0;
    row.fails.times += met_[p] & Failed ? 1 : 0;
  }
}

void Coverage::ask(const plan::Plan& plan, uint64_t tables) {
  auto missed = [](const Side& side) { return side.counts && !side.times; };
  if (std::none_of(rows_.begin(), rows_.end(), [&](const Row& row) { return missed(row.holds) || missed(row.fails); })) return;
  AnalysisChoice choice;
  RuleAnalysis analysis(plan, choice);
  const auto& points = analysis.search().points().all();
  struct Open { size_t point; Met met; Side* side; };
  std::vector<Open> open;
  for (size_t p = 0; p < points.size(); ++p) {
    const auto known = byKey_.find(points[p].key);
    if (known == byKey_.end()) continue;
    Row& row = rows_[known->second];
    for (Met met : {Held, Failed}) {
      Side& side = met == Held ? row.holds : row.fails;
      if (!missed(side) || side.miss == Miss::NoExample) continue;
      side.miss = Miss::Undecided;
      open.push_back({p, met, &side});
    }
  }
  // Most sides have a table among the first; of the others most can be proved never to be. Only what neither settles is looked for
  // to the end.
  constexpr uint64_t lot = 500;
  for (uint64_t done = 0; done < tables && !open.empty(); done += lot) {
    analysis.search().run(std::min(lot, tables - done));
    std::erase_if(open, [&](const Open& one) {
      if (analysis.search().witness(one.point, one.met)) {
        one.side->miss = Miss::NoExample;
        return true;
      }
      const RulePoint& point = points[one.point];
      if (done || !point.answered || !analysis.provedNever(point, one.met)) return false;
      one.side->miss = point.of == RulePoint::Line && point.alternative > 0 && one.met == Held ? Miss::EarlierHolds : Miss::Never;
      return true;
    });
  }
}

std::vector<Coverage::Row> Coverage::rows() const {
  std::vector<Row> out = rows_;
  std::stable_sort(out.begin(), out.end(), [](const Row& a, const Row& b) {
    return std::tie(a.origin.file, a.origin.line, a.origin.column, a.point.alternative) < std::tie(b.origin.file, b.origin.line, b.origin.column, b.point.alternative);
  });
  return out;
}

Coverage::Sum Coverage::sumOf(const std::vector<Row>& rows) {
  Sum sum;
  for (const Row& row : rows)
    for (const Side* side : {&row.holds, &row.fails}) {
      sum.sides += side->counts;
      sum.reached += side->counts && side->times;
    }
  return sum;
}

}  // namespace kaikou::analysis
