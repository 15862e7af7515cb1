// Which rules some tables reach: needs, patterns, alternatives of lines, liabilities and sharings, each both ways.
//
//   Coverage coverage;
//   coverage.see(plan, table, settlement);      // plans of one ruleset under any options
//   for (const Coverage::Row& row : coverage.rows()) …
//
// Plans that differ in options alone have the same rules: what is reached in one is reached. A side that options alone decide in
// every plan is none. Tested by tests/scripts/analyze_end_to_end.sh.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "analysis/rule_points.h"
#include "runtime/eval/evaluator.h"

namespace kaikou::analysis {

/// Why a side is not reached.
enum class Miss : uint8_t {
  NotAsked,        // nobody looked
  NoExample,       // there is a table: a witness
  EarlierHolds,    // proved never: an earlier alternative always holds
  Never,           // proved never
  Undecided,       // no table was found, and no proof
};
const char* nameOf(Miss miss);

class Coverage {
 public:
  struct Side {
    bool counts = false;           // it is one
    uint64_t times = 0;            // tables that reached it
    Miss miss = Miss::NotAsked;    // of one that none reached
  };
  struct Row {
    RulePoint point;
    plan::Origin origin;
    Side holds, fails;
  };

  /// The rules of a plan, whether or not a table comes to it.
  void know(const std::shared_ptr<const plan::Plan>& plan);
  void see(const std::shared_ptr<const plan::Plan>& plan, const eval::Table& table, const eval::Settlement& settlement);
  /// Finds out why sides were missed, as far as the tables of one plan show: so many are tried.
  void ask(const plan::Plan& plan, uint64_t tables);

  /// By file and place.
  std::vector<Row> rows() const;
  /// Sides there are and sides that were reached, in rows of one file; empty: of all.
  struct Sum { size_t sides = 0, reached = 0; };
  static Sum sumOf(const std::vector<Row>& rows);

 private:
  struct Watched {
    std::shared_ptr<const plan::Plan> plan;
    std::unique_ptr<eval::Evaluator> evaluator;
    std::unique_ptr<SettledValues> values;
    std::unique_ptr<RulePoints> points;
    std::vector<size_t> rows;
  };
  Watched& watch(const std::shared_ptr<const plan::Plan>& plan);

  std::map<const plan::Plan*, Watched> plans_;
  std::map<std::string, size_t> byKey_;
  std::vector<Row> rows_;
  std::vector<uint8_t> met_;
};

}  // namespace kaikou::analysis
