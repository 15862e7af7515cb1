// The intermediate form of one ruleset under one choice of options: a graph of typed values in a flat vector, each node
// after its operands, equal nodes shared (so common sub-expressions are computed once by construction), and the roots that
// the plan must deliver.
//
//   made by compiler/sema (elaborate), rewritten by compiler/passes and compiler/algebra, read by compiler/planner.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "compiler/source/source.h"
#include "runtime/base/number.h"
#include "runtime/text/bilingual.h"
#include "runtime/plan/plan.h"

namespace kaikou::ir {

using NodeId = uint32_t;
inline constexpr NodeId noNode = 0xffffffffu;

enum class Op : uint8_t {
#define PLAN_OP(op, operands, leaves, fails) op,
#include "runtime/plan/plan_ops.def"
#undef PLAN_OP
#define IR_OP(op) op,
#include "compiler/ir/ir_ops.def"
#undef IR_OP
};
const char* opName(Op op);
/// The plan's operation, for ops that are not the compiler's own.
plan::Op planOp(Op op);

enum class Type : uint8_t { Bool, Num, Tile, Tiles, Seat, List };
const char* typeName(Type type);

/// When a value is known and what it hangs on. A node's bits contain its operands'.
enum Dep : uint8_t {
  DepDeal = 1,        // the indicator, the dealer
  DepTable = 2,       // melds, hands, the last event
  DepReading = 4,     // how the hand is read
  DepLoser = 8,       // which loser pays
  DepReady = 16,      // asks whether a seat is ready, which in turn asks the needs
  DepOption = 32,     // mentions an option (before options are put in)
  DepSettlement = 64, // asks every loser about something
};

struct Node {
  Op op{};
  Type type{};
  uint8_t deps = 0;
  NodeId a = noNode, b = noNode, c = noNode;
  uint32_t imm = 0;
  Num value;            // Const: number, boolean 0/1, tile, seat, or set of tiles as its 64 bits
  uint32_t origin = 0;  // first declaration that asked for it: for errors at run time
};

// ── roots: the plan's structures with nodes in place of registers ──
struct Pattern { uint32_t origin; NodeId holds, worth; };
struct Need { uint32_t origin; NodeId holds; };
struct Line {
  uint32_t origin, group;
  plan::LineRole role;
  plan::LineAction action;
  NodeId value, applies, after;
};
struct Liability { uint32_t origin; NodeId seat, holds; };
struct Sharing { uint32_t origin; NodeId holds; };
struct Key { bool winnings; NodeId value; };
struct Result { std::string key; plan::ResultItem::Kind kind; std::vector<uint16_t> patterns; NodeId value; };
struct Call { plan::Call call; NodeId without = noNode, asideSet = noNode, guard = noNode; };
struct NextDealer { uint8_t who; NodeId when, seat = noNode; };
struct Fact { uint32_t origin; plan::FactType type; NodeId defaultValue; };
/// A question for what the game does not have: an error if it is still asked when options are folded.
struct Absence { source::Place place; text::Bilingual asked, why, help; };

struct Module {
  std::vector<Node> nodes;
  std::vector<std::vector<Num>> lists;
  std::vector<plan::Origin> origins;
  std::vector<source::Place> places;      // where each origin is declared
  uint32_t ruleset = 0;
  std::vector<std::pair<std::string, std::string>> options;
  std::vector<plan::Kind> kinds;
  std::vector<plan::Block> blocks;
  std::vector<plan::Shape> shapes;
  plan::FeatureLayout features;           // filled by compiler/algebra
  std::vector<plan::Relation> relations;
  std::vector<plan::LinkQuestion> links;

  NodeId wilds = noNode, payment = noNode;
  std::vector<Pattern> patterns;
  std::vector<Need> needs;
  std::vector<Line> lines;
  std::vector<Liability> liabilities;
  std::vector<Sharing> sharings;
  std::vector<Key> choose;
  std::vector<Result> results;
  std::vector<Call> calls;
  std::vector<Fact> facts;
  plan::Game game;                        // registers in it are filled from the nodes below
  NodeId discardSet = noNode, firstWinnerFrom = noNode, dutyExempt = noNode;
  std::vector<NodeId> dutyExcept;
  std::vector<NextDealer> nextDealer;
  std::vector<Absence> absences;
  plan::Course course;                    // a register in it is an index into courseNodes
  std::vector<NodeId> courseNodes;

  const Node& at(NodeId id) const { return nodes[id]; }
};

/// Calls `visit` on every root, which it may replace.
void forEachRoot(Module& module, const std::function<void(NodeId&)>& visit);
/// The same for reading, without the lines of explanations.
void forEachRootButLines(const Module& module, const std::function<void(NodeId)>& visit);

/// Adds nodes, sharing equal ones. Does no arithmetic: that is compiler/passes/fold.
class Builder {
 public:
  explicit Builder(Module& module);
  NodeId add(Node node);
  NodeId constant(Type type, Num value, uint32_t origin = 0);
  NodeId boolean(bool value) { return constant(Type::Bool, Num(value ? 1 : 0)); }
  NodeId number(int64_t value) { return constant(Type::Num, Num(value)); }
  NodeId tiles(plan::TileSet set) { return constant(Type::Tiles, Num(static_cast<int64_t>(set))); }
  NodeId list(std::vector<Num> items);
  NodeId op(Op op, Type type, NodeId a = noNode, NodeId b = noNode, NodeId c = noNode, uint32_t imm = 0);
  void setOrigin(uint32_t origin) { origin_ = origin; }
  uint32_t origin() const { return origin_; }
  Module& module() { return module_; }

 private:
  void grow();
  Module& module_;
  uint32_t origin_ = 0;
  std::vector<NodeId> known_;             // open addressing over module_.nodes; noNode: free
};

/// Bits of Dep that an operation adds by itself.
uint8_t ownDeps(Op op);

/// One node a line and the roots, for `kou dump --stage ir`.
std::string print(const Module& module);
/// Operands before their users, types and dependencies right; the first violation, or "".
std::string verify(const Module& module);

/// A module whose nodes are `rewrite`n in order: the callback gets each node with operands already mapped, and a builder into
/// the new vector; it returns the node that replaces it. Roots follow.
void rewriteNodes(Module& module, const std::function<NodeId(Builder&, Node)>& rewrite);

}  // namespace kaikou::ir
