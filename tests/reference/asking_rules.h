// Plans of which yes or no is asked in any order, for comparing engines with the order of the rules.
#pragma once

#include <algorithm>
#include <numeric>

#include "bench/random_wins.h"
#include "tests/reference/comparison.h"

namespace kaikou::reference {

/// The shipped rules with needs that can be faults, of the table and of readings, and a costly one before cheap ones.
inline const char* const faultyNeeds = R"(ruleset faulty_needs "试" / "needs that can be faults" extends kaikoufan
need 商 before 开口 "商" / "a quotient" : 4 / openings >= 1
need 余 before 无红中 "余" / "another" : 3 / count 白 in hand >= 0
need 刻商 before 将对 "刻商" / "a quotient of triplets" : 6 / count melds triplet or quad >= 1
need 重 before 牌型 "重" / "enough from each" : every loser (payment before 封顶 >= 4)
)";

inline std::vector<Source> askingSources() {
  std::vector<Source> sources = allSources();
  sources.push_back({"faulty_needs", "faulty_needs.kou", faultyNeeds, 2});
  return sources;
}

/// `plan` with needs asked as written.
inline plan::Plan asWritten(plan::Plan plan) {
  plan.asking.clear();
  return plan;
}
/// `plan` with a random wish, needs of the table first.
inline plan::Plan shuffled(plan::Plan plan, bench::Random& random) {
  plan.asking.resize(plan.needs.size());
  std::iota(plan.asking.begin(), plan.asking.end(), uint16_t{0});
  for (size_t i = plan.asking.size(); i > 1; --i)
    std::swap(plan.asking[i - 1], plan.asking[static_cast<size_t>(random.below(static_cast<int>(i)))]);
  std::stable_partition(plan.asking.begin(), plan.asking.end(), [&](uint16_t need) { return !plan.needs[need].perReading; });
  return plan;
}

}  // namespace kaikou::reference
