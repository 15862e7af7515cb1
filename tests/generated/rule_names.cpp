// House rules are written over every shipped ruleset, so what those may speak of is asked of them and not
// listed here. Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_names.h"

#include <algorithm>

#include "tests/shipped_rules.h"

namespace kaikou::generated {

namespace {

ShippedNames namesIn(const std::string& name, const sema::FlatRuleset& flat, const plan::Plan& plan) {
  ShippedNames out;
  out.ruleset = name;
  for (const plan::Kind& kind : plan.kinds)
    if (!plan.blocks[kind.block].isFlower) out.names.tiles.push_back(kind.name);
  for (const plan::Block& block : plan.blocks) out.names.suits += block.isSuit;
  auto take = [](const std::vector<sema::DeclRef>& declared, std::vector<std::string>& into) {
    for (const sema::DeclRef& one : declared) into.push_back(one.decl->name.text);
  };
  take(flat.calls, out.names.calls);
  take(flat.patterns, out.names.patterns);
  take(flat.shapes, out.names.shapes);
  take(flat.needs, out.needs);
  for (const std::string& pattern : out.names.patterns)
    out.names.values.push_back({'b', Time::Reading, pattern});
  for (const plan::Block& block : plan.blocks)
    if (block.isSuit) out.names.suitNames.push_back(block.name);
  if (plan.course.followed) out.has |= Course;
  if (plan.game.hasIndicator) out.has |= Indicator;
  if (plan.wilds != plan::noReg) out.has |= Wilds;
  if (plan.game.hasDuty) out.has |= Duty;
  if (plan.game.lastTiles) out.has |= LastTiles;
  if (std::any_of(plan.calls.begin(), plan.calls.end(), [](const plan::Call& call) { return call.robbable; }))
    out.has |= Robbable;
  return out;
}

}  // namespace

const std::vector<ShippedNames>& shippedNames() {
  static const std::vector<ShippedNames> all = [] {
    std::vector<ShippedNames> found;
    driver::Workspace& workspace = test::shippedWorkspace();
    for (const driver::Workspace::Listed& listed : workspace.list()) {
      if (listed.isModule || !listed.path.starts_with(KAIKOU_SOURCE_RULESETS)) continue;
      diag::Sink sink;
      std::string error;
      const auto ruleset = workspace.check(listed.name, sink);
      const auto plan = ruleset ? workspace.plan(ruleset, {}, error) : nullptr;
      if (plan) found.push_back(namesIn(listed.name, sema::flatOf(*ruleset), *plan));
    }
    return found;
  }();
  return all;
}

}  // namespace kaikou::generated
