// Tallies and the payment: named lines, one after the other, each changing a running value. A line's first alternative whose
// guard holds applies. Every alternative is recorded for explanations.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

Typed Elaborator::elabTally(uint32_t index, const Env& env, Where) {
  const FlatLines& tally = flat_.tallies[index];
  uint32_t group = originOf(*tally.decl.ast, *tally.decl.decl);
  plan::LineRole role = tally.scope == syntax::Scope::EachLoser ? plan::LineRole::Loser : plan::LineRole::Winner;
  bool record = true;
  if (tally.scope == syntax::Scope::EachSeat) {
    Op seat = module_->at(env.seat).op;
    if (seat == Op::InLoser) role = plan::LineRole::Loser;
    record = seat == Op::InLoser || seat == Op::InWinner;
  }
  return elabLines(tally, env, group, role, record);
}

// Worked out when first asked: a condition may ask what a loser would pay.
void Elaborator::elabPayment() {
  if (!flat_.payment.decl || paymentProgress_ != Progress::Not) return;
  paymentProgress_ = Progress::Begun;
  path_.push_back("payment");
  Env env;
  env.seat = winner_;
  env.loser = true;
  uint32_t group = originOf(*flat_.payment.decl.ast, *flat_.payment.decl.decl);
  payment_ = elabLines(flat_.payment, env, group, plan::LineRole::Payment, true);
  path_.pop_back();
  paymentProgress_ = Progress::Done;
  if (payment_.kind == Kind::Error) return;
  module_->payment = payment_.node;
}

// `payment`, `payment before LINE`: also inside the payment itself, of a line above.
Typed Elaborator::paymentValue(Where where, const Env& env) {
  if (!env.loser) {
    error(diag::Code::NeedsLoser, where.place(), {say::WordPayment});
    return {};
  }
  if (!flat_.payment.decl) {
    error(diag::Code::NotInGame, where.place(), {say::WordPayment, say::NothingIsPaid}, say::DeclareAPayment);
    return {};
  }
  elabPayment();
  const std::string& line = where->text;
  if (line.empty()) {
    if (paymentProgress_ == Progress::Begun) return cycle(where.place(), "payment");
    return combine(payment_.kind, payment_.node, {&payment_});
  }
  auto before = paymentBefore_.find(line);
  if (before != paymentBefore_.end()) return combine(Kind::Num, before->second.node, {&before->second});
  std::vector<std::string> names;
  for (const auto& ref : flat_.payment.lines) names.push_back(ref.line->name.text);
  std::string near = diag::nearest(line, names);
  error(diag::Code::UnknownName, where.place(), {line}, near.empty() ? text::Bilingual() : say::DidYouMeanLine(near));
  return {};
}

Typed Elaborator::elabLines(const FlatLines& lines, const Env& env, uint32_t group, plan::LineRole role, bool record) {
  // A product starts at one, everything else at nothing.
  bool product = !lines.lines.empty() && !lines.lines[0].line->ops.empty() &&
                 lines.lines[0].line->ops[0].action == syntax::LineAction::Times;
  Typed total;
  total.kind = Kind::Num;
  total.node = build_.number(product ? 1 : 0);
  bool fine = true;
  uint32_t outerOrigin = build_.origin();
  for (const auto& ref : lines.lines) {
    const syntax::Line& line = *ref.line;
    if (role == plan::LineRole::Payment) paymentBefore_[line.name.text] = total;
    uint32_t origin = originOf(*ref.ast, line.name.text, line.title, line.cites, line.name.span);
    build_.setOrigin(origin);
    Env inner = env;
    inner.value = total.node;
    inner.valueDeps = total.deps;
    NodeId untouched = build_.boolean(true);   // no earlier alternative applied
    NodeId result = total.node;
    Typed after = total;
    std::vector<ir::Line> records;
    struct Alternative { NodeId applies, value; };
    std::vector<Alternative> alternatives;
    for (const auto& op : line.ops) {
      uint8_t guardDeps = 0;
      NodeId holds = guard(*ref.ast, op.guard, inner, anyTime, &guardDeps);
      NodeId applies = build_.op(Op::And, ir::Type::Bool, untouched, holds);
      untouched = build_.op(Op::And, ir::Type::Bool, untouched, build_.op(Op::Not, ir::Type::Bool, holds));
      Where valueAt{ref.ast, op.value};
      Typed value = elab(valueAt, inner);
      if (value.kind == Kind::None &&
          (op.action == syntax::LineAction::AtMost || op.action == syntax::LineAction::AtLeast)) {
        value.kind = Kind::Num;
      }
      if (failsAlready(value, valueAt)) value = {};
      if (value.kind != Kind::Num) {
        mismatch(valueAt, kindName(Kind::Num), value);
        fine = false;
        continue;
      }
      if (op.each != syntax::noExpr) {
        Typed times = elabAs({ref.ast, op.each}, inner, Kind::Num, anyTime);
        if (times.kind == Kind::Error) {
          fine = false;
          continue;
        }
        Op repeat = op.action == syntax::LineAction::Times ? Op::Pow : Op::Mul;
        value = combine(Kind::Num, build_.op(repeat, ir::Type::Num, value.node, times.node), {&value, &times});
      }
      static const Op ops[] = {Op::Move, Op::Add, Op::Sub, Op::Mul, Op::Min, Op::Max, Op::RoundUp, Op::RoundDown};
      NodeId changed = op.action == syntax::LineAction::Becomes
                           ? value.node
                           : build_.op(ops[static_cast<int>(op.action)], ir::Type::Num, total.node, value.node);
      alternatives.push_back({applies, changed});
      after = combine(Kind::Num, after.node, {&after, &value});
      after.deps |= guardDeps;
      records.push_back({origin, group, role, static_cast<plan::LineAction>(op.action), value.node, applies, noNode});
    }
    for (size_t i = alternatives.size(); i-- > 0;) {
      result = build_.op(Op::Select, ir::Type::Num, alternatives[i].applies, alternatives[i].value, result);
    }
    after.node = result;
    total = after;
    total.kind = Kind::Num;
    for (auto& item : records) {
      item.after = result;
      if (record) module_->lines.push_back(item);
    }
  }
  build_.setOrigin(outerOrigin);
  if (!fine) return {};
  return total;
}

}  // namespace kaikou::sema
