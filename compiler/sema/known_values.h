// What the declarations of a ruleset come to where no table has a say: for whoever reads rules in an editor.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "compiler/sema/typed.h"

namespace kaikou::sema {

/// By kind and name, as text in the words of rule files: options under the ruleset's own values; sets, lets and wilds that are the
/// same in every hand. The ruleset has been checked.
using KnownValues = std::map<std::pair<syntax::DeclKind, std::string>, std::string>;
KnownValues knownValues(const Ruleset& ruleset);

}  // namespace kaikou::sema
