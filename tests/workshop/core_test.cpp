// The core of the workshop page: every request it knows, against what the rest of the project says, and everything that is no request.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <set>

#include "sim/runner.h"
#include "workshop/core.h"

using namespace kaikou;
using nlohmann::json;

namespace {

workshop::Core& core() {
  static workshop::Core shared({KAIKOU_SOURCE_RULESETS});
  return shared;
}
json answerOf(const json& request) { return json::parse(core().answer(request.dump())); }
json asked(json request) {
  if (!request.contains("language")) request["language"] = "en";
  const json answer = answerOf(request);
  INFO(request.dump().substr(0, 400) << " → " << answer.dump().substr(0, 600));
  REQUIRE(answer.contains("ok"));
  return answer["ok"];
}
json refused(json request) {
  if (!request.contains("language")) request["language"] = "en";
  const json answer = answerOf(request);
  INFO(request.dump().substr(0, 400) << " → " << answer.dump().substr(0, 600));
  REQUIRE(answer.contains("error"));
  REQUIRE_FALSE(answer["error"]["message"].get<std::string>().empty());
  return answer["error"];
}

const json rules = {{"name", "kaikoufan"}};
const std::string words = "indicator 8s; dealer 0\nseat 0: 222557m 77m 99s, 碰 555s from 2, aside 中\nwin 0 5m self_draw";

}  // namespace

TEST_CASE("workshop: what is no request is refused with its reason", "[workshop]") {
  for (const std::string text : {"", "{", "[]", "7", "null", R"({"do": 1})", R"({"id": 1})", R"({"do": "fly"})", R"({"do": "score", "language": "fr"})", "\xff\xfe",
                                 R"({"do": "score"})", R"({"do": "score", "rules": 3})", R"({"do": "score", "rules": {}})", R"({"do": "score", "rules": {"name": 5}})",
                                 R"({"do": "play.step"})", R"({"do": "play.step", "table": -1})", R"({"do": "play.step", "table": 1e300})",
                                 R"({"do": "play.new", "rules": {"name": "kaikoufan"}, "seed": "00"})", R"({"do": "trial.new", "rules": {"name": "kaikoufan"}})",
                                 R"({"do": "trial.new", "rules": {"name": "kaikoufan"}, "hands": 99999999999})", R"({"do": "log.open", "text": "x"})",
                                 R"({"do": "source", "name": "../README"})", R"({"do": "describe", "rules": {"name": "/etc/passwd"}})",
                                 R"({"do": "describe", "rules": {"name": "../a.kou", "text": "x"}})"}) {
    const json answer = json::parse(core().answer(text));
    INFO(text << " → " << answer.dump());
    REQUIRE(answer.contains("error"));
    CHECK_FALSE(answer["error"]["message"].get<std::string>().empty());
    CHECK_FALSE(answer["error"].contains("internal"));
  }
  CHECK(json::parse(core().answer(R"({"id": 7, "do": "fly"})"))["id"] == 7);
  CHECK(asked({{"do", "hello"}})["level"].get<int>() >= 3);
}

TEST_CASE("workshop: rulesets are listed, described, told in both languages, without paths of the machine", "[workshop]") {
  const json all = asked({{"do", "rulesets"}});
  std::set<std::string> names;
  for (const json& one : all) names.insert(one["name"]);
  CHECK(names.count("kaikoufan"));
  for (const json& one : all) {
    if (one["module"]) continue;
    INFO(one["name"]);
    const json told = asked({{"do", "describe"}, {"rules", {{"name", one["name"]}}}});
    CHECK(told["rules"]["seats"].get<int>() >= 2);
    CHECK(told.dump().find(KAIKOU_SOURCE_RULESETS) == std::string::npos);
    CHECK(asked({{"do", "source"}, {"name", one["name"]}})["text"].get<std::string>().size() > 20);
    const std::string en = asked({{"do", "book"}, {"rules", {{"name", one["name"]}}}})["text"];
    const std::string zh = asked({{"do", "book"}, {"rules", {{"name", one["name"]}}}, {"language", "zh"}})["text"];
    CHECK(en != zh);
    CHECK(en.starts_with("# "));
  }
  CHECK(refused({{"do", "describe"}, {"rules", {{"name", "kaikoufann"}}}})["message"] == "there is no ruleset `kaikoufann`: did you mean `kaikoufan`?");
}

TEST_CASE("workshop: a hand in words and as a case is priced and explained alike", "[workshop]") {
  const json byWords = asked({{"do", "score"}, {"rules", rules}, {"words", words}});
  CHECK(byWords["result"]["payments"] == json({360, -120, -120, -120}));
  CHECK(byWords["result"]["explanation"]["lines"].size() > 4);
  CHECK(byWords["case"]["seats"][0]["hand"] == "2万 2万 2万 5万 5万 7万 7万 7万 9条 9条");
  CHECK(byWords["case"]["seats"][1].is_null());
  const json byCase = asked({{"do", "score"}, {"rules", rules}, {"case", byWords["case"]}});
  CHECK(byCase["result"] == byWords["result"]);
  CHECK(byCase["case"] == byWords["case"]);
  CHECK(asked({{"do", "read"}, {"rules", rules}, {"words", words}})["case"] == byWords["case"]);
  const json limited = asked({{"do", "score"}, {"rules", rules}, {"options", {{"封顶", 50}, {"金顶", 50}}}, {"words", words}});
  CHECK(limited["result"]["payments"] == json({150, -50, -50, -50}));
  CHECK(refused({{"do", "score"}, {"rules", rules}, {"words", "indicator 8s; dealer 0"}})["message"] == "`win` is missing");
  CHECK(refused({{"do", "score"}, {"rules", rules}, {"words", words}, {"options", {{"封顶了", 50}}}})["message"].get<std::string>().find("封顶了") != std::string::npos);
}

TEST_CASE("workshop: an example that is offered holds in the rules it came from", "[workshop]") {
  for (const char* language : {"zh", "en"}) {
    const json scored = asked({{"do", "score"}, {"rules", rules}, {"words", words}, {"language", language}});
    const std::string text = "ruleset mine \"我的\" / \"Mine\" extends kaikoufan\n\ndefault 封顶 = 300\n" + scored["example"].get<std::string>();
    const json found = asked({{"do", "check"}, {"text", text}, {"name", "mine.kou"}, {"language", language}});
    INFO(text << found.dump());
    for (const json& one : found["diagnostics"]) CHECK(one["severity"] != "error");
    // The hand comes back out of the rules that hold it.
    const json examples = asked({{"do", "examples"}, {"rules", {{"text", text}, {"name", "mine.kou"}}}});
    REQUIRE(examples.size() == 1);
    CHECK(examples[0]["payments"] == json({360, -120, -120, -120}));
    CHECK(examples[0]["case"]["win"] == scored["case"]["win"]);
    CHECK(examples[0]["case"]["seats"][0]["hand"] == scored["case"]["seats"][0]["hand"]);
  }
}

TEST_CASE("workshop: every line of tallies and payments can be written over where it is offered", "[workshop]") {
  for (const char* name : {"kaikoufan", "koukoufan", "pizi"}) {
    for (const char* language : {"zh", "en"}) {
      for (const json& line : asked({{"do", "lines"}, {"rules", {{"name", name}}}, {"language", language}})) {
        const std::string text = std::string("ruleset mine \"我的\" / \"Mine\" extends ") + name + "\n\n" + line["override"].get<std::string>();
        const json found = asked({{"do", "check"}, {"text", text}, {"name", "mine.kou"}});
        INFO(text << found.dump());
        for (const json& one : found["diagnostics"]) CHECK(one["severity"] != "error");
      }
    }
  }
}

TEST_CASE("workshop: what a hand waits for, before and in its turn", "[workshop]") {
  const json waiting = asked({{"do", "waits"}, {"rules", rules}, {"words", words}});
  CHECK(waiting["seat"] == 0);
  CHECK(waiting["lacks"] == 1);
  CHECK(waiting["waits"].size() > 2);
}

TEST_CASE("workshop: a mistake in rules is told with its place", "[workshop]") {
  const std::string text = "ruleset slip \"手误\" / \"A Slip\" extends kaikoufan\n\ndefault 封頂 = 500\n";
  const json found = asked({{"do", "check"}, {"text", text}, {"name", "slip.kou"}});
  REQUIRE(found["diagnostics"].size() == 1);
  CHECK(found["diagnostics"][0]["severity"] == "error");
  CHECK(found["diagnostics"][0]["span"]["start"]["line"] == 3);
  const json error = refused({{"do", "describe"}, {"rules", {{"text", text}, {"name", "slip.kou"}}}});
  CHECK(error["diagnostics"].size() == 1);
  CHECK(refused({{"do", "format"}, {"text", "ruleset {"}}).contains("diagnostics"));
  const json formatted = asked({{"do", "format"}, {"text", "ruleset a \"甲\" / \"A\" extends kaikoufan\n default 封顶=500\n"}, {"keywords", "zh"}});
  CHECK(formatted["text"].get<std::string>().find("默认 封顶 = 500") != std::string::npos);
}

TEST_CASE("workshop: hands are played to their end with three bots, logged, and their log verifies", "[workshop]") {
  const std::string seed(64, '7');
  json state = asked({{"do", "play.new"}, {"rules", rules}, {"seed", seed}});
  const json table = state["table"];
  int hands = 0;
  for (int step = 0; step < 3000 && hands < 2; ++step) {
    if (state["over"]) {
      ++hands;
      CHECK_FALSE(state["open"]["seats"][1]["hand"].is_null());
      if (state["open"]["outcome"]["kind"] == "won") {
        REQUIRE(state["settled"].size() >= 1);
        CHECK(state["settled"][0]["result"]["legal"] == true);
        CHECK(state["settled"][0]["result"]["explanation"]["lines"].size() > 0);
      }
      if (hands < 2) state = asked({{"do", "play.next"}, {"table", table}});
      continue;
    }
    // What the person cannot see is not told.
    for (int seat = 1; seat < 4; ++seat) CHECK(state["view"]["seats"][static_cast<size_t>(seat)]["hand"].is_null());
    if (state["bots"]) {
      state = asked({{"do", "play.step"}, {"table", table}});
      continue;
    }
    REQUIRE_FALSE(state["legal"].empty());
    const json advice = asked({{"do", "play.advice"}, {"table", table}})["action"];
    const json& legal = state["legal"];
    CHECK(std::find(legal.begin(), legal.end(), advice) != legal.end());
    CHECK(asked({{"do", "play.hints"}, {"table", table}}).is_object());
    refused({{"do", "play.act"}, {"table", table}, {"action", "discard 0万"}});
    state = asked({{"do", "play.act"}, {"table", table}, {"action", advice}});
  }
  REQUIRE(hands == 2);
  const std::string log = asked({{"do", "play.log"}, {"table", table}})["text"];
  const json opened = asked({{"do", "log.open"}, {"text", log}});
  CHECK_FALSE(opened.contains("wrong"));
  CHECK(opened["report"]["hands"].size() == 2);
  const size_t lines = opened["lines"].size();
  json last;
  for (const size_t line : {size_t{0}, lines / 2, lines - 1, size_t{5}, lines - 1}) last = asked({{"do", "log.step"}, {"log", opened["log"]}, {"line", line}});
  CHECK(last["view"]["seats"].size() == 4);
  refused({{"do", "log.step"}, {"log", opened["log"]}, {"line", lines}});
  // A line that was changed is found, and what is before it can be looked at.
  std::string changed = log;
  const size_t at = changed.find("\"took\": \"discard ", changed.size() / 3);
  REQUIRE(at != std::string::npos);
  changed.replace(at + 9, 7, "discart");
  const json wrong = asked({{"do", "log.open"}, {"text", changed}});
  CHECK(wrong.contains("wrong"));
  CHECK(wrong["lines"].size() < lines);
}

TEST_CASE("workshop: a trial in slices is the simulation in one run", "[workshop]") {
  const json begun = asked({{"do", "trial.new"}, {"rules", rules}, {"hands", 96}, {"other_options", {{"封顶", "none"}}}});
  CHECK(begun["matches"] == 6);
  json step;
  for (int i = 0; i < 10; ++i) {
    step = asked({{"do", "trial.step"}, {"trial", begun["trial"]}, {"matches", i % 2 + 1}, {"pictures", false}});
    CHECK_FALSE(step.contains("pictures"));
    if (step["done"]) break;
  }
  CHECK(step["hands"] == 96);
  const json sliced = asked({{"do", "trial.step"}, {"trial", begun["trial"]}, {"matches", 0}});
  const json whole = asked({{"do", "trial.new"}, {"rules", rules}, {"hands", 96}, {"other_options", {{"封顶", "none"}}}});
  const json atOnce = asked({{"do", "trial.step"}, {"trial", whole["trial"]}, {"matches", 6}});
  CHECK(sliced["pictures"] == atOnce["pictures"]);
  CHECK(atOnce["pictures"].get<std::string>().find("<table>") != std::string::npos);
  refused({{"do", "trial.step"}, {"trial", 99999}});
}

TEST_CASE("workshop: what a page can make the core hold is bounded", "[workshop]") {
  workshop::Core one({KAIKOU_SOURCE_RULESETS});
  int64_t first = 0;
  for (int i = 0; i < 12; ++i) {
    const json answer = json::parse(one.answer(json{{"do", "play.new"}, {"rules", rules}, {"language", "en"}}.dump()));
    if (!first) first = answer["ok"]["table"];
  }
  CHECK(json::parse(one.answer(json{{"do", "play.step"}, {"table", first}, {"language", "en"}}.dump()))["error"]["message"] == "this table is gone: start another");
  const std::string much(300 * 1024, ' ');
  CHECK(json::parse(one.answer(json{{"do", "describe"}, {"rules", {{"text", much}, {"name", "a.kou"}}}, {"language", "en"}}.dump()))["error"]["message"] ==
        "the rules are too long: at most 256 KB");
}
