// A case as its fields, written out: as the JSON that a page works on, and as an example to paste into a rule file.
#pragma once

#include <string>

#include "runtime/cases/case_fields.h"
#include "runtime/eval/settlement.h"
#include "runtime/cases/scorer.h"
#include "workshop/request.h"

namespace kaikou::workshop {

/// The members of a case, tiles one by one by their names, a blank between ("5万 5万 中"), so that nobody needs to know the notation.
/// Tiles that the rules do not have stay as they were written.
Json caseJson(const cases::CaseFields& fields, const cases::Scorer& scorer);

/// `example "…" / "…" { … expect … }` of a win with its settlement; without one, of the hand alone with `expect` left to the author.
std::string exampleText(const cases::CaseFields& fields, const cases::Scorer& scorer, const eval::Settlement& settlement, Language language);

}  // namespace kaikou::workshop
