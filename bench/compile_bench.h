// Benchmarks of the compiler: rulesets as they are, generated ones that grow, and plans read from bytes.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// From the text of the rule files to a verified plan, in a warm process; rules are looked for in `folders`.
void benchCompile(const std::string& name, const std::vector<std::string>& folders, double seconds, std::vector<Measure>& rows);
/// A ruleset of its own with `declarations` sets, names and lines of a tally besides what a ruleset must have.
std::string generatedRules(int declarations);
/// The same for 10, 100 and 1,000 declarations, noted with what each further one costs. False when they do not compile.
bool benchGrowth(double seconds, std::vector<Measure>& rows, std::string& error);
/// From the bytes of a plan to a verified plan.
void benchLoad(const std::string& name, const plan::Plan& plan, double seconds, std::vector<Measure>& rows);

}  // namespace kaikou::bench
