// The questions of an evaluator, asked of native code.
//
// The same walk as in evaluator.cpp: table needs, readings, reading needs, prices, the best reading. Only the
// steps between are machine code. Returns false where native code leaves the question to the interpreter,
// which then starts over, so nothing here reports a fault. A table that native code cannot read exactly (odd
// calls, a winner that the game does not have, an untold winning hand) goes to the interpreter at once.
// Guarantee: an answer given here is the one that the interpreter gives. Tested by
// tests/jit/jit_agreement_test.cpp.
#include <algorithm>

#include "runtime/base/invariant.h"
#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {

namespace {

/// By the melds of a seat and the place of a meld: all ones if it is one of them.
constexpr auto meldsThere = [] {
  static_assert(maxMelds == 7);
  std::array<std::array<uint64_t, maxMelds>, maxMelds + 1> masks{};
  for (size_t melds = 0; melds < masks.size(); ++melds)
    for (size_t i = 0; i < melds; ++i) masks[melds][i] = ~uint64_t{0};
  return masks;
}();

bool isUnknown(const Num& a, const Num& b) { return a.den == nativeUnknown || b.den == nativeUnknown; }

Num pureSlowly(NativeFrame* frame, uint32_t at, Num a, Num b) {
  if (isUnknown(a, b)) return Num(0, nativeUnknown);
  const auto& state = *static_cast<const Evaluator::State*>(frame->owner);
  const plan::Plan& plan = state.plan;
  const plan::Instr& in = plan.code[at];
  const plan::ValueContext context{plan.kinds, plan.lists, state.interpreter.seats()};
  const plan::Op op = in.op == plan::Op::EveryLoser  ? plan::Op::And
                      : in.op == plan::Op::SomeLoser ? plan::Op::Or
                                                     : in.op;
  return plan::applyPure(op, a, b, {}, in.imm, in.origin, context);
}

Num askSlowly(NativeFrame* frame, uint32_t at, Num a, Num b) {
  if (isUnknown(a, b)) return Num(0, nativeUnknown);
  auto& state = *static_cast<Evaluator::State*>(frame->owner);
  if (!state.interpreterKnowsTable) {
    state.interpreter.setTable(*frame->table);
    state.interpreterKnowsTable = true;
  }
  return state.interpreter.answer(state.plan.code[at], a, b);
}

void relateMelds(NativeFrame* frame) {
  static_cast<Evaluator::State*>(frame->owner)->interpreter.relate(frame->related, frame->links.data());
}

}  // namespace

void Evaluator::State::setNative(std::shared_ptr<const NativeCode> code) {
  native = std::move(code);
  dealValid = false;
  counts = {};
  if (!native) return;
  carried.assign(native->carriedWords + 1, 0);
  frame = {};
  frame.registers = &interpreter.value(0);
  frame.carried = carried.data();
  frame.pure = pureSlowly;
  frame.ask = askSlowly;
  frame.relate = relateMelds;
  frame.owner = this;
  meldPlaces = std::min<size_t>(maxMelds, static_cast<size_t>(plan.handSize()) / 3);
  for (size_t call = 0; call < countOfCall.size(); ++call)
    countOfCall[call] = uint64_t{1} << (4 * (call < plan.calls.size() && call < NativeCode::maxCalls ? call : NativeCode::maxCalls));
}

// Fills the frame from a table and runs the deal unless its registers are still good. False if the table is
// one for the interpreter.
bool Evaluator::State::startNative(const Table& table) {
  const int seats = interpreter.seats();
  if (table.nobodyWon) return false;
  const int winner = table.win.seat & 3;
  if (winner >= seats || !table.seats[static_cast<size_t>(winner)].handKnown) return false;
  frame.table = &table;
  frame.winner = winner;
  interpreterKnowsTable = false;
  for (int i = 0; i + 1 < seats; ++i) frame.losers[static_cast<size_t>(i)] = i + (i >= winner);
  const size_t places = meldPlaces;
  uint64_t strange = 0;
  for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat) {
    const SeatTable& own = table.seats[seat];
    strange |= own.meldCount > places;
    // How many melds a seat has nobody can guess: all places are read, and those behind the last count for nothing.
    const auto& there = meldsThere[own.meldCount & 7];
    uint64_t calls = 0;
    for (size_t i = 0; i < places; ++i) calls += countOfCall[own.melds[i].call] & there[i];
    frame.calls[seat] = calls;
    strange |= calls >> (4 * NativeCode::maxCalls);
  }
  if (strange) return false;
  if (!dealHolds(table)) {
    interpreter.runDeal(native->deal, frame);
    noteDeal(table);
  }
  return interpreter.dealIsClean();
}

// What `reading` left in the frame, after liability. False where it does not fit.
bool Evaluator::State::priceNative(NativePrice& out) const {
  out.winnings = frame.sum;
  out.liable = frame.liable;
  if (frame.liable >= 0) {
    const int liable = static_cast<int>(frame.liable);
    if (!payLiability(*frame.table, frame.shared != 0, liable, out.payments, out.winnings)) return false;
  } else {
    for (size_t seat = 0; seat < plan::seatCount; ++seat) out.payments[seat] = -frame.owed[seat];
  }
  if (out.winnings == INT64_MIN) return false;
  out.payments[static_cast<size_t>(frame.winner)] = out.winnings;
  KAIKOU_ASSERT(out.liable < interpreter.seats() && out.liable != frame.winner, "who is liable is another seat of the game");
  return true;
}

// Whether the reading in the frame is chosen before the best so far, whose keys are then replaced by its own.
bool Evaluator::State::chooseNative(int64_t winnings, bool first) {
  const size_t keys = std::min(plan.choose.size(), frame.keys.size());
  int order = first;
  for (size_t k = 0; k < keys && !order; ++k)
    order = compareNum(plan.choose[k].winnings ? Num(winnings) : frame.keys[k], bestKeys[k]);
  if (order <= 0) return false;
  for (size_t k = 0; k < keys; ++k) bestKeys[k] = plan.choose[k].winnings ? Num(winnings) : frame.keys[k];
  return true;
}

bool Evaluator::State::settleNative(const Table& table, Settlement& out) {
  const bool answered = startNative(table) && settleStarted(table, out);
  ++(answered ? counts.answered : counts.left);
  return answered;
}

bool Evaluator::State::settleStarted(const Table& table, Settlement& out) {
  const Question& q = program->settle;
  constexpr auto priced = static_cast<int32_t>(NativeMode::Priced);
  const int tableFailure = native->askTable(&frame, priced);
  if (tableFailure == nativeLeave) return false;
  if (tableFailure >= 0) {
    // A need of a reading that stands before the one that fails may be the one to name.
    if (!q.readingNeeds.empty() && q.readingNeeds.front().need <= tableFailure) return false;
    KAIKOU_ASSERT(static_cast<size_t>(tableFailure) < plan.needs.size(), "a need that fails is one of the plan");
    out.failedNeed = tableFailure;
    return true;
  }
  if (collectReadings(table)) return false;
  if (readings.empty()) {
    const ReadingKey none = noReading();
    interpreter.setReading(none);
    const int failing = native->askReading(&frame, &none, priced);
    if (failing == nativeLeave) return false;
    KAIKOU_ASSERT(failing < static_cast<int>(plan.needs.size()), "a hand without a reading is refused by a need, or by having none");
    out.failedNeed = failing;
    return true;
  }
  int furthest = -1;
  for (const ReadingKey& reading : readings) {
    interpreter.setReading(reading);
    const int failing = native->askReading(&frame, &reading, priced);
    if (failing >= 0) {
      furthest = std::max(furthest, failing);
      continue;
    }
    NativePrice price;
    if (failing == nativeLeave || !priceNative(price)) return false;
    if (!chooseNative(price.winnings, !out.legal)) continue;
    if (frame.resultsFault) return false;
    out.legal = true;
    out.payments = price.payments;
    out.liable = static_cast<int8_t>(price.liable);
    out.liability = static_cast<int16_t>(price.liable < 0 ? -1 : frame.liability);
    out.shape = reading.shape;
    out.jokers = reading.jokers;
    out.features = reading.features;
    out.patterns = frame.patterns;
    out.results = frame.results;
  }
  KAIKOU_ASSERT(out.legal || (furthest >= 0 && static_cast<size_t>(furthest) < plan.needs.size()),
                "a win that is not legal is refused by a need of the plan");
  if (!out.legal) out.failedNeed = furthest;
  return true;
}

bool Evaluator::State::legalNative(const Table& table, NativeMode mode, bool& out) {
  if (startNative(table)) return answerNative(table, mode, out);
  out = false;
  ++counts.left;
  return false;
}

bool Evaluator::State::answerNative(const Table& table, NativeMode mode, bool& out) {
  out = false;
  const bool answered = legalStarted(table, static_cast<int32_t>(mode), out);
  ++(answered ? counts.answered : counts.left);
  return answered;
}

bool Evaluator::State::legalStarted(const Table& table, int32_t mode, bool& out) {
  const int failing = native->askTable(&frame, mode);
  if (failing == nativeLeave) return false;
  if (failing >= 0) return true;
  if (collectReadings(table)) return false;
  for (const ReadingKey& reading : readings) {
    interpreter.setReading(reading);
    const int fails = native->askReading(&frame, &reading, mode);
    if (fails == nativeLeave) return false;
    if (fails >= 0) continue;
    out = true;
    break;
  }
  return true;
}

}  // namespace kaikou::eval
