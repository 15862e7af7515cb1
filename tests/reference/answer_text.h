// Everything that an evaluator says about a table, as text: nothing of it is forgotten in a comparison.
#pragma once

#include <string>

#include "runtime/eval/evaluator.h"

namespace kaikou::reference {

/// Settlement or refusal, faults with place and text, being legal with and without prices.
std::string answers(eval::Evaluator& evaluator, const eval::Table& table);
/// Explanations, being ready and waits: slower.
std::string answersAtLength(eval::Evaluator& evaluator, const eval::Table& table);

}  // namespace kaikou::reference
