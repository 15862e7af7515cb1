// The kinds of words that semantic tokens tell apart.
#pragma once

#include "service/wire.h"

namespace kaikou::service {

Json tokenLegend();

}  // namespace kaikou::service
