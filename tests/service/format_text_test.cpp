// Formatting in an editor: as `kou fmt`, by small edits.
#include <catch2/catch.hpp>

#include "compiler/syntax/format.h"
#include "tests/service/test_client.h"

using namespace kaikou;
using test::Json;
using test::TestClient;

namespace {

std::string formatted(const std::string& text) {
  source::SourceManager sources;
  diag::Sink sink;
  return syntax::format(sources, sources.add("a.kou", text), sink).value_or("errors");
}

}  // namespace

TEST_CASE("a file is formatted as by the command, whatever its lines", "[service][format]") {
  const std::string messy = "ruleset mine   extends kaikoufan\n\n\n\n\n\ndefault 封顶   =500\npayment {\n    加  \"加\" ： + 1\n// 说明\n  }\n\n\n";
  for (const std::string& text : {messy, "\n\n" + messy, messy.substr(0, messy.size() - 3), std::string("ruleset mine extends kaikoufan\n")}) {
    TestClient client;
    client.open("mine", text);
    CHECK(client.applied("mine", client.of("textDocument/formatting", "mine")) == formatted(text));
  }
}

TEST_CASE("line ends stay what they are", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset mine   extends kaikoufan\r\n\r\n\r\n\r\n\r\ndefault 封顶=500\r\n");
  CHECK(client.applied("mine", client.of("textDocument/formatting", "mine")) == "ruleset mine   extends kaikoufan\r\n\r\n\r\ndefault 封顶 = 500\r\n");
}

TEST_CASE("edits are small", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶 =500\ndefault 金顶 = 800\n");
  const Json edits = client.of("textDocument/formatting", "mine");
  REQUIRE(edits.size() == 1);
  CHECK(edits[0]["newText"] == " ");
}

TEST_CASE("a file with errors is left alone, one that is right is not edited", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset   mine extends kaikoufan\n\ndefault =\n");
  CHECK(client.of("textDocument/formatting", "mine").empty());
  client.open("right", "ruleset right extends kaikoufan\n\ndefault 封顶 = 500\n");
  CHECK(client.of("textDocument/formatting", "right").empty());
}

TEST_CASE("a range changes its own lines only", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶=500\ndefault 金顶=800\ndefault 底分=1\n");
  const Json range = {{"start", {{"line", 3}, {"character", 0}}}, {"end", {{"line", 4}, {"character", 0}}}};
  const std::string made = client.applied("mine", client.of("textDocument/rangeFormatting", "mine", {{"range", range}}));
  CHECK(made == "ruleset mine extends kaikoufan\n\ndefault 封顶=500\ndefault 金顶 = 800\ndefault 底分=1\n");
}

TEST_CASE("a line that was left is formatted", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶=500\n\n");
  const std::string made = client.applied("mine", client.of("textDocument/onTypeFormatting", "mine", {{"position", {{"line", 3}, {"character", 0}}}, {"ch", "\n"}}));
  CHECK(made.find("封顶 = 500") != std::string::npos);
}

TEST_CASE("words in the other language, as small edits too", "[service][format]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶 = 500\n");
  const Json actions = client.of("textDocument/codeAction", "mine", {{"range", {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 0}, {"character", 0}}}}}, {"context", {{"diagnostics", Json::array()}, {"only", {"source.keywords.zh"}}}}});
  REQUIRE(actions.size() == 1);
  CHECK(client.applied("mine", actions[0]["edit"]["changes"].begin().value()) == "规则 mine 继承 kaikoufan\n\n默认 封顶 = 500\n");
}
