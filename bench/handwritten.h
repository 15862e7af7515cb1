// One game written by hand, as a server would have it without a rules language: what the interpreter of plans is measured
// against. The only file of C++ that knows a variant, and nothing but benchmarks and their test may use it.
#pragma once

#include <array>
#include <cstdint>

#include "runtime/eval/settlement.h"

namespace kaikou::bench::handwritten {

/// The ruleset that this is, under its default options.
const char* rulesetName();
bool isThatGame(const plan::Plan& plan);

struct Score {
  bool legal = false, hard = false;
  uint8_t patterns = 0;                  // bits in the order of the ruleset's patterns
  int8_t liable = plan::nobody;
  std::array<int64_t, 4> payments{};     // net, sum zero
};
Score score(const eval::Table& table);

/// Whether a settlement by the plan says the same.
bool agrees(const Score& score, const plan::Plan& plan, const eval::Settlement& settlement);

}  // namespace kaikou::bench::handwritten
