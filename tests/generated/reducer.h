// Makes a ruleset that shows a fault smaller: takes declarations and lines away, and puts simple values for
// expressions, as long as the fault is the same.
#pragma once

#include <functional>

#include "tests/generated/rule_writer.h"

namespace kaikou::generated {

/// `shows` says whether a smaller ruleset still shows it. At most `tries` questions.
Written reduced(Written written, const std::function<bool(const Written&)>& shows, int tries);

}  // namespace kaikou::generated
