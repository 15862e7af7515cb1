// Hands without a wild.
//
// Three in four wins hold none, and the others are such hands too while their wilds stay themselves. There is nothing to
// split and nothing to hand out: each block that holds a tile is looked up once, and nearly always has one vector. What is
// left of a block's tiles in threes tells before any look-up whether melds and a pair can come out. Which blocks are empty
// nobody can guess, so they are passed over without a branch. Guarantee: the readings of combineBlocks. Tested by
// tests/eval/readings_test.cpp and tests/reference.
#include <bit>

#include "runtime/eval/readings.h"

namespace kaikou::eval {

using hand::ReadingTables;
using plan::FeatureVector;
using plan::ShapeForm;

namespace {
/// By the tiles of a block: what is left in threes, as PlainBlocks counts it.
constexpr auto restOf = [] {
  std::array<uint16_t, 256> rests{};
  for (size_t tiles = 0; tiles < rests.size(); ++tiles) rests[tiles] = tiles % 3 == 1 ? 256 : tiles % 3 == 2;
  return rests;
}();
}  // namespace

void ReadingCollector::collectPlain(const HandQuery& hand, std::vector<ReadingKey>& out) {
  const bool marks = plan_.features.needsWinningTile;
  const plan::Kind& won = plan_.kinds[hand.winTile];
  const uint64_t mark = marks ? ReadingTables::keyMark(won.rank, hand.otherSeat && features().asksOrigin()) : 0;
  size_t held = 0;
  unsigned rests = 0;
  for (const HandBlock& b : blocks_) {
    const hand::PackedCounts counts = hand.blocks[b.block];
    rests += restOf[static_cast<uint8_t>(hand::totalOf(counts))];
    plain_.keys[held] = b.key | counts | (b.block == won.block ? mark : 0);
    held += counts != 0;
  }
  plain_.count = held;
  plain_.rests = rests;
  bool split = false;
  auto startOnce = [&] {
    if (!split) startSplit(hand);
    split = true;
  };
  for (uint32_t left = fitting_[static_cast<size_t>(hand.meldCount)]; left; left &= left - 1) {
    const int s = std::countr_zero(left);
    const ShapeForm form = shapes_[static_cast<size_t>(s)].form;
    if (form == ShapeForm::AnyTiles) {
      out.push_back({static_cast<uint8_t>(s), 0, features().add(baseOf(s, hand), tilesOf(hand, hand.present))});
    } else if (shapes_[static_cast<size_t>(s)].plain) {
      if (plainMelds(s, hand, out)) continue;
      startOnce();
      descendMelds(s, hand, split_, false, out);
    } else {
      startOnce();
      combineBlocks(s, hand, split_, false, out);
    }
  }
}

// False if a block has several vectors.
bool ReadingCollector::plainMelds(int shape, const HandQuery& hand, std::vector<ReadingKey>& out) const {
  const ReadShape& of = shapes_[static_cast<size_t>(shape)];
  if (plain_.rests != of.pair) return true;
  FeatureVector sum = baseOf(shape, hand);
  for (size_t i = 0; i < plain_.count; ++i) {
    const ReadingTables::View view = tables_.find(plain_.keys[i] | of.key);
    if (view.count > 1) return false;
    if (!view.count) return true;
    sum = features().add(sum, *view.data);
  }
  out.push_back({static_cast<uint8_t>(shape), 0, sum});
  return true;
}

}  // namespace kaikou::eval
