// Where names are declared, and who says them.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {

const std::string base =
    "ruleset base extends kaikoufan\n\noption 底分 \"底分\" / \"base points\" : number = 1\n\nset 甲 \"甲\" = 1m 2m\n\n"
    "payment {\n  底上加 \"底上加\" / \"extra\" : + 底分\n}\n";
const std::string child =
    "ruleset child extends base uses mod\n\ndefault 底‹default›分 = 2\n\noverride set 甲 \"甲\" = 甲‹inner› 3m\n\n"
    "payment {\n  override 底‹line›上加 : + 底分 when any 甲‹use› in hand\n}\n";
const std::string module = "module mod \"m\" needs option 底分\n\npayment {\n  又 \"又\" / \"more\" : + 底分\n}\n";

TestClient& opened(TestClient& client) {
  client.file("base", base);
  client.file("mod", module);
  client.open("child", child);
  REQUIRE(client.diagnostics("child") == "");
  return client;
}

}  // namespace

TEST_CASE("a name leads to its declarations, the last first", "[service][navigate]") {
  TestClient client;
  opened(client);
  CHECK(TestClient::places(client.at("textDocument/definition", "default")) == "base.kou:2:7");
  CHECK(TestClient::places(client.at("textDocument/definition", "use")) == "child.kou:4:13 base.kou:4:4");
  CHECK(TestClient::places(client.at("textDocument/definition", "line")) == "base.kou:7:2");
}

TEST_CASE("references go through bases, modules and house files", "[service][navigate]") {
  TestClient client;
  client.file("room.yaml", "base: child\noptions:\n  底分: 5\n");
  opened(client);
  const std::string found = TestClient::places(client.at("textDocument/references", "default"));
  CHECK(found == "base.kou:2:7 base.kou:7:26 child.kou:2:8 child.kou:7:19 mod.kou:0:28 mod.kou:3:21 room.yaml:2:2");
  const Json uses = client.at("textDocument/references", "default", {{"context", {{"includeDeclaration", false}}}});
  CHECK(TestClient::places(uses).find("base.kou:2:7") == std::string::npos);
}

TEST_CASE("a name of another ruleset is another name", "[service][navigate]") {
  TestClient client;
  client.file("stranger", "ruleset stranger extends kaikoufan\n\noption 底分 \"x\" : number = 1\n\npayment {\n  加 \"加\" : + 底分\n}\n");
  opened(client);
  CHECK(TestClient::places(client.at("textDocument/references", "default")).find("stranger") == std::string::npos);
}

TEST_CASE("files are found by their names", "[service][navigate]") {
  TestClient client;
  client.file("base", base);
  client.file("mod", module);
  client.open("child", "ruleset child extends b‹base›ase uses m‹module›od\n");
  CHECK(TestClient::places(client.at("textDocument/definition", "base")) == "base.kou:0:8");
  CHECK(TestClient::places(client.at("textDocument/definition", "module")) == "mod.kou:0:7");
  client.open("room.yaml", "base: chi‹house›ld\n");
  CHECK(TestClient::places(client.at("textDocument/definition", "house")) == "child.kou:0:8");
}

TEST_CASE("values of options and tiles are names too", "[service][navigate]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\noption 甲 \"甲\" : one of 乙 丙 = 乙‹first›\n\nneed 丁 \"丁\" : 甲 is 丙‹is› or any 中‹tile› in hand\n");
  CHECK(TestClient::places(client.at("textDocument/definition", "is")) == "mine.kou:2:24");
  CHECK(TestClient::places(client.at("textDocument/definition", "first")) == "mine.kou:2:22");
  CHECK(TestClient::places(client.at("textDocument/definition", "tile")).find("kaikoufan.kou") == 0);
  CHECK(TestClient::places(client.at("textDocument/references", "is")) == "mine.kou:2:24 mine.kou:4:18");
}

TEST_CASE("what is the same in one file is marked", "[service][navigate]") {
  TestClient client;
  opened(client);
  CHECK(client.at("textDocument/documentHighlight", "use").size() == 3);
}

TEST_CASE("the outline of a file, also of a broken one", "[service][navigate]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\noption 甲 \"甲\" / \"first\" : one of 乙 丙 = 乙\nset 坏 = = =\n\npayment {\n  加 \"加\" / \"add\" : + 1\n  bad bad\n}\n\nexample \"例一\" / \"one\" {\n}\n");
  const Json outline = client.of("textDocument/documentSymbol", "mine");
  std::string names;
  for (const Json& item : outline) names += item["name"].get<std::string>() + " ";
  CHECK(names.find("甲 ") == 0);
  CHECK(names.find("payment ") != std::string::npos);
  CHECK(names.find("one ") != std::string::npos);
  CHECK(outline[0]["children"].size() == 2);
  CHECK(outline[0]["detail"] == "option · first");
}

TEST_CASE("declarations of the whole project, by name or by title in the client's language", "[service][navigate]") {
  TestClient client;
  opened(client);
  Json all = Json::array();
  for (const Json& one : client.request("workspace/symbol", {{"query", "base points"}})) all.push_back(one["location"]);
  CHECK(TestClient::places(all).find("base.kou:2:7") == 0);
  CHECK(client.request("workspace/symbol", {{"query", "底分"}}).size() >= 1);
  CHECK(client.request("workspace/symbol", {{"query", "no such thing"}}).empty());
}
