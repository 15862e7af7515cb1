// A profile names declarations, counts what they execute, and its rows add up to the whole.
#include "bench/profile.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "bench/random_wins.h"
#include "tests/reference/comparison.h"

using namespace kaikou;

TEST_CASE("a profile attributes the time of settlements to declarations", "[bench]") {
  auto workspace = reference::makeWorkspace();
  diag::Sink sink;
  std::string error;
  auto plan = workspace->plan(workspace->check("kaikoufan", sink), {}, error);
  REQUIRE(plan);
  auto profile = bench::profileSettle(*plan, bench::randomWins(*plan, 1, 200), 0.01);
  CHECK(profile.total > 0);
  CHECK(profile.readings >= 1);
  double sum = 0;
  for (const auto& row : profile.rows) {
    sum += row.nanoseconds;
    CHECK(row.isEngine == (row.instructions == 0));
  }
  CHECK(std::abs(sum - profile.total) < 1e-6 * profile.total);
  auto rowOf = [&](const std::string& name) {
    return std::find_if(profile.rows.begin(), profile.rows.end(), [&](const auto& row) { return row.name.rfind(name, 0) == 0; });
  };
  // A pattern is asked of every legal reading; the limit is worked out for each.
  for (const char* name : {"碰碰胡", "封顶"}) {
    auto row = rowOf(name);
    REQUIRE(row != profile.rows.end());
    CHECK(row->executions >= 1);
    CHECK(row->place.find("kaikoufan.kou:") == 0);
  }
  CHECK(bench::printProfile("kaikoufan", profile).find("(readings of the hand)") != std::string::npos);
}
