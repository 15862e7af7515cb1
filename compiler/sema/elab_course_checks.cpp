// What a rule about the course of a hand asks for, found by walking its values. Tested by tests/sema/limits_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

// Whether a value, or anything that it is made of, is as asked.
bool Elaborator::asksAny(NodeId value, const std::function<bool(const ir::Node&)>& asked) const {
  std::vector<NodeId> left{value};
  std::unordered_set<NodeId> seen;
  while (!left.empty()) {
    const NodeId at = left.back();
    left.pop_back();
    if (at == noNode || !seen.insert(at).second) continue;
    const ir::Node& node = module_->at(at);
    if (asked(node)) return true;
    left.insert(left.end(), {node.a, node.b, node.c});
  }
  return false;
}

}  // namespace kaikou::sema
