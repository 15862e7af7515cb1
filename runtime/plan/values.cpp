// The pure operations. Everything returns a value; failures are fault values (see values.h).
#include "runtime/plan/values.h"

namespace kaikou::plan {

namespace {

Num checked(NumError error, Num value, uint32_t origin) {
  return error == NumError::Ok ? value : faultValue(error, origin);
}

Num ringStep(Num tile, bool forward, uint32_t origin, const std::vector<Kind>& kinds) {
  if (tile.num < 0 || tile.num >= static_cast<int64_t>(kinds.size())) return faultValue(NumError::NoRing, origin);
  const Kind& kind = kinds[static_cast<size_t>(tile.num)];
  int8_t step = forward ? kind.next : kind.previous;
  return step == noTile ? faultValue(NumError::NoRing, origin) : Num(step);
}

Num listAt(Num index, uint32_t imm, uint32_t origin, const std::vector<std::vector<Num>>& lists) {
  if (!index.isWhole()) return faultValue(NumError::BadIndex, origin);
  const auto& list = lists[imm];
  if (index.num < 1 || list.empty()) return Num(0);
  size_t last = list.size();
  return list[index.num > static_cast<int64_t>(last) ? last - 1 : static_cast<size_t>(index.num - 1)];
}

Num seatStep(Num seat, int step, int seats) { return seat.num < 0 ? seat : Num((seat.num % seats + step) % seats); }

}  // namespace

Num applyPure(Op op, Num a, Num b, Num c, uint32_t imm, uint32_t origin, const ValueContext& context) {
  Num out;
  switch (op) {
    case Op::Select:
      // Whichever is chosen, it is the same: so the passes may leave the choice out.
      if (isFault(a)) return b == c ? b : a;
      return a.num != 0 ? b : c;
    case Op::And:
      if ((!isFault(a) && a.num == 0) || (!isFault(b) && b.num == 0)) return boolean(false);
      return isFault(a) ? a : isFault(b) ? b : boolean(true);
    case Op::Or:
      if ((!isFault(a) && a.num != 0) || (!isFault(b) && b.num != 0)) return boolean(true);
      return isFault(a) ? a : isFault(b) ? b : boolean(false);
    default:
      break;
  }
  if (isFault(a)) return a;
  if (isFault(b)) return b;
  switch (op) {
    case Op::Move: return a;
    case Op::Add: return checked(addNum(a, b, out), out, origin);
    case Op::Sub: return checked(subNum(a, b, out), out, origin);
    case Op::Mul: return checked(mulNum(a, b, out), out, origin);
    case Op::Div: return checked(divNum(a, b, out), out, origin);
    case Op::Pow: return checked(powNum(a, b, out), out, origin);
    case Op::Neg: return checked(negNum(a, out), out, origin);
    case Op::RoundUp: return checked(roundTo(a, b, true, out), out, origin);
    case Op::RoundDown: return checked(roundTo(a, b, false, out), out, origin);
    case Op::Min: return compareNum(a, b) <= 0 ? a : b;
    case Op::Max: return compareNum(a, b) >= 0 ? a : b;
    case Op::Eq: return boolean(a == b);
    case Op::Ne: return boolean(!(a == b));
    case Op::Lt: return boolean(compareNum(a, b) < 0);
    case Op::Le: return boolean(compareNum(a, b) <= 0);
    case Op::Not: return boolean(a.num == 0);
    case Op::SetHas: return boolean(b.num >= 0 && ((asSet(a) >> (b.num & 63)) & 1) != 0);
    case Op::SetUnion: return fromSet(asSet(a) | asSet(b));
    case Op::SetExcept: return fromSet(asSet(a) & ~asSet(b));
    case Op::SetOf: return fromSet(a.num < 0 ? 0 : TileSet{1} << (a.num & 63));
    case Op::SetSize: return Num(std::popcount(asSet(a)));
    case Op::SetSubset: return boolean(asSet(a) != 0 && (asSet(a) & ~asSet(b)) == 0);
    case Op::TileNext: return ringStep(a, true, origin, context.kinds);
    case Op::TilePrevious: return ringStep(a, false, origin, context.kinds);
    case Op::ListAt: return listAt(a, imm, origin, context.lists);
    case Op::SeatNext: return seatStep(a, 1, context.seats);
    case Op::SeatPrevious: return seatStep(a, context.seats - 1, context.seats);
    default: return Num(0);
  }
}

}  // namespace kaikou::plan
