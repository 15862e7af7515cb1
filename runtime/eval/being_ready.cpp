// Being ready: which tiles complete a legal win of a seat, on an ordinary draw or discard, and what they pay.
//
// Questions of rules run on the nested state, which has no source for such questions itself, so they cannot ask each other without
// end. Tested by tests/eval/evaluator_test.cpp and tests/table/course_test.cpp.
#include "runtime/eval/evaluator.h"

#include <algorithm>

#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {
namespace {

/// What a seat holds in hand and melds; tiles set aside do not count.
TileCounts heldTiles(const SeatTable& own) {
  TileCounts held = own.hand;
  for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
    const Meld& meld = own.melds[i];
    for (int t = 0; t < 3; ++t) ++held[(meld.tile + (meld.form == MeldForm::Run ? t : 0)) & (maxKinds - 1)];
    if (meld.form == MeldForm::Quad) ++held[meld.tile & (maxKinds - 1)];
  }
  return held;
}

/// A win that nothing but the tile speaks for; a discard comes from the seat before.
Win ordinaryWin(int seat, int tile, WinBy by, int seats) {
  const int from = by == WinBy::SelfDraw ? plan::nobody : (seat + seats - 1) % seats;
  return {static_cast<int8_t>(seat), static_cast<uint8_t>(tile), by, static_cast<int8_t>(from), false, false};
}

}  // namespace

// Of tiles that complete no shape nothing needs to be asked: a win needs a reading, and needs of the table are no faults. Several
// kinds of wild are left to the readings, which say where a hand can be read in too many ways.
plan::TileSet Evaluator::State::worthTrying(const Table& table, int seat) {
  if (!interpreter.dealIsClean() || table.nobodyWon) return ~plan::TileSet{0};
  for (int other = 0; other < interpreter.seats(); ++other)
    if (!table.seats[static_cast<size_t>(other)].handKnown) return ~plan::TileSet{0};
  const SeatTable& own = table.seats[static_cast<size_t>(seat)];
  const plan::TileSet wilds = plan.wilds == plan::noReg ? 0 : asSet(reg(plan.wilds));
  int kinds = 0;
  for (size_t k = 0; k < plan.kinds.size(); ++k) kinds += own.hand[k] && (wilds >> k & 1);
  return kinds > 1 ? ~plan::TileSet{0} : interpreter.waitsOf(seat, own, wilds);
}

// Runs on the nested state: `this` has no ready source, so a plan whose needs ask for readiness again gets a
// fault.
std::optional<Fault> Evaluator::State::ready(const Table& table, int seat, bool& out) {
  out = false;
  scratch = table;
  const SeatTable& own = scratch.seats[seat & 3];
  if (!own.handKnown) return Fault{plan.ruleset, "the hand of seat " + std::to_string(seat & 3) + " is not told"};
  const int seats = interpreter.seats();
  const TileCounts held = heldTiles(own);
  bool first = true, byNative = false, started = false;
  plan::TileSet tried = ~plan::TileSet{0};
  if (program->dealIsCacheable && program->tableNeedsHold) {
    scratch.win = ordinaryWin(seat, 0, WinBy::SelfDraw, seats);
    byNative = native && startNative(scratch);
    if (!byNative) startTable(scratch);
    started = !byNative, first = false;
    tried = worthTrying(scratch, seat & 3);
  }
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    if (!(tried >> k & 1) || held[k] >= plan.kinds[k].copies || plan.blocks[plan.kinds[k].block].isFlower) continue;
    for (WinBy by : {WinBy::SelfDraw, WinBy::Discard}) {
      scratch.win = ordinaryWin(seat, static_cast<int>(k), by, seats);
      // Nothing but the tile and how it comes changes from question to question: one start does where the deal asks neither.
      if (first || !program->dealIsCacheable) byNative = native && startNative(scratch), started = false;
      first = false;
      if (byNative && answerNative(scratch, NativeMode::Unpriced, out)) {
        if (out) return std::nullopt;
        continue;
      }
      if (!started) startTable(scratch);
      started = true;
      if (auto fault = legalWin(scratch, program->legalUnpriced, out)) return fault;
      if (out) return std::nullopt;
    }
  }
  return std::nullopt;
}

Num Evaluator::State::isReady(const Table& table, int seat, uint32_t origin) {
  if (!table.seats[seat].handKnown) return tableFault(handNotTold(seat), origin);
  bool out = false;
  if (auto fault = nested->ready(table, seat, out)) {
    // A fault inside is one here, at the rule that asked.
    return tableFault(TableFault::ReadyFailed, origin);
  }
  return Num(out);
}

// On the nested state, like `ready`. A discard of the seat before, or of whoever; what it pays counts, for others may not.
std::optional<Fault> Evaluator::State::bestOf(const Table& table, int seat, Num& out) {
  out = Num(0);
  scratch = table;
  const SeatTable& own = scratch.seats[seat & 3];
  if (!own.handKnown) return Fault{plan.ruleset, "the hand of the seat is not told"};
  const int seats = interpreter.seats();
  const TileCounts held = heldTiles(own);
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    if (held[k] >= plan.kinds[k].copies || plan.blocks[plan.kinds[k].block].isFlower) continue;
    scratch.win = ordinaryWin(seat, static_cast<int>(k), WinBy::Discard, seats);
    Settlement settled;
    if (auto fault = settle(scratch, settled)) return fault;
    const int64_t paid = -settled.payments[static_cast<size_t>(scratch.win.from)];
    if (settled.legal && paid > out.num) out = Num(paid);
  }
  return std::nullopt;
}

Num Evaluator::State::bestWin(const Table& table, int seat, uint32_t origin) {
  if (!table.seats[seat].handKnown) return tableFault(TableFault::HandNotTold, origin);
  Table ordinary = table;
  ordinary.course.giverKong = false;   // nothing but the tile speaks for it
  Num out;
  if (nested->bestOf(ordinary, seat, out)) return tableFault(TableFault::ReadyFailed, origin);
  return out;
}

std::optional<Fault> Evaluator::ready(const Table& table, int seat, bool& out) {
  out = false;
  if (seat < 0 || seat >= state_->interpreter.seats()) return std::nullopt;
  return state_->nested->ready(table, seat, out);
}

std::optional<Fault> Evaluator::bestWin(const Table& table, int seat, Num& out) {
  out = Num(0);
  if (seat < 0 || seat >= state_->interpreter.seats()) return std::nullopt;
  return state_->nested->bestOf(table, seat, out);
}

std::optional<Fault> Evaluator::waits(const Table& table, int seat, std::vector<Wait>& out) {
  out.clear();
  const plan::Plan& plan = state_->plan;
  const int seats = state_->interpreter.seats();
  if (seat < 0 || seat >= seats) return std::nullopt;
  Table supposed = table;
  const TileCounts held = heldTiles(supposed.seats[seat]);
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    if (held[k] >= plan.kinds[k].copies || plan.blocks[plan.kinds[k].block].isFlower) continue;
    Wait wait{static_cast<uint8_t>(k), false, false, {}, {}};
    for (WinBy by : {WinBy::SelfDraw, WinBy::Discard}) {
      supposed.win = ordinaryWin(seat, static_cast<int>(k), by, seats);
      Settlement& settlement = by == WinBy::SelfDraw ? wait.draw : wait.discard;
      if (auto fault = state_->settle(supposed, settlement)) return fault;
      (by == WinBy::SelfDraw ? wait.byDraw : wait.byDiscard) = settlement.legal;
    }
    if (wait.byDraw || wait.byDiscard) out.push_back(wait);
  }
  return std::nullopt;
}

}  // namespace kaikou::eval
