// A test a kind and shape, each of a few look-ups or set operations.
//
// Whether melds and a pair come out is what the shortage tables know; pairs are a matter of odd counts, one of each a matter of
// what is missing. A wild may be any tile, itself too, so only the number of wilds counts. A tile that is asked for once
// besides melds serves there if the hand has it: a wild in its place would leave it to be used elsewhere, which a wild can do
// as well. Guarantee: the kinds with which the hand has a reading. Tested by tests/eval/shape_waits_test.cpp.
#include "runtime/eval/shape_waits.h"

#include <algorithm>
#include <bit>

namespace kaikou::eval {

using hand::ShortageTables;
using plan::ShapeForm;
using plan::TileSet;

ShapeWaits::ShapeWaits(const plan::Plan& plan) : plan_(plan), tables_(plan.blocks.size(), nullptr) {
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    const plan::Block& block = plan.blocks[b];
    if (block.isFlower) continue;
    blocks_.push_back(static_cast<uint8_t>(b));
    tables_[b] = &ShortageTables::forBlock(block.isSuit, block.size);
    for (int k = block.firstKind; k < block.firstKind + block.size; ++k) handKinds_ |= TileSet{1} << k;
  }
}

TileSet ShapeWaits::of(const SeatTable& own, TileSet wilds, bool byShape) const {
  Hand hand;
  hand.melds = std::min<int>(own.meldCount, maxMelds);
  int total = 3 * hand.melds;
  TileCounts all = own.hand;
  for (int i = 0; i < hand.melds; ++i) {
    const Meld& meld = own.melds[static_cast<size_t>(i)];
    const bool run = meld.form == MeldForm::Run;
    for (int t = 0; t < (meld.form == MeldForm::Quad ? 4 : 3); ++t) ++all[(meld.tile + (run ? t : 0)) & (maxKinds - 1)];
  }
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    const int count = own.hand[k];
    if (!count) continue;
    total += count;
    if (!(handKinds_ >> k & 1) || count > ShortageTables::maxCount) return 0;
    if (wilds >> k & 1) {
      hand.wilds += count;
      continue;
    }
    const TileSet bit = TileSet{1} << k;
    hand.counts[k] = static_cast<uint8_t>(count);
    hand.held |= bit;
    if (count > 1) hand.twice |= bit;
    if (count > 2) hand.many |= bit;
    if (count % 2) hand.odd |= bit;
    const plan::Kind& kind = plan_.kinds[k];
    hand.index[kind.block & 15] += static_cast<uint32_t>(count) * ShortageTables::pow5[kind.rank - 1];
  }
  if (total != plan_.handSize()) return 0;
  TileSet waits = 0;
  if (std::none_of(plan_.shapes.begin(), plan_.shapes.end(), [&](const plan::Shape& shape) { return mayLackOne(shape, hand); })) return 0;
  for (TileSet left = handKinds_; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    if ((byShape ? own.hand : all)[static_cast<size_t>(kind)] >= plan_.kinds[static_cast<size_t>(kind)].copies) continue;
    const bool wild = wilds >> kind & 1;
    const bool completes = std::any_of(plan_.shapes.begin(), plan_.shapes.end(),
                                       [&](const plan::Shape& shape) { return complete(shape, hand, kind, wild); });
    if (completes) waits |= TileSet{1} << kind;
  }
  return waits;
}

// Wilds that the hand with a tile of `kind` (-1: with none) lacks, one tile of each of `without` taken out.
int ShapeWaits::lack(const Hand& hand, int kind, TileSet without, bool pair) const {
  std::array<uint32_t, 16> index = hand.index;
  auto step = [&](int of) { return ShortageTables::pow5[plan_.kinds[static_cast<size_t>(of)].rank - 1]; };
  auto place = [&](int of) -> uint32_t& { return index[plan_.kinds[static_cast<size_t>(of)].block & 15]; };
  if (kind >= 0) place(kind) += step(kind);
  for (TileSet left = without; left; left &= left - 1) place(std::countr_zero(left)) -= step(std::countr_zero(left));
  hand::Shortage shortage;
  for (const uint8_t block : blocks_) shortage.add(tables_[block]->at(index[block]));
  return pair ? shortage.meldsAndPair() : shortage.melds();
}

// Most hands lack more than one tile of every shape: then no kind needs to be tried. A tile does no more than a wild would.
bool ShapeWaits::mayLackOne(const plan::Shape& shape, const Hand& hand) const {
  if (shape.form == ShapeForm::AnyTiles) return true;
  if (shape.form == ShapeForm::Melds) return shape.set || (hand.melds <= shape.count && lack(hand, -1, 0, shape.pair) <= hand.wilds + 1);
  if (hand.melds) return false;
  switch (shape.form) {
    case ShapeForm::Pairs: case ShapeForm::DistinctPairs: return std::popcount(hand.odd) <= hand.wilds + 1;
    case ShapeForm::OneEach: return !(hand.held & ~shape.set) && !hand.many && std::popcount(hand.twice) <= 1;
    case ShapeForm::Different: return !(hand.held & ~shape.set) && !hand.twice;
    default: return true;
  }
}

bool ShapeWaits::complete(const plan::Shape& shape, const Hand& hand, int kind, bool wild) const {
  const int wilds = hand.wilds + wild;
  const int tiles = plan_.handSize() + 1 - 3 * hand.melds;
  const TileSet bit = wild ? 0 : TileSet{1} << kind;
  const TileSet held = hand.held | bit;
  if (shape.form != ShapeForm::Melds && shape.form != ShapeForm::AnyTiles && hand.melds) return false;
  switch (shape.form) {
    case ShapeForm::Melds: {
      const TileSet single = shape.set & held;
      const int missing = std::popcount(shape.set & ~held);
      if (hand.melds > shape.count || missing > wilds) return false;
      if (tiles != 3 * (shape.count - hand.melds) + 2 * shape.pair + std::popcount(shape.set)) return false;
      // Four tiles of a kind in hand, and one more, are a hand that cannot be.
      return missing + lack(hand, wild ? -1 : kind, single, shape.pair) <= wilds;
    }
    case ShapeForm::Pairs: return tiles == 2 * shape.count && std::popcount(hand.odd ^ bit) <= wilds;
    case ShapeForm::DistinctPairs:
      return tiles == 2 * shape.count && !hand.many && !(hand.twice & bit) && std::popcount(hand.odd ^ bit) <= wilds;
    case ShapeForm::OneEach: {
      const TileSet twice = hand.twice | (hand.held & bit);
      return tiles == std::popcount(shape.set) + shape.pair && !(held & ~shape.set) && !hand.many && !(hand.twice & bit) &&
             std::popcount(twice) <= (shape.pair ? 1 : 0);
    }
    case ShapeForm::AnyTiles: return true;
    case ShapeForm::Different:
      return tiles == shape.count && !(held & ~shape.set) && !hand.twice && !(hand.held & bit);
  }
  return false;
}

}  // namespace kaikou::eval
