// Tables of shortages against plain enumeration: every way to start runs, every place of the pair, the rest triplets.
#include "runtime/hand/shortage.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <thread>
#include <vector>

using kaikou::hand::Shortage;
using kaikou::hand::ShortageTables;

namespace {

struct Least {
  int melds = 99, pair = 99;
};

// Wilds needed when runs are what `runs` says and the pair is at `pairRank` (-1: none).
class Enumeration {
 public:
  Enumeration(bool runs, int size) : runs_(runs && size >= 3), size_(size) {}

  Least least(const std::vector<int>& counts) {
    counts_ = counts;
    total_ = 0;
    for (int c : counts) total_ += c;
    found_ = {};
    started_.fill(0);
    for (pairRank_ = -1; pairRank_ < size_; ++pairRank_) walk(0, pairRank_ >= 0 ? 2 : 0);
    return found_;
  }

 private:
  void walk(int rank, int tiles) {
    if (rank == size_) {
      int& best = pairRank_ >= 0 ? found_.pair : found_.melds;
      best = std::min(best, tiles - total_);
      return;
    }
    auto at = static_cast<size_t>(rank);
    const bool startsRuns = runs_ && rank + 3 <= size_;
    for (int runs = 0; runs <= (startsRuns ? 4 : 0); ++runs) {
      started_[at] = runs;
      int covered = runs + (rank >= 1 ? started_[at - 1] : 0) + (rank >= 2 ? started_[at - 2] : 0);
      int open = counts_[at] - covered - (rank == pairRank_ ? 2 : 0);
      int triplets = open > 0 ? (open + 2) / 3 : 0;
      walk(rank + 1, tiles + 3 * (runs + triplets));
    }
    started_[at] = 0;
  }

  bool runs_;
  int size_, pairRank_ = -1, total_ = 0;
  std::vector<int> counts_;
  std::array<int, 9> started_{};
  Least found_;
};

uint32_t indexOf(const std::vector<int>& counts) {
  uint32_t index = 0;
  for (size_t r = 0; r < counts.size(); ++r) index += static_cast<uint32_t>(counts[r]) * ShortageTables::pow5[r];
  return index;
}
std::vector<int> countsOf(uint32_t index, int size) {
  std::vector<int> counts;
  for (int r = 0; r < size; ++r, index /= 5) counts.push_back(static_cast<int>(index % 5));
  return counts;
}

// Compares and counts differences: an assertion for each of a million entries would take minutes.
int differences(const ShortageTables& table, Enumeration& enumeration, const std::vector<int>& counts) {
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
      Enumeration enumeration(runs, size);
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
      Enumeration enumeration(runs, size);
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
