// The questions of an evaluator, asked of native code.
//
// The same walk as in evaluator.cpp: table needs, readings, reading needs, prices, the best reading. Only the
// steps between are machine code. Returns false where native code leaves the question to the interpreter,
// which then starts over, so nothing here reports a fault. A table that native code cannot read exactly (odd
// calls, a winner that the game does not have, an untold winning hand) goes to the interpreter at once.
// Guarantee: an answer given here is the one that the interpreter gives. Tested by
// tests/jit/jit_agreement_test.cpp.
#include <algorithm>

#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {

namespace {

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
  frame.owner = this;
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
  const uint64_t opening = interpreter.openingCalls();
  const size_t known = std::min(plan.calls.size(), NativeCode::maxCalls);
  for (int i = 0; i + 1 < seats; ++i) frame.losers[static_cast<size_t>(i)] = i + (i >= winner);
  const size_t places = std::min<size_t>(maxMelds, static_cast<size_t>(plan.handSize()) / 3);
  uint64_t strange = 0;
  for (int seat = 0; seat < seats; ++seat) {
    const SeatTable& own = table.seats[static_cast<size_t>(seat)];
    uint64_t calls = 0, openings = 0, sources = ~uint64_t{0};
    strange |= own.meldCount > places;
    // How many melds a seat has nobody can guess: all places are read, and those behind the last count for nothing.
    for (size_t i = 0; i < places; ++i) {
      const Meld& meld = own.melds[i];
      const uint64_t there = i < own.meldCount, opens = there & opening >> (meld.call & 63);
      strange |= there & static_cast<uint64_t>(meld.call >= known);
      calls += there << (4 * (meld.call & 15));
      sources ^= (opens * static_cast<uint8_t>(~static_cast<uint8_t>(meld.from))) << (8 * openings & 63);
      openings += opens;
    }
    frame.calls[static_cast<size_t>(seat)] = calls;
    frame.openings[static_cast<size_t>(seat)] = openings;
    frame.sources[static_cast<size_t>(seat)] = sources;
  }
  if (strange) return false;
  if (!dealHolds(table)) {
    interpreter.runDeal(native->deal, frame);
    noteDeal(table);
  }
  return interpreter.dealIsClean();
}

// What `reading` left in the frame, with the winnings after liability and the keys in full. False where it
// does not fit.
bool Evaluator::State::priceNative(Settlement& out, std::array<Num, 8>& keys) {
  int64_t winnings = frame.sum;
  const auto winner = static_cast<size_t>(frame.winner);
  if (frame.liable < 0) {
    for (size_t seat = 0; seat < plan::seatCount; ++seat) out.payments[seat] = -frame.owed[seat];
  } else {
    out.liable = static_cast<int8_t>(frame.liable);
    out.liability = static_cast<int16_t>(frame.liability);
    if (!payLiability(*frame.table, frame.shared != 0, out, winnings)) return false;
  }
  if (winnings == INT64_MIN) return false;
  out.payments[winner] = winnings;
  const size_t count = std::min(plan.choose.size(), keys.size());
  for (size_t k = 0; k < count; ++k) keys[k] = plan.choose[k].winnings ? Num(winnings) : frame.keys[k];
  return true;
}

bool Evaluator::State::settleNative(const Table& table, Settlement& out) {
  const bool answered = startNative(table) && settleStarted(table, out);
  ++(answered ? counts.answered : counts.left);
  return answered;
}

bool Evaluator::State::settleStarted(const Table& table, Settlement& out) {
  const Question& q = program->settle;
  const int tableFailure = native->askTable(&frame, static_cast<int32_t>(NativeMode::Priced));
  if (tableFailure == nativeLeave) return false;
  if (tableFailure >= 0) {
    // A need of a reading that stands before the one that fails may be the one to name.
    if (!q.readingNeeds.empty() && q.readingNeeds.front().need <= tableFailure) return false;
    out.failedNeed = tableFailure;
    return true;
  }
  if (collectReadings(table)) return false;
  if (readings.empty()) {
    const ReadingKey none = noReading();
    interpreter.setReading(none);
    const int failing = native->askReading(&frame, &none, static_cast<int32_t>(NativeMode::Needs));
    if (failing == nativeLeave) return false;
    out.failedNeed = failing;
    return true;
  }
  std::array<Num, 8> bestKeys, keys;
  const size_t keyCount = std::min(plan.choose.size(), keys.size());
  int furthest = -1;
  for (const ReadingKey& reading : readings) {
    interpreter.setReading(reading);
    const int failing = native->askReading(&frame, &reading, static_cast<int32_t>(NativeMode::Priced));
    if (failing >= 0) {
      furthest = std::max(furthest, failing);
      continue;
    }
    Settlement priced;
    if (failing == nativeLeave || !priceNative(priced, keys)) return false;
    int order = 0;
    for (size_t k = 0; k < keyCount && out.legal && order == 0; ++k) order = compareNum(keys[k], bestKeys[k]);
    if (out.legal && order <= 0) continue;
    if (frame.resultsFault) return false;
    bestKeys = keys;
    priced.legal = true;
    priced.shape = reading.shape;
    priced.jokers = reading.jokers;
    priced.features = reading.features;
    priced.patterns = frame.patterns;
    priced.results = frame.results;
    out = priced;
  }
  if (!out.legal) out.failedNeed = furthest;
  return true;
}

bool Evaluator::State::legalNative(const Table& table, NativeMode mode, bool& out) {
  out = false;
  const bool answered = startNative(table) && legalStarted(table, static_cast<int32_t>(mode), out);
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
