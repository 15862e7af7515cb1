// simplify: algebra that holds whatever the values. A rule here may drop an operand only if that operand cannot be a fault
// that the plain form would have reported; conditions and selections already ignore what is not chosen.
#include "compiler/passes/passes.h"

namespace kaikou::passes {
namespace {

using ir::NodeId;
using ir::Op;

bool isConst(const ir::Module& module, NodeId id, int64_t whole) {
  const ir::Node& node = module.at(id);
  return node.op == Op::Const && node.value == Num(whole);
}
bool isConst(const ir::Module& module, NodeId id) { return module.at(id).op == Op::Const; }

NodeId simplifyNode(ir::Builder& builder, ir::Node node) {
  const ir::Module& module = builder.module();
  switch (node.op) {
    case Op::Select:
      if (isConst(module, node.a)) return isConst(module, node.a, 0) ? node.c : node.b;
      if (node.b == node.c) return node.b;
      // Truths are 0 and 1, so a count of what holds needs no choice.
      if ((node.type == ir::Type::Num || node.type == ir::Type::Bool) && isConst(module, node.b, 1) && isConst(module, node.c, 0)) return node.a;
      break;
    case Op::And:
      if (node.a == node.b || isConst(module, node.b, 1)) return node.a;
      if (isConst(module, node.a, 1)) return node.b;
      if (isConst(module, node.a, 0) || isConst(module, node.b, 0)) return builder.boolean(false);
      break;
    case Op::Or:
      if (node.a == node.b || isConst(module, node.b, 0)) return node.a;
      if (isConst(module, node.a, 0)) return node.b;
      if (isConst(module, node.a, 1) || isConst(module, node.b, 1)) return builder.boolean(true);
      break;
    case Op::Not:
      if (module.at(node.a).op == Op::Not) return module.at(node.a).a;
      break;
    case Op::Add:
      if (isConst(module, node.a, 0)) return node.b;
      if (isConst(module, node.b, 0)) return node.a;
      break;
    case Op::Sub:
      if (isConst(module, node.b, 0)) return node.a;
      break;
    case Op::Mul:
      if (isConst(module, node.a, 1)) return node.b;
      if (isConst(module, node.b, 1)) return node.a;
      break;
    case Op::Pow:
      if (isConst(module, node.b, 1)) return node.a;
      break;
    case Op::EveryLoser: case Op::SomeLoser:
      // Options may leave nothing of the loser in it: then it is the same for all, and a win has one.
      if (!(module.at(node.a).deps & ir::DepLoser)) return node.a;
      break;
    case Op::Ready:
      if (isConst(module, node.b, 0)) return builder.boolean(false);
      break;
    default:
      break;
  }
  return builder.add(node);
}

}  // namespace

void simplify(ir::Module& module) { rewriteNodes(module, simplifyNode); }

}  // namespace kaikou::passes
