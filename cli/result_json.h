// Results as JSON: the lines of result files.
#pragma once

#include <string>
#include <string_view>

#include "cli/case_fields.h"
#include "cli/plan_shelf.h"

namespace kaikou::cli {

/// `{"id": …, "legal": true, "payments": …}` or `{"id": …, "legal": false, "reason": …}`, without a line end.
/// Without an id (`hasId` false) the key is left out.
void appendResult(std::string& into, bool hasId, std::string_view id, const ShelvedPlan& shelved,
                  const eval::Settlement& settlement);

/// `{"id": …, "error": …, "seat": …, "tile": …}`; without an id it is null.
void appendError(std::string& into, bool hasId, std::string_view id, const CaseError& error);

/// The name of what refused a win: the condition's Chinese title.
std::string refusalText(const plan::Plan& plan, const eval::Settlement& settlement);

}  // namespace kaikou::cli
