// Examples of help texts, filled with what the rulesets that are there offer.
#pragma once

#include <string>

#include "cli/session.h"

namespace kaikou::cli {

/// Fills `{ruleset}` (the first there is), `{option}` (NAME=VALUE of it), `{case}` and `{waits}` (its first example of a win
/// and of waits, as words). Where there is none, a word in capitals stands for it.
std::string filledExamples(Session& session, std::string text);

}  // namespace kaikou::cli
