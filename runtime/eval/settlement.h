// A table at the moment somebody claims a win, and what a plan makes of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::eval {

using plan::maxKinds;
using plan::maxMelds;
using plan::seatCount;
using plan::TileSet;

using TileCounts = std::array<uint8_t, maxKinds>;

enum class MeldForm : uint8_t { Run, Triplet, Quad };
struct Meld {
  uint8_t call = 0;          // into Plan::calls
  MeldForm form{};
  uint8_t tile = 0;          // the lowest kind of a run, otherwise the kind
  int8_t from = plan::nobody;
};
struct SeatTable {
  TileCounts hand{};         // concealed tiles; the winning tile is not among them
  TileCounts aside{};        // set aside, or discarded with the same effect
  std::array<Meld, maxMelds> melds{};   // in the order they were laid
  uint8_t meldCount = 0;
  bool handKnown = true;     // rule examples may leave a hand untold
};
enum class WinBy : uint8_t { SelfDraw, Discard, RobKong };
struct Win {
  int8_t seat = 0;
  uint8_t tile = 0;
  WinBy by{};
  int8_t from = plan::nobody;   // the discarder or the robbed seat
  bool afterKong = false, lastTiles = false;
};
/// What is kept of the course of a hand. A plan that follows none never touches it: there it stays as it begins, any two are the
/// same, and copying what it is part of leaves it out.
template <class Fields>
struct WhereFollowed : Fields {   // without data of its own: machine code knows where fields lie
  WhereFollowed() = default;
  WhereFollowed(const WhereFollowed&) = default;
  WhereFollowed& operator=(const WhereFollowed& other) {
    if (this->followed || other.followed) static_cast<Fields&>(*this) = other;
    return *this;
  }
  WhereFollowed& operator=(const Fields& fields) {
    static_cast<Fields&>(*this) = fields;
    return *this;
  }
};

/// The course of the hand so far, for plans that follow it (plan_course.h); otherwise as it is here.
struct CourseFields {
  bool followed = true;        // an engine says no when its plan follows no course
  std::array<std::array<int16_t, plan::maxSeatMarks>, seatCount> seatMarks{};   // by slot
  std::array<int16_t, plan::maxOtherMarks> marks{};    // of the hand and the match, by slot
  std::array<TileSet, seatCount> discards{};           // kinds that a seat discarded
  std::array<uint8_t, seatCount> discarded{};          // how many tiles
  std::array<uint8_t, seatCount> wins{};               // this hand
  uint16_t left = 0;           // tiles that can still be drawn
  uint16_t discardsMade = 0, callsMade = 0;
  uint8_t inPlay = 0xff;       // bit a seat
  uint8_t dice = 0;            // their sum
  int8_t actor = plan::nobody; // of the event
  int16_t tile = plan::noTile; // of the event
  int8_t firstWinner = plan::nobody, firstGiver = plan::nobody;
  uint8_t firstWinners = 0;
  int8_t headWinner = plan::nobody, tailWinner = plan::nobody;   // of those who win on one tile
  int8_t kongCall = -1, kongSource = plan::nobody;     // of the last quad
  bool giverKong = false;      // the last discard came right after a replacement
  bool exhausted = false;      // the hand ended because no tile was left
  uint8_t shown = 0;           // seats whose hand lies open, bit a seat
  uint8_t claimants = 0;       // how many win on this tile
  int8_t firstDealer = 0;      // of the match
  uint8_t lastDrawn = 0;       // the tile drawn last, of any seat
  std::array<uint8_t, maxKinds> piled{};               // tiles of each kind that lie on the pile and stand
  std::array<uint8_t, seatCount> claimed{};            // discards of the seat that were claimed
  std::array<uint8_t, plan::maxTurnUps> turnedCount{};
  std::array<std::array<uint8_t, plan::maxTurned>, plan::maxTurnUps> turned{};   // in order
  std::array<uint8_t, plan::maxTurnUps> turnedLot{};      // where those turned up last begin
  std::array<uint8_t, plan::maxTurnUps> turnedPlayed{};   // of those that are offered so many, the first, were drawn and discarded
  uint8_t turnedLast = 0;      // bit a turn up: its tile is the last one drawn, and was not taken from the wall
  uint16_t handsPlayed = 0;    // of the match, before this one
  TileSet swaps = 0;           // tiles that would undo the last call, until the seat has discarded
  std::array<int64_t, seatCount> points{};             // of the match so far
  int64_t pot = 0;
  friend bool operator==(const CourseFields&, const CourseFields&) = default;
};
using Course = WhereFollowed<CourseFields>;

struct Table {
  uint8_t indicator = 0;
  int8_t previousWild = plan::noTile;
  uint8_t dealer = 0;
  std::array<SeatTable, seatCount> seats{};
  std::array<int8_t, seatCount> offenders{plan::nobody, plan::nobody, plan::nobody, plan::nobody};  // by last offence
  uint8_t offenderCount = 0;
  std::array<int64_t, 8> facts{};
  uint8_t factMask = 0;      // which facts are told; others have their default
  bool nobodyWon = false;    // the hand is over without a winner: for the rules on what comes after
  bool drawnHand = false;    // …because the tiles ran out
  Win win{};
  Course course;
};

/// A fault of evaluation (overflow, an untold hand, points that are not whole): the rule and the reason. Not a refusal.
struct Fault {
  uint32_t origin = 0;       // into Plan::origins
  std::string reason;        // English, lower case
};

struct Settlement {
  bool legal = false;
  int failedNeed = -1;       // refused: into Plan::needs, the furthest that any reading reaches; -1: no reading at all
  std::array<int64_t, seatCount> payments{};   // net points, sum zero
  plan::PatternSet patterns;  // those that hold in the chosen reading (all of them, not only reported ones)
  int8_t liable = plan::nobody;
  int16_t liability = -1;    // into Plan::liabilities
  uint8_t shape = 0xff;      // of the chosen reading
  uint8_t jokers = 0;        // wilds that stand for other tiles
  plan::FeatureVector features;
  std::array<int64_t, 8> results{};            // YesNo and whole Number result items, by index in Plan::results
};

}  // namespace kaikou::eval
