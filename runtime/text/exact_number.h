// Decimal text as an exact number.
#pragma once

#include <string_view>

#include "runtime/base/number.h"

namespace kaikou::text {

/// A JSON number as an exact one; false beyond 64 bits.
[[nodiscard]] bool exactNumber(std::string_view text, Num& out);

}  // namespace kaikou::text
