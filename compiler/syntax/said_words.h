// What people say for a word of the language (said_words.def), for the help of a message.
#pragma once

#include <string_view>

#include "compiler/diag/diag.h"

namespace kaikou::syntax {

/// The word of the language, in both spellings; empty where nothing is known of this one.
diag::Bilingual wordForSaid(std::string_view said);

}  // namespace kaikou::syntax
