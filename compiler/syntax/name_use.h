// What a word that is a name stands for, told from its place in the grammar alone: `碰` after `added to` names a call, the
// word after `option` declares one. The places are the rows of name_places.def, which the parse tree and the search for
// what may be written next both read.
#pragma once

#include <cstdint>

#include "compiler/syntax/ast.h"

namespace kaikou::syntax {

enum class NameRole : uint8_t {
  None,         // no name, or one of a declaration that could not be read
  Ruleset,      // the file's own name
  RuleFile,     // a ruleset or module, or its path
  Declaration,  // of `kind`
  Anchor,       // of `kind`, which another is placed before or after
  Line,         // of a tally or the payment
  Value,        // in an expression or set: option, set, let, wild, tally, pattern, fact, call, tile
  Tile,         // a tile or suit
  Enumerator,   // of an option
  ResultKey,
  Expected,     // behind a result that is expected: a pattern or a tile
};

struct NameUse {
  NameRole role = NameRole::None;
  DeclKind kind{};        // Declaration, Anchor
  bool declares = false;  // this is where it is declared, or declared anew
  friend bool operator==(const NameUse&, const NameUse&) = default;
};

}  // namespace kaikou::syntax
