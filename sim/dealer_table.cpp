// The loop of a hand. Tested by tests/sim/.
#include "sim/dealer_table.h"

#include "runtime/base/invariant.h"

namespace kaikou::sim {

DealerTable::DealerTable(const plan::Plan& plan, const std::vector<std::string>& bots, std::string& error,
                         std::shared_ptr<hand::ReadingStore> readings)
    : plan_(plan), engine_(plan, std::move(readings)), bots_(bots::makeBots(bots, plan, error)) {}

bool DealerTable::play(const table::Match& match, HandFacts& facts, table::LogWriter* log) {
  facts = {};
  const Seed seed = match.seed.forHand(match.hand);
  for (size_t seat = 0; seat < bots_.size(); ++seat) bots_[seat]->newHand(seed, static_cast<int>(seat));
  auto count = [&] {
    for (const table::Event& event : events_) {
      if (event.what == table::Happened::Meld || event.what == table::Happened::Aside) ++facts.calls[event.call];
      else if (event.what == table::Happened::Draw) ++facts.draws;
      else if (event.what == table::Happened::Offence) ++facts.offences;
    }
  };
  if (log) log->hand(match, seed.commitment());
  engine_.begin(match, state_, &events_);
  if (log) log->dealt(state_, events_);
  count();
  while (state_.stage != table::Stage::Over) {
    const int seat = engine_.nextToAct(state_);
    KAIKOU_ASSERT(seat >= 0 && static_cast<size_t>(seat) < bots_.size(), "while a hand runs a bot is asked");
    engine_.legal(state_, seat, list_);
    if (list_.empty()) return false;
    const table::Action action = bots_[static_cast<size_t>(seat)]->choose(engine_, state_, seat, list_);
    if (engine_.apply(state_, action, &events_) != table::Refusal::None) return false;
    if (log) log->action(list_, action, state_, events_);
    if (plan_.course.followed) observeWins(engine_, facts);
    count();
  }
  observe(engine_, state_, engine_.nextDealer(state_), facts);
  return true;
}

bool DealerTable::finish(table::Match& match, table::LogWriter* log) {
  const uint32_t hand = match.hand;
  if (!engine_.finish(state_, match)) return false;
  if (log) log->end(state_, match, match.seed.forHand(hand));
  return true;
}

}  // namespace kaikou::sim
