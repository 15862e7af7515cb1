// Renaming: everywhere, or not at all.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {

const std::string base = "ruleset base extends kaikoufan\n\noption 底分 \"底分\" / \"points\" : number = 1\n\npayment {\n  加 \"加\" / \"add\" : + 底分\n}\n";

Json rename(TestClient& client, const std::string& mark, const std::string& name) {
  return client.at("textDocument/rename", mark, {{"newName", name}});
}
/// Every file after the edits, as "file: text".
std::string after(const TestClient& client, const Json& edit, const std::string& name) {
  if (!edit.contains("changes")) return "refused: " + edit.dump();
  const auto found = edit["changes"].find(TestClient::uriOf(name));
  return found == edit["changes"].end() ? client.textOf(name) : client.applied(name, *found);
}

}  // namespace

TEST_CASE("a name is changed in every file that says it", "[service][rename]") {
  TestClient client;
  client.file("room.yaml", "base: child\noptions:\n  底分: 5\n");
  client.open("base", base);
  client.open("child", "ruleset child extends base\n\ndefault 底‹here›分 = 3\n\nneed 新 \"新\" : 底分 > 0\n");
  const Json edit = rename(client, "here", "起分");
  CHECK(after(client, edit, "child") == "ruleset child extends base\n\ndefault 起分 = 3\n\nneed 新 \"新\" : 起分 > 0\n");
  std::string renamed = base;
  for (size_t at = renamed.find("底分 \""); at != std::string::npos; at = std::string::npos) renamed.replace(at, 6, "起分");
  renamed.replace(renamed.rfind("底分"), 6, "起分");
  CHECK(after(client, edit, "base") == renamed);
  REQUIRE(edit.contains("changes"));
  CHECK(edit["changes"].contains(TestClient::uriOf("room.yaml")));
}

TEST_CASE("where it may be renamed is told before", "[service][rename]") {
  TestClient client;
  client.open("base", base);
  client.open("child", "ruleset chi‹file›ld extends base\n\ndefault 底‹own›分 = 3\ndefault 封‹shipped›顶 = 3\n‹nothing›\n");
  const Json own = client.at("textDocument/prepareRename", "own");
  CHECK(own["placeholder"] == "底分");
  CHECK(client.at("textDocument/prepareRename", "shipped")["message"].get<std::string>().find("kaikoufan") != std::string::npos);
  CHECK(client.at("textDocument/prepareRename", "file").contains("message"));
  CHECK(client.at("textDocument/prepareRename", "nothing").contains("message"));
}

TEST_CASE("a name that cannot be one, that is taken, or that would catch another is refused", "[service][rename]") {
  TestClient client;
  client.open("base", base);
  client.open("child", "ruleset child extends base\n\ndefault 底‹here›分 = 3\n\nset 甲 \"甲\" = 1m\n\nneed 新 \"新\" : 底分 > 0 or any 甲 in hand\n");
  for (const char* name : {"", "1x", "a b", "when", "当", "\"x\"", "a\nset b", "封顶", "甲", "中"}) {
    INFO(name);
    CHECK(rename(client, "here", name).contains("message"));
  }
  CHECK(rename(client, "here", "赢家分").contains("changes"));
}

TEST_CASE("a name of another kind that is spelled alike stays", "[service][rename]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\noption 甲 \"甲\" : yes/no = no\n\nneed 甲 \"甲\" : not 甲‹value›\n");
  CHECK(after(client, rename(client, "value", "乙"), "mine") == "ruleset mine extends kaikoufan\n\noption 乙 \"甲\" : yes/no = no\n\nneed 甲 \"甲\" : not 乙\n");
}

TEST_CASE("values of an option, and lines", "[service][rename]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\noption 甲 \"甲\" : one of 乙 丙 = 乙\n\nneed 丁 \"丁\" : 甲 is not 丙‹value›\n\npayment {\n  末 \"末\" : + 1\n  前 before 末‹line› \"前\" : + 1\n}\n");
  CHECK(after(client, rename(client, "value", "戊"), "mine").find("one of 乙 戊 = 乙\n\nneed 丁 \"丁\" : 甲 is not 戊") != std::string::npos);
  CHECK(after(client, rename(client, "line", "尾"), "mine").find("  尾 \"末\" : + 1\n  前 before 尾") != std::string::npos);
}

TEST_CASE("a trial leaves no trace", "[service][rename]") {
  TestClient client;
  client.open("base", base);
  client.open("child", "ruleset child extends base\n\ndefault 底‹here›分 = 3\n");
  rename(client, "here", "起分");
  rename(client, "here", "封顶");
  CHECK(client.codes("child").empty());
  CHECK(TestClient::places(client.at("textDocument/definition", "here")) == "base.kou:2:7");
}
