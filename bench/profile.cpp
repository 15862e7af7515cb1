// A profile of settlements.
//
// What it does: an observer counts how often each instruction is executed on the tables of the benchmark. What one execution
// costs is measured, not assumed: copies of the instruction in one slice are run on real tables, with the registers that a
// settlement leaves, and the cost of an empty slice is taken off. Then the whole program is run in order, and every cost scaled
// to the time that takes. A question about being ready is a search, so it is timed as a whole. Collecting readings is timed by
// itself on the same tables. What is left of the time of whole settlements is the engine's: choosing among readings, paying out,
// filling results.
//
// Why copies: an instruction takes a few nanoseconds, less than any clock can see; and its cost depends on its operands (how
// large a set, how many losers), so each is measured and not each kind. Why scaled: copies run side by side in a processor,
// where a program waits for its own results and for branches that were guessed wrong.
// Tested by tests/bench/profile_test.cpp.
#include "bench/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "bench/measure.h"
#include "runtime/eval/evaluator.h"
#include "runtime/eval/interpreter.h"
#include "runtime/eval/program.h"
#include "runtime/eval/threaded_code.h"
#include "runtime/eval/readings.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::bench {

namespace {

using eval::Decoded;
using eval::Slice;

// What makes two executions the same work.
using Key = std::tuple<uint32_t, uint16_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t>;
Key keyOf(const Decoded& in) { return {in.origin, in.code, in.dst, in.a, in.b, in.c, in.imm}; }

struct Counted {
  Decoded instruction;
  uint64_t times = 0;
  double nanoseconds = 0;   // an execution
};

class Counter final : public eval::SliceObserver {
 public:
  void ran(const Slice& slice) override { ++slices_[&slice]; }
  std::map<Key, Counted> instructions() const {
    std::map<Key, Counted> all;
    for (const auto& [slice, times] : slices_) {
      for (const auto& in : *slice) {
        auto& counted = all[keyOf(in)];
        counted.instruction = in;
        counted.times += times;
      }
    }
    return all;
  }

 private:
  std::map<const Slice*, uint64_t> slices_;   // good as long as the evaluator's program
};

// Answers questions about being ready as settlements would.
class Answers final : public eval::ReadySource {
 public:
  explicit Answers(eval::Evaluator& evaluator) : evaluator_(evaluator) {}
  Num isReady(const eval::Table& table, int seat, uint32_t) override {
    bool ready = false;
    if (evaluator_.ready(table, seat, ready)) return Num(0);
    return Num(ready);
  }
  Num bestWin(const eval::Table& table, int seat, uint32_t) override {
    Num best;
    return evaluator_.bestWin(table, seat, best) ? Num(0) : best;
  }

 private:
  eval::Evaluator& evaluator_;
};

class Profiler {
 public:
  Profiler(const plan::Plan& plan, const std::vector<eval::Table>& wins, double seconds)
      : plan_(plan), wins_(wins), seconds_(seconds), evaluator_(plan), program_(plan), interpreter_(plan, program_), answers_(evaluator_) {
    interpreter_.setReadySource(&answers_);
  }

  SettleProfile profile() {
    SettleProfile out;
    out.total = 1e9 / measure("", "", seconds_, wins_.size(), [&] {
      for (const auto& table : wins_) settle(table);
    }).median;
    Counter counter;
    evaluator_.observe(&counter);
    for (const auto& table : wins_) settle(table);
    evaluator_.observe(nullptr);
    auto instructions = counter.instructions();
    for (const Slice* slice : {&program_.fullTable, &program_.fullReading}) {
      for (const auto& in : *slice) instructions[keyOf(in)].instruction = in;
    }
    price(instructions);
    scale(instructions);

    // A line of a tally has an origin for each role of the seat: the author wrote one.
    std::map<std::tuple<std::string, uint32_t, std::string>, ProfileRow> byDeclaration;
    double accounted = 0;
    for (const auto& [key, counted] : instructions) {
      if (counted.times == 0) continue;
      const auto& declared = plan_.origins[counted.instruction.origin];
      auto& row = byDeclaration[{declared.file, declared.line, declared.name}];
      row.name = declared.name == declared.en ? declared.name : declared.name + " · " + declared.en;
      row.place = declared.file.empty() ? "" : fmt::format("{}:{}", declared.file.substr(declared.file.rfind('/') + 1), declared.line);
      const double share = static_cast<double>(counted.times) / static_cast<double>(wins_.size());
      row.nanoseconds += share * counted.nanoseconds;
      row.executions += share;
      ++row.instructions;
      accounted += share * counted.nanoseconds;
    }
    for (const auto& [declaration, row] : byDeclaration) out.rows.push_back(row);
    const double readings = readingTime(out.readings);
    out.rows.push_back({"(readings of the hand)", "", readings, 0, 0, true});
    out.rows.push_back({"(choosing, paying, the rest)", "", out.total - accounted - readings, 0, 0, true});
    std::stable_sort(out.rows.begin(), out.rows.end(), [](const auto& a, const auto& b) { return a.nanoseconds > b.nanoseconds; });
    return out;
  }

 private:
  void settle(const eval::Table& table) { (void)evaluator_.settle(table, settlement_); }

  // The registers that a settlement leaves, in this object's own interpreter.
  void prepare(const eval::Table& table) {
    settle(table);
    reading_ = {settlement_.shape, settlement_.jokers, settlement_.features};
    interpreter_.setTable(table);
    interpreter_.setReading(reading_);
    interpreter_.runDeal(program_.deal);
    interpreter_.run(program_.fullTable);
    interpreter_.run(program_.fullReading);
  }

  void price(std::map<Key, Counted>& instructions) {
    constexpr size_t copies = 256, samples = 24;
    const size_t step = std::max<size_t>(1, wins_.size() / samples);
    size_t tables = 0;
    for (size_t i = 0; i < wins_.size(); i += step, ++tables) {
      prepare(wins_[i]);
      Slice nothing;
      nothing.steps = eval::threadSlice(nothing);
      for (auto& [key, counted] : instructions) {
        const bool search = counted.instruction.op == plan::Op::Ready;
        Slice slice;
        slice.assign(search ? 1 : copies, counted.instruction);
        slice.steps = eval::threadSlice(slice);   // as the interpreter runs it
        const double took = bestOf([&] { interpreter_.run(slice); }) - bestOf([&] { interpreter_.run(nothing); });
        counted.nanoseconds += std::max(0.0, took) * 1e9 / static_cast<double>(slice.size());
      }
    }
    for (auto& [key, counted] : instructions) counted.nanoseconds /= static_cast<double>(std::max<size_t>(1, tables));
  }
  // To the time that the whole program takes on these tables.
  void scale(std::map<Key, Counted>& instructions) {
    double modelled = 0;
    for (const Slice* slice : {&program_.fullTable, &program_.fullReading}) {
      for (const auto& in : *slice) modelled += instructions[keyOf(in)].nanoseconds;
    }
    std::vector<eval::ReadingKey> readings;
    for (const auto& table : wins_) {
      settle(table);
      readings.push_back({settlement_.shape, settlement_.jokers, settlement_.features});
    }
    auto pass = [&](bool run) {
      return measure("", "", seconds_, wins_.size(), [&, run] {
        for (size_t i = 0; i < wins_.size(); ++i) {
          interpreter_.setTable(wins_[i]);
          interpreter_.setReading(readings[i]);
          if (!run) continue;
          interpreter_.run(program_.fullTable);
          interpreter_.run(program_.fullReading);
        }
      }).median;
    };
    interpreter_.runDeal(program_.deal);
    const double whole = 1e9 / pass(true) - 1e9 / pass(false);
    if (modelled <= 0) return;
    for (auto& [key, counted] : instructions) counted.nanoseconds *= whole / modelled;
  }
  static double bestOf(const std::function<void()>& work) {
    double best = 1;
    for (int i = 0; i < 3; ++i) best = std::min(best, secondsOf(work));
    return best;
  }

  double readingTime(double& distinct) {
    hand::ReadingTables tables(plan_);
    eval::ReadingCollector collector(plan_, tables);
    eval::HandQuery hand;
    std::vector<eval::ReadingKey> found;
    std::vector<plan::TileSet> wilds(wins_.size());
    for (size_t i = 0; i < wins_.size(); ++i) (void)evaluator_.dealSet(wins_[i], plan_.wilds, wilds[i]);
    size_t readings = 0;
    auto measured = measure("", "", seconds_, wins_.size(), [&] {
      readings = 0;
      for (size_t i = 0; i < wins_.size(); ++i) {
        hand.wilds = wilds[i];
        found.clear();
        if (collector.prepare(wins_[i], hand)) collector.collect(hand, found);
        readings += found.size();
      }
    });
    distinct = static_cast<double>(readings) / static_cast<double>(wins_.size());
    return 1e9 / measured.median;
  }

  const plan::Plan& plan_;
  const std::vector<eval::Table>& wins_;
  double seconds_;
  eval::Evaluator evaluator_;
  eval::Program program_;
  eval::Interpreter interpreter_;
  Answers answers_;
  eval::Settlement settlement_;
  eval::ReadingKey reading_;
};

}  // namespace

SettleProfile profileSettle(const plan::Plan& plan, const std::vector<eval::Table>& wins, double seconds) {
  return Profiler(plan, wins, seconds).profile();
}

std::string printProfile(const std::string& name, const SettleProfile& profile) {
  std::string out = fmt::format("{}: {:.0f} ns a settlement, {:.1f} readings each\n\n{:>8} {:>7} {:>9} {:>7}  {}\n", name, profile.total,
                                profile.readings, "ns", "share", "executed", "instr.", "declaration");
  for (const auto& row : profile.rows) {
    out += fmt::format("{:>8.1f} {:>6.1f}% ", row.nanoseconds, 100 * row.nanoseconds / profile.total);
    out += row.isEngine ? fmt::format("{:>9} {:>7}", "", "") : fmt::format("{:>9.1f} {:>7}", row.executions, row.instructions);
    out += fmt::format("  {}{}\n", row.name, row.place.empty() ? "" : "  " + row.place);
  }
  return out;
}

}  // namespace kaikou::bench
