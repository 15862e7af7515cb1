// What a plan says of the course of a hand beyond draws, discards and calls: marks, steps, restrictions, payments on events,
// and what comes after an event. Part of the contract (plan.h). A plan that declares none of it carries empty lists.
//
// Values are registers of the table phase. Whom they speak of: `InWinner` is the seat that is asked of (of a mark of each seat
// that seat, of a restriction the seat restricted, of a step the seat that decides, of a payment who receives); lanes are who
// pays. `InActor` is who brought the event about.
//
// One event: tiles are turned up, its payments in order, then the marks (each by the first of its lines that fits; all lines see the marks before the
// event), then what comes after. Nothing of that is an event, so an event ends.
#pragma once

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/plan/plan_types.h"

namespace kaikou::plan {

inline constexpr int maxSeatMarks = 8;    // marks of each seat
inline constexpr int maxOtherMarks = 8;   // of the hand and of the match
inline constexpr int maxSteps = 16;
inline constexpr int maxStepSets = 4;     // marks that a step in play sets
inline constexpr int maxPays = 32;
inline constexpr int maxTurnUps = 4;
inline constexpr int maxTurned = 16;      // tiles of one of them
inline constexpr int potBit = 4, houseBit = 5;   // in sets of seats that pay or receive: the pot and the house
inline constexpr int maxChosen = 4;       // values that one step asks of a seat, one after the other
inline constexpr int maxEntries = 64;     // of the ledger: four seats with five quads each, paid by three

enum class EventKind : uint8_t { Draw, Discard, Call, Step, Win, WinPassed, Exhausted, HandEnd, Deal, MatchEnd };
inline constexpr std::string_view eventNames[] = {"draw", "discard", "call", "step", "win", "win passed", "exhausted", "hand end", "deal", "match end"};
inline constexpr int eventKinds = static_cast<int>(std::size(eventNames));
static_assert(eventKinds == static_cast<int>(EventKind::MatchEnd) + 1);
/// Whose event: anybody's, the asked seat's own, another's.
enum class EventSeat : uint8_t { Any, Own, Others };
struct EventMatch {
  EventKind kind{};
  EventSeat seat{};
  uint64_t which = 0;                     // Call: bits into Plan::calls; Step: into Course::steps; otherwise 0
};
/// Whether what happened is an event of the rule, whoever brought it about.
constexpr bool fits(const EventMatch& rule, const EventMatch& event) {
  if (rule.kind != event.kind) return false;
  // A rule about no call at all, where a base names calls that the ruleset took away, never fits.
  const bool oneOfSeveral = rule.kind == EventKind::Call || rule.kind == EventKind::Step;
  return !oneOfSeveral || (rule.which & event.which) != 0;
}

enum class MarkScope : uint8_t { Seat, Hand, Match };
enum class MarkType : uint8_t { YesNo, Number, Tile, Suit, Seat, OneOf };
struct MarkLine {
  uint32_t origin = 0;
  std::vector<EventMatch> events;
  LineAction action = LineAction::Becomes;  // Becomes, Add or Subtract
  Reg value = 0, guard = noReg;
};
/// State that the engine follows. Values are whole: a truth, a number, a kind or -1, a block of a suit or -1, a seat or -1, a word.
struct Mark {
  uint32_t origin = 0;
  MarkScope scope{};
  MarkType type{};
  bool isPrivate = false;                 // shown to its seat alone
  uint8_t slot = 0;                       // among the marks of each seat, or among the others
  int16_t most = 1;                       // values are 0 (or -1) to this; a line that would leave the range stops at its end
  int16_t initial = 0;
  std::vector<std::string> words;         // OneOf
  std::vector<MarkLine> lines;
};

enum class StepMoment : uint8_t { BeforePlay, WithDiscard, OwnTurn, InsteadOfDraw };
enum class StepOrder : uint8_t { AllAtOnce, InTurn };
/// What a seat decides: a value of a mark, tiles to give away, or only whether it takes the step; in play only that. Instead of a draw
/// the seats are asked one after the other, and who takes the step draws.
enum class StepChoice : uint8_t { YesNo, Value, Tiles };
struct StepSets { uint16_t mark = 0; Reg value = 0; };   // into Course::marks
struct Step {
  uint32_t origin = 0;
  StepMoment moment{};
  StepOrder order{};                      // BeforePlay
  StepChoice choice{};
  bool showsHand = false;
  uint16_t mark = 0;                      // Value: into Course::marks
  uint8_t tiles = 0;                      // Tiles: how many
  bool oneSuit = false;                   // …of one suit
  Reg to = noReg;                         // Tiles: the seat that gets them
  Reg first = noReg;                      // InTurn: the seat that is asked first
  std::vector<Reg> guards;                // all of them hold; of a step with a discard: of the hand without the tile
  std::vector<StepSets> sets;             // worked out when the step is declared
};

enum class Restricted : uint8_t { Discards, Claims, Calls };
enum class RestrictMode : uint8_t { Only, Not, First };
/// Where `guard` holds for a seat. Discards: of tiles in `set` (or the tile drawn). Claims and calls: of `calls`, with tiles in `set`.
struct Restriction {
  uint32_t origin = 0;
  Restricted what{};
  RestrictMode mode{};
  bool drawnTile = false;                 // the set is the tile drawn; of calls: Only, and only with it
  bool sameWaits = false;                 // Only: and only where the hand waits for the same tiles afterwards
  bool notReady = false;                  // Not: only where the hand waits for nothing afterwards
  uint64_t calls = 0;                     // into Plan::calls
  Reg set = noReg, guard = noReg;         // noReg: every tile; always
};

enum class PayForm : uint8_t { Amount, HandsOver, HandsBack };
/// Every payer in `from` pays every receiver in `to`, never himself. HandsOver and HandsBack move entries of the ledger: what the
/// `from` seats hold of `pays` (or of the last quad) goes to `to`, or back to who paid it.
struct Pay {
  uint32_t origin = 0;
  std::vector<EventMatch> events;
  PayForm form{};
  bool lastKong = false;
  bool kept = false;                      // its entries stand in the ledger, for others to move
  uint64_t pays = 0;                      // into Course::pays
  Reg from = 0, to = 0, value = noReg, guard = noReg;
  uint32_t firstLine = 0, lineCount = 0;  // into Course::lines
};

enum class TurnPlace : uint8_t { Head, Tail, UpperOfStacks, LowerOfStacks };
struct TurnLine {
  uint32_t origin = 0;
  std::vector<EventMatch> events;
  bool more = false;                      // so many more; otherwise up to so many in all
  bool offered = false;                   // each is drawn by who called and discarded at once, unless it is won on
  Reg count = noReg, guard = noReg;
};
/// Tiles that an event turns up. From the head or the tail they are taken out of the wall; those of stacks keep their place, and
/// nobody draws from these stacks.
struct TurnUp {
  uint32_t origin = 0;
  TurnPlace place{};
  uint8_t firstStack = 0, lastStack = 0;  // of stacks, counted from the tail
  bool lastDrawn = false;                 // where none is left, the last tile drawn counts
  std::vector<TurnLine> lines;

  /// All of its lines are, or none.
  bool offers() const { return !lines.empty() && lines[0].offered; }
};

enum class AfterWhat : uint8_t { LeavesPlay, PlaysOn, HandEnds, NextTurnAfter, MatchEnds };
struct After {
  uint32_t origin = 0;
  EventMatch event;
  AfterWhat what{};
  Reg seat = noReg, guard = noReg;
};

struct Course {
  std::vector<Mark> marks;
  std::vector<Step> steps;                // in the order in which they are asked
  std::vector<Restriction> restrictions;
  std::vector<Pay> pays;
  std::vector<TurnUp> turnUps;
  std::vector<After> after;
  std::vector<Line> lines;                // of the payments: for explanations
  int64_t beginPoints = 0;                // what every seat has when a match begins
  Reg noWinner = noReg;                   // where it holds, a tile that is won on has no winner and the hand ends
  bool followed = false;                  // anything of this is declared or asked for: the engine keeps eval::Course

  bool goesOn() const {
    for (const After& item : after)
      if (item.what == AfterWhat::LeavesPlay || item.what == AfterWhat::PlaysOn) return true;
    return false;
  }
};

/// Calls `visit(reg)` on every register of a course, which it may replace: the one list of them.
template <class C, class Visit>
void forEachReg(C& course, const Visit& visit) {
  for (auto& mark : course.marks)
    for (auto& line : mark.lines) visit(line.value), visit(line.guard);
  for (auto& step : course.steps) {
    visit(step.to), visit(step.first);
    for (auto& guard : step.guards) visit(guard);
    for (auto& set : step.sets) visit(set.value);
  }
  for (auto& item : course.restrictions) visit(item.set), visit(item.guard);
  for (auto& pay : course.pays) visit(pay.from), visit(pay.to), visit(pay.value), visit(pay.guard);
  for (auto& item : course.turnUps)
    for (auto& line : item.lines) visit(line.count), visit(line.guard);
  visit(course.noWinner);
  for (auto& item : course.after) visit(item.seat), visit(item.guard);
  for (auto& line : course.lines) visit(line.value), visit(line.applies), visit(line.after);
}

}  // namespace kaikou::plan
