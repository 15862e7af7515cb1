// A few look-ups or set operations a shape.
//
// Whether melds and a pair come out is what the shortage tables know; pairs are a matter of odd counts, one of each a matter of
// what is missing. A wild may be any tile, itself too, so only the number of wilds counts. A tile that is asked for once
// besides melds serves there if the hand has it: a wild in its place would leave it to be used elsewhere, which a wild can do
// as well. Guarantee: the kinds with which the hand has a reading. Tested by tests/eval/shape_waits_test.cpp.
#include "runtime/eval/shape_waits.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "runtime/base/invariant.h"

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

// From the tiles of a hand, one kind after the other.
void ShapeWaits::read(Hand& hand, const SeatTable& own, TileSet wilds) const {
  hand = Hand{};
  hand.wildKinds = wilds;
  hand.melds = std::min<int>(own.meldCount, maxMelds);
  hand.tiles = 3 * hand.melds;
  hand.laid = own.melds;
  for (size_t k = 0; k < plan_.kinds.size(); ++k)
    if (own.hand[k]) change(hand, static_cast<int>(k), own.hand[k]);
}

void ShapeWaits::change(Hand& hand, int kind, uint8_t count) const {
  const auto k = static_cast<size_t>(kind);
  const TileSet bit = TileSet{1} << k;
  const int more = count - hand.counts[k];
  hand.counts[k] = count;
  hand.tiles += more;
  auto put = [bit](TileSet& set, bool in) { set = in ? set | bit : set & ~bit; };
  put(hand.strange, count && (!(handKinds_ & bit) || count > ShortageTables::maxCount));
  if (hand.wildKinds & bit) {
    hand.wilds += more;
    return;
  }
  put(hand.held, count > 0), put(hand.twice, count > 1), put(hand.many, count > 2), put(hand.odd, count % 2);
  const plan::Kind& of = plan_.kinds[k];
  if (!tables_[of.block]) return;
  hand.index[of.block & 15] += static_cast<uint32_t>(more) * ShortageTables::pow5[of.rank - 1];
  hand.stale |= 1u << (of.block & 15);
}

TileSet ShapeWaits::ofSeat(int seat, const SeatTable& own, TileSet wilds, bool byShape) {
  Known& known = known_[static_cast<size_t>(seat) & 3];
  Hand& hand = known.hand;
  static_assert(sizeof(Meld) == 4 && sizeof(TileCounts) % sizeof(uint64_t) == 0);
  if (hand.wildKinds != wilds || hand.melds != std::min<int>(own.meldCount, maxMelds) ||
      std::memcmp(hand.laid.data(), own.melds.data(), sizeof hand.laid) != 0) {
    read(hand, own, wilds);
    known.answered = false;
  } else {
    for (size_t word = 0; word < plan_.kinds.size(); word += sizeof(uint64_t)) {
      uint64_t before, now;
      std::memcpy(&before, hand.counts.data() + word, sizeof before);
      std::memcpy(&now, own.hand.data() + word, sizeof now);
      for (uint64_t differ = before ^ now; differ;) {
        const int byte = (std::endian::native == std::endian::little ? std::countr_zero(differ) : std::countl_zero(differ)) / 8;
        differ &= ~(uint64_t{0xff} << (8 * (std::endian::native == std::endian::little ? byte : 7 - byte)));
        const size_t k = word + static_cast<size_t>(byte);
        if (k < plan_.kinds.size()) change(hand, static_cast<int>(k), own.hand[k]), known.answered = false;
      }
    }
  }
  if (!known.answered) known.waits = waitsOf(hand);
  known.answered = true;
  const TileSet waits = lessHeld(hand, known.waits, byShape);
  KAIKOU_ASSERT(waits == of(own, wilds, byShape), "a hand that is remembered waits for what it would, were it read anew");
  return waits;
}

// What completes a shape, whether there is such a tile or not.
TileSet ShapeWaits::waitsOf(Hand& hand) const {
  if (hand.strange || hand.tiles != plan_.handSize()) return 0;
  for (const uint8_t block : blocks_) {
    if (!(hand.stale >> block & 1)) continue;
    const uint8_t before = hand.entry[block], now = tables_[block]->at(hand.index[block]);
    hand.entry[block] = now;
    hand.lack += ShortageTables::without(now) - ShortageTables::without(before);
    const uint32_t bit = 1u << block;
    hand.saving = ShortageTables::withPair(now) < ShortageTables::without(now) ? hand.saving | bit : hand.saving & ~bit;
  }
  hand.stale = 0;
  TileSet waits = 0;
  for (const plan::Shape& shape : plan_.shapes) waits |= completing(shape, hand);
  return waits & handKinds_;
}

// Less the tiles of which the seat holds every copy.
TileSet ShapeWaits::lessHeld(const Hand& hand, TileSet waits, bool byShape) const {
  if (!waits) return 0;
  TileCounts all = hand.counts;
  for (int i = 0; i < hand.melds && !byShape; ++i) {
    const Meld& meld = hand.laid[static_cast<size_t>(i)];
    const bool run = meld.form == MeldForm::Run;
    for (int t = 0; t < (meld.form == MeldForm::Quad ? 4 : 3); ++t) ++all[(meld.tile + (run ? t : 0)) & (maxKinds - 1)];
  }
  for (TileSet left = waits; left; left &= left - 1) {
    const auto kind = static_cast<size_t>(std::countr_zero(left));
    if (all[kind] >= plan_.kinds[kind].copies) waits &= ~(TileSet{1} << kind);
  }
  return waits;
}

namespace {

bool atMost(TileSet set, int most) {
  for (; set && most > 0; --most) set &= set - 1;
  return !set;
}

}  // namespace

// The kinds with which the hand is of the shape, whether there is such a tile or not. A tile that is wild is one wild more.
TileSet ShapeWaits::completing(const plan::Shape& shape, const Hand& hand) const {
  const int tiles = plan_.handSize() + 1 - 3 * hand.melds;
  if (shape.form == ShapeForm::AnyTiles) return ~TileSet{0};
  if (shape.form == ShapeForm::Melds) return completingMelds(shape, hand, tiles);
  if (hand.melds) return 0;
  const TileSet natural = ~hand.wildKinds;
  const int pair = shape.pair;
  auto where = [](bool holds, TileSet set) { return holds ? set : 0; };
  switch (shape.form) {
    case ShapeForm::Pairs:
      if (tiles != 2 * shape.count || !atMost(hand.odd, hand.wilds + 1)) return 0;
      return hand.wildKinds | hand.odd | where(hand.wilds > 0 && atMost(hand.odd, hand.wilds - 1), natural);
    case ShapeForm::DistinctPairs:
      if (tiles != 2 * shape.count || hand.many || !atMost(hand.odd, hand.wilds + 1)) return 0;
      return hand.wildKinds | hand.odd | where(hand.wilds > 0 && atMost(hand.odd, hand.wilds - 1), natural & ~hand.held);
    case ShapeForm::OneEach:
      if ((hand.held & ~shape.set) || hand.many || !atMost(hand.twice, pair) || tiles != std::popcount(shape.set) + pair) return 0;
      return hand.wildKinds | (shape.set & natural & ~hand.held) | where(pair && !hand.twice, shape.set & natural & hand.held);
    case ShapeForm::Different:
      if (tiles != shape.count || (hand.held & ~shape.set) || hand.twice) return 0;
      return hand.wildKinds | (shape.set & natural & ~hand.held);
    default: return 0;
  }
}

// Tiles that are asked for once besides melds are taken out first. One that is missing is made by a tile of it, whatever the rest is;
// any other tile goes to the melds, and changes what its block lacks.
TileSet ShapeWaits::completingMelds(const plan::Shape& shape, const Hand& hand, int tiles) const {
  const int single = shape.set ? std::popcount(shape.set) : 0;
  if (hand.melds > shape.count || tiles != 3 * (shape.count - hand.melds) + 2 * shape.pair + single) return 0;
  const TileSet taken = shape.set & hand.held;
  const int missing = taken ? single - std::popcount(taken) : single;
  if (missing > hand.wilds + 1) return 0;
  std::array<uint32_t, 16> moved;
  const uint32_t* index = hand.index.data();
  const uint8_t* entry = hand.entry.data();
  std::array<uint8_t, 16> changed;
  if (taken) {
    moved = hand.index;
    for (TileSet left = taken; left; left &= left - 1) {
      const plan::Kind& kind = plan_.kinds[static_cast<size_t>(std::countr_zero(left))];
      moved[kind.block & 15] -= ShortageTables::pow5[kind.rank - 1];
    }
    for (const uint8_t block : blocks_) changed[block] = tables_[block]->at(moved[block]);
    index = moved.data(), entry = changed.data();
  }
  int melds = hand.lack;
  uint32_t saving = hand.saving;
  if (taken) {
    melds = 0, saving = 0;
    for (const uint8_t block : blocks_) {
      melds += ShortageTables::without(entry[block]);
      saving |= uint32_t{ShortageTables::withPair(entry[block]) < ShortageTables::without(entry[block])} << block;
    }
  }
  auto lack = [&shape](int sum, bool saves) { return !shape.pair ? sum : saves ? sum - 1 : sum + 2; };
  const int now = missing + lack(melds, saving != 0);
  if (now > hand.wilds + 1) return 0;
  TileSet found = hand.wildKinds | (shape.set & ~hand.held & ~hand.wildKinds);   // a wild, or one that was missing: one less to make
  if (missing > hand.wilds) return found;
  for (const uint8_t block : blocks_) {
    const plan::Block& of = plan_.blocks[block];
    const int others = missing + melds - ShortageTables::without(entry[block]);
    const bool elsewhere = saving & ~(1u << block);
    for (int rank = 0; rank < of.size; ++rank) {
      if (hand.counts[static_cast<size_t>(of.firstKind + rank)] >= ShortageTables::maxCount) continue;   // there are no more
      const uint8_t with = tables_[block]->at(index[block] + ShortageTables::pow5[rank]);
      const bool saves = elsewhere || ShortageTables::withPair(with) < ShortageTables::without(with);
      const bool completes = lack(others + ShortageTables::without(with), saves) <= hand.wilds;
      found |= TileSet{completes} << (of.firstKind + rank);
    }
  }
  return found;
}

}  // namespace kaikou::eval
