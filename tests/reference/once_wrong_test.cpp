// Tables on which a plan and the reference once disagreed, each by the name of what was wrong.
#include <catch2/catch.hpp>

#include "runtime/tile/tile_notation.h"
#include "tests/reference/comparison.h"

using namespace kaikou;
using namespace kaikou::reference;

namespace {

// One of the rulesets of reference_rules.h, and a table that seat 0 wins on.
struct Case {
  explicit Case(const std::string& ruleset) {
    for (const Source& source : allSources()) {
      if (source.name != ruleset) continue;
      std::string error;
      loaded = load(*workspace, source, error);
      INFO(error);
      REQUIRE(loaded);
      comparison = std::make_unique<Comparison>(*workspace, loaded, sema::OptionValues{});
      REQUIRE(comparison->usable());
    }
    REQUIRE(comparison);
  }
  std::vector<uint8_t> tiles(const char* text) const {
    std::vector<uint8_t> kinds;
    tile::TileError fault;
    REQUIRE(tile::TileNotation(comparison->plan()).parse(text, kinds, fault));
    return kinds;
  }
  Case& hand(const char* text) {
    for (uint8_t kind : tiles(text)) ++table.seats[0].hand[kind];
    return *this;
  }
  Case& meld(const char* call, eval::MeldForm form, const char* tile, int from) {
    const plan::Plan& plan = comparison->plan();
    for (size_t i = 0; i < plan.calls.size(); ++i) {
      if (plan.origins[plan.calls[i].origin].name != call) continue;
      table.seats[0].melds[table.seats[0].meldCount++] = {static_cast<uint8_t>(i), form, tiles(tile)[0],
                                                          static_cast<int8_t>(from)};
    }
    return *this;
  }
  Case& win(const char* tile, int from = plan::nobody) {
    table.win.seat = 0;
    table.win.tile = tiles(tile)[0];
    table.win.from = static_cast<int8_t>(from);
    table.win.by = from < 0 ? eval::WinBy::SelfDraw : eval::WinBy::Discard;
    return *this;
  }
  eval::Settlement settle() {
    CHECK(comparison->differ(table) == "");
    eval::Settlement settlement;
    CHECK_FALSE(comparison->evaluator().settle(table, settlement).has_value());
    return settlement;
  }
  bool holds(const eval::Settlement& settlement, const std::string& pattern) const {
    const plan::Plan& plan = comparison->plan();
    for (size_t i = 0; i < plan.patterns.size(); ++i) {
      if (plan.origins[plan.patterns[i].origin].name == pattern) return settlement.patterns.has(i);
    }
    return false;
  }

  std::unique_ptr<driver::Workspace> workspace = makeWorkspace();
  std::shared_ptr<const sema::Ruleset> loaded;
  std::unique_ptr<Comparison> comparison;
  eval::Table table;
};

}  // namespace

TEST_CASE("a wild does not become its own kind because another kind serves too", "[reference]") {
  // 5m and 中 are wild. Both would have to become 4-6p; neither can be counted as another tile while it is itself.
  Case one("several_wilds");
  eval::Settlement settlement = one.hand("5m111234445566p").win("中", 1).settle();
  CHECK(settlement.legal);
  CHECK_FALSE(one.holds(settlement, "作五"));
}

TEST_CASE("a winning wild does not become its own kind because another kind serves too", "[reference]") {
  Case one("several_wilds");
  one.meld("明杠", eval::MeldForm::Quad, "3p", 1).meld("暗杠", eval::MeldForm::Quad, "2m", plan::nobody);
  one.meld("碰", eval::MeldForm::Triplet, "东", 1).hand("4m55p中").win("5m");
  CHECK(one.settle().legal);
}

TEST_CASE("two triplets of one kind count twice where the set is known late", "[reference]") {
  // 圈风 is 东: three on the table, and 东 with two wilds in hand.
  Case one("many_wilds");
  one.meld("暗杠", eval::MeldForm::Quad, "4m", plan::nobody).meld("碰", eval::MeldForm::Triplet, "东", 1);
  eval::Settlement settlement = one.hand("5m东中中").win("5m").settle();
  CHECK(settlement.legal);
  CHECK(settlement.results[1] == 2);
}

TEST_CASE("`pair is not` of many pairs means that none is", "[reference]") {
  // 异形: some pair is 5m and none is 1m.
  Case one("many_wilds_pairs");
  eval::Settlement settlement = one.hand("115522m南").win("南").settle();
  CHECK(settlement.legal);
  CHECK_FALSE(one.holds(settlement, "异形"));
}
