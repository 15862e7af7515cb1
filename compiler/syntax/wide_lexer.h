// The generated lexer, which asks a scanner for what rules mostly consist of (word_scanner.h), and remembers what its automaton
// found out about characters beyond ASCII.
//
// ANTLR keeps the edges of its automaton for the first 128 characters only and works every other one out anew, wherever it
// stands. Here those edges are kept too, so that no text is slow to read.
#pragma once

#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

/// Calls must be serialised, like all that share ANTLR's automata.
class WideLexer : public KaikouLexer {
 public:
  explicit WideLexer(antlr4::CharStream* input);
};

}  // namespace kaikou::syntax::internal
