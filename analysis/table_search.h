// A search for tables that meet what rules say: for each rule the simplest table found that meets it, and one that does not.
//
//   TableSearch search(plan, "seed");
//   search.run(100000);
//   if (const FoundTable* found = search.witness(point, Held)) show(found->table);
//
// Random tables, and small changes to tables that met something new: a rule that holds seldom is near a table where another
// holds. What is found is a fact, with the table as its witness; what is not found is not known. Results hang on the plan and the
// seed alone. Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "analysis/rule_points.h"
#include "analysis/settled_values.h"
#include "analysis/table_maker.h"

namespace kaikou::analysis {

struct FoundTable {
  eval::Table table;
  eval::Settlement settlement;
  int weight = 0;                   // how much of it has to be told
};
struct FoundFault {
  eval::Fault fault;
  eval::Table table;
  int weight = 0;
};

/// The most or the least that was found.
struct Extreme {
  int64_t points = 0;
  FoundTable found;
  bool any = false;
};

/// How much of a table has to be told: of two witnesses the smaller one is shown.
int weightOf(const plan::Plan& plan, const eval::Table& table);
/// Whether anything of the course is told. Not every such table can come about: it shows what a rule can meet, and is no fault, no
/// extreme and no pair of hands of which the bigger one pays less.
bool tellsCourse(const plan::Plan& plan, const eval::Table& table);

class TableSearch {
 public:
  TableSearch(const plan::Plan& plan, std::string_view seed);

  /// Tries so many tables; `stop`, asked now and then, ends it before, and then it is false. May be called again to go on.
  bool run(uint64_t tables, const std::function<bool()>& stop = nullptr);
  /// Settles one table and keeps what it meets. Null if it is a fault.
  const FoundTable* look(const eval::Table& table);

  const plan::Plan& plan() const { return plan_; }
  eval::Evaluator& evaluator() { return evaluator_; }
  SettledValues& values() { return values_; }
  const RulePoints& points() const { return points_; }
  /// The simplest table found that met a point so; null: none.
  const FoundTable* witness(size_t point, Met met) const;
  /// A table that differs from `from` in one thing and does not meet the point so. Nothing if none is found.
  std::optional<FoundTable> nearMiss(size_t point, Met met, const FoundTable& from);
  /// Tables that differ in what they meet.
  const std::deque<FoundTable>& tables() const { return tables_; }
  const std::vector<FoundFault>& faults() const { return faults_; }
  /// What one loser pays, and what the winner gets: the most and the least found.
  const Extreme& mostOfOne() const { return mostOne_; }
  const Extreme& mostOfAll() const { return mostAll_; }
  const Extreme& leastOfAll() const { return leastAll_; }
  /// Patterns that every legal table with pattern `p` had too; all, if no table had it.
  const plan::PatternSet& alwaysWith(size_t p) const { return always_[p]; }
  /// Of instructions that read a list: a table that asks for an entry behind its end.
  struct PastEnd { uint32_t instruction; int64_t asked; FoundTable found; };
  const std::vector<PastEnd>& pastEnds() const { return pastEnds_; }
  uint64_t tried() const { return tried_; }
  uint64_t legal() const { return legal_; }

 private:
  void keep(const eval::Table& table, const eval::Settlement& settlement);
  void note(const eval::Settlement& settlement);
  void noteLists();

  static constexpr size_t mostTables = 4000;
  const plan::Plan& plan_;
  eval::Evaluator evaluator_;
  SettledValues values_;
  RulePoints points_;
  TableMaker maker_;
  std::deque<FoundTable> tables_;
  std::unordered_map<std::string, size_t> known_;               // what is met: the table
  std::vector<std::array<FoundTable, 4>> witnesses_;            // by point: Held, Failed, Changes, Same; weight 0: none
  std::vector<FoundFault> faults_;
  std::vector<uint8_t> met_;
  FoundTable last_;
  Extreme mostOne_, mostAll_, leastAll_;
  std::vector<plan::PatternSet> always_;
  std::vector<PastEnd> pastEnds_;
  uint64_t tried_ = 0, legal_ = 0;
};

}  // namespace kaikou::analysis
