// Every way to complete a hand with one more tile, legal or refused.
//
// A discard is worth what it is by who gives it, so every seat is asked. A legal win is complete by definition
// (refusal_search.h), so only refused ones are asked about that. Tested by tests/eval/refusal_test.cpp,
// tests/cases/waits_test.cpp.
#include <algorithm>

#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/refusal_search.h"

namespace kaikou::eval {
namespace {

int heldOf(const SeatTable& own, int kind) {
  int held = own.hand[kind];
  for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
    const Meld& meld = own.melds[i];
    if (meld.form == MeldForm::Run) held += kind >= meld.tile && kind < meld.tile + 3;
    else if (meld.tile == kind) held += meld.form == MeldForm::Quad ? 4 : 3;
  }
  return held;
}

}  // namespace

std::optional<Fault> Evaluator::trials(const Table& table, int seat, int spent, std::vector<Trial>& out) {
  out.clear();
  const plan::Plan& plan = state_->plan;
  const int seats = state_->interpreter.seats();
  if (seat < 0 || seat >= seats) return std::nullopt;
  Table supposed = table;
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    const int kind = static_cast<int>(k);
    if (plan.blocks[plan.kinds[k].block].isFlower) continue;
    if (heldOf(table.seats[seat], kind) + (kind == spent) >= plan.kinds[k].copies) continue;
    bool known = false, complete = false;   // of discards: what they complete does not hang on who gives them
    for (int from = plan::nobody; from < seats; ++from) {
      if (from == seat) continue;
      Trial trial{static_cast<uint8_t>(k), static_cast<int8_t>(from), {}};
      supposed.win = {static_cast<int8_t>(seat), trial.tile, from < 0 ? WinBy::SelfDraw : WinBy::Discard, trial.from, false, false};
      if (auto fault = state_->settle(supposed, trial.settlement)) return fault;
      bool shown = trial.settlement.legal;
      if (!shown && from >= 0 && known) {
        shown = complete;
      } else if (!shown) {
        if (auto fault = RefusalSearch(*state_, supposed).complete(shown)) return fault;
        if (from >= 0) known = true, complete = shown;
      }
      if (shown) out.push_back(trial);
    }
  }
  return std::nullopt;
}

}  // namespace kaikou::eval
