// How much work the worst hands of a ruleset are: hands that are full of wild tiles.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "runtime/plan/plan.h"

namespace kaikou::driver {

/// Steps of reading one hand; a step is some ten nanoseconds.
inline constexpr uint64_t mostWork = 8'000'000;

struct TooMuchWork { int wildTiles; };   // in the hand that goes beyond

/// Reads hands full of wild tiles, each in tables of its own, and stops at mostWork steps. Nothing if all stay within.
std::optional<TooMuchWork> tryWork(const plan::Plan& plan);

/// Remembers what was tried: plans of one ruleset under other options mostly have the same tiles, shapes and questions.
class WorkTrials {
 public:
  std::optional<TooMuchWork> look(const plan::Plan& plan);

 private:
  std::map<std::string, std::optional<TooMuchWork>> known_;
};
/// The steps of the worst hand tried, at most a little over mostWork.
uint64_t worstWork(const plan::Plan& plan);

}  // namespace kaikou::driver
