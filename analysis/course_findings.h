// What can be said of the rules of a game that no settlement shows: calls, marks, steps, restrictions, payments on events, tiles
// that are turned up, what comes after an event, who deals next.
//
//   CourseRules rules(plan, proof);
//   rules.ask();
//   for (const CourseFinding& one : rules.found()) …
//
// All of it is proved by NeverProof: what is not proved is not told, and nothing of it is searched for. A finding is told with a key
// that is the same in plans of one ruleset under other options, so that a choice of the options can be told from a mistake.
// Guarantee: what is found never happens in a game. Tested by tests/analysis/course_findings_test.cpp.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "analysis/finding.h"
#include "analysis/never_proof.h"
#include "analysis/registers_of_use.h"

namespace kaikou::analysis {

/// What stands for the place of the next dealer's rules: plans have none (placeDealers of option_settings.h).
inline constexpr char dealerSort[] = "next dealer";

struct CourseFinding {
  std::string key;
  Finding finding;
};

class CourseRules {
 public:
  /// All of them outlive it.
  CourseRules(const plan::Plan& plan, eval::Evaluator& evaluator, NeverProof& proof);

  void ask();
  const std::vector<CourseFinding>& found() const { return found_; }
  /// Whether the plan has the rule of the key, and this is not found of it.
  bool denies(const std::string& key) const;

 private:
  void askCalls();
  void askMarks();
  void askMark(size_t index);
  void askSteps();
  void askRestrictions();
  void askPays();
  void askTurnUps();
  void askAfter();
  void askDealers();
  bool never(plan::Reg guard, Moment moment = Moment::Any) const;
  bool neverPays(const plan::Pay& pay, Moment moment) const;
  Moment momentOf(const plan::Pay& pay) const;
  void rule(const char* sort, uint32_t origin, size_t index);
  Finding& tell(FindingKind kind, text::Bilingual why);
  plan::Reg constantOf(Num value) const;

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  NeverProof& proof_;
  const Uses uses_;
  std::set<std::string> asked_;
  std::vector<CourseFinding> found_;
  std::string key_, sort_;          // of the rule that is being asked about
  uint32_t origin_ = 0;
};

}  // namespace kaikou::analysis
