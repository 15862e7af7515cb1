// Compiled plans with everything that scoring a case with them needs, kept by ruleset and options.
//
// Bounded: the least recently used leave when there are too many of them or their reading tables grow too large, so a
// stream of cases with ever new options runs in constant memory.
#pragma once

#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/session.h"
#include "runtime/cases/scorer.h"
#include "runtime/text/json_scanner.h"

namespace kaikou::cli {

using cases::CaseError;
using cases::CaseFields;
using cases::faultText;

/// One plan, ready to score. `error` is set instead when ruleset or options are wrong.
struct ShelvedPlan : cases::Scorer {
  std::string error;
  std::shared_ptr<const sema::Ruleset> ruleset;
  size_t settled = 0;                     // tables, as EngineUser counts them
  bool compiled = false;                  // to machine code, or that was tried
};

class PlanShelf {
 public:
  /// `defaultRuleset` serves cases that name none (empty: they are errors); `values` lie under a case's own options.
  PlanShelf(Session& session, std::string defaultRuleset, driver::OptionValues values);

  /// The plan for a case's ruleset and options text, as written. Valid until the next call.
  ShelvedPlan& find(std::string_view ruleset, std::string_view optionsText);

 private:
  struct Slot { std::string key; ShelvedPlan plan; };

  void make(std::string_view ruleset, std::string_view optionsText, ShelvedPlan& out);
  void trim();
  static constexpr size_t measureEvery = 1024;      // look-ups
  static constexpr size_t maxKey = 16384;           // bytes of a ruleset's name and options; longer ones are not kept
  ShelvedPlan tooLong_;

  Session& session_;
  std::string defaultRuleset_;
  driver::OptionValues values_;
  text::TextArena arena_;
  std::string key_;                                 // scratch
  std::list<Slot> slots_;                           // most recently used first
  std::unordered_map<std::string, std::list<Slot>::iterator> byKey_;
  size_t sinceMeasured_ = 0;
  std::vector<std::string> shipped_;                // names, for "did you mean"
};

/// Binds and checks a case against a plan: a win, or with `waitsSeat` a hand of that seat that lacks one tile. False
/// with the error.
[[nodiscard]] bool makeTable(ShelvedPlan& shelved, const CaseFields& fields, int waitsSeat, eval::Table& out,
                             CaseError& error);

}  // namespace kaikou::cli
