// Which call of a ruleset a case means.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::cases {

struct CallFound {
  int call = -1;                        // into Plan::calls; -1: none, or several
  std::vector<int> several;             // what it could be, where it could be several
};

/// By the name that the ruleset gives it, then by its title, then by what calls of its kind are called elsewhere
/// (spellings.def). `claimed`: the case tells which seat its tile came from.
CallFound findCall(const plan::Plan& plan, std::string_view word, bool claimed);

/// "`kong` could be `A` (title) or `B` (title)".
std::string severalCallsText(const plan::Plan& plan, std::string_view word, const std::vector<int>& several);

}  // namespace kaikou::cases
