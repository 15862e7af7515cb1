// A checked ruleset: flat declarations with their names sorted out and the options' types known. What an expression means
// under given options is worked out by elaborate.h, which makes the intermediate form.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/ir/ir.h"
#include "compiler/sema/flat.h"

namespace kaikou::sema {

/// A value for an option from outside: a case's `options`, `-o NAME=VALUE`, a house file. Names (enumerators, patterns) are
/// strings; the limit `none` is Num::none().
using OptionValue = std::variant<bool, Num, std::string, std::vector<Num>, std::vector<std::string>>;
using OptionValues = std::map<std::string, OptionValue>;

/// Reads `-o` text or a house file's JSON: yes, no, 要, 无, 1.5, none, [10 20 40], a name, or names apart by commas or blanks.
OptionValue parseOptionText(const std::string& text);

struct Ruleset {
  std::shared_ptr<const FlatRuleset> flat;
  const source::SourceManager* sources = nullptr;
  diag::Sink warnings;                   // that checking it gave
};

inline const FlatRuleset& flatOf(const Ruleset& ruleset) { return *ruleset.flat; }

/// Elaborates under `values` over the ruleset's own defaults. Everything wrong goes to `sink`; null when there were errors.
/// With `warn`, unused names and conditions that never change are reported too.
std::unique_ptr<ir::Module> elaborate(const Ruleset& ruleset, const OptionValues& values, diag::Sink& sink, bool warn);

/// The declarations that are left after inheritance, for `kou dump --stage sema`.
std::string printFlat(const Ruleset& ruleset);

}  // namespace kaikou::sema
