// One ruleset under fixed options, by its plan and by the reference, and what differs between the two.
#pragma once

#include <memory>
#include <string>

#include "compiler/driver/driver.h"
#include "tests/reference/random_tables.h"
#include "tests/reference/reference_evaluator.h"

namespace kaikou::reference {

/// The shipped rulesets, the language tests that load, and those of reference_rules.h; in one order.
struct Source {
  std::string name;
  std::string path;     // or a shipped name
  std::string text;     // if not empty, used instead of a file
  int maxWilds = 2;     // in a winner's hand, for tests that must be quick
};
std::vector<Source> allSources();

class Comparison {
 public:
  /// Not `usable()` if the ruleset does not load or the options do not fit.
  Comparison(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
             const sema::OptionValues& values);

  bool usable() const { return evaluator_ != nullptr; }
  const plan::Plan& plan() const { return *plan_; }
  eval::Evaluator& evaluator() { return *evaluator_; }
  ReferenceEvaluator& reference() { return *reference_; }

  /// What plan and reference disagree about, with the table; "" if nothing. `legal` tells whether the win was.
  std::string differ(const eval::Table& table, bool* legal = nullptr);
  /// The same for whether `seat` is ready.
  std::string readyDiffers(const eval::Table& table, int seat);
  /// A table in words, for messages.
  std::string describe(const eval::Table& table) const;

  size_t readings = 0;   // concrete ones, in all

 private:
  std::shared_ptr<const plan::Plan> plan_;
  std::unique_ptr<ir::Module> module_;
  std::unique_ptr<eval::Evaluator> evaluator_;
  std::unique_ptr<ReferenceEvaluator> reference_;
};

/// A workspace that finds the shipped rulesets.
std::unique_ptr<driver::Workspace> makeWorkspace();
std::shared_ptr<const sema::Ruleset> load(driver::Workspace& workspace, const Source& source, std::string& error);

/// A ruleset with what it lives in; null, with the reason, if it does not load.
struct Loaded {
  explicit Loaded(const Source& source) : workspace(makeWorkspace()), ruleset(load(*workspace, source, error)) {}
  std::unique_ptr<driver::Workspace> workspace;
  std::string error;
  std::shared_ptr<const sema::Ruleset> ruleset;
};

/// Random values for the options of a ruleset; not all of them need fit together.
sema::OptionValues randomOptions(const sema::Ruleset& ruleset, bench::Random& random);

}  // namespace kaikou::reference
