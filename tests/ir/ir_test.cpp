#include "compiler/ir/ir.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using ir::Op;
using ir::Type;

TEST_CASE("equal nodes are shared, whatever their number", "[ir]") {
  ir::Module module;
  ir::Builder build(module);
  ir::NodeId winner = build.op(Op::InWinner, Type::Seat);
  CHECK(build.op(Op::InWinner, Type::Seat) == winner);
  CHECK(build.op(Op::Openings, Type::Num, winner) == build.op(Op::Openings, Type::Num, winner));
  CHECK(build.op(Op::CallCount, Type::Num, winner, ir::noNode, ir::noNode, 1) !=
        build.op(Op::CallCount, Type::Num, winner, ir::noNode, ir::noNode, 2));
  std::vector<ir::NodeId> numbers;
  for (int64_t i = 0; i < 5000; ++i) numbers.push_back(build.number(i));
  for (int64_t i = 0; i < 5000; ++i) CHECK(build.number(i) == numbers[static_cast<size_t>(i)]);
  CHECK(build.number(1) != build.boolean(true));
  CHECK(ir::verify(module).empty());
}

TEST_CASE("dependencies follow operands, and asking every loser takes the loser away", "[ir]") {
  ir::Module module;
  ir::Builder build(module);
  ir::NodeId loser = build.op(Op::InLoser, Type::Seat);
  ir::NodeId dealer = build.op(Op::InDealer, Type::Seat);
  ir::NodeId same = build.op(Op::Eq, Type::Bool, loser, dealer);
  CHECK(module.at(same).deps == (ir::DepDeal | ir::DepTable | ir::DepLoser));
  ir::NodeId every = build.op(Op::EveryLoser, Type::Bool, same);
  CHECK(module.at(every).deps == (ir::DepDeal | ir::DepTable | ir::DepSettlement));
  CHECK(ir::verify(module).empty());
  module.nodes[every].deps = 0;
  CHECK_FALSE(ir::verify(module).empty());
}

TEST_CASE("rewriting maps operands and roots", "[ir]") {
  ir::Module module;
  ir::Builder build(module);
  ir::NodeId one = build.number(1);
  module.payment = build.op(Op::Add, Type::Num, one, build.number(2));
  rewriteNodes(module, [](ir::Builder& into, ir::Node node) {
    if (node.op == Op::Const) node.value = Num(node.value.num * 10);
    return into.add(node);
  });
  const ir::Node& root = module.at(module.payment);
  CHECK(module.at(root.a).value == Num(10));
  CHECK(module.at(root.b).value == Num(20));
}
