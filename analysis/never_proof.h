// Proofs that something can never be, over all tables of a plan.
//
//   NeverProof proof(plan, evaluator);
//   proof.never({Want::holds(reg), Want::fails(other)});    // true: no legal win and no reading has both
//
// What a table is asked is taken as free as it can be at all: each question has the values it may have, wins and seats are gone
// through one by one, melds of the winner fit the calls there are, and readings are those of reachable_readings.h. Then values
// are worked out as ranges, and where that leaves something open one question is split into its answers. There are more of
// these tables than real ones, so `true` is a proof; `false` says nothing.
// Tested by tests/analysis/never_proof_test.cpp against plain enumeration of small games.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "analysis/possible_marks.h"
#include "analysis/reachable_readings.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct Want {
  enum Of : uint8_t { Holds, Fails, Less, NotLess, Differs } of = Holds;
  plan::Reg a = 0, b = 0;           // Less: a < b; NotLess: not a < b; Differs: a is not b
  int seat = -1;                    // of lane registers: which loser's, counted from the winner
  bool hasTwo() const { return of != Holds && of != Fails; }
  static Want holds(plan::Reg reg, int seat = -1) { return {Holds, reg, 0, seat}; }
  static Want fails(plan::Reg reg, int seat = -1) { return {Fails, reg, 0, seat}; }
};

/// When it is asked: of a win that is claimed, whose winner is the seat that is asked of; or at any moment of a hand, where only
/// that the last win was by one way is known, and whoever is asked of may be any seat.
enum class Moment : uint8_t { Win, Any };

class NeverProof {
 public:
  /// Both outlive it; `evaluator` is one of `plan`.
  NeverProof(const plan::Plan& plan, eval::Evaluator& evaluator);
  ~NeverProof();

  /// Whether no table and no reading has all that is wanted. `unread`: hands that cannot be read are asked too, as refusals do.
  bool never(const std::vector<Want>& wants, bool unread = false);
  /// The same of what is asked in the course of a hand. What is wanted hangs on no reading.
  bool neverInCourse(const std::vector<Want>& wants, Moment moment);
  /// Of each of Course::marks.
  const std::vector<MarkValues>& marks() const { return marks_; }
  /// Steps that one question may take.
  void limitWork(uint64_t most) { mostWork_ = most; }

 private:
  class Search;
  const std::vector<ReachableReading>* readingsFor(const ReadingQuestion& question);

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  uint64_t mostWork_ = 20000000;
  int mostWilds_ = 0;
  const std::vector<MarkValues> marks_;
  std::map<std::pair<std::vector<bool>, bool>, std::optional<std::vector<ReachableReading>>> readings_;
};

}  // namespace kaikou::analysis
