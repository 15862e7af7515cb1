// The compiler's front door: what commands and embedders call. From a name or path to a checked ruleset, from a checked
// ruleset and option values to a plan. Caches both.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/sema/typed.h"
#include "compiler/source/source.h"
#include "runtime/plan/plan.h"

namespace kaikou::driver {

using sema::OptionValue;
using sema::OptionValues;

using sema::parseOptionText;

class Workspace {
 public:
  Workspace();
  ~Workspace();
  source::SourceManager& sources();
  sema::Loader& loader();             // set loader().folders before the first load

  /// Parses, flattens, checks. Null on errors (in `sink`). Cached by name when `text` is null; warnings come into `sink` the
  /// first time, and stay with the ruleset.
  std::shared_ptr<const sema::Ruleset> check(const std::string& nameOrPath, diag::Sink& sink, const std::string* text = nullptr);
  /// A verified plan for a ruleset under option values (over the ruleset's own). Null with a message in `error` when a value
  /// does not fit, an option is unknown or a requirement between options fails. Cached.
  std::shared_ptr<const plan::Plan> plan(const std::shared_ptr<const sema::Ruleset>& ruleset, const OptionValues& values,
                                         text::Bilingual& error);
  std::shared_ptr<const plan::Plan> plan(const std::shared_ptr<const sema::Ruleset>& ruleset, const OptionValues& values,
                                         std::string& error);   // the message in English
  /// Names of shipped rulesets and modules with their titles and files, sorted by name.
  struct Listed { std::string name, titleZh, titleEn, path; bool isModule = false; };
  std::vector<Listed> list();
  /// Text of a stage for `kou dump`: "ast", "sema", "algebra", "ir", "plan". A message in `error` on a bad stage, or
  /// where options do not fit; the features are there all the same.
  std::string dump(const std::shared_ptr<const sema::Ruleset>& ruleset, const OptionValues& values, const std::string& stage,
                   text::Bilingual& error);
  /// The stage "algebra" of rules that check() refuses: what they ask, and what it costs. Empty if they do not come so far.
  std::string algebraOf(const std::string& nameOrPath, const OptionValues& values);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kaikou::driver
