// A table where bots play hand after hand: what one thread of a simulation owns.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "runtime/table/engine.h"
#include "runtime/table/log_writer.h"
#include "sim/tally.h"

namespace kaikou::sim {

class DealerTable {
 public:
  /// One bot a seat. `plan` must outlive the table. Tables of one plan may share readings.
  DealerTable(const plan::Plan& plan, const std::vector<std::string>& bots, std::string& error,
              std::shared_ptr<hand::ReadingStore> readings = nullptr);
  bool ready() const { return bots_.size() == static_cast<size_t>(plan_.game.seats); }

  /// Plays hand `match.hand` of a match, without carrying on, into `log` if there is one. False if a bot chose what it may
  /// not.
  [[nodiscard]] bool play(const table::Match& match, HandFacts& facts, table::LogWriter* log = nullptr);
  /// Dealer, previous wild, totals for the next hand.
  [[nodiscard]] bool finish(table::Match& match, table::LogWriter* log = nullptr);
  const table::State& state() const { return state_; }
  table::Engine& engine() { return engine_; }

 private:
  const plan::Plan& plan_;
  table::Engine engine_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  table::State state_;
  table::ActionList list_;
  table::Events events_;
};

}  // namespace kaikou::sim
