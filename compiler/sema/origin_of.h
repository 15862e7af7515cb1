// A declaration as everything outside the compiler knows it: name, titles, citations, file and place.
#pragma once

#include <string>
#include <vector>

#include "compiler/sema/flat.h"
#include "compiler/source/source.h"
#include "runtime/plan/plan.h"

namespace kaikou::sema {

/// Titles that are missing are the name; documents are cited by their titles in `rules`; of the path only the file's name.
plan::Origin originAt(const FlatRuleset& rules, const source::SourceManager& sources, source::Place place, const std::string& name,
                      const syntax::Title& title, const std::vector<syntax::Cite>& cites);

}  // namespace kaikou::sema
