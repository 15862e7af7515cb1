// Hands for the benchmark of plain wins, and what is asked of them. Tested by tests/bench/win_hands_test.cpp against a search
// that takes groups away one by one.
#include "bench/win_hands.h"

#include <algorithm>
#include <utility>

namespace kaikou::bench {

namespace {

constexpr int copies = 4;

struct Wall {
  std::array<uint8_t, WildHand::kinds> left;
  Wall() { left.fill(copies); }
};

bool isRunStart(int kind) { return kind < 27 && kind % 9 < 7; }

// A tile of the wall, each copy equally likely; never `without`.
int draw(Wall& wall, Random& random, int without) {
  for (;;) {
    int kind = random.below(WildHand::kinds);
    if (kind == without || random.below(copies) >= wall.left[static_cast<size_t>(kind)]) continue;
    --wall.left[static_cast<size_t>(kind)];
    return kind;
  }
}

// Four melds and a pair of what the wall holds; false when they did not fit.
bool completeHand(Wall& wall, Random& random, int without, std::vector<int>& tiles) {
  tiles.clear();
  for (int group = 0; group < 5; ++group) {
    const bool pair = group == 4;
    int kind = random.below(WildHand::kinds);
    const bool run = !pair && isRunStart(kind) && random.chance(70);
    const int size = pair ? 2 : 3;
    for (int i = 0; i < size; ++i) {
      int tile = run ? kind + i : kind;
      if (tile == without || wall.left[static_cast<size_t>(tile)] == 0) return false;
      --wall.left[static_cast<size_t>(tile)];
      tiles.push_back(tile);
    }
  }
  return true;
}

}  // namespace

std::vector<WildHand> wildHands(HandSet set, uint64_t seed, size_t count) {
  Random random(seed);
  std::vector<WildHand> hands;
  hands.reserve(count);
  std::vector<int> tiles;
  while (hands.size() < count) {
    Wall wall;
    WildHand hand;
    hand.wildKind = static_cast<uint8_t>(random.below(WildHand::kinds));
    tiles.clear();
    switch (set) {
      case HandSet::Random:
        for (int i = 0; i < 14; ++i) tiles.push_back(draw(wall, random, -1));
        break;
      case HandSet::FourWilds:
        hand.wilds = 4;
        for (int i = 0; i < 10; ++i) tiles.push_back(draw(wall, random, hand.wildKind));
        break;
      case HandSet::NearlyComplete: {
        if (!completeHand(wall, random, hand.wildKind, tiles)) continue;
        hand.wilds = static_cast<uint8_t>(random.below(5));
        for (int i = 0; i < hand.wilds; ++i) {
          std::swap(tiles[static_cast<size_t>(random.below(static_cast<int>(tiles.size())))], tiles.back());
          tiles.pop_back();
        }
        if (hands.size() % 2) tiles[static_cast<size_t>(random.below(static_cast<int>(tiles.size())))] = draw(wall, random, hand.wildKind);
        break;
      }
    }
    for (int tile : tiles) ++hand.counts[static_cast<size_t>(tile)];
    hands.push_back(hand);
  }
  return hands;
}

WinQuestion::WinQuestion()
    : suit_(hand::ShortageTables::forBlock(true, 9)),
      honours_(hand::ShortageTables::forBlock(false, 7)),
      suitDetails_(true, 9, hand::ShortageDetails::ranks({2, 5, 8})),
      honourDetails_(false, 7, 0) {}

unsigned WinQuestion::answers(const WildHand& hand) const {
  BlockIndices index(hand);
  auto ask = [&](int wilds) -> unsigned {
    hand::DetailedShortage shortage;
    for (size_t suit = 0; suit < 3; ++suit) shortage.add(suitDetails_, suitDetails_.at(index.of[suit]));
    shortage.add(honourDetails_, honourDetails_.at(index.of[3]));
    return (shortage.meldsAndPair() <= wilds ? Complete : 0u) | (shortage.meldsAndPairWithin() <= wilds ? CertainPair : 0u) |
           (shortage.tripletsAndPair() <= wilds ? TripletsOnly : 0u);
  };
  const unsigned soft = ask(hand.wilds);
  if (hand.wilds == 0) return soft | soft * Hard;
  // Wilds as themselves are tiles of their kind.
  index.of[hand.wildKind / 9] += hand.wilds * hand::ShortageTables::pow5[hand.wildKind % 9];
  return soft | ask(0) * Hard;
}

}  // namespace kaikou::bench
