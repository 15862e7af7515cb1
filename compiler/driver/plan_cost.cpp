// Costs by origin. Nodes and instructions carry the declaration that first asked for them; both forms list declarations in
// their own order, so they are joined by name and place. Tested by tests/driver/plan_cost_test.cpp.
#include "compiler/driver/plan_cost.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace kaikou::driver {

std::vector<DeclarationCost> declarationCosts(Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                              const OptionValues& values, text::Bilingual& error) {
  std::vector<DeclarationCost> costs;
  auto plan = workspace.plan(ruleset, values, error);
  if (!plan) return costs;
  diag::Sink sink;
  auto module = sema::elaborate(*ruleset, values, sink, false);
  if (!module) {
    error = diag::say::HasErrors;
    return costs;
  }
  std::map<std::tuple<std::string, uint32_t, uint32_t, std::string>, DeclarationCost> byPlace;
  auto costOf = [&](const plan::Origin& origin) -> DeclarationCost& {
    auto& cost = byPlace[{origin.file, origin.line, origin.column, origin.name}];
    if (cost.name.empty()) {
      cost.name = origin.name;
      cost.title = origin.en;
      cost.file = origin.file;
      cost.line = origin.line;
    }
    return cost;
  };
  for (const auto& node : module->nodes) {
    if (node.op != ir::Op::Const) ++costOf(module->origins[node.origin]).before;
  }
  for (const auto& run : plan->phases) {
    for (uint32_t i = run.first; i < run.first + run.count; ++i) {
      const auto& instruction = plan->code[i];
      auto& cost = costOf(plan->origins[instruction.origin]);
      switch (run.phase) {
        case plan::Phase::Deal: ++cost.deal; break;
        case plan::Phase::Table: ++cost.table; break;
        case plan::Phase::Reading: ++cost.reading; break;
      }
      cost.lanes += plan->isLane(instruction.dst);
    }
  }
  for (auto& [place, cost] : byPlace) costs.push_back(std::move(cost));
  return costs;
}

std::string printCosts(const std::vector<DeclarationCost>& costs) {
  std::string out = fmt::format("{:>7} {:>7} {:>6} {:>6} {:>8} {:>6}  {}\n", "before", "after", "deal", "table", "reading", "lanes", "declaration");
  DeclarationCost sum;
  auto row = [&](const DeclarationCost& cost, const std::string& name) {
    out += fmt::format("{:>7} {:>7} {:>6} {:>6} {:>8} {:>6}  {}\n", cost.before, cost.after(), cost.deal, cost.table, cost.reading, cost.lanes, name);
  };
  for (const auto& cost : costs) {
    std::string name = cost.title.empty() || cost.title == cost.name ? cost.name : cost.name + " · " + cost.title;
    if (!cost.file.empty()) name += fmt::format("  {}:{}", cost.file.substr(cost.file.rfind('/') + 1), cost.line);
    row(cost, name);
    sum.before += cost.before;
    sum.deal += cost.deal;
    sum.table += cost.table;
    sum.reading += cost.reading;
    sum.lanes += cost.lanes;
  }
  row(sum, "in all");
  return out + "\nbefore: nodes as elaborated; after: instructions that the passes left, by the phase they run in; lanes: of\n"
               "those, what runs once for each loser.\n";
}

}  // namespace kaikou::driver
