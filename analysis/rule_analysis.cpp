// Point by point: what the search did not see is asked of the proof.
#include "analysis/rule_analysis.h"

#include <algorithm>
#include <bit>

#include "analysis/analysis_words.h"
#include "analysis/course_findings.h"
#include "analysis/registers_of_use.h"
#include "runtime/text/understood.h"

namespace kaikou::analysis {

using plan::LineAction;
using plan::Op;
using plan::Reg;

namespace {

/// The register of a constant number; noReg if the plan has none.
Reg constantOf(const plan::Plan& plan, Num value) {
  for (size_t i = 0; i < plan.constants.size(); ++i)
    if (plan.constants[i] == value) return static_cast<Reg>(i);
  return plan::noReg;
}

}  // namespace

RuleAnalysis::RuleAnalysis(const plan::Plan& plan, AnalysisChoice choice)
    : plan_(plan), choice_(std::move(choice)), search_(plan, choice_.seed), proof_(plan, search_.evaluator()) {
  others_.resize(choice_.others.size());
}

void RuleAnalysis::run() {
  askCourse();                      // needs no table: the first results
  tellNew();
  runSearch();
  askFaults();
  tellNew();
  if (!search_.legal() && !plan_.shapes.empty()) return noWin(), tellNew();
  for (size_t p = 0; p < search_.points().size(); ++p) {
    if (choice_.progress) choice_.progress(AnalysisStage::Questions, p, search_.points().size());
    limitProofs(20000000);
    askPoint(p);
    tellNew();
  }
  askPatterns();
  askParts();
  askKeys();
  askLists();
  askWilds();
  tellNew();
  for (Finding& finding : whereBiggerPaysLess(search_)) findings_.push_back(std::move(finding));
  tellNew();
}

void RuleAnalysis::runWitnesses() {
  runSearch();
  askFaults();
  askLists();
  for (Finding& finding : whereBiggerPaysLess(search_)) findings_.push_back(std::move(finding));
}

bool RuleAnalysis::runSearch() {
  return searchedAll_ = search_.run(choice_.tables, [&] {
    if (choice_.progress) choice_.progress(AnalysisStage::Search, search_.tried(), choice_.tables);
    return choice_.stop && choice_.stop();
  });
}

// When the time is over, what is left is asked only as far as it is easy.
void RuleAnalysis::limitProofs(uint64_t most) { proof_.limitWork(choice_.stop && choice_.stop() ? std::min<uint64_t>(most, 20000) : most); }

void RuleAnalysis::tellNew() {
  for (; told_ < findings_.size(); ++told_)
    if (choice_.found) choice_.found(findings_[told_]);
}

/// The needs before one, or all, hold.
std::vector<Want> RuleAnalysis::needs(size_t before) const {
  std::vector<Want> wants;
  for (size_t i = 0; i < plan_.needs.size() && i < before; ++i)
    if (plan_.needs[i].holds >= plan_.constants.size()) wants.push_back(Want::holds(plan_.needs[i].holds));
  return wants;
}

// A line applies for the winner's tally once, for losers at each of their seats: never means at none.
bool RuleAnalysis::neverLine(const RulePoint& point, Met met) {
  const Reg zero = constantOf(plan_, 0), one = constantOf(plan_, 1);
  for (size_t e = 0; e < point.entries.size(); ++e) {
    const plan::Line& line = plan_.lines[point.entries[e]];
    const bool lanes = plan_.isLane(line.applies) || plan_.isLane(line.value) || plan_.isLane(line.after) || (point.before[e] != plan::noReg && plan_.isLane(point.before[e]));
    for (int seat = 1; seat < (lanes ? plan_.game.seats : 2); ++seat) {
      std::vector<Want> wants{met == Failed ? Want::fails(line.applies, seat) : Want::holds(line.applies, seat)};
      if (met == Same) {   // a limit that does not cut
        const Reg before = point.before[e];
        if (before == plan::noReg || (line.action != LineAction::AtMost && line.action != LineAction::AtLeast)) return false;
        const bool most = line.action == LineAction::AtMost;
        wants.push_back({Want::NotLess, most ? line.value : before, most ? before : line.value, seat});
      }
      if (met == Changes) {
        const Reg before = point.before[e];
        if (before == plan::noReg) return false;
        Want changed{Want::Differs, line.value, before, seat};
        switch (line.action) {
          case LineAction::Becomes: break;
          case LineAction::Add: case LineAction::Subtract: changed.b = zero; break;
          case LineAction::Times: changed.b = one; break;
          case LineAction::AtMost: changed.of = Want::Less; break;
          case LineAction::AtLeast: changed = {Want::Less, before, line.value, seat}; break;
          case LineAction::RoundUp: case LineAction::RoundDown: return false;
        }
        if (changed.a == plan::noReg || changed.b == plan::noReg) return false;
        wants.insert(wants.begin(), changed);
      }
      for (const Want& need : needs(SIZE_MAX)) wants.push_back(need);
      if (!proof_.never(wants)) return false;
    }
  }
  return true;
}

bool RuleAnalysis::provedNever(const RulePoint& point, Met met) {
  const size_t entry = point.entries[0];
  auto legalWith = [&](Want want) {
    std::vector<Want> wants{want};
    for (const Want& need : needs(SIZE_MAX)) wants.push_back(need);
    return proof_.never(wants);
  };
  switch (point.of) {
    case RulePoint::Need: {
      if (met != Failed) return false;
      std::vector<Want> wants = needs(entry);
      wants.insert(wants.begin(), Want::fails(plan_.needs[entry].holds));
      return proof_.never(wants, true);
    }
    case RulePoint::Pattern: return legalWith(met == Held ? Want::holds(plan_.patterns[entry].holds) : Want::fails(plan_.patterns[entry].holds));
    case RulePoint::Line: return neverLine(point, met);
    case RulePoint::Liability: return legalWith(met == Held ? Want::holds(plan_.liabilities[entry].holds) : Want::fails(plan_.liabilities[entry].holds));
    case RulePoint::Sharing: return legalWith(met == Held ? Want::holds(plan_.sharings[entry].holds) : Want::fails(plan_.sharings[entry].holds));
  }
  return false;
}

/// Whether the point is met so under other options: then the options chosen are the reason.
bool RuleAnalysis::decidedByOptions(const RulePoint& point, Met met, bool constant) {
  for (size_t i = 0; i < others_.size(); ++i) {
    if (!others_[i]) others_[i] = std::make_unique<TableSearch>(*choice_.others[i], choice_.seed);
    TableSearch& other = *others_[i];
    const auto& points = other.points().all();
    const auto same = std::find_if(points.begin(), points.end(), [&](const RulePoint& one) { return one.key == point.key; });
    if (same == points.end()) continue;
    if (constant && same->answered) return true;
    const auto index = static_cast<size_t>(same - points.begin());
    if (!other.tried()) other.run(choice_.tablesOfOthers, choice_.stop);
    if (other.witness(index, met)) return true;
  }
  return false;
}

// The guard may hold; perhaps an earlier liability that names a seat always holds then. One that names nobody lets the next have its
// turn: so of each earlier one its guard fails or it names nobody, and every choice of these is asked.
bool RuleAnalysis::neverLiable(const RulePoint& point) {
  const Reg zero = constantOf(plan_, 0);
  const size_t index = point.entries[0];
  constexpr size_t most = 6;
  if (index > most) return false;
  const plan::Liability& asked = plan_.liabilities[index];
  for (uint32_t nameless = 0; nameless < (1u << index); ++nameless) {
    if (nameless && zero == plan::noReg) return false;
    std::vector<Want> wants{Want::holds(asked.holds)};
    if (zero != plan::noReg) wants.push_back({Want::NotLess, asked.seat, zero, -1});   // it names a seat
    bool same = false;
    for (size_t i = 0; i < index; ++i) {
      const plan::Liability& earlier = plan_.liabilities[i];
      if (nameless >> i & 1) wants.push_back({Want::Less, earlier.seat, zero, -1}), same |= earlier.seat == asked.seat;
      else wants.push_back(Want::fails(earlier.holds));
    }
    for (const Want& need : needs(SIZE_MAX)) wants.push_back(need);
    if (!same && !proof_.never(wants)) return false;   // two that name the same seat both name one or none
  }
  return true;
}

// What a game alone shows; under other options it may be otherwise.
void RuleAnalysis::askCourse() {
  CourseRules rules(plan_, search_.evaluator(), proof_);
  rules.ask();
  std::vector<CourseFinding> found = rules.found();
  for (size_t i = 0; i < choice_.others.size() && !found.empty(); ++i) {
    eval::Evaluator evaluator(*choice_.others[i]);
    NeverProof proof(*choice_.others[i], evaluator);
    CourseRules other(*choice_.others[i], evaluator, proof);
    other.ask();
    std::erase_if(found, [&](const CourseFinding& one) { return other.denies(one.key); });
  }
  for (CourseFinding& one : found) findings_.push_back(std::move(one.finding));
}

Finding& RuleAnalysis::add(FindingKind kind, const RulePoint& point) {
  findings_.push_back(findingAt(plan_, kind, nameOf(point.of), point.origin));
  return findings_.back();
}

void RuleAnalysis::ask(size_t index, Question question) {
  const RulePoint& point = search_.points().all()[index];
  if (question.met == Changes && (isNoLimit(point) || onlyHoldsOthersBack(point))) return;
  const bool constant = !point.answered && (question.met == Held || question.met == Failed);
  const bool proved = constant || provedNever(point, question.met);
  if (proved) {
    if (decidedByOptions(point, question.met, constant)) return;
    Finding& finding = add(question.kind, point);
    finding.why = constant ? text::Bilingual(words::ProvedConstant) : text::Bilingual(words::Proved);
    if (point.of == RulePoint::Line && point.alternative > 0 && question.kind == FindingKind::NeverHolds) finding.why = words::EarlierHolds;
    return;
  }
  if (point.of == RulePoint::Liability && question.met == Held && neverLiable(point)) {
    if (!decidedByOptions(point, Held, false)) add(FindingKind::NeverLiable, point).why = words::Proved;
    return;
  }
  if (decidedByOptions(point, question.met, false)) return;
  Finding& finding = add(FindingKind::Undecided, point);
  finding.open = question.kind;
  finding.message = sentenceOf(FindingKind::Undecided, finding.declaration, text::Bilingual(std::string(nameOf(question.kind))));
  finding.why = words::NoTableFound(std::to_string(search_.tried()));
}

void RuleAnalysis::askPoint(size_t index) {
  const RulePoint& point = search_.points().all()[index];
  auto met = [&](Met how) { return search_.witness(index, how) != nullptr; };
  reached_ += met(Held) || met(Failed);
  switch (point.of) {
    case RulePoint::Need:
      if (!met(Failed)) ask(index, {FindingKind::NeverRefuses, Failed});
      return;
    case RulePoint::Pattern: case RulePoint::Sharing: case RulePoint::Liability:
      if (!met(Held)) return ask(index, {FindingKind::NeverHolds, Held});
      if (!met(Failed) && point.answered) return ask(index, {FindingKind::AlwaysHolds, Failed});
      return;
    case RulePoint::Line:
      if (!met(Held)) return ask(index, {FindingKind::NeverHolds, Held});
      // With an alternative after it, that one is told.
      if (point.guarded && point.answered && !met(Failed) && point.alternative + 1 == point.alternatives && point.alternative == 0)
        return ask(index, {FindingKind::AlwaysHolds, Failed});
      if (!met(Changes)) return ask(index, {FindingKind::NeverPays, Changes});
      if (!met(Same) && isLimit(point)) return ask(index, {FindingKind::AlwaysCuts, Same});
      return;
  }
}

bool RuleAnalysis::isLimit(const RulePoint& point) const {
  return std::all_of(point.entries.begin(), point.entries.end(), [&](uint16_t entry) {
    return plan_.lines[entry].action == LineAction::AtMost || plan_.lines[entry].action == LineAction::AtLeast;
  });
}

/// A limit of `none`: that there is none is said.
bool RuleAnalysis::isNoLimit(const RulePoint& point) const {
  return isLimit(point) && std::all_of(point.entries.begin(), point.entries.end(), [&](uint16_t entry) {
    const Reg value = plan_.lines[entry].value;
    return value < plan_.constants.size() && plan_.constants[value].isNone();
  });
}

/// An alternative that by its own words does nothing (`+ 0 when …, otherwise …`) stands there to keep the ones after it away.
bool RuleAnalysis::onlyHoldsOthersBack(const RulePoint& point) const {
  if (point.alternative + 1 >= point.alternatives) return false;
  return std::all_of(point.entries.begin(), point.entries.end(), [&](uint16_t entry) {
    const plan::Line& line = plan_.lines[entry];
    if (line.value >= plan_.constants.size()) return false;
    const bool sum = line.action == LineAction::Add || line.action == LineAction::Subtract;
    return (sum && plan_.constants[line.value] == Num(0)) || (line.action == LineAction::Times && plan_.constants[line.value] == Num(1));
  });
}

// No table that was tried is a legal win.
void RuleAnalysis::noWin() {
  const bool proved = proof_.never(needs(SIZE_MAX));
  size_t worst = 0;   // the need that is the first to stop every hand
  for (size_t i = 0; i < plan_.needs.size(); ++i) {
    worst = i;
    if (proof_.never(needs(i + 1))) break;
  }
  const uint32_t origin = plan_.needs.empty() ? plan_.ruleset : plan_.needs[worst].origin;
  Finding finding = findingAt(plan_, proved ? FindingKind::NeverHolds : FindingKind::Undecided, plan_.needs.empty() ? "ruleset" : "need", origin);
  finding.open = FindingKind::NeverHolds;
  if (!proved) finding.message = sentenceOf(FindingKind::Undecided, finding.declaration, text::Bilingual(std::string(nameOf(FindingKind::NeverHolds))));
  finding.why = words::NoWinAtAll;
  findings_.push_back(std::move(finding));
}

void RuleAnalysis::askKeys() {
  for (size_t k = 0; k < plan_.choose.size(); ++k) {
    const auto& key = plan_.choose[k];
    const bool constant = !key.winnings && key.value < plan_.constants.size();
    const bool repeats = std::any_of(plan_.choose.begin(), plan_.choose.begin() + static_cast<std::ptrdiff_t>(k), [&](const auto& earlier) {
      return earlier.winnings == key.winnings && (key.winnings || earlier.value == key.value);
    });
    if (!constant && !repeats) {
      plan::Plan without = plan_;
      without.choose.erase(without.choose.begin() + static_cast<std::ptrdiff_t>(k));
      eval::Evaluator evaluator(without);
      const bool decides = std::any_of(search_.tables().begin(), search_.tables().end(), [&](const FoundTable& found) {
        eval::Settlement other;
        if (!found.settlement.legal || evaluator.settle(found.table, other)) return false;
        return !(other.payments == found.settlement.payments && other.patterns == found.settlement.patterns && other.results == found.settlement.results);
      });
      if (decides) continue;
    }
    Finding finding = findingAt(plan_, constant || repeats ? FindingKind::NeverDecides : FindingKind::Undecided, "choose", plan_.ruleset);
    finding.open = FindingKind::NeverDecides;
    finding.declaration = "choose " + std::to_string(k + 1);
    finding.message = constant || repeats ? sentenceOf(FindingKind::NeverDecides, std::to_string(k + 1))
                                          : sentenceOf(FindingKind::Undecided, finding.declaration, text::Bilingual(std::string(nameOf(FindingKind::NeverDecides))));
    finding.why = constant ? text::Bilingual(words::KeyConstant) : repeats ? text::Bilingual(words::KeyRepeats) : words::NoTableFound(std::to_string(search_.tried()));
    findings_.push_back(std::move(finding));
  }
}

void RuleAnalysis::askLists() {
  for (const TableSearch::PastEnd& past : search_.pastEnds()) {
    if (!past.found.weight) continue;
    const plan::Instr& in = plan_.code[past.instruction];
    const std::vector<Num>& list = plan_.lists[in.imm];
    if (list.size() < 2 || list[list.size() - 1] == list[list.size() - 2]) continue;   // it has come to rest
    Finding finding = findingAt(plan_, FindingKind::PastTheEnd, "list", in.origin);
    finding.message = sentenceOf(FindingKind::PastTheEnd, finding.declaration, text::Bilingual(std::to_string(past.asked)), text::Bilingual(std::to_string(list.size())));
    finding.witnesses.push_back(past.found);
    findings_.push_back(std::move(finding));
  }
}

void RuleAnalysis::askWilds() {
  if (plan_.wilds == plan::noReg) return;
  bool asksPrevious = false;
  for (const plan::Instr& in : plan_.code) asksPrevious |= in.op == Op::InPreviousWild;
  for (size_t k = 0; k < (plan_.game.hasIndicator ? plan_.kinds.size() : 1); ++k)
    for (int previous = plan::noTile; previous < (asksPrevious ? static_cast<int>(plan_.kinds.size()) : 0); ++previous) {
      eval::Table table;
      table.indicator = static_cast<uint8_t>(k), table.previousWild = static_cast<int8_t>(previous);
      plan::TileSet wilds = 0;
      if (search_.evaluator().dealSet(table, plan_.wilds, wilds) || wilds) return;
    }
  const auto made = std::find_if(plan_.code.begin(), plan_.code.end(), [&](const plan::Instr& in) { return in.dst == plan_.wilds; });
  Finding finding = findingAt(plan_, FindingKind::NeverHolds, "wild", made == plan_.code.end() ? plan_.ruleset : made->origin);
  finding.why = words::NoWild;
  findings_.push_back(std::move(finding));
}

void RuleAnalysis::askFaults() {
  for (const FoundFault& found : search_.faults()) {
    Finding finding = findingAt(plan_, FindingKind::HasFault, "rule", found.fault.origin);
    finding.fault = found;
    finding.message = sentenceOf(FindingKind::HasFault, finding.declaration, text::understood(found.fault.reason));
    findings_.push_back(std::move(finding));
  }
}

}  // namespace kaikou::analysis
