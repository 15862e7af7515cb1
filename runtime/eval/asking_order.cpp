// Faults forwards through the straight-line code, and an order that they allow.
//
// An operation whose row in plan_ops.def names no failure passes on the faults of its operands and makes none. One
// that can fail makes none where whole_ranges.h knows the result. Counting a hand fails when the hand is not told:
// the winner's is. Guarantee: where two orders of this file disagree about a table, the one that is not as written
// met a fault. Tested by tests/eval/asking_order_test.cpp.
#include "runtime/eval/asking_order.h"

#include <algorithm>

#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/values.h"

namespace kaikou::eval {

using plan::Instr;
using plan::Op;

std::vector<bool> faultless(const plan::Plan& plan) {
  const std::vector<WholeRange> ranges = wholeRanges(plan);
  std::vector<bool> sure(ranges.size(), false), written(ranges.size(), false), winner(ranges.size(), false);
  for (size_t i = 0; i < plan.constants.size(); ++i) sure[i] = written[i] = !plan::isFault(plan.constants[i]);
  for (const plan::PhaseCode& phase : plan.phases)
    for (uint32_t i = phase.first; i < phase.first + phase.count; ++i) {
      const Instr& in = plan.code[i];
      if (written[in.dst]) return std::vector<bool>(ranges.size(), false);
      written[in.dst] = true;
      winner[in.dst] = in.op == Op::InWinner;
      const plan::OpInfo& info = plan::opInfo(in.op);
      bool operands = in.op != Op::InFact || sure[plan.facts[in.imm].defaultValue];
      if (info.operands > 0) operands = operands && sure[in.a];
      if (info.operands > 1) operands = operands && sure[in.b];
      if (info.operands > 2) operands = operands && sure[in.c];
      bool itself = info.fails.empty() || ranges[in.dst].known;
      if (in.op == Op::HandCount) itself = winner[in.a];
      if (in.op == Op::ListAt) itself = ranges[in.a].known;
      // Whether the deal has a fault is looked at when it is run.
      sure[in.dst] = phase.phase == plan::Phase::Deal || (operands && itself);
    }
  return sure;
}

std::vector<uint16_t> askingOrder(const plan::Plan& plan, const std::vector<uint16_t>& wished) {
  std::vector<uint16_t> order;
  const std::vector<bool> sure = wished.empty() ? std::vector<bool>{} : faultless(plan);
  for (const bool perReading : {false, true}) {
    std::vector<uint16_t> left;
    for (size_t i = 0; i < plan.needs.size(); ++i)
      if (plan.needs[i].perReading == perReading) left.push_back(static_cast<uint16_t>(i));
    if (wished.empty()) {
      order.insert(order.end(), left.begin(), left.end());
      continue;
    }
    std::vector<uint16_t> wish;
    for (const uint16_t need : wished)
      if (plan.needs[need].perReading == perReading) wish.push_back(need);
    while (!wish.empty()) {
      // The first that can be a fault: nothing behind it may be asked before it.
      const auto barrier =
          std::find_if(left.begin(), left.end(), [&](uint16_t need) { return !sure[plan.needs[need].holds]; });
      const auto next = std::find_if(wish.begin(), wish.end(),
                                     [&](uint16_t need) { return barrier == left.end() || need <= *barrier; });
      order.push_back(*next);
      left.erase(std::find(left.begin(), left.end(), *next));
      wish.erase(next);
    }
  }
  return order;
}

}  // namespace kaikou::eval
