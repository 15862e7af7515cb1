// What is offered where.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {

const std::string base = "ruleset mine extends kaikoufan\n\n";
bool within(const std::vector<std::string>& all, const std::string& one) { return std::find(all.begin(), all.end(), one) != all.end(); }

}  // namespace

TEST_CASE("names that fit are offered, with titles", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "default ‹option›\n\noverride need ‹need›\n\nremove set ‹set›\n\npattern 新 \"新\" of ‹shape›\n\ncall 补 : quad added to ‹call›\n");
  CHECK(client.offers("option", "封顶"));
  CHECK_FALSE(client.offers("option", "将牌"));
  CHECK(client.offers("need", "将对"));
  CHECK(client.offers("set", "将牌"));
  CHECK(client.offers("shape", "平胡"));
  CHECK(client.offers("call", "碰"));
  CHECK_FALSE(client.offers("call", "封顶"));
  const Json answer = client.at("textDocument/completion", "option");
  const auto item = std::find_if(answer["items"].begin(), answer["items"].end(), [](const Json& one) { return one["label"] == "封顶"; });
  REQUIRE(item != answer["items"].end());
  CHECK((*item)["detail"].get<std::string>().find("the most that a loser pays") != std::string::npos);
  const Json resolved = client.request("completionItem/resolve", *item);
  const std::string text = resolved["documentation"]["value"];
  CHECK(text.find("300") != std::string::npos);
  CHECK(text.find("kaikoufan.kou:") != std::string::npos);
}

TEST_CASE("what is typed is replaced, be it Chinese or a phrase", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "default 封‹name›\n\npayment {\n  新 \"新\" : x 2 whe‹word›\n}\n\ntally 多 of each s‹phrase› {\n}\n\nneed 无 : op‹half›\n");
  CHECK(client.completions("name") == std::vector<std::string>{"封顶"});
  CHECK(client.completions("word") == std::vector<std::string>{"when"});
  CHECK(within(client.completions("phrase"), "of each seat"));
  CHECK_FALSE(within(client.completions("phrase"), "of each loser"));
  CHECK(within(client.completions("half"), "openings"));
}

TEST_CASE("words are offered in the language of the file", "[service][completion]") {
  TestClient client;
  client.open("mine", "规则 mine 继承 kaikoufan\n\n默认 封顶 = 200\n\n必须 新 \"新\" : ‹here›\n");
  CHECK(client.offers("here", "开口数"));
  CHECK_FALSE(client.offers("here", "openings"));
  client.open("english", base + "need 新 \"n\" : ‹there›\n");
  CHECK(client.offers("there", "openings"));
  CHECK_FALSE(client.offers("there", "开口数"));
  client.open("mixed", base + "need 新 \"n\" : 开‹typed›\n");
  CHECK(client.offers("typed", "开口数"));
}

TEST_CASE("the values of an option come first", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "default 叠加 = ‹value›\n\nneed 新 \"新\" : 叠加 is ‹is›\n");
  REQUIRE(client.completions("value").size() > 2);
  CHECK(client.completions("value")[0] == "add");
  CHECK(client.completions("value")[1] == "double");
  CHECK(client.completions("is")[0] == "add");
}

TEST_CASE("a file with mistakes before and behind the place still has its names", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "set 坏 = = =\noption 新选 \"新\" : number = 1\nlet 半 = if ‹here›\npayment {\n  好 : x x\n");
  CHECK(client.offers("here", "新选"));
  CHECK(client.offers("here", "封顶"));
}

TEST_CASE("lines of the block that the place is in", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "payment {\n  override ‹line›\n}\n\ntally 自家番 {\n  新 before ‹other›\n}\n");
  CHECK(client.offers("line", "底"));
  CHECK_FALSE(client.offers("line", "开口番"));
  CHECK(client.offers("other", "开口番"));
}

TEST_CASE("rulesets behind extends, modules behind uses", "[service][completion]") {
  TestClient client;
  client.open("mine", "ruleset mine extends ‹base›\n");
  CHECK(client.offers("base", "kaikoufan"));
  CHECK_FALSE(client.offers("base", "xiayu"));
  CHECK_FALSE(client.offers("base", "mine"));
  client.open("other", "ruleset other extends kaikoufan uses ‹module›\n");
  CHECK(client.offers("module", "xiayu"));
  CHECK_FALSE(client.offers("module", "kaikoufan"));
  client.open("named", "ruleset ‹own›\n");
  CHECK(client.completions("own") == std::vector<std::string>{"named"});
}

TEST_CASE("nothing is offered in comments, texts and new names", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "// wh‹comment›\nset 新‹name›\noption x \"封‹text›\" : number = 1\n");
  CHECK(client.completions("comment").empty());
  CHECK(client.completions("text").empty());
  CHECK_FALSE(client.offers("name", "将牌"));
}

TEST_CASE("house files: rulesets, options, values", "[service][completion]") {
  TestClient client;
  client.open("house.yaml", "base: ‹base›\noptions:\n  ‹key›\n");
  CHECK(client.offers("base", "kaikoufan"));
  client.open("room.yaml", "base: kaikoufan\noptions:\n  叠加: ‹value›\n  封‹option›\nmodules: [‹module›]\n‹top›");
  CHECK(client.offers("value", "double"));
  CHECK(client.offers("option", "封顶"));
  CHECK(client.offers("module", "xiayu"));
  CHECK(client.offers("top", "title"));
}

TEST_CASE("examples: tiles, calls, facts and what is expected", "[service][completion]") {
  TestClient client;
  client.open("mine", base + "example \"e\" with ‹option›\n\nexample \"f\" {\n  seat 0: hand ‹tile› meld ‹call›\n  expect ‹what›\n}\n");
  CHECK(client.offers("option", "封顶"));
  CHECK(client.offers("tile", "中"));
  CHECK(client.offers("call", "碰"));
  CHECK(client.offers("what", "points"));
  CHECK(client.offers("what", "fans"));
}
