// Combining the blocks of a hand.
//
// For every split of the wilds in hand (some stay themselves, the rest are jokers) and every shape, the
// jokers are dealt out to the blocks in all ways that can fit the shape; the tables (runtime/hand) give the
// vectors of each block, and their sums are the readings. Partial sums are kept distinct, so work grows with
// distinct vectors only. A wild never stands for its own kind: that is the split in which it stays itself.
// Wilds of several kinds may stand for one another: of J jokers, n of them of kind A, at most J - n can become A, and
// if that holds for every A the jokers can be handed out. (If the winning tile is a joker and becomes another kind than
// A, one fewer.) Guarantee: the distinct (shape, jokers, vector) of all readings, in one order
// whatever the tables hold. Two ways have files of their own: few_wilds.cpp, free_readings.cpp. Tested by
// tests/eval/readings_test.cpp against plain enumeration, and by tests/reference.
#include "runtime/eval/readings.h"

#include <algorithm>

#include "runtime/plan/shape_sizes.h"
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/plan/call_sets.h"

namespace kaikou::eval {

using hand::ReadingTables;
using plan::FeatureVector;
using plan::Shape;
using plan::ShapeForm;

namespace {

bool keyLess(const ReadingKey& a, const ReadingKey& b) {
  if (a.shape != b.shape) return a.shape < b.shape;
  if (a.jokers != b.jokers) return a.jokers < b.jokers;
  return hand::vectorLess(a.features, b.features);
}

}  // namespace

ReadingCollector::ReadingCollector(const plan::Plan& plan, ReadingTables& tables)
    : plan_(plan), tables_(tables) {
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    const plan::Block& block = plan.blocks[b];
    if (block.isFlower) continue;
    const uint64_t mask = (uint64_t{1} << (4 * block.size)) - 1;
    blocks_.push_back({static_cast<uint8_t>(b), block.firstKind, block.size, mask, ReadingTables::keyOf(0, static_cast<int>(b))});
  }
  for (size_t s = 0; s < plan.shapes.size(); ++s) {
    const auto& bases = plan.features.shapeBase;
    const uint64_t key = ReadingTables::keyOf(tables.classOf(static_cast<int>(s)), 0);
    shapes_.push_back({plan.shapes[s].form, static_cast<uint8_t>(plan.shapes[s].pair),
                       s < bases.size() ? bases[s] : FeatureVector{}, key,
                       plan.shapes[s].form == ShapeForm::Melds ? plan.shapes[s].set : 0,
                       plan.shapes[s].form == ShapeForm::Melds && !plan.shapes[s].set});
  }
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    if (!plan.blocks[plan.kinds[k].block].isFlower) handKinds_ |= plan::TileSet{1} << k;
  for (const Shape& shape : plan.shapes) hasAnyTiles_ |= shape.form == ShapeForm::AnyTiles;
  const uint64_t fromHand = plan::callsFromHand(plan);
  for (size_t call = 0; call < originOf_.size(); ++call)
    originOf_[call] = fromHand >> (call & 63) & 1 ? hand::MeldOrigin::Concealed : hand::MeldOrigin::Claimed;
  const FeatureVector& orMask = features().orMask();
  // Bit by bit, of those that some tile has.
  for (unsigned word = 0; word < plan::vectorWords; ++word) {
    uint64_t bits = 0;
    for (size_t k = 0; k < plan.kinds.size(); ++k) bits |= features().tile(static_cast<int>(k)).words[word];
    for (; bits; bits &= bits - 1) {
      const int at = std::countr_zero(bits);
      const uint64_t field = uint64_t{1} << at;
      plan::TileSet kinds = 0;
      for (size_t k = 0; k < plan.kinds.size(); ++k)
        if (features().tile(static_cast<int>(k)).words[word] & field) kinds |= plan::TileSet{1} << k;
      if (orMask.words[word] & field)
        tileBits_[word].push_back({static_cast<uint8_t>(at), kinds}), tileWords_ = std::max(tileWords_, word + 1);
      else
        countedKinds_ |= kinds;
    }
  }
  for (size_t s = 0; s < plan.shapes.size() && s < 32; ++s)
    for (int melds = 0; melds <= maxMelds; ++melds)
      fitting_[static_cast<size_t>(melds)] |= uint32_t{shapeFits(plan.shapes[s], melds)} << s;
}

// The split that leaves every tile itself.
void ReadingCollector::startSplit(const HandQuery& hand) {
  for (const HandBlock& b : blocks_) split_.counts[b.block] = hand.blocks[b.block];
  KAIKOU_ASSERT(hand.winTile < plan_.kinds.size() && hand.meldCount <= maxMelds,
                "a hand that is read is one of the plan");
  split_.jokers = 0;
  split_.forbiddenBlock = -1;
  split_.limits.clear();
  split_.winIsNatural = true, split_.winMayBeJoker = false;
}

template <class Visit>
void ReadingCollector::forEachSplit(const HandQuery& hand, Visit visit) {
  WildSplit& split = split_;
  startSplit(hand);
  std::array<WildUse, maxKinds> uses;  // only the first `count` are set
  int count = 0;
  for (plan::TileSet left = hand.wilds & hand.present; left; left &= left - 1) {
    const uint8_t kind = std::countr_zero(left);
    const auto have = static_cast<uint8_t>(this->count(hand, kind));
    uses[count++] = {kind, have, have};
  }
  auto nibble = [&](const WildUse& use) -> uint64_t& { return split.counts[plan_.kinds[use.kind].block]; };
  auto shift = [&](const WildUse& use) { return 4 * (plan_.kinds[use.kind].rank - 1); };
  for (;;) {
    split.jokers = hand.extraJokers;
    split.forbiddenBlock = -1;
    int serving = 0;
    for (int i = 0; i < count; ++i) {
      const int jokers = uses[i].have - uses[i].natural;
      split.jokers += jokers;
      if (jokers && ++serving == 1)
        split.forbiddenBlock = plan_.kinds[uses[i].kind].block,
        split.forbiddenRank = plan_.kinds[uses[i].kind].rank;
      if (uses[i].kind == hand.winTile)
        split.winIsNatural = uses[i].natural > 0, split.winMayBeJoker = jokers > 0;
    }
    split.limits.clear();
    if (serving > 1 || hand.extraJokers) split.forbiddenBlock = -1;
    if (serving > 1 && !hand.extraJokers) {
      for (int i = 0; i < count; ++i)
        if (uses[i].have > uses[i].natural)
          split.limits.push_back({uses[i].kind, static_cast<uint8_t>(split.jokers - (uses[i].have - uses[i].natural))});
    }
    if (split.jokers <= hand::maxJokers && visit(split)) return;
    int i = 0;
    for (; i < count && uses[i].natural == 0; ++i) {
      uses[i].natural = uses[i].have;
      nibble(uses[i]) += static_cast<uint64_t>(uses[i].have) << shift(uses[i]);
    }
    if (i == count) return;
    --uses[i].natural;
    nibble(uses[i]) -= uint64_t{1} << shift(uses[i]);
  }
}

bool ReadingCollector::shapeFits(const Shape& shape, int meldCount) const {
  return plan::shapeFits(shape, plan_.handSize() + 1 - 3 * meldCount, meldCount);
}

// Bits that are or-ed ask only which kinds there are: a test a bit instead of a sum over the kinds.
FeatureVector ReadingCollector::tilesOf(const HandQuery& hand, plan::TileSet kinds) const {
  FeatureVector sum;
  // A branch would be guessed wrong as often as not.
  for (unsigned word = 0; word < tileWords_; ++word)
    for (const TileBit& bit : tileBits_[word])
      sum.words[word] |= static_cast<uint64_t>((bit.kinds & kinds) != 0) << bit.at;
  for (plan::TileSet left = kinds & countedKinds_; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    sum = features().add(sum, features().times(features().tile(kind), static_cast<uint64_t>(count(hand, kind))));
  }
  return sum;
}

void ReadingCollector::dedupe(std::vector<Partial>& partials) {
  auto rank = [](const Partial& p) { return p.used << 2 | p.pair << 1 | p.marked; };
  std::sort(partials.begin(), partials.end(), [&](const Partial& a, const Partial& b) {
    return rank(a) != rank(b) ? rank(a) < rank(b) : hand::vectorLess(a.vector, b.vector);
  });
  partials.erase(std::unique(partials.begin(), partials.end(),
                             [&](const Partial& a, const Partial& b) {
                               return rank(a) == rank(b) && a.vector == b.vector;
                             }),
                 partials.end());
}

// Limits of a block that its jokers can reach.
void ReadingCollector::setLimits(const WildSplit& split, const HandQuery& hand, bool markJoker,
                                 hand::BlockQuery& query) const {
  query.limits = query.markLimits = 0;
  for (const WildSplit::Limit& limit : split.limits) {
    const plan::Kind& kind = plan_.kinds[limit.kind];
    if (kind.block != query.block) continue;
    auto set = [&](hand::PackedCounts& limits, int most) {
      if (most < query.jokers) limits |= static_cast<hand::PackedCounts>(most + 1) << (4 * (kind.rank - 1));
    };
    const bool own = limit.kind == hand.winTile;
    set(query.limits, markJoker && !own ? limit.most - 1 : limit.most);
    if (query.mark == hand::jokerMark) set(query.markLimits, own ? 0 : limit.most);
  }
}

void ReadingCollector::combineBlocks(int shapeIndex, const HandQuery& hand, const WildSplit& split,
                                     bool markJoker, std::vector<ReadingKey>& out) {
  const Shape& shape = plan_.shapes[shapeIndex];
  const bool melds = shape.form == ShapeForm::Melds;
  const bool marks = plan_.features.needsWinningTile && shape.form != ShapeForm::AnyTiles;
  const bool otherSeat = marks && hand.otherSeat && features().asksOrigin();
  const int winBlock = plan_.kinds[hand.winTile].block, winRank = plan_.kinds[hand.winTile].rank;
  const int maxPair = melds ? shape.pair : 1;
  partials_.clear();
  partials_.push_back({baseOf(shapeIndex, hand), 0, 0, 0});
  for (size_t at = 0; at < blocks_.size(); ++at) {
    const int b = blocks_[at].block;
    const bool last = at + 1 == blocks_.size();
    const uint64_t fixed = blocks_[at].key | shapes_[static_cast<size_t>(shapeIndex)].key | split.counts[b] |
                           ReadingTables::keyForbidden(b == split.forbiddenBlock ? split.forbiddenRank : 0);
    const int here = hand::totalOf(split.counts[b]);
    next_.clear();
    for (int j = 0; j <= split.jokers; ++j) {
      const int rest = melds ? leftInThrees(shapeIndex, blocks_[at], here + j) : 0;
      if (melds && rest == 1) continue;
      const uint8_t pair = melds && rest == 2;
      for (int marked = 0; marked <= (marks && markJoker && j ? 1 : 0); ++marked) {
        uint64_t key = fixed | ReadingTables::keyJokers(j);
        if (marks && !markJoker && b == winBlock) key |= ReadingTables::keyMark(winRank, otherSeat);
        if (marked) key |= ReadingTables::keyMark(hand::jokerMark, otherSeat);
        hand::BlockQuery query;
        if (!split.limits.empty()) {
          query = tables_.queryOf(key);
          setLimits(split, hand, marks && markJoker, query);
        }
        bool wanted = false;
        auto fits = [&](const Partial& p) {
          const int used = p.used + j;
          return (last ? used == split.jokers : used <= split.jokers) && p.pair + pair <= maxPair &&
                 p.marked + marked <= 1;
        };
        for (const Partial& p : partials_) wanted |= fits(p);
        if (!wanted) continue;
        if (work_ > mostWork_) return;
        const ReadingTables::View view = query.isLimited() ? tables_.find(shapeIndex, query) : tables_.find(key);
        work_ += (view.count + uint64_t{1}) * partials_.size();
        if (work_ > mostWork_) return;
        for (const FeatureVector& v : view)
          for (const Partial& p : partials_)
            if (fits(p))
              next_.push_back({features().add(p.vector, v), static_cast<uint8_t>(p.used + j),
                               static_cast<uint8_t>(p.pair + pair), static_cast<uint8_t>(p.marked + marked)});
      }
    }
    partials_.swap(next_);
    if (partials_.empty()) return;
    if (partials_.size() > 16) dedupe(partials_);
  }
  for (const Partial& p : partials_) {
    if (melds && p.pair != shape.pair) continue;
    if (marks && markJoker && !p.marked) continue;
    out.push_back({static_cast<uint8_t>(shapeIndex), static_cast<uint8_t>(split.jokers), p.vector});
  }
}

bool ReadingCollector::collect(const HandQuery& hand, std::vector<ReadingKey>& out) {
  out.clear();
  work_ = 0;
  // Every tile as itself first; then whatever wilds can do.
  if (!hand.extraJokers) collectPlain(hand, out);
  if ((hand.wilds & hand.present) || hand.extraJokers) {
    collectSplits(hand, out);
    if (work_ > mostWork_) {
      out.clear();
      return false;
    }
  }
  KAIKOU_ASSERT(std::all_of(out.begin(), out.end(),
                            [](const ReadingKey& one) { return one.jokers <= hand::maxJokers; }),
                "no more wilds stand for others than tables are made for");
  // Most hands have few readings, found in this order.
  for (size_t i = 1; i < out.size(); ++i) {
    if (keyLess(out[i - 1], out[i])) continue;
    std::sort(out.begin(), out.end(), keyLess);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    break;
  }
  return true;
}

void ReadingCollector::collectSplits(const HandQuery& hand, std::vector<ReadingKey>& out) {
  if (hasAnyTiles_) tamed_ = tilesOf(hand, hand.present & ~hand.wilds);
  const uint32_t fitting = fitting_[static_cast<size_t>(hand.meldCount)];
  constexpr size_t firstMerge = 4096;
  size_t mergeAt = firstMerge;
  forEachSplit(hand, [&](const WildSplit& split) {
    if (!split.jokers) return false;  // collectPlain
    for (uint32_t left = fitting; left; left &= left - 1) {
      const int s = std::countr_zero(left);
      const ShapeForm form = shapes_[static_cast<size_t>(s)].form;
      if (form == ShapeForm::AnyTiles) {
        collectAnyTiles(s, hand, split, out);
        continue;
      }
      const bool marks = plan_.features.needsWinningTile;
      for (bool markJoker : {false, true}) {
        if (markJoker ? !marks || !split.winMayBeJoker : marks && !split.winIsNatural) continue;
        if (shapes_[static_cast<size_t>(s)].plain && split.jokers <= fewJokers && split.limits.empty())
          descendMelds(s, hand, split, markJoker, out);
        else
          combineBlocks(s, hand, split, markJoker, out);
      }
    }
    // Splits repeat each other's readings: kept apart, they would outgrow what is found.
    if (out.size() > mergeAt) {
      work_ += out.size();
      std::sort(out.begin(), out.end(), keyLess);
      out.erase(std::unique(out.begin(), out.end()), out.end());
      mergeAt = std::max(firstMerge, 2 * out.size());
    }
    return work_ > mostWork_;
  });
}

// Goes forward like combineBlocks but keeps every layer with parents, then walks back from the reading.
bool ReadingCollector::decompose(const HandQuery& hand, const ReadingKey& reading,
                                 std::vector<hand::BlockQuery>& queries,
                                 std::vector<FeatureVector>& vectors) {
  struct Node {
    Partial sum;
    size_t parent;
    hand::BlockQuery query;
    FeatureVector vector;
  };
  const Shape& shape = plan_.shapes[reading.shape];
  const bool marks = plan_.features.needsWinningTile && shape.form != ShapeForm::AnyTiles;
  bool found = false;
  auto search = [&](const WildSplit& split, bool markJoker) {
    std::vector<std::vector<Node>> layers(1);
    layers[0].push_back({{baseOf(reading.shape, hand), 0, 0, 0}, 0, {}, {}});
    for (const HandBlock& part : blocks_) {
      const int b = part.block;
      std::vector<Node> next;
      hand::BlockQuery query;
      query.block = b, query.form = shape.form, query.set = shape.set, query.counts = split.counts[b];
      query.forbidden = b == split.forbiddenBlock ? split.forbiddenRank : 0;
      for (size_t p = 0; p < layers.back().size(); ++p) {
        const Partial from = layers.back()[p].sum;
        for (int j = 0; from.used + j <= split.jokers; ++j)
          for (int marked = 0; marked <= (marks && markJoker && j && !from.marked ? 1 : 0); ++marked) {
            const int rest =
                shape.form == ShapeForm::Melds ? leftInThrees(reading.shape, part, hand::totalOf(query.counts) + j) : 0;
            if (rest == 1) continue;
            query.jokers = j;
            query.mark = marked ? hand::jokerMark
                         : marks && !markJoker && b == plan_.kinds[hand.winTile].block
                             ? plan_.kinds[hand.winTile].rank
                             : 0;
            query.otherSeat = query.mark && hand.otherSeat && features().asksOrigin();
            setLimits(split, hand, marks && markJoker, query);
            for (const FeatureVector& v : tables_.find(reading.shape, query))
              next.push_back({{features().add(from.vector, v), static_cast<uint8_t>(from.used + j),
                               static_cast<uint8_t>(from.pair + (rest == 2)),
                               static_cast<uint8_t>(from.marked + marked)},
                              p,
                              query,
                              v});
          }
      }
      auto rank = [](const Node& n) {
        return std::array<uint8_t, 3>{n.sum.used, n.sum.pair, n.sum.marked};
      };
      std::stable_sort(next.begin(), next.end(), [&](const Node& x, const Node& y) {
        return rank(x) != rank(y) ? rank(x) < rank(y) : hand::vectorLess(x.sum.vector, y.sum.vector);
      });
      next.erase(std::unique(next.begin(), next.end(),
                             [&](const Node& x, const Node& y) { return rank(x) == rank(y) && x.sum.vector == y.sum.vector; }),
                 next.end());
      layers.push_back(std::move(next));
    }
    for (size_t i = 0; i < layers.back().size(); ++i) {
      const Partial& sum = layers.back()[i].sum;
      if (sum.used != split.jokers || !(sum.vector == reading.features)) continue;
      if (shape.form == ShapeForm::Melds && sum.pair != shape.pair) continue;
      if (marks && markJoker && !sum.marked) continue;
      queries.clear(), vectors.clear();
      for (size_t layer = layers.size() - 1, n = i; layer > 0; n = layers[layer--][n].parent) {
        queries.push_back(layers[layer][n].query);
        vectors.push_back(layers[layer][n].vector);
      }
      KAIKOU_ASSERT(queries.size() == blocks_.size(), "a reading that is taken apart has a part a block");
      return true;
    }
    return false;
  };
  if (!shapeFits(shape, hand.meldCount)) return false;
  forEachSplit(hand, [&](const WildSplit& split) {
    if (split.jokers != reading.jokers) return false;
    found = ((!marks || split.winIsNatural) && search(split, false)) ||
            (marks && split.winMayBeJoker && search(split, true));
    return found;
  });
  return found;
}

}  // namespace kaikou::eval
