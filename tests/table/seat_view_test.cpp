// Views tell what a seat sees, and not a byte more.
#include "runtime/table/seat_view.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/table/win_filter.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;

namespace {

// Deals everything anew that `seat` cannot see: hands of the others and the tiles that nobody has drawn.
State reshuffled(const Engine& engine, const State& state, int seat, uint64_t& random) {
  State other = state;
  auto below = [&](size_t bound) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    return static_cast<size_t>(random >> 33) % bound;
  };
  for (int swap = 0; swap < 60; ++swap) {
    const int from = static_cast<int>(below(static_cast<size_t>(engine.seats())));
    const uint16_t at = static_cast<uint16_t>(other.head + below(other.wallSize - other.head));
    if (from == seat || at == other.indicatorAt || other.wallSize - at <= other.tail + 1) continue;
    std::vector<int> held;
    for (size_t kind = 0; kind < engine.plan().kinds.size(); ++kind) {
      const eval::SeatTable& of = other.table.seats[static_cast<size_t>(from)];
      for (int i = 0; i < of.hand[kind]; ++i) held.push_back(static_cast<int>(kind));
    }
    if (held.empty()) continue;
    const int gives = held[below(held.size())];
    engine.filter().take(other, from, gives);
    engine.filter().give(other, from, other.wall[at]);
    other.wall[at] = static_cast<uint8_t>(gives);
  }
  return other;
}

}  // namespace

TEST_CASE("a view hangs on nothing that is hidden from its seat", "[table]") {
  for (const char* name : {"kaikoufan", "koukoufan", "pizi"}) {
    const auto plan = test::planOf(name);
    REQUIRE(plan);
    Engine engine(*plan);
    Match match{.seed = Seed::ofText("views"), .totals = {}};
    State state;
    uint64_t random = 1;
    int changed = 0;
    for (int hand = 0; hand < 4; ++hand) {
      engine.begin(match, state);
      for (int asked; (asked = engine.nextToAct(state)) >= 0;) {
        for (int seat = 0; seat < engine.seats(); ++seat) {
          State other = reshuffled(engine, state, seat, random);
          const bool drawn = state.stage == Stage::Turn || state.stage == Stage::Last;
          if (drawn && state.turn != seat) other.tile = 0;   // what another seat drew
          if (state.stage == Stage::Last && state.turn != seat) other.stage = Stage::Turn;   // that it can win on it
          for (int from = 0; from < engine.seats(); ++from) {
            other.duties[static_cast<size_t>(from)].offenderCount = 0;
            eval::SeatTable& of = other.table.seats[static_cast<size_t>(from)];
            for (int i = 0; from != seat && i < of.meldCount; ++i)
              if (plan->calls[of.melds[static_cast<size_t>(i)].call].concealed) of.melds[static_cast<size_t>(i)].tile ^= 1;
          }
          std::string seen, seenOther, all, allOther;
          appendView(seen, engine, match, state, seat);
          appendView(seenOther, engine, match, other, seat);
          REQUIRE(seen == seenOther);
          appendView(all, engine, match, state, allSeats);
          appendView(allOther, engine, match, other, allSeats);
          changed += all != allOther;
        }
        ActionList list;
        engine.legal(state, asked, list);
        random = random * 6364136223846793005u + 1442695040888963407u;
        REQUIRE(engine.apply(state, list[static_cast<size_t>(random >> 33) % list.size()]) == Refusal::None);
      }
      REQUIRE(engine.finish(state, match));
    }
    CHECK(changed > 1000);
  }
}

TEST_CASE("a view tells hands, melds and piles as they are", "[table]") {
  const auto plan = test::planOf("kaikoufan");
  REQUIRE(plan);
  Engine engine(*plan);
  Match match{.seed = Seed::ofText("one"), .totals = {}};
  State state;
  engine.begin(match, state);
  for (int i = 0; i < 30; ++i) {
    ActionList list;
    engine.legal(state, engine.nextToAct(state), list);
    REQUIRE(engine.apply(state, list[0]) == Refusal::None);
    for (int seat = 0; seat < 4; ++seat) {
      std::string text;
      appendView(text, engine, match, state, seat);
      const auto view = nlohmann::json::parse(text);
      CHECK(view["seat"] == seat);
      CHECK(view["dealer"] == state.table.dealer);
      CHECK(view["left"] == engine.drawable(state));
      CHECK(view["pile"].size() == state.pileSize);
      for (int other = 0; other < 4; ++other) {
        const auto& shown = view["seats"][static_cast<size_t>(other)];
        CHECK(shown["melds"].size() == state.table.seats[static_cast<size_t>(other)].meldCount);
        if (state.stage == Stage::Over) continue;
        if (other == seat) CHECK(shown["hand"].size() == shown["tiles"]);
        else CHECK(shown["hand"].is_null());
      }
    }
    if (state.stage == Stage::Over) break;
  }
}

TEST_CASE("unseen tiles and seen ones are all there are", "[table]") {
  const auto plan = test::planOf("kaikoufan");
  REQUIRE(plan);
  Engine engine(*plan);
  Match match{.seed = Seed::ofText("count"), .totals = {}};
  State state;
  uint64_t random = 5;
  engine.begin(match, state);
  for (int asked; (asked = engine.nextToAct(state)) >= 0;) {
    for (int seat = 0; seat < 4; ++seat) {
      int unseenTiles = 0, hidden = 0;
      for (int tile = 0; tile < static_cast<int>(plan->kinds.size()); ++tile) unseenTiles += unseen(engine, state, seat, tile);
      for (int other = 0; other < 4; ++other) {
        const eval::SeatTable& of = state.table.seats[static_cast<size_t>(other)];
        for (const uint8_t count : of.hand) hidden += other == seat ? 0 : count;
        for (int i = 0; i < of.meldCount; ++i)
          if (other != seat && state.stage != Stage::Over && plan->calls[of.melds[static_cast<size_t>(i)].call].concealed) hidden += 4;
      }
      CHECK(unseenTiles == hidden + state.left);
    }
    ActionList list;
    engine.legal(state, asked, list);
    random = random * 6364136223846793005u + 1442695040888963407u;
    REQUIRE(engine.apply(state, list[static_cast<size_t>(random >> 33) % list.size()]) == Refusal::None);
  }
}
