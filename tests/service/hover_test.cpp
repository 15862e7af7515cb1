// What is told of a name.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::TestClient;

namespace {
bool tells(const std::string& text, const std::string& piece) {
  INFO(text);
  CHECK(text.find(piece) != std::string::npos);
  return text.find(piece) != std::string::npos;
}
}  // namespace

TEST_CASE("an option: title, rule, value here, where it comes from", "[service][hover]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封‹option›顶 = 200\n\noverride let 硬‹let›胡 \"硬胡\" = every wild as itself\n");
  REQUIRE(client.diagnostics("mine") == "");
  const std::string option = client.hover("option");
  tells(option, "option `封顶`");
  tells(option, "the most that a loser pays / 每家最多付");
  tells(option, "limit = 300");
  tells(option, "in this ruleset it is `200`");
  tells(option, "declared in kaikoufan.kou:");
  const std::string let = client.hover("let");
  tells(let, "every wild as itself");
  tells(let, "overridden in mine.kou:5");
}

TEST_CASE("in Chinese: the rule in Chinese words", "[service][hover]") {
  TestClient client({.locale = "zh-CN"});
  client.open("mine", "ruleset mine extends kaikoufan\n\npayment {\n  override 封‹line›顶 : at most 封顶\n}\n\nneed 新 \"新\" : 将‹use›对番\n\nremove need 将‹gone›对\n");
  const std::string line = client.hover("line");
  tells(line, "付点的一行 `封顶`");
  tells(line, "至多 封顶");
  tells(line, "改写于 mine.kou:4");
  tells(client.hover("gone"), "它已删去");
}

TEST_CASE("a citation names its document", "[service][hover]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\noverride need 将对 before 开‹anchor›口 : pair in 将牌\n");
  tells(client.hover("anchor"), "Hongzhong laizi gang, also called kaikoufan, 开口翻");
}

TEST_CASE("words of the language, in both", "[service][hover]") {
  TestClient client;
  client.open("mine", "rule‹word›set mine extends kaikoufan\n");
  tells(client.hover("word"), "`ruleset` · `规则`");
}

TEST_CASE("sets that are the same in every hand show their tiles", "[service][hover]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\nset 甲 \"甲\" = rank 2\n\nneed 乙 \"乙\" : no 甲‹set› in hand\n");
  tells(client.hover("set"), "in this ruleset it is `2m 2p 2s`");
}

TEST_CASE("a file and a house file", "[service][hover]") {
  TestClient client;
  client.open("room.yaml", "base: kaikou‹base›fan\noptions:\n  封‹option›顶: 200\n");
  tells(client.hover("base"), "Open to Win");
  tells(client.hover("option"), "the most that a loser pays");
  client.open("mine", "ruleset mine extends kaikou‹kou›fan\n");
  tells(client.hover("kou"), "The common game of Wuhan");
}

TEST_CASE("where nothing stands, nothing is told", "[service][hover]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n‹empty›\n// set ‹comment› x\n");
  CHECK(client.hover("empty").empty());
  CHECK(client.hover("comment").empty());
}
