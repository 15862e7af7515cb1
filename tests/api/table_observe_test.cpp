// kaikou_numbers.h: what a seat sees as numbers is what it sees as JSON.
#include <cstring>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/api/kaikou_numbers.h"
#include "tests/api/played_table.h"

using namespace kaikou::test;

namespace {

std::vector<std::string> names(const kaikou_plan* plan, const uint8_t* counts) {
  std::vector<std::string> all;
  for (int kind = 0; kind < kaikou_plan_tile_count(plan); ++kind) all.insert(all.end(), counts[kind], kaikou_plan_tile_name(plan, kind));
  return all;
}
nlohmann::json nameOrNull(const kaikou_plan* plan, uint8_t tile) {
  return tile == KAIKOU_HIDDEN ? nlohmann::json() : nlohmann::json(kaikou_plan_tile_name(plan, tile));
}

void requireSame(const kaikou_plan* plan, kaikou_table* table, int seat) {
  kaikou_observation seen;
  REQUIRE(kaikou_table_observe(table, seat, &seen, sizeof seen, nullptr) == KAIKOU_OK);
  const auto json = nlohmann::json::parse(view(table, seat));
  REQUIRE(json["hand"] == seen.hand);
  REQUIRE(json["dealer"] == seen.dealer);
  REQUIRE(json["turn"] == seen.turn);
  REQUIRE(json["asked"] == (seen.asked != 0));
  REQUIRE(json["left"] == seen.drawable);
  static constexpr const char* stages[] = {"turn", "answers", "robbing", "over", "last", "choosing"};
  REQUIRE(json["stage"] == stages[seen.stage]);
  REQUIRE(json["indicator"] == nameOrNull(plan, seen.indicator));
  for (size_t player = 0; player < seen.seats; ++player) {
    const kaikou_seen_seat& own = seen.players[player];
    const auto& told = json["seats"][player];
    REQUIRE(told["tiles"] == own.tiles);
    REQUIRE(told["total"] == own.total);
    REQUIRE(told["hand"].is_null() == (own.shown == 0));
    if (own.shown) REQUIRE(told["hand"] == names(plan, own.hand));
    REQUIRE(told["aside"] == names(plan, own.aside));
    REQUIRE(told["melds"].size() == own.meld_count);
    for (size_t i = 0; i < own.meld_count; ++i)
      REQUIRE(told["melds"][i]["tiles"].is_null() == (own.melds[i].tile == KAIKOU_HIDDEN));
  }
  REQUIRE(json["pile"].size() == seen.pile_size);
  for (size_t i = 0; i < seen.pile_size; ++i) {
    REQUIRE(json["pile"][i]["tile"] == nameOrNull(plan, seen.pile[i].tile));
    REQUIRE(json["pile"][i]["seat"] == seen.pile[i].seat);
    REQUIRE(json["pile"][i]["claimed"] == (seen.pile[i].claimed != 0));
  }
}

}  // namespace

TEST_CASE("an observation says what the view says, at every moment", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 8;
  for (int hand = 0; hand < 3; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    do {
      for (int seat = -1; seat < 4; ++seat) requireSame(plan.get(), table.get(), seat);
    } while (!play(table.get(), 5, random));
    for (int seat = 0; seat < 4; ++seat) requireSame(plan.get(), table.get(), seat);
  }
}

TEST_CASE("an observation of the wrong size, or of nothing, is refused", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  kaikou_observation seen;
  std::memset(&seen, 1, sizeof seen);
  CHECK(kaikou_table_observe(table.get(), 0, &seen, sizeof seen, nullptr) == KAIKOU_REFUSED);
  CHECK(seen.hand == 0);
  CHECK(kaikou_table_observe(table.get(), 0, &seen, sizeof seen - 1, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_observe(table.get(), 0, &seen, sizeof seen + 1, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_observe(table.get(), 4, &seen, sizeof seen, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_observe(table.get(), 0, nullptr, sizeof seen, nullptr) == KAIKOU_WRONG_CALL);
}
