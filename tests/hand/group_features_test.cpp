// What single groups contribute.
#include <catch2/catch.hpp>

#include "runtime/hand/feature_math.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using hand::MeldOrigin;
using hand::MeldShape;
using plan::FeatureKind;
using plan::MeldFilter;

TEST_CASE("fields add, bits or, across the word border", "[hand]") {
  const plan::FeatureVector orMask{0b1, uint64_t{1} << 5};
  const plan::FeatureVector sum = hand::combine({0b101, 0b100001}, {0b101, 0b100001}, orMask);
  CHECK(sum == plan::FeatureVector{0b1001, 0b100010});
  CHECK(hand::fieldOf(hand::fieldVector(70, 5), 70, 3) == 5);
}

TEST_CASE("filters look at form, tiles and origin of a meld", "[hand]") {
  testing::PlanBuilder b;
  b.addSuit("m", "m"), b.addHonours({"E"});
  const int inside = b.addFeature(FeatureKind::MeldCount, 0b111, {7, MeldFilter::Inside, MeldFilter::Either});
  const int touching =
      b.addFeature(FeatureKind::MeldCount, 0b1, {1, MeldFilter::Touching, MeldFilter::Either});
  const int concealed =
      b.addFeature(FeatureKind::MeldCount, 0, {6, MeldFilter::Anywhere, MeldFilter::Concealed});
  const int claimed = b.addFeature(FeatureKind::MeldCount, 0, {7, MeldFilter::Anywhere, MeldFilter::Claimed});
  const int tiles = b.addFeature(FeatureKind::TileCount, 0b10);
  const int pairTile = b.addFeature(FeatureKind::PairTile, 0);
  const int misses = b.addFeature(FeatureKind::GroupMisses, 0b10);
  const plan::Plan plan = b.finish();
  const hand::GroupFeatures f(plan);
  auto field = [&](const plan::FeatureVector& v, int feature) {
    const auto& at = plan.features.features[feature];
    return hand::fieldOf(v, at.shift, at.width);
  };
  const auto run = f.meld(MeldShape::Run, 0, MeldOrigin::Concealed);
  CHECK(field(run, inside) == 1);
  CHECK(field(run, touching) == 1);
  CHECK(field(run, concealed) == 0);
  CHECK(field(run, tiles) == 1);
  CHECK(field(run, misses) == 0);
  const auto next = f.meld(MeldShape::Run, 1, MeldOrigin::Claimed);
  CHECK(field(next, inside) == 0);
  CHECK(field(next, touching) == 0);
  CHECK(field(next, claimed) == 1);
  const auto quad = f.meld(MeldShape::Quad, 1, MeldOrigin::Concealed);
  CHECK(field(quad, concealed) == 1);
  CHECK(field(quad, tiles) == 4);
  const auto completed = f.meld(MeldShape::Triplet, 2, MeldOrigin::Completed);
  CHECK(field(completed, concealed) == 0);
  CHECK(field(completed, claimed) == 0);
  CHECK(field(completed, misses) == 1);
  CHECK(field(f.pair(9), pairTile) == 10);
  CHECK(field(f.pairOfMany(9), pairTile) == 0);
  CHECK(f.asksOrigin());
}
