// Rules described for programs: what a form of options is made of, and that what it gives back is what it said.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/api_fixture.h"

using namespace kaikou::test;
using nlohmann::json;

namespace {

json rulesOf(const CompilerHandle& compiler, const char* ruleset, const std::string& options = "") {
  const Reply reply(kaikou_reply_new());
  const kaikou_status status = kaikou_rules(compiler.get(), ruleset, options.data(), options.size(), reply.get());
  INFO(kaikou_reply_text(reply.get()));
  REQUIRE(status == KAIKOU_OK);
  return json::parse(kaikou_reply_text(reply.get()));
}
json optionOf(const json& rules, const char* name) {
  for (const json& option : rules["options"])
    if (option["name"] == name) return option;
  FAIL("there is no option " << name);
  return {};
}
std::string planBytes(const CompilerHandle& compiler, const char* ruleset, const std::string& options) {
  const Reply reply(kaikou_reply_new());
  kaikou_plan* plan = nullptr;
  const kaikou_status status = kaikou_compile(compiler.get(), ruleset, options.data(), options.size(), &plan, reply.get());
  INFO(options << ": " << kaikou_reply_text(reply.get()));
  REQUIRE(status == KAIKOU_OK);
  const PlanHandle handle(plan);
  REQUIRE(kaikou_plan_save(plan, reply.get()) == KAIKOU_OK);
  return bytesOf(reply.get());
}
constexpr const char* rulesets[] = {"kaikoufan", "koukoufan", "kaikoufan_plain", "koukoufan_plain", "koukoufan_additive", "pizi", "pizi_xiayu"};

}  // namespace

TEST_CASE("options are told with type, range, titles and default", "[api]") {
  const CompilerHandle compiler = shippedRules();
  const json rules = rulesOf(compiler, "kaikoufan");
  CHECK(rules["ruleset"]["name"] == "kaikoufan");
  const json limit = optionOf(rules, "封顶");
  CHECK(limit["type"] == "limit");
  CHECK(limit["minimum"] == 0);
  CHECK(limit["none"] == true);
  CHECK(limit["default"] == 300);
  CHECK(limit["zh"] == "每家最多付");
  CHECK(limit["en"] == "the most that a loser pays");
  CHECK(limit["file"] == "kaikoufan.kou");
  CHECK(limit["line"] > 1);
  CHECK(optionOf(rules, "承包")["default"] == true);
  CHECK(optionOf(rules, "大胡自摸")["default"] == json::parse("1.5"));
  CHECK(optionOf(rules, "叠加")["values"] == json{"double", "add"});
  CHECK(optionOf(rules, "叠加")["default"] == "double");
  CHECK(optionOf(rules, "大胡")["default"].size() == 8);
  CHECK(optionOf(rulesOf(compiler, "pizi"), "番表")["default"] == json::parse("[10, 20, 40, 80, 100]"));
  // What somebody chooses, beside what the ruleset chose.
  const json chosen = optionOf(rulesOf(compiler, "kaikoufan", R"({"封顶": "none", "大胡": ["海底捞"]})"), "封顶");
  CHECK(chosen["default"] == 300);
  CHECK(chosen["value"] == "none");
}

TEST_CASE("a default given back is the default, and a value given back the value", "[api]") {
  const CompilerHandle compiler = shippedRules();
  for (const char* ruleset : rulesets) {
    INFO(ruleset);
    json all = json::object();
    const json rules = rulesOf(compiler, ruleset);
    for (const json& option : rules["options"]) all[option["name"].get<std::string>()] = option["default"];
    CHECK(planBytes(compiler, ruleset, all.dump()) == planBytes(compiler, ruleset, ""));
  }
  const std::string chosen = R"({"封顶": "none", "大胡": ["海底捞"], "大胡自摸": 2.5, "叠加": "add", "承包": false})";
  json all = json::object();
  const json rules = rulesOf(compiler, "kaikoufan", chosen);
  for (const json& option : rules["options"]) all[option["name"].get<std::string>()] = option["value"];
  CHECK(planBytes(compiler, "kaikoufan", all.dump()) == planBytes(compiler, "kaikoufan", chosen));
}

TEST_CASE("every value of a choice is one that the option takes", "[api]") {
  const CompilerHandle compiler = shippedRules();
  const json rules = rulesOf(compiler, "kaikoufan");
  for (const json& option : rules["options"]) {
    if (option["type"] != "one_of") continue;
    for (const json& value : option["values"]) (void)planBytes(compiler, "kaikoufan", json{{option["name"].get<std::string>(), value}}.dump());
  }
}

TEST_CASE("a plan tells of its rules what the compiler tells", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  for (const char* ruleset : rulesets) {
    const json whole = rulesOf(compiler, ruleset);
    const PlanHandle plan = planOf(ruleset);
    REQUIRE(kaikou_plan_rules(plan.get(), reply.get()) == KAIKOU_OK);
    const json own = json::parse(kaikou_reply_text(reply.get()));
    for (const char* key : {"format", "module", "seats", "tiles", "calls", "shapes", "patterns", "needs", "lines", "liabilities", "sharings", "results", "facts"}) {
      INFO(ruleset << ": " << key);
      CHECK(own[key] == whole[key]);
    }
    REQUIRE(own["options"].size() == whole["options"].size());
    for (const json& option : own["options"]) CHECK(option["text"].is_string());
  }
  const json rules = rulesOf(compiler, "kaikoufan");
  CHECK(rules["calls"].size() == 7);
  CHECK(rules["patterns"][0]["zh"] != "");
  bool cited = false, limit = false;
  for (const json& line : rules["lines"]) {
    cited |= line["cite_zh"].is_string() && line["cite_zh"] != "";
    limit |= line["name"] == "封顶" && line["action"] == "at_most" && line["role"] == "payment";
  }
  CHECK(cited);
  CHECK(limit);
}

TEST_CASE("modules have options and no plan; wrong questions are answered", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  const json module = rulesOf(compiler, "sizhang_bigang");
  CHECK(module["module"] == true);
  CHECK_FALSE(module.contains("calls"));
  CHECK(kaikou_rules(compiler.get(), "no_such", nullptr, 0, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_rules(compiler.get(), "kaikoufan", "{\"封顶\": -1}", KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_rules(compiler.get(), "sizhang_bigang", "{\"x\": 1}", KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_rules(nullptr, "kaikoufan", nullptr, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_rules(compiler.get(), "kaikoufan", nullptr, 0, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_plan_rules(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("the course of a hand is told", "[api]") {
  const CompilerHandle compiler = shippedRules();
  CHECK(rulesOf(compiler, "kaikoufan")["course"]["followed"] == false);
  const json course = rulesOf(compiler, "riichi")["course"];
  auto named = [&](const char* list, const char* name) {
    for (const json& one : course[list])
      if (one["name"] == name) return one;
    FAIL("there is no " << name << " among " << list);
    return json();
  };
  CHECK(course["followed"] == true);
  CHECK(course["begins_with"] == 25000);
  CHECK(course["no_winner"] == true);
  const json furiten = named("marks", "振听");
  CHECK(furiten["of"] == "seat");
  CHECK(furiten["private"] == true);
  CHECK(furiten["begins_as"] == "no");
  CHECK(furiten["changes"][0]["on"] == json::parse(R"([{"event": "discard", "whose": "others", "names": []}, {"event": "call", "whose": "others", "names": ["加杠"]}])"));
  CHECK(furiten["changes"][0]["guarded"] == true);
  CHECK(named("marks", "立直数")["most"] == 2);
  const json riichi = named("steps", "立直");
  CHECK(riichi["moment"] == "with discard");
  CHECK(riichi["sets"] == json{"立直数"});
  CHECK(named("restrictions", "食替")["of"] == "discards");
  CHECK(named("turned_up", "宝示")["first_stack"] == 3);
  CHECK(named("payments", "立直棒")["on"][0]["names"] == json{"立直"});
  CHECK(course["after"].size() > 3);
  CHECK(course["after"][0]["what"] == "hand ends");
  const json sichuan = rulesOf(compiler, "sichuan")["course"];
  CHECK(sichuan["steps"][0]["chooses"] == "tiles");
  CHECK(sichuan["steps"][0]["tiles"] == 3);
}
