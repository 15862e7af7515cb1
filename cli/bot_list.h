// What --bots says, where a command has it.
#pragma once

#include <string>
#include <vector>

#include "runtime/text/bilingual.h"

namespace kaikou::cli {

/// `list` is one name for all of `count` seats, or a name for each, with commas. Returns the problem, if any.
text::Bilingual readBotList(const std::string& list, size_t count, std::vector<std::string>& names);

}  // namespace kaikou::cli
