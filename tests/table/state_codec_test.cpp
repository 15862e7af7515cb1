// Canonical bytes of states and matches: what is alike has the same, and what nobody wrote is refused.
#include "runtime/table/state_codec.h"

#include <catch2/catch.hpp>

#include <set>

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

TEST_CASE("states that play alike have the same bytes, others do not") {
  const auto plan = planOf("pizi_xiayu");
  Engine engine(*plan), other(*plan);
  StateCodec codec(engine), same(other);
  ChancePlayer player(5), again(5);
  const std::vector<State> states = statesOf(engine, "codec", 4, player), twice = statesOf(other, "codec", 4, again);
  REQUIRE(states.size() == twice.size());
  std::set<std::array<uint8_t, 32>> digests;
  for (size_t i = 0; i < states.size(); ++i) {
    REQUIRE(codec.encode(states[i]) == same.encode(twice[i]));
    digests.insert(codec.digest(states[i]));
  }
  CHECK(digests.size() == states.size());
  State state = states[3];
  const auto digest = codec.digest(state);
  std::swap(state.table.seats[0].hand, state.table.seats[1].hand);
  CHECK(codec.digest(state) != digest);
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

TEST_CASE("matches of another plan, another layout or another kind are refused") {
  const auto plan = planOf("kaikoufan"), other = planOf("kaikoufan", {{"封顶", Num(500)}, {"金顶", Num(500)}});
  Engine engine(*plan), second(*other);
  StateCodec codec(engine), elsewhere(second);
  Match match;
  State state;
  engine.begin(match, state);
  CHECK(codec.decodeMatch(codec.encode(state)).error == "this is no match");
  auto bytes = codec.encode(match);
  CHECK(elsewhere.decodeMatch(bytes).error == "it is of another plan");
  bytes[7] = 2;
  CHECK(codec.decodeMatch(bytes).error == "the layout has a version that is not known");
  bytes[0] = 'X';
  CHECK(codec.decodeMatch(bytes).error == "this is no saved game");
}
