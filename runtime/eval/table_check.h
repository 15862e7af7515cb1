// Whether a table can exist at all: as many tiles as there are, hands of the right size, melds that their
// calls can make.
#pragma once

#include <optional>
#include <string>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::eval {

struct TableError {
  std::string message;  // English, lower case, no full stop
  int seat = -1;        // where it applies
  int tile = -1;        // a kind, where it applies
  bool ofWin = false;      // it is told of the win, not of the seat's tiles
  bool wrongSize = false;  // the hand of `seat` has not its usual size
};

/// The first thing that is impossible about a table with a claimed win, in a fixed order: numbers out of
/// range, the win, seat by seat, the offenders, the copies of each kind. `evaluator` gives the deal's sets
/// and must be one of `plan`.
std::optional<TableError> checkTable(const plan::Plan& plan, Evaluator& evaluator, const Table& table);

}  // namespace kaikou::eval
