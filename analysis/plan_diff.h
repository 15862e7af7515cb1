// What is different between two rulesets: proved to be nothing, or tables on which they differ, by the rule that makes it so.
//
//   PlanDiff diff(a, b);
//   diff.run(60000);
//   if (diff.isSame()) …                         // equal forms: a proof over all tables
//   for (const Difference& one : diff.differences()) …
//
// Tables come from a search of either ruleset, so that what only one of them speaks of is met. A table is compared where it can be
// under both. What neither a proof nor a table settles is said to be undecided. Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/plan_form.h"
#include "analysis/table_search.h"

namespace kaikou::analysis {

struct Difference {
  std::string sort;                  // need, line, liable, result, fault
  std::string nameA, nameB;          // the rule on either side; empty: there is none
  uint32_t originA = 0, originB = 0;
  uint64_t tables = 0;               // of those compared
  int64_t most = 0;                  // the most by which a seat's points differ
  eval::Table table;                 // the simplest: under `a`
  eval::Table tableB;                // …and under `b`, whose calls have other numbers
  eval::Settlement a, b;
  std::string faultA, faultB;        // not empty: it cannot be settled on that side
  int weight = 0;
};

class PlanDiff {
 public:
  /// Both outlive it.
  PlanDiff(const plan::Plan& a, const plan::Plan& b);
  ~PlanDiff();

  bool run(uint64_t tables, const std::function<bool()>& stop = nullptr);
  /// Compares one table of `a`. Null: the same, or no table of `b`.
  Difference* look(const eval::Table& table);

  bool sameTiles() const { return a_.tiles == b_.tiles; }
  /// Proved: every table is settled alike (words and the order of refusals aside).
  bool sameSettlements() const { return sameSettlements_; }
  bool sameRefusals() const { return sameRefusals_; }
  bool sameResults() const { return sameResults_; }
  bool sameGame() const { return sameGame_; }
  bool isSame() const { return sameSettlements() && sameRefusals() && sameResults() && sameGame(); }
  /// By how much they cost: the most points first.
  std::vector<Difference> differences() const;
  uint64_t compared() const { return compared_; }

  /// Rules that stand on one side alone, or say something else there.
  struct Changed { std::string sort, name; bool inA = false, inB = false; uint32_t originA = 0, originB = 0; };
  std::vector<Changed> changedRules() const;

 private:
  struct Side;
  bool carry(const eval::Table& from, const Side& of, const Side& to, eval::Table& out) const;
  Difference* compare(const eval::Table& inA, const eval::Table& inB);
  void cause(Difference& found, const eval::Table& inA, const eval::Table& inB);

  FormTable forms_;
  PlanForm a_, b_;
  bool sameSettlements_ = false, sameRefusals_ = false, sameResults_ = false, sameGame_ = false;
  std::unique_ptr<Side> left_, right_;
  std::map<std::string, Difference> found_;
  uint64_t compared_ = 0;
};

}  // namespace kaikou::analysis
