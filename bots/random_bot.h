// Any legal action, each as likely.
#pragma once

#include "bots/bot.h"
#include "bots/bot_random.h"

namespace kaikou::bots {

class RandomBot : public Bot {
 public:
  void newHand(const Seed& hand, int seat) override { hand_ = BotRandom(hand, seat).next(); }

 private:
  // What lies on the table says which choice it is, so that a bot that joins a running hand chooses as one that was there.
  table::Action decide(table::Engine&, const table::State& state, int seat, const table::ActionList& list) override {
    const uint64_t melds = state.table.seats[static_cast<size_t>(seat)].meldCount, stage = static_cast<uint64_t>(state.stage);
    const uint64_t moment = ((state.pileSize * 1024u + state.left) * 8 + melds) * 8 + stage + 1;
    return list[BotRandom(hand_ ^ 0x9e3779b97f4a7c15 * moment).below(static_cast<uint32_t>(list.size()))];
  }

  uint64_t hand_ = 0;
};

}  // namespace kaikou::bots
