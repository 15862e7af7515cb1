// The interpreter: runs a verified plan on a table.
//
//   eval::Evaluator evaluator(plan);
//   eval::Settlement out;
//   if (auto fault = evaluator.settle(table, out)) report(*fault);
//
// An evaluator owns its registers: cheap to use, not to be shared between threads at once. What it has found out about
// readings it may share with other evaluators of the plan, on any threads. `plan` must be verified and outlive it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand { class ReadingStore; }

namespace kaikou::eval {

class NativeCode;
class SliceObserver;
struct NativeCounts;

/// One group of a reading: a meld, the pair, or a single tile of an arrangement without groups.
struct Group {
  enum Form : uint8_t { Run, Triplet, Quad, Pair, Single } form{};
  uint8_t tile = 0;                    // lowest kind
  bool onTable = false;                // an exposed meld
  uint8_t wildMask = 0;                // bit i: position i is a wild that stands for another tile
  uint8_t otherMask = 0;               // bit i: position i is a tile that the hand lacks
  bool hasWinningTile = false;
};
struct Reading {
  uint8_t shape = 0xff;
  std::vector<Group> groups;
};

/// One line of an explanation, already evaluated.
struct TraceLine {
  uint32_t origin, group;              // into Plan::origins
  plan::LineRole role;
  int8_t seat;                         // whose: the winner for LineRole::Winner, otherwise the loser
  plan::LineAction action;
  Num value, after;
};
struct Explanation {
  Reading reading;
  std::vector<TraceLine> lines;        // only those that applied, in order: winner's tallies, then each loser's, then payments
  std::vector<uint32_t> needs;         // Plan::needs that hold, by index
  std::array<int64_t, seatCount> owed{};   // what each loser would pay before liability
  bool complete = false;               // whether the hand is complete (refusal_search.h), whatever the table allows
  // For a refusal. Of a complete hand `nearest` is the reading that gets as far as the refusal says, and `failing` what it
  // does not meet. Of another it is a complete hand that differs in the fewest tiles.
  std::vector<uint32_t> failing;       // Plan::needs, by index
  Reading nearest;
  int tilesShort = -1;                 // how many tiles of an incomplete hand would have to be others; -1: not found
  int lacksOver = 0;                   // …but more than so many
  std::vector<uint8_t> replaced;       // these tiles: kinds, each as often as it goes
  std::vector<uint32_t> nearestFailing;    // what `nearest` of an incomplete hand would not meet
};

/// How many tiles a hand lacks to be complete: those that it would have to take in, for others or as the winning tile.
struct Lack {
  int tiles = -1;                      // -1: not found
  int over = 0;                        // it lacks more than so many
};

class Evaluator {
 public:
  /// `readings` is of the same plan; null: its own.
  explicit Evaluator(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> readings = nullptr);
  ~Evaluator();
  Evaluator(Evaluator&&) noexcept;

  /// Settles the win that the table claims. A refusal is a result (`legal` false); a fault is returned.
  std::optional<Fault> settle(const Table& table, Settlement& out);
  /// Only whether the win is legal by the needs (all of them, or without those that depend on payments).
  std::optional<Fault> legal(const Table& table, bool withSettlementNeeds, bool& out);
  /// Whether `seat` lacks one tile of a legal win: some kind of which it holds fewer than all copies completes one, on an
  /// ordinary draw or an ordinary discard. `table.win` is ignored.
  std::optional<Fault> ready(const Table& table, int seat, bool& out);
  /// What one payer would pay `seat` for its best win on an ordinary discard; 0 if nothing completes a win.
  std::optional<Fault> bestWin(const Table& table, int seat, Num& out);
  /// The kinds of tile that complete a legal win for `seat`, by draw or by discard, with what each is worth.
  struct Wait { uint8_t tile; bool byDraw, byDiscard; Settlement draw, discard; };
  std::optional<Fault> waits(const Table& table, int seat, std::vector<Wait>& out);
  /// One way to take one more tile in: by draw, or from the seat that discards it.
  struct Trial { uint8_t tile; int8_t from; Settlement settlement; };
  /// All ways by which the hand of `seat` is complete, also those that are refused: by tile, a draw before discards, discards
  /// by seat. Tiles of which the hand holds all copies are no ways; `spent` is a tile that it held and let go.
  std::optional<Fault> trials(const Table& table, int seat, int spent, std::vector<Trial>& out);
  /// Everything behind a settlement. Slow path: reconstructs the reading.
  std::optional<Fault> explain(const Table& table, const Settlement& settlement, Explanation& out);

  /// Whether the hand with the winning tile is complete: an arrangement, or what any tiles may win by. The table may refuse the
  /// win all the same; a legal win is complete.
  std::optional<Fault> complete(const Table& table, bool& out);
  /// What the hand of `seat` lacks, of its usual size or one tile more. `table.win` is ignored. Slow path; bounded.
  std::optional<Fault> lacking(const Table& table, int seat, Lack& out);

  /// The deal's values for an indicator: the tiles that are wild, and the register of any set.
  std::optional<Fault> dealSet(const Table& table, plan::Reg reg, plan::TileSet& out);
  /// A register of the deal or the table phase, for rules that are asked beside a settlement: guards of calls, who deals next.
  /// `table.win.seat` is the winner they speak of, unless `table.nobodyWon`.
  std::optional<Fault> tableValue(const Table& table, plan::Reg reg, Num& out);
  /// The same of each seat but `table.win.seat`, in `seats`: for what differs from payer to payer.
  /// A value of the course of a hand: of the seat that a rule speaks of (or nobody) in place of the winner; `won`: it has won on the
  /// table's winning tile. Nobody else has one.
  std::optional<Fault> courseValue(const Table& table, plan::Reg reg, int subject, bool won, Num& out);
  /// The same of each of these seats as a payer.
  std::optional<Fault> courseValues(const Table& table, plan::Reg reg, int subject, bool won, unsigned seats, std::array<Num, seatCount>& out);
  std::optional<Fault> tableValues(const Table& table, plan::Reg reg, unsigned seats, std::array<Num, seatCount>& out);
  /// Whether every reading of the hand in no arrangement (shapes of any tiles) fails a need that looks at the reading
  /// alone. True if there is none. It depends on nothing but the tiles.
  std::optional<Fault> arrangementHopeless(const Table& table, bool& out);

  /// Told of every slice of the program that settlements run, those behind questions about being ready excepted; null: nobody.
  void observe(SliceObserver* observer);
  /// Bytes held by reading tables.
  size_t tableBytes() const;

  /// Answers come from machine code of the same plan from now on (runtime/jit/jit.h makes it), with the same
  /// results; null: from the interpreter alone, as at first.
  void setNative(std::shared_ptr<const NativeCode> code);
  /// What became of the questions since then; those about being ready count too.
  NativeCounts nativeCounts() const;

  struct State;    // private to runtime/eval

 private:
  class Explainer;
  std::unique_ptr<State> state_;
};

}  // namespace kaikou::eval
