// What a plan means, written so that plans which mean the same look the same.
//
//   FormTable table;
//   PlanForm a = table.formOf(plan), b = table.formOf(other);
//   if (a.settlement == b.settlement) …    // every table pays the same under both
//
// Names, numbers of registers, places of features and the order of declarations that does not matter are gone; values are those of
// value_forms.h. Equal forms are a proof; forms that differ prove nothing. `sameByCases` proves more: it takes a truth that the forms ask
// for as given, once as yes and once as no, and so on until the forms are equal in every case.
// Tested by tests/analysis/plan_diff_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/value_forms.h"
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
  /// Whether this part of the forms is the same in every case. False says nothing.
  bool sameByCases(const plan::Plan& a, const plan::Plan& b, std::string PlanForm::* part);

 private:
  class Maker;
  ValueForms values_;
};

}  // namespace kaikou::analysis
