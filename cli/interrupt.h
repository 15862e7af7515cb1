// Commands that run long, or wait for a person, end in good order when they are interrupted.
#pragma once

#include <atomic>

namespace kaikou::cli {

/// Set by the first SIGINT or SIGTERM after `catchInterrupts`; the second one ends the program.
extern std::atomic<bool> interrupted;
void catchInterrupts();

}  // namespace kaikou::cli
