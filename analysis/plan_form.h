// What a plan means, written so that plans which mean the same look the same.
//
//   FormTable table;
//   PlanForm a = table.formOf(plan), b = table.formOf(other);
//   if (a.settlement == b.settlement) …    // every table pays the same under both
//
// Names, numbers of registers, places of features and the order of declarations that does not matter are gone; operands of operations
// in which order does not matter are sorted, those of `and`, `or`, `min`, `max` gathered, of sums and products too. Equal forms are a
// proof; forms that differ prove nothing. (Sums and products are exact, so their order matters to nothing but where a number
// leaves 64 bits.) Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct PlanForm {
  std::string tiles;                      // the tiles there are
  std::string settlement;                 // what is legal and what is paid
  std::string refusals;                   // which need refuses, by name
  std::string results;                    // what is reported
  std::string game;                       // the deal, calls and all that is not of a settlement
  struct Rule { std::string name, form; uint32_t origin; };
  std::vector<Rule> needs, patterns, lines, liabilities, sharings;
};

class FormTable {
 public:
  PlanForm formOf(const plan::Plan& plan);

 private:
  class Maker;
  uint32_t numberOf(const std::string& text);
  std::unordered_map<std::string, uint32_t> numbers_;
};

}  // namespace kaikou::analysis
