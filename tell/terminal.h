// What the person at the other end wants to see: a language, colours or none, columns that line up.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/plan/plan.h"
#include "runtime/text/bilingual.h"

namespace kaikou::tell {

using text::Language;

/// From KAIKOU_LANG (`zh`, `en`), else from LC_ALL, LC_MESSAGES, LANG, of which the first that is set counts: Chinese where it
/// begins with `zh`, else English.
Language languageOfEnvironment();

enum class Phrase : uint16_t {
#define PHRASE(name, zh, en) name,
#include "tell/phrases.def"
#undef PHRASE
};
const char* say(Phrase phrase, Language language);

/// Title and citation of a declaration in a language.
const std::string& titleOf(const plan::Origin& origin, Language language);
const std::string& citeOf(const plan::Origin& origin, Language language);

enum class Ink : uint8_t { Plain, Bold, Dim, Red, Green, Yellow, Cyan };

/// Colours on a terminal unless NO_COLOR is set to something.
bool wantsColour(int descriptor);
/// `text` in a colour, if `colour`.
std::string ink(std::string_view text, Ink with, bool colour);
/// `text` and blanks up to `width` display columns.
std::string padded(std::string_view text, int width, bool right = false);

}  // namespace kaikou::tell
