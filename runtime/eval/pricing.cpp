// Who pays what for the reading that the registers hold, and what the settlement reports of it.
//
// Amounts come from the payment register of each loser and must be whole. Then the first liability that holds
// lets one seat pay what all losers together would have paid, and where a sharing holds every offender pays
// that sum as well. The winner receives the total, so payments sum to zero by construction. Tested by
// tests/eval/evaluator_test.cpp and corpus_by_hand_test.cpp.
#include <numeric>

#include "runtime/base/invariant.h"
#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {
namespace {

uint32_t paymentOrigin(const plan::Plan& plan) {
  for (size_t i = plan.lines.size(); i-- > 0;)
    if (plan.lines[i].role == plan::LineRole::Payment) return plan.lines[i].group;
  return plan.ruleset;
}

}  // namespace

// Named by the last line that counted for the seat: it left the amount as it is.
Fault Evaluator::State::notWhole(int seat, const Num& amount) const {
  uint32_t origin = paymentOrigin(plan);
  for (const plan::Line& line : plan.lines) {
    if (line.role != plan::LineRole::Payment) continue;
    const Num& applies = plan.isLane(line.applies) ? lane(line.applies, seat) : reg(line.applies);
    if (!isFault(applies) && applies.num) origin = line.origin;
  }
  return {origin, "points are not whole: seat " + std::to_string(seat) + " would pay " + toString(amount)};
}

std::optional<Fault> Evaluator::State::price(const Table& table, Settlement& out, int64_t& winnings) {
  winnings = 0;
  const int winner = interpreter.winner();
  auto overflow = [&] { return Fault{paymentOrigin(plan), "the points do not fit 64 bits"}; };
  if (plan.payment != plan::noReg) {
    for (int i = 0; i < interpreter.loserCount(); ++i) {
      const int seat = interpreter.loser(i);
      const Num& amount = lane(plan.payment, seat);
      if (isFault(amount)) return faultOf(amount);
      if (!amount.isWhole()) return notWhole(seat, amount);
      if (amount.num == INT64_MIN || __builtin_add_overflow(winnings, amount.num, &winnings))
        return overflow();
      out.payments[seat] = -amount.num;
    }
  }
  for (size_t i = 0; i < plan.liabilities.size(); ++i) {
    const Num& holds = reg(plan.liabilities[i].holds);
    if (isFault(holds)) return faultOf(holds);
    if (!holds.num) continue;
    const Num& who = reg(plan.liabilities[i].seat);
    if (isFault(who)) return faultOf(who);
    const int seat = seatOf(who, interpreter.seats());
    if (seat < 0 || seat == winner) continue;
    out.liable = static_cast<int8_t>(seat);
    out.liability = static_cast<int16_t>(i);
    break;
  }
  if (out.liable >= 0) {
    if (winnings == INT64_MIN) return overflow();
    bool shared = false;
    for (const plan::Sharing& sharing : plan.sharings) {
      const Num& holds = reg(sharing.holds);
      if (isFault(holds)) return faultOf(holds);
      shared |= holds.num != 0;
    }
    if (!payLiability(table, shared, out.liable, out.payments, winnings)) return overflow();
  }
  if (winnings == INT64_MIN) return overflow();
  out.payments[winner] = winnings;
  KAIKOU_ASSERT(std::accumulate(out.payments.begin(), out.payments.end(), uint64_t{0},
                                [](uint64_t sum, int64_t points) { return sum + static_cast<uint64_t>(points); }) == 0,
                "the winner receives what the others pay, and nothing else");
  KAIKOU_ASSERT(out.liable < interpreter.seats() && out.liable != winner, "who is liable is another seat of the game");
  return std::nullopt;
}

bool Evaluator::State::payLiability(const Table& table, bool shared, int liable, std::array<int64_t, seatCount>& payments,
                                    int64_t& winnings) const {
  KAIKOU_ASSERT(liable >= 0 && liable < interpreter.seats(), "who is liable is a seat of the game");
  const int64_t sum = winnings;
  if (sum == INT64_MIN) return false;
  payments = {};
  payments[static_cast<size_t>(liable)] = -sum;
  unsigned paid = 1u << (table.win.seat & 3) | 1u << liable;
  for (int i = 0; shared && i < table.offenderCount && i < plan::seatCount; ++i) {
    const int seat = table.offenders[i];
    if (seat < 0 || seat >= interpreter.seats() || (paid >> seat & 1)) continue;
    paid |= 1u << seat;
    payments[static_cast<size_t>(seat)] = -sum;
    if (__builtin_add_overflow(winnings, sum, &winnings)) return false;
  }
  return true;
}

std::optional<Fault> Evaluator::State::fillResults(Settlement& out) {
  for (size_t i = 0; i < plan.patterns.size() && i < plan::PatternSet::most; ++i) {
    const Num& holds = reg(plan.patterns[i].holds);
    if (isFault(holds)) return faultOf(holds);
    if (holds.num) out.patterns.add(i);
  }
  for (size_t i = 0; i < plan.results.size() && i < out.results.size(); ++i) {
    const plan::ResultItem& item = plan.results[i];
    if (item.kind == plan::ResultItem::PatternList) continue;
    const Num& value = reg(item.value);
    if (isFault(value)) return faultOf(value);
    out.results[i] = value.isWhole() ? value.num : 0;
  }
  return std::nullopt;
}

}  // namespace kaikou::eval
