// A look over the bytes of a rule file before any parser sees them.
#pragma once

#include "compiler/syntax/parse.h"

namespace kaikou::syntax {

/// Reports what makes a text unfit for parsing: too large, not UTF-8, too many words, a word too long, brackets too
/// deep. Returns false then. Linear in the text, no recursion, no allocation.
bool scanBytes(std::string_view text, source::FileId file, const ParseLimits& limits, diag::Sink& sink);

}  // namespace kaikou::syntax
