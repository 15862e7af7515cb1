// What the questions of a ruleset cost: the bits of a reading's vector, by the declarations that ask.
#pragma once

#include <string>
#include <vector>

#include "compiler/algebra/features.h"

namespace kaikou::algebra {

bool combinesByOr(plan::FeatureKind kind);

/// TooManyFeatures at the declaration that costs most, and what the others cost, largest first; the bits add up to the message's.
void reportCosts(const ir::Module& module, const std::vector<AskedFeature>& asked, diag::Sink& sink);

/// The features, those without room too, and what every declaration costs, for `kou dump --stage algebra`.
std::string printFeatures(const ir::Module& module, const std::vector<AskedFeature>& asked);

}  // namespace kaikou::algebra
