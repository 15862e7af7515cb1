// A plan with everything that scoring cases by it needs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/cases/case_binder.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"

namespace kaikou::cases {

/// Not for several threads at once; any number of scorers may share a plan.
struct Scorer {
  std::shared_ptr<const plan::Plan> plan;
  std::unique_ptr<CaseBinder> binder;
  std::unique_ptr<eval::Evaluator> evaluator;
  /// For each of Plan::results that lists patterns: their indices, sorted by name (code points).
  std::vector<std::vector<uint16_t>> sortedPatterns;
};

/// Fills binder, evaluator and sortedPatterns from `plan`, which is verified.
void equip(Scorer& scorer);

/// Binds and checks a case: a win, or with `waitsSeat` a hand of that seat that waits, of its usual size or one tile more.
/// False with the error.
[[nodiscard]] bool bindTable(Scorer& scorer, const CaseFields& fields, int waitsSeat, eval::Table& out, CaseError& error);

/// Whether the hand of a seat holds one tile more than it has between turns.
bool holdsOneMore(const plan::Plan& plan, const eval::Table& table, int seat);

/// The seat whose waits a case asks for when nobody names one: its `waits`, or the only hand that is told; otherwise -1.
int seatThatWaits(const CaseFields& fields);

/// "`name`: reason (file:line:column)" of a fault of evaluation.
std::string faultText(const plan::Plan& plan, const eval::Fault& fault);

/// "seat 2: no such tile (5m)" for an error of a case.
std::string caseErrorText(const CaseError& error);

}  // namespace kaikou::cases
