// Simulations: counters against hands played one by one, the same whatever the threads and shards, intervals as published.
#include <catch2/catch.hpp>
#include <random>

#include "cli/sim_record.h"
#include "sim/dealer_table.h"
#include "sim/statistics.h"
#include "tests/bots/bot_plans.h"
#include "tests/sim/run_all.h"

using namespace kaikou;
using testing::botPlan;
using testing::runAll;

namespace {

sim::Setup setupOf(const plan::Plan& plan, uint64_t hands, uint32_t match) {
  sim::Setup setup;
  setup.plan = &plan;
  setup.bots = {"greedy", "random", "greedy", "greedy"};
  setup.seed = Seed::ofText("sim");
  setup.hands = hands;
  setup.match = match;
  sim::takeShard(setup, 1, 1);
  return setup;
}

}  // namespace

TEST_CASE("counters are those of the hands, played one by one", "[sim]") {
  const auto plan = botPlan("kaikoufan");
  const auto setup = setupOf(*plan, 50, 8);
  const auto result = runAll(setup);
  std::string error;
  sim::DealerTable table(*plan, setup.bots, error);
  uint64_t won = 0, drawn = 0, dealerWins = 0;
  std::array<int64_t, 4> points{};
  sim::HandFacts facts;
  table::Match match;
  for (uint32_t hand = 0; hand < 50; ++hand) {
    if (hand % 8 == 0) {
      match = {};
      match.seed = setup.seed;
      match.dealer = static_cast<uint8_t>(hand / 8 % 4);
    }
    match.hand = hand;
    REQUIRE(table.play(match, facts));
    won += facts.outcome.kind == table::Outcome::Won;
    drawn += facts.outcome.kind == table::Outcome::Drawn;
    dealerWins += facts.outcome.kind == table::Outcome::Won && facts.outcome.winners[0] == match.dealer;
    int64_t sum = 0;
    for (size_t seat = 0; seat < 4; ++seat) points[seat] += facts.outcome.points[seat], sum += facts.outcome.points[seat];
    CHECK(sum == 0);
    REQUIRE(table.finish(match));
  }
  const sim::Tally& tally = result.tally;
  CHECK(tally.hands == 50);
  CHECK(tally.won == won);
  CHECK(tally.drawn == drawn);
  CHECK(tally.dealerWins == dealerWins);
  CHECK(tally.selfDrawn + tally.onDiscard + tally.robbed == won);
  for (size_t seat = 0; seat < 4; ++seat) CHECK(tally.points[seat].sum == points[seat]);
}

TEST_CASE("the same on any number of threads, and in parts", "[sim]") {
  const auto plan = botPlan("pizi_xiayu");
  auto setup = setupOf(*plan, 61, 4);
  const auto whole = runAll(setup);
  setup.threads = 3;
  CHECK(runAll(setup).tally == whole.tally);
  sim::Tally sum(*plan);
  uint64_t end = 0;
  for (uint32_t shard = 1; shard <= 5; ++shard) {
    sim::takeShard(setup, shard, 5);
    CHECK(setup.first == end);
    end = setup.last;
    sum.add(runAll(setup).tally);
  }
  CHECK(end == setup.matches());
  CHECK(sum == whole.tally);
}

TEST_CASE("a run that is stopped has a range of matches", "[sim]") {
  const auto plan = botPlan("kaikoufan");
  auto setup = setupOf(*plan, 4000, 2);
  setup.threads = 2;
  std::atomic<bool> stop{false};
  const auto part = sim::run(setup, stop, [&](uint64_t done) {
    if (done > 20) stop = true;
  });
  REQUIRE(part.error.empty());
  CHECK(part.last > 0);
  CHECK(part.last < 2000);
  CHECK(part.tally.hands == 2 * part.last);
  stop = false;
  setup.threads = 1;
  setup.last = part.last;
  CHECK(runAll(setup).tally == part.tally);
}

TEST_CASE("a ruleset differs from itself in nothing, and from another in what it changes", "[sim]") {
  const auto plan = botPlan("kaikoufan"), free = botPlan("kaikoufan", "封顶=none");
  auto setup = setupOf(*plan, 200, 8);
  setup.bots.assign(4, "greedy");
  setup.other = plan.get();
  const auto same = runAll(setup);
  CHECK(same.compared.samePoints == 200);
  CHECK(same.compared.second == same.tally);
  sim::Compared::each(same.compared, [](const char* name, const auto& counter) {
    INFO(name);
    if constexpr (std::is_same_v<std::decay_t<decltype(counter)>, sim::Moments>) {
      CHECK(counter.count == 200);
      CHECK(counter.squares == 0);
    }
  });
  setup.other = free.get();
  const auto other = runAll(setup);
  CHECK(other.tally == same.tally);
  CHECK(other.compared.samePoints < 200);
  CHECK(other.compared.winnings.sum > 0);
}

TEST_CASE("records are read back as they were written, and refuse what does not belong", "[sim]") {
  const auto plan = botPlan("kaikoufan"), other = botPlan("kaikoufan", "封顶=none");
  auto setup = setupOf(*plan, 40, 4);
  setup.other = other.get();
  const auto result = runAll(setup);
  cli::SimRecord record;
  record.rules = {"kaikoufan", {}, cli::planDigest(*plan)};
  record.other = {"kaikoufan", {"封顶=none"}, cli::planDigest(*other)};
  record.bots = setup.bots;
  record.seed = "sim";
  record.match = 4;
  record.hands = 40;
  record.matches = {{0, 10}};
  std::string text, again, error;
  cli::appendRecord(text, record, result.tally, result.compared, result.duplicate);
  cli::SimRecordReader reader;
  REQUIRE(reader.parse(text, error));
  sim::Tally tally(*plan);
  sim::Compared compared(*plan, *other);
  sim::Duplicate turned;
  REQUIRE(reader.counters(tally, compared, turned, error));
  CHECK(tally == result.tally);
  cli::appendRecord(again, reader.record(), tally, compared, turned);
  CHECK(again == text);

  cli::SimRecord part = record, twin = record;
  part.matches = {{0, 3}, {5, 7}};
  twin.matches = {{3, 5}};
  REQUIRE(cli::addRanges(part, twin, error));
  CHECK(part.matches == std::vector<std::pair<uint64_t, uint64_t>>{{0, 7}});
  CHECK_FALSE(cli::addRanges(part, twin, error));
  CHECK(error == "match 3 is in both");
  auto refuses = [&](auto change) {
    cli::SimRecord changed = record, fresh = record;
    changed.matches = {{10, 11}};
    change(changed);
    error.clear();
    return !cli::addRanges(fresh, changed, error) && !error.empty();
  };
  CHECK_FALSE(refuses([](cli::SimRecord&) {}));
  CHECK(refuses([](cli::SimRecord& r) { r.seed = "other"; }));
  CHECK(refuses([](cli::SimRecord& r) { r.rules.digest = "00"; }));
  CHECK(refuses([](cli::SimRecord& r) { r.other.options = {}; }));
  CHECK(refuses([](cli::SimRecord& r) { r.bots[0] = "random"; }));
  CHECK(refuses([](cli::SimRecord& r) { r.match = 5; }));
  CHECK(refuses([](cli::SimRecord& r) { r.hands = 41; }));

  // Cut anywhere, or with a counter of another size: an error, never a number.
  for (size_t cut = 0; cut + 1 < text.size(); cut += 97) {
    cli::SimRecordReader damaged;
    error.clear();
    CHECK_FALSE(damaged.parse(text.substr(0, cut), error));
  }
  cli::SimRecordReader wrong;
  std::string damaged = text;
  damaged.replace(damaged.find("\"won\": "), 7, "\"win\": ");
  REQUIRE(wrong.parse(damaged, error));
  CHECK_FALSE(wrong.counters(tally, compared, turned, error));
}

TEST_CASE("intervals are the published ones", "[sim]") {
  // Newcombe 1998, table I, method 3: 81 of 263, and 0 of 20.
  const auto share = sim::shareOf(81, 263);
  CHECK(share.low == Approx(0.2553).margin(0.0001));
  CHECK(share.high == Approx(0.3662).margin(0.0001));
  CHECK(sim::shareOf(0, 20).low == 0);
  CHECK(sim::shareOf(0, 20).high == Approx(0.1611).margin(0.0001));
  sim::Moments moments;
  for (const int64_t value : {2, 4, 4, 4, 5, 5, 7, 9}) moments.add(value);
  CHECK(sim::meanOf(moments).value == Approx(5));
  CHECK(sim::spreadOf(moments) == Approx(2.13809));
  CHECK(sim::meanOf(moments).high == Approx(5 + 1.959964 * 2.13809 / std::sqrt(8.0)));
  // A tiny spread around a great mean is not lost.
  sim::Moments great;
  for (const int64_t value : {1'000'000'000'001, 1'000'000'000'002, 1'000'000'000'003}) great.add(value);
  CHECK(sim::spreadOf(great) == Approx(1));
}

TEST_CASE("histograms keep small values and bound great ones", "[sim]") {
  sim::Histogram histogram;
  for (int64_t value = -1023; value < 1024; ++value) CHECK(sim::Histogram::bucket(value) == value);
  std::mt19937_64 random(5);
  for (int i = 0; i < 20'000; ++i) {
    const auto value = static_cast<int64_t>(random() >> (1 + random() % 62)) * (i % 2 ? 1 : -1);
    const int64_t bucket = sim::Histogram::bucket(value);
    CHECK(sim::Histogram::bucket(bucket) == bucket);
    CHECK(std::abs(value - bucket) <= std::abs(value) / 64);
    histogram.add(value);
  }
  CHECK(sim::Histogram::bucket(INT64_MIN) < 0);
  CHECK(histogram.counts.size() < 12'000);
  sim::Histogram few;
  for (int64_t value = 1; value <= 100; ++value) few.add(value);
  CHECK(sim::quantileOf(few, 50) == 50);
  CHECK(sim::quantileOf(few, 1) == 1);
  CHECK(sim::quantileOf(few, 99) == 99);
}
