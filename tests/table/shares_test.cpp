// Shares that players add to the seed of a match: how they are mixed, logged and replayed, and every way to cheat with them.
#include "runtime/table/shares.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "runtime/table/log_reader.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::test;

namespace {

const Seed house = Seed::ofText("friday");

Shares sharesOf(std::initializer_list<size_t> seats) {
  Shares shares;
  for (const size_t seat : seats) {
    shares.shares[seat] = Seed::ofText("seat " + std::to_string(seat));
    shares.pledges[seat] = shares.shares[seat]->commitment();
  }
  return shares;
}

// One hand, of a match that `shares` were added to. `hands`: what the walls are made of.
std::string sharedLog(Engine& engine, const Shares& shares, const Seed& hands, bool opened = true) {
  std::string out;
  LogWriter log(engine, out);
  log.match(house.commitment());
  log.pledges(shares);
  Match match;
  if (opened) {
    log.shares(shares);
    match.seed = hands;
    const Seed seed = match.seed.forHand(0);
    State state;
    Events events;
    log.hand(match, seed.commitment());
    engine.begin(match, state, &events);
    log.dealt(state, events);
    for (ActionList list; state.stage != Stage::Over;) {
      const int seat = engine.nextToAct(state);
      engine.legal(state, seat, list);
      REQUIRE(log.play(state, list[list.size() / 2], &events) == Refusal::None);
    }
    REQUIRE(engine.finish(state, match));
    log.end(state, match, seed);
  }
  log.close(match, house);
  return out;
}

std::string refusalOf(Engine& engine, const std::string& log) {
  Replay replay(engine);
  for (const std::string& line : linesOf(log))
    if (const auto refusal = replay.line(line)) return std::to_string(refusal->line) + ": " + refusal->reason;
  const auto refusal = replay.finish();
  return refusal ? refusal->reason : "";
}

std::string changed(std::string log, const std::string& from, const std::string& to) {
  const size_t at = log.find(from);
  REQUIRE(at != std::string::npos);
  return resealed(linesOf(log.replace(at, from.size(), to)));
}

}  // namespace

TEST_CASE("the mixed seed is that of the documentation") {
  CHECK(sharesOf({}).mixed(house) == house);
  // python3 -c 'import hashlib as h; s=lambda b: h.sha256(b).digest(); print(h.sha256(s(b"friday")+b"\0"+s(b"seat 0")+b"\2"+s(b"seat 2")).hexdigest())'
  CHECK(sharesOf({0, 2}).mixed(house).hex() == "94b4fbbba0bf12cba1f3b9cc4847798471577cee03f379be3e1668d8bdb77495");
  // Whose share it is matters.
  Shares other = sharesOf({0});
  std::swap(other.shares[0], other.shares[1]);
  CHECK_FALSE(other.mixed(house) == sharesOf({0}).mixed(house));
}

TEST_CASE("shares fit what was committed to, or it is told whose do not") {
  CHECK(sharesOf({0, 1, 2, 3}).misfit() == -1);
  Shares shares = sharesOf({1, 3});
  shares.shares[3]->bytes[31] ^= 1;
  CHECK(shares.misfit() == 3);
  shares = sharesOf({1, 3});
  shares.shares[1].reset();
  CHECK(shares.misfit() == 1);
  shares = sharesOf({1});
  shares.shares[0] = Seed{};
  CHECK(shares.misfit() == 0);
}

TEST_CASE("seeds of the system differ") {
  Seed one, two;
  REQUIRE(seedOfSystem(one));
  REQUIRE(seedOfSystem(two));
  CHECK_FALSE(one == two);
  CHECK_FALSE(one == Seed{});
}

TEST_CASE("a log with shares is replayed, and the walls must come from all of them") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  const Shares shares = sharesOf({0, 3});
  const std::string log = sharedLog(engine, shares, shares.mixed(house));
  CHECK(refusalOf(engine, log) == "");
  Replay replay(engine);
  for (const std::string& line : linesOf(log)) REQUIRE_FALSE(replay.line(line));
  CHECK(replay.matchSeedChecked());
  CHECK(replay.shares() == shares);
  // Somebody made the walls of something else.
  CHECK(refusalOf(engine, sharedLog(engine, shares, house)).find("does not come from the seed of the match and the shares") != std::string::npos);
  CHECK(refusalOf(engine, sharedLog(engine, shares, sharesOf({0}).mixed(house))).find("does not come from") != std::string::npos);
}

TEST_CASE("a match that is given up before the shares are opened has no hand") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  const std::string log = sharedLog(engine, sharesOf({2}), house, false);
  CHECK(refusalOf(engine, log) == "");
  // A hand instead of the shares.
  const auto lines = linesOf(sharedLog(engine, sharesOf({2}), sharesOf({2}).mixed(house)));
  std::vector<std::string> without = lines;
  without.erase(without.begin() + 2);
  CHECK(refusalOf(engine, resealed(without)) == "3: there is a line `hand` where a line `shares` or `close` should be");
}

TEST_CASE("what is wrong with shares is refused at its line") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  const Shares shares = sharesOf({0, 3});
  const std::string log = sharedLog(engine, shares, shares.mixed(house)), own = shares.shares[0]->hex();
  CHECK(refusalOf(engine, changed(log, own, Seed::ofText("another").hex())) == "3: the share of seat 0 is not the one it committed to");
  CHECK(refusalOf(engine, changed(log, '"' + own + '"', "null")) == "3: the share of seat 0 is not the one it committed to");
  CHECK(refusalOf(engine, changed(log, own, own.substr(1))) == "3: the share of seat 0 is no 64 hex digits");
  CHECK(refusalOf(engine, changed(log, "\"shares\": [\"", "\"shares\": [7, \"")) == "3: `shares` are not one for every seat, or null");
  CHECK(refusalOf(engine, changed(log, "\"commitments\": [", "\"commitments\": [null, ")) == "2: `commitments` are not one for every seat, or null");
  CHECK(refusalOf(engine, changed(log, toHex(house.commitment().data(), 32), std::string(63, '0'))) ==
        "1: `commitment` is neither null nor 64 hex digits");
  CHECK(refusalOf(engine, changed(log, '"' + toHex(house.commitment().data(), 32) + '"', "null")) == "2: players add to a seed that nobody had committed to");
  CHECK(refusalOf(engine, changed(log, "\"log\": 2", "\"log\": 1")).find("2: there is a line `pledges`") == 0);
  auto lines = linesOf(log);
  lines.insert(lines.begin() + 2, lines[1]);
  CHECK(refusalOf(engine, resealed(lines)).find("3: there is a line `pledges`") == 0);
  lines = linesOf(log);
  lines.insert(lines.begin() + 3, lines[1]);
  CHECK(refusalOf(engine, resealed(lines)).find("4: there is a line `pledges`") == 0);
  lines = linesOf(log);
  std::rotate(lines.begin() + 1, lines.begin() + 2, lines.begin() + 3);
  CHECK(refusalOf(engine, resealed(lines)).find("2: there is a line `shares`") == 0);
}

TEST_CASE("logs of the version before are read as they were written") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  const std::string log = playLog(engine, "old", 1);
  CHECK(refusalOf(engine, changed(log, "\"log\": 2", "\"log\": 1")) == "");
  CHECK(refusalOf(engine, changed(log, "\"log\": 2", "\"log\": 3")) == "1: logs of version 3 are not known");
}
