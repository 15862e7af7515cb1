// The cache answers like the enumerator, before and after it was dropped.
#include "runtime/hand/reading_tables.h"

#include <random>
#include <thread>

#include <catch2/catch.hpp>

#include "tests/eval/wuhan_plan.h"

using namespace kaikou;

TEST_CASE("keys and queries are the same thing", "[hand]") {
  const plan::Plan plan = testing::wuhanPlan();
  hand::ReadingTables tables(plan);
  hand::BlockQuery q;
  q.block = 2, q.form = plan::ShapeForm::AnyTiles, q.counts = 0x412300012, q.jokers = 9, q.forbidden = 7,
  q.mark = 10;
  q.otherSeat = true;
  const hand::BlockQuery back = tables.queryOf(tables.key(1, q));
  CHECK(back.block == 2);
  CHECK(back.form == plan::ShapeForm::AnyTiles);
  CHECK(back.counts == q.counts);
  CHECK(back.jokers == 9);
  CHECK(back.forbidden == 7);
  CHECK(back.mark == 10);
  CHECK(back.otherSeat);
}

namespace {

hand::BlockQuery randomQuery(const plan::Plan& plan, std::mt19937& rng) {
  hand::BlockQuery q;
  q.block = static_cast<uint8_t>(rng() % 4);
  for (int n = static_cast<int>(rng() % 7); n > 0; --n) {
    const int r = static_cast<int>(rng() % plan.blocks[q.block].size);
    if (hand::countAt(q.counts, r) < 4) q.counts += uint64_t{1} << (4 * r);
  }
  q.jokers = static_cast<uint8_t>(rng() % 3);
  return q;
}

}  // namespace

TEST_CASE("readers on several threads share a store that grows and drops under them", "[hand]") {
  const plan::Plan plan = testing::wuhanPlan();
  for (const size_t budget : {size_t{200} << 10, hand::ReadingStore::defaultBudget}) {
    const auto store = std::make_shared<hand::ReadingStore>(plan, budget);
    std::atomic<int> wrong = 0;
    auto read = [&](unsigned seed) {
      hand::ReadingTables tables(store);
      const hand::GroupFeatures features(plan);
      hand::BlockEnumerator enumerator(plan, features);
      std::mt19937 rng(seed);
      std::vector<plan::FeatureVector> direct;
      for (int i = 0; i < 4000; ++i) {
        const hand::BlockQuery q = randomQuery(plan, rng);
        const auto view = tables.find(tables.key(0, q));
        enumerator.enumerate(q, direct);
        wrong += direct != std::vector<plan::FeatureVector>(view.begin(), view.end());
      }
    };
    std::vector<std::thread> threads;
    for (unsigned seed = 1; seed <= 4; ++seed) threads.emplace_back(read, seed);
    for (std::thread& thread : threads) thread.join();
    CHECK(wrong == 0);
    CHECK((store->drops() > 0) == (budget < hand::ReadingStore::defaultBudget));
  }
}

TEST_CASE("a second reader finds what the first has filled", "[hand]") {
  const plan::Plan plan = testing::wuhanPlan();
  const auto store = std::make_shared<hand::ReadingStore>(plan);
  hand::ReadingTables one(store), two(store);
  std::mt19937 rng(5);
  std::vector<uint64_t> keys;
  for (int i = 0; i < 2000; ++i) keys.push_back(one.key(0, randomQuery(plan, rng)));
  std::vector<std::vector<plan::FeatureVector>> answers;
  for (const uint64_t key : keys) {
    const auto view = one.find(key);
    answers.emplace_back(view.begin(), view.end());
  }
  const size_t bytes = store->bytes();
  for (size_t i = 0; i < keys.size(); ++i) {
    const auto view = two.find(keys[i]);
    REQUIRE(answers[i] == std::vector<plan::FeatureVector>(view.begin(), view.end()));
  }
  CHECK(store->bytes() == bytes);
}

TEST_CASE("a small budget drops the cache and changes no answer", "[hand]") {
  const plan::Plan plan = testing::wuhanPlan();
  hand::ReadingTables big(plan), small(std::make_shared<hand::ReadingStore>(plan, 300 << 10));
  std::mt19937 rng(3);
  std::vector<plan::FeatureVector> direct;
  for (int i = 0; i < 30000; ++i) {
    const hand::BlockQuery q = randomQuery(plan, rng);
    const auto a = small.find(small.key(0, q));
    REQUIRE(small.bytes() <= (300 << 10) + (64 << 10));
    const std::vector<plan::FeatureVector> kept(a.begin(), a.end());
    const auto b = big.find(big.key(0, q));
    REQUIRE(kept == std::vector<plan::FeatureVector>(b.begin(), b.end()));
    if (i % 16) continue;
    big.enumerator().enumerate(q, direct);
    REQUIRE(kept == direct);
  }
  CHECK(small.store()->drops() > 0);
  CHECK(big.store()->drops() == 0);
}
