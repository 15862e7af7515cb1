// `kou bench settle --profile`: where the time of settlements goes, declaration by declaration.
#pragma once

#include <string>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

struct ProfileRow {
  std::string name;          // of a declaration, or what the engine does for all of them
  std::string place;         // its file and line
  double nanoseconds = 0;    // a settlement
  double executions = 0;     // instructions, a settlement
  int instructions = 0;      // of its own in the program
  bool isEngine = false;
};
struct SettleProfile {
  double total = 0;          // nanoseconds a settlement, without the profile
  double readings = 0;       // distinct readings, a settlement
  std::vector<ProfileRow> rows;   // the most expensive first
};

SettleProfile profileSettle(const plan::Plan& plan, const std::vector<eval::Table>& wins, double seconds);
/// As a table, names with titles of the plan.
std::string printProfile(const std::string& name, const SettleProfile& profile);

}  // namespace kaikou::bench
