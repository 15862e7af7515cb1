// The state of one hand: everything that the events so far fold to.
//
// A plain value of about 2 KB, 4 where a plan follows the course of a hand: copying it is a clone, and two copies never know
// of each other. What is in it is kept by the engine (engine.h) alone; read it freely. Seats are 0..3 in turn order, tiles are
// kinds of the plan.
//
// Conventions. `table` is what the evaluator reads. While a seat is in its turn its hand holds the tile drawn; once the hand
// is won by a draw the winning tile is taken out (`table.win.tile`). A discard that somebody is asked about is already on
// the pile. A tile that is being added to a triplet is in nobody's hand until it is a quad or robbed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "runtime/base/seed.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/table/action.h"

namespace kaikou::table {

using plan::maxKinds;
using plan::seatCount;
using plan::TileSet;

inline constexpr int maxTiles = maxKinds * 4;
inline constexpr int maxBlocks = 16;

enum class Stage : uint8_t {
  Turn,      // `turn` discards, calls from its hand, or wins on its draw
  Last,      // `turn` drew one of the last tiles and can win on it: win or pass
  Answers,   // `turn` discarded `tile`; the seats in `asked` have not answered yet
  Robbing,   // `turn` adds `tile` to a triplet; the same
  Over,
  Choosing,  // a step before play: the seats in `asked` have not decided yet
};

/// A tile on the pile, in the order of discards of all seats.
struct Discard {
  uint8_t tile = 0;
  uint8_t seat : 2 = 0;
  uint8_t claimed : 1 = 0;     // taken by another seat
  uint8_t aside : 1 = 0;       // set aside by being discarded, when nobody took it: it lies with its seat's tiles set aside
  uint8_t laid : 1 = 0;        // a last tile that was no win
};

/// Kept in step with a seat's hand and melds, so that "can this seat win on that tile" is a few look-ups
/// (win_filter.h). Tiles that are wild are counted apart.
struct HandSketch {
  std::array<uint32_t, maxBlocks> index{};   // per block: sum of count x 5^rank
  std::array<uint8_t, maxBlocks> lack{};     // per block: its entry in the shortage tables
  std::array<TileSet, 4> holds{};            // [n]: kinds in hand of which there are more than n
  uint8_t wilds = 0;                         // tiles in hand that are wild
  int8_t lackMelds = 0;                      // sum over blocks of what they lack to be melds
  uint16_t pairSaves = 0;                    // bit a block: a pair in it spares a wild
  uint64_t outside = 0;                      // bit i: some tile in hand, not wild, is outside the i-th set asked about
  plan::FeatureVector melds;                 // what the melds add to the features of a reading
};

/// A seat whose openings oblige the others.
struct DutyState {
  uint8_t bound = 0;                         // bit a seat; 0: no duty
  uint8_t block = 0;                         // the suit that they must discard
  std::array<int8_t, seatCount> offenders{plan::nobody, plan::nobody, plan::nobody, plan::nobody};   // by last offence
  uint8_t offenderCount = 0;
};

/// A payment on an event that later ones may move: who holds it, and who paid it.
struct LedgerEntry {
  uint8_t pay = 0;                           // into Course::pays
  int8_t payer : 4 = plan::nobody, holder : 4 = plan::nobody;   // holder nobody: handed back
  uint16_t event = 0;                        // number of the event
  int32_t points = 0;
};
/// A tile that was won on; it lies with its winners.
struct WonTile {
  uint8_t tile = 0, winners = 0;             // bit a seat
  int8_t from = plan::nobody;
  eval::WinBy by{};
};
/// What a plan that follows the course of a hand adds to a state; otherwise as it is here.
struct CourseStateFields {
  bool followed = true;                      // as of eval::Course
  static constexpr int maxWins = 64;
  std::array<LedgerEntry, plan::maxEntries> ledger{};
  uint8_t entries = 0;
  uint16_t event = 0;                        // events so far
  uint16_t kongEvent = 0;                    // the event of the last quad
  std::array<WonTile, maxWins> won{};        // in order
  uint8_t wonCount = 0;
  uint8_t step = 0;                          // Choosing: into Course::steps
  uint8_t pending = 0;                       // 1 + a step declared with the discard that others are asked about
  std::array<int16_t, plan::maxStepSets> pendingSets{};   // …and what it sets
  std::array<uint16_t, seatCount> taken{};   // steps of its own turn that a seat took this hand, bit a step
  bool matchOver = false;                    // the match ends with this hand
  uint8_t offer = 0;                         // 1 + a turn up whose tiles are being offered
  std::array<std::array<uint8_t, plan::maxChosen>, seatCount> chosen{};   // Choosing: values so far, by seat
  std::array<uint8_t, seatCount> chosenCount{};
  eval::CourseFields atWin;                  // as the last win found it
};
using CourseState = eval::WhereFollowed<CourseStateFields>;

struct Outcome {
  enum Kind : uint8_t { None, Won, Drawn, Left, Faulted } kind = None;
  uint8_t winnerCount = 0;
  std::array<int8_t, seatCount> winners{plan::nobody, plan::nobody, plan::nobody, plan::nobody};   // in order
  int8_t leaver = plan::nobody;
  std::array<int64_t, seatCount> points{};   // of the hand; they sum to -house - pot
  int64_t house = 0;                         // paid to the house
  int64_t pot = 0;                           // put into the pot, less what was taken out
  uint32_t faultOrigin = 0;                  // Faulted: into Plan::origins
};

struct State {
  eval::Table table;

  // The wall, in the order of drawing: [0, wallSize). Dealt tiles stay listed.
  std::array<uint8_t, maxTiles> wall{};
  uint16_t wallSize = 0;
  uint16_t head = 0;                         // next index from the head
  uint16_t fixedFrom = 0, fixedSize = 0;     // tiles of stacks that are turned up: nobody draws them
  uint16_t tail = 0;                         // tiles passed over from the tail (wall_order.h)
  uint16_t left = 0;                         // tiles nobody has drawn, the indicator not counted
  int16_t indicatorAt = -1;                  // index of the tile turned up
  std::array<uint8_t, 4> dice{};
  uint8_t breakSide = 0, breakStack = 0;     // the wall begins after this many stacks of that seat's side

  // What the deal fixed.
  TileSet wilds = 0, discardSet = 0, dutyExempt = 0;
  std::array<TileSet, plan::maxCalls> callTiles{};   // tiles of which a call may be made; of runs the lowest

  Stage stage = Stage::Over;
  int8_t turn = 0;
  uint8_t tile = 0;                          // drawn by `turn`, discarded by it, or being added
  bool drew = false;                         // Turn: `turn` has drawn since it last claimed; a meld may have taken the tile
  bool afterKong = false;                    // …and it was a replacement
  uint8_t call = 0, meld = 0;                // Robbing: the call and the triplet's place
  uint8_t asked = 0;                         // seats whose answer is outstanding, bit a seat
  uint8_t mayWin = 0;                        // seats that have been offered a win, bit a seat
  uint8_t locked = 0;                        // seats that passed a win and wait for their own draw
  std::array<Action, seatCount> answers{};   // of seats that were asked and have answered
  uint8_t answered = 0;

  std::array<Discard, maxTiles> pile{};
  uint16_t pileSize = 0;
  std::array<DutyState, seatCount> duties{}; // by protected seat
  std::array<HandSketch, seatCount> sketch{};
  uint32_t decisions = 0;                    // actions taken
  CourseState course;
  Outcome outcome;
};

/// A total from outside may not be larger: the next hand must find room.
inline constexpr int64_t maxTotal = int64_t{1} << 62;

/// What goes on from hand to hand. The totals, the house and the pot sum to zero.
struct Match {
  Seed seed;
  uint32_t hand = 0;                         // number of the next hand, from 0
  uint8_t dealer = 0;
  int8_t previousWild = plan::noTile;        // of the last hand dealt
  std::array<int64_t, seatCount> totals{};
  int64_t house = 0;
  std::array<int16_t, plan::maxOtherMarks> marks{};   // of the match, by slot; before the first hand they are as they begin
  // Of rules that follow the course of a hand. Where rules end a match, the next hand begins another.
  int64_t pot = 0;                                    // what lies in the pot
  std::array<int64_t, seatCount> startTotals{};       // totals when the match began
  uint32_t handsPlayed = 0;                           // hands of this match
  uint8_t firstDealer = 0;                            // who dealt its first
  bool over = false;                                  // it has ended
  /// Whether the next hand is the first of a match: numbers of hands go on from one match to another.
  bool begins() const { return handsPlayed == 0 || over; }
};

/// The wild tile of a hand, as the next one remembers it: none if several are wild.
inline int8_t wildOf(const State& state) {
  return static_cast<int8_t>(std::has_single_bit(state.wilds) ? std::countr_zero(state.wilds) : plan::noTile);
}

}  // namespace kaikou::table
