// A simulation to its end, in tests.
#pragma once

#include <atomic>
#include <catch2/catch.hpp>

#include "sim/runner.h"

namespace kaikou::testing {

inline sim::Result runAll(const sim::Setup& setup) {
  std::atomic<bool> never{false};
  sim::Result result = sim::run(setup, never, [](uint64_t) {});
  REQUIRE(result.error.empty());
  return result;
}

}  // namespace kaikou::testing
