// What is counted of simulated hands: whole numbers only.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/table/engine.h"
#include "sim/exact_sums.h"

namespace kaikou::sim {

using plan::seatCount;

/// One finished hand.
struct HandFacts {
  table::Outcome outcome;
  eval::WinBy by{};
  uint8_t dealer = 0;
  bool dealerStays = false;
  uint32_t decisions = 0, draws = 0;
  std::array<uint8_t, plan::maxCalls> calls{};
  uint8_t offences = 0;
  /// Of each win, in order; a hand may go on after one: patterns, yes/no results, liability (or -1), wilds that stood for other
  /// tiles, what the winner got.
  struct Win {
    plan::PatternSet patterns;
    int64_t points = 0;
    int16_t liability = -1;
    uint8_t seat = 0, yes = 0, jokers = 0;
  };
  std::vector<Win> wins;
  bool won() const { return !wins.empty(); }
  std::vector<uint16_t> limits;      // into Plan::lines: limits that changed what a loser pays
};

/// Adds the wins that the last action brought about, for rules by which a hand may go on after one.
void observeWins(table::Engine& engine, HandFacts& facts);
/// Collects the facts of a hand that is over. `calls`, `draws` and `offences` have been counted on the way.
void observe(table::Engine& engine, const table::State& state, int nextDealer, HandFacts& facts);

/// A line of the payment that can lower, raise or replace what came before it.
bool isLimit(const plan::Plan& plan, size_t line);

struct Tally {
  uint64_t hands = 0, won = 0, drawn = 0, faulted = 0;
  uint64_t selfDrawn = 0, onDiscard = 0, robbed = 0;   // hands
  uint64_t winners = 0;                                // more than the hands won where several may win
  uint64_t dealerWins = 0, dealerStays = 0, liable = 0, offences = 0, withWilds = 0;
  std::array<uint64_t, seatCount> wins{};
  std::vector<uint64_t> patterns, calls, callHands, yes, liabilities, limits;   // as the plan numbers them
  std::array<Moments, seatCount> points{};
  Moments dealerPoints, otherPoints, winnings, decisions, draws;
  std::array<Histogram, seatCount> pointsSeen{};
  Histogram winningsSeen, decisionsSeen, drawsSeen;

  explicit Tally(const plan::Plan& plan);
  void add(const HandFacts& facts, int seats);
  void add(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;

  /// Every counter with its name: `visit(name, counter)`. What adds, writes and reads tallies goes through here.
  template <class Self, class Visit>
  static void each(Self& self, Visit visit) {
    visit("hands", self.hands);
    visit("won", self.won);
    visit("drawn", self.drawn);
    visit("faulted", self.faulted);
    visit("self_drawn", self.selfDrawn);
    visit("on_discard", self.onDiscard);
    visit("robbed", self.robbed);
    visit("winners", self.winners);
    visit("dealer_wins", self.dealerWins);
    visit("dealer_stays", self.dealerStays);
    visit("liable", self.liable);
    visit("offences", self.offences);
    visit("with_wilds", self.withWilds);
    visit("wins", self.wins);
    visit("patterns", self.patterns);
    visit("calls", self.calls);
    visit("call_hands", self.callHands);
    visit("yes", self.yes);
    visit("liabilities", self.liabilities);
    visit("limits", self.limits);
    visit("points", self.points);
    visit("dealer_points", self.dealerPoints);
    visit("other_points", self.otherPoints);
    visit("winnings", self.winnings);
    visit("decisions", self.decisions);
    visit("draws", self.draws);
    visit("points_seen", self.pointsSeen);
    visit("winnings_seen", self.winningsSeen);
    visit("decisions_seen", self.decisionsSeen);
    visit("draws_seen", self.drawsSeen);
  }
};

}  // namespace kaikou::sim
