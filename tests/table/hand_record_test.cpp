// Records of hands: what was chosen gives the hand again, and nothing else is accepted.
#include "runtime/table/hand_record.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "runtime/table/state_check.h"
#include "tests/table/played_game.h"
#include "tests/table/state_image.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::test;

namespace {

std::span<const uint8_t> bytesOf(const std::string& text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

HandRecord playedHand(Engine& engine, const Match& match, State& state, uint64_t chance) {
  HandRecord record;
  ChancePlayer player(chance);
  ActionList open;
  engine.begin(match, state);
  while (state.stage != Stage::Over) {
    engine.legal(state, player.seatOf(engine.toAct(state)), open);
    record.actions.push_back(player.choose(engine, state, open));
    REQUIRE(engine.apply(state, record.actions.back()) == Refusal::None);
  }
  return record;
}

}  // namespace

TEST_CASE("hands come back from what was chosen in them", "[table]") {
  for (const char* name : {"kaikoufan", "pizi_xiayu", "garden", "sichuan", "sichuan_xueliu"}) {
    const auto plan = planOf(name, {}, name == std::string("garden") ? &flowerRules : nullptr);
    Engine engine(*plan), other(*plan);
    Match match;
    match.seed = Seed::ofText(name);
    for (int hand = 0; hand < 5; ++hand) {
      State state, again;
      const HandRecord record = playedHand(engine, match, state, static_cast<uint64_t>(hand));
      std::string bytes;
      appendRecord(bytes, record);
      CHECK(bytes.size() == 1 + 4 * record.actions.size());
      HandRecord read;
      REQUIRE(readRecord(bytesOf(bytes), read));
      CHECK(read.actions == record.actions);
      REQUIRE_FALSE(playAgain(other, match, read, again));
      CHECK(testing::firstDifference(state, again) == "");
      REQUIRE(engine.finish(state, match));
    }
  }
}

TEST_CASE("a changed record is another hand of the same wall, or is refused", "[table]") {
  const auto plan = planOf("pizi_xiayu");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("changed");
  State state, again;
  std::string bytes;
  appendRecord(bytes, playedHand(engine, match, state, 3));
  const auto wall = state.wall;
  size_t refused = 0, taken = 0;
  for (size_t bit = 0; bit < 8 * bytes.size(); bit += 3) {
    std::string changed = bytes;
    changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ 1 << bit % 8);
    HandRecord record;
    if (!readRecord(bytesOf(changed), record) || playAgain(engine, match, record, again)) {
      ++refused;
      continue;
    }
    ++taken;
    CHECK(again.wall == wall);
    CHECK(checkState(engine, again).value_or("") == "");
    std::string same;
    appendRecord(same, record);
    CHECK(same == changed);
  }
  CHECK(refused > 10 * taken);
  HandRecord record;
  for (size_t size = 0; size < bytes.size(); ++size) CHECK(readRecord(bytesOf(bytes).first(size), record) == (size % 4 == 1));
}

TEST_CASE("what a record cannot hold is said", "[table]") {
  const auto plan = planOf("pizi");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("said");
  State state;
  HandRecord record = playedHand(engine, match, state, 3);
  record.actions.push_back(pass(0));
  CHECK(playAgain(engine, match, record, state).value_or("").find("the hand is over") != std::string::npos);
  record.actions.pop_back();
  record.leaver = 1;
  CHECK(playAgain(engine, match, record, state) == "leaving was not open: the hand is over");
  record.actions.resize(5);
  CHECK_FALSE(playAgain(engine, match, record, state));
  CHECK(state.outcome.kind == Outcome::Left);
  record.actions = {discard(3, 0)};
  CHECK(playAgain(engine, match, record, state).value_or("").starts_with("action 1 of the hand was not open: "));
}

// They are hands of pizi_xiayu (tests/fuzz/fuzz_state.cpp), called by where they stop.
TEST_CASE("the seeds of fuzzing are hands that are taken", "[table]") {
  const auto plan = planOf("pizi_xiayu");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("fuzz");
  const std::pair<const char*, Stage> stops[] = {{"turn", Stage::Turn},       {"last", Stage::Last},      {"answers", Stage::Answers},
                                                 {"robbing", Stage::Robbing}, {"over_won", Stage::Over}, {"over_drawn", Stage::Over}};
  for (const auto& [name, stage] : stops) {
    INFO(name);
    std::ostringstream text;
    text << std::ifstream(std::string(KAIKOU_SOURCE_DIR "/tests/fuzz/seeds/state/") + name, std::ios::binary).rdbuf();
    const std::string bytes = text.str();
    HandRecord record;
    State state;
    REQUIRE(readRecord(bytesOf(bytes), record));
    REQUIRE_FALSE(playAgain(engine, match, record, state));
    CHECK(state.stage == stage);
    CHECK_FALSE(checkState(engine, state));
  }
}
