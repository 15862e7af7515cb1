// Sets of states, rank by rank; then block by block; then the melds on the table.
#include "analysis/reachable_readings.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "runtime/hand/block_enumerator.h"
#include "runtime/plan/shape_sizes.h"

namespace kaikou::analysis {
namespace {

using hand::BlockEnumerator;
using hand::BlockQuery;
using plan::FeatureKind;
using plan::FeatureVector;
using plan::Plan;
using plan::Shape;
using plan::ShapeForm;

struct VectorLess {
  bool operator()(const FeatureVector& a, const FeatureVector& b) const { return hand::vectorLess(a, b); }
};

/// What tiles of some blocks are: how many, with how many wilds, with the pair, with the winning tile; melds of honours on the table.
struct Sum {
  uint8_t tiles = 0, jokers = 0, pair = 0, marked = 0, melds = 0;
  FeatureVector vector;
  friend bool operator<(const Sum& a, const Sum& b) {
    const auto x = std::tie(a.tiles, a.jokers, a.pair, a.marked, a.melds), y = std::tie(b.tiles, b.jokers, b.pair, b.marked, b.melds);
    return x != y ? x < y : hand::vectorLess(a.vector, b.vector);
  }
};
using Sums = std::set<Sum>;

class Reach {
 public:
  static constexpr size_t most = 20000, mostWork = 1500000;

  Reach(const Plan& plan, const ReadingQuestion& question)
      : asked_(plan, question), plan_(asked_.plan), jokersAsked_(question.jokers), features_(plan_), enumerator_(plan_, features_) {
    if (plan.wilds != plan::noReg) mostJokers_ = std::min<int>({hand::maxJokers, plan.handSize() + 1, question.mostWilds});
  }

  std::optional<std::vector<ReachableReading>> all() {
    std::vector<ReachableReading> out;
    for (size_t s = 0; s < plan_.shapes.size(); ++s)
      if (!ofShape(s, out)) return std::nullopt;
    ReachableReading none;
    none.features = plan_.features.noReading;
    for (int melds = 0; melds <= plan::maxMelds && 3 * melds <= plan_.handSize(); ++melds) {
      none.melds = static_cast<uint8_t>(melds);
      out.push_back(none);
    }
    return out;
  }

 private:
  /// The plan with the asked features alone.
  struct Projected {
    Projected(const Plan& of, const ReadingQuestion& question) : plan(of) {
      plan.features.features.clear();
      FeatureVector kept;
      for (size_t i = 0; i < question.features.size(); ++i) {
        if (!question.features[i]) continue;
        const plan::Feature& feature = of.features.features[i];
        plan.features.features.push_back(feature);
        const uint64_t bits = (feature.width >= 64 ? ~uint64_t{0} : (uint64_t{1} << feature.width) - 1) << (feature.shift & 63);
        kept.words[feature.shift / 64] |= bits;
        marks |= feature.kind == FeatureKind::Wait || feature.filter.from != plan::MeldFilter::Either;
      }
      marks &= of.features.needsWinningTile;
      auto keep = [&](FeatureVector& vector) {
        for (unsigned w = 0; w < plan::vectorWords; ++w) vector.words[w] &= kept.words[w];
      };
      keep(plan.features.orMask);
      keep(plan.features.noReading);
      for (FeatureVector& base : plan.features.shapeBase) keep(base);
    }
    Plan plan;
    bool marks = false;
  };

  bool isOver(size_t count) {
    ++work_;
    return count > most || work_ > mostWork;
  }

  // Of a block without runs the melds on the table are walked too, so that no kind has more tiles than there are.
  std::optional<Sums> ofBlock(const Shape& shape, int block, uint8_t mark, bool otherSeat, int tilesAtMost, int meldsAtMost) {
    BlockQuery query;
    query.block = static_cast<uint8_t>(block), query.form = shape.form, query.set = shape.set;
    query.jokers = static_cast<uint8_t>(mostJokers_), query.mark = mark, query.otherSeat = mark && otherSeat;
    struct Stand {
      int tiles, melds;
      BlockEnumerator::Partial partial;
    };
    auto less = [](const Stand& a, const Stand& b) {
      if (a.tiles != b.tiles) return a.tiles < b.tiles;
      if (a.melds != b.melds) return a.melds < b.melds;
      return a.partial.state != b.partial.state ? a.partial.state < b.partial.state : hand::vectorLess(a.partial.vector, b.partial.vector);
    };
    std::set<Stand, decltype(less)> stands(less);
    stands.insert({0, 0, BlockEnumerator::start(query)});
    const plan::Block& of = plan_.blocks[static_cast<size_t>(block)];
    std::vector<BlockEnumerator::Partial> to;
    for (int rank = 0; rank < of.size; ++rank) {
      std::set<Stand, decltype(less)> next(less);
      const int copies = plan_.kinds[static_cast<size_t>(of.firstKind + rank)].copies;
      for (const Stand& stand : stands)
        for (int count = mark == rank + 1 ? 1 : 0; count <= copies && stand.tiles + count <= tilesAtMost; ++count) {
          query.counts = static_cast<hand::PackedCounts>(count) << (4 * rank);
          enumerator_.advance(query, rank, {stand.partial}, to);
          for (const auto& partial : to) {
            next.insert({stand.tiles + count, stand.melds, partial});
            if (of.isSuit || stand.melds >= meldsAtMost) continue;
            for (const auto& [size, vector] : laid(of.firstKind + rank)) {
              if (count + size > copies) continue;
              BlockEnumerator::Partial with = partial;
              with.vector = features_.add(with.vector, vector);
              next.insert({stand.tiles + count, stand.melds + 1, with});
            }
          }
          if (isOver(next.size())) return std::nullopt;
        }
      stands = std::move(next);
    }
    Sums out;
    for (const Stand& stand : stands) {
      const BlockEnumerator::End end = BlockEnumerator::endOf(stand.partial);
      if (!end.placed) continue;
      const int jokers = mostJokers_ - end.left;
      if (stand.tiles + jokers > tilesAtMost) continue;
      out.insert({static_cast<uint8_t>(stand.tiles), static_cast<uint8_t>(jokers), static_cast<uint8_t>(shape.form == ShapeForm::Melds && end.pair),
                  static_cast<uint8_t>(mark != 0), static_cast<uint8_t>(stand.melds), stand.partial.vector});
    }
    return out;
  }

  // A block with every tile of it as the winning one, and without.
  std::optional<Sums> block(const Shape& shape, int block, int tilesAtMost, int meldsAtMost) {
    Sums all;
    const bool marks = asked_.marks && shape.form != ShapeForm::AnyTiles;
    const int size = plan_.blocks[static_cast<size_t>(block)].size;
    for (int mark = 0; mark <= (marks ? size + 1 : 0); ++mark) {
      const auto which = static_cast<uint8_t>(mark > size ? hand::jokerMark : mark);
      if (which == hand::jokerMark && !mostJokers_) continue;
      for (bool otherSeat : {false, true}) {
        if (otherSeat && (!which || !features_.asksOrigin())) continue;
        const auto sums = ofBlock(shape, block, which, otherSeat, tilesAtMost, meldsAtMost);
        if (!sums) return std::nullopt;
        all.insert(sums->begin(), sums->end());
      }
    }
    return all;
  }

  bool ofShape(size_t index, std::vector<ReachableReading>& out) {
    const Shape& shape = plan_.shapes[index];
    for (int melds = 0; melds <= plan::maxMelds; ++melds) {
      const int tiles = plan_.handSize() + 1 - 3 * melds;
      if (tiles < 1 || !plan::shapeFits(shape, tiles, melds)) continue;
      Sums sums{Sum{}};
      for (size_t b = 0; b < plan_.blocks.size(); ++b) {
        if (plan_.blocks[b].isFlower) continue;
        const auto here = block(shape, static_cast<int>(b), tiles, melds);
        if (!here) return false;
        Sums next;
        for (const Sum& x : sums)
          for (const Sum& y : *here) {
            if (x.tiles + x.jokers + y.tiles + y.jokers > tiles || x.pair + y.pair > 1 || x.marked + y.marked > 1 || x.jokers + y.jokers > mostJokers_ || x.melds + y.melds > melds) continue;
            next.insert({static_cast<uint8_t>(x.tiles + y.tiles), static_cast<uint8_t>(x.jokers + y.jokers), static_cast<uint8_t>(x.pair + y.pair),
                         static_cast<uint8_t>(x.marked + y.marked), static_cast<uint8_t>(x.melds + y.melds), features_.add(x.vector, y.vector)});
            if (isOver(next.size())) return false;
          }
        sums = std::move(next);
      }
      std::vector<std::set<FeatureVector, VectorLess>> laid;   // by melds of suits
      for (int suits = 0; suits <= melds; ++suits) {
        auto some = onTable(suits);
        if (!some) return false;
        laid.push_back(std::move(*some));
      }
      const bool marks = asked_.marks && shape.form != ShapeForm::AnyTiles;
      std::set<std::pair<uint8_t, Sum>> made;   // Sum for its order alone
      for (const Sum& sum : sums) {
        if (sum.tiles + sum.jokers != tiles || (shape.form == ShapeForm::Melds && sum.pair != shape.pair) || (marks && !sum.marked)) continue;
        for (const FeatureVector& meld : laid[static_cast<size_t>(melds - sum.melds)]) {
          const FeatureVector base = index < plan_.features.shapeBase.size() ? hand::unite(meld, plan_.features.shapeBase[index]) : meld;
          Sum whole;
          whole.vector = features_.add(base, sum.vector);
          made.insert({jokersAsked_ ? sum.jokers : uint8_t{0}, whole});
          if (isOver(made.size())) return false;
        }
      }
      for (const auto& [jokers, whole] : made)
        out.push_back({static_cast<uint8_t>(index), static_cast<uint8_t>(melds), jokers, whole.vector});
    }
    return true;
  }

  /// What a meld on the table that begins with a kind adds, with the tiles of that kind in it.
  std::vector<std::pair<int, FeatureVector>> laid(int kind) const {
    std::vector<std::pair<int, FeatureVector>> out;
    const plan::Block& block = plan_.blocks[plan_.kinds[static_cast<size_t>(kind)].block];
    for (const plan::Call& call : plan_.calls) {
      const auto shape = call.meld == plan::CallMeld::Run ? hand::MeldShape::Run : call.meld == plan::CallMeld::Triplet ? hand::MeldShape::Triplet : hand::MeldShape::Quad;
      if (call.meld == plan::CallMeld::Aside) continue;
      if (shape == hand::MeldShape::Run && (!block.isSuit || kind + 2 >= block.firstKind + block.size)) continue;
      const auto origin = call.source == plan::CallSource::InHand ? hand::MeldOrigin::Concealed : hand::MeldOrigin::Claimed;
      const std::pair<int, FeatureVector> one{shape == hand::MeldShape::Run ? 1 : shape == hand::MeldShape::Triplet ? 3 : 4, features_.meld(shape, kind, origin)};
      if (std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    }
    return out;
  }

  /// What so many melds of suits on the table add.
  std::optional<std::set<FeatureVector, VectorLess>> onTable(int melds) {
    std::set<FeatureVector, VectorLess> one, all{FeatureVector{}};
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      const plan::Block& block = plan_.blocks[plan_.kinds[k].block];
      if (block.isFlower || !block.isSuit) continue;
      for (const auto& [size, vector] : laid(static_cast<int>(k))) one.insert(vector);
    }
    for (int i = 0; i < melds; ++i) {
      std::set<FeatureVector, VectorLess> next;
      for (const FeatureVector& x : all)
        for (const FeatureVector& y : one) {
          next.insert(features_.add(x, y));
          if (isOver(next.size())) return std::nullopt;
        }
      all = std::move(next);
    }
    return all;
  }

  const Projected asked_;
  const Plan& plan_;
  const bool jokersAsked_;
  hand::GroupFeatures features_;
  BlockEnumerator enumerator_;
  int mostJokers_ = 0;
  size_t work_ = 0;
};

}  // namespace

std::optional<std::vector<ReachableReading>> reachableReadings(const Plan& plan, const ReadingQuestion& question) {
  return Reach(plan, question).all();
}

}  // namespace kaikou::analysis
