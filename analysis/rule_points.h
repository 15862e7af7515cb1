// The rules of a plan one by one, and what a settlement met of them.
//
// A point is a need, a pattern, one alternative of a line, a liability, a sharing. A line of a tally stands in a plan once for
// the winner and once for the losers; it is one point. Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/settled_values.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct RulePoint {
  enum Of : uint8_t { Need, Pattern, Line, Liability, Sharing } of{};
  uint32_t origin = 0;
  uint16_t alternative = 0;           // of a line, from 0
  uint16_t alternatives = 1;          // that the line has
  bool guarded = false;               // it may hold or not
  bool answered = true;               // a plan knows whether: no constant decides it
  std::vector<uint16_t> entries;      // into the plan's list
  std::vector<plan::Reg> before;      // Line: of each entry, the running value before its line; noReg: it starts there
  /// The same rule in plans of one ruleset under other options.
  std::string key;
};
const char* nameOf(RulePoint::Of of);

/// What was met of a point. A need holds when a win is legal, and fails when it refuses one; a liability holds when it is the
/// one that holds. `Changes`: a line applied and the value after it was another;
/// `Same`: it applied and the value was the same.
enum Met : uint8_t { Held = 1, Failed = 2, Changes = 4, Same = 8 };

class RulePoints {
 public:
  explicit RulePoints(const plan::Plan& plan);

  const std::vector<RulePoint>& all() const { return points_; }
  size_t size() const { return points_.size(); }
  const plan::Plan& plan() const { return plan_; }
  /// `values` are of the chosen reading if the win is legal; of a refusal none are read.
  void meet(const eval::Settlement& settlement, const SettledValues& values, std::vector<uint8_t>& met) const;

 private:
  uint8_t lineMet(const RulePoint& point, const SettledValues& values) const;

  const plan::Plan& plan_;
  std::vector<RulePoint> points_;
};

}  // namespace kaikou::analysis
