// Every value of the deal under every tile that can be turned up: a set that cannot be computed for one of them is a mistake
// in the rules, found here and not in the middle of a game.
#include "compiler/passes/passes.h"
#include "runtime/plan/values.h"

namespace kaikou::passes {

namespace {

// Hangs on the deal, and on nothing later.
bool dealt(const ir::Node& node) {
  return (node.deps & ir::DepDeal) && !(node.deps & (ir::DepTable | ir::DepReading | ir::DepLoser));
}

}  // namespace

std::optional<DealFault> checkDeal(ir::Module& module) {
  if (!module.game.hasIndicator) return std::nullopt;
  std::vector<ir::NodeId> order, asked;
  std::vector<Num> values(module.nodes.size());
  for (ir::NodeId id = 0; id < module.nodes.size(); ++id) {
    if (module.at(id).op == ir::Op::Const) values[id] = module.at(id).value;
    if (dealt(module.at(id))) order.push_back(id);
  }
  forEachRoot(module, [&](ir::NodeId& id) {
    if (dealt(module.at(id))) asked.push_back(id);
  });
  plan::ValueContext context{module.kinds, module.lists, module.game.seats};
  for (size_t kind = 0; kind < module.kinds.size(); ++kind) {
    if (module.blocks[module.kinds[kind].block].isFlower) continue;
    for (ir::NodeId id : order) {
      const ir::Node& node = module.at(id);
      auto operand = [&](ir::NodeId from) { return from == ir::noNode ? Num(0) : values[from]; };
      if (node.op == ir::Op::InIndicator) values[id] = Num(static_cast<int64_t>(kind));
      else if (node.op == ir::Op::InPreviousWild) values[id] = Num(plan::noTile);
      else if (node.op < ir::Op::Const && plan::isPure(ir::planOp(node.op))) {
        values[id] = plan::applyPure(ir::planOp(node.op), operand(node.a), operand(node.b), operand(node.c), node.imm,
                                     node.origin, context);
      }
    }
    for (ir::NodeId id : asked) {
      if (!plan::isFault(values[id])) continue;
      return DealFault{plan::faultOrigin(values[id]), static_cast<int>(kind), plan::faultReason(values[id])};
    }
  }
  return std::nullopt;
}

}  // namespace kaikou::passes
