// A ruleset described for programs, as JSON: its options with types, ranges, titles and defaults, so that the form of a room can
// be made of it, and everything that a plan tells of rules (runtime/plan/plan_rules.h). docs/schema/rules.schema.json is the
// schema.
#pragma once

#include <memory>
#include <string>

#include "compiler/driver/driver.h"

namespace kaikou::driver {

/// One object, without a line end. `values` are the options chosen, over the ruleset's own. False with the reason in `error`, and
/// `into` as it was. A module has no plan: its options, and no more.
[[nodiscard]] bool appendRules(std::string& into, Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                               const OptionValues& values, text::Bilingual& error);

}  // namespace kaikou::driver
