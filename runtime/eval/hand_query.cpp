// From a table to the winner's hand as readings see it.
//
// Guarantee: false for every hand that no reading fits in size, and for counts that do not pack. Tested by
// tests/eval/readings_test.cpp and tests/reference.
#include <algorithm>
#include <bit>

#include "runtime/eval/readings.h"

namespace kaikou::eval {

using plan::FeatureVector;

void ReadingCollector::add(HandQuery& hand, int kind, int tiles) const {
  const plan::Kind& of = plan_.kinds[kind];
  hand.blocks[of.block] += static_cast<uint64_t>(tiles) << (4 * (of.rank - 1));
  const plan::TileSet bit = plan::TileSet{1} << kind;
  hand.present = count(hand, kind) ? hand.present | bit : hand.present & ~bit;
}

bool ReadingCollector::prepare(const Table& table, HandQuery& out) const {
  const SeatTable& own = table.seats[table.win.seat & 3];
  out.winTile = table.win.tile & (maxKinds - 1);
  out.otherSeat = table.win.by != WinBy::SelfDraw;
  out.meldCount = std::min<int>(own.meldCount, maxMelds);
  hand::PackedHand hand(own.hand);
  if (!hand.fits() || hand.count(out.winTile) == 15) return false;
  hand.add(out.winTile);
  out.present = hand.present();
  if ((out.present & ~handKinds_) || hand.total() + 3 * out.meldCount != plan_.handSize() + 1) return false;
  for (const HandBlock& b : blocks_) out.blocks[b.block] = hand.block(b.firstKind, b.mask);
  FeatureVector melds;
  for (int i = 0; i < out.meldCount; ++i) {
    const Meld& meld = own.melds[i];
    const auto shape = static_cast<hand::MeldShape>(static_cast<uint8_t>(meld.form) & 3);
    melds = features().add(melds, features().meld(shape, meld.tile & (maxKinds - 1), originOf_[meld.call]));
  }
  out.melds = melds;
  return true;
}

// Each wild may stay itself or not: the ways to choose multiply. Games come nowhere near the bound; hostile rules would.
size_t ReadingCollector::wildSplits(const HandQuery& hand) const {
  size_t ways = 1;
  for (plan::TileSet left = hand.wilds & hand.present; left && ways <= maxWildSplits; left &= left - 1) {
    ways *= static_cast<size_t>(count(hand, std::countr_zero(left))) + 1;
  }
  return ways;
}

}  // namespace kaikou::eval
