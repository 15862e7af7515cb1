// One rule for each way of saying the same; what has no rule stands as it is.
#include "analysis/value_forms.h"

#include <algorithm>

#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Op;

namespace {

bool isTruth(Op op) {
  switch (op) {
    case Op::Eq: case Op::Ne: case Op::Lt: case Op::Le: case Op::And: case Op::Or: case Op::Not: case Op::SetHas: case Op::SetSubset: case Op::EveryLoser: case Op::SomeLoser:
    case Op::InSelfDrawn: case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles: case Op::InDrawnHand: case Op::OpeningsOneSuit:
    case Op::FullyConcealed: case Op::Ready: case Op::HoldsRanks: case Op::AnyOffender: case Op::InGiverKong: case Op::KongIn: case Op::SeatsHave: case Op::FirstDraw:
    case Op::InExhausted: case Op::ShapeIs: case Op::SameRun: case Op::SameTriplet: case Op::Related: case Op::Straight:
      return true;
    default: return false;
  }
}

/// Counts: whole, and not below 0.
bool isCount(Op op) {
  switch (op) {
    case Op::SetSize: case Op::Openings: case Op::CallCount: case Op::HandCount: case Op::AsideCount: case Op::KindsHeld: case Op::SuitsHeld: case Op::InDice: case Op::InLeft:
    case Op::InDiscards: case Op::InCalls: case Op::WinsOf: case Op::InHandsPlayed: case Op::InClaimants: case Op::StandingOf: case Op::ClaimedOf: case Op::SeenOf: case Op::TurnedIn:
    case Op::NewestIn: case Op::NextOfTurned: case Op::FeatureField: case Op::Jokers: case Op::TripletsIn: case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::Links: case Op::SeatPlace:
      return true;
    default: return false;
  }
}

bool gathers(Op op) {
  switch (op) {
    case Op::Add: case Op::Mul: case Op::Min: case Op::Max: case Op::SetUnion: return true;
    default: return false;
  }
}

}  // namespace

uint32_t ValueForms::put(Value value) {
  std::string key = value.isConstant ? "c" + std::to_string(value.constant.num) + '/' + std::to_string(value.constant.den) : std::to_string(static_cast<int>(value.op));
  if (!value.isConstant) {
    for (uint32_t part : value.parts) key += ' ' + std::to_string(part);
    key += '#' + value.more;
  }
  const auto [place, fresh] = known_.try_emplace(std::move(key), static_cast<uint32_t>(values_.size()));
  if (!fresh) return place->second;
  auto all = [&](bool Value::*is) { return !value.parts.empty() && std::all_of(value.parts.begin(), value.parts.end(), [&](uint32_t part) { return values_[part].*is; }); };
  if (!value.isConstant) {
    const bool ofAll = value.op == Op::EveryLoser || value.op == Op::SomeLoser;
    value.ofLoser = value.op == Op::InLoser || (!ofAll && std::any_of(value.parts.begin(), value.parts.end(), [&](uint32_t part) { return values_[part].ofLoser; }));
    value.truth = isTruth(value.op);
    value.natural = value.truth || isCount(value.op), value.whole = value.natural;
    switch (value.op) {
      case Op::Add: case Op::Mul: case Op::Min: case Op::Max: value.whole = all(&Value::whole), value.natural = all(&Value::natural); break;
      case Op::Sub: case Op::Neg: value.whole = all(&Value::whole); break;
      case Op::Select: {
        const Value &yes = values_[value.parts[1]], &no = values_[value.parts[2]];
        value.whole = yes.whole && no.whole, value.natural = yes.natural && no.natural, value.truth = yes.truth && no.truth;
        break;
      }
      case Op::MarkNumber: case Op::PointsOf: value.whole = true; break;
      default: break;
    }
  }
  values_.push_back(std::move(value));
  return place->second;
}

uint32_t ValueForms::constant(Num value) {
  Value out;
  out.isConstant = true, out.constant = value;
  out.whole = value.isWhole() && !plan::isFault(value), out.natural = out.whole && value.num >= 0;
  out.truth = out.whole && (value.num == 0 || value.num == 1);
  return put(std::move(out));
}

bool ValueForms::isWhole(uint32_t value, int64_t number) const { return values_[value].isConstant && values_[value].whole && values_[value].constant.num == number; }

uint32_t ValueForms::shifted(uint32_t value, int by) { return constant(Num(values_[value].constant.num + by)); }

// Conditions are as deep as their authors like: below a bound a `not` stays a `not`.
uint32_t ValueForms::negated(uint32_t truth) {
  constexpr int deepest = 1000;
  if (const auto known = negations_.find(truth); known != negations_.end()) return known->second;
  if (depth_ >= deepest) return put({Op::Not, {truth}, {}, {}, false, true, true, true, false});
  ++depth_;
  const uint32_t contrary = contraryOf(truth);
  --depth_;
  negations_.emplace(truth, contrary), negations_.emplace(contrary, truth);
  return contrary;
}

void ValueForms::atomsOf(uint32_t condition, std::vector<uint32_t>& out) const {
  std::vector<uint32_t> open{condition};
  for (size_t tries = 0; !open.empty() && tries < 1000; ++tries) {
    const uint32_t one = open.back();
    open.pop_back();
    const Value& value = values_[one];
    if (value.isConstant) continue;
    if (value.op == Op::And || value.op == Op::Or || value.op == Op::Not) open.insert(open.end(), value.parts.begin(), value.parts.end());
    else out.push_back(one);
  }
}

uint32_t ValueForms::contraryOf(uint32_t truth) {
  const Value value = values_[truth];
  if (value.isConstant) return constant(Num(value.constant.num == 0));
  switch (value.op) {
    case Op::Not: return value.parts[0];
    case Op::And: case Op::Or: {
      std::vector<uint32_t> parts;
      for (uint32_t part : value.parts) parts.push_back(negated(part));
      return logic(value.op == Op::And ? Op::Or : Op::And, parts);
    }
    case Op::Lt: return compared(Op::Le, value.parts[1], value.parts[0]);
    case Op::Le: return compared(Op::Lt, value.parts[1], value.parts[0]);
    case Op::Eq: return put({Op::Ne, value.parts, {}, {}, false, true, true, true, false});
    case Op::Ne: return put({Op::Eq, value.parts, {}, {}, false, true, true, true, false});
    case Op::EveryLoser: case Op::SomeLoser:
      return put({value.op == Op::EveryLoser ? Op::SomeLoser : Op::EveryLoser, {negated(value.parts[0])}, {}, {}, false, true, true, true, false});
    default: return put({Op::Not, {truth}, {}, {}, false, true, true, true, false});
  }
}

uint32_t ValueForms::logic(Op op, const std::vector<uint32_t>& parts) {
  std::vector<uint32_t> all;
  for (uint32_t part : parts) {
    const Value& value = values_[part];
    if (value.isConstant) {
      const bool holds = value.constant.num != 0;
      if (holds == (op == Op::Or)) return constant(Num(holds));
      continue;
    }
    if (value.op == op) all.insert(all.end(), value.parts.begin(), value.parts.end());
    else all.push_back(part);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (all.empty()) return constant(Num(op == Op::And));
  if (all.size() == 1) return all[0];
  const std::vector<uint32_t> sides = all;
  for (uint32_t part : sides) {
    if (values_[part].op == Op::And || values_[part].op == Op::Or) continue;
    if (std::binary_search(sides.begin(), sides.end(), negated(part))) return constant(Num(op == Op::Or));
  }
  return put({op, std::move(all), {}, {}, false, true, true, true, false});
}

uint32_t ValueForms::compared(Op op, uint32_t a, uint32_t b) {
  const bool whole = values_[a].whole && values_[b].whole;
  constexpr int64_t far = int64_t{1} << 60;
  auto near = [&](uint32_t v) { return values_[v].isConstant && values_[v].whole && values_[v].constant.num < far && values_[v].constant.num > -far; };
  if (op == Op::Lt && whole) {
    if (near(a)) op = Op::Le, a = shifted(a, 1);
    else if (near(b)) op = Op::Le, b = shifted(b, -1);
  }
  // Of a count: not above 0 is 0; not below 1 is not 0.
  if (op == Op::Le && values_[a].natural && isWhole(b, 0)) return put({Op::Eq, {std::min(a, b), std::max(a, b)}, {}, {}, false, true, true, true, false});
  if (op == Op::Le && values_[b].natural && isWhole(a, 1)) {
    const uint32_t zero = constant(Num(0));
    return put({Op::Ne, {std::min(zero, b), std::max(zero, b)}, {}, {}, false, true, true, true, false});
  }
  return put({op, {a, b}, {}, {}, false, true, true, true, false});
}

uint32_t ValueForms::chosen(uint32_t condition, uint32_t yes, uint32_t no) {
  if (values_[condition].isConstant) return values_[condition].constant.num ? yes : no;
  if (yes == no) return yes;
  // Of a condition and its contrary the one that came first is asked.
  if (const uint32_t contrary = negated(condition); contrary < condition) condition = contrary, std::swap(yes, no);
  if (isWhole(yes, 1) && isWhole(no, 0)) return condition;
  if (isWhole(yes, 0) && isWhole(no, 1)) return negated(condition);
  return put({Op::Select, {condition, yes, no}, {}, {}, false, false, false, false, false});
}

// 4 ^ n is 2 ^ 2n.
uint32_t ValueForms::power(uint32_t base, uint32_t exponent, const plan::ValueContext& context) {
  if (values_[base].isConstant && values_[base].whole && values_[base].natural && values_[exponent].natural) {
    const int64_t number = values_[base].constant.num;
    for (int64_t root = 2; root * root <= number && root < 1000; ++root) {
      int64_t rest = number, times = 0;
      while (rest % root == 0) rest /= root, ++times;
      if (rest != 1 || times < 2) continue;
      plan::Instr mul;
      mul.op = Op::Mul;
      return put({Op::Pow, {constant(Num(root)), gathered(mul, {constant(Num(times)), exponent}, context)}, {}, {}, false, false, false, false, false});
    }
  }
  return put({Op::Pow, {base, exponent}, {}, {}, false, false, false, false, false});
}

// Constants among the operands are one.
uint32_t ValueForms::gathered(const plan::Instr& in, const std::vector<uint32_t>& parts, const plan::ValueContext& context) {
  std::vector<uint32_t> all;
  for (uint32_t part : parts) {
    if (!values_[part].isConstant && values_[part].op == in.op) all.insert(all.end(), values_[part].parts.begin(), values_[part].parts.end());
    else all.push_back(part);
  }
  bool any = false;
  Num sum;
  std::vector<uint32_t> rest;
  for (uint32_t part : all) {
    if (!values_[part].isConstant) {
      rest.push_back(part);
      continue;
    }
    const Num made = any ? plan::applyPure(in.op, sum, values_[part].constant, {}, in.imm, in.origin, context) : values_[part].constant;
    if (plan::isFault(made)) rest.push_back(part);
    else sum = made, any = true;
  }
  const bool idle = any && !rest.empty() && ((in.op == Op::Add && sum == Num(0)) || (in.op == Op::Mul && sum == Num(1)) || (in.op == Op::SetUnion && sum == Num(0)));
  if (any && !idle) rest.push_back(constant(sum));
  std::sort(rest.begin(), rest.end());
  if (in.op == Op::Min || in.op == Op::Max || in.op == Op::SetUnion) rest.erase(std::unique(rest.begin(), rest.end()), rest.end());
  if (rest.size() == 1) return rest[0];
  return put({in.op, std::move(rest), {}, {}, false, false, false, false, false});
}

uint32_t ValueForms::of(const plan::Instr& in, std::vector<uint32_t> parts, const std::string& more, const plan::ValueContext& context) {
  const bool known = plan::isPure(in.op) && !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](uint32_t part) { return values_[part].isConstant; });
  if (known) {
    auto operand = [&](size_t i) { return i < parts.size() ? values_[parts[i]].constant : Num(); };
    const Num made = plan::applyPure(in.op, operand(0), operand(1), operand(2), in.imm, in.origin, context);
    if (!plan::isFault(made)) return constant(made);
  }
  switch (in.op) {
    case Op::Move: return parts[0];
    case Op::Not: return negated(parts[0]);
    case Op::And: case Op::Or: return logic(in.op, parts);
    case Op::Lt: case Op::Le: return compared(in.op, parts[0], parts[1]);
    case Op::Eq: case Op::Ne: {
      std::sort(parts.begin(), parts.end());
      // Whether a truth is yes, or no.
      for (int side = 0; side < 2; ++side) {
        const uint32_t asked = parts[static_cast<size_t>(side)], with = parts[static_cast<size_t>(1 - side)];
        if (!values_[asked].truth || values_[asked].isConstant || !values_[with].isConstant || !values_[with].truth) continue;
        return (values_[with].constant.num == 1) == (in.op == Op::Eq) ? asked : negated(asked);
      }
      if (parts[0] == parts[1]) return constant(Num(in.op == Op::Eq));
      return put({in.op, std::move(parts), {}, {}, false, true, true, true, false});
    }
    case Op::Select: return chosen(parts[0], parts[1], parts[2]);
    case Op::Pow: return power(parts[0], parts[1], context);
    case Op::Sub:
      if (values_[parts[1]].isConstant && !values_[parts[1]].constant.isNone()) {
        const Num turned = plan::applyPure(Op::Neg, values_[parts[1]].constant, {}, {}, 0, in.origin, context);
        plan::Instr add = in;
        add.op = Op::Add;
        if (!plan::isFault(turned)) return gathered(add, {parts[0], constant(turned)}, context);
      }
      break;
    default:
      if (gathers(in.op)) return gathered(in, parts, context);
      break;
  }
  return put({in.op, std::move(parts), more, {}, false, false, false, false, false});
}

}  // namespace kaikou::analysis
