// What a plan file holds, for people.
#pragma once

#include <string>

#include "tell/terminal.h"
#include "runtime/plan/plan.h"

namespace kaikou::cli {

using namespace tell;

/// Name, options, patterns, calls and results of a plan, a line each.
std::string planSummary(const plan::Plan& plan, Language language);

}  // namespace kaikou::cli
