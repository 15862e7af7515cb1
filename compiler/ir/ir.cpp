// Construction of the intermediate form: sharing of equal nodes, dependency bits, roots. Guarantee: a node's operands come
// before it and its dependency bits contain theirs. Tested by tests/ir/ir_test.cpp and, whole, by every ruleset.
#include "compiler/ir/ir.h"

#include <algorithm>

namespace kaikou::ir {

const char* opName(Op op) {
  switch (op) {
#define PLAN_OP(op, operands, leaves, fails) \
  case Op::op: return #op;
#include "runtime/plan/plan_ops.def"
#undef PLAN_OP
#define IR_OP(op) \
  case Op::op: return #op;
#include "compiler/ir/ir_ops.def"
#undef IR_OP
  }
  return "?";
}

plan::Op planOp(Op op) { return static_cast<plan::Op>(op); }

const char* typeName(Type type) {
  switch (type) {
    case Type::Bool: return "yes/no";
    case Type::Num: return "number";
    case Type::Tile: return "tile";
    case Type::Tiles: return "set of tiles";
    case Type::Seat: return "seat";
    case Type::List: return "list";
  }
  return "?";
}

uint8_t ownDeps(Op op) {
  switch (op) {
    case Op::InIndicator: case Op::InPreviousWild: case Op::InDealer: case Op::Absent:
      return DepDeal;
    case Op::InLoser:
      return DepTable | DepLoser;
    case Op::InWinner: case Op::InGiver: case Op::InRobbed: case Op::InWinTile: case Op::InSelfDrawn:
    case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles: case Op::InDrawnHand:
    case Op::InFact: case Op::Openings: case Op::OpeningsOneSuit: case Op::OpeningSource: case Op::CallCount:
    case Op::HandCount: case Op::AsideCount: case Op::FullyConcealed: case Op::AnyOffender: case Op::LastOffender:
    case Op::Waits: case Op::KindsHeld: case Op::SuitsHeld: case Op::HoldsRanks:
      return DepTable;
    case Op::InActor: case Op::InThatTile: case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InPlay:
    case Op::InWinners: case Op::FirstWinner: case Op::FirstWinners: case Op::FirstGiver: case Op::HeadOfWinners:
    case Op::TailOfWinners: case Op::InGiverKong: case Op::KongIn: case Op::KongSource: case Op::MarkNumber:
    case Op::MarkTile: case Op::MarkSeat: case Op::WinsOf: case Op::FirstDraw: case Op::DiscardsOf: case Op::InDice:
    case Op::InPot: case Op::InFirstDealer: case Op::InHandsPlayed: case Op::InClaimants: case Op::InSwaps: case Op::InExhausted:
    case Op::PointsOf: case Op::StandingOf: case Op::ClaimedOf: case Op::SeenOf: case Op::TurnedIn: case Op::NewestIn: case Op::NextOfTurned:
    case Op::SuitTiles: case Op::SeatBit: case Op::SeatsHave:
      return DepTable;
    case Op::BestWin:
      return DepTable | DepReady;
    case Op::SeatPlace:
      return DepDeal;
    case Op::Ready:
      return DepTable | DepReady;
    case Op::ShapeIs: case Op::FeatureField: case Op::Jokers: case Op::PairTile: case Op::TripletsIn:
    case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::SameTriplet: case Op::Straight:
    case Op::AllTilesIn: case Op::CountTilesIn: case Op::EveryMeld: case Op::CountMelds: case Op::EveryGroup:
    case Op::PairOf: case Op::WildsAs: case Op::WaitIs: case Op::Related: case Op::Links: case Op::PairHasWild:
    case Op::KindsOfReading:
      return DepReading;
    default:
      return 0;
  }
}

namespace {

size_t hashOf(const Node& node) {
  uint64_t hash = static_cast<uint64_t>(node.op) * 31 + static_cast<uint64_t>(node.type);
  for (uint64_t part : {uint64_t{node.a} | uint64_t{node.b} << 32, uint64_t{node.c} | uint64_t{node.imm} << 32,
                        static_cast<uint64_t>(node.value.num), static_cast<uint64_t>(node.value.den)}) {
    hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  return static_cast<size_t>(hash);
}

bool same(const Node& x, const Node& y) {
  return x.op == y.op && x.type == y.type && x.a == y.a && x.b == y.b && x.c == y.c && x.imm == y.imm &&
         x.value == y.value;
}

}  // namespace

Builder::Builder(Module& module) : module_(module) { grow(); }

// Keeps the table at most half full.
void Builder::grow() {
  size_t size = 1024;
  while (size < 4 * (module_.nodes.size() + 1)) size *= 2;
  known_.assign(size, noNode);
  for (NodeId id = 0; id < module_.nodes.size(); ++id) {
    size_t at = hashOf(module_.nodes[id]) & (size - 1);
    while (known_[at] != noNode) at = (at + 1) & (size - 1);
    known_[at] = id;
  }
}

NodeId Builder::add(Node node) {
  node.deps = ownDeps(node.op);
  for (NodeId operand : {node.a, node.b, node.c}) {
    if (operand != noNode) node.deps |= module_.nodes[operand].deps;
  }
  if (node.op == Op::EveryLoser || node.op == Op::SomeLoser) {
    node.deps = static_cast<uint8_t>((node.deps & ~DepLoser) | DepSettlement | DepTable);
  }
  if (node.origin == 0) node.origin = origin_;
  size_t at = hashOf(node) & (known_.size() - 1);
  for (; known_[at] != noNode; at = (at + 1) & (known_.size() - 1)) {
    if (same(module_.nodes[known_[at]], node)) return known_[at];
  }
  auto id = static_cast<NodeId>(module_.nodes.size());
  known_[at] = id;
  module_.nodes.push_back(node);
  if (2 * module_.nodes.size() > known_.size()) grow();
  return id;
}

NodeId Builder::constant(Type type, Num value, uint32_t origin) {
  Node node;
  node.op = Op::Const;
  node.type = type;
  node.value = value;
  node.origin = origin;
  return add(node);
}

NodeId Builder::list(std::vector<Num> items) {
  auto& lists = module_.lists;
  auto found = std::find(lists.begin(), lists.end(), items);
  Node node;
  node.op = Op::Const;
  node.type = Type::List;
  node.imm = static_cast<uint32_t>(found - lists.begin());
  if (found == lists.end()) lists.push_back(std::move(items));
  return add(node);
}

NodeId Builder::op(Op op, Type type, NodeId a, NodeId b, NodeId c, uint32_t imm) {
  Node node;
  node.op = op;
  node.type = type;
  node.a = a;
  node.b = b;
  node.c = c;
  node.imm = imm;
  return add(node);
}

namespace {

template <class Module, class Visit>
void visitRoots(Module& module, bool lines, const Visit& visit) {
  auto root = [&](auto& id) {
    if (id != noNode) visit(id);
  };
  root(module.wilds);
  root(module.payment);
  for (auto& item : module.patterns) root(item.holds), root(item.worth);
  for (auto& item : module.needs) root(item.holds);
  if (lines) {
    for (auto& item : module.lines) root(item.value), root(item.applies), root(item.after);
  }
  for (auto& item : module.liabilities) root(item.seat), root(item.holds);
  for (auto& item : module.sharings) root(item.holds);
  for (auto& item : module.choose) root(item.value);
  for (auto& item : module.results) root(item.value);
  for (auto& item : module.calls) root(item.without), root(item.asideSet), root(item.guard);
  for (auto& item : module.facts) root(item.defaultValue);
  root(module.discardSet);
  root(module.firstWinnerFrom);
  root(module.dutyExempt);
  for (auto& item : module.dutyExcept) root(item);
  for (auto& item : module.nextDealer) root(item.when), root(item.seat);
  for (auto& item : module.courseNodes) root(item);
}

}  // namespace

void forEachRoot(Module& module, const std::function<void(NodeId&)>& visit) { visitRoots(module, true, visit); }

void forEachRootButLines(const Module& module, const std::function<void(NodeId)>& visit) {
  visitRoots(module, false, visit);
}

void rewriteNodes(Module& module, const std::function<NodeId(Builder&, Node)>& rewrite) {
  std::vector<Node> old;
  old.swap(module.nodes);
  Builder builder(module);
  std::vector<NodeId> mapped(old.size(), noNode);
  for (NodeId id = 0; id < old.size(); ++id) {
    Node node = old[id];
    for (NodeId* operand : {&node.a, &node.b, &node.c}) {
      if (*operand != noNode) *operand = mapped[*operand];
    }
    builder.setOrigin(node.origin);
    mapped[id] = rewrite(builder, node);
  }
  forEachRoot(module, [&](NodeId& id) { id = mapped[id]; });
}

}  // namespace kaikou::ir
