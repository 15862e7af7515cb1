// The interpreter, and what it asks of the table.
//
// Slices are run as steps (threaded_run.cpp); where the deal left a fault, or there are no steps, by the switch here: one
// case an operation and kind of result (scalar, lanes), so that the dispatch is paid once for all lanes. Operations that
// look at the table or the reading go through `input`. Nothing is trusted to be in range that a table may carry: seats and
// tiles are checked or masked. Failures leave fault values (runtime/plan/values.h). Tested by
// tests/eval/interpreter_test.cpp.
#include "runtime/eval/interpreter.h"

#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/eval/value_ops.h"
#include "runtime/hand/feature_math.h"
#include "runtime/plan/call_sets.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::eval {

using plan::Op;
using plan::TileSet;

Interpreter::Interpreter(const plan::Plan& plan, const Program& program)
    : plan_(plan), program_(program), registers_(program.slots), relations_(plan), waits_(plan) {
  for (const ReadingRecall& recall : program.recalls)
    memories_.push_back({std::vector<ReadingKey>(memorySize, noKey), std::vector<Num>(memorySize * recall.kept.size()),
                         std::vector<uint64_t>(recall.decides ? memorySize : 0), {}, {}});
  std::copy(plan.constants.begin(), plan.constants.end(), registers_.begin());
  seats_ = std::clamp<int>(plan.game.seats, 2, plan::seatCount);
  for (int winner = 0; winner < plan::seatCount; ++winner)
    for (int s = 0, i = 0; s < seats_; ++s)
      if (s != winner) losersOf_[static_cast<size_t>(winner)][static_cast<size_t>(i++)] = s;
  static_assert(noCall == plan::limits::calls);
  opening_ = plan::openingCalls(plan), inHand_ = plan::callsFromHand(plan);
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

void Interpreter::setSeats(const Table& table, int subject, bool won) {
  table_ = &table;
  const bool nobody = subject < 0;
  // Without a winner values leave the ranges that steps rely on; what they left has no place in the next table.
  if (nobodyWon_ && !nobody) clean_ = false, dealLost_ = true;
  nobodyWon_ = nobody;
  winner_ = nobody && won ? table.win.seat & 3 : nobody ? nobody_ : subject & 3;
  won_ = won;
  losers_ = losersOf_[static_cast<size_t>(winner_)];
  loserCount_ = seats_ - (winner_ < seats_);
}

// Which calls the melds of every seat are.
void Interpreter::readCalls() {
  for (int s = 0; s < seats_; ++s) {
    SeatCalls& calls = seatCalls_[s];
    calls = {};
    const SeatTable& seat = table_->seats[s];
    const int count = std::min<int>(seat.meldCount, maxMelds);
    for (int i = 0; i < count; ++i) {
      const uint8_t call = std::min<uint8_t>(seat.melds[i].call, noCall);
      ++calls.counts[call];
      calls.openings += opening_ >> call & 1;
    }
  }
}

void Interpreter::relate(uint64_t& relations, uint8_t* links) {
  (void)related();
  relations = 0;
  for (size_t i = 0; i < plan_.relations.size(); ++i) relations |= uint64_t{relations_.holds(i)} << i;
  for (size_t i = 0; i < plan_.links.size(); ++i) links[i] = static_cast<uint8_t>(relations_.links(i));
}

void Interpreter::startDeal() {
  // Registers that only whole forms write have a denominator of 1 from here on.
  if (!clean_) std::fill(registers_.begin() + static_cast<std::ptrdiff_t>(plan_.constants.size()), registers_.end(), Num(0));
  clean_ = dealLost_ = false;
}

void Interpreter::runDeal(int32_t (*deal)(NativeFrame*), NativeFrame& frame) {
  startDeal();
  clean_ = deal(&frame) != 0;
}

Num Interpreter::answer(const plan::Instr& instr, const Num& a, const Num& b) {
  Decoded in;
  in.op = instr.op;
  in.imm = instr.imm;
  in.origin = instr.origin;
  return input(in, a, b, -1);
}

void Interpreter::runDeal(const Slice& slice) {
  startDeal();
  if (!slice.steps.empty()) runSteps(slice);
  else run(slice);
  clean_ = std::none_of(slice.begin(), slice.end(), [this](const Decoded& in) { return isFault(registers_[in.dst]); });
}

void Interpreter::run(const Slice& slice) {
  if (observer_) [[unlikely]] observer_->ran(slice);
  if (clean_ && !nobodyWon_ && !slice.steps.empty())
    runSteps(slice);
  else
    runGeneral(slice.data(), slice.data() + slice.size());
}

void Interpreter::pure(const Decoded& in, const Num& a, const Num& b, const Num& c, Num& out) const {
  out = plan::applyPure(in.op, a, b, c, in.imm, in.origin, {plan_.kinds, plan_.lists, seats_});
}

// Each operation that has a fast form, once for a scalar and once over the lanes.
#define STEP_CHECKED(OP, FAST)                                                                                  \
  case 2 * static_cast<int>(Op::OP): {                                                                          \
    const Num &a = r[in.a], &b = r[in.b], &c = r[in.c];                                                         \
    Num& out = r[in.dst];                                                                                       \
    (void)b, (void)c;                                                                                           \
    if (!(FAST)) pure(in, a, b, c, out);                                                                        \
    break;                                                                                                      \
  }                                                                                                             \
  case 2 * static_cast<int>(Op::OP) + 1:                                                                        \
    for (int i = 0; i < loserCount_; ++i) {                                                                     \
      const uint32_t s = losers_[i];                                                                            \
      const Num &a = r[in.a + in.stepA * s], &b = r[in.b + in.stepB * s], &c = r[in.c + in.stepC * s];          \
      Num& out = r[in.dst + s];                                                                                 \
      (void)b, (void)c;                                                                                         \
      if (!(FAST)) pure(in, a, b, c, out);                                                                      \
    }                                                                                                           \
    break;

void Interpreter::runGeneral(const Decoded* first, const Decoded* end) {
  Num* const r = registers_.data();
  for (const Decoded* at = first; at != end; ++at) {
    const Decoded& in = *at;
    switch (in.code) {
#include "runtime/eval/step_ops.def"
      case 2 * static_cast<int>(Op::EveryLoser):
      case 2 * static_cast<int>(Op::SomeLoser): {
        Num sum(in.op == Op::EveryLoser);
        Decoded both = in;
        both.op = in.op == Op::EveryLoser ? Op::And : Op::Or;
        for (int i = 0; i < loserCount_; ++i) {
          const Num& a = r[in.a + in.stepA * losers_[i]];
          if (noFault(sum, a))
            sum.num = in.op == Op::EveryLoser ? sum.num && a.num : sum.num || a.num;
          else
            pure(both, Num(sum), a, {}, sum);
        }
        r[in.dst] = sum;
        break;
      }
      default:
        for (int i = 0; i < (in.code & 1 ? loserCount_ : 1); ++i) {
          const int s = in.code & 1 ? losers_[i] : 0;
          const Num &a = r[in.a + in.stepA * s], &b = r[in.b + in.stepB * s], &c = r[in.c + in.stepC * s];
          if (plan::isPure(in.op))
            pure(in, a, b, c, r[in.dst + s]);
          else
            r[in.dst + s] = input(in, a, b, in.code & 1 ? s : -1);
        }
    }
  }
}

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
    case Op::InWinner: return Num(nobodyWon_ ? plan::nobody : winner_);
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
    case Op::FullyConcealed:
    case Op::Waits:
    case Op::KindsHeld:
    case Op::SuitsHeld:
    case Op::HoldsRanks: return isFault(a) ? a : seatQuestion(in, seatOf(a, n), b);
    case Op::AnyOffender: return Num(table_->offenderCount > 0);
    case Op::LastOffender:
      return Num(table_->offenderCount ? table_->offenders[(table_->offenderCount - 1) & 3] : plan::nobody);
    default: return in.op >= Op::InActor && in.op <= Op::BestWin ? courseQuestion(in, a, b) : readingQuestion(in, a);
  }
}

Num Interpreter::seatQuestion(const Decoded& in, int seat, const Num& b) {
  if (seat < 0) return Num(in.op == Op::OpeningSource ? -1 : 0);
  KAIKOU_ASSERT(seat < seats_ && table_, "what a seat has is asked of a seat of the game, at a table");
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
      return Num(openingSource(seat, b));
    }
    case Op::HandCount: {
      if (isFault(b)) return b;
      if (!own.handKnown) return tableFault(handNotTold(seat), in.origin);
      return Num(handCount(seat, asSet(b)));
    }
    case Op::Openings: return Num(seatCalls_[seat].openings);
    case Op::CallCount: return Num(callCount(seat, in.imm));
    case Op::AsideCount: return isFault(b) ? b : Num(asideCount(seat, asSet(b)));
    case Op::FullyConcealed: {
      for (int i = 0; i < melds; ++i)
        if (!(inHand_ >> (own.melds[i].call & 63) & 1)) return Num(0);
      return Num(1);
    }
    case Op::Waits:
    case Op::KindsHeld:
    case Op::SuitsHeld:
    case Op::HoldsRanks:
      if (isFault(b)) return b;
      return own.handKnown ? heldQuestion(in, seat, b) : tableFault(handNotTold(seat), in.origin);
    case Op::Ready:
      return ready_ ? ready_->isReady(*table_, seat, in.origin)
                    : tableFault(TableFault::ReadyTwice, in.origin);
    default: return Num(0);
  }
}

// What a seat holds, the winner with the winning tile; but nobody waits with a complete hand.
Num Interpreter::heldQuestion(const Decoded& in, int seat, const Num& b) {
  const SeatTable& own = table_->seats[static_cast<size_t>(seat)];
  if (in.op == Op::Waits) {
    const TileSet wilds = plan_.wilds == plan::noReg ? 0 : asSet(registers_[Program::slotOf(plan_, plan_.wilds)]);
    return plan::fromSet(waitsOf(seat, own, wilds, in.imm != 0));
  }
  TileCounts held = own.hand;
  if (seat == winner_ && won_ && !table_->nobodyWon) ++held[table_->win.tile & (maxKinds - 1)];
  const bool melds = in.op == Op::KindsHeld ? in.imm >> 4 & 1 : in.op == Op::SuitsHeld && in.imm;
  for (int i = 0; melds && i < std::min<int>(own.meldCount, maxMelds); ++i) {
    const Meld& meld = own.melds[static_cast<size_t>(i)];
    for (int t = 0; t < (meld.form == MeldForm::Quad ? 4 : 3); ++t)
      ++held[static_cast<size_t>(meld.tile + (meld.form == MeldForm::Run ? t : 0)) & (maxKinds - 1)];
  }
  int count = 0;
  if (in.op == Op::KindsHeld) {
    for (TileSet left = asSet(b); left; left &= left - 1) {
      const int tiles = held[static_cast<size_t>(std::countr_zero(left))], asked = static_cast<int>(in.imm & 7);
      count += in.imm >> 3 & 1 ? tiles >= asked : tiles == asked;
    }
    return Num(count);
  }
  for (const plan::Block& block : plan_.blocks) {
    if (!block.isSuit) continue;
    bool some = false, all = true;
    for (int rank = 0; rank < block.size; ++rank) {
      const int tiles = held[static_cast<size_t>(block.firstKind + rank)];
      some |= tiles > 0;
      all &= tiles >= static_cast<int>(in.imm >> (3 * rank) & 7);
    }
    if (block.size < 9 && in.imm >> (3 * block.size)) all = false;
    if (in.op == Op::HoldsRanks && all) return Num(1);
    count += in.op == Op::SuitsHeld && some;
  }
  return Num(count);
}

Num Interpreter::readingQuestion(const Decoded& in, const Num& a) {
  KAIKOU_ASSERT(reading_, "the reading is asked about when there is one");
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
    case Op::Related: return Num(related().holds(in.imm));
    case Op::Links: return Num(related().links(in.imm));
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
