// Games played by chance, for tests of what watches the engine: logs, states as bytes, views.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "compiler/driver/driver.h"
#include "runtime/table/engine.h"
#include "runtime/table/log_writer.h"
#include "tests/table/chance_player.h"

namespace kaikou::test {

/// A shipped ruleset, or one written out in `text`, under options. Fails the test if there is no plan.
std::shared_ptr<const plan::Plan> planOf(const std::string& ruleset, const driver::OptionValues& values = {},
                                         const std::string* text = nullptr);

/// Three seats, two suits of seven and flowers; nothing is shipped like it.
extern const std::string flowerRules;

/// How a logged match is played: `act` has one action taken by the log, `ended` sees the match after each hand.
struct LoggedPlay {
  std::function<void(table::LogWriter&, table::State&, table::Events&)> act;
  std::function<void(const table::Match&)> ended = nullptr;
};
/// Plays `hands` hands and returns the log.
std::string playLog(table::Engine& engine, const std::string& seed, int hands, const LoggedPlay& play);
/// The same by chance. `leaveAfter`: somebody leaves the last hand after so many actions.
std::string playLog(table::Engine& engine, const std::string& seed, int hands, int leaveAfter = -1);
/// Plays a log again; fails the test where a line is not as the rules give it. Returns the kinds of its lines.
std::set<std::string> replayLog(const plan::Plan& plan, const std::string& log);
std::vector<std::string> linesOf(const std::string& log);
/// The log with every sum made right again.
std::string resealed(const std::vector<std::string>& lines);

}  // namespace kaikou::test
