// Short ways to parse a text in tests.
#pragma once

#include <string>

#include "compiler/diag/render.h"
#include "compiler/syntax/format.h"
#include "compiler/syntax/parse.h"

namespace kaikou::testing {

struct Parsed {
  source::SourceManager sources;
  diag::Sink sink;
  syntax::ParseResult result;

  explicit Parsed(const std::string& text, const syntax::ParseLimits& limits = {}) {
    result = syntax::parse(sources, sources.add("t.kou", text), sink, false, limits);
    sink.sort();
  }
  std::string tree() const { return result.ast ? syntax::printAst(*result.ast) : "nothing"; }
  /// "2:5 K0101 unexpected …; help", one a line.
  std::string errors() const {
    std::string text;
    for (const diag::Diagnostic& given : sink.all()) {
      source::LineColumn at = sources.lineColumn(given.place.file, given.place.span.begin);
      text += std::to_string(at.line) + ":" + std::to_string(at.column) + " " + diag::codeText(given.code) + " " +
              given.message.en() + (given.help.empty() ? "" : "; " + given.help.en()) + "\n";
    }
    return text;
  }
};

}  // namespace kaikou::testing
