// fold: pure operations whose operands are constants become constants, by the same functions that the interpreter runs
// (runtime/plan/values.h), so folding can change no result. An operation that fails is left alone: it may never be chosen.
#include "compiler/passes/passes.h"
#include "runtime/plan/values.h"

namespace kaikou::passes {

void fold(ir::Module& module) {
  rewriteNodes(module, [](ir::Builder& builder, ir::Node node) {
    if (node.op == ir::Op::Const || node.op >= ir::Op::Const || !plan::isPure(ir::planOp(node.op))) return builder.add(node);
    const auto& nodes = builder.module().nodes;
    Num values[3];
    int i = 0;
    for (ir::NodeId operand : {node.a, node.b, node.c}) {
      if (operand != ir::noNode) {
        const ir::Node& from = nodes[operand];
        if (from.op != ir::Op::Const) return builder.add(node);
        values[i] = from.value;
      }
      ++i;
    }
    plan::ValueContext context{builder.module().kinds, builder.module().lists, builder.module().game.seats};
    Num value = plan::applyPure(ir::planOp(node.op), values[0], values[1], values[2], node.imm, node.origin, context);
    return plan::isFault(value) ? builder.add(node) : builder.constant(node.type, value, node.origin);
  });
}

}  // namespace kaikou::passes
