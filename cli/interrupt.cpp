// Tested by tests/scripts/sim_end_to_end.sh.
#include "cli/interrupt.h"

#include <csignal>

namespace kaikou::cli {

std::atomic<bool> interrupted{false};

void catchInterrupts() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

}  // namespace kaikou::cli
