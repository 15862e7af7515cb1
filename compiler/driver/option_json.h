// Values for options, from JSON: `{"NAME": true, "NAME": 500, "NAME": [10, 20]}`.
#pragma once

#include <string>
#include <string_view>

#include "compiler/driver/driver.h"
#include "runtime/text/json_scanner.h"

namespace kaikou::driver {

/// The options of a case (cases::CaseFields::optionsText), laid over what `out` holds. Empty text says nothing. False with a
/// reason; `out` is then as it was. `arena` holds decoded strings for the time of the call.
[[nodiscard]] bool readOptions(std::string_view text, text::TextArena& arena, OptionValues& out, std::string& error);

}  // namespace kaikou::driver
