// Diagnostics as text, JSON and SARIF.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "compiler/diag/render.h"

using namespace kaikou;
using Json = nlohmann::json;

namespace {

struct Reported {
  source::SourceManager sources;
  diag::Sink sink;
  Reported() {
    auto file = sources.add("规则/a.kou", "set 将牌 = 1\nlet 甲 =\t乙丙\n");
    auto& made = sink.report(diag::Code::Syntax, {file, {25, 28}}, {std::string("`乙`"), std::string("`x`")}, diag::say::DidYouMean(std::string("x")));
    made.also.push_back({{file, {4, 10}}, diag::say::DeclaredHere});
  }
};

}  // namespace

TEST_CASE("carets stand under CJK text by display width", "[diag]") {
  Reported given;
  CHECK(diag::renderText(given.sink, given.sources) ==
        "规则/a.kou:2:9: error[K0101]: unexpected `乙`; expected `x`\n"
        "    2 | let 甲 = 乙丙\n"
        "      |          ^^\n"
        "    1 | set 将牌 = 1\n"
        "      |     ---- declared here\n"
        "help: did you mean `x`?\n");
}

TEST_CASE("the same in Chinese", "[diag]") {
  Reported given;
  CHECK(diag::renderText(given.sink, given.sources, {.language = diag::Language::Chinese}) ==
        "规则/a.kou:2:9: 错误[K0101]: 这里不该是`乙`；应是`x`\n"
        "    2 | let 甲 = 乙丙\n"
        "      |          ^^\n"
        "    1 | set 将牌 = 1\n"
        "      |     ---- 在这里写过\n"
        "提示: 您是不是要写 `x`？\n");
  const Json one = Json::parse(diag::renderJson(given.sink, given.sources, diag::Language::Chinese))[0];
  CHECK(one["severity"] == "error");
  CHECK(one["message"] == "这里不该是`乙`；应是`x`");
  CHECK(one["help"] == "您是不是要写 `x`？");
  CHECK(one["labels"][0]["text"] == "在这里写过");
  const Json run = Json::parse(diag::renderSarif(given.sink, given.sources, "1.0", diag::Language::Chinese))["runs"][0];
  CHECK(run["language"] == "zh-CN");
  CHECK(run["results"][0]["level"] == "error");
  CHECK(run["results"][0]["message"]["text"] == "这里不该是`乙`；应是`x`；您是不是要写 `x`？");
}

TEST_CASE("colour on request; control characters never reach a terminal", "[diag]") {
  Reported given;
  CHECK(diag::renderText(given.sink, given.sources, {.colour = true}).find("\x1b[1;31merror[K0101]\x1b[0m") != std::string::npos);
  diag::Sink sink;
  auto file = given.sources.add("b.kou", "a\x1b[31mb");
  sink.report(diag::Code::UnknownCharacter, {file, {1, 2}}, {std::string("\x1b[2J")});
  CHECK(diag::renderText(sink, given.sources).find('\x1b') == std::string::npos);
}

TEST_CASE("long lines are cut around the place; places behind the end are harmless", "[diag]") {
  source::SourceManager sources;
  diag::Sink sink;
  auto file = sources.add("a.kou", std::string(100'000, 'a') + "牌" + std::string(100'000, 'b'));
  sink.report(diag::Code::Syntax, {file, {100'000, 100'003}});
  sink.report(diag::Code::Syntax, {file, {4'000'000, 4'000'001}});
  sink.report(diag::Code::Syntax, {99, {5, 6}});
  std::string text = diag::renderText(sink, sources);
  CHECK(text.size() < 3000);
  CHECK(text.find(std::string(161, ' ') + "^^\n") != std::string::npos);
}

TEST_CASE("JSON", "[diag]") {
  Reported given;
  Json all = Json::parse(diag::renderJson(given.sink, given.sources));
  REQUIRE(all.size() == 1);
  CHECK(all[0]["code"] == "K0101");
  CHECK(all[0]["severity"] == "error");
  CHECK(all[0]["help"] == "did you mean `x`?");
  CHECK(all[0]["span"]["begin"] == 25);
  CHECK(all[0]["span"]["start"] == Json({{"line", 2}, {"column", 9}, {"utf16", 9}}));
  CHECK(all[0]["labels"][0]["text"] == "declared here");
  CHECK(Json::parse(diag::renderJson({}, given.sources)) == Json::array());
}

TEST_CASE("SARIF", "[diag]") {
  Reported given;
  Json log = Json::parse(diag::renderSarif(given.sink, given.sources, "1.0"));
  CHECK(log["version"] == "2.1.0");
  const Json& run = log["runs"][0];
  CHECK(run["tool"]["driver"]["rules"][0]["id"] == "K0101");
  CHECK(run["results"][0]["level"] == "error");
  const Json& place = run["results"][0]["locations"][0]["physicalLocation"];
  CHECK(place["artifactLocation"]["uri"] == "%E8%A7%84%E5%88%99/a.kou");
  CHECK(place["region"] == Json({{"startLine", 2}, {"startColumn", 9}, {"endLine", 2}, {"endColumn", 10}}));
  CHECK(run["results"][0]["relatedLocations"].size() == 1);
}
