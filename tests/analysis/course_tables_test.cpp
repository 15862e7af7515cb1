// Tables of the search tell of the course of a hand what an example can, and witnesses write it down.
#include <algorithm>

#include <catch2/catch.hpp>

#include "analysis/example_text.h"
#include "analysis/table_search.h"
#include "runtime/cases/case_binder.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

namespace {

std::shared_ptr<const plan::Plan> planOfBase(const std::string& base) {
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  const std::string rules = "ruleset course_tables \"程\" / \"course\" extends " + base + "\n";
  const auto ruleset = workspace.check("course_tables.kou", sink, &rules);
  REQUIRE(ruleset);
  text::Bilingual error;
  return workspace.plan(ruleset, {}, error);
}

const analysis::FoundTable* witnessOf(const analysis::TableSearch& search, const std::string& name, analysis::Met met) {
  const auto& points = search.points().all();
  for (size_t i = 0; i < points.size(); ++i)
    if (search.plan().origins[points[i].origin].name == name) return search.witness(i, met);
  return nullptr;
}

}  // namespace

TEST_CASE("The search finds what hangs on the last tile, on the first turn and on marks", "[analysis]") {
  const auto plan = planOfBase("sichuan");
  REQUIRE(plan);
  analysis::TableSearch search(*plan, "course");
  search.run(20000);
  const struct { const char* name; analysis::Met met; const char* told; } wanted[] = {
      {"海底", analysis::Held, "\n  left to draw 0\n"}, {"天胡", analysis::Held, "\n  from the deal\n"}, {"地胡", analysis::Held, "\n  from the deal\n"},
      {"打完缺", analysis::Failed, " with 缺 = "}, {"过手胡", analysis::Failed, "过手 = yes"}};
  for (const auto& one : wanted) {
    INFO(one.name);
    const analysis::FoundTable* found = witnessOf(search, one.name, one.met);
    REQUIRE(found);
    const std::string text = analysis::exampleText(*plan, found->table, found->settlement, {"x", "", {}});
    INFO(text);
    CHECK(text.find(one.told) != std::string::npos);
  }
}

TEST_CASE("Without a course its tables tell nothing of one", "[analysis]") {
  const auto plan = planOfBase("kaikoufan");
  REQUIRE(plan);
  analysis::TableSearch search(*plan, "course");
  search.run(2000);
  CHECK(std::all_of(search.tables().begin(), search.tables().end(), [](const analysis::FoundTable& found) {
    return found.table.course.left == 0 && found.table.course.pot == 0 && found.table.course.discardsMade == 0;
  }));
}
