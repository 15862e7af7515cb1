// What a simulation found, for people.
#pragma once

#include <string>

#include "cli/sim_record.h"

namespace kaikou::cli {

void appendSimText(std::string& into, const SimRecord& record, const plan::Plan& plan, const sim::Tally& tally,
                   Language language, bool colour);
/// How the bots did in every seat of the same hands, and what the hands were like as listed.
void appendDuplicateText(std::string& into, const SimRecord& record, const plan::Plan& plan, const sim::Tally& tally,
                         const sim::Duplicate& duplicate, Language language, bool colour);
/// What changed from the first ruleset to the second.
void appendComparedText(std::string& into, const SimRecord& record, const plan::Plan& first, const plan::Plan& second,
                        const sim::Tally& tally, const sim::Compared& compared, Language language, bool colour);

}  // namespace kaikou::cli
