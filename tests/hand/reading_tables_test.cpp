// The cache answers like the enumerator, before and after it was dropped.
#include "runtime/hand/reading_tables.h"

#include <random>

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

TEST_CASE("a small budget drops the cache and changes no answer", "[hand]") {
  const plan::Plan plan = testing::wuhanPlan();
  hand::ReadingTables big(plan), small(plan, 300 << 10);
  std::mt19937 rng(3);
  std::vector<plan::FeatureVector> direct;
  for (int i = 0; i < 30000; ++i) {
    hand::BlockQuery q;
    q.block = static_cast<uint8_t>(rng() % 4);
    for (int n = static_cast<int>(rng() % 7); n > 0; --n) {
      const int r = static_cast<int>(rng() % plan.blocks[q.block].size);
      if (hand::countAt(q.counts, r) < 4) q.counts += uint64_t{1} << (4 * r);
    }
    q.jokers = static_cast<uint8_t>(rng() % 3);
    const auto a = small.find(small.key(0, q));
    REQUIRE(small.bytes() <= (300 << 10) + (64 << 10));
    const std::vector<plan::FeatureVector> kept(a.begin(), a.end());
    const auto b = big.find(big.key(0, q));
    REQUIRE(kept == std::vector<plan::FeatureVector>(b.begin(), b.end()));
    if (i % 16) continue;
    big.enumerator().enumerate(q, direct);
    REQUIRE(kept == direct);
  }
  CHECK(small.drops() > 0);
  CHECK(big.drops() == 0);
}
