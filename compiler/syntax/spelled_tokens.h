// Tokens of a rule file written out on one line, with the words of the language spelled in the language asked for.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "compiler/syntax/parse.h"
#include "runtime/text/bilingual.h"

namespace kaikou::syntax {

/// The Chinese word of a keyword at its place. Precondition: `token` is one.
std::string_view chineseOf(const Token& token);
/// A word of the language in one language; `written` stays where it is no such word, or a further spelling of it.
std::string_view wordIn(const Token& token, std::string_view written, text::Language language);
/// The tokens that begin in a span, up to where it cites.
std::span<const Token> uncited(std::span<const Token> tokens, Span span);
/// Without comments; blanks and line breaks between tokens become one blank. `text` is the file that they are of.
std::string spelled(std::string_view text, std::span<const Token> tokens, text::Language language);

}  // namespace kaikou::syntax
