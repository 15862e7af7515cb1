// Hands of melds with few wilds, straight down the blocks.
//
// With a wild or two nearly every block has one vector or none, and keeping partial sums distinct costs more than it
// saves: this walk adds a block's vectors to the sum so far and goes on, and the remainders by three tell beforehand
// which blocks must get wilds. Hands whose wilds stay themselves come here when a block has several vectors
// (plain_hands.cpp has the others). Guarantee: the readings of combineBlocks, repetitions included.
// Depth is the number of blocks. Tested by tests/eval/readings_test.cpp and tests/reference.
#include "runtime/base/invariant.h"
#include "runtime/eval/readings.h"

namespace kaikou::eval {

using hand::ReadingTables;
using plan::FeatureVector;

// Few wilds: straight down the blocks, with the remainders by three pruning what cannot fit before any
// look-up.
void ReadingCollector::descend(Descent& d, size_t at, int left, int pairs, bool mark,
                               const FeatureVector& sum) {
  if (at == d.count) {
    d.out->push_back({d.shape, d.jokers, sum});
    return;
  }
  KAIKOU_ASSERT(left >= 0 && pairs >= 0 && at < d.count, "no block takes more wilds or pairs than are left");
  const Descent::Part& part = d.parts[at];
  const bool last = at + 1 == d.count;
  for (int j = last ? left : 0; j <= left; ++j) {
    const int rest = (part.total + j) % 3;
    const int pair = rest == 2;
    if (rest == 1 || pair > pairs || (last && pair != pairs) || left - j < d.parts[at + 1].lack) continue;
    if (part.total + j == 0) {
      if (!last || !mark) descend(d, at + 1, left, pairs, mark, sum);
      continue;
    }
    const uint64_t key = part.key | ReadingTables::keyJokers(j);
    if (!last || !mark) {
      const ReadingTables::View view = tables_.find(key);
      if (view.count == 1) {
        descend(d, at + 1, left - j, pairs - pair, mark, features().add(sum, *view.data));
      } else if (last) {
        for (const FeatureVector& v : view) d.out->push_back({d.shape, d.jokers, features().add(sum, v)});
      } else if (view.count) {
        // The view is good until the next look-up, so the vectors are kept.
        const size_t first = d.kept.size();
        d.kept.insert(d.kept.end(), view.begin(), view.end());
        const size_t end = d.kept.size();
        for (size_t i = first; i < end; ++i)
          descend(d, at + 1, left - j, pairs - pair, mark, features().add(sum, d.kept[i]));
        d.kept.resize(first);
      }
    }
    if (mark && j) {
      const ReadingTables::View view = tables_.find(key | d.markKey);
      const size_t first = d.kept.size();
      d.kept.insert(d.kept.end(), view.begin(), view.end());
      const size_t end = d.kept.size();
      for (size_t i = first; i < end; ++i)
        descend(d, at + 1, left - j, pairs - pair, false, features().add(sum, d.kept[i]));
      d.kept.resize(first);
    }
  }
}

void ReadingCollector::descendMelds(int shape, const HandQuery& hand, const WildSplit& split, bool markJoker,
                                    std::vector<ReadingKey>& out) {
  const bool marks = plan_.features.needsWinningTile;
  const bool otherSeat = marks && hand.otherSeat && features().asksOrigin();
  const ReadShape& of = shapes_[static_cast<size_t>(shape)];
  Descent& d = descent_;
  d.count = blocks_.size();
  d.shape = static_cast<uint8_t>(shape), d.jokers = static_cast<uint8_t>(split.jokers), d.out = &out;
  d.markKey = ReadingTables::keyMark(hand::jokerMark, otherSeat);
  int ones = 0, twos = 0;
  d.parts[d.count].lack = 0;
  for (size_t at = d.count; at-- > 0;) {
    Descent::Part& part = d.parts[at];
    const int total = hand::totalOf(split.counts[blocks_[at].block]), rest = total % 3;
    part.total = static_cast<uint8_t>(total);
    ones += rest == 1, twos += rest == 2;
    part.lack = static_cast<uint8_t>(ones + (twos > 1 ? twos - 1 : 0));
  }
  KAIKOU_ASSERT(split.limits.empty(), "wilds of several kinds go another way");
  if (d.parts[0].lack > split.jokers) return;
  for (size_t at = 0; at < d.count; ++at) {
    const int b = blocks_[at].block;
    uint64_t& key = d.parts[at].key;
    key = blocks_[at].key | of.key | split.counts[b] |
          ReadingTables::keyForbidden(b == split.forbiddenBlock ? split.forbiddenRank : 0);
    if (marks && !markJoker && b == plan_.kinds[hand.winTile].block)
      key |= ReadingTables::keyMark(plan_.kinds[hand.winTile].rank, otherSeat);
    tables_.prefetch(key);
  }
  d.kept.clear();
  descend(d, 0, split.jokers, of.pair, markJoker, baseOf(shape, hand));
}

}  // namespace kaikou::eval
