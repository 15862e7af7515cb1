// From a finished hand to counters. Which limits were reached is read off the explanation of a win: the slow path, but wins are
// one decision in a hundred. Tested by tests/sim/tally_test.cpp.
#include "sim/tally.h"

#include <algorithm>
#include <map>

namespace kaikou::sim {

bool isLimit(const plan::Plan& plan, size_t line) {
  const plan::Line& of = plan.lines[line];
  if (of.role != plan::LineRole::Payment) return false;
  if (of.action == plan::LineAction::AtMost || of.action == plan::LineAction::AtLeast) return true;
  // A line that sets an amount is a limit where it is the other choice of one: `becomes N when …, otherwise at most M`.
  if (of.action != plan::LineAction::Becomes) return false;
  return std::any_of(plan.lines.begin(), plan.lines.end(), [&](const plan::Line& other) {
    return other.origin == of.origin && other.group == of.group &&
           (other.action == plan::LineAction::AtMost || other.action == plan::LineAction::AtLeast);
  });
}

namespace {

void addLimits(const plan::Plan& plan, const eval::Explanation& explanation, std::vector<uint16_t>& out) {
  struct Running { Num value; bool any = false; };
  std::map<std::pair<int, uint32_t>, Running> running;   // seat, group
  for (const eval::TraceLine& line : explanation.lines) {
    if (line.role != plan::LineRole::Payment) continue;
    Running& before = running[{line.seat, line.group}];
    const bool changed = before.any && (before.value.num != line.after.num || before.value.den != line.after.den);
    before = {line.after, true};
    if (!changed) continue;
    for (size_t i = 0; i < plan.lines.size(); ++i) {
      const plan::Line& of = plan.lines[i];
      if (of.origin != line.origin || of.group != line.group || of.action != line.action || !isLimit(plan, i)) continue;
      if (std::find(out.begin(), out.end(), i) == out.end()) out.push_back(static_cast<uint16_t>(i));
      break;
    }
  }
}

void addWin(table::Engine& engine, const eval::Table& table, const eval::Settlement& settled, HandFacts& facts) {
  const plan::Plan& plan = engine.plan();
  HandFacts::Win win;
  win.seat = static_cast<uint8_t>(table.win.seat);
  win.patterns = settled.patterns;
  win.jokers = settled.jokers;
  win.liability = settled.liability;
  win.points = settled.payments[static_cast<size_t>(table.win.seat)];
  for (size_t r = 0; r < plan.results.size(); ++r)
    if (plan.results[r].kind == plan::ResultItem::YesNo && settled.results[r]) win.yes |= static_cast<uint8_t>(1u << r);
  facts.wins.push_back(win);
  bool limited = false;
  for (size_t line = 0; line < plan.lines.size() && !limited; ++line) limited = isLimit(plan, line);
  eval::Explanation explanation;
  if (limited && !engine.evaluator().explain(table, settled, explanation)) addLimits(plan, explanation, facts.limits);
}

}  // namespace

void observe(table::Engine& engine, const table::State& state, int nextDealer, HandFacts& facts) {
  const plan::Plan& plan = engine.plan();
  facts.outcome = state.outcome;
  if (!plan.course.followed) facts.by = state.table.win.by;
  facts.dealer = state.table.dealer;
  facts.dealerStays = nextDealer == state.table.dealer;
  facts.decisions = state.decisions;
  if (!plan.course.followed) facts.limits.clear(), facts.wins.clear();
  if (state.outcome.kind != table::Outcome::Won || plan.course.followed) return;
  for (int i = 0; i < state.outcome.winnerCount; ++i) {
    if (const auto settled = engine.settlement(state, i)) addWin(engine, engine.wonTable(state, i), *settled, facts);
    // Of several who win on one tile each may pay what another wins.
    if (!facts.wins.empty()) facts.wins.back().points = state.outcome.points[state.outcome.winners[i]];
  }
}

void observeWins(table::Engine& engine, HandFacts& facts) {
  for (const eval::Table& table : engine.wins()) {
    eval::Settlement settled;
    if (engine.evaluator().settle(table, settled)) continue;
    facts.by = table.win.by;
    addWin(engine, table, settled, facts);
  }
}

Tally::Tally(const plan::Plan& plan)
    : patterns(plan.patterns.size()),
      calls(plan.calls.size()),
      callHands(plan.calls.size()),
      yes(plan.results.size()),
      liabilities(plan.liabilities.size()),
      limits(plan.lines.size()) {}

void Tally::add(const HandFacts& facts, int seats) {
  using Kind = table::Outcome::Kind;
  ++hands;
  decisions.add(facts.decisions);
  decisionsSeen.add(facts.decisions);
  draws.add(facts.draws);
  drawsSeen.add(facts.draws);
  drawn += facts.outcome.kind == Kind::Drawn && !facts.won();
  faulted += facts.outcome.kind == Kind::Faulted;
  dealerStays += facts.dealerStays;
  offences += facts.offences;
  for (size_t c = 0; c < calls.size(); ++c) calls[c] += facts.calls[c], callHands[c] += facts.calls[c] != 0;
  for (int seat = 0; seat < seats; ++seat) {
    const int64_t got = facts.outcome.points[seat];
    points[seat].add(got);
    pointsSeen[seat].add(got);
    (seat == facts.dealer ? dealerPoints : otherPoints).add(got);
  }
  if (!facts.won()) return;
  ++won;
  selfDrawn += facts.by == eval::WinBy::SelfDraw;
  onDiscard += facts.by == eval::WinBy::Discard;
  robbed += facts.by == eval::WinBy::RobKong;
  winners += facts.wins.size();
  bool anyLiable = false, anyWild = false, byDealer = false;
  for (const HandFacts::Win& win : facts.wins) {
    ++wins[win.seat];
    byDealer = byDealer || win.seat == facts.dealer;
    winnings.add(win.points);
    winningsSeen.add(win.points);
    for (size_t p = 0; p < patterns.size(); ++p) patterns[p] += win.patterns.has(p);
    for (size_t r = 0; r < yes.size(); ++r) yes[r] += win.yes >> r & 1;
    anyWild = anyWild || win.jokers;
    if (win.liability >= 0) ++liabilities[static_cast<size_t>(win.liability)], anyLiable = true;
  }
  dealerWins += byDealer;
  liable += anyLiable;
  withWilds += anyWild;
  for (const uint16_t line : facts.limits) ++limits[line];
}

namespace {

void addTo(uint64_t& into, uint64_t from) { into += from; }
void addTo(Moments& into, const Moments& from) { into.add(from); }
void addTo(Histogram& into, const Histogram& from) { into.add(from); }
template <class List>
void addTo(List& into, const List& from) {
  for (size_t i = 0; i < into.size() && i < from.size(); ++i) addTo(into[i], from[i]);
}

}  // namespace

void Tally::add(const Tally& other) {
  std::vector<const void*> from;
  each(other, [&](const char*, const auto& counter) { from.push_back(&counter); });
  size_t at = 0;
  each(*this, [&](const char*, auto& counter) {
    addTo(counter, *static_cast<const std::remove_reference_t<decltype(counter)>*>(from[at++]));
  });
}

}  // namespace kaikou::sim
