// Calls of a plan as sets: bit i is Plan::calls[i].
#pragma once

#include <cstdint>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

/// Calls whose melds are openings. A meld that was added to is what the meld it grew from was.
inline uint64_t openingCalls(const Plan& plan) {
  uint64_t calls = 0;
  for (size_t i = 0; i < plan.calls.size(); ++i) {
    const Call* call = &plan.calls[i];
    for (size_t steps = 0; !call->opens && call->addedTo >= 0 && steps < plan.calls.size(); ++steps)
      call = &plan.calls[call->addedTo];
    if (call->opens) calls |= uint64_t{1} << i;
  }
  return calls;
}

/// Calls that take all their tiles from the own hand.
inline uint64_t callsFromHand(const Plan& plan) {
  uint64_t calls = 0;
  for (size_t i = 0; i < plan.calls.size(); ++i)
    if (plan.calls[i].source == CallSource::InHand) calls |= uint64_t{1} << i;
  return calls;
}

/// Whether others cannot see which tiles a meld of the call holds. Who declares a quad that may be robbed names its tile.
inline bool liesHidden(const Call& call) { return call.concealed && !call.robbable; }

}  // namespace kaikou::plan
