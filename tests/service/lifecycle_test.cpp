// The life of a session: order of messages, errors of the protocol, what is published when.
#include <catch2/catch.hpp>

#include "service/language_service.h"
#include "tests/service/test_client.h"

using namespace kaikou;
using test::Json;
using test::TestClient;

namespace {

/// A service without a client's help: raw messages in, raw messages out.
struct Raw {
  source::MemoryFiles files;
  std::vector<Json> out;
  std::unique_ptr<service::LanguageService> service;
  Raw() {
    service::ServiceSettings settings;
    settings.files = &files;
    service = std::make_unique<service::LanguageService>(settings, [this](const std::string& text) { out.push_back(Json::parse(text)); });
  }
  void say(const std::string& text) {
    service->receive(text);
    while (service->work()) {}
  }
  int lastError() const { return out.empty() || !out.back().contains("error") ? 0 : out.back()["error"]["code"].get<int>(); }
};

constexpr const char* initialize = R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}})";

}  // namespace

TEST_CASE("what is no request is told so, with the id where there is one", "[service][lifecycle]") {
  Raw raw;
  raw.say("{");
  CHECK(raw.lastError() == -32700);
  CHECK(raw.out.back()["id"].is_null());
  raw.say("\"\xff\"");
  CHECK(raw.lastError() == -32700);
  raw.say("[]");
  CHECK(raw.lastError() == -32600);
  raw.say("7");
  CHECK(raw.lastError() == -32600);
  raw.say(R"({"jsonrpc":"1.0","id":3,"method":"x"})");
  CHECK(raw.lastError() == -32600);
  CHECK(raw.out.back()["id"] == 3);
  raw.say(R"({"jsonrpc":"2.0","id":{"a":1},"method":"x"})");
  CHECK(raw.lastError() == -32600);
  raw.say(R"({"jsonrpc":"2.0","id":4,"method":5})");
  CHECK(raw.lastError() == -32600);
  const size_t before = raw.out.size();
  raw.say(R"({"jsonrpc":"2.0","id":"kaikou-1","result":null})");   // an answer
  raw.say(R"({"jsonrpc":"2.0","method":"$/whatever"})");
  CHECK(raw.out.size() == before);
}

TEST_CASE("initialize comes first and once, shutdown before exit", "[service][lifecycle]") {
  Raw raw;
  raw.say(R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}})");
  CHECK(raw.lastError() == -32002);
  raw.say(initialize);
  CHECK(raw.out.back()["result"]["serverInfo"]["name"] == "kou");
  raw.say(initialize);
  CHECK(raw.lastError() == -32600);
  raw.say(R"({"jsonrpc":"2.0","id":2,"method":"no/such","params":{}})");
  CHECK(raw.lastError() == -32601);
  raw.say(R"({"jsonrpc":"2.0","id":2,"method":"textDocument/hover"})");
  CHECK(raw.out.back()["result"].is_null());
  raw.say(R"({"jsonrpc":"2.0","id":3,"method":"shutdown"})");
  CHECK(raw.out.back().contains("result"));
  raw.say(R"({"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{}})");
  CHECK(raw.lastError() == -32600);
  CHECK_FALSE(raw.service->ended());
  raw.say(R"({"jsonrpc":"2.0","method":"exit"})");
  CHECK(raw.service->ended() == 0);
  const size_t before = raw.out.size();
  raw.say(initialize);
  CHECK(raw.out.size() == before);
}

TEST_CASE("exit without shutdown is a failure", "[service][lifecycle]") {
  Raw raw;
  raw.say(R"({"jsonrpc":"2.0","method":"exit"})");
  CHECK(raw.service->ended() == 1);
}

TEST_CASE("what was cancelled while it waited is answered as cancelled", "[service][lifecycle]") {
  Raw raw;
  raw.say(initialize);
  raw.service->receive(R"({"jsonrpc":"2.0","id":"a","method":"workspace/symbol","params":{"query":""}})");
  raw.service->receive(R"({"jsonrpc":"2.0","id":"b","method":"workspace/symbol","params":{"query":""}})");
  raw.service->receive(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}})");
  raw.service->receive(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"never"}})");
  raw.out.clear();
  while (raw.service->work()) {}
  REQUIRE(raw.out.size() == 2);
  CHECK(raw.out[0]["error"]["code"] == -32800);
  CHECK(raw.out[1].contains("result"));
  raw.say(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"b"}})");   // too late: nothing
  CHECK(raw.out.size() == 2);
}

TEST_CASE("parameters of any form are refused or ignored", "[service][lifecycle]") {
  Raw raw;
  raw.say(initialize);
  const std::vector<std::string> values{"null", "[]", "{}", "\"x\"", "1", "{\"textDocument\":1}", "{\"textDocument\":{\"uri\":5}}",
                                        "{\"textDocument\":{\"uri\":\"file:///a.kou\"},\"position\":{\"line\":-1,\"character\":1e99}}",
                                        "{\"textDocument\":{\"uri\":\"file:///a.kou\"},\"position\":{\"line\":4294967297,\"character\":0}}",
                                        "{\"textDocument\":{\"uri\":\"file:///a.kou\"},\"contentChanges\":[1,{\"text\":1},{\"range\":1,\"text\":\"\"}]}"};
  std::vector<std::string> methods{"textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeConfiguration",
                                   "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles"};
#define METHOD(wire, function) methods.push_back(wire);
#include "service/methods.def"
#undef METHOD
  raw.say(R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.kou","text":"ruleset a\n"}}})");
  int id = 10;
  for (const std::string& method : methods) {
    for (const std::string& params : values) {
      const size_t before = raw.out.size();
      raw.say("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}");
      raw.say("{\"jsonrpc\":\"2.0\",\"id\":" + std::to_string(++id) + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
      REQUIRE(raw.out.size() > before);
    }
  }
}

TEST_CASE("the diagnostics of a file follow its text", "[service][lifecycle]") {
  TestClient client;
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封顶 = 五百\n");
  CHECK(client.codes("mine") == "K0250");
  client.edit("mine", {{2, 13}, {2, 15}}, "200");
  client.settle();
  CHECK(client.codes("mine").empty());
  client.edit("mine", {{2, 8}, {2, 10}}, "封顶线");
  client.settle();
  CHECK(client.diagnostics("mine").find("2:8-2:11") != std::string::npos);
  client.close("mine");
  CHECK(client.codes("mine").empty());
}

TEST_CASE("what builds on a file is checked again when it changes", "[service][lifecycle]") {
  TestClient client;
  client.file("child", "ruleset child extends base\n\ndefault 底分 = 2\n");
  client.open("grandchild", "ruleset grandchild extends child\n\ndefault 底分 = 3\n");
  CHECK(client.codes("grandchild") == "K0201");
  const std::string base = "ruleset base extends kaikoufan\n\noption 底分 \"底分\" / \"base points\" : number = 1\n\noverride payment {\n  底 : = 底分\n}\n";
  client.open("base", base);
  CHECK(client.codes("base").empty());
  CHECK(client.codes("grandchild").empty());
  CHECK(client.diagnostics("child") == "nothing published");   // it has nothing wrong with it, and nobody looks at it
  client.edit("base", {{2, 7}, {2, 9}}, "起分");
  client.settle();
  CHECK_FALSE(client.codes("base").empty());
  CHECK_FALSE(client.codes("grandchild").empty());
  CHECK(client.diagnostics("grandchild").find("0:27-0:32") != std::string::npos);   // where it names what it builds on
  CHECK_FALSE(client.codes("child").empty());
  client.edit("base", {{2, 7}, {2, 9}}, "底分");
  client.settle();
  CHECK(client.codes("grandchild").empty());
  CHECK(client.codes("child").empty());
}

TEST_CASE("every capability that is offered is answered", "[service][lifecycle]") {
  TestClient client;
  const Json answer = client.request("no/such", Json::object());
  CHECK(answer["code"] == -32601);
  client.open("mine", "ruleset mine extends kaikoufan\n");
#define METHOD(wire, function) CHECK(client.of(wire, "mine", {{"position", {{"line", 0}, {"character", 3}}}, {"query", "x"}}) != answer);
#include "service/methods.def"
#undef METHOD
}

TEST_CASE("messages are in the language of the client", "[service][lifecycle]") {
  TestClient chinese({.locale = "zh-CN"});
  chinese.open("mine", "ruleset mine extends kaikoufan\n\ndefault 封頂 = 200\n");
  CHECK(chinese.diagnostics("mine").find("没有") != std::string::npos);
  CHECK(chinese.published.begin()->second[0]["codeDescription"]["href"].get<std::string>().find("docs/zh/diagnostics/K") != std::string::npos);
  chinese.notify("workspace/didChangeConfiguration", {{"settings", {{"kaikou", {{"language", "en"}}}}}});
  chinese.settle();
  CHECK(chinese.diagnostics("mine").find("there is no") != std::string::npos);
}

TEST_CASE("a file that is not saved, or is kept elsewhere, is checked too", "[service][lifecycle]") {
  TestClient client;
  client.notify("textDocument/didOpen", {{"textDocument", {{"uri", "untitled:Untitled-1"}, {"languageId", "kou"}, {"version", 1}, {"text", "ruleset a extends kaikoufan\n\ndefault 封頂 = 1\n"}}}});
  client.settle();
  REQUIRE(client.published.contains("untitled:Untitled-1"));
  CHECK(client.published["untitled:Untitled-1"].size() == 1);
}
