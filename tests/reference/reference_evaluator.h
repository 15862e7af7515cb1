// The slow, obvious evaluator: what a plan must agree with. It takes the graph as sema made it (no passes, no
// features, no plan), enumerates every concrete reading, and asks each question of the groups themselves.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "compiler/ir/ir.h"
#include "runtime/eval/settlement.h"
#include "tests/reference/concrete_readings.h"

namespace kaikou::reference {

/// What may come of a win. Several legal readings may be equally good: the plan's choice must be one of `best`.
struct Outcome {
  bool fault = false;                       // some reading's needs or prices cannot be computed
  bool legal = false;
  int failedNeed = -1;
  std::vector<eval::Settlement> best;       // of the lowest shape, then the fewest wilds used, among the best
  size_t readings = 0;                      // concrete readings looked at
};

class ReferenceEvaluator {
 public:
  explicit ReferenceEvaluator(const ir::Module& module);

  Outcome settle(const eval::Table& table);
  /// As Evaluator::ready; no value if it cannot be computed.
  std::optional<bool> ready(const eval::Table& table, int seat);

 private:
  // Answers to the module's questions about one reading, by place in questions_; PairOf is the set of the pairs' tiles.
  using Answers = std::vector<Num>;

  void start(const eval::Table& table);
  plan::TileSet wilds();
  std::vector<Answers> distinctAnswers();
  Num answer(const ir::Node& node, const ConcreteReading& reading);
  int countMelds(const ir::Node& node, const ConcreteReading& reading, bool& all);
  std::vector<std::set<size_t>> instances(const plan::Relation& relation, const ConcreteReading& reading) const;
  int64_t links(const plan::LinkQuestion& question, const ConcreteReading& reading) const;
  plan::TileSet waits(int seat, bool byShape);
  Num groupQuestion(const ir::Node& node, const ConcreteReading& reading);

  Num value(ir::NodeId id, int lane);
  Num work(const ir::Node& node, int lane);
  Num overLosers(const ir::Node& node);
  Num tableQuestion(const ir::Node& node, int lane);
  /// Of the course of a hand: what the table alone tells, and what hangs on values; nothing of other questions.
  std::optional<Num> courseOfTable(const ir::Node& node) const;
  std::optional<Num> courseOfValue(const ir::Node& node, const Num& a, const Num& b) const;
  int64_t seen(int64_t kind) const;
  int64_t owned(size_t seat, int64_t kind) const;
  Num seatQuestion(const ir::Node& node, int seat, Num b);
  void forgetReading();
  bool opens(const eval::Meld& meld) const;

  /// The first need that does not hold, -1 if all do, nothing on a fault.
  std::optional<int> firstFailure(bool unpriced);
  bool price(eval::Settlement& out, std::vector<Num>& keys);

  const ir::Module& module_;
  std::vector<ir::NodeId> questions_;
  std::vector<int> questionAt_;             // by node: into questions_, or -1
  size_t shapeQuestion_ = 0;                // beside the module's: shape and jokers
  eval::Table table_;
  const Answers* answers_ = nullptr;
  size_t readings_ = 0;
  int depth_ = 0;                           // of questions about being ready
  struct Memo { bool known = false; Num value; };
  std::vector<std::array<Memo, 5>> memo_;   // by node and lane; 4: not of a loser
  std::unique_ptr<ReferenceEvaluator> nested_;
};

}  // namespace kaikou::reference
