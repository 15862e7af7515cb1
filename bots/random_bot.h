// Any legal action, each as likely.
#pragma once

#include "bots/bot.h"
#include "bots/bot_random.h"

namespace kaikou::bots {

class RandomBot : public Bot {
 public:
  void newHand(const Seed& hand, int seat) override { random_ = BotRandom(hand, seat); }

 private:
  table::Action decide(table::Engine&, const table::State&, int, const table::ActionList& list) override {
    return list[random_.below(static_cast<uint32_t>(list.size()))];
  }

  BotRandom random_;
};

}  // namespace kaikou::bots
