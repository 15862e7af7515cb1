// What a declaration or line says, on one line, in the words of one language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "compiler/syntax/parse.h"
#include "runtime/text/bilingual.h"

namespace kaikou::service {

/// What follows the first `:` or `=` of a span, or all of it where there is none, up to where it cites; without comments.
std::string ruleSpelled(std::string_view text, const std::vector<syntax::Token>& tokens, source::Span span, text::Language language);
/// A word of the language in one language; `written` stays where it is a further spelling of it.
std::string_view wordIn(const syntax::Token& token, std::string_view written, text::Language language);

}  // namespace kaikou::service
