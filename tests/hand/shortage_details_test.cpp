// Tables of detailed shortages against plain enumeration, with any and with certain pairs, with runs and without.
#include "runtime/hand/shortage_details.h"

#include <catch2/catch.hpp>
#include <random>

#include "tests/hand/shortage_enumeration.h"

using namespace kaikou::testing;
using kaikou::hand::DetailedShortage;
using kaikou::hand::ShortageDetails;

namespace {

int differences(const ShortageDetails& table, bool runs, int size, const std::vector<int>& counts) {
  ShortageEnumeration melds(runs, size), triplets(false, size);
  DetailedShortage shortage;
  shortage.add(table, table.at(indexOf(counts)));
  auto right = [](int got, int want) { return want >= 15 ? got >= 14 : got == want; };
  const int within = table.pairRanks();
  return !right(shortage.meldsAndPair(), melds.least(counts).pair) + !right(shortage.tripletsAndPair(), triplets.least(counts).pair) +
         !right(shortage.meldsAndPairWithin(), melds.least(counts, within).pair) +
         !right(shortage.tripletsAndPairWithin(), triplets.least(counts, within).pair);
}

}  // namespace

TEST_CASE("detailed shortages of every hand of five kinds", "[hand]") {
  for (bool runs : {false, true}) {
    for (uint16_t within : {ShortageDetails::ranks({2, 5, 8}), ShortageDetails::ranks({1}), uint16_t{0}}) {
      ShortageDetails table(runs, 5, within);
      CHECK(table.pairRanks() == (within & 31));
      int wrong = 0;
      for (uint32_t index = 0; index < table.entryCount(); ++index) wrong += differences(table, runs, 5, countsOf(index, 5));
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("detailed shortages of random suits", "[hand]") {
  std::mt19937 random(11);
  ShortageDetails table(true, 9, ShortageDetails::ranks({2, 5, 8}));
  CHECK(table.bytes() == 2 * table.entryCount());
  int wrong = 0;
  for (int i = 0; i < 40; ++i) {
    std::vector<int> counts(9);
    for (int tiles = static_cast<int>(random() % 15); tiles > 0; --tiles) {
      int& count = counts[random() % 9];
      count = std::min(count + 1, 4);
    }
    wrong += differences(table, true, 9, counts);
  }
  CHECK(wrong == 0);
}

TEST_CASE("detailed shortages add up over blocks", "[hand]") {
  ShortageDetails suit(true, 9, ShortageDetails::ranks({2, 5, 8})), honours(false, 7, 0);
  auto of = [&](const std::vector<int>& first, const std::vector<int>& second, const std::vector<int>& third) {
    DetailedShortage shortage;
    shortage.add(suit, suit.at(indexOf(first)));
    shortage.add(suit, suit.at(indexOf(second)));
    shortage.add(honours, honours.at(indexOf(third)));
    return std::array{shortage.meldsAndPair(), shortage.meldsAndPairWithin(), shortage.tripletsAndPair(), shortage.tripletsAndPairWithin()};
  };
  // The pair of honours is none of 2, 5 and 8; the runs are no triplets.
  CHECK(of({1, 1, 1, 0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0, 0, 0}, {2, 3, 0, 0, 0, 0, 0}) == std::array{0, 3, 6, 6});
  CHECK(of({}, {0, 3, 0, 0, 2, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0, 0}) == std::array{0, 0, 0, 0});
  DetailedShortage none;
  none.add(honours, honours.at(0));
  CHECK(none.meldsAndPair() == 2);
  CHECK(none.meldsAndPairWithin() == DetailedShortage::impossible);
}
