// The words of the workshop (workshop_words.def).
#pragma once

#include "runtime/text/bilingual.h"

namespace kaikou::workshop::words {
#define SAY KAIKOU_SAY
#include "workshop/workshop_words.def"
#undef SAY
}  // namespace kaikou::workshop::words
