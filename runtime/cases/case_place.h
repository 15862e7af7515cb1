// Where in the text of a case something is wrong.
//
// Fields of a case are views of its text, so the place of a field is where its view begins. What had to be decoded or put
// together lies elsewhere and has no place.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "runtime/cases/case_fields.h"

namespace kaikou::cases {

struct CasePlace {
  size_t line = 1, column = 1;          // from 1; columns count characters
  std::string_view lineText;            // without its end
  size_t offset = 0;                    // of the place in lineText, in bytes
};

/// The place of an error in `text`, the text that its case was read from.
std::optional<CasePlace> placeOf(const CaseError& error, std::string_view text);

}  // namespace kaikou::cases
