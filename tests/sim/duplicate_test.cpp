// Bots in every seat of the same hands: against hands played one by one; bots that play alike differ in nothing; parts add up.
#include <catch2/catch.hpp>

#include "cli/sim_record.h"
#include "sim/dealer_table.h"
#include "tests/bots/bot_plans.h"
#include "tests/sim/run_all.h"

using namespace kaikou;
using testing::botPlan;
using testing::runAll;

namespace {

sim::Setup setupOf(const plan::Plan& plan, std::vector<std::string> bots, uint64_t hands) {
  sim::Setup setup;
  setup.plan = &plan;
  setup.bots = std::move(bots);
  setup.duplicate = true;
  setup.seed = Seed::ofText("turned");
  setup.hands = hands;
  setup.match = 4;
  sim::takeShard(setup, 1, 1);
  return setup;
}

}  // namespace

TEST_CASE("bots that play alike gain nothing from sitting elsewhere", "[sim]") {
  const auto plan = botPlan("kaikoufan");
  const auto result = runAll(setupOf(*plan, {"greedy", "greedy", "greedy", "greedy"}, 40));
  CHECK(result.duplicate.deals == 40);
  CHECK(result.duplicate.alike == 40);
  REQUIRE(result.duplicate.names == std::vector<std::string>{"greedy"});
  CHECK(result.duplicate.points[0].squares == 0);
  CHECK(result.duplicate.pairs.empty());
}

TEST_CASE("a bot has every seat of every deal, behind the same neighbours", "[sim]") {
  const auto plan = botPlan("kaikoufan");
  const std::vector<std::string> bots{"greedy", "random", "random", "random"};
  const auto result = runAll(setupOf(*plan, bots, 12));
  const sim::Duplicate& turned = result.duplicate;
  REQUIRE(turned.names == std::vector<std::string>{"greedy", "random"});
  CHECK(turned.seatsOf == std::vector<int>{1, 3});

  // The same by hand: dealer and previous wild go on as without turning.
  int64_t greedy = 0, wins = 0, more = 0;
  std::string error;
  std::vector<std::unique_ptr<sim::DealerTable>> tables;
  for (size_t at = 0; at < 4; ++at) {
    std::vector<std::string> seats(4, "random");
    seats[at] = "greedy";
    tables.push_back(std::make_unique<sim::DealerTable>(*plan, seats, error));
  }
  table::Match match;
  sim::HandFacts facts;
  for (uint32_t hand = 0; hand < 12; ++hand) {
    if (hand % 4 == 0) match = {}, match.seed = Seed::ofText("turned"), match.dealer = static_cast<uint8_t>(hand / 4 % 4);
    match.hand = hand;
    for (size_t at = 0; at < 4; ++at) {
      REQUIRE(tables[at]->play(match, facts));
      greedy += facts.outcome.points[at];
      for (int i = 0; i < facts.outcome.winnerCount; ++i) wins += facts.outcome.winners[static_cast<size_t>(i)] == static_cast<int>(at);
      more += 3 * facts.outcome.points[at];
      for (size_t seat = 0; seat < 4; ++seat) more -= seat == at ? 0 : facts.outcome.points[seat];
    }
    REQUIRE(tables[0]->finish(match));
  }
  CHECK(turned.points[0].sum == greedy);
  CHECK(turned.points[1].sum == -greedy);
  CHECK(turned.wins[0].sum == wins);
  CHECK(turned.more[0].sum == more);
  CHECK(turned.handsOf(0) == 4);
  CHECK(turned.handsOf(1) == 12);
  CHECK(turned.unit(0) == 12);
  CHECK(greedy > 0);
}

TEST_CASE("turned seats are the same in parts, on threads and in records", "[sim]") {
  const auto plan = botPlan("pizi");
  auto setup = setupOf(*plan, {"greedy", "random", "greedy", "random"}, 18);
  const auto whole = runAll(setup);
  CHECK(whole.duplicate.alike < 18);
  setup.threads = 3;
  CHECK(runAll(setup).duplicate == whole.duplicate);
  sim::Duplicate sum(setup.bots);
  for (uint32_t shard = 1; shard <= 2; ++shard) {
    sim::takeShard(setup, shard, 2);
    sum.add(runAll(setup).duplicate);
  }
  CHECK(sum == whole.duplicate);
  setup.duplicate = false;
  sim::takeShard(setup, 1, 1);
  CHECK(runAll(setup).tally == whole.tally);

  cli::SimRecord record;
  record.rules = {"pizi", {}, cli::planDigest(*plan)};
  record.bots = setup.bots;
  record.seed = "turned";
  record.match = 4;
  record.hands = 18;
  record.duplicate = true;
  record.matches = {{0, 5}};
  std::string text, again, error;
  cli::appendRecord(text, record, whole.tally, whole.compared, whole.duplicate);
  cli::SimRecordReader reader;
  REQUIRE(reader.parse(text, error));
  sim::Tally tally(*plan);
  sim::Compared compared;
  sim::Duplicate turns;
  REQUIRE(reader.counters(tally, compared, turns, error));
  CHECK(turns == whole.duplicate);
  cli::appendRecord(again, reader.record(), tally, compared, turns);
  CHECK(again == text);
  cli::SimRecord plain = record;
  plain.duplicate = false;
  plain.matches = {{5, 6}};
  CHECK_FALSE(cli::addRanges(record, plain, error));
}
