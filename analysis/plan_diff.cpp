// A difference is put to the first thing that differs in the order in which a win is settled: whether it is legal, the lines of the
// payment and the tallies in them, who is liable, what is reported.
#include "analysis/plan_diff.h"

#include <algorithm>
#include <tuple>

#include "analysis/mutation_run.h"
#include "runtime/eval/table_check.h"

namespace kaikou::analysis {

using eval::Settlement;
using eval::Table;
using plan::LineRole;

struct PlanDiff::Side {
  Side(const plan::Plan& of, std::string_view seed) : plan(of), search(of, seed) {}
  const std::string& name(uint32_t origin) const { return plan.origins[origin].name; }
  const plan::Plan& plan;
  TableSearch search;
};

PlanDiff::PlanDiff(const plan::Plan& a, const plan::Plan& b)
    : a_(forms_.formOf(a)), b_(forms_.formOf(b)), left_(std::make_unique<Side>(a, "kaikou")), right_(std::make_unique<Side>(b, "kaikou")) {
  auto same = [&](std::string PlanForm::* part) { return a_.*part == b_.*part || (sameTiles() && forms_.sameByCases(a, b, part)); };
  sameSettlements_ = sameTiles() && same(&PlanForm::settlement);
  sameRefusals_ = same(&PlanForm::refusals), sameResults_ = same(&PlanForm::results), sameGame_ = same(&PlanForm::game);
}
PlanDiff::~PlanDiff() = default;

// Calls and facts are the same by their names.
bool PlanDiff::carry(const Table& from, const Side& of, const Side& to, Table& out) const {
  out = from;
  for (eval::SeatTable& seat : out.seats)
    for (int i = 0; i < seat.meldCount; ++i) {
      uint8_t& call = seat.melds[static_cast<size_t>(i)].call;
      const std::string& wanted = of.name(of.plan.calls[call].origin);
      size_t c = 0;
      while (c < to.plan.calls.size() && to.name(to.plan.calls[c].origin) != wanted) ++c;
      if (c == to.plan.calls.size()) return false;
      call = static_cast<uint8_t>(c);
    }
  out.facts = {}, out.factMask = 0;
  for (size_t i = 0; i < of.plan.facts.size() && i < from.facts.size(); ++i) {
    if (!(from.factMask >> i & 1)) continue;
    for (size_t f = 0; f < to.plan.facts.size() && f < out.facts.size(); ++f)
      if (to.name(to.plan.facts[f].origin) == of.name(of.plan.facts[i].origin) && to.plan.facts[f].type == of.plan.facts[i].type) {
        out.facts[f] = from.facts[i];
        out.factMask = static_cast<uint8_t>(out.factMask | 1u << f);
      }
  }
  return true;
}

bool PlanDiff::run(uint64_t tables, const std::function<bool()>& stop) {
  if (!sameTiles()) return true;
  bool complete = left_->search.run(tables / 2, stop);
  complete &= right_->search.run(tables / 2, stop);
  Table other;
  for (const FoundTable& found : left_->search.tables())
    if (carry(found.table, *left_, *right_, other)) compare(found.table, other);
  for (const FoundTable& found : right_->search.tables())
    if (carry(found.table, *right_, *left_, other)) compare(other, found.table);
  return complete;
}

Difference* PlanDiff::look(const Table& table) {
  Table other;
  return carry(table, *left_, *right_, other) ? compare(table, other) : nullptr;
}

Difference* PlanDiff::compare(const Table& inA, const Table& inB) {
  if (eval::checkTable(left_->plan, left_->search.evaluator(), inA) || eval::checkTable(right_->plan, right_->search.evaluator(), inB)) return nullptr;
  Difference found;
  const auto faultA = left_->search.evaluator().settle(inA, found.a), faultB = right_->search.evaluator().settle(inB, found.b);
  for (const auto* fault : {&faultA, &faultB})
    if (*fault && (*fault)->reason.find("not told") != std::string::npos) return nullptr;
  ++compared_;
  if (faultA) found.faultA = faultA->reason, found.nameA = left_->name(faultA->origin), found.originA = faultA->origin;
  if (faultB) found.faultB = faultB->reason, found.nameB = right_->name(faultB->origin), found.originB = faultB->origin;
  if (faultA || faultB) {
    if (faultA && faultB) return nullptr;
    found.sort = "fault";
  } else {
    const bool results = left_->plan.results.size() == right_->plan.results.size();
    const bool told = results ? settledOtherwise(left_->plan, found.a, right_->plan, found.b)
                              : found.a.legal != found.b.legal || found.a.payments != found.b.payments || found.a.liable != found.b.liable;
    if (!told) return nullptr;
    cause(found, inA, inB);
  }
  found.table = inA, found.tableB = inB, found.tables = 1;
  found.weight = weightOf(left_->plan, inA);
  for (size_t s = 0; s < plan::seatCount; ++s) found.most = std::max(found.most, std::abs(found.a.payments[s] - found.b.payments[s]));
  const auto [place, fresh] = found_.try_emplace(found.sort + '/' + found.nameA + '/' + found.nameB, found);
  Difference& known = place->second;
  if (!fresh) {
    const uint64_t tables = known.tables + 1;
    const int64_t most = std::max(known.most, found.most);
    if (found.weight < known.weight) known = found;
    known.tables = tables, known.most = most;
  }
  return &known;
}

void PlanDiff::cause(Difference& found, const Table& inA, const Table& inB) {
  auto set = [&](const char* sort, int a, int b) {   // origins; -1: none
    found.sort = sort;
    if (a >= 0) found.originA = static_cast<uint32_t>(a), found.nameA = left_->name(found.originA);
    if (b >= 0) found.originB = static_cast<uint32_t>(b), found.nameB = right_->name(found.originB);
  };
  auto needOf = [](const Side& side, const Settlement& s) { return s.legal || s.failedNeed < 0 ? -1 : static_cast<int>(side.plan.needs[static_cast<size_t>(s.failedNeed)].origin); };
  if (!found.a.legal || !found.b.legal) return set("need", needOf(*left_, found.a), needOf(*right_, found.b));
  struct Step { uint32_t origin; Num value, after; };
  auto steps = [](Side& side, const Table& table, const Settlement& settlement, int seat, LineRole role) {
    SettledValues& values = side.search.values();
    values.setTable(table);
    values.setReading({settlement.shape, settlement.jokers, settlement.features});
    std::vector<Step> out;
    for (const plan::Line& line : side.plan.lines)
      if (line.role == role && values.holds(line.applies, seat)) out.push_back({line.origin, values.at(line.value, seat), values.at(line.after, seat)});
    return out;
  };
  auto first = [&](int seat, LineRole role, int& a, int& b) {
    const std::vector<Step> x = steps(*left_, inA, found.a, seat, role), y = steps(*right_, inB, found.b, seat, role);
    for (size_t i = 0; i < std::max(x.size(), y.size()); ++i) {
      const bool same = i < x.size() && i < y.size() && left_->name(x[i].origin) == right_->name(y[i].origin) && x[i].after == y[i].after && x[i].value == y[i].value;
      if (same) continue;
      const bool rename = i < x.size() && i < y.size() && left_->name(x[i].origin) != right_->name(y[i].origin) && x[i].after == y[i].after;
      if (rename) continue;
      // A line that one side has besides.
      a = i < x.size() ? static_cast<int>(x[i].origin) : -1, b = i < y.size() ? static_cast<int>(y[i].origin) : -1;
      if (a >= 0 && b >= 0 && x.size() != y.size() && left_->name(x[i].origin) != right_->name(y[i].origin)) (x.size() > y.size() ? b : a) = -1;
      return true;
    }
    return false;
  };
  int a = -1, b = -1;
  for (int seat = 0; seat < left_->plan.game.seats; ++seat) {
    if (seat == inA.win.seat) continue;
    if (!first(seat, LineRole::Payment, a, b)) continue;
    // A line that takes a tally in differs by a line of the tally.
    int ta = -1, tb = -1;
    if (first(inA.win.seat, LineRole::Winner, ta, tb) || first(seat, LineRole::Loser, ta, tb)) return set("line", ta, tb);
    return set("line", a, b);
  }
  auto liableOf = [](const Side& side, const Settlement& s) { return s.liability < 0 ? -1 : static_cast<int>(side.plan.liabilities[static_cast<size_t>(s.liability)].origin); };
  if (found.a.payments != found.b.payments || found.a.liable != found.b.liable) return set("liable", liableOf(*left_, found.a), liableOf(*right_, found.b));
  found.sort = "result";
  for (size_t r = 0; r < std::min(left_->plan.results.size(), right_->plan.results.size()); ++r) {
    const plan::ResultItem &x = left_->plan.results[r], &y = right_->plan.results[r];
    const bool same = x.kind == y.kind && x.kind != plan::ResultItem::PatternList && found.a.results[r] == found.b.results[r];
    if (!same) found.nameA = x.key, found.nameB = y.key;
    if (!same && x.kind != plan::ResultItem::PatternList) return;
  }
}

std::vector<Difference> PlanDiff::differences() const {
  std::vector<Difference> out;
  for (const auto& [key, one] : found_) out.push_back(one);
  std::stable_sort(out.begin(), out.end(), [](const Difference& x, const Difference& y) { return std::tie(x.most, x.tables) > std::tie(y.most, y.tables); });
  return out;
}

std::vector<PlanDiff::Changed> PlanDiff::changedRules() const {
  std::vector<Changed> out;
  auto compareLists = [&](const char* sort, const std::vector<PlanForm::Rule>& x, const std::vector<PlanForm::Rule>& y) {
    // Rules of one name are compared as lists: alternatives of a line.
    auto of = [](const std::vector<PlanForm::Rule>& rules, const std::string& name) {
      std::string forms;
      for (const PlanForm::Rule& rule : rules)
        if (rule.name == name) forms += rule.form + ';';
      return forms;
    };
    std::vector<std::string> seen;
    for (const auto* rules : {&x, &y})
      for (const PlanForm::Rule& rule : *rules) {
        if (std::find(seen.begin(), seen.end(), rule.name) != seen.end()) continue;
        seen.push_back(rule.name);
        const std::string inA = of(x, rule.name), inB = of(y, rule.name);
        if (inA == inB) continue;
        Changed changed{sort, rule.name, !inA.empty(), !inB.empty(), 0, 0};
        for (const PlanForm::Rule& one : x)
          if (one.name == rule.name) changed.originA = one.origin;
        for (const PlanForm::Rule& one : y)
          if (one.name == rule.name) changed.originB = one.origin;
        out.push_back(changed);
      }
  };
  // Said otherwise is not changed.
  if (sameTiles() && !isSame()) {
    compareLists("need", a_.needs, b_.needs);
    compareLists("pattern", a_.patterns, b_.patterns);
    compareLists("line", a_.lines, b_.lines);
    compareLists("liable", a_.liabilities, b_.liabilities);
    compareLists("sharing", a_.sharings, b_.sharings);
  }
  return out;
}

}  // namespace kaikou::analysis
