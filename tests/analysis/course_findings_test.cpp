// Mistakes in the course of a hand and in conditions, each planted in a ruleset that comes with Kaikou: found and named at its place.
#include "analysis/course_findings.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "analysis/every_setting.h"
#include "analysis/finding_places.h"
#include "analysis/option_settings.h"
#include "analysis/rule_analysis.h"
#include "tests/shipped_rules.h"

using namespace kaikou;
using analysis::Finding;

namespace {

/// What is found of a shipped ruleset with one piece of its text replaced.
std::vector<Finding> findingsOf(const std::string& base, const std::string& old, const std::string& with, uint64_t tables = 2500) {
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  auto shipped = workspace.check(base, sink);
  REQUIRE(shipped);
  std::string text(workspace.sources().text(sema::flatOf(*shipped).headerPlace.file));
  text.resize(text.find("\nexample ") + 1);
  if (!old.empty()) {
    const size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    text.replace(at, old.size(), with);
  }
  auto ruleset = workspace.check(base + ".kou", sink, &text);
  if (!ruleset) FAIL("the rules have errors: " + (sink.all().empty() ? std::string() : sink.all()[0].message.en()));
  text::Bilingual error;
  auto plan = workspace.plan(ruleset, {}, error);
  if (!plan) FAIL(error.en());
  analysis::AnalysisChoice choice;
  choice.tables = tables, choice.tablesOfOthers = 500;
  for (const auto& setting : analysis::settingsNextTo(workspace, ruleset, {}, *plan)) choice.others.push_back(setting.plan);
  analysis::RuleAnalysis analysis(*plan, choice);
  analysis.run();
  std::vector<Finding> out = analysis.findings();
  analysis::placeFindings(workspace, *ruleset, out);
  return out;
}

struct Planted {
  const char *base, *old, *with, *kind, *sort, *declaration;
};

void finds(const Planted& planted) {
  INFO(planted.base << ": " << planted.with);
  const auto findings = findingsOf(planted.base, planted.old, planted.with);
  std::string all;
  bool found = false;
  for (const Finding& finding : findings) {
    all += std::string(nameOf(finding.kind)) + ' ' + finding.sort + ' ' + finding.declaration + '\n';
    if (finding.declaration != planted.declaration || finding.sort != planted.sort || std::string(nameOf(finding.kind)) != planted.kind) continue;
    found = true;
    CHECK(finding.line > 3);
    CHECK_FALSE(finding.message.zh().empty());
    CHECK_FALSE(finding.why.en().empty());
  }
  INFO(all);
  CHECK(found);
}

}  // namespace

TEST_CASE("mistakes in the course of a hand are found at their place", "[analysis][course]") {
  // Calls that nobody can make, a rule of who deals next that never has its turn.
  finds({"kaikoufan", "quad added to 碰, draws, robbable    without 特殊", "quad added to 碰, draws, robbable    without 特殊 when openings = 0 and openings >= 1", "never-holds", "call", "蓄杠"});
  finds({"kaikoufan", "set aside 中, draws, any time ", "set aside 中, draws, any time without 特殊 ", "never-holds", "call", "红中杠"});
  finds({"sichuan", "dealer first winner unless no winners\n  same dealer", "same dealer\n  dealer first winner unless no winners", "never-holds", "next dealer", "next dealer 3"});
  finds({"sichuan", "when count winners of first win >= 2", "when count winners of first win >= 5", "never-holds", "next dealer", "next dealer 1"});
  // Marks that nothing changes and that nothing reads.
  finds({"sichuan", "  becomes yes on own win passed\n", "", "never-holds", "mark", "过手"});
  finds({"sichuan", "mark 过手", "mark 圈数 \"圈\" / \"rounds\" of the match : number up to 9 = 0 { adds 1 on hand end }\nmark 过手", "no-effect", "mark", "圈数"});
  // Steps, restrictions, payments, what comes after.
  finds({"sichuan", "all at once when 换三张", "all at once when 换三张 and not 换三张", "never-holds", "step", "换牌"});
  finds({"sichuan", "in the void suit\" :", "in the void suit\" when 过手 and not 过手 :", "never-holds", "restrict", "不叫缺"});
  finds({"sichuan", "on 补杠 from others in play to actor { 底 \"底\" / \"base\" : = 底 }", "on 补杠 from others in play to actor { 底 \"底\" / \"base\" : = 0 }", "never-pays", "pay", "刮风"});
  finds({"sichuan", "when 转移 and won on discard", "when 转移 and self drawn and won on discard", "never-holds", "pay", "转移"});
  finds({"sichuan", "match ends when hands played >= 局数", "match ends when hands played < 0", "never-holds", "after", "hand end"});
  // A mark that counts to four is never five.
  finds({"riichi", "when 杠计 = 4 : calls", "when 杠计 > 4 : calls", "never-holds", "restrict", "第五杠"});
  finds({"riichi", "when 立直数 = 0 and fully", "when 立直数 = 0 and 立直数 > 1 and fully", "never-holds", "step", "立直"});
}

TEST_CASE("a part of a condition that decides nothing is found", "[analysis]") {
  finds({"kaikoufan", "shape is 平胡 or 将一色 or 风一色", "shape is 平胡 or 将一色 and 风一色", "never-holds", "need", "牌型"});
  finds({"kaikoufan", "x 2 when no 大胡 and (winner is dealer", "x 2 when no 大胡 and openings >= 1 and (winner is dealer", "always-holds", "line", "庄"});
  // A liability behind one that names the same seat whenever it holds; a wild at its place; a wild that is never of two suits.
  finds({"kaikoufan", "liable 清一色包", "liable 三口包 \"三口包\" / \"third opening\" : source of opening 3 when 承包 and openings >= 3\nliable 清一色包", "never-liable", "liable", "清一色包"});
  finds({"kaikoufan", "= next 定牌            ", "= 定牌 except 定牌            ", "never-holds", "wild", "癞子"});
  finds({"pizi", "(风翻 and 癞子 in 字牌) or (连癞翻 and previous wild in 癞子)", "风翻 and 癞子 in 万 and 癞子 in 字牌", "never-holds", "line", "翻癞"});
}

TEST_CASE("of the course of the shipped games nothing is said that is not so", "[analysis][course]") {
  for (const char* name : {"kaikoufan", "pizi_xiayu", "sichuan", "sichuan_xueliu", "riichi", "mcr", "hong_kong", "taiwan", "guangdong", "changsha", "kawuxing", "hangzhou", "xiapao"}) {
    driver::Workspace& workspace = test::shippedWorkspace();
    diag::Sink sink;
    auto ruleset = workspace.check(name, sink);
    REQUIRE(ruleset);
    text::Bilingual error;
    auto plan = workspace.plan(ruleset, {}, error);
    REQUIRE(plan);
    eval::Evaluator evaluator(*plan);
    analysis::NeverProof proof(*plan, evaluator);
    analysis::CourseRules rules(*plan, evaluator, proof);
    rules.ask();
    std::vector<analysis::CourseFinding> found = rules.found();
    for (const auto& setting : analysis::settingsNextTo(workspace, ruleset, {}, *plan)) {
      if (found.empty()) break;
      eval::Evaluator other(*setting.plan);
      analysis::NeverProof there(*setting.plan, other);
      analysis::CourseRules same(*setting.plan, other, there);
      same.ask();
      std::erase_if(found, [&](const analysis::CourseFinding& one) { return same.denies(one.key); });
    }
    for (const auto& one : found) FAIL_CHECK(name << ": " << one.key);
    // Every pattern of the shipped games is of some use, if only for links between melds.
    const analysis::Uses uses = analysis::usesOf(*plan);
    for (const plan::Pattern& pattern : plan->patterns) {
      INFO(name << ' ' << plan->origins[pattern.origin].name);
      if (pattern.holds >= plan->constants.size()) CHECK(uses.registers[pattern.holds]);
    }
  }
}

TEST_CASE("every value of every option is asked", "[analysis]") {
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  const std::string rules =
      "ruleset planted \"错\" / \"planted\" extends kaikoufan\noption 倍 \"倍\" / \"times\" : one of 一 亏 = 一\n"
      "payment { 亏 before 封顶 \"亏\" / \"less\" : x (if 倍 is 亏 then 0.25 else 1) when any 中 aside }\n";
  auto ruleset = workspace.check("planted.kou", sink, &rules);
  REQUIRE(ruleset);
  text::Bilingual error;
  auto plan = workspace.plan(ruleset, {}, error);
  REQUIRE(plan);
  analysis::AnalysisChoice choice;
  choice.tables = 3000;
  const auto settings = analysis::settingsNextTo(workspace, ruleset, {}, *plan);
  const auto all = analysis::askEverySetting(settings, {}, choice);
  CHECK(all.settings.size() == settings.size());
  const auto loss = std::find_if(all.findings.begin(), all.findings.end(), [](const Finding& one) { return one.kind == analysis::FindingKind::PaysLess && one.declaration == "亏"; });
  REQUIRE(loss != all.findings.end());
  REQUIRE(loss->setting.size() == 1);
  CHECK(loss->setting[0] == std::pair<std::string, std::string>{"倍", "亏"});
  // The witnesses are tables of that setting.
  for (const auto& witness : loss->witnesses) {
    eval::Evaluator evaluator(*loss->plan);
    eval::Settlement settlement;
    REQUIRE_FALSE(evaluator.settle(witness.table, settlement));
    CHECK(settlement.payments == witness.settlement.payments);
  }
  // Without time each value is named as not asked.
  choice.stop = [] { return true; };
  const auto none = analysis::askEverySetting(settings, {}, choice);
  CHECK(none.findings.size() == settings.size());
  for (const Finding& one : none.findings) CHECK(one.kind == analysis::FindingKind::Undecided);
}
