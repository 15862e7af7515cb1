// `kou bench win`.
#pragma once

#include <vector>

#include "bench/measure.h"

namespace kaikou::bench {

/// Three sets of `count` hands, each asked in three ways; rows say millions of hands a second.
void benchWin(double seconds, size_t count, std::vector<Measure>& rows);

}  // namespace kaikou::bench
