// Bots compared without the luck of the tiles: every hand is played once for each way in which the seats can be turned.
//
// In turn r the bot that is listed for seat s sits at seat s + r: each bot has each hand of the deal, behind each neighbour.
// What is counted is, of a deal, what the bots of one name got together in all its turns, and the difference between two names;
// so what a deal gives to whoever sits there falls out of the interval.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sim/tally.h"

namespace kaikou::sim {

struct Duplicate {
  Duplicate() = default;
  /// `bots`: one a seat.
  explicit Duplicate(const std::vector<std::string>& bots);

  uint64_t deals = 0, alike = 0;         // deals; those that gave the same points to every seat in every turn
  std::vector<Moments> points, wins;     // of each of `names`: of all its seats in all turns of a deal
  std::vector<Moments> more;             // of each pair of names, `pairs`: see unit()

  // Not counted: the names in the order of the list, how many seats each has, and the pairs.
  std::vector<std::string> names;
  std::vector<int> seatsOf;
  std::vector<std::pair<size_t, size_t>> pairs;

  /// `turns[r]`: what came of the deal in turn r; one for each seat.
  void add(const std::vector<HandFacts>& turns);
  void add(const Duplicate& other);
  friend bool operator==(const Duplicate&, const Duplicate&) = default;

  /// Points of a name in a deal, by this: points a hand.
  double handsOf(size_t name) const { return static_cast<double>(seatsOf[name]) * static_cast<double>(nameOf_.size()); }
  /// `more` of a pair, by this: points a hand of the first more than of the second. (Names have different numbers of seats, so
  /// each is counted as often as the other has seats.)
  double unit(size_t pair) const {
    return handsOf(pairs[pair].first) * static_cast<double>(seatsOf[pairs[pair].second]);
  }

  template <class Self, class Visit>
  static void each(Self& self, Visit visit) {
    visit("deals", self.deals);
    visit("alike", self.alike);
    visit("points", self.points);
    visit("wins", self.wins);
    visit("more", self.more);
  }

 private:
  std::vector<size_t> nameOf_;           // of each place of the list
};

}  // namespace kaikou::sim
