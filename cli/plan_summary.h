// What a plan file holds, for people.
#pragma once

#include <string>

#include "cli/terminal.h"
#include "runtime/plan/plan.h"

namespace kaikou::cli {

/// Name, options, patterns, calls and results of a plan, a line each.
std::string planSummary(const plan::Plan& plan, Language language);

}  // namespace kaikou::cli
