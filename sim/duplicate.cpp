// Sums over turns are taken first, so that the values whose spread is told are one a deal. All are whole numbers.
// Tested by tests/sim/duplicate_test.cpp: bots that play alike differ in nothing, and parts add up to the whole.
#include "sim/duplicate.h"

#include <algorithm>

#include "runtime/base/invariant.h"

namespace kaikou::sim {

Duplicate::Duplicate(const std::vector<std::string>& list) {
  for (const std::string& bot : list) {
    const auto known = std::find(names.begin(), names.end(), bot);
    const auto name = static_cast<size_t>(known - names.begin());
    if (known == names.end()) names.push_back(bot), seatsOf.push_back(0);
    ++seatsOf[name];
    nameOf_.push_back(name);
  }
  points.resize(names.size());
  wins.resize(names.size());
  for (size_t a = 0; a < names.size(); ++a)
    for (size_t b = a + 1; b < names.size(); ++b) pairs.emplace_back(a, b);
  more.resize(pairs.size());
}

void Duplicate::add(const std::vector<HandFacts>& turns) {
  const size_t seats = nameOf_.size();
  KAIKOU_ASSERT(turns.size() == seats, "a deal is played once for each way in which the seats can be turned");
  std::vector<int64_t> got(names.size()), won(names.size());
  bool same = true;
  for (size_t turn = 0; turn < seats; ++turn) {
    const table::Outcome& outcome = turns[turn].outcome;
    same = same && outcome.points == turns[0].outcome.points;
    // At seat s sits the bot that is listed `turn` places before it.
    const auto nameAt = [&](size_t seat) { return nameOf_[(seat + seats - turn) % seats]; };
    for (size_t seat = 0; seat < seats; ++seat) got[nameAt(seat)] += outcome.points[seat];
    if (outcome.kind != table::Outcome::Won) continue;
    for (int i = 0; i < outcome.winnerCount; ++i) ++won[nameAt(static_cast<size_t>(outcome.winners[static_cast<size_t>(i)]))];
  }
  ++deals;
  alike += same;
  for (size_t i = 0; i < names.size(); ++i) points[i].add(got[i]), wins[i].add(won[i]);
  for (size_t i = 0; i < pairs.size(); ++i) {
    const auto [a, b] = pairs[i];
    more[i].add(got[a] * seatsOf[b] - got[b] * seatsOf[a]);
  }
}

void Duplicate::add(const Duplicate& other) {
  KAIKOU_ASSERT(names == other.names, "parts of one simulation have the same bots");
  deals += other.deals;
  alike += other.alike;
  for (size_t i = 0; i < names.size(); ++i) points[i].add(other.points[i]), wins[i].add(other.wins[i]);
  for (size_t i = 0; i < more.size(); ++i) more[i].add(other.more[i]);
}

}  // namespace kaikou::sim
