// The order of passes, and the removal of what nothing needs.
#include "compiler/passes/passes.h"
#include "runtime/base/invariant.h"

namespace kaikou::passes {

void dead(ir::Module& module) {
  std::vector<bool> needed(module.nodes.size(), false);
  forEachRoot(module, [&](ir::NodeId& id) { needed[id] = true; });
  for (size_t id = module.nodes.size(); id-- > 0;) {
    if (!needed[id]) continue;
    for (ir::NodeId operand : {module.nodes[id].a, module.nodes[id].b, module.nodes[id].c}) {
      if (operand != ir::noNode) needed[operand] = true;
    }
  }
  std::vector<ir::Node> old;
  old.swap(module.nodes);
  std::vector<ir::NodeId> mapped(old.size(), ir::noNode);
  for (size_t id = 0; id < old.size(); ++id) {
    if (!needed[id]) continue;
    ir::Node node = old[id];
    for (ir::NodeId* operand : {&node.a, &node.b, &node.c}) {
      if (*operand != ir::noNode) *operand = mapped[*operand];
    }
    mapped[id] = static_cast<ir::NodeId>(module.nodes.size());
    module.nodes.push_back(node);
  }
  forEachRoot(module, [&](ir::NodeId& id) { id = mapped[id]; });
}

void payEachLoser(ir::Module& module) {
  if (module.payment == ir::noNode || (module.at(module.payment).deps & ir::DepLoser)) return;
  ir::Builder build(module);
  ir::NodeId loser = build.op(ir::Op::InLoser, ir::Type::Seat);
  ir::NodeId nobody = build.constant(ir::Type::Seat, Num(plan::nobody));
  ir::NodeId always = build.op(ir::Op::Ne, ir::Type::Bool, loser, nobody);
  module.payment = build.op(ir::Op::Select, ir::Type::Num, always, module.payment, build.number(0));
}

void runPasses(ir::Module& module) {
  dead(module);
  for (int round = 0; round < 2; ++round) {
    fold(module);
    simplify(module);
    dead(module);
  }
  KAIKOU_ASSERT(ir::verify(module).empty(), "passes leave the intermediate form whole: operands before their use, types that fit");
}

}  // namespace kaikou::passes
