// The words of the pictures of a simulation (trial_words.def).
#pragma once

#include "runtime/text/bilingual.h"

namespace kaikou::workshop::pictured {
#define SAY KAIKOU_SAY
#include "workshop/trial_words.def"
#undef SAY
}  // namespace kaikou::workshop::pictured
