// What a hand waits for, for people.
#pragma once

#include <string>

#include "cli/score_text.h"
#include "runtime/cases/waits.h"

namespace kaikou::cli {

/// Tiles that pay the same stand together; then those that complete the hand and are refused, by what refuses them; of a hand
/// that waits for nothing how many tiles it lacks. In its turn all that for each discard.
void appendWaitsText(std::string& into, const ShelvedPlan& shelved, int seat, const cases::WaitingHand& hand, TextStyle style);

}  // namespace kaikou::cli
