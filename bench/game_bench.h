// Benchmarks of the engine: whole hands, and the steps that bots and searches take by the million.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// Those that `wanted` names. False if a hand could not be played.
bool benchGames(const std::string& ruleset, const plan::Plan& plan, const std::function<bool(const char*)>& wanted,
                double seconds, std::vector<Measure>& results);

}  // namespace kaikou::bench
