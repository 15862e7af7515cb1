// Sort by sort. A rule that stands behind others of its kind never has its turn if one of them holds whenever it does.
#include "analysis/course_findings.h"

#include <algorithm>

#include "analysis/analysis_words.h"

namespace kaikou::analysis {

using plan::EventMatch;
using plan::LineAction;
using plan::Op;
using plan::Reg;

namespace {

/// Whether every event of `one` is one of `others`.
bool covers(const std::vector<EventMatch>& others, const std::vector<EventMatch>& one) {
  return std::all_of(one.begin(), one.end(), [&](const EventMatch& event) {
    return std::any_of(others.begin(), others.end(), [&](const EventMatch& other) {
      return other.kind == event.kind && (other.seat == plan::EventSeat::Any || other.seat == event.seat) && (event.which & ~other.which) == 0;
    });
  });
}

}  // namespace

CourseRules::CourseRules(const plan::Plan& plan, eval::Evaluator& evaluator, NeverProof& proof)
    : plan_(plan), evaluator_(evaluator), proof_(proof), uses_(usesOf(plan)) {}

void CourseRules::ask() {
  askCalls();
  askMarks();
  askSteps();
  askRestrictions();
  askPays();
  askTurnUps();
  askAfter();
  askDealers();
}

bool CourseRules::denies(const std::string& key) const {
  if (std::any_of(found_.begin(), found_.end(), [&](const CourseFinding& one) { return one.key == key; })) return false;
  // A rule that options took away denies nothing. One of whose parts some are gone may stand at another number.
  const std::string place = key.substr(0, key.find('#') + 1);
  const auto at = asked_.lower_bound(place);
  return at != asked_.end() && at->starts_with(place);
}

void CourseRules::rule(const char* sort, uint32_t origin, size_t index) {
  const plan::Origin& at = plan_.origins[origin];
  sort_ = sort, origin_ = origin;
  key_ = std::string(sort) + '@' + at.file + ':' + std::to_string(at.line) + ':' + std::to_string(at.column) + '#' + std::to_string(index);
  std::replace(key_.begin(), key_.end(), ' ', '_');
  asked_.insert(key_);
}

Finding& CourseRules::tell(FindingKind kind, text::Bilingual why) {
  Finding finding = findingAt(plan_, kind, sort_, origin_);
  finding.why = std::move(why);
  found_.push_back({key_ + ' ' + nameOf(kind), std::move(finding)});
  return found_.back().finding;
}

Reg CourseRules::constantOf(Num value) const {
  const auto known = std::find(plan_.constants.begin(), plan_.constants.end(), value);
  return known == plan_.constants.end() ? plan::noReg : static_cast<Reg>(known - plan_.constants.begin());
}

bool CourseRules::never(Reg guard, Moment moment) const {
  if (guard == plan::noReg) return false;
  if (guard < plan_.constants.size()) return plan_.constants[guard].num == 0;
  return proof_.neverInCourse({Want::holds(guard)}, moment);
}

// A call that uses no tile it may use, or whose guard never holds.
void CourseRules::askCalls() {
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    const plan::Call& call = plan_.calls[c];
    rule("call", call.origin, 0);
    if (never(call.guard)) {
      tell(FindingKind::NeverHolds, words::Proved);
      continue;
    }
    if (call.without == plan::noReg && call.asideSet == plan::noReg) continue;
    const plan::TileSet all = ~plan::TileSet{0} >> (64 - plan_.kinds.size());
    bool open = false;
    for (size_t k = 0; k < (plan_.game.hasIndicator ? plan_.kinds.size() : 1) && !open; ++k)
      for (int previous = plan::noTile; previous < static_cast<int>(plan_.kinds.size()) && !open; ++previous) {
        eval::Table table;
        table.indicator = static_cast<uint8_t>(k), table.previousWild = static_cast<int8_t>(previous);
        plan::TileSet without = 0, aside = all;
        if (call.without != plan::noReg && evaluator_.dealSet(table, call.without, without)) open = true;
        if (call.asideSet != plan::noReg && evaluator_.dealSet(table, call.asideSet, aside)) open = true;
        open |= (aside & ~without & all) != 0;
      }
    if (!open) tell(FindingKind::NeverHolds, words::NoTileForIt);
  }
}

void CourseRules::askMarks() {
  for (size_t m = 0; m < plan_.course.marks.size(); ++m) askMark(m);
}

void CourseRules::askMark(size_t index) {
  const plan::Mark& mark = plan_.course.marks[index];
  rule("mark", mark.origin, 0);
  if (!uses_.marks[index]) tell(FindingKind::NoEffect, words::NothingReads);
  else if (!proof_.marks()[index].changes()) tell(FindingKind::NeverHolds, words::NothingChanges);
  for (size_t l = 0; l < mark.lines.size(); ++l) {
    const plan::MarkLine& line = mark.lines[l];
    rule("mark", line.origin, l + 1);
    if (never(line.guard)) {
      tell(FindingKind::NeverHolds, words::Proved);
      continue;
    }
    // The first line that fits is the one: all before it must not hold.
    std::vector<Want> wants;
    if (line.guard != plan::noReg) wants.push_back(Want::holds(line.guard));
    bool shut = false;
    size_t before = 0;
    for (size_t e = 0; e < l; ++e) {
      if (!covers(mark.lines[e].events, line.events)) continue;
      ++before;
      if (mark.lines[e].guard == plan::noReg) shut = true;
      else wants.push_back(Want::fails(mark.lines[e].guard));
    }
    if (shut || (before && proof_.neverInCourse(wants, Moment::Any))) tell(FindingKind::NeverHolds, words::EarlierHolds);
  }
}

void CourseRules::askSteps() {
  for (const plan::Step& step : plan_.course.steps) {
    rule("step", step.origin, 0);
    std::vector<Want> wants;
    for (const Reg guard : step.guards) wants.push_back(Want::holds(guard));
    if (!wants.empty() && proof_.neverInCourse(wants, Moment::Any)) tell(FindingKind::NeverHolds, words::Proved);
  }
}

void CourseRules::askRestrictions() {
  size_t index = 0;
  uint32_t last = UINT32_MAX;
  for (const plan::Restriction& one : plan_.course.restrictions) {
    index = one.origin == last ? index + 1 : 0, last = one.origin;
    rule("restrict", one.origin, index);
    if (never(one.guard)) {
      tell(FindingKind::NeverHolds, words::Proved);
      continue;
    }
    // Nothing is kept from the seat: no tile is in the set, or no call is named.
    const bool none = one.set < plan_.constants.size() && plan_.constants[one.set].num == 0 && !one.drawnTile;
    const bool noCall = one.what != plan::Restricted::Discards && one.calls == 0;
    if (one.mode == plan::RestrictMode::Not && (none || noCall)) tell(FindingKind::NoEffect, words::KeepsNothing);
    if (one.mode == plan::RestrictMode::First && none) tell(FindingKind::NoEffect, words::KeepsNothing);
  }
}

/// At a win whose winner receives, all that is known of wins may be used.
Moment CourseRules::momentOf(const plan::Pay& pay) const {
  const bool wins = std::all_of(pay.events.begin(), pay.events.end(), [](const EventMatch& event) { return event.kind == plan::EventKind::Win; });
  if (!wins) return Moment::Any;
  auto madeBy = [&](Reg reg) {
    const auto found = std::find_if(plan_.code.begin(), plan_.code.end(), [&](const plan::Instr& in) { return in.dst == reg; });
    return found == plan_.code.end() ? nullptr : &*found;
  };
  const plan::Instr* to = madeBy(pay.to);
  const plan::Instr* whom = to && to->op == Op::SeatBit ? madeBy(to->a) : nullptr;
  return whom && whom->op == Op::InWinner ? Moment::Win : Moment::Any;
}

bool CourseRules::neverPays(const plan::Pay& pay, Moment moment) const {
  if (pay.form != plan::PayForm::Amount || pay.value == plan::noReg) return false;
  const Reg zero = constantOf(0);
  if (pay.value < plan_.constants.size()) return plan_.constants[pay.value] == Num(0);
  if (zero == plan::noReg) return false;
  for (int seat = 1; seat < (plan_.isLane(pay.value) ? plan_.game.seats : 2); ++seat)
    if (!proof_.neverInCourse({{Want::Differs, pay.value, zero, seat}}, moment)) return false;
  return true;
}

void CourseRules::askPays() {
  const Reg nobody = constantOf(0), one = constantOf(1);
  for (const plan::Pay& pay : plan_.course.pays) {
    rule("pay", pay.origin, 0);
    // What a win pays is settled: its lines are among those of the settlement.
    const bool settled = pay.from < plan_.constants.size() && pay.to < plan_.constants.size() && plan_.constants[pay.from].num == 0 && plan_.constants[pay.to].num == 0;
    if (settled) continue;
    const Moment moment = momentOf(pay);
    auto empty = [&](Reg seats) {
      if (seats < plan_.constants.size()) return plan_.constants[seats].num == 0;
      return nobody != plan::noReg && proof_.neverInCourse({{Want::Differs, seats, nobody, -1}}, moment);
    };
    if (never(pay.guard, moment) || empty(pay.from) || empty(pay.to)) {
      tell(FindingKind::NeverHolds, words::Proved);
      continue;
    }
    if (neverPays(pay, moment)) {
      tell(FindingKind::NeverPays, words::Proved);
      continue;
    }
    for (uint32_t l = pay.firstLine; l < pay.firstLine + pay.lineCount; ++l) {
      const plan::Line& line = plan_.course.lines[l];
      rule("line", line.origin, l - pay.firstLine);
      auto none = [&](auto&& wanted) {
        const bool lanes = plan_.isLane(line.applies) || plan_.isLane(line.value);
        for (int seat = 1; seat < (lanes ? plan_.game.seats : 2); ++seat)
          if (!proof_.neverInCourse(wanted(seat), moment)) return false;
        return true;
      };
      if (line.applies < plan_.constants.size() ? plan_.constants[line.applies].num == 0 : none([&](int seat) { return std::vector<Want>{Want::holds(line.applies, seat)}; })) {
        tell(FindingKind::NeverHolds, words::Proved);
        continue;
      }
      const bool sum = line.action == LineAction::Add || line.action == LineAction::Subtract;
      const Reg still = sum ? nobody : line.action == LineAction::Times ? one : plan::noReg;
      if (still == plan::noReg) continue;
      if (line.value < plan_.constants.size() ? line.value == still : none([&](int seat) { return std::vector<Want>{{Want::Differs, line.value, still, seat}, Want::holds(line.applies, seat)}; }))
        tell(FindingKind::NeverPays, words::Proved);
    }
  }
}

void CourseRules::askTurnUps() {
  for (const plan::TurnUp& up : plan_.course.turnUps)
    for (size_t l = 0; l < up.lines.size(); ++l) {
      rule("turn up", up.lines[l].origin, l);
      if (never(up.lines[l].guard)) tell(FindingKind::NeverHolds, words::Proved);
    }
}

void CourseRules::askAfter() {
  size_t index = 0;
  uint32_t last = UINT32_MAX;
  for (const plan::After& one : plan_.course.after) {
    index = one.origin == last ? index + 1 : 0, last = one.origin;
    rule("after", one.origin, index);
    if (never(one.guard)) tell(FindingKind::NeverHolds, words::Proved);
  }
}

// The first whose guard holds deals next.
void CourseRules::askDealers() {
  std::vector<Want> earlier;
  bool shut = false;
  for (size_t n = 0; n < plan_.game.nextDealer.size(); ++n) {
    const Reg when = plan_.game.nextDealer[n].when;
    rule(dealerSort, plan_.ruleset, n);
    std::vector<Want> wants = earlier;
    if (when != plan::noReg) wants.insert(wants.begin(), Want::holds(when));
    const bool own = never(when);
    if (own || shut || (!wants.empty() && proof_.neverInCourse(wants, Moment::Any))) {
      Finding& finding = tell(FindingKind::NeverHolds, own ? text::Bilingual(words::Proved) : text::Bilingual(words::EarlierHolds));
      finding.declaration = "next dealer " + std::to_string(n + 1);
      finding.message = sentenceOf(FindingKind::NeverHolds, finding.declaration);
    }
    if (when == plan::noReg) shut = true;
    else if (when < plan_.constants.size()) shut |= plan_.constants[when].num != 0;
    else earlier.push_back(Want::fails(when));
  }
}

}  // namespace kaikou::analysis
