#include "compiler/passes/passes.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using ir::Op;
using ir::Type;

namespace {

struct Graph {
  ir::Module module;
  ir::Builder build{module};
  // The root after all passes.
  const ir::Node& run(ir::NodeId root) {
    module.payment = root;
    passes::runPasses(module);
    return module.at(module.payment);
  }
};

}  // namespace

TEST_CASE("constants fold exactly", "[passes]") {
  Graph graph;
  auto half = graph.build.op(Op::Div, Type::Num, graph.build.number(3), graph.build.number(2));
  CHECK(graph.run(graph.build.op(Op::Mul, Type::Num, half, graph.build.number(10))).value == Num(15));
  CHECK(graph.module.nodes.size() == 1);
}

TEST_CASE("what fails is not folded, and vanishes where it is not chosen", "[passes]") {
  Graph failing;
  auto bad = failing.build.op(Op::Div, Type::Num, failing.build.number(1), failing.build.number(0));
  CHECK(failing.run(bad).op == Op::Div);
  Graph chosen;
  bad = chosen.build.op(Op::Div, Type::Num, chosen.build.number(1), chosen.build.number(0));
  CHECK(chosen.run(chosen.build.op(Op::Select, Type::Num, chosen.build.boolean(false), bad, chosen.build.number(7))).value ==
        Num(7));
}

TEST_CASE("conditions simplify", "[passes]") {
  auto simplified = [](auto make) {
    Graph graph;
    ir::NodeId drawn = graph.build.op(Op::InSelfDrawn, Type::Bool);
    return graph.run(make(graph.build, drawn)).op;
  };
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) { return b.op(Op::And, Type::Bool, x, b.boolean(true)); }) == Op::InSelfDrawn);
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) { return b.op(Op::And, Type::Bool, b.boolean(false), x); }) == Op::Const);
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) { return b.op(Op::Or, Type::Bool, x, x); }) == Op::InSelfDrawn);
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) {
    return b.op(Op::Not, Type::Bool, b.op(Op::Not, Type::Bool, x));
  }) == Op::InSelfDrawn);
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) {
    return b.op(Op::Select, Type::Num, x, b.number(1), b.number(0));
  }) == Op::InSelfDrawn);
  CHECK(simplified([](ir::Builder& b, ir::NodeId x) {
    return b.op(Op::Mul, Type::Num, b.op(Op::Select, Type::Num, x, b.number(3), b.number(5)), b.number(1));
  }) == Op::Select);
}

TEST_CASE("a deal that cannot be computed for some indicator is found", "[passes]") {
  Graph graph;
  graph.module.game.hasIndicator = true;
  plan::Block block;
  block.size = 2;
  graph.module.blocks = {block};
  plan::Kind ringed{"a", 0, 1, 4, 0, 0}, loose{"b", 0, 2, 4, plan::noTile, plan::noTile};
  graph.module.kinds = {ringed, loose};
  graph.module.origins.resize(1);
  auto next = graph.build.op(Op::TileNext, Type::Tile, graph.build.op(Op::InIndicator, Type::Tile));
  graph.module.wilds = graph.build.op(Op::SetOf, Type::Tiles, next);
  auto fault = passes::checkDeal(graph.module);
  REQUIRE(fault);
  CHECK(fault->indicator == 1);
  CHECK(fault->reason == NumError::NoRing);
  graph.module.kinds[1].next = 0;
  CHECK_FALSE(passes::checkDeal(graph.module));
}
