// Tables of needs against trying all sets of melds.
#include "bots/need_tables.h"

#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <thread>
#include <vector>

#include "runtime/hand/shortage.h"

using kaikou::bots::NeedTables;
using kaikou::hand::ShortageTables;

namespace {

// The least number of tiles to add for `melds` more melds and perhaps a pair, from the group `from` on.
int least(const std::array<int, 9>& have, std::array<int, 9>& want, bool runs, int size, int melds, int pairsLeft, uint32_t pairs, int from) {
  if (!melds) {
    int best = 99;
    for (int p = pairsLeft ? 0 : -1; p < (pairsLeft ? size : 0); ++p) {
      if (p >= 0 && !(pairs >> p & 1)) continue;
      if (p >= 0) want[p] += 2;
      int cost = 0;
      bool possible = true;
      for (int r = 0; r < size; ++r) {
        cost += std::max(0, want[r] - have[r]);
        possible = possible && want[r] <= 4;
      }
      if (possible) best = std::min(best, cost);
      if (p >= 0) want[p] -= 2;
    }
    return best;
  }
  int best = 99;
  for (int group = from; group < 2 * size; ++group) {
    const int rank = group / 2;
    const bool run = group % 2;
    if (run && (!runs || rank + 2 >= size)) continue;
    for (int i = 0; i < 3; ++i) ++want[run ? rank + i : rank];
    best = std::min(best, least(have, want, runs, size, melds - 1, pairsLeft, pairs, group));
    for (int i = 0; i < 3; ++i) --want[run ? rank + i : rank];
  }
  return best;
}

}  // namespace

TEST_CASE("needs of a block agree with trying every set of melds", "[bots]") {
  std::mt19937 random(7);
  for (const bool runs : {true, false}) {
    for (const uint32_t pairs : {0x1ffu, 0x092u, 0u}) {
      for (int round = 0; round < 60; ++round) {
        const int size = runs ? 9 : 7;
        std::array<int, 9> have{};
        uint32_t index = 0;
        for (int tiles = static_cast<int>(random() % 14); tiles > 0; --tiles) {
          const size_t rank = random() % static_cast<size_t>(size);
          if (have[rank] < 4) ++have[rank], index += ShortageTables::pow5[rank];
        }
        const uint64_t entry = NeedTables({runs, size, 4, pairs}).at(index);
        for (int melds = 0; melds <= 3; ++melds) {
          std::array<int, 9> want{};
          CHECK(NeedTables::melds(entry, melds) == least(have, want, runs, size, melds, 0, 0, 0));
          CHECK(NeedTables::pair(entry, melds) == std::min(15, least(have, want, runs, size, melds, 1, pairs, 0)));
        }
      }
    }
  }
}

TEST_CASE("a table has no more melds than it was made for", "[bots]") {
  const uint64_t entry = NeedTables({true, 9, 2, 0x1ff}).at(0);
  CHECK(NeedTables::melds(entry, 2) == 6);
  CHECK(NeedTables::melds(entry, 3) == NeedTables::many);
}

namespace {

struct Asked {
  NeedTables table;
  uint32_t index;
};
// Hands of many kinds of blocks: more entries than the cache has room for.
std::vector<Asked> manyAsked(size_t count) {
  std::mt19937 random(11);
  std::vector<NeedTables> tables;
  for (const bool runs : {true, false})
    for (const int size : {9, 7})
      for (const uint32_t pairs : {0x1ffu, 0x1feu, 0x0efu, 0x092u, 0x012u, 0u}) tables.push_back(NeedTables({runs, size, 4, pairs}));
  std::vector<Asked> asked;
  while (asked.size() < count) {
    const size_t at = asked.size() % tables.size();
    uint32_t index = 0;
    for (int rank = 0; rank < (at / 6 % 2 ? 7 : 9); ++rank) index += random() % 5 * ShortageTables::pow5[rank];
    asked.push_back({tables[at], index});
  }
  return asked;
}

}  // namespace

TEST_CASE("entries are right whatever the cache holds, and it does not grow", "[bots]") {
  STATIC_REQUIRE(NeedTables::bytes() <= size_t{2} << 20);
  const std::vector<Asked> asked = manyAsked(NeedTables::bytes() / 16 + 20'000);
  std::vector<uint64_t> first;
  for (const Asked& one : asked) first.push_back(one.table.at(one.index));
  size_t wrong = 0;
  for (size_t i = 0; i < asked.size(); ++i) {
    wrong += asked[i].table.at(asked[i].index) != first[i];
    wrong += i % 16 == 0 && asked[i].table.workedOut(asked[i].index) != first[i];
  }
  CHECK(wrong == 0);
}

TEST_CASE("threads that push each other's entries out get their own", "[bots]") {
  const std::vector<Asked> asked = manyAsked(3'000);
  std::vector<uint64_t> want;
  for (const Asked& one : asked) want.push_back(one.table.workedOut(one.index));
  std::array<size_t, 4> wrong{};
  std::vector<std::thread> threads;
  for (size_t t = 0; t < wrong.size(); ++t)
    threads.emplace_back([&, t] {
      for (size_t round = 0; round < 20; ++round)
        for (size_t i = 0; i < asked.size(); ++i) {
          const size_t at = (i * (2 * t + 1) + 97 * round) % asked.size();
          wrong[t] += asked[at].table.at(asked[at].index) != want[at];
        }
    });
  for (std::thread& thread : threads) thread.join();
  for (const size_t count : wrong) CHECK(count == 0);
}
