// Views: a seat sees its own tiles and what lies open, and nothing else, whatever else changes.
#include "runtime/table/seat_view.h"

#include <catch2/catch.hpp>

#include <cstring>

#include "runtime/table/state_check.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::test;

namespace {

/// The same hand as far as `seat` can know: tiles that it cannot see change places, and so do the others' answers.
State otherwise(Engine& engine, const State& state, int seat, ChancePlayer& random) {
  const plan::Plan& plan = engine.plan();
  const bool stacks = plan.game.stacks > 0;
  State other = state;
  // Hidden places: the wall that is left, and the hands of the others.
  std::vector<uint8_t> tiles;
  auto left = [&](int i) {
    return i != state.indicatorAt && i >= state.head && tailOrder(state.wallSize, i, stacks) >= state.tail;
  };
  for (int i = 0; i < state.wallSize; ++i)
    if (left(i)) tiles.push_back(state.wall[i]);
  for (int s = 0; s < engine.seats(); ++s)
    for (size_t k = 0; s != seat && k < plan.kinds.size(); ++k)
      for (int n = 0; n < state.table.seats[s].hand[k]; ++n) tiles.push_back(static_cast<uint8_t>(k));
  for (size_t i = tiles.size(); i-- > 1;) std::swap(tiles[i], tiles[random.below(static_cast<uint32_t>(i + 1))]);
  for (int i = 0; i < state.wallSize; ++i)
    if (left(i)) other.wall[i] = tiles.back(), tiles.pop_back();
  for (int s = 0; s < engine.seats(); ++s) {
    if (s == seat) continue;
    auto& hand = other.table.seats[s].hand;
    int count = 0;
    for (auto& n : hand) count += n, n = 0;
    for (; count; --count) ++hand[tiles.back()], tiles.pop_back();
    // A quad that only its owner knows.
    for (int i = 0; i < other.table.seats[s].meldCount; ++i) {
      eval::Meld& meld = other.table.seats[s].melds[i];
      if (plan.calls[meld.call].concealed) meld.tile = static_cast<uint8_t>((meld.tile + 1) % plan.kinds.size());
    }
    other.sketch[s] = engine.filter().sketchOf(other, s);
    const uint8_t bit = static_cast<uint8_t>(1u << s);
    if (state.stage == Stage::Answers || state.stage == Stage::Robbing) {
      if (s != state.turn && random.below(2)) other.asked ^= bit;
      if (s != state.turn && random.below(2)) other.answered ^= bit, other.answers[s] = pass(s);
    }
    if (random.below(2)) other.mayWin ^= bit;
    if (random.below(2)) other.locked ^= bit;
  }
  if (state.turn != seat) {
    if (state.stage == Stage::Last) other.stage = Stage::Turn;
    if (state.stage == Stage::Turn || state.stage == Stage::Last) other.tile = static_cast<uint8_t>(random.below(9));
  }
  for (int s = 0; s < engine.seats(); ++s) other.duties[s].offenderCount = 0;
  other.breakStack ^= 1;
  return other;
}

void playAndCompare(const std::string& ruleset, const std::string* text, int hands) {
  const auto plan = planOf(ruleset, {}, text);
  Engine engine(*plan);
  ChancePlayer player(ruleset.size());
  Match match;
  match.seed = Seed::ofText("views " + ruleset);
  State state;
  ActionList open;
  size_t compared = 0, differed = 0;
  for (int hand = 0; hand < hands; ++hand) {
    engine.begin(match, state);
    while (state.stage != Stage::Over) {
      for (int seat = 0; seat < engine.seats(); ++seat) {
        const State other = otherwise(engine, state, seat, player);
        const View view = viewOf(engine, state, seat), same = viewOf(engine, other, seat);
        ++compared;
        differed += std::memcmp(&state.wall, &other.wall, sizeof state.wall) != 0;
        std::string json, sameJson;
        appendView(json, engine, match, state, seat);
        appendView(sameJson, engine, match, other, seat);
        REQUIRE(json == sameJson);
        // Field by field, by value: padding has none.
        REQUIRE(view.openCount == same.openCount);
        REQUIRE(std::equal(view.open.begin(), view.open.begin() + view.openCount, same.open.begin()));
        REQUIRE((view.tile == same.tile && view.drawn == same.drawn && view.moment == same.moment &&
                 view.turn == same.turn));
        REQUIRE((view.locked == same.locked && view.asked == same.asked && view.answered == same.answered));
        for (int p = 0; p < engine.seats(); ++p) {
          const View::Player &a = view.players[p], &b = same.players[p];
          REQUIRE((a.hand == b.hand && a.aside == b.aside && a.concealed == b.concealed && a.shown == b.shown));
          REQUIRE(a.shown == (p == seat));
          for (int i = 0; i < plan::maxMelds; ++i)
            REQUIRE((a.melds[i].tile == b.melds[i].tile && a.melds[i].call == b.melds[i].call));
          if (p != seat) REQUIRE(a.hand == eval::TileCounts{});
        }
        REQUIRE(view.wallSize == 0);
        REQUIRE(view.wall == decltype(view.wall){});
        REQUIRE(view.outcome.kind == Outcome::None);
      }
      const int seat = player.seatOf(engine.toAct(state));
      engine.legal(state, seat, open);
      REQUIRE(viewOf(engine, state, seat).openCount == open.size());
      REQUIRE(engine.apply(state, player.choose(engine, state, open)) == Refusal::None);
    }
    // Everything is open.
    for (int seat = 0; seat < engine.seats(); ++seat) {
      const View view = viewOf(engine, state, seat);
      for (int p = 0; p < engine.seats(); ++p) {
        CHECK(view.players[p].hand == state.table.seats[p].hand);
        for (int i = 0; i < state.table.seats[p].meldCount; ++i)
          CHECK(view.players[p].melds[i].tile == state.table.seats[p].melds[i].tile);
      }
      CHECK(view.wall == state.wall);
      CHECK(view.outcome.kind == state.outcome.kind);
    }
    REQUIRE(engine.finish(state, match));
  }
  CHECK(compared > 100);
  CHECK(differed > compared / 2);
}

}  // namespace

TEST_CASE("a view tells nothing that its seat may not see") {
  playAndCompare("kaikoufan", nullptr, 8);
  playAndCompare("pizi_xiayu", nullptr, 8);
  playAndCompare("garden", &flowerRules, 40);
}

TEST_CASE("a view tells a seat what it holds and what is asked of it") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("own");
  State state;
  engine.begin(match, state);
  const View own = viewOf(engine, state, 0), next = viewOf(engine, state, 1);
  CHECK(own.asked);
  CHECK(own.drawn == state.tile);
  CHECK(own.players[0].hand == state.table.seats[0].hand);
  CHECK(own.players[0].concealed == 14);
  CHECK_FALSE(next.asked);
  CHECK(next.drawn == View::hidden);
  CHECK(next.players[0].concealed == 14);
  CHECK(next.players[1].concealed == 13);
  CHECK(own.indicator == state.table.indicator);
  CHECK(own.left == 136 - 53 - 1);
  CHECK(own.drawable == own.left - plan->game.keep);
}
