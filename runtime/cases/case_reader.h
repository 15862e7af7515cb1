// Cases in JSON: one object, the format of settlement cases.
//
// Strict: an unknown key, a key written twice, a wrong type, a seat that is not 0-3 is an error, and the rest of the
// object is still read so that its `id` can be told.
#pragma once

#include <string_view>

#include "runtime/cases/case_fields.h"
#include "runtime/text/json_scanner.h"

namespace kaikou::cases {

using text::TextArena;

struct CaseRules {
  bool idRequired = true;
  bool winRequired = true;        // `kou waits` takes a case without a win
  bool seatsRequired = true;      // all seats told; otherwise a `null` seat is one not told
};

enum class CaseRead { Fine, Wrong, NotJson };

/// Reads `text` (valid UTF-8 or not) into `out`, which is cleared first. Wrong: `error` says why and `out.id` holds.
/// NotJson: `error` says where; nothing of `out` holds. `arena` is cleared, and must outlive `out`.
[[nodiscard]] CaseRead readCase(std::string_view text, const CaseRules& rules, TextArena& arena, CaseFields& out,
                                CaseError& error);

}  // namespace kaikou::cases
