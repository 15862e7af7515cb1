// Evaluates the graph by a recursive walk that remembers what it has worked out.
//
// The only economy: everything but the questions about the reading is a function of their answers, so concrete readings
// that answer all of them alike are evaluated once.
#include "tests/reference/reference_evaluator.h"

#include <algorithm>
#include <bit>
#include <set>

#include "runtime/plan/values.h"

namespace kaikou::reference {

using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

struct Less {
  bool operator()(const std::vector<Num>& x, const std::vector<Num>& y) const {
    return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end(), [](Num a, Num b) {
      return a.num != b.num ? a.num < b.num : a.den < b.den;
    });
  }
};

}  // namespace

ReferenceEvaluator::ReferenceEvaluator(const ir::Module& module)
    : module_(module), questionAt_(module.nodes.size(), -1), memo_(module.nodes.size()) {
  // Nodes that no root needs are not asked.
  std::vector<bool> live(module.nodes.size(), false);
  ir::Module copy = module;
  forEachRoot(copy, [&](NodeId& id) { live[id] = true; });
  for (size_t id = live.size(); id-- > 0;) {
    if (!live[id]) continue;
    for (NodeId operand : {module.nodes[id].a, module.nodes[id].b, module.nodes[id].c}) {
      if (operand != ir::noNode) live[operand] = true;
    }
    if (ir::ownDeps(module.nodes[id].op) & ir::DepReading) {
      questionAt_[id] = static_cast<int>(questions_.size());
      questions_.push_back(static_cast<NodeId>(id));
    }
  }
  shapeQuestion_ = questions_.size();
}

void ReferenceEvaluator::start(const eval::Table& table) {
  table_ = table;
  answers_ = nullptr;
  readings_ = 0;
  for (auto& lanes : memo_) lanes.fill({});
}

void ReferenceEvaluator::forgetReading() {
  for (size_t id = 0; id < memo_.size(); ++id) {
    if (module_.nodes[id].deps & ir::DepReading) memo_[id].fill({});
  }
}

Num ReferenceEvaluator::value(NodeId id, int lane) {
  const Node& node = module_.at(id);
  if (!(node.deps & ir::DepLoser)) lane = 4;
  Memo& memo = memo_[id][static_cast<size_t>(lane)];
  if (!memo.known) {
    Num worked = work(node, lane);
    memo = {true, worked};
  }
  return memo.value;
}

Num ReferenceEvaluator::work(const Node& node, int lane) {
  if (node.op == Op::Const) return node.value;
  if (node.op == Op::EveryLoser || node.op == Op::SomeLoser) return overLosers(node);
  if (ir::ownDeps(node.op) & ir::DepReading) {
    Num answer = (*answers_)[static_cast<size_t>(questionAt_[&node - module_.nodes.data()])];
    if (node.op != Op::PairOf) return answer;
    // Where a hand is pairs, `pair` is none of them: only whether some pair is can be asked.
    const int64_t shape = (*answers_)[shapeQuestion_].num;
    const auto form = shape < 0 ? plan::ShapeForm::AnyTiles : module_.shapes[static_cast<size_t>(shape)].form;
    if (form == plan::ShapeForm::Pairs || form == plan::ShapeForm::DistinctPairs) return Num(plan::noTile);
    plan::TileSet pairs = plan::asSet(answer);
    return Num(std::popcount(pairs) == 1 ? std::countr_zero(pairs) : plan::noTile);
  }
  if (!plan::isPure(ir::planOp(node.op))) return tableQuestion(node, lane);
  // `pair in SET` and `pair is TILE` ask whether some pair is.
  auto pairs = [&](NodeId id) { return plan::asSet((*answers_)[static_cast<size_t>(questionAt_[id])]); };
  auto isPair = [&](NodeId id) { return module_.at(id).op == Op::PairOf; };
  auto fixed = [&](NodeId id) { return !(module_.at(id).deps & (ir::DepDeal | ir::DepTable)); };
  if (node.op == Op::SetHas && isPair(node.b) && fixed(node.a)) {
    return Num((plan::asSet(value(node.a, lane)) & pairs(node.b)) != 0);
  }
  if ((node.op == Op::Eq || node.op == Op::Ne) && isPair(node.a) != isPair(node.b)) {
    NodeId pair = isPair(node.a) ? node.a : node.b, other = pair == node.a ? node.b : node.a;
    Num tile = value(other, lane);
    if (fixed(other) && tile.num >= 0) return Num((pairs(pair) >> tile.num & 1) == (node.op == Op::Eq));
  }
  Num operands[3];
  int i = 0;
  for (NodeId operand : {node.a, node.b, node.c}) {
    if (operand != ir::noNode && module_.at(operand).type != ir::Type::List) operands[i] = value(operand, lane);
    ++i;
  }
  plan::ValueContext context{module_.kinds, module_.lists, module_.game.seats};
  return plan::applyPure(ir::planOp(node.op), operands[0], operands[1], operands[2], node.imm, node.origin, context);
}

Num ReferenceEvaluator::overLosers(const Node& node) {
  plan::ValueContext context{module_.kinds, module_.lists, module_.game.seats};
  bool every = node.op == Op::EveryLoser;
  Num sum(every ? 1 : 0);
  for (int seat = 0; seat < module_.game.seats; ++seat) {
    if (seat == table_.win.seat) continue;
    sum = plan::applyPure(every ? plan::Op::And : plan::Op::Or, sum, value(node.a, seat), {}, 0, node.origin, context);
  }
  return sum;
}

plan::TileSet ReferenceEvaluator::wilds() {
  return module_.wilds == ir::noNode ? 0 : plan::asSet(value(module_.wilds, 4));
}

std::vector<ReferenceEvaluator::Answers> ReferenceEvaluator::distinctAnswers() {
  std::set<Answers, Less> distinct;
  Answers answers(questions_.size() + 2);
  auto ask = [&](const ConcreteReading& reading) {
    ++readings_;
    for (size_t i = 0; i < questions_.size(); ++i) answers[i] = answer(module_.at(questions_[i]), reading);
    answers[shapeQuestion_] = Num(reading.shape);
    answers[shapeQuestion_ + 1] = Num(static_cast<int64_t>(reading.wildsAs.size()));
    distinct.insert(answers);
  };
  forEachReading(module_, wilds(), table_, ask);
  if (distinct.empty()) ask({});
  return {distinct.begin(), distinct.end()};
}

std::optional<int> ReferenceEvaluator::firstFailure(bool unpriced) {
  for (size_t i = 0; i < module_.needs.size(); ++i) {
    NodeId holds = module_.needs[i].holds;
    if (unpriced && (module_.at(holds).deps & ir::DepSettlement)) continue;
    Num value = this->value(holds, 4);
    if (plan::isFault(value)) return std::nullopt;
    if (value.num == 0) return static_cast<int>(i);
  }
  return -1;
}

bool ReferenceEvaluator::price(eval::Settlement& out, std::vector<Num>& keys) {
  const int winner = table_.win.seat;
  int64_t together = 0;
  std::array<int64_t, 4> owed{};
  for (int seat = 0; seat < module_.game.seats; ++seat) {
    if (seat == winner || module_.payment == ir::noNode) continue;
    Num amount = value(module_.payment, seat);
    if (plan::isFault(amount) || !amount.isWhole()) return false;
    owed[static_cast<size_t>(seat)] = amount.num;
    together += amount.num;
  }
  for (size_t i = 0; i < module_.liabilities.size() && out.liable < 0; ++i) {
    Num holds = value(module_.liabilities[i].holds, 4);
    if (plan::isFault(holds)) return false;
    if (holds.num == 0) continue;
    Num seat = value(module_.liabilities[i].seat, 4);
    if (plan::isFault(seat)) return false;
    if (seat.num < 0 || seat.num == winner) continue;
    out.liable = static_cast<int8_t>(seat.num);
    out.liability = static_cast<int16_t>(i);
  }
  if (out.liable >= 0) {
    owed = {};
    owed[static_cast<size_t>(out.liable)] = together;
    for (const auto& sharing : module_.sharings) {
      Num holds = value(sharing.holds, 4);
      if (plan::isFault(holds)) return false;
      for (int i = 0; i < table_.offenderCount && holds.num != 0; ++i) {
        owed[static_cast<size_t>(table_.offenders[static_cast<size_t>(i)])] = together;
      }
    }
  }
  for (size_t seat = 0; seat < owed.size(); ++seat) {
    if (static_cast<int>(seat) == winner) continue;
    out.payments[seat] = -owed[seat];
    out.payments[static_cast<size_t>(winner)] += owed[seat];
  }
  for (const auto& key : module_.choose) {
    keys.push_back(key.winnings ? Num(out.payments[static_cast<size_t>(winner)]) : value(key.value, 4));
    if (plan::isFault(keys.back())) return false;
  }
  for (size_t i = 0; i < module_.patterns.size(); ++i) {
    const Num holds = value(module_.patterns[i].holds, 4);
    if (plan::isFault(holds)) return false;
    if (holds.num != 0) out.patterns.add(i);
  }
  for (size_t i = 0; i < module_.results.size(); ++i) {
    if (module_.results[i].kind == plan::ResultItem::PatternList) continue;
    Num result = value(module_.results[i].value, 4);
    if (plan::isFault(result)) return false;
    out.results[i] = result.isWhole() ? result.num : 0;
  }
  out.legal = true;
  out.shape = static_cast<uint8_t>((*answers_)[shapeQuestion_].num);
  out.jokers = static_cast<uint8_t>((*answers_)[shapeQuestion_ + 1].num);
  return true;
}

Outcome ReferenceEvaluator::settle(const eval::Table& table) {
  if (!nested_) nested_ = std::make_unique<ReferenceEvaluator>(module_);
  start(table);
  Outcome outcome;
  std::vector<Num> bestKeys;
  std::vector<Answers> all = distinctAnswers();
  for (const Answers& answers : all) {
    answers_ = &answers;
    forgetReading();
    auto failing = firstFailure(false);
    if (!failing) outcome.fault = true;
    if (!failing || *failing >= 0 || answers[shapeQuestion_].num < 0) {
      if (failing) outcome.failedNeed = std::max(outcome.failedNeed, *failing);
      continue;
    }
    eval::Settlement priced;
    std::vector<Num> keys;
    if (!price(priced, keys)) {
      outcome.fault = true;
      continue;
    }
    int order = 0;
    for (size_t k = 0; k < keys.size() && order == 0 && outcome.legal; ++k) order = compareNum(keys[k], bestKeys[k]);
    if (outcome.legal && order == 0) {
      const eval::Settlement& known = outcome.best[0];
      auto rank = [](const eval::Settlement& s) { return s.shape << 8 | s.jokers; };
      order = rank(known) - rank(priced);
    }
    if (order < 0) continue;
    if (order > 0) outcome.best.clear();
    outcome.legal = true;
    bestKeys = keys;
    outcome.best.push_back(priced);
  }
  if (outcome.legal) outcome.failedNeed = -1;
  outcome.readings = readings_;
  answers_ = nullptr;
  return outcome;
}

std::optional<bool> ReferenceEvaluator::ready(const eval::Table& table, int seat) {
  const int seats = module_.game.seats;
  const eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  if (!own.handKnown) return std::nullopt;
  for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
    if (module_.blocks[module_.kinds[kind].block].isFlower) continue;
    int held = own.hand[kind];
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      for (int tile : tilesOf({static_cast<Group::Form>(meld.form), meld.tile})) held += tile == static_cast<int>(kind);
    }
    if (held >= module_.kinds[kind].copies) continue;
    for (auto by : {eval::WinBy::SelfDraw, eval::WinBy::Discard}) {
      eval::Table supposed = table;
      supposed.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(kind), by, plan::nobody, false, false};
      if (by == eval::WinBy::Discard) supposed.win.from = static_cast<int8_t>((seat + seats - 1) % seats);
      start(supposed);
      for (const Answers& answers : distinctAnswers()) {
        answers_ = &answers;
        forgetReading();
        auto failing = firstFailure(true);
        if (!failing) return std::nullopt;
        if (*failing < 0 && answers[shapeQuestion_].num >= 0) return true;
      }
    }
  }
  return false;
}

}  // namespace kaikou::reference
