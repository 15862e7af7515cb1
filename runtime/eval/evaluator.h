// The interpreter: runs a verified plan on a table.
//
//   eval::Evaluator evaluator(plan);
//   eval::Settlement out;
//   if (auto fault = evaluator.settle(table, out)) report(*fault);
//
// An evaluator owns its registers and its reading tables: cheap to use, not to be shared between threads at once. `plan`
// must be verified and outlive it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::hand { class ReadingTables; }

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
  // For a refusal: the reading that fails fewest conditions, and which.
  std::vector<uint32_t> failing;       // Plan::needs, by index
  int tilesShort = -1;                 // how many tiles of the hand would have to be others; -1 unknown or not a matter of tiles
  Reading nearest;                     // with those tiles as wilds
};

class Evaluator {
 public:
  /// Reading tables take about `tableBudget` bytes at most; when that is full they are dropped and fill again. Answers are
  /// the same.
  explicit Evaluator(const plan::Plan& plan, size_t tableBudget = size_t{64} << 20);
  ~Evaluator();
  Evaluator(Evaluator&&) noexcept;

  /// Settles the win that the table claims. A refusal is a result (`legal` false); a fault is returned.
  std::optional<Fault> settle(const Table& table, Settlement& out);
  /// Only whether the win is legal by the needs (all of them, or without those that depend on payments).
  std::optional<Fault> legal(const Table& table, bool withSettlementNeeds, bool& out);
  /// Whether `seat` lacks one tile of a legal win: some kind of which it holds fewer than all copies completes one, on an
  /// ordinary draw or an ordinary discard. `table.win` is ignored.
  std::optional<Fault> ready(const Table& table, int seat, bool& out);
  /// The kinds of tile that complete a legal win for `seat`, by draw or by discard, with what each is worth.
  struct Wait { uint8_t tile; bool byDraw, byDiscard; Settlement draw, discard; };
  std::optional<Fault> waits(const Table& table, int seat, std::vector<Wait>& out);
  /// Everything behind a settlement. Slow path: reconstructs the reading.
  std::optional<Fault> explain(const Table& table, const Settlement& settlement, Explanation& out);

  /// The deal's values for an indicator: the tiles that are wild, and the register of any set.
  std::optional<Fault> dealSet(const Table& table, plan::Reg reg, plan::TileSet& out);
  /// A register of the deal or the table phase, for rules that are asked beside a settlement: guards of calls, who deals next.
  /// `table.win.seat` is the winner they speak of, unless `table.nobodyWon`.
  std::optional<Fault> tableValue(const Table& table, plan::Reg reg, Num& out);
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
