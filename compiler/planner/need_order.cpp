// Costs of needs by a table of operations, their chances by rules of thumb, and the order that both make the cheapest.
//
// Tests that all must hold are cheapest in the order of cost / chance to fail. Needs share instructions, so the price
// of an order is then worked out exactly: what each need adds to those before, as often as they all hold. The order
// of the rules stays unless another one saves what it costs to keep two orders apart. Costs are in simple
// instructions of the interpreter; chances are guesses about questions that arise in play, no more than that, and
// nothing but speed hangs on them. Guarantee: an order that askingOrder (runtime/eval/asking_order.h) leaves as it
// is. Tested by tests/planner/need_order_test.cpp.
#include "compiler/planner/need_order.h"

#include <algorithm>
#include <iterator>

#include "runtime/eval/asking_order.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/values.h"

namespace kaikou::planner {

namespace {

using plan::Instr;
using plan::Op;
using plan::Reg;

// Whole numbers, so that every machine makes the same plan: costs in eighths of a simple instruction, chances in
// thousandths.
constexpr int64_t simple = 8, sure = 1000;
/// An order must save as much for every question.
constexpr int64_t worthwhile = 8 * simple;
/// What the reading alone decides is worked out once for each reading that a game meets, and then recalled.
constexpr int64_t recalled = 8;

int64_t instructionsOf(Op op) {
  switch (op) {
    case Op::Ready: return 10'000;               // a search: two questions for every kind of tile
    case Op::Waits: return 400;                  // a look-up or two for every kind of tile
    case Op::Related: case Op::Links: return 20;
    case Op::KindsHeld: case Op::SuitsHeld: case Op::HoldsRanks: return 20;
    case Op::OpeningsOneSuit: return 10;         // a walk over the melds
    case Op::TripletsIn: case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::SameTriplet:
    case Op::Straight: return 10;                // a walk over the features of runs or triplets
    case Op::HandCount: case Op::AsideCount: return 4;   // a walk over the kinds of a set
    case Op::OpeningSource: return 4;
    case Op::Div: case Op::Pow: case Op::RoundUp: case Op::RoundDown: case Op::ListAt: return 3;
    case Op::CallCount: return 2;
    default: return 1;
  }
}

/// How likely a register is to hold yes when a win is asked about.
class Chances {
 public:
  explicit Chances(const plan::Plan& plan)
      : plan_(plan), chance_(plan.scalarCount + plan.laneCount, sure / 2), count_(chance_.size()) {
    for (size_t i = 0; i < plan.constants.size(); ++i) chance_[i] = plan.constants[i] == Num(0) ? 0 : sure;
    for (const plan::PhaseCode& phase : plan.phases)
      for (uint32_t i = phase.first; i < phase.first + phase.count; ++i) {
        const Instr& in = plan.code[i];
        chance_[in.dst] = of(in);
        count_[in.dst] = in.op == Op::HandCount || in.op == Op::AsideCount || in.op == Op::CallCount ||
                         in.op == Op::Openings;
      }
  }
  int64_t of(Reg reg) const { return chance_[reg]; }

 private:
  static int64_t both(int64_t a, int64_t b) { return a * b / sure; }
  static int64_t either(int64_t a, int64_t b) { return sure - both(sure - a, sure - b); }
  int64_t of(const Instr& in) const {
    const int64_t a = chance_[in.a], b = chance_[in.b], c = chance_[in.c];
    switch (in.op) {
      case Op::Move: return a;
      case Op::Not: return sure - a;
      case Op::And: return both(a, b);
      case Op::Or: return either(a, b);
      case Op::Select: return both(a, b) + both(sure - a, c);
      // Three of four seats that are asked are asked about a discard.
      case Op::InSelfDrawn: return 250;
      case Op::InOnDiscard: return 700;
      // Moments that few hands see.
      case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles: case Op::InDrawnHand: case Op::AnyOffender:
        return 50;
      // There are few tiles of a kind that rules single out, so a hand or a table mostly has none of them.
      case Op::Eq: return count_[in.a] || count_[in.b] ? 600 : 200;
      case Op::Ne: return count_[in.a] || count_[in.b] ? 400 : 800;
      case Op::SetHas: return 250;
      case Op::SetSubset: return 200;
      case Op::FullyConcealed: return 300;
      case Op::OpeningsOneSuit: return 200;
      case Op::FeatureField: return feature(in.imm & 255);
      // What asks for a certain form of the whole hand is rarely true.
      case Op::SameRun: case Op::SameTriplet: case Op::Straight: case Op::Related: return 100;
      case Op::EveryLoser: return both(a, both(a, a));
      case Op::SomeLoser: return either(a, either(a, a));
      default: return sure / 2;
    }
  }
  // A bit mostly says that some part of the hand is not as a pattern wants all of it, and mostly some part is not.
  int64_t feature(uint32_t shift) const {
    for (const plan::Feature& f : plan_.features.features) {
      if (f.shift != shift) continue;
      switch (f.kind) {
        case plan::FeatureKind::TilesOutside: return 900;
        case plan::FeatureKind::MeldOther: case plan::FeatureKind::GroupMisses: return 800;
        case plan::FeatureKind::PairInside: return 300;
        case plan::FeatureKind::TripletAt: return 100;
        default: return sure / 2;
      }
    }
    return sure / 2;
  }

  const plan::Plan& plan_;
  std::vector<int64_t> chance_;
  std::vector<bool> count_;      // by register: how many of something
};

class Costs {
 public:
  explicit Costs(const plan::Plan& plan)
      : plan_(plan), definer_(plan.scalarCount + plan.laneCount, -1), alone_(definer_.size()), cost_(plan.code.size(), 0) {
    for (size_t i = 0; i < plan.constants.size(); ++i) alone_[i] = true;
    for (const plan::PhaseCode& phase : plan.phases)
      for (uint32_t i = phase.first; i < phase.first + phase.count; ++i) {
        const Instr& in = plan.code[i];
        const bool lane = plan.isLane(in.dst), asks = in.op >= Op::ShapeIs && in.op <= Op::Straight;
        bool alone = !lane && (plan::isPure(in.op) || asks);
        for (const Reg reg : operands(in)) alone = alone && alone_[reg];
        alone_[in.dst] = alone;
        definer_[in.dst] = static_cast<int>(i);
        // The deal is worked out before anybody asks.
        if (phase.phase == plan::Phase::Deal) continue;
        cost_[i] = instructionsOf(in.op) * simple * (lane ? 3 : 1) / (alone ? recalled : 1);
      }
  }

  /// What `need` adds to what is `done`, and marks that.
  int64_t add(uint16_t need, std::vector<bool>& done) const {
    int64_t sum = 0;
    std::vector<Reg> open{plan_.needs[need].holds};
    while (!open.empty()) {
      const int at = definer_[open.back()];
      open.pop_back();
      if (at < 0 || done[static_cast<size_t>(at)]) continue;
      done[static_cast<size_t>(at)] = true;
      sum += cost_[static_cast<size_t>(at)];
      const std::vector<Reg> reads = operands(plan_.code[static_cast<size_t>(at)]);
      open.insert(open.end(), reads.begin(), reads.end());
    }
    return sum;
  }
  std::vector<bool> nothingDone() const { return std::vector<bool>(plan_.code.size(), false); }

 private:
  std::vector<Reg> operands(const Instr& in) const {
    if (in.op == Op::InFact) return {plan_.facts[in.imm].defaultValue};
    std::vector<Reg> regs{in.a, in.b, in.c};
    regs.resize(static_cast<size_t>(plan::opInfo(in.op).operands));
    return regs;
  }

  const plan::Plan& plan_;
  std::vector<int> definer_;     // by register
  std::vector<bool> alone_;      // by register: decided by the reading alone
  std::vector<int64_t> cost_;    // by instruction
};

}  // namespace

std::vector<uint16_t> needOrder(const plan::Plan& plan) {
  const Chances chances(plan);
  const Costs costs(plan);
  auto chance = [&](uint16_t need) { return chances.of(plan.needs[need].holds); };
  // Of needs of one phase, asked after what is `done`.
  auto price = [&](const std::vector<uint16_t>& order, std::vector<bool> done) {
    int64_t sum = 0, reached = sure * sure;
    for (const uint16_t need : order) {
      sum += reached / sure * costs.add(need, done) / sure;
      reached = reached / sure * chance(need);
    }
    return sum;
  };
  std::vector<int64_t> ratio;
  for (size_t i = 0; i < plan.needs.size(); ++i) {
    std::vector<bool> done = costs.nothingDone();
    const int64_t cost = costs.add(static_cast<uint16_t>(i), done), fails = sure - chance(static_cast<uint16_t>(i));
    ratio.push_back(cost * sure / std::max<int64_t>(fails, 1));
  }
  const std::vector<uint16_t> written = eval::askingOrder(plan, {});
  std::vector<uint16_t> wished = written;
  std::stable_sort(wished.begin(), wished.end(), [&](uint16_t a, uint16_t b) {
    if (plan.needs[a].perReading != plan.needs[b].perReading) return plan.needs[b].perReading;
    return ratio[a] < ratio[b];
  });
  wished = eval::askingOrder(plan, wished);
  std::vector<uint16_t> asking;
  std::vector<bool> done = costs.nothingDone();
  for (const bool perReading : {false, true}) {
    auto ofPhase = [&](const std::vector<uint16_t>& order) {
      std::vector<uint16_t> some;
      std::copy_if(order.begin(), order.end(), std::back_inserter(some),
                   [&](uint16_t need) { return plan.needs[need].perReading == perReading; });
      return some;
    };
    std::vector<uint16_t> best = ofPhase(written), other = ofPhase(wished);
    if (price(other, done) + worthwhile <= price(best, done)) best = other;
    for (const uint16_t need : best) costs.add(need, done);
    asking.insert(asking.end(), best.begin(), best.end());
  }
  return asking == written ? std::vector<uint16_t>{} : asking;
}

}  // namespace kaikou::planner
