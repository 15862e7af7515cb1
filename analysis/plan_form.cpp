// The numbers of values, put together in the order that matters; sorted where none does.
#include "analysis/plan_form.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::FeatureKind;
using plan::Instr;
using plan::Op;
using plan::Plan;
using plan::Reg;

class FormTable::Maker {
 public:
  /// Truths that are taken as given.
  using Given = std::unordered_map<uint32_t, bool>;

  Maker(ValueForms& forms, const Plan& plan, const Given& given = {})
      : forms_(forms), plan_(plan), context_{plan.kinds, plan.lists, plan.game.seats} {
    values_.resize(plan.scalarCount + plan.laneCount, 0);
    for (size_t i = 0; i < plan.constants.size(); ++i) values_[i] = forms.constant(plan.constants[i]);
    // What is given of the table holds for every loser, what is given of one loser for him alone.
    for (const auto& [truth, holds] : given)
      if (!forms.at(truth).ofLoser) given_.emplace(truth, holds);
    work();
    if (given_.size() == given.size()) return;
    free_ = values_, given_ = given;
    work();
  }

  /// A truth that decides something here which is not there.
  std::optional<uint32_t> open(const Maker& other) const {
    const std::unordered_set<uint32_t> there(other.values_.begin(), other.values_.end());
    std::vector<uint32_t> atoms;
    for (const Instr& in : plan_.code) {
      if (there.contains(values_[in.dst])) continue;
      if (in.op == Op::Select || in.op == Op::Not) forms_.atomsOf(of(in.a), atoms);
      if (in.op == Op::And || in.op == Op::Or) forms_.atomsOf(of(in.a), atoms), forms_.atomsOf(of(in.b), atoms);
      if (!atoms.empty()) return atoms[0];
    }
    return std::nullopt;
  }

  PlanForm make() {
    PlanForm out;
    out.tiles = tiles();
    std::vector<std::string> needs, names;
    for (const plan::Need& need : plan_.needs) {
      const std::string form = std::to_string(of(need.holds));
      needs.push_back(form + (need.atSettlement ? "s" : ""));
      names.push_back(form + ' ' + name(need.origin));
      out.needs.push_back({name(need.origin), form, need.origin});
    }
    out.refusals = joined(names);
    std::sort(needs.begin(), needs.end());
    needs.erase(std::unique(needs.begin(), needs.end()), needs.end());
    std::vector<std::string> liabilities, sharings, keys, shapes;
    for (const plan::Liability& one : plan_.liabilities) {
      liabilities.push_back(std::to_string(of(one.seat)) + " if " + std::to_string(of(one.holds)));
      out.liabilities.push_back({name(one.origin), liabilities.back(), one.origin});
    }
    for (const plan::Sharing& one : plan_.sharings) {
      sharings.push_back(std::to_string(of(one.holds)));
      out.sharings.push_back({name(one.origin), sharings.back(), one.origin});
    }
    std::sort(sharings.begin(), sharings.end());
    for (const auto& key : plan_.choose) keys.push_back(key.winnings ? "winnings" : std::to_string(of(key.value)));
    for (const plan::Shape& shape : plan_.shapes) shapes.push_back(shapeForm(shape));
    std::sort(shapes.begin(), shapes.end());
    shapes.erase(std::unique(shapes.begin(), shapes.end()), shapes.end());
    out.settlement = joined({std::to_string(plan_.game.seats), std::to_string(plan_.game.handSize), std::to_string(plan_.game.hasIndicator),
                             plan_.wilds == plan::noReg ? "-" : std::to_string(of(plan_.wilds)), joined(shapes), joined(needs),
                             plan_.payment == plan::noReg ? "-" : std::to_string(of(plan_.payment)), joined(liabilities), joined(sharings), joined(keys), calls(false)});
    for (const plan::Pattern& pattern : plan_.patterns) out.patterns.push_back({name(pattern.origin), std::to_string(of(pattern.holds)), pattern.origin});
    std::vector<std::string> results;
    for (const plan::ResultItem& item : plan_.results) {
      std::string text = item.key + ' ' + std::to_string(static_cast<int>(item.kind));
      if (item.kind != plan::ResultItem::PatternList) text += ' ' + std::to_string(of(item.value));
      std::vector<std::string> patterns;
      for (uint16_t p : item.patterns) patterns.push_back(name(plan_.patterns[p].origin) + '=' + std::to_string(of(plan_.patterns[p].holds)));
      std::sort(patterns.begin(), patterns.end());
      results.push_back(text + joined(patterns));
    }
    std::sort(results.begin(), results.end());
    out.results = joined(results);
    for (const plan::Line& line : plan_.lines)
      out.lines.push_back({name(line.origin), std::to_string(static_cast<int>(line.role)) + plan::lineActionName(line.action) + ' ' + std::to_string(of(line.value)) + " if " + std::to_string(of(line.applies)), line.origin});
    out.game = game();
    return out;
  }

 private:
  uint32_t of(Reg reg) const { return values_[reg]; }
  const std::string& name(uint32_t origin) const { return plan_.origins[origin].name; }
  std::string regForm(Reg reg) const { return reg == plan::noReg ? "-" : std::to_string(of(reg)); }
  static std::string joined(const std::vector<std::string>& parts) {
    std::string out = "(";
    for (const std::string& part : parts) out += part + ';';
    return out + ')';
  }

  // What is asked of every loser is asked of each in his own case, not in that of the one of whom something is given.
  void work() {
    for (const Instr& in : plan_.code) {
      const plan::OpInfo& info = plan::opInfo(in.op);
      const bool ofAll = !free_.empty() && (in.op == Op::EveryLoser || in.op == Op::SomeLoser);
      const Reg regs[] = {in.a, in.b, in.c};
      std::vector<uint32_t> parts;
      for (int o = 0; o < info.operands; ++o) parts.push_back(ofAll ? free_[regs[o]] : of(regs[o]));
      uint32_t value = forms_.of(in, std::move(parts), info.usesImm ? immForm(in) : std::string(), context_);
      if (!given_.empty()) {
        if (const auto known = given_.find(value); known != given_.end()) value = forms_.constant(Num(known->second));
        else if (const auto contrary = forms_.at(value).truth ? given_.find(forms_.negated(value)) : given_.end(); contrary != given_.end()) value = forms_.constant(Num(!contrary->second));
      }
      values_[in.dst] = value;
    }
  }

  std::string setForm(plan::TileSet set) const { return std::to_string(set); }
  std::string featureForm(const plan::Feature& f) const {
    return std::to_string(static_cast<int>(f.kind)) + ',' + std::to_string(f.filter.kinds) + ',' + std::to_string(f.filter.where) + ',' + std::to_string(f.filter.from) + ',' + setForm(f.tiles);
  }
  std::string shapeForm(const plan::Shape& shape) const {
    return std::to_string(static_cast<int>(shape.form)) + ',' + std::to_string(shape.count) + ',' + std::to_string(shape.pair) + ',' + setForm(shape.set);
  }
  std::string relationForm(const plan::Relation& r) const {
    std::string out = std::to_string(r.triplets) + std::to_string(r.bound) + std::to_string(r.oneSuit);
    for (uint8_t rank : r.ranks) out += ',' + std::to_string(rank);
    return out;
  }
  std::string callForm(const plan::Call& call, int depth = 0) const {
    std::string out = std::to_string(static_cast<int>(call.meld)) + ',' + std::to_string(static_cast<int>(call.source)) + ',';
    for (bool flag : {call.opens, call.draws, call.robbable, call.concealed, call.anyTime, call.compulsory}) out += flag ? '1' : '0';
    out += ',' + regForm(call.without) + ',' + regForm(call.asideSet) + ',' + regForm(call.guard);
    if (call.addedTo >= 0 && depth < 32) out += '+' + callForm(plan_.calls[static_cast<size_t>(call.addedTo)], depth + 1);
    return out;
  }
  /// Calls are told apart by what they are; those alike by their names.
  std::string calls(bool named) const {
    std::vector<std::string> out;
    for (const plan::Call& call : plan_.calls) out.push_back(callForm(call) + (named ? name(call.origin) : std::string()));
    std::sort(out.begin(), out.end());
    return joined(out);
  }
  std::string factForm(const plan::Fact& fact) const { return name(fact.origin) + ',' + std::to_string(static_cast<int>(fact.type)) + ',' + regForm(fact.defaultValue); }

  std::string immForm(const Instr& in) const {
    switch (in.op) {
      case Op::FeatureField: case Op::PairTile: {
        const uint32_t from = in.imm & 255u, end = from + (in.imm >> 8 & 255u);
        std::string out;
        for (const plan::Feature& f : plan_.features.features)
          if (f.shift < end && f.shift + f.width > from) out += featureForm(f) + '@' + std::to_string(static_cast<int>(from) - f.shift) + '+' + std::to_string(end - from);
        return out;
      }
      case Op::ShapeIs: return in.imm < plan_.shapes.size() ? shapeForm(plan_.shapes[in.imm]) : "?";
      case Op::CallCount: return callsForm(in.imm);
      case Op::KongIn: return callsForm(in.imm);
      case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: return in.imm < plan_.course.marks.size() ? markHead(plan_.course.marks[in.imm]) : "?";
      case Op::TurnedIn: case Op::NewestIn: case Op::NextOfTurned: return in.imm < plan_.course.turnUps.size() ? name(plan_.course.turnUps[in.imm].origin) : "?";
      case Op::InFact: return in.imm < plan_.facts.size() ? factForm(plan_.facts[in.imm]) : "?";
      case Op::ListAt: {
        std::string out;
        for (const Num& entry : plan_.lists[in.imm]) out += toString(entry) + ',';
        return out;
      }
      case Op::Related: return relationForm(plan_.relations[in.imm]);
      case Op::Links: {
        std::vector<std::string> by, beside;
        for (uint16_t r : plan_.links[in.imm].by) by.push_back(relationForm(plan_.relations[r]));
        for (uint16_t r : plan_.links[in.imm].beside) beside.push_back(relationForm(plan_.relations[r]));
        std::sort(by.begin(), by.end()), std::sort(beside.begin(), beside.end());
        return joined(by) + joined(beside);
      }
      default: return std::to_string(in.imm);
    }
  }

  std::string callsForm(uint64_t mask) const {
    std::vector<std::string> out;
    for (size_t c = 0; c < plan_.calls.size(); ++c)
      if (mask >> c & 1) out.push_back(callForm(plan_.calls[c]) + name(plan_.calls[c].origin));
    std::sort(out.begin(), out.end());
    return joined(out);
  }

  // Marks are the same by their names: what they are at a win hangs on all that the course says.
  std::string markHead(const plan::Mark& mark) const {
    std::string out = name(mark.origin);
    for (const int64_t part : {static_cast<int64_t>(mark.scope), static_cast<int64_t>(mark.type), int64_t{mark.most}, int64_t{mark.initial}}) out += ',' + std::to_string(part);
    for (const std::string& word : mark.words) out += ',' + word;
    return out;
  }
  std::string eventForm(const plan::EventMatch& event) const {
    std::string out = std::to_string(static_cast<int>(event.kind)) + ',' + std::to_string(static_cast<int>(event.seat));
    if (event.kind == plan::EventKind::Call) out += callsForm(event.which);
    if (event.kind == plan::EventKind::Step)
      for (size_t s = 0; s < plan_.course.steps.size(); ++s)
        if (event.which >> s & 1) out += ',' + name(plan_.course.steps[s].origin);
    return out;
  }
  std::string eventsForm(const std::vector<plan::EventMatch>& events) const {
    std::vector<std::string> out;
    for (const plan::EventMatch& event : events) out.push_back(eventForm(event));
    return joined(out);
  }
  std::string course() const {
    const plan::Course& course = plan_.course;
    auto numbers = [](std::initializer_list<int64_t> parts) {
      std::string out;
      for (int64_t part : parts) out += std::to_string(part) + ',';
      return out;
    };
    std::vector<std::string> marks, out;
    for (const plan::Mark& mark : course.marks) {
      std::string text = markHead(mark) + (mark.isPrivate ? "p" : "");
      for (const plan::MarkLine& line : mark.lines) text += eventsForm(line.events) + plan::lineActionName(line.action) + regForm(line.value) + ',' + regForm(line.guard);
      marks.push_back(text);
    }
    std::sort(marks.begin(), marks.end());
    out.push_back(joined(marks));
    for (const plan::Step& step : course.steps) {
      std::string text = name(step.origin) + numbers({static_cast<int64_t>(step.moment), static_cast<int64_t>(step.order), static_cast<int64_t>(step.choice), step.tiles, step.oneSuit, step.showsHand});
      if (step.choice == plan::StepChoice::Value) text += markHead(course.marks[step.mark]);
      text += regForm(step.to) + ',' + regForm(step.first);
      for (const Reg guard : step.guards) text += ',' + regForm(guard);
      for (const plan::StepSets& sets : step.sets) text += markHead(course.marks[sets.mark]) + regForm(sets.value);
      out.push_back(text);
    }
    for (const plan::Restriction& one : course.restrictions)
      out.push_back(numbers({static_cast<int64_t>(one.what), static_cast<int64_t>(one.mode), one.drawnTile, one.sameWaits, one.notReady}) + callsForm(one.calls) + regForm(one.set) + ',' + regForm(one.guard));
    out.push_back(pays());
    for (const plan::TurnUp& one : course.turnUps) {
      std::string text = name(one.origin) + numbers({static_cast<int64_t>(one.place), one.firstStack, one.lastStack, one.lastDrawn});
      for (const plan::TurnLine& line : one.lines) text += eventsForm(line.events) + (line.more ? '+' : '=') + (line.offered ? "o" : "") + regForm(line.count) + ',' + regForm(line.guard);
      out.push_back(text);
    }
    out.push_back(numbers({course.beginPoints}) + regForm(course.noWinner));
    for (const plan::After& one : course.after)
      out.push_back(eventForm(one.event) + numbers({static_cast<int64_t>(one.what)}) + regForm(one.seat) + ',' + regForm(one.guard));
    return joined(out);
  }

  // Payments on one event come in their order; those on events that never are one may stand in any.
  std::string pays() const {
    const std::vector<plan::Pay>& all = plan_.course.pays;
    std::vector<std::string> forms, orders;
    auto isMoved = [&](size_t i) { return all[i].form != plan::PayForm::Amount || all[i].kept; };
    auto text = [&](size_t i) {
      const plan::Pay& pay = all[i];
      std::string out = eventsForm(pay.events) + std::to_string(static_cast<int>(pay.form)) + (pay.lastKong ? "l" : "") + (pay.kept ? "k" : "");
      std::vector<std::string> moved;
      for (size_t p = 0; p < all.size(); ++p)
        if (pay.pays >> p & 1) moved.push_back(name(all[p].origin));
      std::sort(moved.begin(), moved.end());
      // What others move is known by its name.
      return (isMoved(i) ? name(pay.origin) : std::string()) + out + joined(moved) + regForm(pay.from) + ',' + regForm(pay.to) + ',' + regForm(pay.value) + ',' + regForm(pay.guard);
    };
    auto meet = [](const plan::Pay& x, const plan::Pay& y) {
      for (const plan::EventMatch& one : x.events)
        for (const plan::EventMatch& other : y.events)
          if (plan::fits(one, other)) return true;
      return false;
    };
    for (size_t i = 0; i < all.size(); ++i) {
      forms.push_back(text(i));
      for (size_t other = i + 1; other < all.size(); ++other)
        if (meet(all[i], all[other])) orders.push_back(text(i) + '<' + text(other));
    }
    std::sort(forms.begin(), forms.end()), std::sort(orders.begin(), orders.end());
    return joined(forms) + joined(orders);
  }

  std::string tiles() const {
    std::string out;
    for (const plan::Kind& kind : plan_.kinds)
      out += kind.name + ',' + std::to_string(kind.block) + ',' + std::to_string(kind.rank) + ',' + std::to_string(kind.copies) + ',' + std::to_string(kind.next) + ';';
    for (const plan::Block& block : plan_.blocks) out += std::to_string(block.size) + (block.isSuit ? "s" : "") + (block.isFlower ? "f" : "") + ';';
    return out;
  }

  std::string game() const {
    const plan::Game& g = plan_.game;
    std::vector<std::string> parts;
    for (int64_t n : {int64_t{g.seats}, int64_t{g.dice}, int64_t{g.breakSkip}, int64_t{g.handSize}, int64_t{g.dealerHand}, int64_t{g.hasIndicator},
                      static_cast<int64_t>(g.indicatorPlace), int64_t{g.indicatorStack}, int64_t{g.stacks}, int64_t{g.replacementsFromTail}, int64_t{g.keep}, int64_t{g.lastTiles},
                      int64_t{g.discardUnclaimable}, int64_t{g.discardAside}, int64_t{g.discardDraws}, int64_t{g.discardForbidden}, int64_t{g.everyWinner}, int64_t{g.firstWinnerAfter},
                      int64_t{g.passingLocks}, g.leavingPays, int64_t{g.leavingVoids}, int64_t{g.leavingDeclared}, int64_t{g.hasDuty}, int64_t{g.dutyOpening}})
      parts.push_back(std::to_string(n));
    parts.push_back(regForm(g.discardSet)), parts.push_back(regForm(g.firstWinnerFrom)), parts.push_back(regForm(g.dutyExempt));
    for (Reg reg : g.dutyExcept) parts.push_back(regForm(reg));
    for (const auto& ranks : g.claimRanks) {
      std::vector<std::string> rank;
      for (int8_t call : ranks) rank.push_back(call < 0 ? "win" : callForm(plan_.calls[static_cast<size_t>(call)]));
      std::sort(rank.begin(), rank.end());
      parts.push_back(joined(rank));
    }
    for (const auto& next : g.nextDealer) parts.push_back(std::to_string(next.who) + ' ' + regForm(next.when) + ' ' + regForm(next.seat));
    parts.push_back(calls(true));
    parts.push_back(course());
    return joined(parts);
  }

  ValueForms& forms_;
  const Plan& plan_;
  Given given_;
  const plan::ValueContext context_;
  std::vector<uint32_t> values_, free_;             // by register; free: with nothing given of one loser; empty: nothing is
};

PlanForm FormTable::formOf(const Plan& plan) { return Maker(values_, plan).make(); }

// For one loser and one reading every truth is yes or no, and nothing but `every loser` and `some loser` looks at another.
bool FormTable::sameByCases(const Plan& a, const Plan& b, std::string PlanForm::* part) {
  constexpr size_t deepest = 14;
  constexpr int most = 3000;
  std::vector<Maker::Given> open{{}};
  for (int tries = 0; !open.empty(); ++tries) {
    const Maker::Given given = std::move(open.back());
    open.pop_back();
    Maker left(values_, a, given), right(values_, b, given);
    if (left.make().*part == right.make().*part) continue;
    if (given.size() >= deepest || tries >= most) return false;
    std::optional<uint32_t> atom = left.open(right);
    if (!atom) atom = right.open(left);
    if (!atom || given.contains(*atom)) return false;
    for (const bool holds : {false, true}) open.emplace_back(given)[*atom] = holds;
  }
  return true;
}

}  // namespace kaikou::analysis
