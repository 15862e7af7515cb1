// The same hands under two rulesets: what changed, hand by hand.
//
// A difference is the second ruleset's minus the first's. Only sums of differences and of their squares are kept, exactly; so
// luck that both share falls out of the interval.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/tally.h"

namespace kaikou::sim {

/// Whether the same walls can be dealt under both.
bool sameTiles(const plan::Plan& a, const plan::Plan& b);

struct Compared {
  static constexpr int outcomes = 5;     // table::Outcome::Kind

  Compared() : second(plan::Plan{}) {}
  Compared(const plan::Plan& a, const plan::Plan& b);

  Tally second;                          // of the second ruleset
  uint64_t hands = 0, samePoints = 0;
  std::array<uint64_t, outcomes * outcomes> moves{};   // [first's outcome * outcomes + second's]
  Moments won, drawn, selfDrawn, onDiscard, robbed, liable, winnings, decisions, draws, dealerPoints;
  std::array<Moments, seatCount> points{};
  std::vector<Moments> patterns;         // of `names`

  // Not counted: what the patterns are called, and where each plan has them (-1: it has no such pattern).
  std::vector<std::string> names;
  std::vector<std::array<int, 2>> places;

  void add(const HandFacts& a, const HandFacts& b);
  void add(const Compared& other);

  template <class Self, class Visit>
  static void each(Self& self, Visit visit) {
    visit("hands", self.hands);
    visit("same_points", self.samePoints);
    visit("moves", self.moves);
    visit("won", self.won);
    visit("drawn", self.drawn);
    visit("self_drawn", self.selfDrawn);
    visit("on_discard", self.onDiscard);
    visit("robbed", self.robbed);
    visit("liable", self.liable);
    visit("winnings", self.winnings);
    visit("decisions", self.decisions);
    visit("draws", self.draws);
    visit("dealer_points", self.dealerPoints);
    visit("points", self.points);
    visit("patterns", self.patterns);
  }

 private:
  int seats_ = 0;
};

}  // namespace kaikou::sim
