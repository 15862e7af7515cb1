// Cases in words, as people type them on a command line and as rule files write their examples:
//
//   indicator 8s; dealer 0
//   seat 0: 22255777m 99s, 碰 555s from 2, aside 中
//   win 0 5m self_draw
//
// Clauses begin with their word and may be apart by `;`, a new line, a new argument, or nothing. English and Chinese
// words of the language both do, and a rule file's `seat 0: hand … meld 碰 … aside …` is understood too. A seat that
// is not told has an unknown hand; `seat 1: ?` tells melds and tiles aside but no hand.
#pragma once

#include <string_view>

#include "runtime/cases/case_fields.h"
#include "runtime/text/bilingual.h"

namespace kaikou::tell {

using cases::CaseError;
using cases::CaseFields;

/// Reads `text`, which must outlive `out`. False with a reason.
[[nodiscard]] bool readWords(std::string_view text, CaseFields& out, CaseError& error);

/// Whether `text` begins like a case in words.
bool looksLikeWords(std::string_view text);

/// The form above, for `--help`; in Chinese too (case_words_help.cpp).
extern const char* const wordFormHelp;
const char* wordFormHelpIn(text::Language language);

}  // namespace kaikou::tell
