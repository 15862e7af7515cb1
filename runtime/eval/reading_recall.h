// What the reading alone decides, and the steps of a question's slices without it.
#pragma once

#include <vector>

#include "runtime/eval/program.h"

namespace kaikou::eval {

/// Says of each need whether it and those before depend on nothing but the reading, threads all slices of `question`, and
/// takes out what can be recalled. `singleWrites`: no register is written twice.
void threadQuestion(const plan::Plan& plan, bool singleWrites, Question& question, std::vector<ReadingRecall>& recalls);

}  // namespace kaikou::eval
