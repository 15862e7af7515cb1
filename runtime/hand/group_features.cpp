// The vectors of single groups, from the feature layout of a plan.
//
// One switch over the feature kinds for each sort of contribution; everything else in this room adds these
// vectors up and knows no feature. Guarantee: a reading's vector is the sum of its groups' vectors and of
// `joker` for every wild that stands for another tile. Tested by tests/eval/corpus_by_hand_test.cpp and
// tests/hand/group_features_test.cpp.
#include "runtime/base/invariant.h"
#include "runtime/hand/feature_math.h"

namespace kaikou::hand {
namespace {

using plan::Feature;
using plan::FeatureKind;
using plan::MeldFilter;
using plan::TileSet;

bool matches(const MeldFilter& filter, MeldShape shape, TileSet touched, TileSet tiles, MeldOrigin origin) {
  if (!(filter.kinds >> static_cast<int>(shape) & 1)) return false;
  if (filter.where == MeldFilter::Inside && (touched & ~tiles)) return false;
  if (filter.where == MeldFilter::Touching && !(touched & tiles)) return false;
  if (filter.from == MeldFilter::Concealed && origin != MeldOrigin::Concealed) return false;
  if (filter.from == MeldFilter::Claimed && origin != MeldOrigin::Claimed) return false;
  return true;
}

}  // namespace

GroupFeatures::GroupFeatures(const plan::Plan& plan) : orMask_(plan.features.orMask) {
  const int kinds = static_cast<int>(plan.kinds.size());
  for (const Feature& f : plan.features.features) {
    if (f.filter.from != MeldFilter::Either) asksOrigin_ = true;
    for (int k = 0; k < kinds; ++k) {
      const TileSet bit = TileSet{1} << k;
      if (f.kind == FeatureKind::TilesOutside && !(f.tiles & bit))
        tile_[k] = add(tile_[k], fieldVector(f.shift, 1));
      if (f.kind == FeatureKind::TileCount && (f.tiles & bit))
        tile_[k] = add(tile_[k], fieldVector(f.shift, 1));
      if (f.kind == FeatureKind::WildsAs && (f.tiles & bit))
        joker_[k] = add(joker_[k], fieldVector(f.shift, 1));
    }
    if (f.kind == FeatureKind::PairWild) asksWildInPair_ = true, wildInPair_ = fieldVector(f.shift, 1);
    if (f.kind == FeatureKind::Wait)
      for (int w = 0; w < 5; ++w) wait_[w] = add(wait_[w], fieldVector(f.shift + w, 1));
  }
  for (int k = 0; k < kinds; ++k) {
    pair_[k] = pairVector(plan, k, true);
    pairOfMany_[k] = pairVector(plan, k, false);
    for (int s = 0; s < 3; ++s)
      for (int o = 0; o < 3; ++o)
        meld_[(s * 3 + o) * plan::maxKinds + k] =
            meldVector(plan, static_cast<MeldShape>(s), k, static_cast<MeldOrigin>(o));
  }
}

FeatureVector GroupFeatures::meldVector(const plan::Plan& plan, MeldShape shape, int kind,
                                        MeldOrigin origin) const {
  const bool run = shape == MeldShape::Run;
  const plan::Block& block = plan.blocks[plan.kinds[kind].block];
  if (run && (!block.isSuit || kind + 2 >= block.firstKind + block.size)) return {};
  KAIKOU_ASSERT(!run || plan.kinds[kind].block == plan.kinds[kind + 2].block, "a run stays within its suit");
  const TileSet touched = run ? TileSet{7} << kind : TileSet{1} << kind;
  FeatureVector sum;
  const int tiles = shape == MeldShape::Quad ? 4 : 3;
  for (int i = 0; i < tiles; ++i) sum = add(sum, tile_[run ? kind + i : kind]);
  for (const Feature& f : plan.features.features) {
    bool holds = false;
    switch (f.kind) {
      case FeatureKind::MeldOther: holds = !matches(f.filter, shape, touched, f.tiles, origin); break;
      case FeatureKind::MeldSome:
      case FeatureKind::MeldCount: holds = matches(f.filter, shape, touched, f.tiles, origin); break;
      case FeatureKind::GroupMisses: holds = !(touched & f.tiles); break;
      case FeatureKind::RunCount: holds = run && (f.tiles >> kind & 1); break;
      case FeatureKind::TripletAt: holds = !run && (f.tiles >> kind & 1); break;
      default: break;
    }
    if (holds) sum = add(sum, fieldVector(f.shift, 1));
  }
  return sum;
}

FeatureVector GroupFeatures::pairVector(const plan::Plan& plan, int kind, bool onlyPair) const {
  FeatureVector sum = add(tile_[kind], tile_[kind]);
  for (const Feature& f : plan.features.features) {
    const bool inside = f.tiles >> kind & 1;
    if (f.kind == FeatureKind::GroupMisses && !inside) sum = add(sum, fieldVector(f.shift, 1));
    if (f.kind == FeatureKind::PairInside && inside) sum = add(sum, fieldVector(f.shift, 1));
    if (f.kind == FeatureKind::PairTile && onlyPair) sum = add(sum, fieldVector(f.shift, kind + 1));
  }
  return sum;
}

}  // namespace kaikou::hand
