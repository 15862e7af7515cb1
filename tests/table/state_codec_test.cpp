// Canonical bytes of states and matches: what comes back plays on alike, and what nobody wrote is refused or harmless.
#include "runtime/table/state_codec.h"

#include <catch2/catch.hpp>

#include "runtime/table/state_check.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::test;

namespace {

void playToTheEnd(Engine& engine, State& state, ChancePlayer& player, std::vector<State>* all = nullptr) {
  ActionList open;
  while (state.stage != Stage::Over) {
    if (all) all->push_back(state);
    engine.legal(state, player.seatOf(engine.toAct(state)), open);
    REQUIRE(open.size() > 0);
    REQUIRE(engine.apply(state, player.choose(engine, state, open)) == Refusal::None);
  }
  if (all) all->push_back(state);
}

std::vector<State> statesOf(Engine& engine, const std::string& seed, int hands, ChancePlayer& player) {
  std::vector<State> states;
  Match match;
  match.seed = Seed::ofText(seed);
  for (int hand = 0; hand < hands; ++hand) {
    State state;
    engine.begin(match, state);
    playToTheEnd(engine, state, player, &states);
    REQUIRE(engine.finish(state, match));
  }
  return states;
}

}  // namespace

TEST_CASE("states come back from their bytes and play on alike") {
  for (const char* name : {"kaikoufan", "pizi_xiayu", "garden"}) {
    const auto plan = planOf(name, {}, name == std::string("garden") ? &flowerRules : nullptr);
    Engine engine(*plan);
    StateCodec codec(engine);
    ChancePlayer player(5);
    for (const State& state : statesOf(engine, std::string("codec ") + name, 6, player)) {
      REQUIRE_FALSE(checkState(engine, state));
      const auto bytes = codec.encode(state);
      const StateResult back = codec.decodeState(bytes);
      INFO(back.error);
      REQUIRE(back);
      REQUIRE(codec.encode(*back.state) == bytes);
      State one = state, two = *back.state;
      ChancePlayer first(bytes.size()), second(bytes.size());
      playToTheEnd(engine, one, first);
      playToTheEnd(engine, two, second);
      REQUIRE(codec.digest(one) == codec.digest(two));
      REQUIRE(one.outcome.points == two.outcome.points);
    }
  }
}

TEST_CASE("matches come back from their bytes") {
  const auto plan = planOf("pizi");
  Engine engine(*plan);
  StateCodec codec(engine);
  Match match;
  match.seed = Seed::ofText("saved");
  match.hand = 77, match.dealer = 3, match.previousWild = 12, match.house = 2 * plan->game.leavingPays;
  REQUIRE(match.house > 0);
  match.totals = {5 - match.house, -7, 1'000'000'000'000, -999'999'999'998};
  const auto bytes = codec.encode(match);
  const MatchResult back = codec.decodeMatch(bytes);
  REQUIRE(back);
  CHECK(back.match->seed == match.seed);
  CHECK(back.match->totals == match.totals);
  CHECK(codec.encode(*back.match) == bytes);
  for (size_t i = 0; i < bytes.size(); ++i) CHECK_FALSE(codec.decodeMatch({bytes.data(), i}));
  auto wrong = bytes;
  wrong.push_back(0);
  CHECK(codec.decodeMatch(wrong).error == "there are bytes after the last field");
  CHECK_FALSE(codec.decodeState(bytes));
  auto errorOf = [&](auto change) {
    Match lie = match;
    change(lie);
    return codec.decodeMatch(codec.encode(lie)).error;
  };
  CHECK(errorOf([](Match&) {}).empty());
  CHECK(errorOf([](Match& m) { m.dealer = 4; }) == "there is no such dealer");
  CHECK(errorOf([](Match& m) { m.previousWild = 60; }) == "there is no such wild tile");
  CHECK(errorOf([](Match& m) { m.hand = 1u << 31; }) == "there are too many hands");
  CHECK(errorOf([](Match& m) { ++m.totals[0]; }) == "the totals do not sum to zero with the house");
  CHECK(errorOf([](Match& m) { m.house += 1, m.totals[0] -= 1; }) == "the house has what no leaving pays");
  CHECK(errorOf([](Match& m) { m.hand = 1; }) == "the house has what no leaving pays");
  CHECK(errorOf([](Match& m) { m.hand = 0, m.totals[0] += m.house, m.house = 0; }) == "there are totals before the first hand");
  CHECK(errorOf([](Match& m) { m.totals = {maxTotal + 1, -maxTotal - 1, 0, -m.house}; }) == "a total is too large");
  CHECK(errorOf([](Match& m) { m.totals = {maxTotal, -maxTotal, 0, -m.house}; }).empty());
}

TEST_CASE("states with flipped bits are refused, or are states that can be played on") {
  for (const char* name : {"kaikoufan", "garden"}) {
    const auto plan = planOf(name, {}, name == std::string("garden") ? &flowerRules : nullptr);
    Engine engine(*plan);
    StateCodec codec(engine);
    ChancePlayer player(11);
    const std::vector<State> states = statesOf(engine, std::string("bits ") + name, 3, player);
    size_t refused = 0, taken = 0;
    for (size_t n = 0; n < states.size(); n += 7) {
      const auto bytes = codec.encode(states[n]);
      for (size_t bit = player.below(5); bit < 8 * bytes.size(); bit += 5) {
        auto changed = bytes;
        changed[bit / 8] = static_cast<uint8_t>(changed[bit / 8] ^ 1 << bit % 8);
        const StateResult result = codec.decodeState(changed);
        if (!result) {
          REQUIRE_FALSE(result.error.empty());
          ++refused;
          continue;
        }
        ++taken;
        REQUIRE(codec.encode(*result.state) == changed);
        State state = *result.state;
        REQUIRE_FALSE(checkState(engine, state));
        playToTheEnd(engine, state, player);
      }
      for (size_t i = 0; i < bytes.size(); i += 13) REQUIRE_FALSE(codec.decodeState({bytes.data(), i}));
    }
    CHECK(refused > 10 * taken);
  }
}

TEST_CASE("states of another plan, another layout or another kind are refused") {
  const auto plan = planOf("kaikoufan"), other = planOf("kaikoufan", {{"封顶", Num(500)}, {"金顶", Num(500)}});
  Engine engine(*plan), second(*other);
  StateCodec codec(engine), elsewhere(second);
  Match match;
  State state;
  engine.begin(match, state);
  auto bytes = codec.encode(state);
  CHECK(elsewhere.decodeState(bytes).error == "it is of another plan");
  CHECK(codec.decodeMatch(bytes).error == "this is no match");
  bytes[7] = 2;
  CHECK(codec.decodeState(bytes).error == "the layout has a version that is not known");
  bytes[0] = 'X';
  CHECK(codec.decodeState(bytes).error == "this is no saved game");
}

TEST_CASE("claims that a state cannot have are refused") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  StateCodec codec(engine);
  Match match;
  match.seed = Seed::ofText("claims");
  State state;
  engine.begin(match, state);
  REQUIRE(state.mayWin == 0);
  auto errorOf = [&](auto change) {
    State lie = state;
    change(lie);
    return codec.decodeState(codec.encode(lie)).error;
  };
  CHECK(errorOf([](State&) {}).empty());
  CHECK(errorOf([](State& s) { s.mayWin = 1; }) == "a win is offered to seat 0 that is not legal");
  CHECK(errorOf([](State& s) { s.mayWin = 2; }) == "a win is offered out of turn");
  CHECK(errorOf([](State& s) { s.locked = 1; }) == "a seat is locked against the rules");
  CHECK(errorOf([](State& s) { s.drew = false, s.afterKong = true; }) == "a replacement that was not drawn");
  CHECK(errorOf([](State& s) { s.wall[0] = static_cast<uint8_t>((s.wall[0] + 1) % 34); }) ==
        "the wall does not hold the tiles of the game");
  CHECK(errorOf([](State& s) { s.table.dealer = 4; }) == "there is no such dealer");
  CHECK_FALSE(errorOf([](State& s) { s.stage = Stage::Over, s.outcome.kind = Outcome::Won; }).empty());
  CHECK_FALSE(errorOf([](State& s) { s.outcome.points[0] = 5; }).empty());
  CHECK_FALSE(errorOf([](State& s) { s.stage = Stage::Answers, s.asked = 2; }).empty());
  CHECK_FALSE(errorOf([](State& s) { s.stage = Stage::Robbing, s.asked = 2; }).empty());
}
