// What is offered to be done. Every remedy makes the file right.
#include <catch2/catch.hpp>

#include "tests/service/test_client.h"

using kaikou::test::Json;
using kaikou::test::TestClient;

namespace {

Json actionsAt(TestClient& client, const std::string& mark, const std::string& only = "") {
  Json context = {{"diagnostics", Json::array()}};
  if (!only.empty()) context["only"] = {only};
  return client.atRange("textDocument/codeAction", mark, {{"context", context}});
}

std::string applied(TestClient& client, const std::string& name, const std::string& mark, const std::string& only, const std::string& title) {
  std::string titles;
  for (const Json& action : actionsAt(client, mark, only)) {
    titles += action["title"].get<std::string>() + " | ";
    if (action["title"].get<std::string>().find(title) != std::string::npos) return client.applied(name, action["edit"]["changes"].begin().value());
  }
  return "no such action: " + titles;
}

/// The one quick fix at the mark, applied, leaves nothing wrong.
void mends(const std::string& marked, const std::string& name = "mine") {
  TestClient client;
  INFO(marked);
  client.open(name, marked);
  REQUIRE_FALSE(client.codes(name).empty());
  const std::string fixed = applied(client, name, "here", "quickfix", "");
  INFO(fixed);
  TestClient again;
  again.open(name, fixed);
  CHECK(again.diagnostics(name) == "");
}

}  // namespace

TEST_CASE("what a diagnostic says would help is done", "[service][actions]") {
  const std::string head = "ruleset mine extends kaikoufan\n\n";
  mends(head + "default 封頂‹here› = 200\n");                                                  // did you mean
  mends(head + "need 新 \"新\" : openings > 大胡自抹‹here›\n");
  mends(head + "payment {\n  新 before 封頂‹here› \"新\" : + 1\n}\n");
  mends(head + "set 将‹here›牌 \"x\" = rank 2 5\n");                                           // say override
  mends(head + "payment {\n  底‹here› : = 3\n}\n");
  mends(head + "override need 没有‹here›过 \"x\" : openings > 0\n");                           // leave it out
  mends(head + "payment {\n  override 没有‹here›过 \"x\" : + 1\n}\n");
  mends("ruleset other‹here› extends kaikoufan\n");                                            // the name of the file
  mends(head + "set 甲‹here› \"甲\" = 1m\n");                                                  // unused
  mends("module mine \"m\"\n\npayment {\n  加 \"加\" : + 1 when 封顶 > 0\n}\ndefault 封‹here›顶 = 3\n");   // add it to the needs
}

TEST_CASE("overriding what the cursor is on", "[service][actions]") {
  TestClient client;
  const std::string text = "ruleset mine extends kaikoufan\n\nneed 新 \"新\" : 硬‹let›胡 or 封‹option›顶 is none\n\npayment {\n  再 before 封‹line›顶 \"再\" : + 1\n}\n";
  client.open("mine", text);
  REQUIRE(client.diagnostics("mine") == "");
  for (const auto& [mark, title] : std::vector<std::pair<std::string, std::string>>{{"let", "override `硬胡`"}, {"option", "override `封顶`"}, {"line", "override `封顶`"}, {"option", "choose another"}}) {
    const std::string made = applied(client, "mine", mark, "refactor", title);
    INFO(made);
    TestClient again;
    again.open("mine", made);
    // It says what was there already, and the compiler tells so; nothing else is wrong.
    for (const Json& one : again.published[TestClient::uriOf("mine")]) CHECK(one["severity"] != 1);
    CHECK(made.size() > client.textOf("mine").size());
  }
}

TEST_CASE("an example to start from", "[service][actions]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\nneed 新 \"新\" : any 大胡 or 碰碰胡‹pattern› or 1 = 1\n");
  const std::string made = applied(client, "mine", "pattern", "refactor", "write an example");
  INFO(made);
  CHECK(made.find("example \"") != std::string::npos);
}

TEST_CASE("only what is asked for is offered", "[service][actions]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封頂‹here› = 200\n");
  for (const Json& action : actionsAt(client, "here", "quickfix")) CHECK(action["kind"] == "quickfix");
  CHECK(actionsAt(client, "here", "nothing").empty());
}
