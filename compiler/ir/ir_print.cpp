// The intermediate form as text, and its invariants.
#include <fmt/format.h>

#include "compiler/ir/ir.h"

namespace kaikou::ir {

namespace {

std::string valueText(const Module& module, const Node& node) {
  if (node.type == Type::Tile && node.value.num >= 0 && node.value.num < static_cast<int64_t>(module.kinds.size())) {
    return module.kinds[static_cast<size_t>(node.value.num)].name;
  }
  if (node.type == Type::Tiles) {
    std::string text = "{";
    for (size_t k = 0; k < module.kinds.size(); ++k) {
      if ((static_cast<uint64_t>(node.value.num) >> k) & 1) text += " " + module.kinds[k].name;
    }
    return text + " }";
  }
  if (node.type == Type::List) {
    std::string text = "[";
    for (Num item : module.lists[node.imm]) text += (text.size() > 1 ? " " : "") + toString(item);
    return text + "]";
  }
  if (node.type == Type::Bool) return node.value.num ? "yes" : "no";
  return toString(node.value);
}

std::string when(uint8_t deps) {
  std::string text;
  if (deps & DepReading) text = "reading";
  else if (deps & DepTable) text = "table";
  else if (deps & DepDeal) text = "deal";
  if (deps & DepLoser) text += "/loser";
  return text;
}

}  // namespace

std::string print(const Module& module) {
  std::string text;
  auto name = [](NodeId id) { return id == noNode ? std::string("-") : fmt::format("%{}", id); };
  for (NodeId id = 0; id < module.nodes.size(); ++id) {
    const Node& node = module.nodes[id];
    std::string line = fmt::format("%{} : {} = ", id, typeName(node.type));
    if (node.op == Op::Const) {
      line += valueText(module, node);
    } else {
      line += opName(node.op);
      for (NodeId operand : {node.a, node.b, node.c}) {
        if (operand != noNode) line += " " + name(operand);
      }
      if (node.imm) line += fmt::format(" #{}", node.imm);
    }
    std::string time = when(node.deps);
    text += line + (time.empty() ? "" : "    // " + time) + "\n";
  }
  auto origin = [&](uint32_t at) { return module.origins[at].name; };
  for (const auto& item : module.patterns) text += fmt::format("pattern {} : {}\n", origin(item.origin), name(item.holds));
  for (const auto& item : module.needs) text += fmt::format("need {} : {}\n", origin(item.origin), name(item.holds));
  for (const auto& item : module.lines) {
    text += fmt::format("line {} / {} : value {} when {} after {}\n", origin(item.group), origin(item.origin), name(item.value),
                        name(item.applies), name(item.after));
  }
  text += fmt::format("payment {}\n", name(module.payment));
  for (const auto& item : module.liabilities) {
    text += fmt::format("liable {} : {} when {}\n", origin(item.origin), name(item.seat), name(item.holds));
  }
  for (const auto& item : module.sharings) text += fmt::format("sharing {} when {}\n", origin(item.origin), name(item.holds));
  for (const auto& item : module.choose) text += item.winnings ? "choose winnings\n" : fmt::format("choose {}\n", name(item.value));
  return text;
}

std::string verify(const Module& module) {
  for (NodeId id = 0; id < module.nodes.size(); ++id) {
    const Node& node = module.nodes[id];
    uint8_t deps = ownDeps(node.op);
    for (NodeId operand : {node.a, node.b, node.c}) {
      if (operand == noNode) continue;
      if (operand >= id) return fmt::format("%{} uses %{}, which comes later", id, operand);
      deps |= module.nodes[operand].deps;
    }
    if (node.op == Op::EveryLoser || node.op == Op::SomeLoser) {
      deps = static_cast<uint8_t>((deps & ~DepLoser) | DepSettlement | DepTable);
    }
    if (deps != node.deps) return fmt::format("%{} has dependencies {} but should have {}", id, node.deps, deps);
  }
  return "";
}

}  // namespace kaikou::ir
