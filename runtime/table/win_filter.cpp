// The sums over blocks, and the memory of hopeless arrangements. Tested by tests/table/win_filter_test.cpp.
#include "runtime/table/win_filter.h"

#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/plan/call_sets.h"

namespace kaikou::table {

using hand::ShortageTables;
using plan::FeatureKind;
using plan::FeatureVector;
using plan::ShapeForm;

namespace {
constexpr size_t rememberedSize = 1024;
}

WinFilter::WinFilter(const plan::Plan& plan, eval::Evaluator& evaluator)
    : plan_(plan), evaluator_(evaluator), features_(plan), remembered_(rememberedSize) {
  tables_.assign(plan.blocks.size(), nullptr);
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    if (plan.blocks[b].isFlower) continue;
    blocks_.push_back(static_cast<uint8_t>(b));
    tables_[b] = &ShortageTables::forBlock(plan.blocks[b].isSuit, plan.blocks[b].size);
  }
  for (const plan::Shape& shape : plan.shapes) {
    if (shape.form == ShapeForm::Melds && !shape.set) melds_.push_back(shape);
    else if (shape.form == ShapeForm::Melds) besides_.push_back(shape);
    else if (shape.form == ShapeForm::AnyTiles) anyTiles_ = true;
    else others_.push_back(shape);
  }
  arrangementsKnown_ = true;
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    const FeatureVector& tile = features_.tile(static_cast<int>(k));
    for (unsigned i = 0; i < plan::vectorWords; ++i)
      if (tile.words[i] & ~features_.orMask().words[i]) arrangementsKnown_ = false;
  }
  wide_ = std::any_of(plan.features.features.begin(), plan.features.features.end(), [](const plan::Feature& f) { return f.shift >= 128; });
  for (const plan::Feature& f : plan.features.features)
    if (f.kind == FeatureKind::TilesOutside && outside_.size() < 64) outside_.push_back(f);
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    for (size_t i = 0; i < outside_.size(); ++i)
      if (!(outside_[i].tiles >> k & 1)) outsideOf_[k] |= uint64_t{1} << i;
  for (const uint8_t block : blocks_) setLack(empty_, block);
  inHandCalls_ = plan::callsFromHand(plan);
}

// The entry of a block, and its part in the sums over blocks.
void WinFilter::setLack(HandSketch& sketch, int block) const {
  KAIKOU_ASSERT(tables_[block], "only blocks of tiles that hands hold are kept in sketches");
  const uint8_t before = sketch.lack[block], now = tables_[block]->at(sketch.index[block]);
  sketch.lack[block] = now;
  sketch.lackMelds = static_cast<int8_t>(sketch.lackMelds + ShortageTables::without(now) - ShortageTables::without(before));
  const auto bit = static_cast<uint16_t>(1u << block);
  const bool saves = ShortageTables::withPair(now) < ShortageTables::without(now);
  sketch.pairSaves = static_cast<uint16_t>(saves ? sketch.pairSaves | bit : sketch.pairSaves & ~bit);
}

void WinFilter::shift(HandSketch& sketch, const State& state, int kind, int step) const {
  if (state.wilds >> kind & 1) {
    sketch.wilds = static_cast<uint8_t>(sketch.wilds + step);
    return;
  }
  const uint8_t block = plan_.kinds[kind].block;
  sketch.index[block] += static_cast<uint32_t>(step) * ShortageTables::pow5[kind - plan_.blocks[block].firstKind];
  setLack(sketch, block);
}

void WinFilter::give(State& state, int seat, int kind) const {
  const uint8_t before = state.table.seats[seat].hand[kind]++;
  KAIKOU_ASSERT(before < plan_.kinds[kind].copies, "a hand holds no more of a kind than there are");
  if (!tables_[plan_.kinds[kind].block]) return;   // a flower on its way aside
  HandSketch& sketch = state.sketch[seat];
  sketch.holds[before] |= TileSet{1} << kind;
  if (!(state.wilds >> kind & 1)) sketch.outside |= outsideOf_[kind];
  shift(sketch, state, kind, 1);
}

void WinFilter::take(State& state, int seat, int kind) const {
  KAIKOU_ASSERT(state.table.seats[seat].hand[kind] > 0, "a tile is taken from a hand that holds it");
  const uint8_t after = --state.table.seats[seat].hand[kind];
  if (!tables_[plan_.kinds[kind].block]) return;
  HandSketch& sketch = state.sketch[seat];
  sketch.holds[after] &= ~(TileSet{1} << kind);
  if (!after) {
    sketch.outside = 0;
    for (TileSet left = sketch.holds[0] & ~state.wilds; left; left &= left - 1)
      sketch.outside |= outsideOf_[std::countr_zero(left)];
  }
  shift(sketch, state, kind, -1);
}

void WinFilter::meldsChanged(State& state, int seat) const {
  const eval::SeatTable& own = state.table.seats[seat];
  FeatureVector sum;
  for (int i = 0; i < own.meldCount; ++i) {
    const eval::Meld& meld = own.melds[i];
    const auto origin = inHandCalls_ >> meld.call & 1 ? hand::MeldOrigin::Concealed : hand::MeldOrigin::Claimed;
    sum = features_.add(sum, features_.meld(static_cast<hand::MeldShape>(meld.form), meld.tile, origin));
  }
  state.sketch[seat].melds = sum;
}

HandSketch WinFilter::sketchOf(const State& state, int seat) const {
  State copy = state;
  HandSketch& sketch = copy.sketch[seat] = empty_;
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    const int count = copy.table.seats[seat].hand[k];
    copy.table.seats[seat].hand[k] = 0;
    for (int i = 0; i < count; ++i) give(copy, seat, static_cast<int>(k));
  }
  meldsChanged(copy, seat);
  return sketch;
}

int WinFilter::lacking(const State& state, int seat) const {
  const HandSketch& sketch = state.sketch[seat];
  int least = 99;
  for (const plan::Shape& shape : melds_) {
    if (state.table.seats[seat].meldCount > shape.count) continue;
    least = std::min(least, std::max(0, lack(sketch, shape.pair) - sketch.wilds));
  }
  return least;
}

bool WinFilter::may(const State& state, int seat, int extra) {
  const eval::SeatTable& own = state.table.seats[seat];
  const HandSketch& sketch = state.sketch[seat];
  int wilds = sketch.wilds, block = -1, melds = sketch.lackMelds;
  uint16_t saves = sketch.pairSaves;
  if (extra >= 0) {
    if (state.wilds >> extra & 1) {
      ++wilds;
    } else {
      block = plan_.kinds[extra].block;
      if (!tables_[block]) return false;
      const uint8_t entry =
          tables_[block]->at(sketch.index[block] + ShortageTables::pow5[extra - plan_.blocks[block].firstKind]);
      melds += ShortageTables::without(entry) - ShortageTables::without(sketch.lack[block]);
      const auto bit = static_cast<uint16_t>(1u << block);
      saves = static_cast<uint16_t>((saves & ~bit) |
                                    (ShortageTables::withPair(entry) < ShortageTables::without(entry) ? bit : 0));
    }
  }
  for (const plan::Shape& shape : melds_)
    if (own.meldCount <= shape.count && melds + (!shape.pair ? 0 : saves ? -1 : 2) <= wilds) return true;
  if (!own.meldCount && !others_.empty()) {
    TileSet natural = sketch.holds[0] & ~state.wilds;
    if (block >= 0) natural |= TileSet{1} << extra;
    for (const plan::Shape& shape : others_) {
      TileSet missing = shape.set & ~natural;
      if (shape.form == ShapeForm::Different) {
        const TileSet twice = (sketch.holds[1] & ~state.wilds) | (block >= 0 ? sketch.holds[0] & TileSet{1} << extra & ~state.wilds : 0);
        if (twice | (natural & ~shape.set)) continue;
        return true;
      }
      if (shape.form != ShapeForm::OneEach) {   // pairs: kinds held an odd number of times
        const auto& holds = sketch.holds;
        missing = ((holds[0] & ~holds[1]) | (holds[2] & ~holds[3])) & ~state.wilds;
        if (block >= 0) missing ^= TileSet{1} << extra;
      }
      if (std::popcount(missing) <= wilds) return true;
    }
  }
  for (const plan::Shape& shape : besides_) {
    TileSet natural = sketch.holds[0] & ~state.wilds;
    if (block >= 0) natural |= TileSet{1} << extra;
    if (own.meldCount <= shape.count && std::popcount(shape.set & ~natural) <= wilds) return true;
  }
  return anyTiles_ && mayArrange(state, seat, extra);
}

bool WinFilter::mayArrange(const State& state, int seat, int extra) {
  if (!arrangementsKnown_ || (state.wilds & (state.wilds - 1))) return true;
  const HandSketch& sketch = state.sketch[seat];
  uint64_t outside = sketch.outside;
  int wilds = sketch.wilds;
  if (extra >= 0) {
    if (state.wilds >> extra & 1) ++wilds;
    else outside |= outsideOf_[extra];
  }
  const auto& melds = sketch.melds.words;
  uint64_t mixed = melds[0] ^ melds[1] * 0x9e3779b97f4a7c15 ^ static_cast<uint64_t>(wilds) << 58 ^
                   outside * 0xd6e8feb86659fd93 ^ state.wilds * 0xbf58476d1ce4e5b9;
  if (wide_) mixed ^= std::rotl(melds[2], 29) ^ melds[3] * 0xff51afd7ed558ccd;
  Remembered& known = remembered_[mixed * 0x94d049bb133111eb >> 54];
  const auto& then = known.melds.words;
  uint64_t differs = (then[0] ^ melds[0]) | (then[1] ^ melds[1]) | (known.outside ^ outside) | (known.wildSet ^ state.wilds) |
                     static_cast<uint64_t>(known.wilds ^ wilds);
  if (wide_) differs |= (then[2] ^ melds[2]) | (then[3] ^ melds[3]);
  if (!differs) return !known.hopeless;
  bool hopeless = false;
  if (!arrangementHopeless(state, seat, extra, hopeless)) return true;
  known = {sketch.melds, outside, state.wilds, static_cast<uint8_t>(wilds), hopeless};
  return !hopeless;
}

// False if the evaluator could not tell: it will say why when it is asked about the win.
bool WinFilter::arrangementHopeless(const State& state, int seat, int extra, bool& hopeless) {
  scratch_ = state.table;
  eval::SeatTable& own = scratch_.seats[seat];
  scratch_.win = {};
  scratch_.win.seat = static_cast<int8_t>(seat);
  if (extra < 0) {   // any tile of the hand does for the winning tile
    if (!state.sketch[seat].holds[0]) return false;
    extra = std::countr_zero(state.sketch[seat].holds[0]);
    --own.hand[extra];
  }
  scratch_.win.tile = static_cast<uint8_t>(extra);
  return !evaluator_.arrangementHopeless(scratch_, hopeless);
}

}  // namespace kaikou::table
