// The order in which a yes or no asks the needs, and which values cannot be faults.
//
// A refusal is named by the order of the rules, and so are faults. A plain "is it legal" may ask in another order
// (Plan::asking), as long as that shows in no answer: all needs that hold are asked in any order, and one that does
// not hold says no in any order, unless one before it would have been a fault. So no need is asked before an earlier
// one that can be a fault, and where a fault is met the question is asked again as written.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::eval {

/// By register: no fault on any table with a winner whose hand is told and whose deal has no fault. No register of a
/// plan that writes one twice is.
std::vector<bool> faultless(const plan::Plan& plan);

/// All needs, those of the table first: as written where `wished` is empty, otherwise in its order as far as faults
/// allow. `wished` is a permutation of the needs (plan_verify.h), of which nothing else is taken on trust.
std::vector<uint16_t> askingOrder(const plan::Plan& plan, const std::vector<uint16_t>& wished);

}  // namespace kaikou::eval
