// Paired differences. Tested by tests/sim/: a ruleset compared with itself differs in nothing.
#include "sim/compared.h"

#include <algorithm>

namespace kaikou::sim {

bool sameTiles(const plan::Plan& a, const plan::Plan& b) {
  return a.game.seats == b.game.seats &&
         std::equal(a.kinds.begin(), a.kinds.end(), b.kinds.begin(), b.kinds.end(),
                    [](const plan::Kind& x, const plan::Kind& y) { return x.name == y.name && x.copies == y.copies; });
}

Compared::Compared(const plan::Plan& a, const plan::Plan& b) : second(b), seats_(b.game.seats) {
  auto place = [&](const plan::Plan& plan, size_t which) {
    for (size_t p = 0; p < plan.patterns.size(); ++p) {
      const std::string& name = plan.origins[plan.patterns[p].origin].name;
      const auto known = std::find(names.begin(), names.end(), name);
      const auto at = static_cast<size_t>(known - names.begin());
      if (known == names.end()) names.push_back(name), places.push_back({-1, -1});
      places[at][which] = static_cast<int>(p);
    }
  };
  place(a, 0);
  place(b, 1);
  patterns.resize(names.size());
}

void Compared::add(const HandFacts& a, const HandFacts& b) {
  using Kind = table::Outcome::Kind;
  second.add(b, seats_);
  ++hands;
  samePoints += a.outcome.points == b.outcome.points;
  ++moves[a.outcome.kind * outcomes + b.outcome.kind];
  auto differ = [&](Moments& into, auto value) {
    into.add(static_cast<int64_t>(value(b)) - static_cast<int64_t>(value(a)));
  };
  auto wonBy = [](eval::WinBy by) {
    return [by](const HandFacts& f) { return f.won() && f.by == by; };
  };
  differ(won, [](const HandFacts& f) { return f.won(); });
  differ(drawn, [](const HandFacts& f) { return f.outcome.kind == Kind::Drawn && !f.won(); });
  differ(selfDrawn, wonBy(eval::WinBy::SelfDraw));
  differ(onDiscard, wonBy(eval::WinBy::Discard));
  differ(robbed, wonBy(eval::WinBy::RobKong));
  differ(liable, [](const HandFacts& f) {
    return std::any_of(f.wins.begin(), f.wins.end(), [](const HandFacts::Win& win) { return win.liability >= 0; });
  });
  differ(winnings, [](const HandFacts& f) {
    int64_t sum = 0;
    for (const int64_t points : f.outcome.points) sum += std::max<int64_t>(0, points);
    return sum;
  });
  differ(decisions, [](const HandFacts& f) { return f.decisions; });
  differ(draws, [](const HandFacts& f) { return f.draws; });
  differ(dealerPoints, [](const HandFacts& f) { return f.outcome.points[f.dealer]; });
  for (int seat = 0; seat < seats_; ++seat)
    differ(points[seat], [seat](const HandFacts& f) { return f.outcome.points[seat]; });
  for (size_t i = 0; i < names.size(); ++i) {
    auto held = [&](const HandFacts& f, int place) {
      int64_t count = 0;
      for (const HandFacts::Win& win : f.wins) count += place >= 0 && win.patterns.has(static_cast<size_t>(place));
      return count;
    };
    patterns[i].add(held(b, places[i][1]) - held(a, places[i][0]));
  }
}

void Compared::add(const Compared& other) {
  second.add(other.second);
  hands += other.hands;
  samePoints += other.samePoints;
  for (size_t i = 0; i < moves.size(); ++i) moves[i] += other.moves[i];
  for (Moments Compared::*sum : {&Compared::won, &Compared::drawn, &Compared::selfDrawn, &Compared::onDiscard,
                                 &Compared::robbed, &Compared::liable, &Compared::winnings, &Compared::decisions,
                                 &Compared::draws, &Compared::dealerPoints})
    (this->*sum).add(other.*sum);
  for (size_t i = 0; i < points.size(); ++i) points[i].add(other.points[i]);
  for (size_t i = 0; i < patterns.size() && i < other.patterns.size(); ++i) patterns[i].add(other.patterns[i]);
}

}  // namespace kaikou::sim
