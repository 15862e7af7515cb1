// Places of the grammar in which names stand, as the files that touch ANTLR see them.
#pragma once

#include "compiler/syntax/name_use.h"
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

struct NamePlace {
  size_t name = 0;         // the rule of the name: name, ref, ruleRef, tileWord, enumerator, soft
  size_t parent = 0;       // the rule it stands in
  size_t before = 0;       // type of the token before it
  size_t declaration = 0;  // type of the word that says what is declared
  bool inLine = false;     // within a line of a tally or payment, or an item of an example
  bool removes = false;    // behind `remove`
};

/// Whether a rule of the grammar is a name.
bool isNameRule(size_t rule);
NameUse nameUseAt(const NamePlace& place);
/// Whether the table has a row for a name in a rule.
bool hasRow(size_t name, size_t parent);

}  // namespace kaikou::syntax::internal
