// The words of analyses (analysis_words.def).
#pragma once

#include "runtime/text/bilingual.h"

namespace kaikou::analysis::words {
#define SAY KAIKOU_SAY
#include "analysis/analysis_words.def"
#undef SAY
}  // namespace kaikou::analysis::words
