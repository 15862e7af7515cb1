// The words of the language service (service_words.def), as `service::say::NAME`.
#pragma once

#include "runtime/text/bilingual.h"

namespace kaikou::service::say {
#define SAY KAIKOU_SAY
#include "service/service_words.def"
#undef SAY
}  // namespace kaikou::service::say
