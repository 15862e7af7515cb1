// A ruleset as a rule book: its declarations in the order of play, with titles, citations and the rules in the
// language's own words.
#pragma once

#include <string>

#include "tell/terminal.h"
#include "compiler/sema/flat.h"

namespace kaikou::tell {

/// Markdown-like text that reads well on a terminal.
std::string ruleBook(source::SourceManager& sources, const sema::FlatRuleset& ruleset, Language language, bool colour);

}  // namespace kaikou::tell
