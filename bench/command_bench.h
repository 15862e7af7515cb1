// Benchmarks of commands as users run them: processes, by wall time.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// `kou score --batch` of 100,000 cases: lines a second and peak memory. False when it failed.
bool benchBatch(const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins, std::vector<Measure>& rows);
/// `kou check`: milliseconds. False when it failed.
bool benchCheck(const std::string& name, std::vector<Measure>& rows);

}  // namespace kaikou::bench
