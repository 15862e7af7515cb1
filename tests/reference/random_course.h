// Random tables of rules that follow the course of a hand.
#pragma once

#include "bench/random_wins.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::reference {

/// Makes up what happened before a win. Nothing for rules that ask nothing of it.
void randomCourse(const plan::Plan& plan, bench::Random& random, eval::Table& table);

}  // namespace kaikou::reference
