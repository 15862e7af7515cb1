// Small changes to a plan, as somebody would slip who writes rules: another number, a condition turned round, a rule left out, two
// rules in the other order, a tile more or less in a set.
//
//   Mutants mutants(plan);
//   for (size_t i = 0; i < mutants.size(); ++i) { mutants.apply(i); … mutants.plan() …; mutants.undo(); }
//
// A mutant is made on the plan, so it needs no compiler. Every one is a verified plan. Whether it is another ruleset at all is for
// whoever compares them. Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/plan/plan.h"
#include "runtime/text/bilingual.h"

namespace kaikou::analysis {

struct Mutant {
  enum Of : uint8_t { Operation, Constant, ListEntry, NoNeed, NeedsSwapped, NoLiability, LiabilitiesSwapped, NoSharing, NoKey, KeysSwapped, NotReported, FeatureTile } of{};
  uint32_t origin = 0;
  uint32_t index = 0, second = 0;      // into the list that changes
  plan::Instr instr;                   // Operation: what stands there then
  Num value;                           // Constant, ListEntry
  text::Bilingual what;                // one phrase
  /// The same change in a plan under other options.
  std::string key;
};

class Mutants {
 public:
  explicit Mutants(const plan::Plan& plan);

  size_t size() const { return mutants_.size(); }
  const Mutant& at(size_t i) const { return mutants_[i]; }
  /// Makes plan() the mutant; undo() makes it the original again.
  void apply(size_t i);
  void undo();
  const plan::Plan& plan() const { return changed_; }
  /// Whether readings have the same features as in the original, so that tables of them may be shared.
  static bool keepsReadings(const Mutant& mutant) { return mutant.of != Mutant::FeatureTile; }

 private:
  void add(Mutant mutant);
  void operations();
  void numbers();
  void rules();
  std::string nameOf(plan::Reg reg) const;

  const plan::Plan& original_;
  plan::Plan changed_;
  std::vector<Mutant> mutants_;
  size_t applied_ = 0;
};

}  // namespace kaikou::analysis
