// Matches are taken in order, so the one whose turn it is is always being played, and a wait ends.
// Tested by tests/sim/match_log_test.cpp and tests/scripts/sim_end_to_end.sh.
#include "sim/match_log.h"

namespace kaikou::sim {

bool MatchLog::waitFor(uint64_t match) {
  std::unique_lock lock(guard_);
  turned_.wait(lock, [&] { return turn_ == match || abandoned_; });
  return !abandoned_;
}

void MatchLog::hand(uint64_t match, std::string& text) {
  {
    const std::lock_guard lock(guard_);
    if (turn_ != match && text.size() < patience) return;
  }
  // Only the match whose turn it is writes, and only it ends the turn: no lock is needed here.
  if (waitFor(match)) sink_(text);
  text.clear();
}

void MatchLog::close(uint64_t match, std::string& text) {
  if (!waitFor(match)) return;
  sink_(text);
  text.clear();
  {
    const std::lock_guard lock(guard_);
    ++turn_;
  }
  turned_.notify_all();
}

void MatchLog::abandon() {
  {
    const std::lock_guard lock(guard_);
    abandoned_ = true;
  }
  turned_.notify_all();
}

}  // namespace kaikou::sim
