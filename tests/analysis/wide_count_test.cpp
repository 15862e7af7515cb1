#include "analysis/wide_count.h"

#include <catch2/catch.hpp>

using namespace kaikou::analysis;

TEST_CASE("counts are exact, and say so when they are not", "[analysis]") {
  WideCount million = 1000000;
  WideCount big = million * million * million * million * million * million;   // 10^36
  CHECK(big.text() == "1" + std::string(36, '0'));
  CHECK((big * 1000u).text().empty());
  CHECK((big * 1000u + 1u).overflowed());
  CHECK(WideCount(0).text() == "0");
  CHECK(WideCount(6).shareOf(8) == "3/4");
  CHECK(WideCount(8).shareOf(8) == "1");
  CHECK(WideCount(0).shareOf(8) == "0");
  CHECK(WideCount(1).shareOf(0).empty());
  CHECK(WideCount(3).oneIn(10, 1) == "3.3");
  CHECK(WideCount(3).oneIn(20, 1) == "6.7");
  CHECK(WideCount(1001).oneIn(10009, 1) == "10.0");
  CHECK(WideCount(100).oneIn(999, 1) == "10.0");
  CHECK(WideCount(2).oneIn(5, 0) == "3");
  CHECK(choose(136, 3) == 410040);
  CHECK(choose(4, 5) == 0);
}
