// Decimal text as an exact number.
#pragma once

#include <string_view>

#include "runtime/base/number.h"

namespace kaikou::text {

/// A number as JSON spells it (`-1.50`, `3e2`) as an exact one; false for other spellings, and beyond 64 bits.
[[nodiscard]] bool exactNumber(std::string_view text, Num& out);

}  // namespace kaikou::text
