// The list of rulesets as JSON.
#pragma once

#include <string>
#include <vector>

#include "compiler/driver/driver.h"

namespace kaikou::driver {

/// `[{"name": …, "zh": …, "en": …, "module": …, "path": …}]`, without a line end.
void appendList(std::string& into, const std::vector<Workspace::Listed>& all);

}  // namespace kaikou::driver
