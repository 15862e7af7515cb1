// Hints between the words, colours of words, folds, lenses.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {

const Json whole = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 1000}, {"character", 0}}}};

std::string hints(TestClient& client, const std::string& name) {
  std::string text;
  for (const Json& hint : client.of("textDocument/inlayHint", name, {{"range", whole}}))
    text += std::to_string(hint["position"]["line"].get<int>()) + ":" + std::to_string(hint["position"]["character"].get<int>()) + " " + hint["label"].get<std::string>() + "\n";
  return text;
}

}  // namespace

TEST_CASE("what a computed value comes to, and what inherited names are called", "[service][hints]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶 = 200\n\nlet 倍 \"倍\" = 2 x 3\n\noverride need 将对 : pair in 将牌 or 倍 > openings\n\nlet 一 \"一\" = 1\n\npayment {\n  override 封顶 : at most 一\n}\n");
  REQUIRE(client.diagnostics("mine") == "");
  CHECK(hints(client, "mine") ==
        "2:10 the most that a loser pays\n4:17 = 6\n6:16 a pair of 2, 5 or 8\n11:13 limit\n");
}

TEST_CASE("hints are of the asked range", "[service][hints]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶 = 200\n\nlet 倍 \"倍\" = 2 x 3\n\nneed 将 \"x\" : 倍 > 7\n");
  CHECK(client.of("textDocument/inlayHint", "mine", {{"range", {{"start", {{"line", 4}, {"character", 0}}}, {"end", {{"line", 5}, {"character", 0}}}}}}).size() == 1);
}

TEST_CASE("colours go by meaning, in units of the client", "[service][tokens]") {
  for (bool utf8 : {false, true}) {
    TestClient client({.utf8 = utf8});
    client.open("mine", "ruleset mine extends kaikoufan\ndefault 封顶 = 200 // 说明\nset 🀄甲 = = \nset 乙 \"乙\" = 1m\n");
    const Json data = client.of("textDocument/semanticTokens/full", "mine")["data"];
    REQUIRE(data.size() % 5 == 0);
    // ruleset mine extends kaikoufan default 封顶
    CHECK(data[0 * 5 + 3] == 0);
    CHECK(data[1 * 5 + 3] == 13);
    CHECK(data[4 * 5 + 0] == 1);
    CHECK(data[5 * 5 + 1] == 8);
    CHECK(data[5 * 5 + 2] == (utf8 ? 6 : 2));
    CHECK(data[5 * 5 + 3] == 6);   // an option
    CHECK(data[5 * 5 + 4] == 2);   // inherited
  }
}

TEST_CASE("blocks and comments fold, also in a broken file", "[service][tokens]") {
  TestClient client;
  client.open("mine", "// one\n// two\nruleset mine extends kaikoufan\n\npayment {\n  加 \"加\" : + + +\n\n}\n\nset x = =\n");
  std::string folds;
  for (const Json& fold : client.of("textDocument/foldingRange", "mine"))
    folds += std::to_string(fold["startLine"].get<int>()) + "-" + std::to_string(fold["endLine"].get<int>()) + fold.value("kind", "") + " ";
  CHECK(folds == "0-1comment 4-6 ");
}
