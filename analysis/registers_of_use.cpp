// Backward from everything that acts. The lines of a mark act only if the mark is read, so marks are added until none is new.
#include "analysis/registers_of_use.h"

#include <algorithm>

#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;
using plan::Plan;
using plan::Reg;

namespace {

class UseWalk {
 public:
  explicit UseWalk(const Plan& plan) : plan_(plan) {
    out_.registers.assign(plan.scalarCount + plan.laneCount, 0);
    out_.marks.assign(plan.course.marks.size(), 0);
    byReg_.assign(out_.registers.size(), nullptr);
    for (const Instr& in : plan.code) byReg_[in.dst] = &in;
  }

  Uses run() {
    settled();
    played();
    course();
    linked();
    for (bool more = true; more;) {
      spread();
      more = false;
      for (size_t m = 0; m < out_.marks.size(); ++m) {
        if (!out_.marks[m]) continue;
        more |= readMark(m);
      }
    }
    return out_;
  }

 private:
  void use(Reg reg) {
    if (reg != plan::noReg) out_.registers[reg] = 1;
  }

  void settled() {
    for (const plan::Need& need : plan_.needs) use(need.holds);
    use(plan_.payment);
    for (const plan::Liability& one : plan_.liabilities) use(one.seat), use(one.holds);
    for (const plan::Sharing& one : plan_.sharings) use(one.holds);
    for (const auto& key : plan_.choose)
      if (!key.winnings) use(key.value);
    for (const plan::ResultItem& item : plan_.results) {
      if (item.kind != plan::ResultItem::PatternList) use(item.value);
      else
        for (uint16_t pattern : item.patterns) use(plan_.patterns[pattern].holds);
    }
  }

  void played() {
    const plan::Game& game = plan_.game;
    for (const auto& next : game.nextDealer) use(next.when), use(next.seat);
    for (const plan::Call& call : plan_.calls) use(call.guard), use(call.without), use(call.asideSet);
    use(plan_.wilds), use(game.discardSet), use(game.firstWinnerFrom), use(game.dutyExempt);
    for (const Reg seat : game.dutyExcept) use(seat);
  }

  void course() {
    const plan::Course& course = plan_.course;
    for (const plan::Step& step : course.steps) {
      use(step.to), use(step.first);
      for (const Reg guard : step.guards) use(guard);
    }
    for (const plan::Restriction& one : course.restrictions) use(one.set), use(one.guard);
    for (const plan::Pay& pay : course.pays) use(pay.from), use(pay.to), use(pay.value), use(pay.guard);
    for (const plan::TurnUp& one : course.turnUps)
      for (const plan::TurnLine& line : one.lines) use(line.count), use(line.guard);
    use(course.noWinner);
    for (const plan::After& one : course.after) use(one.seat), use(one.guard);
  }

  /// Whether the register asks for a shape, or is what excludes a pattern.
  bool ofShape(Reg reg) const {
    const Instr* in = byReg_[reg];
    return !in || in->op == Op::ShapeIs || in->op == Op::Or || in->op == Op::Not;
  }

  // A pattern that is a relation stands for that relation in questions about links, whatever shapes it has and whatever excludes it.
  void linked() {
    auto asked = [&](Reg reg) {
      const Instr* in = byReg_[reg];
      if (!in || in->op != Op::Related) return false;
      return std::any_of(plan_.links.begin(), plan_.links.end(), [&](const plan::LinkQuestion& links) {
        return std::find(links.by.begin(), links.by.end(), in->imm) != links.by.end() || std::find(links.beside.begin(), links.beside.end(), in->imm) != links.beside.end();
      });
    };
    for (const plan::Pattern& pattern : plan_.patterns) {
      std::vector<Reg> open{pattern.holds};
      bool relation = false, other = false;
      while (!open.empty() && !other) {
        const Reg reg = open.back();
        open.pop_back();
        const Instr* in = byReg_[reg];
        if (in && in->op == Op::And) open.push_back(in->a), open.push_back(in->b);
        else if (asked(reg)) relation = true;
        else other = !ofShape(reg);
      }
      if (relation && !other) use(pattern.holds);
    }
  }

  void spread() {
    needOperands(plan_, out_.registers);
    for (const Instr& in : plan_.code) {
      if (!out_.registers[in.dst]) continue;
      const bool asks = in.op == Op::MarkNumber || in.op == Op::MarkTile || in.op == Op::MarkSeat;
      if (asks && in.imm < out_.marks.size()) out_.marks[in.imm] = 1;
    }
  }

  bool readMark(size_t m) {
    bool fresh = false;
    auto of = [&](Reg reg) {
      if (reg == plan::noReg || out_.registers[reg]) return;
      use(reg);
      fresh = true;
    };
    for (const plan::MarkLine& line : plan_.course.marks[m].lines) of(line.value), of(line.guard);
    for (const plan::Step& step : plan_.course.steps)
      for (const plan::StepSets& sets : step.sets)
        if (sets.mark == m) of(sets.value);
    return fresh;
  }

  const Plan& plan_;
  Uses out_;
  std::vector<const Instr*> byReg_;
};

}  // namespace

Uses usesOf(const Plan& plan) { return UseWalk(plan).run(); }

// Backward, since instructions come after those that they read.
void needOperands(const Plan& plan, std::vector<char>& needed) {
  for (size_t i = plan.code.size(); i-- > 0;) {
    const Instr& in = plan.code[i];
    if (!needed[in.dst]) continue;
    const Reg operands[] = {in.a, in.b, in.c};
    for (int o = 0; o < plan::opInfo(in.op).operands; ++o) needed[operands[o]] = 1;
  }
}

}  // namespace kaikou::analysis
