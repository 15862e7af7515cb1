// The tokens that rules mostly consist of, found without the generated automaton: words and names, blanks, comments, texts.
//
// The automaton finds out anew, in every process, what follows each character of three hundred words: two fifths of `kou check`.
#pragma once

#include <cstddef>

#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

struct ScannedToken {
  size_t length = 0;      // in characters; 0: ask the automaton
  size_t type = 0;
  bool hidden = false;
};

/// The token at the place where `input` stands, if it is plainly one of these. Where there is any doubt it is none.
ScannedToken scanToken(antlr4::CharStream& input);

}  // namespace kaikou::syntax::internal
