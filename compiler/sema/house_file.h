// House files: how a room plays, in YAML and without a rule language.
//
//   base: some_rules                # a ruleset's name, or a path
//   name: friday                    # optional; otherwise the file's own name
//   title: {zh: 周五桌, en: Friday table}   # optional; or one text
//   options: {limit: 500, ties: dealer, table: [10, 20, 40]}
//   modules: [rain]
//   examples:                       # `kou test` runs them
//     - title: closed                # optional
//       options: {limit: 200}        # optional
//       case: [dealer 0, "seat 0: 123m 22p", win 0 2p self_draw]    # the words of a command line, one text or a list
//       expect: points +30 -10 -10 -10          # as in a rule file, one text or a list
//
// Values are plain: yes/no, true/false, 是/否, 要/无; decimal numbers; none; names; lists of these. What an
// option accepts is not known here.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/source/source.h"
#include "compiler/syntax/ast.h"

namespace kaikou::sema {

inline constexpr int maxHouseDepth = 5;
inline constexpr size_t maxHouseNodes = 2000;

struct HouseOption {
  syntax::Name name;
  std::string json;  // the value: true, 500, 1.5, null, "text", or a list of these
  source::Span value;
};
struct HouseExampleText {
  syntax::Title title;
  std::vector<HouseOption> options;
  std::string words;                         // the case, clauses on lines of their own
  std::shared_ptr<const syntax::Ast> expect;   // an example that has expectations only
  source::Span span;
};
struct HouseFile {
  syntax::Name base, name;  // `name` may be absent
  syntax::Title title;
  std::vector<HouseOption> options;
  std::vector<syntax::Name> modules;
  std::vector<HouseExampleText> examples;
};

/// A text as JSON has it, in quotes.
std::string jsonText(const std::string& text);

/// Reads a house file that is valid UTF-8 (readRuleFile sees to it). Reports and returns nothing on errors.
std::optional<HouseFile> parseHouseFile(const source::SourceManager& sources, source::FileId file,
                                        diag::Sink& sink);

}  // namespace kaikou::sema
