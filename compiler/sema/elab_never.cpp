// Conditions that no win can meet, or that every win meets: a slip that nothing else would show. Looked for in the graph before
// options are folded, so what only an option shuts is no slip. What numbers rule out is found in the plan (driver.cpp).
// Tested by tests/sema/never_test.cpp.
#include "compiler/sema/elaborator.h"
#include "runtime/plan/values.h"

namespace kaikou::sema {

namespace {

constexpr int deepest = 64;   // of a condition that is looked through; beyond it nothing is said

class Truth {
 public:
  explicit Truth(const ir::Module& module) : module_(module) {}

  // Conditions share their parts: each is looked through once.
  bool never(NodeId id, int depth = 0) const {
    if (const auto known = never_.find(id); known != never_.end()) return known->second;
    return never_[id] = neverHolds(id, depth);
  }
  bool always(NodeId id, int depth = 0) const {
    if (const auto known = always_.find(id); known != always_.end()) return known->second;
    return always_[id] = alwaysHolds(id, depth);
  }

 private:
  bool neverHolds(NodeId id, int depth) const {
    if (depth > deepest) return false;
    const ir::Node& node = module_.at(id);
    switch (node.op) {
      case Op::Const: return node.value.num == 0;
      case Op::And: return never(node.a, depth + 1) || never(node.b, depth + 1) || contradicts(id);
      case Op::Or: return never(node.a, depth + 1) && never(node.b, depth + 1);
      case Op::Not: return always(node.a, depth + 1);
      case Op::Eq: return differ(node.a, node.b);
      case Op::EveryLoser: case Op::SomeLoser: return never(node.a, depth + 1);
      default: return false;
    }
  }
  bool alwaysHolds(NodeId id, int depth) const {
    if (depth > deepest) return false;
    const ir::Node& node = module_.at(id);
    switch (node.op) {
      case Op::Const: return node.value.num != 0;
      case Op::And: return always(node.a, depth + 1) && always(node.b, depth + 1);
      case Op::Or: return always(node.a, depth + 1) || always(node.b, depth + 1);
      case Op::Not: return never(node.a, depth + 1);
      case Op::Ne: return differ(node.a, node.b);
      default: return false;
    }
  }
  Op opOf(NodeId id) const { return module_.at(id).op; }
  // Two seats that are never one: the winner is no loser and gave himself nothing.
  bool differ(NodeId a, NodeId b) const {
    for (auto [x, y] : {std::pair{a, b}, std::pair{b, a}}) {
      const Op one = opOf(x), other = opOf(y);
      if (one == Op::InWinner && (other == Op::InLoser || other == Op::InGiver || other == Op::InRobbed)) return true;
    }
    return false;
  }
  void conjuncts(NodeId id, std::vector<NodeId>& into) const {
    std::vector<NodeId> open{id};
    while (!open.empty() && into.size() < 2 * deepest) {
      const ir::Node& node = module_.at(open.back());
      const NodeId here = open.back();
      open.pop_back();
      if (node.op == Op::And) open.insert(open.end(), {node.a, node.b});
      else into.push_back(here);
    }
  }
  // A win comes in one way, and a condition does not stand beside its opposite.
  bool contradicts(NodeId id) const {
    std::vector<NodeId> parts;
    conjuncts(id, parts);
    auto way = [&](NodeId part) {
      const Op op = opOf(part);
      return op == Op::InSelfDrawn ? 1 : op == Op::InOnDiscard ? 2 : op == Op::InRobbing ? 3 : 0;
    };
    // That somebody gave the tile, or that a replacement was drawn, says how the win came, too.
    auto means = [&](NodeId part, Op what) {
      const ir::Node& node = module_.at(part);
      if (what == Op::InSelfDrawn) return node.op == Op::InAfterKong || node.op == Op::InLastTiles;
      return node.op == Op::Eq && ((opOf(node.a) == what && opOf(node.b) == Op::InLoser) || (opOf(node.b) == what && opOf(node.a) == Op::InLoser));
    };
    for (NodeId one : parts) {
      for (NodeId other : parts) {
        if (way(one) && way(other) && way(one) != way(other)) return true;
        if (opOf(one) == Op::Not && module_.at(one).a == other) return true;
        if (way(one) == 1 && (means(other, Op::InGiver) || means(other, Op::InRobbed))) return true;
        if (way(one) > 1 && means(other, Op::InSelfDrawn)) return true;
      }
    }
    return false;
  }

  const ir::Module& module_;
  mutable std::unordered_map<NodeId, bool> never_, always_;
};

bool speaksOf(Where where, ExprKind kind) {
  if (where->kind == kind) return true;
  for (uint32_t i = 0; i < where.childCount(); ++i) {
    if (speaksOf(where.child(i), kind)) return true;
  }
  return false;
}

}  // namespace

// What hangs on an option is no slip: another choice may open it.
void Elaborator::warnConstant(const Typed& typed, bool negated, Where where, const Env& env) {
  if (!warn_ || (typed.deps & ir::DepOption) || env.betweenHands) return;
  const Truth truth(*module_);
  bool never = truth.never(typed.node), always = !never && truth.always(typed.node);
  if (typed.deps == 0) {
    const auto value = fixedValue(typed.node);   // what hangs on nothing at all, numbers included
    never = value && !plan::isFault(*value) && value->num == 0;
    always = value && !plan::isFault(*value) && value->num != 0;
  }
  if (!never && !always) return;
  text::Bilingual help;
  if (speaksOf(where, ExprKind::DrawnHand)) help = say::DrawnHandIsLater;
  error(always != negated ? diag::Code::AlwaysTrue : diag::Code::AlwaysFalse, where.place(), {}, help);
}

}  // namespace kaikou::sema
