// Which language a file is written in, and what a house file may hold.
#pragma once

#include "service/service_state.h"

namespace kaikou::service {

/// Whether most words of the language stand there in Chinese; `otherwise` in a file without words.
bool fileIsChinese(const RuleSymbols& symbols, bool otherwise);
/// The names, options and values of a house file, by its line.
Json completeHouseFile(ServiceState& state, const FoundText& text, uint32_t offset);

}  // namespace kaikou::service
