// Reports of examples: JSON that reads back, XML without what XML cannot hold.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/test_report.h"

using namespace kaikou::cli;
using Json = nlohmann::json;

namespace {

TestReport someReport() {
  TestReport report;
  report.files.push_back({"a<b>.kou", "a", {}, {"a<b>.kou", "a<b>.kou"}, {3, 9}, {}});
  ExampleResult fine, wrong;
  fine.titleZh = "自摸";
  fine.titleEn = "drawn \"and\" won";
  fine.inherited = true;
  wrong.titleZh = "点\x01胡";
  wrong.differences = {"expected 1 · got 2 & more", "second"};
  wrong.explanation = "why\nso";
  report.files[0].examples = {fine, wrong};
  report.files.push_back({"b.kou", "", {}, {}, {}, "there is no such file [K0201]"});
  report.passed = 1;
  report.failed = 2;
  return report;
}

}  // namespace

TEST_CASE("examples as JSON", "[cli]") {
  const Json json = Json::parse(testJson(someReport()));
  CHECK(json["passed"] == 1);
  CHECK(json["failed"] == 2);
  const Json& examples = json["files"][0]["examples"];
  REQUIRE(examples.size() == 2);
  CHECK(examples[0]["title"] == Json({{"zh", "自摸"}, {"en", "drawn \"and\" won"}}));
  CHECK(examples[0]["inherited"] == true);
  CHECK(examples[0]["passed"] == true);
  CHECK(examples[1]["title"]["en"] == examples[1]["title"]["zh"]);
  CHECK(examples[1]["line"] == 9);
  CHECK(examples[1]["differences"].size() == 2);
  CHECK(!json["files"][0].contains("error"));
  CHECK(json["files"][1]["error"] == "there is no such file [K0201]");
}

TEST_CASE("examples as JUnit", "[cli]") {
  CHECK(testJunit(someReport(), Language::English) ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuites name=\"kou test\" tests=\"3\" failures=\"2\">\n"
        "  <testsuite name=\"a&lt;b&gt;.kou\" tests=\"2\" failures=\"1\" errors=\"0\">\n"
        "    <testcase classname=\"a\" name=\"drawn &quot;and&quot; won\" file=\"a&lt;b&gt;.kou\" line=\"3\"/>\n"
        "    <testcase classname=\"a\" name=\"点 胡\" file=\"a&lt;b&gt;.kou\" line=\"9\"><failure message=\"expected 1 · got 2 &amp; "
        "more\">expected 1 · got 2 &amp; more&#10;second&#10;&#10;why&#10;so</failure></testcase>\n"
        "  </testsuite>\n"
        "  <testsuite name=\"b.kou\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
        "    <testcase classname=\"b.kou\" name=\"b.kou\"><error message=\"there is no such file [K0201]\"/></testcase>\n"
        "  </testsuite>\n"
        "</testsuites>\n");
  CHECK(testJunit(someReport(), Language::Chinese).find("name=\"自摸\"") != std::string::npos);
}
