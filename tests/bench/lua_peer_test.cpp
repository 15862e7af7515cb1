// The scorer in Lua gives what the one in C++ gives, on whichever interpreter is installed.
#include "bench/lua_peer.h"

#include <catch2/catch.hpp>

#include "tests/reference/comparison.h"

using namespace kaikou;

TEST_CASE("the scorers written by hand in C++ and in Lua agree", "[bench]") {
  CHECK_FALSE(bench::LuaPeer::isInstalled("no-such-interpreter-of-lua"));
  auto workspace = reference::makeWorkspace();
  diag::Sink sink;
  std::string error;
  auto plan = workspace->plan(workspace->check(bench::handwritten::rulesetName(), sink), {}, error);
  REQUIRE(plan);
  eval::Evaluator evaluator(*plan);
  bench::Random random(5);
  std::vector<eval::Table> tables;
  while (tables.size() < 1'500) {
    eval::Table table;
    if (reference::randomTable(*plan, evaluator, random, 4, table)) tables.push_back(table);
  }
  bench::LuaPeer lua(tables);
  for (const char* interpreter : {"lua5.4", "luajit"}) {
    if (!bench::LuaPeer::isInstalled(interpreter)) {
      WARN(interpreter << " is not installed");
      continue;
    }
    auto scores = lua.scores(interpreter);
    REQUIRE(scores.size() == tables.size());
    size_t wrong = 0;
    for (size_t i = 0; i < tables.size(); ++i) {
      auto want = bench::handwritten::score(tables[i]);
      const auto& got = scores[i];
      wrong += got.legal != want.legal || got.hard != want.hard || got.patterns != want.patterns || got.liable != want.liable ||
               got.payments != want.payments;
    }
    CHECK(wrong == 0);
    CHECK(lua.rate(interpreter, 0.01) > 0);
  }
}
