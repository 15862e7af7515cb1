// What the compiler of plans needs to know about registers: who writes them, when, and what they can hold.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan.h"

namespace kaikou::jit {

inline constexpr size_t maxInstructions = 6000;  // of a plan, a lane instruction counting once for each loser

/// What the denominator of a register can be where it is not a fault: 1; 1 or 2; anything, `none` included.
enum class Fraction : uint8_t { Whole, Half, Any };

class PlanFacts {
 public:
  PlanFacts(const plan::Plan& plan, const eval::WholeRange* ranges, const uint16_t* asked);

  /// Why this plan is left to the interpreter, if it is.
  const std::string& refusal() const { return refusal_; }

  static constexpr int noInstr = -1;
  int definer(plan::Reg reg) const { return definer_[reg]; }
  plan::Phase phaseOf(plan::Reg reg) const { return phase_[reg]; }
  const eval::WholeRange& range(plan::Reg reg) const { return ranges_[reg]; }
  Fraction fraction(plan::Reg reg) const { return fraction_[reg]; }
  bool isConstant(plan::Reg reg) const { return reg < plan.constants.size(); }
  int losers() const { return plan.game.seats - 1; }
  /// The registers that an instruction reads, and in which operand.
  struct Operands {
    plan::Reg a = plan::noReg, b = plan::noReg, c = plan::noReg, fact = plan::noReg;
  };
  Operands operands(const plan::Instr& instr) const;
  /// The instructions behind some registers, of one phase, in order of the code; registers of earlier phases
  /// that they and the roots read go into `outside`, once each.
  std::vector<uint32_t> behind(const std::vector<plan::Reg>& roots, plan::Phase phase,
                               std::vector<plan::Reg>* outside) const;

  // Where values of the table phase lie on their way to the readings.
  int carriedAt(plan::Reg reg) const { return carriedAt_[reg]; }
  int carriedWordsOf(plan::Reg reg) const { return range(reg).known ? 1 : 2; }
  size_t carriedWords() const { return carriedWords_; }
  const std::vector<plan::Reg>& carriedUnpriced() const { return carriedUnpriced_; }
  const std::vector<plan::Reg>& carriedPriced() const { return carriedPriced_; }

  /// Needs of the table, and of readings: indices into Plan::needs, in the order of the rules and in that of asking for yes
  /// or no.
  struct Order {
    std::vector<size_t> tableNeeds, readingNeeds;
    friend bool operator==(const Order&, const Order&) = default;
  };
  Order written, asking;

  const plan::Plan& plan;

 private:
  void findFractions();
  Fraction fractionOf(const plan::Instr& instr) const;
  void findCarried();

  const eval::WholeRange* ranges_;
  std::vector<int> definer_;
  std::vector<plan::Phase> phase_;
  std::vector<Fraction> fraction_;
  std::vector<int> carriedAt_;
  std::vector<plan::Reg> carriedUnpriced_, carriedPriced_;
  size_t carriedWords_ = 0;
  std::string refusal_;
};

/// Registers that a price, its keys and its results are read from.
std::vector<plan::Reg> pricedRoots(const plan::Plan& plan);

}  // namespace kaikou::jit
