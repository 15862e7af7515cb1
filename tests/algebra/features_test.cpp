#include "compiler/algebra/feature_costs.h"
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
  CHECK(q.module.features.orMask.words[0] == 3);
  CHECK(q.module.features.noReading.words[0] == 3);   // "all" fails where there is no reading
  CHECK_FALSE(q.module.features.needsWinningTile);
}

TEST_CASE("shapes without melds answer no to every meld", "[algebra]") {
  Questions q;
  REQUIRE(q.assign({q.build.op(Op::EveryMeld, Type::Bool, ir::noNode, ir::noNode, ir::noNode, 6)}));
  REQUIRE(q.module.features.shapeBase.size() == 2);
  CHECK(q.module.features.shapeBase[0].words[0] == 0);
  CHECK(q.module.features.shapeBase[1].words[0] == 1);
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
  for (uint64_t set = 1; set < 300; ++set) roots.push_back(many.build.op(Op::AllTilesIn, Type::Bool, many.build.tiles(set)));
  CHECK_FALSE(many.assign(roots));
  CHECK(many.sink.all()[0].code == diag::Code::TooManyFeatures);
  Questions fields;   // fields never cross a word: twelve of five bits fill one but for four
  roots.clear();
  for (uint64_t set = 1; set <= 14; ++set) roots.push_back(fields.build.op(Op::CountTilesIn, Type::Num, fields.build.tiles(set)));
  REQUIRE(fields.assign(roots));
  for (const auto& feature : fields.module.features.features) CHECK(feature.shift / 64 == (feature.shift + feature.width - 1) / 64);
}

TEST_CASE("none and some cost a bit, numbers a field, and the same melds said otherwise share it", "[algebra]") {
  constexpr uint32_t run = 1, triplet = 2, quad = 4, in = 8, touching = 16;
  auto melds = [](Questions& q, uint32_t flag, plan::TileSet set) {
    return q.build.op(Op::CountMelds, Type::Num, set ? q.build.tiles(set) : ir::noNode, ir::noNode, ir::noNode, flag);
  };
  auto none = [](Questions& q, ir::NodeId count) { return q.build.op(Op::Eq, Type::Bool, count, q.build.number(0)); };
  Questions some;
  REQUIRE(some.assign({none(some, melds(some, run | touching, 4))}));
  REQUIRE(some.module.features.features.size() == 1);
  CHECK(some.module.features.features[0].kind == plan::FeatureKind::MeldSome);
  CHECK(some.module.features.features[0].width == 1);
  Questions both;   // where the number is asked too, it tells
  const auto count = melds(both, run | touching, 4);
  REQUIRE(both.assign({count, none(both, count)}));
  REQUIRE(both.module.features.features.size() == 1);
  CHECK(both.module.features.features[0].kind == plan::FeatureKind::MeldCount);
  Questions alike;  // 123m is the only run within 1239m
  REQUIRE(alike.assign({melds(alike, run | in, 7), melds(alike, run | in, 7 | 1 << 8)}));
  REQUIRE(alike.module.features.features.size() == 1);
  CHECK(alike.module.features.features[0].kind == plan::FeatureKind::RunCount);
  Questions triplets;
  REQUIRE(triplets.assign({melds(triplets, triplet | quad | in, 16), none(triplets, melds(triplets, triplet | quad | touching, 16))}));
  REQUIRE(triplets.module.features.features.size() == 1);
  CHECK(triplets.module.features.features[0].kind == plan::FeatureKind::TripletAt);
  Questions never;  // no run is within two kinds
  REQUIRE(never.assign({none(never, melds(never, run | in, 3))}));
  CHECK(never.module.features.features.empty());
}

TEST_CASE("kinds held are told by the table where there are no wilds, and by the reading otherwise", "[algebra]") {
  Questions plain;
  REQUIRE(plain.assign({plain.build.op(Op::KindsOfReading, Type::Num, plain.build.tiles(511), ir::noNode, ir::noNode, 4)}));
  CHECK(plain.module.features.features.empty());
  Questions wild;
  wild.module.wilds = wild.build.tiles(1);
  REQUIRE(wild.assign({wild.build.op(Op::KindsOfReading, Type::Num, wild.build.tiles(511), ir::noNode, ir::noNode, 4)}));
  CHECK(wild.module.features.features.size() == 9);
}

TEST_CASE("questions that do not fit are told by what they cost, largest first", "[algebra]") {
  Questions q;
  q.module.origins.resize(4);
  q.module.places.resize(4);
  for (uint32_t i = 0; i < 4; ++i) q.module.places[i].span.begin = i, q.module.origins[i].name = "asks " + std::to_string(i);
  // Sets of seven ranks counted: five bits each. Origin 1 asks 20 of them, 2 asks 30 of which it shares five, 3 asks one more.
  uint64_t set = 1;
  auto ask = [&](uint32_t origin, int count) {
    for (; count > 0; --count) {
      const auto node = q.build.op(Op::CountTilesIn, Type::Num, q.build.tiles(set++));
      q.module.nodes[node].origin = origin;
      q.module.needs.push_back({origin, node});
    }
  };
  ask(1, 20);
  set -= 5;
  ask(2, 35);
  ask(3, 5);
  std::vector<algebra::AskedFeature> asked;
  CHECK_FALSE(algebra::assignFeatures(q.module, q.sink, &asked));
  REQUIRE(q.sink.errorCount() == 1);
  const auto& report = q.sink.all()[0];
  CHECK(report.code == diag::Code::TooManyFeatures);
  CHECK(report.message.en() == "these rules ask more about a reading than fits (275 bits of 256): 150 of them here");
  CHECK(report.place.span.begin == 2);
  REQUIRE(report.also.size() == 2);
  CHECK(report.also[0].place.span.begin == 1);
  CHECK(report.also[0].text.en() == "100 of them");
  CHECK(report.also[1].text.en() == "25 of them");
  const std::string shown = algebra::printFeatures(q.module, asked);
  CHECK(shown.find("55 features\n") == 0);
  CHECK(shown.find("no room") != std::string::npos);
  CHECK(shown.find("275 bits of 256, by what asks for them first\n  150  asks 2\n  100  asks 1\n   25  asks 3\n") != std::string::npos);
}
