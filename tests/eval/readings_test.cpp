// Readings with wilds against readings of every hand that the wilds can make.
#include "runtime/eval/readings.h"

#include <random>
#include <set>

#include <catch2/catch.hpp>

#include "tests/eval/wuhan_plan.h"

using namespace kaikou;
using eval::HandQuery;
using eval::ReadingKey;

namespace {

using KeySet = std::set<std::tuple<int, int, uint64_t, uint64_t>>;

void substitute(eval::ReadingCollector& collector, HandQuery hand, int wild, int left, int from, int jokers,
                KeySet& out) {
  if (!left) {
    std::vector<ReadingKey> found;
    collector.collect(hand, found);
    for (const ReadingKey& k : found) out.insert({k.shape, jokers, k.features.words[0], k.features.words[1]});
    return;
  }
  for (int k = from; k < 34; ++k) {
    if (k == wild) continue;
    collector.add(hand, k, 1);
    substitute(collector, hand, wild, left - 1, k, jokers, out);
    collector.add(hand, k, -1);
  }
}

}  // namespace

TEST_CASE("wilds give the readings of all that they can stand for", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  hand::ReadingTables tables(plan);
  eval::ReadingCollector collector(plan, tables);
  std::mt19937 rng(11);
  for (int round = 0; round < 60; ++round) {
    const int wild = static_cast<int>(rng() % 34), wilds = round % 20 == 0 ? 3 : static_cast<int>(rng() % 3);
    eval::Table table;
    eval::SeatTable& own = table.seats[0];
    int left = 13 - wilds;
    // Runs, triplets and pairs here and there, so that many hands are complete.
    while (left > 0) {
      const int k = static_cast<int>(rng() % 27);
      const bool run = k % 9 <= 6 && rng() % 2;
      for (int i = 0; i < 3 && left > 0; ++i, --left) ++own.hand[run ? k + i : k];
    }
    for (int k = 0; k < 34; ++k)
      if (k != wild)
        while (own.hand[k] > 4) --own.hand[k], ++own.hand[(k + 7) % 27];
    own.hand[wild] = static_cast<uint8_t>(own.hand[wild] + wilds);
    table.win.tile = static_cast<uint8_t>(rng() % 34);
    HandQuery hand;
    if (!collector.prepare(table, hand)) continue;
    hand.wilds = plan::TileSet{1} << wild;
    std::vector<ReadingKey> got;
    collector.collect(hand, got);
    KeySet gotSet, want;
    for (const ReadingKey& k : got) gotSet.insert({k.shape, k.jokers, k.features.words[0], k.features.words[1]});
    const int held = collector.count(hand, wild);
    if (held > 3) continue;
    for (int jokers = 0; jokers <= held; ++jokers) {
      HandQuery natural = hand;
      natural.wilds = 0;
      collector.add(natural, wild, -jokers);
      substitute(collector, natural, wild, jokers, 0, jokers, want);
    }
    REQUIRE(gotSet.size() == got.size());
    REQUIRE(gotSet == want);
    std::vector<hand::BlockQuery> queries;
    std::vector<plan::FeatureVector> vectors;
    for (const ReadingKey& k : got) REQUIRE(collector.decompose(hand, k, queries, vectors));
  }
}

TEST_CASE("a hand of the wrong size has no reading", "[eval]") {
  const plan::Plan plan = testing::wuhanPlan();
  hand::ReadingTables tables(plan);
  eval::ReadingCollector collector(plan, tables);
  eval::Table table;
  table.seats[0].hand[3] = 12;
  HandQuery hand;
  CHECK(!collector.prepare(table, hand));
  table.seats[0].hand[3] = 13;
  CHECK(collector.prepare(table, hand));
}
