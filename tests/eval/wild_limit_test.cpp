// Rules may make every tile wild; reading such a hand must end in a fault at once, not in hours.
#include <catch2/catch.hpp>

#include "compiler/driver/driver.h"
#include "runtime/eval/evaluator.h"
#include "runtime/tile/tile_notation.h"

using namespace kaikou;

TEST_CASE("a hand of many kinds of wild tiles is a fault, not a hang", "[eval]") {
  driver::Workspace workspace;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  const std::string text =
      "ruleset all_wild extends kaikoufan\n"
      "override wild 癞子 = all tiles except 中\n"
      "override set 特殊 = 中\n"
      "override need 开口 : openings < 9 or self drawn\n";
  diag::Sink sink;
  auto ruleset = workspace.check("all_wild.kou", sink, &text);
  REQUIRE(ruleset);
  std::string error;
  auto plan = workspace.plan(ruleset, {}, error);
  REQUIRE(plan);
  auto settled = [&](const char* hand) {
    eval::Table table;
    std::vector<uint8_t> kinds;
    tile::TileError problem;
    REQUIRE(tile::TileNotation(*plan).parse(hand, kinds, problem));
    for (uint8_t kind : kinds) ++table.seats[0].hand[kind];
    table.win.tile = 27;
    eval::Settlement out;
    eval::Evaluator evaluator(*plan);
    return evaluator.settle(table, out);
  };
  auto fault = settled("123456789m 1234p");
  REQUIRE(fault);
  CHECK(fault->reason.find("wild") != std::string::npos);
  CHECK_FALSE(settled("1111222233334m"));
}
