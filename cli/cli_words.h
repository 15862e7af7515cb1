// The words of the commands (cli_words.def), and a wrong command line in both languages.
#pragma once

#include "runtime/text/bilingual.h"

namespace CLI { class ParseError; }

namespace kaikou::cli {

namespace words {
#define SAY KAIKOU_SAY
#include "cli/cli_words.def"
#undef SAY
}  // namespace words

/// What is wrong with a command line. CLI11 speaks English only; what it says is taken apart.
text::Bilingual usageFault(const CLI::ParseError& error);

}  // namespace kaikou::cli
