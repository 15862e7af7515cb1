#include "compiler/algebra/features.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using ir::Op;
using ir::Type;

namespace {

struct Questions {
  ir::Module module;
  ir::Builder build{module};
  diag::Sink sink;
  Questions() {
    plan::Block suit;
    suit.size = 9;
    suit.isSuit = true;
    module.blocks = {suit};
    for (uint8_t rank = 1; rank <= 9; ++rank) module.kinds.push_back({std::to_string(rank), 0, rank, 4, plan::noTile, plan::noTile});
    module.origins.resize(1);
    module.places.resize(1);
    plan::Shape melds, any;
    any.form = plan::ShapeForm::AnyTiles;
    module.shapes = {melds, any};
  }
  bool assign(std::vector<ir::NodeId> roots) {
    for (ir::NodeId root : roots) module.needs.push_back({0, root});
    return algebra::assignFeatures(module, sink);
  }
};

}  // namespace

TEST_CASE("the same question gets one feature", "[algebra]") {
  Questions q;
  auto all = q.build.op(Op::AllTilesIn, Type::Bool, q.build.tiles(7));
  auto other = q.build.op(Op::AllTilesIn, Type::Bool, q.build.tiles(15));
  auto both = q.build.op(Op::And, Type::Bool, all, other);
  REQUIRE(q.assign({all, other, both}));
  REQUIRE(q.module.features.features.size() == 2);
  CHECK(q.module.features.features[0].kind == plan::FeatureKind::TilesOutside);
  CHECK(q.module.features.orMask.lo == 3);
  CHECK(q.module.features.noReading.lo == 3);   // "all" fails where there is no reading
  CHECK_FALSE(q.module.features.needsWinningTile);
}

TEST_CASE("shapes without melds answer no to every meld", "[algebra]") {
  Questions q;
  REQUIRE(q.assign({q.build.op(Op::EveryMeld, Type::Bool, ir::noNode, ir::noNode, ir::noNode, 6)}));
  REQUIRE(q.module.features.shapeBase.size() == 2);
  CHECK(q.module.features.shapeBase[0].lo == 0);
  CHECK(q.module.features.shapeBase[1].lo == 1);
}

TEST_CASE("a pair in a fixed set is a bit, in a late one the tile itself", "[algebra]") {
  Questions fixed;
  REQUIRE(fixed.assign({fixed.build.op(Op::SetHas, Type::Bool, fixed.build.tiles(6), fixed.build.op(Op::PairOf, Type::Tile))}));
  REQUIRE(fixed.module.features.features.size() == 1);
  CHECK(fixed.module.features.features[0].kind == plan::FeatureKind::PairInside);
  Questions late;
  auto indicator = late.build.op(Op::SetOf, Type::Tiles, late.build.op(Op::InIndicator, Type::Tile));
  REQUIRE(late.assign({late.build.op(Op::SetHas, Type::Bool, indicator, late.build.op(Op::PairOf, Type::Tile))}));
  REQUIRE(late.module.features.features.size() == 1);
  CHECK(late.module.features.features[0].kind == plan::FeatureKind::PairTile);
}

TEST_CASE("what is asked of a reading must be fixed, and must fit", "[algebra]") {
  Questions late;
  auto indicator = late.build.op(Op::SetOf, Type::Tiles, late.build.op(Op::InIndicator, Type::Tile));
  CHECK_FALSE(late.assign({late.build.op(Op::AllTilesIn, Type::Bool, indicator)}));
  CHECK(late.sink.all()[0].code == diag::Code::SetNotFixed);
  Questions many;
  std::vector<ir::NodeId> roots;
  for (uint64_t set = 1; set < 200; ++set) roots.push_back(many.build.op(Op::AllTilesIn, Type::Bool, many.build.tiles(set)));
  CHECK_FALSE(many.assign(roots));
  CHECK(many.sink.all()[0].code == diag::Code::TooManyFeatures);
  Questions fields;   // fields never cross the middle: twelve of five bits fill a half but for four
  roots.clear();
  for (uint64_t set = 1; set <= 14; ++set) roots.push_back(fields.build.op(Op::CountTilesIn, Type::Num, fields.build.tiles(set)));
  REQUIRE(fields.assign(roots));
  for (const auto& feature : fields.module.features.features) CHECK(feature.shift / 64 == (feature.shift + feature.width - 1) / 64);
}
