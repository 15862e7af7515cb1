// A loop over Plan::code. The interpreter answers what the table and the reading are asked; the pure operations are those of
// values.h; only the two questions over all losers are worked out here.
#include "analysis/settled_values.h"

#include "runtime/eval/value_ops.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;
using plan::Phase;

SettledValues::SettledValues(const plan::Plan& plan, eval::Evaluator& evaluator)
    : plan_(plan), evaluator_(evaluator), program_(plan), interpreter_(plan, program_),
      context_{plan.kinds, plan.lists, plan.game.seats} {
  values_.assign(plan.laneBase() + 4u * plan.laneCount, Num(0));
  for (size_t i = 0; i < plan.constants.size(); ++i) values_[i] = plan.constants[i];
}

void SettledValues::setTable(const eval::Table& table) {
  table_ = table;
  interpreter_.setTable(table_);
  interpreter_.runDeal(program_.deal);
  run(Phase::Deal);
  run(Phase::Table);
}

void SettledValues::setReading(const eval::ReadingKey& reading) {
  reading_ = reading;
  interpreter_.setReading(reading_);
  run(Phase::Reading);
}

// A phase may stand several times, each time after what it needs.
void SettledValues::run(Phase phase) {
  for (const plan::PhaseCode& part : plan_.phases) {
    if (part.phase != phase) continue;
    for (uint32_t i = part.first; i < part.first + part.count; ++i) {
      const Instr& in = plan_.code[i];
      if (!plan_.isLane(in.dst)) {
        values_[in.dst] = value(in, 0);
        continue;
      }
      const size_t slot = plan_.laneBase() + 4u * (in.dst - plan_.laneBase());
      for (int l = 0; l < interpreter_.loserCount(); ++l) {
        const int seat = interpreter_.loser(l);
        values_[slot + static_cast<size_t>(seat)] = value(in, seat);
      }
    }
  }
}

Num SettledValues::value(const Instr& in, int seat) {
  const int operands = plan::opInfo(in.op).operands;
  const Num a = operands > 0 ? at(in.a, seat) : Num(0), b = operands > 1 ? at(in.b, seat) : Num(0), c = operands > 2 ? at(in.c, seat) : Num(0);
  if (plan::isPure(in.op)) return plan::applyPure(in.op, a, b, c, in.imm, in.origin, context_);
  switch (in.op) {
    case Op::InLoser: return Num(seat);
    case Op::EveryLoser: case Op::SomeLoser: {
      const bool every = in.op == Op::EveryLoser;
      Num sum = plan::boolean(every);
      for (int l = 0; l < interpreter_.loserCount(); ++l)
        sum = plan::applyPure(every ? Op::And : Op::Or, sum, at(in.a, interpreter_.loser(l)), {}, in.imm, in.origin, context_);
      return sum;
    }
    case Op::Ready: {
      if (plan::isFault(a)) return a;
      if (plan::isFault(b)) return b;
      const int asked = eval::seatOf(a, plan_.game.seats);
      if (!b.num || asked < 0) return Num(0);
      if (!table_.seats[static_cast<size_t>(asked)].handKnown) return eval::tableFault(eval::handNotTold(asked), in.origin);
      bool holds = false;
      if (evaluator_.ready(table_, asked, holds)) return eval::tableFault(eval::TableFault::ReadyFailed, in.origin);
      return Num(holds);
    }
    default: return interpreter_.answer(in, a, b);
  }
}

}  // namespace kaikou::analysis
