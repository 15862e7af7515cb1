// Up and down between rulesets.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {
std::string names(const Json& items) {
  std::string text;
  for (const Json& item : items) text += (text.empty() ? "" : " ") + item["name"].get<std::string>();
  return text;
}
}  // namespace

TEST_CASE("what overrides a declaration", "[service][hierarchy]") {
  TestClient client;
  client.open("base", "ruleset base extends kaikoufan\n\nset 甲‹here› \"甲\" = 1m\n");
  client.file("one", "ruleset one extends base\n\noverride set 甲 \"甲\" = 2m\n");
  client.file("two", "ruleset two extends one\n\nneed 新 \"新\" : any 甲 in hand\n");
  client.file("three", "ruleset three extends two\n\noverride set 甲 \"甲\" = 3m\n");
  CHECK(TestClient::places(client.at("textDocument/implementation", "here")) == "one.kou:2:13 three.kou:2:13");
}

TEST_CASE("what a ruleset builds on, and what builds on it", "[service][hierarchy]") {
  TestClient client;
  client.file("mod", "module mod \"m\"\n");
  client.file("room.yaml", "base: mine\n");
  client.open("mine", "ruleset mine extends kaikou‹base›fan uses mod\n\n‹own›\n");
  const Json own = client.at("textDocument/prepareTypeHierarchy", "own");
  REQUIRE(names(own) == "mine");
  CHECK(names(client.request("typeHierarchy/supertypes", {{"item", own[0]}})) == "kaikoufan mod");
  CHECK(names(client.request("typeHierarchy/subtypes", {{"item", own[0]}})) == "room");
  const Json base = client.at("textDocument/prepareTypeHierarchy", "base");
  REQUIRE(names(base) == "kaikoufan");
  CHECK(names(client.request("typeHierarchy/subtypes", {{"item", base[0]}})).find("mine") != std::string::npos);
  CHECK(base[0]["detail"] == "Open to Win / 开口翻");
}
