// Pieces of rule files as text, with the words of the language spelled in the language asked for.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tell/terminal.h"
#include "compiler/source/source.h"
#include "compiler/syntax/parse.h"

namespace kaikou::tell {

class RuleText {
 public:
  RuleText(source::SourceManager& sources, Language language) : sources_(sources), language_(language) {}

  /// The words of a span on one line, without comments, up to where it cites.
  std::string of(source::FileId file, source::Span span);
  /// What a declaration or line says: what follows its first `:` or `=`, up to where it cites.
  std::string body(source::FileId file, source::Span span);
  /// What a declaration says between its titles and its block; `named`: it has a name, which is left out.
  std::string head(source::FileId file, source::Span span, bool named);

 private:
  const std::vector<syntax::Token>& tokensOf(source::FileId file);
  std::string cut(source::FileId file, source::Span span, bool afterColon);

  source::SourceManager& sources_;
  Language language_;
  std::map<source::FileId, std::vector<syntax::Token>> tokens_;
};

}  // namespace kaikou::tell
