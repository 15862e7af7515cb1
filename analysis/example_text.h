// A table as an `example` of a rule file, with what the rules make of it as what is expected.
//
// Guarantee: `kou test` reads it back as the same table and accepts it, under the options that are said.
// Tested by tests/scripts/analyze_end_to_end.sh.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

struct ExampleTitle {
  std::string zh, en;
  std::vector<std::pair<std::string, std::string>> options;   // `with NAME = VALUE`
};

std::string exampleText(const plan::Plan& plan, const eval::Table& table, const eval::Settlement& settlement, const ExampleTitle& title);

/// The same of a table that cannot be settled: it expects nothing, and a comment says so.
std::string faultText(const plan::Plan& plan, const eval::Table& table, const ExampleTitle& title);

}  // namespace kaikou::analysis
