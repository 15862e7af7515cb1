// Packed hands against counting, and the two ways of packing against one another.
#include "runtime/hand/packed_counts.h"

#include <numeric>
#include <random>

#include <catch2/catch.hpp>

using namespace kaikou;

TEST_CASE("sixteen counts pack alike by either way", "[hand]") {
  std::mt19937 rng(3);
  for (int round = 0; round < 20000; ++round) {
    std::array<uint8_t, 16> counts{};
    const unsigned most = round % 3 == 0 ? 256 : round % 3 == 1 ? 17 : 5;
    for (uint8_t& count : counts) count = rng() % 2 ? static_cast<uint8_t>(rng() % most) : 0;
    const hand::SixteenCounts fast = hand::packSixteen(counts.data()), slow = hand::packSixteenPortably(counts.data());
    REQUIRE(fast.nibbles == slow.nibbles);
    REQUIRE(fast.present == slow.present);
    REQUIRE(fast.many == slow.many);
    bool many = false;
    for (size_t i = 0; i < 16; ++i) {
      many |= counts[i] > 15;
      REQUIRE(hand::countAt(slow.nibbles, static_cast<int>(i)) == (counts[i] & 15));
      REQUIRE((slow.present >> i & 1) == (counts[i] != 0));
    }
    REQUIRE(slow.many == many);
  }
}

TEST_CASE("a packed hand counts, adds up, grows and gives its blocks", "[hand]") {
  std::mt19937 rng(4);
  for (int round = 0; round < 5000; ++round) {
    std::array<uint8_t, plan::maxKinds> counts{};
    for (uint8_t& count : counts) count = static_cast<uint8_t>(round ? rng() % 15 : 14);
    hand::PackedHand hand(counts);
    REQUIRE(hand.fits());
    const int kind = static_cast<int>(rng() % plan::maxKinds);
    ++counts[static_cast<size_t>(kind)];
    hand.add(kind);
    REQUIRE(hand.total() == std::accumulate(counts.begin(), counts.end(), 0));
    for (int k = 0; k < plan::maxKinds; ++k) {
      REQUIRE(hand.count(k) == counts[static_cast<size_t>(k)]);
      REQUIRE((hand.present() >> k & 1) == (counts[static_cast<size_t>(k)] != 0));
    }
    const int size = 1 + static_cast<int>(rng() % 9), first = static_cast<int>(rng() % static_cast<unsigned>(plan::maxKinds - size + 1));
    const hand::PackedCounts block = hand.block(first, (uint64_t{1} << (4 * size)) - 1);
    for (int r = 0; r < 15; ++r) REQUIRE(hand::countAt(block, r) == (r < size ? counts[static_cast<size_t>(first + r)] : 0));
  }
  std::array<uint8_t, plan::maxKinds> counts{};
  counts[63] = 16;
  CHECK(!hand::PackedHand(counts).fits());
}
