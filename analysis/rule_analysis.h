// What can be said of the rules of a plan: can each of them hold, does each matter, what is the most that is paid, does a bigger
// hand ever pay less, is there a fault.
//
//   RuleAnalysis analysis(plan, {});
//   analysis.run();
//   for (const Finding& finding : analysis.findings()) …
//
// Two engines. A search (table_search.h) shows what is possible: every witness is a table of the rules. A proof (never_proof.h)
// shows what is not. What neither settles is a finding of its own, `undecided`, with what it may be; nothing is guessed.
// Findings hang on the plan and the choice alone, unless `stop` ends the search before its number of tables.
//
// Guarantee: a finding that is not `undecided` or `pays-less`, `fault`, `past-the-end` is proved for all tables of the plan; those
// three carry the tables that show them. Tested by tests/analysis/rule_analysis_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "analysis/condition_parts.h"
#include "analysis/finding.h"
#include "analysis/never_proof.h"
#include "analysis/table_search.h"

namespace kaikou::analysis {

/// What an analysis is at.
enum class AnalysisStage : uint8_t { Search, Questions, Settings };

struct AnalysisChoice {
  uint64_t tables = 60000;
  std::string seed = "kaikou";
  std::function<bool()> stop;       // asked now and then: true ends the search
  /// The same ruleset under other options. What holds under one of them is no finding, but a choice.
  std::vector<std::shared_ptr<const plan::Plan>> others;
  uint64_t tablesOfOthers = 4000;
  /// Called now and then with what is done of all there is to do at this stage.
  std::function<void(AnalysisStage, uint64_t, uint64_t)> progress;
  /// Called with each finding when it is made, before it is known whether it is accepted.
  std::function<void(const Finding&)> found;
};

class RuleAnalysis {
 public:
  /// `plan` outlives it.
  RuleAnalysis(const plan::Plan& plan, AnalysisChoice choice);

  void run();
  /// Only what a table shows: faults, lists that end early, bigger hands that pay less, the most and the least.
  void runWitnesses();
  /// Why a point was not met so: proved never, or unknown. After run() or search().run().
  bool provedNever(const RulePoint& point, Met met);

  const std::vector<Finding>& findings() const { return findings_; }
  TableSearch& search() { return search_; }
  /// Rules that some table met.
  size_t reached() const { return reached_; }
  /// Whether the search came to its number of tables.
  bool searchedAll() const { return searchedAll_; }

 private:
  struct Question {
    FindingKind kind;
    Met met;                        // that was never seen
  };
  void askPoint(size_t index);
  void ask(size_t index, Question question);
  bool decidedByOptions(const RulePoint& point, Met met, bool constant);
  void noWin();
  bool neverLiable(const RulePoint& point);
  void askCourse();
  bool runSearch();
  void tellNew();
  void limitProofs(uint64_t most);
  bool isLimit(const RulePoint& point) const;
  bool isNoLimit(const RulePoint& point) const;
  bool onlyHoldsOthersBack(const RulePoint& point) const;
  void askPatterns();
  void askParts();
  bool neverPart(const ConditionPart& part);
  void askKeys();
  void askWilds();
  void askFaults();
  void askLists();
  Finding& add(FindingKind kind, const RulePoint& point);
  std::vector<Want> needs(size_t before) const;
  bool neverLine(const RulePoint& point, Met met);
  bool orTree(plan::Reg whole, plan::Reg part) const;

  const plan::Plan& plan_;
  const AnalysisChoice choice_;
  TableSearch search_;
  NeverProof proof_;
  std::vector<Finding> findings_;
  std::vector<std::unique_ptr<TableSearch>> others_;
  size_t reached_ = 0;
  bool searchedAll_ = true;
  size_t told_ = 0;                 // findings that `found` has been called with
};

/// Pairs of tables of which the second is the bigger hand and pays less; one finding a line that makes it so.
std::vector<Finding> whereBiggerPaysLess(TableSearch& search);

}  // namespace kaikou::analysis
