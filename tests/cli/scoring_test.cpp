// From words to a settlement and its texts, with a shipped ruleset: binder, results, explanations, examples, rule book.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tell/case_words.h"
#include "cli/example_runner.h"
#include "cli/plan_shelf.h"
#include "tell/rule_book.h"
#include "cli/score_text.h"
#include "runtime/cases/result_json.h"

using namespace kaikou;
using namespace kaikou::cli;

namespace {

struct Scored {
  CaseError error;
  eval::Table table;
  eval::Settlement settlement;
  ShelvedPlan* plan = nullptr;
  bool fine = false;
};

Session& session() {
  static Session shared;
  return shared;
}

Scored scored(const std::string& words, std::string_view ruleset = "kaikoufan") {
  static PlanShelf shelf(session(), "", {});
  Scored out;
  CaseFields fields;
  REQUIRE(readWords(words, fields, out.error));
  out.plan = &shelf.find(ruleset, "");
  INFO(out.plan->error);
  out.fine = makeTable(*out.plan, fields, plan::nobody, out.table, out.error);
  if (out.fine) REQUIRE_FALSE(out.plan->evaluator->settle(out.table, out.settlement));
  return out;
}

const std::string head = "indicator 8s dealer 0 ";

}  // namespace

TEST_CASE("a case in words is settled and told as JSON", "[cli]") {
  Scored case1 = scored(head + "seat 0: 22255777m 99s, 碰 555s from 2, aside 中; win 0 5m self_draw");
  REQUIRE(case1.fine);
  std::string out;
  appendResult(out, true, "a\"b", *case1.plan, case1.settlement);
  CHECK(
      out ==
      R"({"id": "a\"b", "legal": true, "payments": [360, -120, -120, -120], "fans": ["碰碰胡"], "hard": true, "liable": null})");
  Scored refused = scored(head + "seat 0: 22255777m 99s222p; win 0 5m self_draw");
  REQUIRE(refused.fine);
  out.clear();
  appendResult(out, true, "x", *refused.plan, refused.settlement);
  CHECK(out == R"({"id": "x", "legal": false, "reason": "不满足：必须开过口"})");
  out.clear();
  cases::appendError(out, false, {}, {"why", 2, "5m"});
  CHECK(out == R"({"id": null, "error": "why", "seat": 2, "tile": "5m"})");
}

TEST_CASE("cases that are no table are refused with seat and tile", "[cli]") {
  struct Wrong { const char* words; const char* message; int seat; const char* tile; };
  const Wrong all[] = {
      {"seat 0: 1m; win 0 5m self_draw", "wrong size", 0, ""},
      {"seat 1: ?, 碰碰 555s from 2; win 0 5m self_draw", "no call `碰碰`; did you mean `碰`", 1, ""},
      {"seat 1: ?, 碰 556s from 2; win 0 5m self_draw", "not the tiles of a `碰`", 1, ""},
      {"seat 1: ?, 吃 东南西 from 0; win 0 5m self_draw", "not the tiles of a `吃`", 1, ""},
      {"seat 1: ?, 碰 555s; win 0 5m self_draw", "needs `from`", 1, ""},
      {"seat 1: ?, 暗杠 5555s from 2; win 0 5m self_draw", "comes from the own hand", 1, ""},
      {"seat 1: ?, 红中杠 中 from 2; win 0 5m self_draw", "`aside`", 1, ""},
      {"seat 1: ?, 碰 中中中 from 2; win 0 5m self_draw", "may not use", 1, "中"},
      {"seat 1: ?, aside 5m; win 0 5m self_draw", "cannot be set aside", 1, "5m"},
      {"seat 1: 12x; win 0 5m self_draw", "", 1, ""},
      {"win 0 55m self_draw", "must be one tile", -1, ""},
      {"win 0 5m robbing 1", "shows no meld", 1, "5m"},
      {"win 0 5m from 0", "from himself", 0, ""},
      {"win 0 5m self_draw after_kong last_tiles", "together", 0, ""},
      {"offenders 1; win 0 5m self_draw", "no duty", -1, ""},
      {"fact a = 1; win 0 5m self_draw", "no fact `a`", -1, ""},
  };
  for (const Wrong& wrong : all) {
    INFO(wrong.words);
    const Scored outcome = scored(head + wrong.words);
    CHECK_FALSE(outcome.fine);
    CHECK_THAT(outcome.error.message, Catch::Contains(wrong.message));
    CHECK(outcome.error.seat == wrong.seat);
    CHECK(outcome.error.tile == wrong.tile);
  }
  CHECK_THAT(scored(head + "win 0 5m self_draw", "kaikoufann").error.message,
             Catch::Contains("did you mean `kaikoufan`"));
}

TEST_CASE("hostile counts do not wrap", "[cli]") {
  std::string many;
  for (int i = 0; i < 300; ++i) many += "中";
  const Scored outcome = scored(head + "seat 1: ?, aside " + many + "; win 0 5m self_draw");
  CHECK_FALSE(outcome.fine);
  CHECK(outcome.error.tile == "中");
}

TEST_CASE("settlements and explanations are told in two languages", "[cli]") {
  for (const char* words : {"seat 0: 22255777m 99s, 碰 555s from 2; win 0 5m from 1",
                            "seat 0: 234678m 99p 78s, 碰 555s from 2; win 0 6p self_draw"}) {
    Scored outcome = scored(head + words);
    INFO(outcome.error.message);
    REQUIRE(outcome.fine);
    eval::Explanation explanation;
    REQUIRE_FALSE(outcome.plan->evaluator->explain(outcome.table, outcome.settlement, explanation));
    for (Language language : {Language::Chinese, Language::English}) {
      std::string text;
      appendSettlementText(text, *outcome.plan, outcome.table, outcome.settlement, {language, false});
      appendExplanationText(text, *outcome.plan, outcome.table, outcome.settlement, explanation, {language, false});
      CHECK_THAT(text, Catch::Contains(say(outcome.settlement.legal ? Phrase::Reading : Phrase::Refused, language)));
    }
    std::string json;
    cases::appendExplanation(json, *outcome.plan, outcome.settlement, explanation);
    CHECK(nlohmann::json::accept(json));
  }
}

TEST_CASE("seats that pay by the same lines are told once", "[cli]") {
  struct Told {
    const char* words;
    const char* english;
    const char* chinese;
    int headings;
  };
  for (const Told& told : {Told{"seat 0: 222557m 77m 99s, 碰 555s from 2, aside 中; win 0 5m self_draw", "seats 1, 2, 3 pay each", "座 1、2、3 各付", 1},
                           Told{"seat 0: 222557m 77m 99s, 碰 555s from 2; seat 3: ?, 碰 333p from 1; win 0 5m self_draw", "seats 1, 2 pay each", "座 1、2 各付", 2}}) {
    INFO(told.words);
    const Scored outcome = scored("indicator 8s; dealer 0; " + std::string(told.words));
    INFO(outcome.error.message);
    REQUIRE(outcome.fine);
    eval::Explanation explanation;
    REQUIRE_FALSE(outcome.plan->evaluator->explain(outcome.table, outcome.settlement, explanation));
    for (Language language : {Language::Chinese, Language::English}) {
      std::string text;
      appendExplanationText(text, *outcome.plan, outcome.table, outcome.settlement, explanation, {language, false});
      CHECK_THAT(text, Catch::Contains(language == Language::English ? told.english : told.chinese));
      const std::string one = language == Language::English ? "  seat 3 pays\n" : "  座 3 付\n";
      CHECK((text.find(one) != std::string::npos) == (told.headings == 2));
    }
  }
}

TEST_CASE("the rule book and the examples of a ruleset", "[cli]") {
  driver::Workspace& workspace = session().workspace();
  diag::Sink sink;
  const std::string text =
      "ruleset fewer \"少\" / \"Fewer\" extends kaikoufan\n"
      "default 封顶 = 20\n"
      "example \"好\" / \"good\" { indicator 8s dealer 0 seat 0: hand 22255777m 99s meld 碰 555s from 2 win seat 0 "
      "with 5m self drawn\n"
      "  expect points 1200 -400 -400 -400, fans 碰碰胡, hard, liable nobody }\n"
      "example \"坏\" / \"bad\" { indicator 8s dealer 0 seat 0: hand 22255777m 99s meld 碰 555s from 2 win seat 0 "
      "with 5m self drawn\n"
      "  expect points 0 0 0 0, not hard }\n"
      "example \"不可能\" / \"impossible\" { indicator 8s dealer 0 seat 0: hand 1m win seat 0 with 5m self drawn "
      "expect impossible }\n";
  const auto ruleset = workspace.check("fewer", sink, &text);
  for (const auto& diagnostic : sink.all()) WARN(diagnostic.message.en());
  REQUIRE(ruleset);
  const auto results = runExamples(workspace, ruleset, Language::English);
  REQUIRE(results.size() == 3);
  for (const std::string& difference : results[0].differences) WARN(difference);
  CHECK(results[0].differences.empty());
  CHECK(results[1].differences.size() == 2);
  CHECK_FALSE(results[1].explanation.empty());
  CHECK(results[2].differences.empty());
  const std::string zh = ruleBook(workspace.sources(), sema::flatOf(*ruleset), Language::Chinese, false);
  const std::string en = ruleBook(workspace.sources(), sema::flatOf(*ruleset), Language::English, false);
  CHECK_THAT(zh, Catch::Contains("# 少 (fewer)") && Catch::Contains("若 指示牌 是 中 则 北 否则 指示牌") &&
                     Catch::Contains("= 20"));
  CHECK_THAT(en, Catch::Contains("# Fewer (fewer)") && Catch::Contains("if indicator is 中 then 北 else indicator"));
}

TEST_CASE("the rule book tells the worth of a pattern, and heads steps of every moment", "[cli]") {
  driver::Workspace& workspace = session().workspace();
  diag::Sink sink;
  const auto ruleset = workspace.check("riichi", sink);
  REQUIRE(ruleset);
  const std::string zh = ruleBook(workspace.sources(), sema::flatOf(*ruleset), Language::Chinese, false);
  const std::string en = ruleBook(workspace.sources(), sema::flatOf(*ruleset), Language::English, false);
  CHECK_THAT(zh, Catch::Contains("值 1：自己摸到 且 门清") && Catch::Contains("## 抉择"));
  CHECK_THAT(en, Catch::Contains("worth 1: self drawn and 门清") && Catch::Contains("## Decisions\n"));
}

TEST_CASE("an answer is expected of a mark in either language", "[cli]") {
  driver::Workspace& workspace = session().workspace();
  for (const auto& [answer, right] : {std::pair{"yes", true}, {"要", true}, {"no", false}, {"否", false}}) {
    diag::Sink sink;
    const std::string text = std::string("ruleset answer \"答\" / \"Answer\" extends kawuxing\n"
                                         "example \"亮\" / \"open\" with 查叫 = no { dealer 0 seat 1: hand 123456789p2255s with 亮 = yes then exhausted expect seat 1 亮 ") +
                             answer + " }\n";
    const auto ruleset = workspace.check("answer", sink, &text);
    for (const auto& diagnostic : sink.all()) WARN(diagnostic.message.en());
    REQUIRE(ruleset);
    const auto results = runExamples(workspace, ruleset, Language::English);
    REQUIRE(results.size() == 1);
    INFO(answer);
    CHECK(results[0].differences.empty() == right);
  }
}
