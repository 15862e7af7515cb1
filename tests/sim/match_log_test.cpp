// Logs of simulated matches: whole, in order, the same on any number of threads; no wait without an end.
#include <catch2/catch.hpp>
#include <random>
#include <sstream>
#include <thread>

#include "runtime/table/log_reader.h"
#include "sim/match_log.h"
#include "sim/runner.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;

TEST_CASE("matches that are played at once are written one after the other", "[sim]") {
  constexpr uint64_t first = 5, matches = 60;
  std::string written;
  sim::MatchLog log(first, [&](const std::string& text) { written += text; });
  std::atomic<uint64_t> next{first};
  auto work = [&](uint32_t seed) {
    std::mt19937 chance(seed);
    std::string text;
    for (uint64_t match; (match = next++) < first + matches;) {
      for (int hand = 0; hand < 4; ++hand) {
        text += std::to_string(match) + '.' + std::to_string(hand) + ' ';
        if (chance() % 4 == 0) std::this_thread::yield();
        log.hand(match, text);
      }
      text += "; ";
      log.close(match, text);
      CHECK(text.empty());
    }
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 4; ++i) threads.emplace_back(work, i);
  for (std::thread& thread : threads) thread.join();
  std::string expected;
  for (uint64_t match = first; match < first + matches; ++match) {
    for (int hand = 0; hand < 4; ++hand) expected += std::to_string(match) + '.' + std::to_string(hand) + ' ';
    expected += "; ";
  }
  CHECK(written == expected);
}

TEST_CASE("nobody waits for a match that will never be over", "[sim]") {
  std::string written;
  sim::MatchLog log(0, [&](const std::string& text) { written += text; });
  std::thread waiting([&] {
    std::string text = "second";
    log.close(1, text);
  });
  std::string text = "first";
  log.hand(0, text);
  log.abandon();
  waiting.join();
  CHECK(written == "first");
}

TEST_CASE("logs of simulations replay, and threads do not change them", "[sim]") {
  const auto plan = testing::botPlan("kaikoufan");
  auto logOf = [&](int threads, uint32_t shard, uint32_t shards) {
    sim::Setup setup;
    setup.plan = plan.get();
    setup.bots = {"greedy", "random", "greedy", "greedy"};
    setup.seed = Seed::ofText("sim");
    setup.hands = 26;
    setup.match = 4;
    setup.threads = threads;
    sim::takeShard(setup, shard, shards);
    std::string out;
    setup.log = [&](const std::string& text) { out += text; };
    std::atomic<bool> never{false};
    REQUIRE(sim::run(setup, never, [](uint64_t) {}).error.empty());
    return out;
  };
  const std::string log = logOf(1, 1, 1);
  CHECK(logOf(3, 1, 1) == log);
  CHECK(logOf(2, 1, 2) + logOf(2, 2, 2) == log);

  table::Engine engine(*plan);
  std::unique_ptr<table::Replay> replay;
  std::istringstream lines(log);
  uint32_t hands = 0;
  int matches = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!replay || replay->closed()) replay = std::make_unique<table::Replay>(engine), ++matches;
    const auto refusal = replay->line(line);
    INFO(line);
    if (refusal) FAIL(refusal->reason);
    if (!replay->closed()) continue;
    CHECK(replay->matchSeedChecked());
    for (const table::HandReport& hand : replay->hands()) {
      CHECK(hand.number == hands++);
      CHECK(hand.seeded);
    }
    CHECK(replay->hands().front().dealer == (matches - 1) % 4);
  }
  REQUIRE(replay);
  CHECK_FALSE(replay->finish());
  CHECK(matches == 7);
  CHECK(hands == 26);
}
