// Tables as they are won in play, for benchmarks: greedy bots play a fixed seed.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// Up to `count` of them, fewer if hands are hardly ever won; none of a plan that cannot be played.
std::vector<eval::Table> playedWins(const plan::Plan& plan, size_t count);

/// How many in a hundred of these tables hold a wild tile in the winner's hand, the winning tile included.
int percentWithWilds(const plan::Plan& plan, const std::vector<eval::Table>& wins);

}  // namespace kaikou::bench
