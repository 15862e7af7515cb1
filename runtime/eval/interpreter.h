// Runs slices of a program on one table with one winner.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/base/number.h"
#include "runtime/eval/program.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::eval {

/// The reading that Reading slices look at.
struct ReadingKey {
  uint8_t shape = 0xff, jokers = 0;
  plan::FeatureVector features;
  friend bool operator==(const ReadingKey&, const ReadingKey&) = default;
};

/// Answers Op::Ready; the evaluator gives one, a nested evaluator none.
class ReadySource {
 public:
  virtual ~ReadySource() = default;
  /// The truth as 0 or 1, or a fault value.
  virtual Num isReady(const Table& table, int seat, uint32_t origin) = 0;
};

/// Is told of every slice that is run, for profiles.
class SliceObserver {
 public:
  virtual ~SliceObserver() = default;
  virtual void ran(const Slice& slice) = 0;
};

class Interpreter {
 public:
  Interpreter(const plan::Plan& plan, const Program& program);

  void setReadySource(ReadySource* source) { ready_ = source; }
  void setObserver(SliceObserver* observer) { observer_ = observer; }
  /// Fixes table and winner; the losers are the other seats of the game.
  void setTable(const Table& table);
  void setReading(const ReadingKey& reading) { reading_ = &reading; }
  void run(const Slice& slice);
  /// Runs the slice of the deal and looks whether any of its values is a fault.
  void runDeal(const Slice& slice);

  const Num& value(uint32_t slot) const { return registers_[slot]; }
  Num& value(uint32_t slot) { return registers_[slot]; }
  int winner() const { return winner_; }
  int loserCount() const { return loserCount_; }
  int loser(int i) const { return losers_[i]; }
  int seats() const { return seats_; }

 private:
  bool isKnown(const Num& seat) const;
  int callCount(int64_t seat, uint64_t calls) const;
  int asideCount(int64_t seat, plan::TileSet set) const;
  bool ask(const Decoded& in, const Num& a, const Num& b, int lane, Num& out);
  Num input(const Decoded& in, const Num& a, const Num& b, int lane);
  Num seatQuestion(const Decoded& in, int seat, const Num& b);
  Num readingQuestion(const Decoded& in, const Num& a) const;
  bool opens(const Meld& meld) const { return opening_ >> (meld.call & 63) & 1; }

  const plan::Plan& plan_;
  std::vector<Num> registers_;
  const Table* table_ = nullptr;
  const ReadingKey* reading_ = nullptr;
  bool clean_ = false;                   // no value of the deal is a fault
  ReadySource* ready_ = nullptr;
  SliceObserver* observer_ = nullptr;
  int seats_ = 4, winner_ = 0, loserCount_ = 0;
  std::array<int, 4> losers_{};
  static constexpr uint8_t noCall = 63;  // call numbers from here on match nothing
  int meldBound_ = 0;                    // no seat has more melds
  std::array<uint64_t, 4> seatCalls_{};  // the calls of a seat's melds, a byte each
  uint64_t opening_ = 0, inHand_ = 0;    // calls that open; calls from the own hand
  struct KindField {
    uint8_t kind, block, rank, shift, width;
    bool suit;
  };
  std::vector<KindField> runFields_, tripletFields_;
};

}  // namespace kaikou::eval
