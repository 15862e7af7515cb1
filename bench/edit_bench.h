// What an author waits for: diagnostics and completion after each keystroke.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"

namespace kaikou::bench {

/// Types in the middle of the largest rule file of `folders`, while thirty rulesets that extend it are open. False when the
/// service does not answer.
bool benchEdits(const std::vector<std::string>& folders, std::vector<Measure>& rows, std::string& error);

}  // namespace kaikou::bench
