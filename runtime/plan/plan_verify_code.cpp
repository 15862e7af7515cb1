// Verifies the code of a plan and keeps what it learns of the registers for the rest of the verifier.
//
// One pass over straight-line code: definition before use, each register written once, lanes, immediates, types. Types
// are found by joining registers that must have one type (copies, choices, comparisons); constants may serve as several
// types (a 1 is a number and a tile), so they are not joined but checked wherever a type is known.
#include <fmt/format.h>

#include "runtime/plan/plan_verify.h"
#include "runtime/plan/plan_verify_parts.h"

namespace kaikou::plan {

TileSet allKinds(const Plan& plan) {
  return plan.kinds.size() >= 64 ? ~TileSet{0} : (TileSet{1} << plan.kinds.size()) - 1;
}

namespace {

/// imm = shift | width << 8, inside one feature.
Finding verifyField(const Plan& plan, uint32_t imm) {
  const uint32_t shift = imm & 0xff;
  const uint32_t width = imm >> 8;
  for (const Feature& feature : plan.features.features)
    if (width >= 1 && width <= feature.width && shift >= feature.shift &&
        shift + width <= feature.shift + feature.width + 0u)
      return {};
  return fmt::format("bits {} to {} are in no feature", shift, shift + width - 1);
}

}  // namespace

Finding verifyImmediate(const Plan& plan, const Instr& instr) {
  const uint32_t imm = instr.imm;
  auto below = [&](size_t size, const char* what) -> Finding {
    if (imm < size) return {};
    return fmt::format("there is no {} {}", what, imm);
  };
  switch (instr.op) {
    case Op::ListAt: return below(plan.lists.size(), "list");
    case Op::InFact: return below(plan.facts.size(), "fact");
    case Op::ShapeIs: return below(plan.shapes.size(), "shape");
    case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: {
      if (imm >= plan.course.marks.size()) return below(plan.course.marks.size(), "mark");
      const MarkType type = plan.course.marks[imm].type;
      const Op right = type == MarkType::Tile ? Op::MarkTile : type == MarkType::Seat ? Op::MarkSeat : Op::MarkNumber;
      return instr.op == right ? Finding{} : fmt::format("mark {} is of another type", imm);
    }
    case Op::TurnedIn: case Op::NewestIn: case Op::NextOfTurned: return below(plan.course.turnUps.size(), "tile turned up");
    case Op::CallCount: case Op::KongIn:
      if (plan.calls.size() >= 32 || imm >> plan.calls.size() == 0) return {};
      return fmt::format("the mask {:#x} has calls that do not exist", imm);
    case Op::FeatureField: return verifyField(plan, imm);
    case Op::PairTile:
      if (imm >> 8 != 7) return "the tile of the pair takes a field of 7 bits";
      return verifyField(plan, imm);
    case Op::SameRun: case Op::SameTriplet:
      if (imm >= 1 && imm <= limits::blocks) return {};
      return fmt::format("{} is no number of suits", imm);
    case Op::Related: return below(plan.relations.size(), "relation");
    case Op::Links: return below(plan.links.size(), "question for links");
    case Op::KindsHeld:
      if (imm < 32 && (imm & 7) != 0) return {};
      return fmt::format("{:#x} is no number of tiles", imm);
    case Op::Waits: case Op::SuitsHeld:
      if (imm <= 1) return {};
      return fmt::format("{} is no place of tiles", imm);
    case Op::HoldsRanks:
      if (imm >= 1 && imm < 1u << (3 * limits::blockSize)) return {};
      return fmt::format("{:#x} are no ranks", imm);
    case Op::Straight:
      if (imm >= 1 && imm < 1u << (limits::blockSize + 1)) return {};
      return fmt::format("{:#x} is no set of ranks", imm);
    default:
      if (imm == 0) return {};
      return "an immediate that is not used must be 0";
  }
}

Registers::Registers(const Plan& plan)
    : plan_(plan),
      kinds_(allKinds(plan)),
      parties_(plan.course.followed ? TileSet{2} * (TileSet{1} << houseBit) - 1 : 0),
      count_(plan.scalarCount + plan.laneCount),
      written_(count_),
      ready_(count_),
      phase_(count_, Phase::Deal),
      type_(count_, ValueType::Same),
      parent_(count_) {
  for (uint32_t r = 0; r < count_; ++r) parent_[r] = static_cast<Reg>(r);
  for (size_t r = 0; r < plan.constants.size(); ++r) written_[r] = true;
}

std::string Registers::name(Reg reg) const {
  if (isConstant(reg)) return fmt::format("c{}", reg);
  return isLane(reg) ? fmt::format("l{}", reg - plan_.laneBase()) : fmt::format("s{}", reg);
}

Finding Registers::runCode() {
  size_t next = 0;
  Phase now = Phase::Deal;
  for (const PhaseCode& run : plan_.phases) {
    if (run.phase < now)
      return fmt::format("the {} phase comes after the {} phase", phaseName(run.phase), phaseName(now));
    if (run.first != next || run.count > plan_.code.size() - next)
      return "the phases do not cut the code into consecutive runs";
    now = run.phase;
    for (const size_t end = next + run.count; next < end; ++next) {
      const Instr& instr = plan_.code[next];
      if (static_cast<int>(instr.op) >= opCount) return fmt::format("instruction {}: there is no such operation", next);
      if (Finding finding = checkInstr(instr, now))
        return fmt::format("instruction {} ({}): {}", next, opInfo(instr.op).name, *finding);
    }
  }
  if (next != plan_.code.size()) return "some of the code is in no phase";
  return {};
}

Finding Registers::checkInstr(const Instr& instr, Phase phase) {
  const OpInfo& info = opInfo(instr.op);
  if (phase < info.earliest) return fmt::format("the {} phase does not know this yet", phaseName(phase));
  if (instr.origin >= plan_.origins.size()) return fmt::format("there is no origin {}", instr.origin);
  if (instr.dst >= count_) return fmt::format("there is no register {}", instr.dst);
  if (written_[instr.dst]) return fmt::format("{} is written already", name(instr.dst));
  if (isLane(instr.dst) && phase == Phase::Deal) return "the deal has no losers to write lanes for";
  if (instr.op == Op::InLoser && !isLane(instr.dst)) return "only a lane has a loser";
  if (instr.op == Op::Ready && ++readyQuestions_ > limits::readyQuestions)
    return "too many questions whether a seat is ready";
  if (Finding finding = checkOperands(instr)) return finding;
  if (Finding finding = verifyImmediate(plan_, instr)) return finding;
  written_[instr.dst] = true;
  phase_[instr.dst] = phase;
  return checkTypes(instr);
}

Finding Registers::checkOperands(const Instr& instr) {
  const bool overLosers = instr.op == Op::EveryLoser || instr.op == Op::SomeLoser;
  const Reg operands[] = {instr.a, instr.b, instr.c};
  bool ready = instr.op == Op::Ready;
  for (int i = 0; i < 3; ++i) {
    const Reg reg = operands[i];
    if (i >= opInfo(instr.op).operands) {
      if (reg != 0) return "an operand that is not used must be 0";
      continue;
    }
    if (reg >= count_) return fmt::format("there is no register {}", reg);
    if (!written_[reg]) return fmt::format("{} is not written before", name(reg));
    if (overLosers && !isLane(reg)) return fmt::format("{} is no lane", name(reg));
    if (!overLosers && isLane(reg) && !isLane(instr.dst))
      return fmt::format("the lane {} is read outside of lanes", name(reg));
    ready = ready || ready_[reg];
  }
  if (overLosers && isLane(instr.dst)) return "what holds over all losers is no lane";
  ready_[instr.dst] = ready;
  return {};
}

Finding Registers::checkTypes(const Instr& instr) {
  const OpInfo& info = opInfo(instr.op);
  const Reg operands[] = {instr.a, instr.b, instr.c};
  ValueType result = info.result;
  if (instr.op == Op::InFact) {
    const Fact& fact = plan_.facts[instr.imm];
    if (fact.defaultValue >= count_ || !written_[fact.defaultValue])
      return "the default of the fact is not written before";
    result = fact.type == FactType::Tile ? ValueType::Tile : ValueType::Number;
  }
  for (size_t i = 0; i < static_cast<size_t>(info.operands); ++i) {
    if (info.types[i] == ValueType::Same) continue;
    if (Finding finding = constrain(operands[i], info.types[i])) return finding;
  }
  if (result != ValueType::Same) {
    if (Finding finding = constrain(instr.dst, result)) return finding;
  }
  switch (instr.op) {
    case Op::Move: return sameType(instr.dst, instr.a);
    case Op::Eq: case Op::Ne: return sameType(instr.a, instr.b);
    case Op::Select: {
      Finding finding = sameType(instr.dst, instr.b);
      return finding ? finding : sameType(instr.dst, instr.c);
    }
    default: return {};
  }
}

Reg Registers::rootOf(Reg reg) const {
  while (parent_[reg] != reg) reg = parent_[reg] = parent_[parent_[reg]];
  return reg;
}

Finding Registers::constrain(Reg reg, ValueType type) {
  if (isConstant(reg)) return checkConstant(reg, type);
  ValueType& known = type_[rootOf(reg)];
  if (known != ValueType::Same && known != type)
    return fmt::format("{} is a {}, not a {}", name(reg), valueTypeName(known), valueTypeName(type));
  known = type;
  return {};
}

Finding Registers::sameType(Reg a, Reg b) {
  if (isConstant(a) && isConstant(b)) return {};
  if (isConstant(a) || isConstant(b)) {
    copies_.push_back(isConstant(a) ? Copy{a, b} : Copy{b, a});
    return {};
  }
  const Reg rootA = rootOf(a);
  const Reg rootB = rootOf(b);
  if (rootA == rootB) return {};
  if (type_[rootB] != ValueType::Same) {
    if (Finding finding = constrain(a, type_[rootB])) return finding;
  }
  parent_[rootB] = rootA;
  return {};
}

Finding Registers::checkConstant(Reg reg, ValueType type) const {
  const Num value = plan_.constants[reg];
  bool fits = true;
  switch (type) {
    case ValueType::Same: case ValueType::Number: break;
    case ValueType::Tile:
      fits = value.isWhole() && value.num >= noTile && value.num < static_cast<int64_t>(plan_.kinds.size());
      break;
    case ValueType::Seat: fits = value.isWhole() && value.num >= nobody && value.num < seatCount; break;
    case ValueType::Set: fits = value.isWhole() && (static_cast<TileSet>(value.num) & ~(kinds_ | parties_)) == 0; break;
  }
  if (fits) return {};
  return fmt::format("{} = {} is no {}", name(reg), toString(value), valueTypeName(type));
}

Finding Registers::use(Reg reg, ValueType type, Phase latest, Lane lane) {
  if (reg >= count_) return fmt::format("there is no register {}", reg);
  if (!written_[reg]) return fmt::format("{} is never written", name(reg));
  if (lane == Lane::Never && isLane(reg)) return fmt::format("{} is a lane", name(reg));
  if (lane == Lane::Always && !isLane(reg)) return fmt::format("{} is no lane", name(reg));
  if (phase_[reg] > latest)
    return fmt::format("{} is not known before the {} phase", name(reg), phaseName(phase_[reg]));
  return constrain(reg, type);
}

Finding Registers::finish() const {
  for (const Copy& copy : copies_)
    if (Finding finding = checkConstant(copy.constant, type_[rootOf(copy.reg)])) return finding;
  return {};
}

}  // namespace kaikou::plan
