// Every value of the deal under every tile that can be turned up: a set that cannot be computed for one of them is a mistake
// in the rules, found here and not in the middle of a game.
#include "compiler/passes/passes.h"
#include "runtime/plan/values.h"

namespace kaikou::passes {

namespace {

bool known(const ir::Node& node) {
  return !(node.deps & (ir::DepTable | ir::DepReading | ir::DepLoser));
}

// Values of all nodes known after the deal, for one indicator.
std::vector<Num> dealValues(const ir::Module& module, int indicator) {
  std::vector<Num> values(module.nodes.size());
  plan::ValueContext context{module.kinds, module.lists, module.game.seats};
  for (size_t id = 0; id < module.nodes.size(); ++id) {
    const ir::Node& node = module.nodes[id];
    if (!known(node)) continue;
    auto operand = [&](ir::NodeId from) { return from == ir::noNode ? Num(0) : values[from]; };
    if (node.op == ir::Op::Const) values[id] = node.value;
    else if (node.op == ir::Op::InIndicator) values[id] = Num(indicator);
    else if (node.op == ir::Op::InPreviousWild) values[id] = Num(plan::noTile);
    else if (node.op < ir::Op::Const && plan::isPure(ir::planOp(node.op))) {
      values[id] = plan::applyPure(ir::planOp(node.op), operand(node.a), operand(node.b), operand(node.c), node.imm,
                                   node.origin, context);
    }
  }
  return values;
}

}  // namespace

std::optional<DealFault> checkDeal(ir::Module& module) {
  if (!module.game.hasIndicator) return std::nullopt;
  std::vector<ir::NodeId> asked;
  forEachRoot(module, [&](ir::NodeId& id) {
    if (known(module.at(id))) asked.push_back(id);
  });
  for (size_t kind = 0; kind < module.kinds.size(); ++kind) {
    if (module.blocks[module.kinds[kind].block].isFlower) continue;
    std::vector<Num> values = dealValues(module, static_cast<int>(kind));
    for (ir::NodeId id : asked) {
      if (!plan::isFault(values[id])) continue;
      return DealFault{plan::faultOrigin(values[id]), static_cast<int>(kind), plan::faultReason(values[id])};
    }
  }
  return std::nullopt;
}

}  // namespace kaikou::passes
