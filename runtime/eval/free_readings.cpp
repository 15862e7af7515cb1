// Hands in no arrangement: the readings of `any tiles`.
//
// What the wilds can become does not depend on the rest of the hand, so their sums are worked out once for each
// number of wilds (and for each set of limits, where wilds of several kinds serve). Guarantee: every distinct vector,
// each once or a few times. Tested by tests/eval/readings_test.cpp and tests/reference.
#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/eval/readings.h"

namespace kaikou::eval {

using plan::FeatureVector;

// Tiles in no arrangement: what stays itself adds up to one vector, and what the wilds can add does not
// depend on the hand.
void ReadingCollector::collectAnyTiles(int shape, const HandQuery& hand, const WildSplit& split,
                                       std::vector<ReadingKey>& out) {
  FeatureVector sum = features().add(baseOf(shape, hand), tamed_);
  for (plan::TileSet left = hand.wilds & hand.present; left; left &= left - 1) {
    const plan::Kind& kind = plan_.kinds[std::countr_zero(left)];
    for (int n = hand::countAt(split.counts[kind.block], kind.rank - 1); n > 0; --n)
      sum = features().add(sum, features().tile(std::countr_zero(left)));
  }
  const int forbidden =
      split.forbiddenBlock < 0 ? -1 : plan_.blocks[split.forbiddenBlock].firstKind + split.forbiddenRank - 1;
  const size_t first = out.size();
  constexpr size_t fewReadings = 64;   // among which the same one is looked for; many are sorted once they are together
  const std::vector<FeatureVector>& sums = split.limits.empty() ? freeJokers(split.jokers, forbidden) : limitedJokers(split);
  work_ += sums.size();
  for (const FeatureVector& v : sums) {
    const ReadingKey key{static_cast<uint8_t>(shape), static_cast<uint8_t>(split.jokers),
                         features().add(sum, v)};
    if (out.size() - first > fewReadings ||
        std::find(out.begin() + static_cast<ptrdiff_t>(first), out.end(), key) == out.end())
      out.push_back(key);
  }
}

// The distinct vectors of `jokers` wilds that stand for any kinds but `forbidden`.
const std::vector<FeatureVector>& ReadingCollector::freeJokers(int jokers, int forbidden) {
  KAIKOU_ASSERT(jokers >= 0 && jokers <= hand::maxJokers && forbidden < static_cast<int>(plan_.kinds.size()),
                "sums are kept by wilds and by kind");
  std::vector<FeatureVector>& known = freeJokers_[forbidden + 1][jokers];
  if (!known.empty()) return known;
  static const std::vector<FeatureVector> none;
  std::vector<FeatureVector> one, sums{FeatureVector{}};
  for (const HandBlock& b : blocks_)
    for (int k = b.firstKind; k < b.firstKind + b.size; ++k)
      if (k != forbidden) one.push_back(features().add(features().tile(k), features().joker(k)));
  auto distinct = [](std::vector<FeatureVector>& v) {
    std::sort(v.begin(), v.end(), hand::vectorLess);
    v.erase(std::unique(v.begin(), v.end()), v.end());
  };
  distinct(one);
  for (int j = 0; j < jokers; ++j) {
    std::vector<FeatureVector> next;
    work_ += sums.size() * one.size();
    if (work_ > mostWork_) return none;
    for (const FeatureVector& a : sums)
      for (const FeatureVector& b : one) next.push_back(features().add(a, b));
    distinct(next);
    sums.swap(next);
  }
  return known = std::move(sums);
}

// The same where wilds of several kinds serve: kind by kind, as many as its limit allows.
const std::vector<FeatureVector>& ReadingCollector::limitedJokers(const WildSplit& split) {
  std::vector<uint8_t> key{static_cast<uint8_t>(split.jokers)};
  for (const WildSplit::Limit& limit : split.limits) key.insert(key.end(), {limit.kind, limit.most});
  if (limitedJokers_.size() > 4096) limitedJokers_.clear();
  auto [place, fresh] = limitedJokers_.try_emplace(std::move(key));
  if (!fresh) return place->second;
  std::vector<std::vector<FeatureVector>> sums(static_cast<size_t>(split.jokers) + 1);  // by wilds handed out
  sums[0].push_back({});
  auto distinct = [](std::vector<FeatureVector>& v) {
    std::sort(v.begin(), v.end(), hand::vectorLess);
    v.erase(std::unique(v.begin(), v.end()), v.end());
  };
  for (const HandBlock& b : blocks_)
    for (int k = b.firstKind; k < b.firstKind + b.size; ++k) {
      size_t most = sums.size() - 1;
      for (const WildSplit::Limit& limit : split.limits)
        if (limit.kind == k) most = std::min<size_t>(most, limit.most);
      const FeatureVector one = features().add(features().tile(k), features().joker(k));
      for (size_t used = sums.size(); used-- > 0;) {
        work_ += sums[used].size() * most;
        if (work_ > mostWork_) {
          limitedJokers_.erase(place);
          static const std::vector<FeatureVector> none;
          return none;
        }
        FeatureVector some;
        for (size_t n = 1; n <= most && n <= used; ++n) {
          some = features().add(some, one);
          for (const FeatureVector& v : sums[used - n]) sums[used].push_back(features().add(v, some));
        }
        distinct(sums[used]);
      }
    }
  KAIKOU_ASSERT(sums.size() == static_cast<size_t>(split.jokers) + 1, "the last sum is that of all wilds");
  return place->second = std::move(sums.back());
}

}  // namespace kaikou::eval
