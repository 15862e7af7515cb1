// Rules of the course of a game that nobody would write by hand: every kind of call with every source and flag, special
// discards, 2 to 4 seats, hands of any size, walls that end early.
#pragma once

#include <string>

#include "bench/random_wins.h"

namespace kaikou::testing {

/// A ruleset as text. Some of them `check` refuses, with what they got wrong.
std::string randomGameRules(bench::Random& random);

}  // namespace kaikou::testing
