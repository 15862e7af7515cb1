// Rules that people do not write: each must end in an error or a plan, quickly, whatever they hold.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "compiler/driver/driver.h"

using namespace kaikou;

namespace {

std::shared_ptr<const sema::Ruleset> checked(driver::Workspace& workspace, const std::string& body, diag::Sink& sink) {
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  std::string text = "ruleset hostile extends kaikoufan\n" + body;
  return workspace.check("hostile.kou", sink, &text);
}

}  // namespace

TEST_CASE("K0505 definitions that lean on each other too deep", "[sema]") {
  for (const char* link : {"set a{} = a{} 1m", "set a{} = all tiles except a{}", "let a{} = a{} + 1"}) {
    std::string body;
    for (int i = 0; i < 6000; ++i) body += fmt::format(fmt::runtime(std::string(link) + "\n"), i, i + 1);
    body += std::string(link).starts_with("let") ? "let a6000 = 1\n" : "set a6000 = 2m\n";
    driver::Workspace workspace;
    diag::Sink sink;
    CHECK_FALSE(checked(workspace, body, sink));
    CHECK(sink.all()[0].code == diag::Code::DefinitionTooDeep);
  }
}

TEST_CASE("a payment that is the same for every loser is still one", "[sema]") {
  for (const char* body : {"payment { 定 after 封顶 : = 5 }", "override payment { 定 : = 5 }", "override payment { 定 : + 5 when openings > 1 }"}) {
    driver::Workspace workspace;
    diag::Sink sink;
    INFO(body);
    CHECK(checked(workspace, body, sink));
    CHECK_FALSE(sink.hasErrors());
  }
}

TEST_CASE("a ruleset from text never gets the plan of another", "[driver]") {
  driver::Workspace workspace;
  for (int points = 1; points <= 20; ++points) {
    diag::Sink sink;
    auto ruleset = checked(workspace, fmt::format("override payment {{ 定 : = {} }}", points), sink);
    REQUIRE(ruleset);
    std::string error;
    auto plan = workspace.plan(ruleset, {}, error);
    REQUIRE(plan);
    CHECK(std::count(plan->constants.begin(), plan->constants.end(), Num(points)) == 1);
  }
}

TEST_CASE("K0310 declared values that an option cannot take", "[sema]") {
  for (const auto& [body, words] : std::vector<std::pair<const char*, const char*>>{
           {"option 番表 : list = []", "option `番表` takes a list of one number at least"},
           {"option 底分 : points = -1", "option `底分` cannot be negative"}}) {
    driver::Workspace workspace;
    diag::Sink sink;
    INFO(body);
    CHECK_FALSE(checked(workspace, body, sink));
    REQUIRE_FALSE(sink.all().empty());
    CHECK(sink.all()[0].code == diag::Code::OptionRejected);
    CHECK(sink.all()[0].message.en() == words);
  }
}
