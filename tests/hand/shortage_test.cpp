// Tables of shortages against plain enumeration.
#include "runtime/hand/shortage.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <thread>
#include <vector>

#include "tests/hand/shortage_enumeration.h"

using namespace kaikou::testing;
using kaikou::hand::Shortage;
using kaikou::hand::ShortageTables;

namespace {

// Compares and counts differences: an assertion for each of a million entries would take minutes.
int differences(const ShortageTables& table, ShortageEnumeration& enumeration, const std::vector<int>& counts) {
  Least want = enumeration.least(counts);
  uint8_t entry = table.at(indexOf(counts));
  return (ShortageTables::without(entry) != std::min(want.melds, 15)) + (ShortageTables::withPair(entry) != std::min(want.pair, 15));
}

}  // namespace

TEST_CASE("shortages of every hand of a small block", "[hand]") {
  for (bool runs : {false, true}) {
    for (int size = 1; size <= 6; ++size) {
      if (!runs && size == 6) continue;
      const auto& table = ShortageTables::forBlock(runs, size);
      ShortageEnumeration enumeration(runs, size);
      uint32_t end = 5 * ShortageTables::pow5[size - 1];
      REQUIRE(table.entryCount() == end);
      int wrong = 0;
      // Of the largest, every eleventh.
      for (uint32_t index = 0; index < end; index += size == 6 ? 11 : 1) wrong += differences(table, enumeration, countsOf(index, size));
      INFO("size " << size << (runs ? " with runs" : ""));
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("shortages of random hands of large blocks", "[hand]") {
  std::mt19937 random(7);
  for (bool runs : {false, true}) {
    for (int size = 7; size <= 9; ++size) {
      const auto& table = ShortageTables::forBlock(runs, size);
      ShortageEnumeration enumeration(runs, size);
      int wrong = 0;
      for (int i = 0; i < 60; ++i) {
        std::vector<int> counts(static_cast<size_t>(size));
        for (int tiles = static_cast<int>(random() % 20); tiles > 0; --tiles) {
          int& count = counts[random() % counts.size()];
          count = std::min(count + 1, 4);
        }
        wrong += differences(table, enumeration, counts);
      }
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("what the entries of shortage tables have in common", "[hand]") {
  for (bool runs : {false, true}) {
    const auto& table = ShortageTables::forBlock(runs, 9);
    CHECK(&table == &ShortageTables::forBlock(runs, 9));
    CHECK(table.bytes() == 1'953'125);
    CHECK(int{table.at(0)} == 0x20);
    int wrong = 0, saturated = 0;
    for (uint32_t index = 0; index < table.entryCount(); ++index) {
      int melds = ShortageTables::without(table.at(index)), pair = ShortageTables::withPair(table.at(index));
      int tiles = 0;
      for (uint32_t rest = index; rest; rest /= 5) tiles += static_cast<int>(rest % 5);
      if (melds == 15 || pair == 15) {
        ++saturated;
        wrong += melds < 13 || pair < 14;
        continue;
      }
      wrong += (melds + tiles) % 3 != 0 || (pair + tiles) % 3 != 2 || (pair != melds - 1 && pair != melds + 2);
    }
    CHECK(wrong == 0);
    CHECK((saturated > 0) == !runs);
  }
}

TEST_CASE("a hand of several blocks is complete when its wilds cover the shortage", "[hand]") {
  const auto& suit = ShortageTables::forBlock(true, 9);
  const auto& honours = ShortageTables::forBlock(false, 7);
  auto of = [&](const std::vector<int>& first, const std::vector<int>& second, const std::vector<int>& third) {
    Shortage shortage;
    shortage.add(suit.at(indexOf(first)));
    shortage.add(suit.at(indexOf(second)));
    shortage.add(honours.at(indexOf(third)));
    return std::pair(shortage.melds(), shortage.meldsAndPair());
  };
  CHECK(of({1, 1, 1, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 1, 1, 1}, {2, 3, 0, 0, 0, 0, 0}) == std::pair(1, 0));
  CHECK(of({1, 1, 1, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 1, 1, 1}, {3, 0, 0, 0, 0, 0, 0}) == std::pair(0, 2));
  CHECK(of({1, 1, 0, 0, 0, 0, 0, 0, 1}, {}, {1, 0, 0, 0, 0, 0, 0}) == std::pair(5, 4));
  CHECK(of({}, {}, {}) == std::pair(0, 2));
}

TEST_CASE("threads that fill a table of shortages at once agree", "[hand]") {
  // A table that the other tests hardly touch.
  const auto& table = ShortageTables::forBlock(true, 8);
  std::vector<std::vector<uint8_t>> seen(4);
  std::vector<std::thread> threads;
  for (size_t t = 0; t < seen.size(); ++t) {
    threads.emplace_back([&, t] {
      for (uint32_t i = 0; i < table.entryCount(); ++i) seen[t].push_back(table.at(t % 2 ? table.entryCount() - 1 - i : i));
      if (t % 2) std::reverse(seen[t].begin(), seen[t].end());
    });
  }
  for (auto& thread : threads) thread.join();
  for (size_t t = 1; t < seen.size(); ++t) CHECK(seen[t] == seen[0]);
}
