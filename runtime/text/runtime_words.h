// The words of the runtime (runtime_words.def), and what is said of a number that cannot be computed.
#pragma once

#include "runtime/base/number.h"
#include "runtime/text/bilingual.h"

namespace kaikou::text {

namespace say {
#define SAY KAIKOU_SAY
#include "runtime/text/runtime_words.def"
#undef SAY
}  // namespace say

/// Why a number cannot be computed.
Bilingual numberFault(NumError error);

}  // namespace kaikou::text
