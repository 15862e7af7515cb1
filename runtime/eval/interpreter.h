// Runs slices of a program on one table with one winner.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "runtime/base/number.h"
#include "runtime/eval/meld_relations.h"
#include "runtime/eval/program.h"
#include "runtime/eval/settlement.h"
#include "runtime/eval/shape_waits.h"
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
  /// What one payer would pay the seat for its best win on an ordinary discard, or a fault value.
  virtual Num bestWin(const Table& table, int seat, uint32_t origin) = 0;
};

/// Is told of every slice that is run, for profiles.
class SliceObserver {
 public:
  virtual ~SliceObserver() = default;
  virtual void ran(const Slice& slice) = 0;
};

struct NativeFrame;  // native_code.h

class Interpreter {
 public:
  Interpreter(const plan::Plan& plan, const Program& program);

  void setReadySource(ReadySource* source) { ready_ = source; }
  void setObserver(SliceObserver* observer) { observer_ = observer; }
  /// Fixes table and winner; the losers are the other seats of the game.
  void setTable(const Table& table) { setTable(table, table.nobodyWon ? plan::nobody : table.win.seat & 3, true); }
  /// The same, of `subject` (or of nobody) in place of the winner; `won`: it has the winning tile.
  void setTable(const Table& table, int subject, bool won) {
    setSeats(table, subject, won);
    readCalls();
  }
  /// The same for one slice, which may ask for no calls of melds.
  void setTable(const Table& table, int subject, bool won, const Slice& slice) {
    setSeats(table, subject, won);
    if (slice.asksCalls) readCalls();
  }
  /// Of nobody: the seat that is no loser then.
  void setWithoutSubject(int seat) { nobody_ = seat; }
  void setReading(const ReadingKey& reading) { reading_ = &reading, alike_ = 0, related_ = false; }
  /// Two readings of one table for which this is the same, and not 0, answer every question of the slices run since
  /// setReading() alike, and those that are run after them: see ReadingRecall::decides. 0: nothing is known.
  uint64_t alike() const { return alike_; }
  void run(const Slice& slice);
  /// A table without a winner left values that the deal must be run again after.
  bool dealLost() const { return dealLost_; }
  /// Runs the slice of the deal, or native code of it, and looks whether any of its values is a fault.
  void runDeal(const Slice& slice);
  void runDeal(int32_t (*deal)(NativeFrame*), NativeFrame& frame);
  bool dealIsClean() const { return clean_; }
  /// The value of an instruction that asks the table or the reading, save those about the lane.
  Num answer(const plan::Instr& instr, const Num& a, const Num& b);

  const Num& value(uint32_t slot) const { return registers_[slot]; }
  Num& value(uint32_t slot) { return registers_[slot]; }
  /// How the melds of the reading are related, and how many links they have: of every relation and question of the plan.
  void relate(uint64_t& relations, uint8_t* links);
  int winner() const { return winner_; }
  int loserCount() const { return loserCount_; }
  int loser(int i) const { return losers_[i]; }
  int seats() const { return seats_; }
  /// For what may ask for calls after a table was set for a slice that does not.
  void readCalls();
  /// What completes a shape for a seat.
  plan::TileSet waitsOf(int seat, const SeatTable& own, plan::TileSet wilds, bool byShape = false) {
    return waits_.ofSeat(seat, own, wilds, byShape);
  }

 private:
  void setSeats(const Table& table, int subject, bool won);
  void startDeal();
  int callCount(int64_t seat, uint32_t calls) const {
    const SeatCalls& own = seatCalls_[static_cast<size_t>(seat)];
    int count = 0;
    for (; calls; calls &= calls - 1) count += own.counts[static_cast<size_t>(std::countr_zero(calls))];
    return count;
  }
  /// -1 for a seat that is none, or an opening it has not.
  int openingSource(int64_t seat, const Num& which) const {
    if (static_cast<uint64_t>(seat) >= static_cast<uint64_t>(seats_) || which.den != 1) return -1;
    if (which.num < 1 || which.num > seatCalls_[static_cast<size_t>(seat)].openings) return -1;
    const SeatTable& own = table_->seats[static_cast<size_t>(seat)];
    int64_t left = which.num;
    for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i)
      if (opens(own.melds[i]) && --left == 0) return own.melds[i].from;
    return -1;
  }
  int asideCount(int64_t seat, plan::TileSet set) const {
    const SeatTable& own = table_->seats[static_cast<size_t>(seat)];
    int count = 0;
    for (; set; set &= set - 1) count += own.aside[static_cast<size_t>(std::countr_zero(set))];
    return count;
  }
  int handCount(int64_t seat, plan::TileSet set) const {
    const SeatTable& own = table_->seats[static_cast<size_t>(seat)];
    int count = seat == winner_ && won_ && set >> (table_->win.tile & 63) & 1;
    for (; set; set &= set - 1) count += own.hand[static_cast<size_t>(std::countr_zero(set))];
    return count;
  }
  void runGeneral(const Decoded* first, const Decoded* end);
  void runSteps(const Slice& slice);
  void recall(uint32_t index);
  void pure(const Decoded& in, const Num& a, const Num& b, const Num& c, Num& out) const;
  Num input(const Decoded& in, const Num& a, const Num& b, int lane);
  Num seatQuestion(const Decoded& in, int seat, const Num& b);
  Num readingQuestion(const Decoded& in, const Num& a);
  Num heldQuestion(const Decoded& in, int seat, const Num& b);
  Num markOf(uint32_t index, const Num& seat) const {
    const plan::Mark& mark = plan_.course.marks[index];
    const Course& course = table_->course;
    const bool known = seat.den == 1 && static_cast<uint64_t>(seat.num) < static_cast<uint64_t>(seats_);
    const int16_t value = mark.scope != plan::MarkScope::Seat ? course.marks[mark.slot & (plan::maxOtherMarks - 1)]
                          : known ? course.seatMarks[static_cast<size_t>(seat.num)][mark.slot & (plan::maxSeatMarks - 1)]
                                  : mark.initial;
    return Num(mark.type == plan::MarkType::YesNo ? value != 0 : value);   // a truth is 0 or 1, whatever a table tells
  }
  MeldRelations& related() {
    if (!related_) relations_.read(reading_->features);
    related_ = true;
    return relations_;
  }
  Num courseQuestion(const Decoded& in, const Num& a, const Num& b);
  Num seenOf(size_t kind) const;
  Num nextOfTurned(const Decoded& in, size_t seat);
  bool ringStep(const Num& tile, bool forward, Num& out) const {
    if (tile.den != 1 || static_cast<uint64_t>(tile.num) >= plan_.kinds.size()) return false;
    const plan::Kind& kind = plan_.kinds[static_cast<size_t>(tile.num)];
    const int8_t step = forward ? kind.next : kind.previous;
    out = Num(step);
    return step != plan::noTile;
  }
  bool opens(const Meld& meld) const { return opening_ >> std::min<uint8_t>(meld.call, noCall) & 1; }

  /// What the reading alone decided for readings met before: a slot a hash, the latest stays.
  struct Memory {
    std::vector<ReadingKey> keys;
    std::vector<Num> values;             // as many for each key as there are kept slots
    std::vector<uint64_t> alike;         // by key: a number for its values; equal values may have several. Empty: none
    std::vector<Num> numbered;           // the values that last got a number, by their hash; sized when first used
    std::vector<uint64_t> numbers;
  };
  /// The number for `count` values; `last` is the last one that was given.
  static uint64_t numberOf(const Num* values, size_t count, Memory& memory, uint64_t& last);
  static constexpr size_t memorySize = 256, numberedSize = 64;
  static constexpr ReadingKey noKey{0xff, 0xff, {}};

  const plan::Plan& plan_;
  const Program& program_;
  std::vector<Memory> memories_;         // by Program::recalls
  std::vector<Num> registers_;
  const Table* table_ = nullptr;
  const ReadingKey* reading_ = nullptr;
  uint64_t alike_ = 0, lastNumber_ = 0;
  bool nobodyWon_ = false, dealLost_ = false;
  bool clean_ = false;                   // no value of the deal is a fault
  ReadySource* ready_ = nullptr;
  SliceObserver* observer_ = nullptr;
  int nobody_ = 0;
  int seats_ = 4, winner_ = 0, loserCount_ = 0;
  bool won_ = false;                     // the winner has the winning tile besides its hand
  std::array<int, 4> losers_{};
  std::array<std::array<int, 4>, plan::seatCount> losersOf_{};   // by winner
  static constexpr uint8_t noCall = 32;  // call numbers from here on match nothing
  struct SeatCalls {
    std::array<uint8_t, noCall + 1> counts{};  // melds by call
    uint8_t openings = 0;
  };
  std::array<SeatCalls, 4> seatCalls_{};
  uint64_t opening_ = 0, inHand_ = 0;    // calls that open; calls from the own hand
  struct KindField {
    uint8_t kind, block, rank, shift, width;
    bool suit;
  };
  std::vector<KindField> runFields_, tripletFields_;
  MeldRelations relations_;
  bool related_ = false;                 // they know the reading
  ShapeWaits waits_;
};

}  // namespace kaikou::eval
