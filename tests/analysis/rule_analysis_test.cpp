// Mistakes as people make them, each planted in a ruleset that comes with Kaikou: found, and named at its place.
#include "analysis/rule_analysis.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "analysis/acceptance.h"
#include "analysis/example_text.h"
#include "analysis/option_settings.h"
#include "tests/shipped_rules.h"

using namespace kaikou;
using analysis::Finding;

namespace {

std::vector<Finding> findingsOf(const std::string& rules, std::shared_ptr<const plan::Plan>& plan, uint64_t tables = 8000) {
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  auto ruleset = workspace.check("planted.kou", sink, &rules);
  if (!ruleset) FAIL("the rules have errors: " + (sink.all().empty() ? std::string() : sink.all()[0].message.en()));
  text::Bilingual error;
  plan = workspace.plan(ruleset, {}, error);
  if (!plan) FAIL(error.en());
  analysis::AnalysisChoice choice;
  choice.tables = tables;
  const auto settings = analysis::settingsNextTo(workspace, ruleset, {}, *plan);
  for (const auto& setting : settings) choice.others.push_back(setting.plan);
  analysis::RuleAnalysis analysis(*plan, choice);
  analysis.run();
  std::vector<Finding> out = analysis.findings();
  for (Finding& finding : analysis::optionsWithoutEffect(workspace, ruleset, {}, *plan, settings)) out.push_back(std::move(finding));
  return out;
}

struct Planted {
  const char* base;
  const char* rules;
  const char* kind;
  const char* declaration;
};

void finds(const Planted& planted) {
  INFO(planted.rules);
  std::shared_ptr<const plan::Plan> plan;
  const auto findings = findingsOf(std::string("ruleset planted \"错\" / \"planted\" extends ") + planted.base + "\n" + planted.rules, plan);
  std::string all;
  bool found = false;
  for (const Finding& finding : findings) {
    all += std::string(nameOf(finding.kind)) + ' ' + finding.declaration + '\n';
    if (finding.declaration != planted.declaration || std::string(nameOf(finding.kind)) != planted.kind) continue;
    found = true;
    CHECK_FALSE(finding.file.empty());
    CHECK(finding.line > 0);
    CHECK_FALSE(finding.message.zh().empty());
  }
  INFO(all);
  CHECK(found);
}

}  // namespace

TEST_CASE("planted mistakes are found and named at their place", "[analysis]") {
  // A pattern that cannot be, a need that cannot fail, a limit below the base.
  finds({"kaikoufan", "override pattern 将一色 \"将一色\" / \"x\" : all tiles in 将牌 and all tiles in 风牌\n", "never-holds", "将一色"});
  finds({"kaikoufan", "override need 将对 \"将\" / \"x\" : pair in 将牌 or not pair in 将牌\n", "never-refuses", "将对"});
  finds({"kaikoufan", "payment { override 封顶 \"封顶\" / \"x\" : at most 1 }\n", "always-cuts", "封顶"});
  // A need that an earlier one implies.
  finds({"kaikoufan", "need 也开口 \"也开口\" / \"x\" : openings >= 1 or winner is dealer\n", "never-refuses", "也开口"});
  // An option that no rule reads.
  finds({"kaikoufan", "option 没用 \"没用\" / \"x\" : yes/no = no\n", "no-effect", "没用"});
  // A liability behind one that always holds before it.
  finds({"kaikoufan", "liable 先包 before 抢杠包 \"先包\" / \"x\" : giver when not self drawn\n", "never-liable", "抢杠包"});
  finds({"kaikoufan", "liable 没包 \"没包\" / \"x\" : giver when self drawn\n", "never-liable", "没包"});
  // A guard with `and` for `or`; two guards that exclude each other.
  finds({"kaikoufan", "payment { override 庄 \"庄\" / \"x\" : x 2 when winner is dealer and loser is dealer }\n", "never-holds", "庄"});
  finds({"kaikoufan", "payment { 双 before 封顶 \"双\" / \"x\" : x 2 when self drawn and won on discard }\n", "never-holds", "双"});
  finds({"kaikoufan", "payment { 双 before 封顶 \"双\" / \"x\" : x 2 when robbing and last tiles }\n", "never-holds", "双"});
  finds({"kaikoufan", "payment { 双 before 封顶 \"双\" / \"x\" : x 2 when openings > 5 }\n", "never-holds", "双"});
  // A condition that always holds; an alternative that never has its turn.
  finds({"kaikoufan", "payment { 双 before 封顶 \"双\" / \"x\" : x 2 when openings >= 1 }\n", "always-holds", "双"});
  finds({"kaikoufan", "payment { 双 before 封顶 \"双\" / \"x\" : x 2 when openings >= 1, otherwise x 3 }\n", "never-holds", "双"});
  // A line that changes nothing: times one, a floor below everything, a limit that is never reached.
  finds({"kaikoufan", "payment { 乘一 before 封顶 \"乘一\" / \"x\" : x 1 when self drawn }\n", "never-pays", "乘一"});
  finds({"kaikoufan", "payment { 起码 \"起码\" / \"x\" : at least 1 }\n", "never-pays", "起码"});
  finds({"kaikoufan", "payment { override 封顶 \"封顶\" / \"x\" : at most 300\n 再封 \"再封\" / \"x\" : at most 5000 }\n", "never-pays", "再封"});
  // A doubling that makes a loss; half a point.
  finds({"kaikoufan", "payment { 红中亏 before 封顶 \"红中亏\" / \"x\" : x 0.25 when any 中 aside }\n", "pays-less", "红中亏"});
  finds({"kaikoufan", "payment { 三分 \"三分\" / \"x\" : x 1 / 3 when winner is dealer }\n", "fault", "三分"});
  finds({"kaikoufan", "payment { override 自摸 \"自摸\" / \"x\" : x 1.25 when self drawn }\n", "fault", "封顶"});
  // No tile is wild.
  finds({"kaikoufan", "override wild 癞子 \"癞子\" / \"x\" = 东 except 东\n", "never-holds", "planted"});
  // No hand wins.
  finds({"kaikoufan", "need 未开 \"未开\" / \"x\" : openings = 0\n", "never-holds", "未开"});
  // A key that repeats another.
  finds({"kaikoufan", "override choose most winnings, winnings\n", "never-decides", "choose 2"});
  // Two enumerators that do the same.
  finds({"kaikoufan", "option 选 \"选\" / \"x\" : one of 甲 乙 丙 = 甲\npayment { 加 before 封顶 \"加\" / \"x\" : x 2 when 选 is 丙 }\n", "no-effect", "选"});
  // A list that is an entry short.
  finds({"kaikoufan", "payment { 开口表 before 封顶 \"开口表\" / \"x\" : x [1 2 3] at openings }\n", "past-the-end", "开口表"});
  // Other games.
  finds({"koukoufan", "need 三口 \"三口\" / \"x\" : openings <= 4\n", "never-refuses", "三口"});
  finds({"hong_kong", "payment { 乘一 \"乘一\" / \"x\" : x 1 when self drawn }\n", "never-pays", "乘一"});
  finds({"koukoufan", "pattern 两净 \"两净\" / \"x\" : all tiles in {1m 2m 3m} and all tiles in {1p 2p 3p}\n", "never-holds", "两净"});
  finds({"taiwan", "need 总是 \"总是\" / \"x\" : self drawn or won on discard or robbing\n", "never-refuses", "总是"});
  finds({"riichi", "payment { 零 \"零\" / \"x\" : + 0 when self drawn }\n", "never-pays", "零"});
  finds({"pizi", "payment { 双 \"双\" / \"x\" : x 2 when self drawn and robbing }\n", "never-holds", "双"});
}

TEST_CASE("of the common game nothing is said that is not so", "[analysis]") {
  std::shared_ptr<const plan::Plan> plan;
  const auto findings = findingsOf("ruleset planted \"同\" / \"same\" extends kaikoufan\n", plan, 30000);
  for (const Finding& finding : findings) {
    INFO(nameOf(finding.kind) << ' ' << finding.declaration);
    // Drawing the tile oneself may bring less than a big win on a discard; that is meant.
    CHECK((finding.kind == analysis::FindingKind::Undecided || finding.kind == analysis::FindingKind::PaysLess));
    for (const auto& witness : finding.witnesses) {
      eval::Evaluator evaluator(*plan);
      eval::Settlement settlement;
      REQUIRE_FALSE(evaluator.settle(witness.table, settlement));
      CHECK(settlement.payments == witness.settlement.payments);
      const std::string text = analysis::exampleText(*plan, witness.table, witness.settlement, {"a", "b", {}});
      CHECK(text.find("expect") != std::string::npos);
    }
  }
}

TEST_CASE("findings are accepted in the files with a reason", "[analysis]") {
  std::vector<Finding> findings(2);
  findings[0].kind = analysis::FindingKind::NeverPays, findings[0].declaration = "封顶";
  findings[1].kind = analysis::FindingKind::Undecided, findings[1].open = analysis::FindingKind::NeverHolds, findings[1].declaration = "九莲";
  auto acceptances = analysis::acceptancesIn("need x\n// accept never-pays 封顶: on purpose\n  // accept never-holds 九莲 : rare\n"
                                             "// accept whatever comes: words of a person\nset a \"// accept never-pays b: no\" = c\n// accept never-pays 封顶\n"
                                             "// accept never-pays 无: nothing\n", "a.kou");
  REQUIRE(acceptances.size() == 4);
  analysis::accept(findings, acceptances);
  CHECK(findings[0].accepted);
  CHECK(findings[0].reason == "on purpose");
  CHECK(findings[1].accepted);
  CHECK(acceptances[0].line == 2);
  CHECK(acceptances[0].met);
  CHECK(acceptances[2].wrong);
  CHECK_FALSE(acceptances[3].met);
}
