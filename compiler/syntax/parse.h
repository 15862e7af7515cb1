// From the text of a rule file to its syntax tree.
//
//   diag::Sink sink;
//   syntax::ParseResult parsed = syntax::parse(sources, file, sink);
//   if (!parsed.ast || sink.hasErrors()) …
//
// Never throws; whatever the text holds, the answer comes in bounded time, stack and memory (see ParseLimits). May be
// called from several threads: calls wait for each other.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/source/source.h"
#include "compiler/syntax/ast.h"
#include "compiler/syntax/name_use.h"

namespace kaikou::syntax {

/// What a rule file may not exceed. Far above what people write, far below what hurts.
struct ParseLimits {
  size_t bytes = 4u << 20;
  size_t tokens = 100'000;        // words, numbers, texts and marks of a file
  size_t nesting = 256;           // brackets and unfinished `if`s, one in another
  size_t wordLength = 256;        // characters of a name or a number
  size_t expressionDepth = 1000;  // of the tree of one expression
  size_t syntaxErrors = 100;      // errors of the grammar that are reported
};

/// One word, number, text or mark, or a comment, as the formatter and the highlighter want it.
struct Token {
  enum Kind : uint8_t { Keyword, Name, Number, Tile, Text, Mark, Comment } kind;
  uint16_t keyword = 0;  // index into keywords() for Keyword, and for a Name that is spelled like one
  char mark = 0;         // Mark: its ASCII spelling; '!' for <>, 'l' for <=, 'g' for >=, 'r' for ..
  bool fixed = false;    // a keyword that may be an enumerator's name here: keeps its spelling
  bool begins = false;   // the first of the header, of a declaration or of an item of a block
  bool answer = false;   // `no` that is a value, not one that counts: Chinese has a word for each
  bool unary = false;    // Mark - or +: a sign, not an operation
  NameUse use;           // what a name is; also of a Tile, Text or Number that stands in a name's place
  Span span;
};

struct ParseResult {
  /// Null when the file cannot be read at all. After reported errors: what could be read; a declaration whose value
  /// could not be read holds ExprKind::Bad.
  std::shared_ptr<const Ast> ast;
  /// In source order; empty unless asked for. Of a declaration with errors they have no roles: its words are keywords, its
  /// names of no use.
  std::vector<Token> tokens;
};

ParseResult parse(source::SourceManager& sources, source::FileId file, diag::Sink& sink, bool keepTokens = false,
                  const ParseLimits& limits = {});

}  // namespace kaikou::syntax
