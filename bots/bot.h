// Bots: who chooses when no person does.
//
//   std::string error;
//   auto bot = bots::makeBot("greedy", plan, error);
//   bot->newHand(match.seed.forHand(match.hand), seat);
//   table::Action action = bot->choose(engine, state, seat, list);    // one of `list`
//
// A bot sees what its seat may see: its own hand, melds, discards, tiles set aside, the indicator, how many tiles are left.
// It is handed the whole state, because that is what engines work on, and must choose the same whatever the hidden tiles are;
// tests/bots/ deals them anew and compares. No bot knows a variant: what it knows of the rules it reads off the plan or asks
// the evaluator.
//
// Deterministic: a choice depends on the seed of the hand, the seat and what the seat has seen, never on a clock, on other
// hands or on what a bot has cached. A bot is for one thread at a time, and for engines of its own plan.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/seed.h"
#include "runtime/plan/plan.h"
#include "runtime/table/engine.h"

namespace kaikou::bots {

class Bot {
 public:
  virtual ~Bot() = default;
  /// Before the first choice of a hand.
  virtual void newHand(const Seed& hand, int seat) = 0;
  /// One of the legal actions of `list`, which is not empty.
  table::Action choose(table::Engine& engine, const table::State& state, int seat, const table::ActionList& list);

 protected:
  virtual table::Action decide(table::Engine& engine, const table::State& state, int seat,
                               const table::ActionList& list) = 0;
};

struct BotKind {
  const char* name;
  const char* zh;
  const char* en;
};
std::span<const BotKind> botKinds();

/// `random`, `greedy`, `search`, or `search:N` with N playouts a choice. `plan` must outlive the bot. Null with the reason.
std::unique_ptr<Bot> makeBot(std::string_view name, const plan::Plan& plan, std::string& error);
/// A table of bots, for one thread: they share what they find out about the plan. Empty with the reason.
std::vector<std::unique_ptr<Bot>> makeBots(std::span<const std::string> names, const plan::Plan& plan, std::string& error);

}  // namespace kaikou::bots
