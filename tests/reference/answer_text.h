// Everything that an evaluator says about a table, as text: nothing of it is forgotten in a comparison.
#pragma once

#include <functional>
#include <string>

#include "bench/random_wins.h"
#include "runtime/eval/evaluator.h"

namespace kaikou::reference {

/// Settlement or refusal, faults with place and text, being legal with and without prices.
std::string answers(eval::Evaluator& evaluator, const eval::Table& table);
/// Explanations, being ready and waits: slower.
std::string answersAtLength(eval::Evaluator& evaluator, const eval::Table& table);

/// Asks two evaluators of one game about `count` random tables of `plan`, some of which no game shows, and of a few of
/// them everything. What they first disagree about; "" if nothing. `said` is told the answers of the first.
std::string firstDifference(const plan::Plan& plan, eval::Evaluator& first, eval::Evaluator& second, bench::Random& random,
                            size_t count, int maxWilds, const std::function<void(const std::string&)>& said = {});

}  // namespace kaikou::reference
