// `kou score --batch`: JSON Lines in, JSON Lines out, in constant memory.
#pragma once

#include "cli/plan_shelf.h"

namespace kaikou::cli {

/// Scores every line of a descriptor in order. Blank lines are passed over. Exit::InputWrong if any line was an error.
int runBatch(Session& session, PlanShelf& shelf, int descriptor);

}  // namespace kaikou::cli
