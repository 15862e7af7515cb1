// Examples from the editor, run by whoever made the service.
#include <catch2/catch.hpp>

#include "cli/example_runner.h"
#include "tests/service/test_client.h"

using namespace kaikou;
using test::Json;
using test::TestClient;

namespace {

const std::string rules =
    "ruleset mine extends kaikoufan\n\ndefault 封顶 = 500\ndefault 金顶 = 800\n\n"
    "example \"好\" / \"good\" {\n  indicator 3m\n  dealer 3\n  seat 0: hand 22p67s meld 碰 111p from 1 meld 碰 333s from 2 meld 吃 123m from 3\n"
    "  win seat 0 with 8s self drawn\n  expect hard\n}\n\n"
    "example \"坏\" / \"bad\" {\n  indicator 3m\n  dealer 3\n  seat 0: hand 22p67s meld 碰 111p from 1 meld 碰 333s from 2 meld 吃 123m from 3\n"
    "  win seat 0 with 8s self drawn\n  expect not hard\n}\n";

std::string titles(TestClient& client) {
  std::string all;
  for (const Json& lens : client.of("textDocument/codeLens", "mine")) all += std::to_string(lens["range"]["start"]["line"].get<int>()) + " " + lens["command"]["title"].get<std::string>() + "\n";
  return all;
}

}  // namespace

TEST_CASE("lenses run one example or all, and say what came of it", "[service][examples]") {
  TestClient client({.runExamples = [](driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset, text::Language language) {
    std::vector<service::ExampleOutcome> outcomes;
    for (const auto& result : cli::runExamples(workspace, ruleset, language)) outcomes.push_back({result.place, result.differences, result.explanation});
    return outcomes;
  }});
  client.open("mine", rules);
  REQUIRE(client.diagnostics("mine") == "");
  CHECK(titles(client) == "5 ▶ run this example\n13 ▶ run this example\n0 ▶ run all examples (2)\n");
  const Json one = client.request("workspace/executeCommand", {{"command", "kaikou.runExample"}, {"arguments", {TestClient::uriOf("mine"), 0}}});
  REQUIRE(one["results"].size() == 1);
  CHECK(one["results"][0]["passed"] == true);
  const Json all = client.request("workspace/executeCommand", {{"command", "kaikou.runExamples"}, {"arguments", {TestClient::uriOf("mine")}}});
  REQUIRE(all["results"].size() == 2);
  CHECK(all["results"][1]["passed"] == false);
  CHECK(client.codes("mine") == "example");
  CHECK(client.diagnostics("mine").find("13:0") != std::string::npos);
  CHECK(titles(client).find("5 ✓") == 0);
  CHECK(titles(client).find("1 of 2 examples hold") != std::string::npos);
  // What came of another text is no longer said.
  client.edit("mine", {{2, 13}, {2, 16}}, "600");
  client.settle();
  CHECK(client.codes("mine").empty());
  CHECK(titles(client).find("✓") == std::string::npos);
}

TEST_CASE("examples of a ruleset with errors are not run", "[service][examples]") {
  TestClient client({.runExamples = [](auto&&...) { return std::vector<service::ExampleOutcome>(); }});
  client.open("mine", "ruleset mine extends kaikoufan\n\ndefault 無 = 1\n");
  CHECK(client.request("workspace/executeCommand", {{"command", "kaikou.runExamples"}, {"arguments", {TestClient::uriOf("mine")}}}).contains("message"));
  CHECK(client.request("workspace/executeCommand", {{"command", "rm"}, {"arguments", {TestClient::uriOf("mine")}}}).contains("message"));
  CHECK(client.request("workspace/executeCommand", {{"command", "kaikou.runExample"}, {"arguments", {TestClient::uriOf("mine"), 99}}}).contains("message"));
}

TEST_CASE("without a runner there are no lenses", "[service][examples]") {
  TestClient client;
  client.open("mine", rules);
  CHECK(titles(client).empty());
}
