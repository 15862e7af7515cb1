// The values of marks as text, and back, by the names of the plan.
#pragma once

#include <string>
#include <string_view>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

/// "yes", "3", "5万", "万", "2", "none", "nobody", a word of the rules.
std::string markText(const Plan& plan, const Mark& mark, int value);
/// What markText writes, and other names of a suit. False if `text` is no value of the mark.
[[nodiscard]] bool parseMark(const Plan& plan, const Mark& mark, std::string_view text, int& value);

}  // namespace kaikou::plan
