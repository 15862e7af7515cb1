// Settling a win: table needs, readings, reading needs, prices, the best reading.
//
// Every distinct reading runs through the reading needs in order and stops at the first that fails; only
// legal readings are priced, and only one that becomes the best so far has its patterns and results computed.
// Readings come sorted, and a later one replaces an earlier only if it is better, so the choice is the same
// on every machine. No allocation per settlement once the vectors have grown. Guarantee: payments sum to
// zero; overflow is a fault, never a wrong number. Tested by tests/eval/evaluator_test.cpp.
#include "runtime/eval/evaluator.h"

#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {
namespace {

/// The readings of a table that were priced, by Interpreter::alike: as many as there is room for.
class PricedReadings {
 public:
  bool isEmpty() const { return count_ == 0; }
  bool has(uint64_t alike) const {
    const size_t kept = std::min(count_, alike_.size());
    for (size_t i = 0; alike && i < kept; ++i)
      if (alike_[i] == alike) return true;
    return false;
  }
  void add(uint64_t alike) { alike_[count_++ % alike_.size()] = alike; }

 private:
  std::array<uint64_t, 8> alike_;
  size_t count_ = 0;
};

}  // namespace

Evaluator::State::State(const plan::Plan& p, std::shared_ptr<hand::ReadingStore> store)
    : plan(p),
      program(std::make_shared<Program>(p)),
      tables(std::make_shared<hand::ReadingTables>(store ? std::move(store) : std::make_shared<hand::ReadingStore>(p))),
      interpreter(p, *program),
      collector(p, *tables) {
  nested.reset(new State(*this, true));
  interpreter.setReadySource(this);
}
Evaluator::State::State(const State& outer, bool)
    : plan(outer.plan),
      program(outer.program),
      tables(outer.tables),
      interpreter(plan, *program),
      collector(plan, *tables) {}

void Evaluator::State::startTable(const Table& table) {
  interpreter.setTable(table);
  if (dealHolds(table)) return;
  interpreter.runDeal(program->deal);
  noteDeal(table);
}

bool Evaluator::State::readable(const HandQuery& query) const {
  return collector.wildSplits(query) <= ReadingCollector::maxWildSplits;
}

std::optional<Fault> Evaluator::State::collectReadings(const Table& table) {
  readings.clear();
  if (!table.seats[table.win.seat & 3].handKnown)
    return Fault{plan.ruleset, "the hand of seat " + std::to_string(table.win.seat & 3) + " is not told"};
  hand.wilds = 0;
  if (plan.wilds != plan::noReg) {
    const Num& wilds = reg(plan.wilds);
    if (isFault(wilds)) return faultOf(wilds);
    hand.wilds = asSet(wilds);
    if (plan.kinds.size() < maxKinds) hand.wilds &= (plan::TileSet{1} << plan.kinds.size()) - 1;
  }
  if (!collector.prepare(table, hand)) return std::nullopt;
  if (!readable(hand)) return Fault{plan.ruleset, "the hand holds too many wild tiles of different kinds to be read"};
  if (!collector.collect(hand, readings)) return Fault{plan.ruleset, "the hand can be read in too many ways"};
  KAIKOU_ASSERT(std::all_of(readings.begin(), readings.end(),
                            [&](const ReadingKey& one) { return one.shape < plan.shapes.size(); }),
                "a reading has a shape of the plan");
  return std::nullopt;
}

std::optional<Fault> Evaluator::State::firstFailure(const std::vector<NeedStep>& steps, int end,
                                                    int& failing) {
  failing = -1;
  for (const NeedStep& step : steps) {
    if (step.need >= end) break;
    runNeed(steps, step);
    const Num& holds = interpreter.value(step.holds);
    if (holds.num && !isFault(holds)) continue;
    failing = step.need;
    if (isFault(holds)) return faultOf(holds);
    break;
  }
  return std::nullopt;
}

// Needs of the table are asked first. A fault of one counts only if some reading gets as far as that need.
std::optional<Fault> Evaluator::State::faultReached(const Question& question, const Table& table, const Fault& fault, int need,
                                                    Settlement& out) {
  if (question.readingNeeds.empty() || question.readingNeeds.front().need > need) return fault;
  if (auto other = collectReadings(table)) return other;
  if (auto other = refuse(question, need, !readings.empty(), out)) return other;
  return out.failedNeed == need ? std::optional(fault) : std::nullopt;
}

std::optional<Fault> Evaluator::State::tryReading(const std::vector<NeedStep>& steps,
                                                  const ReadingKey& reading, int& failing) {
  Doomed& known = doomedAt(reading);
  if (known.asked == steps.data() && known.need >= 0 && known.reading == reading) {
    failing = known.need;
    return std::nullopt;
  }
  interpreter.setReading(reading);
  failing = -1;
  for (const NeedStep& step : steps) {
    runNeed(steps, step);
    const Num& holds = interpreter.value(step.holds);
    if (isFault(holds)) return faultOf(holds);
    if (holds.num) continue;
    failing = step.need;
    if (step.readingAlone) known = {reading, static_cast<int16_t>(failing), steps.data()};
    break;
  }
  return std::nullopt;
}

// The furthest need that any reading reaches, given that none is legal.
std::optional<Fault> Evaluator::State::refuse(const Question& question, int tableFailure, bool haveReadings,
                                              Settlement& out) {
  const int end = tableFailure < 0 ? static_cast<int>(plan.needs.size()) : tableFailure;
  out.failedNeed = tableFailure;
  if (question.readingNeeds.empty() || question.readingNeeds.front().need >= end) return std::nullopt;
  const ReadingKey none = noReading();
  int furthest = -1;
  const size_t count = haveReadings ? readings.size() : 1;
  for (size_t i = 0; i < count; ++i) {
    interpreter.setReading(haveReadings ? readings[i] : none);
    int failing;
    if (auto fault = firstFailure(question.readingNeeds, end, failing)) return fault;
    if (failing < 0) return std::nullopt;  // reaches the table need, or the end
    furthest = std::max(furthest, failing);
  }
  out.failedNeed = furthest;
  return std::nullopt;
}

std::optional<Fault> Evaluator::State::settle(const Table& table, Settlement& out) {
  const Question& q = program->settle;
  out = Settlement{};
  if (native) {
    if (settleNative(table, out)) return std::nullopt;
    out = Settlement{};
  }
  startTable(table);
  reached = 0;
  int tableFailure;
  if (auto fault = firstFailure(q.tableNeeds, static_cast<int>(plan.needs.size()), tableFailure))
    return faultReached(q, table, *fault, tableFailure, out);
  if (tableFailure >= 0 && (q.readingNeeds.empty() || q.readingNeeds.front().need > tableFailure)) {
    out.failedNeed = tableFailure;
    return std::nullopt;
  }
  if (auto fault = collectReadings(table)) return fault;
  if (tableFailure >= 0 || readings.empty()) return refuse(q, tableFailure, !readings.empty(), out);

  const size_t keys = std::min(plan.choose.size(), bestKeys.size());
  int furthest = -1;
  PricedReadings known;
  for (const ReadingKey& reading : readings) {
    int failing;
    if (auto fault = tryReading(q.readingNeeds, reading, failing)) return fault;
    if (failing >= 0) {
      furthest = std::max(furthest, failing);
      continue;
    }
    // One that is like a priced one brings as much, and the first of the best is chosen.
    if (known.has(interpreter.alike())) continue;
    if (known.isEmpty()) interpreter.run(q.tableRest);
    known.add(interpreter.alike());
    interpreter.run(q.price);
    Settlement priced;
    int64_t winnings = 0;
    if (auto fault = price(table, priced, winnings)) return fault;
    int order = 0;
    for (size_t k = 0; k < keys; ++k) {
      keyValues[k] = plan.choose[k].winnings ? Num(winnings) : reg(plan.choose[k].value);
      if (isFault(keyValues[k])) return faultOf(keyValues[k]);
      if (out.legal && order == 0) order = compareNum(keyValues[k], bestKeys[k]);
    }
    if (out.legal && order <= 0) continue;
    if (&reading != &readings.back()) bestKeys = keyValues;
    priced.legal = true;
    priced.shape = reading.shape;
    priced.jokers = reading.jokers;
    priced.features = reading.features;
    interpreter.run(q.results);
    if (auto fault = fillResults(priced)) return fault;
    out = priced;
  }
  if (!out.legal) out.failedNeed = furthest;
  KAIKOU_ASSERT(out.legal || (furthest >= 0 && furthest < static_cast<int>(plan.needs.size())),
                "a refusal names a need");
  return std::nullopt;
}

std::optional<Fault> Evaluator::State::legal(const Table& table, const Question& q, bool& out) {
  if (native) {
    const NativeMode mode = &q == &program->legalUnpriced ? NativeMode::Unpriced : NativeMode::Needs;
    if (legalNative(table, mode, out)) return std::nullopt;
  }
  startTable(table);
  return legalWin(table, q, out);
}

std::optional<Fault> Evaluator::State::legalWin(const Table& table, const Question& q, bool& out) {
  if (!q.asWritten) return legalInOrder(table, q, out);
  if (interpreter.dealIsClean() && !table.nobodyWon && table.seats[table.win.seat & 3].handKnown) {
    if (!legalInOrder(table, q, out)) return std::nullopt;
  }
  return legalInOrder(table, *q.asWritten, out);
}

std::optional<Fault> Evaluator::State::legalInOrder(const Table& table, const Question& q, bool& out) {
  out = false;
  reached = 0;
  const int end = static_cast<int>(plan.needs.size());
  int failing;
  if (auto fault = firstFailure(q.tableNeeds, end, failing)) {
    Settlement refused;
    return q.asWritten ? fault : faultReached(q, table, *fault, failing, refused);
  }
  KAIKOU_ASSERT(failing < end, "a need that fails is one of the plan");
  if (failing >= 0) return std::nullopt;
  if (auto fault = collectReadings(table)) return fault;
  if (readings.empty()) return std::nullopt;
  for (const ReadingKey& reading : readings) {
    if (auto fault = tryReading(q.readingNeeds, reading, failing)) return fault;
    if (failing >= 0) continue;
    out = true;
    break;
  }
  return std::nullopt;
}

Evaluator::Evaluator(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> readings)
    : state_(std::make_unique<State>(plan, std::move(readings))) {}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;

std::optional<Fault> Evaluator::settle(const Table& table, Settlement& out) {
  return state_->settle(table, out);
}

std::optional<Fault> Evaluator::legal(const Table& table, bool withSettlementNeeds, bool& out) {
  return state_->legal(table, withSettlementNeeds ? state_->program->legal : state_->program->legalUnpriced,
                       out);
}

std::optional<Fault> Evaluator::dealSet(const Table& table, plan::Reg reg, plan::TileSet& out) {
  out = 0;
  if (reg == plan::noReg) return std::nullopt;
  state_->startTable(table);
  const Num& value = state_->reg(reg);
  if (isFault(value)) return faultOf(value);
  out = asSet(value);
  return std::nullopt;
}

std::optional<Fault> Evaluator::tableValue(const Table& table, plan::Reg reg, Num& out) {
  State& state = *state_;
  state.startTable(table);
  state.interpreter.run(state.program->sliceOf(reg));
  out = state.reg(reg);
  if (isFault(out)) return faultOf(out);
  return std::nullopt;
}

std::optional<Fault> Evaluator::tableValues(const Table& table, plan::Reg reg, unsigned seats,
                                            std::array<Num, seatCount>& out) {
  State& state = *state_;
  state.startTable(table);
  state.interpreter.run(state.program->sliceOf(reg));
  for (int seat = 0; seat < state.interpreter.seats(); ++seat) {
    if (!(seats >> seat & 1) || seat == table.win.seat) continue;
    out[static_cast<size_t>(seat)] = state.lane(reg, seat);
    if (isFault(out[static_cast<size_t>(seat)])) return faultOf(out[static_cast<size_t>(seat)]);
  }
  return std::nullopt;
}

void Evaluator::State::startCourse(const Table& table, plan::Reg reg, int subject, bool won) {
  const Slice& slice = program->sliceOf(reg);
  interpreter.setTable(table, subject, won, slice);
  if (!dealHolds(table)) [[unlikely]] {
    interpreter.readCalls();
    interpreter.runDeal(program->deal);
    noteDeal(table);
  }
  interpreter.run(slice);
}

std::optional<Fault> Evaluator::courseValue(const Table& table, plan::Reg reg, int subject, bool won, Num& out) {
  State& state = *state_;
  state.startCourse(table, reg, subject, won);
  const Num& value = state.reg(reg);
  // Not copied in one piece: steps write a number and its denominator apart, and what was just written in halves is slow to read whole.
  if (value.den == 1) [[likely]] {
    out = Num(value.num);
    return std::nullopt;
  }
  out = value;
  if (isFault(out)) return faultOf(out);
  return std::nullopt;
}

// Lanes are those of the other seats; where nobody receives, every seat is one, which takes two runs.
std::optional<Fault> Evaluator::courseValues(const Table& table, plan::Reg reg, int subject, bool won, unsigned seats,
                                             std::array<Num, seatCount>& out) {
  State& state = *state_;
  seats &= subject < 0 ? ~0u : ~(1u << subject);
  for (int run = 0; run < (subject < 0 ? 2 : 1); ++run) {
    if (subject < 0) state.interpreter.setWithoutSubject(run);
    state.startCourse(table, reg, subject, won);
    for (int seat = 0; seat < state.interpreter.seats(); ++seat) {
      if (!(seats >> seat & 1) || seat == state.interpreter.winner()) continue;
      out[static_cast<size_t>(seat)] = state.lane(reg, seat);
      if (isFault(out[static_cast<size_t>(seat)])) return faultOf(out[static_cast<size_t>(seat)]);
    }
  }
  return std::nullopt;
}

std::optional<Fault> Evaluator::arrangementHopeless(const Table& table, bool& out) {
  State& state = *state_;
  out = false;
  state.startTable(table);
  if (auto fault = state.collectReadings(table)) return fault;
  for (const ReadingKey& reading : state.readings) {
    if (state.plan.shapes[reading.shape].form != plan::ShapeForm::AnyTiles) continue;
    state.interpreter.setReading(reading);
    bool fails = false;
    for (const NeedStep& step : state.program->legal.readingNeeds) {
      if (!step.readingAlone) break;
      state.interpreter.run(step.slice);
      const Num& holds = state.interpreter.value(step.holds);
      if (isFault(holds)) break;
      if ((fails = !holds.num)) break;
    }
    if (!fails) return std::nullopt;
  }
  out = true;
  return std::nullopt;
}

void Evaluator::setNative(std::shared_ptr<const NativeCode> code) {
  state_->nested->setNative(code);
  state_->setNative(std::move(code));
}

NativeCounts Evaluator::nativeCounts() const {
  return {state_->counts.answered + state_->nested->counts.answered, state_->counts.left + state_->nested->counts.left};
}

void Evaluator::observe(SliceObserver* observer) { state_->interpreter.setObserver(observer); }

size_t Evaluator::tableBytes() const { return state_->tables->bytes(); }

}  // namespace kaikou::eval
