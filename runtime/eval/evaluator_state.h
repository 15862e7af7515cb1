// What an evaluator owns. Private to runtime/eval.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/interpreter.h"
#include "runtime/eval/native_code.h"
#include "runtime/eval/program.h"
#include "runtime/eval/readings.h"
#include "runtime/hand/reading_tables.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::eval {

struct Evaluator::State final : ReadySource {
  State(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> store);
  /// A nested evaluator, for questions about being ready: own registers, shared program and tables.
  State(const State& outer, bool nested);

  const plan::Plan& plan;
  std::shared_ptr<const Program> program;
  std::shared_ptr<hand::ReadingTables> tables;
  Interpreter interpreter;
  ReadingCollector collector;
  std::unique_ptr<State> nested;

  bool readable(const HandQuery& query) const;
  HandQuery hand;
  std::vector<ReadingKey> readings;
  std::array<Num, plan::limits::keys> bestKeys, keyValues;  // of the choice between readings
  Table scratch;  // the table that a question about being ready supposes

  // The deal that the registers hold.
  bool dealValid = false;
  uint8_t dealIndicator = 0, dealDealer = 0;
  int8_t dealPrevious = plan::noTile;

  /// Readings known to fail a need that looks at the reading alone, by hash; spares running it again.
  struct Doomed {
    ReadingKey reading;
    int16_t need = -1;
    const NeedStep* asked = nullptr;
  };
  static constexpr size_t doomedSize = 128;
  std::vector<Doomed> doomed = std::vector<Doomed>(doomedSize);
  Doomed& doomedAt(const ReadingKey& reading) {
    uint64_t h = (hand::mixed(reading.features) ^ reading.shape << 8 ^ reading.jokers) * 0x9e3779b97f4a7c15;
    return doomed[h >> 57];
  }
  /// Whether the registers hold the deal of this table; that they do from now on.
  bool dealHolds(const Table& table) const {
    return dealValid && program->dealIsCacheable && !interpreter.dealLost() && dealIndicator == table.indicator && dealDealer == table.dealer &&
           dealPrevious == table.previousWild;
  }
  void noteDeal(const Table& table) {
    dealValid = true;
    dealIndicator = table.indicator, dealDealer = table.dealer, dealPrevious = table.previousWild;
  }
  /// Fixes the table and runs the deal phase unless its registers are still good.
  void startTable(const Table& table);
  /// Works out a value of the table phase of `subject`.
  void startCourse(const Table& table, plan::Reg reg, int subject, bool won);
  /// The readings of the winner's hand into `readings`; a hand of the wrong size has none.
  std::optional<Fault> collectReadings(const Table& table);
  size_t reached = 0;  // needs of readings whose part of the table phase has been run for this table
  void runNeed(const std::vector<NeedStep>& steps, const NeedStep& step) {
    const auto at = static_cast<size_t>(&step - steps.data());
    if (!step.table.empty() && at >= reached) {
      interpreter.run(step.table);
      reached = at + 1;
    }
    if (!step.slice.empty()) interpreter.run(step.slice);
  }
  /// First need that does not hold among `steps` before index `end`; -1 if all hold. What needs take of the table phase is
  /// run up to where the first reading gets.
  std::optional<Fault> firstFailure(const std::vector<NeedStep>& steps, int end, int& failing);
  /// The same for one reading, of which the registers then hold the needs that were run.
  std::optional<Fault> tryReading(const std::vector<NeedStep>& steps, const ReadingKey& reading,
                                  int& failing);
  std::optional<Fault> settle(const Table& table, Settlement& out);
  std::optional<Fault> legal(const Table& table, const Question& question, bool& out);
  /// The same for a table that was started; only what is known of the win but for its seat may have changed since.
  std::optional<Fault> legalWin(const Table& table, const Question& question, bool& out);
  std::optional<Fault> legalInOrder(const Table& table, const Question& question, bool& out);
  std::optional<Fault> faultReached(const Question& question, const Table& table, const Fault& fault, int need, Settlement& out);
  std::optional<Fault> refuse(const Question& question, int tableFailure, bool haveReadings, Settlement& out);
  Fault notWhole(int seat, const Num& amount) const;
  std::optional<Fault> price(const Table& table, Settlement& out, int64_t& winnings);
  std::optional<Fault> fillResults(Settlement& out);
  /// Turns what the losers pay together (`winnings`) into what the liable seat pays for all, offenders too if it is
  /// shared. False if a sum does not fit.
  bool payLiability(const Table& table, bool shared, int liable, std::array<int64_t, seatCount>& payments,
                    int64_t& winnings) const;
  std::optional<Fault> ready(const Table& table, int seat, bool& out);
  /// The kinds of tile with which the seat can have a legal win at all.
  plan::TileSet worthTrying(const Table& table, int seat);

  Num isReady(const Table& table, int seat, uint32_t origin) override;
  Num bestWin(const Table& table, int seat, uint32_t origin) override;
  std::optional<Fault> bestOf(const Table& table, int seat, Num& out);

  // Native code (native_settle.cpp). Each answers the question as settle and legal do, or returns false for the interpreter.
  std::shared_ptr<const NativeCode> native;
  NativeFrame frame;
  std::vector<int64_t> carried;
  bool interpreterKnowsTable = false;   // the interpreter has been given the frame's table
  size_t meldPlaces = 0;                     // melds that a seat can have
  std::array<uint64_t, 256> countOfCall{};   // one meld in NativeFrame::calls
  NativeCounts counts;
  void setNative(std::shared_ptr<const NativeCode> code);
  bool startNative(const Table& table);
  bool settleNative(const Table& table, Settlement& out);
  bool settleStarted(const Table& table, Settlement& out);
  bool legalNative(const Table& table, NativeMode mode, bool& out);
  /// The same for a table that was started; only what is known of the win but for its seat may have changed since.
  bool answerNative(const Table& table, NativeMode mode, bool& out);
  bool legalStarted(const Table& table, int32_t mode, bool& out);
  struct NativePrice {
    std::array<int64_t, seatCount> payments;
    int64_t winnings, liable;
  };
  bool priceNative(NativePrice& out) const;
  bool chooseNative(int64_t winnings, bool first);

  uint32_t slot(plan::Reg reg) const { return Program::slotOf(plan, reg); }
  const Num& reg(plan::Reg r) const { return interpreter.value(slot(r)); }
  const Num& lane(plan::Reg r, int seat) const {
    return interpreter.value(slot(r) + (plan.isLane(r) ? seat : 0));
  }
  ReadingKey noReading() const { return {0xff, 0, plan.features.noReading}; }
};

}  // namespace kaikou::eval
