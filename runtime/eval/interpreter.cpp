// The interpreter loop and what it asks of the table.
//
// One switch over 2 x op (scalar, lanes): a lane instruction runs for the losers' lanes inside its case, so
// the dispatch is paid once. Operations that look at the table or the reading go through `input`. Nothing is
// trusted to be in range that a table may carry: seats and tiles are checked or masked. Failures leave fault
// values (runtime/plan/values.h). Tested by tests/eval/interpreter_test.cpp.
#include "runtime/eval/interpreter.h"

#include <algorithm>
#include <bit>

#include "runtime/eval/value_ops.h"
#include "runtime/hand/feature_math.h"

namespace kaikou::eval {

using plan::Op;

Interpreter::Interpreter(const plan::Plan& plan, const Program& program)
    : plan_(plan), registers_(program.slots) {
  std::copy(plan.constants.begin(), plan.constants.end(), registers_.begin());
  seats_ = std::clamp<int>(plan.game.seats, 2, plan::seatCount);
  for (size_t i = 0; i < plan.calls.size() && i < noCall; ++i) {
    const plan::Call* call = &plan.calls[i];
    if (call->source == plan::CallSource::InHand) inHand_ |= uint64_t{1} << i;
    bool opens = call->opens;
    // A meld that was added to keeps the place of the meld it grew from.
    for (size_t steps = 0; !opens && call->addedTo >= 0 && steps < plan.calls.size(); ++steps) {
      call = &plan.calls[call->addedTo];
      opens = call->opens;
    }
    if (opens) opening_ |= uint64_t{1} << i;
  }
  for (const plan::Feature& f : plan.features.features) {
    if (f.kind != plan::FeatureKind::RunCount && f.kind != plan::FeatureKind::TripletAt) continue;
    const int k = std::countr_zero(f.tiles);
    if (k >= static_cast<int>(plan.kinds.size())) continue;
    const plan::Kind& kind = plan.kinds[k];
    auto& fields = f.kind == plan::FeatureKind::RunCount ? runFields_ : tripletFields_;
    fields.push_back(
        {static_cast<uint8_t>(k), kind.block, kind.rank, f.shift, f.width, plan.blocks[kind.block].isSuit});
  }
}

void Interpreter::setTable(const Table& table) {
  table_ = &table;
  winner_ = table.win.seat & 3;
  loserCount_ = 0;
  meldBound_ = plan_.handSize() / 3;
  for (int s = 0; s < seats_; ++s) {
    if (s != winner_) losers_[loserCount_++] = s;
    meldBound_ = std::max<int>(meldBound_, table.seats[s].meldCount);
  }
  meldBound_ = std::min(meldBound_, maxMelds);
  for (int s = 0; s < seats_; ++s) {
    // A byte a meld, the first lowest; the rest stay noCall. Most seats have laid little.
    uint64_t melds = 0x0101010101010101u * noCall;
    const int count = std::min<int>(table.seats[s].meldCount, maxMelds);
    for (int i = 0; i < count; ++i) {
      const uint64_t call = std::min<uint8_t>(table.seats[s].melds[i].call, noCall);
      melds ^= (call ^ noCall) << (8 * i);
    }
    seatCalls_[s] = melds;
  }
}

// Each pure operation, once for a scalar and once over the lanes: FAST may set r[d] and leave with true.
#define PURE(OP, FAST)                                                                                 \
  case 2 * static_cast<int>(Op::OP): {                                                                 \
    const Num &a = r[in.a], &b = r[in.b], &c = r[in.c];                                                \
    Num& out = r[in.dst];                                                                              \
    (void)b, (void)c;                                                                                  \
    if (!(FAST)) out = plan::applyPure(Op::OP, a, b, c, in.imm, in.origin, context);                   \
    break;                                                                                             \
  }                                                                                                    \
  case 2 * static_cast<int>(Op::OP) + 1:                                                               \
    for (int i = 0; i < loserCount_; ++i) {                                                            \
      const uint32_t s = losers_[i];                                                                   \
      const Num &a = r[in.a + in.stepA * s], &b = r[in.b + in.stepB * s], &c = r[in.c + in.stepC * s]; \
      Num& out = r[in.dst + s];                                                                        \
      (void)b, (void)c;                                                                                \
      if (!(FAST)) out = plan::applyPure(Op::OP, a, b, c, in.imm, in.origin, context);                 \
    }                                                                                                  \
    break;
#define SETS(EXPR) noFault(a, b) && (out = (EXPR), true)

// The same operations where operands and result are whole numbers for certain (whole_ranges.h): only `num` is touched, since
// `den` is 1 already.
#define WHOLE(OP, EXPR)                                                                                \
  case wholeBase + 2 * static_cast<int>(Op::OP): {                                                     \
    const int64_t a = r[in.a].num, b = r[in.b].num, c = r[in.c].num;                                   \
    (void)a, (void)b, (void)c;                                                                         \
    r[in.dst].num = (EXPR);                                                                            \
    break;                                                                                             \
  }                                                                                                    \
  case wholeBase + 2 * static_cast<int>(Op::OP) + 1:                                                   \
    for (int i = 0; i < loserCount_; ++i) {                                                            \
      const uint32_t s = losers_[i];                                                                   \
      const int64_t a = r[in.a + in.stepA * s].num, b = r[in.b + in.stepB * s].num,                    \
                    c = r[in.c + in.stepC * s].num;                                                    \
      (void)a, (void)b, (void)c;                                                                       \
      r[in.dst + s].num = (EXPR);                                                                      \
    }                                                                                                  \
    break;

namespace {

// Known to fit (whole_ranges.h).
inline int64_t wholePower(int64_t base, int64_t exponent) {
  int64_t power = 1;
  for (; exponent > 0; --exponent) power *= base;
  return power;
}
inline int64_t setHas(int64_t set, int64_t tile) { return (static_cast<plan::TileSet>(set) & tileBit(tile)) != 0; }

}  // namespace

void Interpreter::runDeal(const Slice& slice) {
  // Registers that only whole forms write have a denominator of 1 from here on.
  if (!clean_) std::fill(registers_.begin() + static_cast<std::ptrdiff_t>(plan_.constants.size()), registers_.end(), Num(0));
  clean_ = false;
  run(slice);
  clean_ = std::none_of(slice.begin(), slice.end(), [this](const Decoded& in) { return isFault(registers_[in.dst]); });
}

inline bool Interpreter::isKnown(const Num& seat) const {
  return seat.den == 1 && static_cast<uint64_t>(seat.num) < static_cast<uint64_t>(seats_);
}
// Branch-free but for the loop, whose length is the same for every seat of a table.
inline int Interpreter::callCount(int64_t seat, uint64_t calls) const {
  uint64_t melds = seatCalls_[static_cast<size_t>(seat)], count = 0;
  for (int i = 0; i < meldBound_; ++i, melds >>= 8) count += calls >> (melds & 63) & 1;
  return static_cast<int>(count);
}
inline int Interpreter::asideCount(int64_t seat, plan::TileSet set) const {
  const SeatTable& own = table_->seats[static_cast<size_t>(seat)];
  int count = 0;
  for (plan::TileSet left = set; left; left &= left - 1) count += own.aside[std::countr_zero(left)];
  return count;
}
bool Interpreter::ask(const Decoded& in, const Num& a, const Num& b, int lane, Num& out) {
  out = input(in, a, b, lane);
  return true;
}

void Interpreter::run(const Slice& slice) {
  if (observer_) [[unlikely]] observer_->ran(slice);
  Num* const r = registers_.data();
  const plan::ValueContext context{plan_.kinds, plan_.lists, seats_};
  const bool clean = clean_;
  for (const Decoded& in : slice) {
    switch (clean ? in.whole : in.code) {
      WHOLE(Move, a)
      WHOLE(Add, a + b)
      WHOLE(Sub, a - b)
      WHOLE(Mul, a * b)
      WHOLE(Pow, wholePower(a, b))
      WHOLE(Min, a < b ? a : b)
      WHOLE(Max, a > b ? a : b)
      WHOLE(Eq, a == b)
      WHOLE(Ne, a != b)
      WHOLE(Lt, a < b)
      WHOLE(Le, a <= b)
      WHOLE(And, a & b)
      WHOLE(Or, a | b)
      WHOLE(Not, a ^ 1)
      WHOLE(Select, a ? b : c)
      WHOLE(SetHas, setHas(a, b))
      WHOLE(SetUnion, a | b)
      WHOLE(SetExcept, a & ~b)
      WHOLE(SetOf, static_cast<int64_t>(tileBit(a)))
      WHOLE(Openings, callCount(a, opening_))
      WHOLE(CallCount, callCount(a, in.imm))
      WHOLE(AsideCount, asideCount(a, static_cast<plan::TileSet>(b)))
      PURE(Move, (out = a, true))
      PURE(Add, fastAdd(a, b, out))
      PURE(Sub, fastSub(a, b, out))
      PURE(Mul, fastMul(a, b, out))
      PURE(Div, false)
      PURE(Pow, fastPow(a, b, out))
      PURE(Neg, false)
      PURE(Min, bothWhole(a, b) && (out = Num(a.num <= b.num ? a.num : b.num), true))
      PURE(Max, bothWhole(a, b) && (out = Num(a.num >= b.num ? a.num : b.num), true))
      PURE(RoundUp, false)
      PURE(RoundDown, false)
      PURE(Eq, SETS(Num(a == b)))
      PURE(Ne, SETS(Num(!(a == b))))
      PURE(Lt, bothWhole(a, b) && (out = Num(a.num < b.num), true))
      PURE(Le, bothWhole(a, b) && (out = Num(a.num <= b.num), true))
      PURE(And, SETS(Num((a.num != 0) & (b.num != 0))))
      PURE(Or, SETS(Num((a.num | b.num) != 0)))
      PURE(Not, SETS(Num(a.num == 0)))
      PURE(Select, a.den >= 0 && (out = a.num ? b : c, true))
      PURE(SetHas, SETS(Num((asSet(a) & tileBit(b.num)) != 0)))
      PURE(SetUnion, SETS(fromSet(asSet(a) | asSet(b))))
      PURE(SetExcept, SETS(fromSet(asSet(a) & ~asSet(b))))
      PURE(SetOf, SETS(fromSet(tileBit(a.num))))
      PURE(SetSize, SETS(Num(std::popcount(asSet(a)))))
      PURE(SetSubset, SETS(Num(asSet(a) != 0 && (asSet(a) & ~asSet(b)) == 0)))
      PURE(TileNext, false)
      PURE(TilePrevious, false)
      PURE(ListAt, false)
      PURE(SeatNext, false)
      PURE(SeatPrevious, false)
      PURE(CallCount, isKnown(a) ? (out = Num(callCount(a.num, in.imm)), true) : ask(in, a, b, -1, out))
      PURE(Openings, isKnown(a) ? (out = Num(callCount(a.num, opening_)), true) : ask(in, a, b, -1, out))
      PURE(AsideCount,
           noFault(a, b) && isKnown(a) ? (out = Num(asideCount(a.num, asSet(b))), true) : ask(in, a, b, -1, out))
      case 2 * static_cast<int>(Op::InLoser) + 1:
        for (int i = 0; i < loserCount_; ++i) r[in.dst + losers_[i]] = Num(losers_[i]);
        break;
      case 2 * static_cast<int>(Op::ShapeIs): r[in.dst] = Num(reading_->shape == in.imm); break;
      case 2 * static_cast<int>(Op::Jokers): r[in.dst] = Num(reading_->jokers); break;
      case 2 * static_cast<int>(Op::FeatureField):
        r[in.dst] = Num(static_cast<int64_t>(hand::fieldOf(reading_->features, in.imm & 255, in.imm >> 8)));
        break;
      case 2 * static_cast<int>(Op::EveryLoser):
      case 2 * static_cast<int>(Op::SomeLoser): {
        Num sum(in.op == Op::EveryLoser);
        for (int i = 0; i < loserCount_; ++i) {
          const Num& a = r[in.a + in.stepA * losers_[i]];
          if (noFault(sum, a))
            sum.num = in.op == Op::EveryLoser ? sum.num && a.num : sum.num || a.num;
          else
            sum = plan::applyPure(in.op == Op::EveryLoser ? Op::And : Op::Or, sum, a, {}, 0, in.origin,
                                  context);
        }
        r[in.dst] = sum;
        break;
      }
      default:
        if (!(in.code & 1)) {
          r[in.dst] = input(in, r[in.a], r[in.b], -1);
          break;
        }
        for (int i = 0; i < loserCount_; ++i) {
          const int s = losers_[i];
          r[in.dst + s] = input(in, r[in.a + in.stepA * s], r[in.b + in.stepB * s], s);
        }
    }
  }
}
#undef SETS
#undef PURE
#undef WHOLE

Num Interpreter::input(const Decoded& in, const Num& a, const Num& b, int lane) {
  const Win& win = table_->win;
  const int n = seats_;
  switch (in.op) {
    case Op::SeatPlace: {
      if (isFault(a)) return a;
      const int seat = seatOf(a, n);
      return Num(seat < 0 ? 0 : (seat - table_->dealer % n + n) % n + 1);
    }
    case Op::InIndicator: return Num(table_->indicator);
    case Op::InPreviousWild: return Num(table_->previousWild);
    case Op::InDealer: return Num(table_->dealer);
    case Op::InWinner: return Num(table_->nobodyWon ? plan::nobody : winner_);
    case Op::InLoser: return Num(lane);
    case Op::InGiver: return Num(win.by == WinBy::SelfDraw ? -1 : win.from);
    case Op::InRobbed: return Num(win.by == WinBy::RobKong ? win.from : -1);
    case Op::InWinTile: return Num(win.tile);
    case Op::InSelfDrawn: return Num(win.by == WinBy::SelfDraw);
    case Op::InOnDiscard: return Num(win.by == WinBy::Discard);
    case Op::InRobbing: return Num(win.by == WinBy::RobKong);
    case Op::InAfterKong: return Num(win.afterKong);
    case Op::InLastTiles: return Num(win.lastTiles);
    case Op::InDrawnHand: return Num(table_->drawnHand);
    case Op::InFact:
      if (table_->factMask >> (in.imm & 7) & 1) return Num(table_->facts[in.imm & 7]);
      return registers_[Program::slotOf(plan_, plan_.facts[in.imm].defaultValue)];
    case Op::Ready:
      if (isFault(b)) return b;
      if (!b.num) return Num(0);
      [[fallthrough]];
    case Op::Openings:
    case Op::OpeningsOneSuit:
    case Op::OpeningSource:
    case Op::CallCount:
    case Op::HandCount:
    case Op::AsideCount:
    case Op::FullyConcealed: return isFault(a) ? a : seatQuestion(in, seatOf(a, n), b);
    case Op::AnyOffender: return Num(table_->offenderCount > 0);
    case Op::LastOffender:
      return Num(table_->offenderCount ? table_->offenders[(table_->offenderCount - 1) & 3] : plan::nobody);
    default: return readingQuestion(in, a);
  }
}

Num Interpreter::seatQuestion(const Decoded& in, int seat, const Num& b) {
  if (seat < 0) return Num(in.op == Op::OpeningSource ? -1 : 0);
  const SeatTable& own = table_->seats[seat];
  const int melds = std::min<int>(own.meldCount, maxMelds);
  switch (in.op) {
    case Op::OpeningsOneSuit: {
      int block = -1;
      for (int i = 0; i < melds; ++i) {
        if (!opens(own.melds[i])) continue;
        const int of = plan_.kinds[own.melds[i].tile % plan_.kinds.size()].block;
        if (!plan_.blocks[of].isSuit || (block >= 0 && of != block)) return Num(0);
        block = of;
      }
      return Num(block >= 0);
    }
    case Op::OpeningSource: {
      if (isFault(b)) return b;
      int64_t count = 0;
      for (int i = 0; i < melds; ++i)
        if (opens(own.melds[i]) && b == Num(++count)) return Num(own.melds[i].from);
      return Num(-1);
    }
    case Op::HandCount: {
      if (isFault(b)) return b;
      if (!own.handKnown) return tableFault(TableFault::HandNotTold, in.origin);
      int count = seat == winner_ && (asSet(b) & tileBit(table_->win.tile)) != 0;
      for (plan::TileSet left = asSet(b); left; left &= left - 1) count += own.hand[std::countr_zero(left)];
      return Num(count);
    }
    case Op::AsideCount: return b;  // a fault: known sets are counted in the loop
    case Op::FullyConcealed: {
      for (int i = 0; i < melds; ++i)
        if (!(inHand_ >> (own.melds[i].call & 63) & 1)) return Num(0);
      return Num(1);
    }
    case Op::Ready:
      return ready_ ? ready_->isReady(*table_, seat, in.origin)
                    : tableFault(TableFault::ReadyTwice, in.origin);
    default: return Num(0);
  }
}

Num Interpreter::readingQuestion(const Decoded& in, const Num& a) const {
  const ReadingKey& reading = *reading_;
  auto runs = [&](const KindField& f) {
    return static_cast<int>(hand::fieldOf(reading.features, f.shift, f.width));
  };
  switch (in.op) {
    case Op::ShapeIs: return Num(reading.shape == in.imm);
    case Op::Jokers: return Num(reading.jokers);
    case Op::FeatureField:
      return Num(static_cast<int64_t>(hand::fieldOf(reading.features, in.imm & 255, in.imm >> 8)));
    case Op::PairTile:
      return Num(static_cast<int64_t>(hand::fieldOf(reading.features, in.imm & 255, in.imm >> 8)) - 1);
    case Op::TripletsIn: {
      if (isFault(a)) return a;
      int count = 0;
      for (const KindField& f : tripletFields_) count += (asSet(a) >> f.kind & 1) && runs(f);
      return Num(count);
    }
    case Op::EqualRunPairs: {
      int count = 0;
      for (const KindField& f : runFields_) count += runs(f) / 2;
      return Num(count);
    }
    case Op::MostEqualRuns: {
      int most = 0;
      for (const KindField& f : runFields_) most = std::max(most, runs(f));
      return Num(most);
    }
    case Op::SameRun:
    case Op::SameTriplet: {
      std::array<uint8_t, 256> suits{};
      for (const KindField& f : in.op == Op::SameRun ? runFields_ : tripletFields_)
        if (f.suit && runs(f) && ++suits[f.rank] >= in.imm) return Num(1);
      return Num(0);
    }
    case Op::Straight: {
      std::array<uint32_t, plan::maxKinds> found{};
      for (const KindField& f : runFields_)
        if (runs(f) &&
            (found[f.block & 63] |= uint32_t{1} << (f.rank & 31), (found[f.block & 63] & in.imm) == in.imm))
          return Num(1);
      return Num(0);
    }
    default: return Num(0);
  }
}

}  // namespace kaikou::eval
