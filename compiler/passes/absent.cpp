// absent: what is still asked of a game that does not have it, after everything that options decide is folded. A line that
// never applies is not asked. Tested by tests/sema/absent_test.cpp.
#include "compiler/passes/passes.h"

namespace kaikou::passes {

bool checkAbsent(ir::Module& module, diag::Sink& sink) {
  if (module.absences.empty()) return true;
  std::vector<bool> asked(module.nodes.size(), false);
  forEachRootButLines(module, [&](ir::NodeId id) { asked[id] = true; });
  for (size_t id = asked.size(); id-- > 0;) {
    if (!asked[id]) continue;
    for (ir::NodeId operand : {module.nodes[id].a, module.nodes[id].b, module.nodes[id].c}) {
      if (operand != ir::noNode) asked[operand] = true;
    }
  }
  bool fine = true;
  for (size_t id = 0; id < asked.size(); ++id) {
    if (!asked[id] || module.nodes[id].op != ir::Op::Absent) continue;
    const ir::Absence& what = module.absences[module.nodes[id].imm];
    sink.report(diag::Code::NotInGame, what.place, {what.asked, what.why}, what.help);
    fine = false;
  }
  // What is left is never looked at; plans have no such operation.
  for (ir::Node& node : module.nodes) {
    if (node.op != ir::Op::Absent) continue;
    node.op = ir::Op::Const;
    node.imm = 0;
    node.value = node.type == ir::Type::Bool ? Num(0) : Num(plan::noTile);
  }
  return fine;
}

}  // namespace kaikou::passes
