// Results as JSON: the lines of result files.
#pragma once

#include <string>
#include <string_view>

#include "runtime/cases/case_fields.h"
#include "runtime/cases/scorer.h"

namespace kaikou::cases {

/// `{"id": …, "legal": true, "payments": …}` or `{"id": …, "legal": false, "reason": …}`, without a line end.
/// Without an id (`hasId` false) the key is left out.
void appendResult(std::string& into, bool hasId, std::string_view id, const Scorer& scorer,
                  const eval::Settlement& settlement);

/// `{"id": …, "error": …, "seat": …, "tile": …, "line": …, "column": …}`; without an id it is null. The place is left out
/// where it is not known; with `firstLine`, the line of a file that `text` is, the line is always told.
void appendError(std::string& into, bool hasId, std::string_view id, const CaseError& error, std::string_view text = {},
                 uint64_t firstLine = 0);

/// What explains a settlement: members `reading`, `lines`, `owed` or `reason`, `failing`,
/// `complete`, `tiles_short`, `tiles_short_over`, `replaced`, `nearest`, `nearest_failing`.
void appendExplanation(std::string& into, const Scorer& scorer, const eval::Settlement& settlement,
                       const eval::Explanation& explanation);
/// The same as a result with the member `explanation`.
void appendExplainedResult(std::string& into, bool hasId, std::string_view id, const Scorer& scorer,
                           const eval::Settlement& settlement, const eval::Explanation& explanation);

/// Said of a hand that fits no shape.
inline constexpr const char* noReading = "不成牌";
/// The name of what refused a win: the condition's Chinese title.
std::string refusalText(const plan::Plan& plan, const eval::Settlement& settlement);

}  // namespace kaikou::cases
