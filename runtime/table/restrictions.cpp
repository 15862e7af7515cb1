// What rules forbid, allow alone or put first, for what a seat may discard and call.
//
// A restriction of discards gives way where it leaves nothing: a hand always goes on. Tested by tests/table/course_test.cpp.
#include <bit>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using plan::Restricted;
using plan::RestrictMode;
using plan::Restriction;

TileSet Engine::restrictedDiscards(const State& s, int seat, TileSet held) {
  TileSet open = held;
  for (const Restriction& item : plan_.course.restrictions) {
    if (item.what != Restricted::Discards || !holds(s, item.guard, seat)) continue;
    TileSet set = item.drawnTile ? (s.drew ? TileSet{1} << s.tile : 0) : ~TileSet{0};
    if (item.set != plan::noReg) {
      Num value;
      if (!valueOf(s, item.set, seat, value)) continue;
      set = static_cast<TileSet>(value.num);
    }
    const TileSet left = item.mode == RestrictMode::Not ? open & ~set : open & set;
    if (left) open = left;
  }
  return open;
}

TileSet Engine::restrictedCall(const State& s, int seat, int callIndex, TileSet tiles) {
  const plan::Call& call = plan_.calls[callIndex];
  const bool claim = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
  for (const Restriction& item : plan_.course.restrictions) {
    if (item.what == Restricted::Discards || (item.what == Restricted::Claims && !claim)) continue;
    const bool named = item.calls >> callIndex & 1;
    if (item.mode == RestrictMode::Not && !named) continue;
    if (!holds(s, item.guard, seat)) continue;
    if (item.mode == RestrictMode::Only && !named) return 0;
    if (item.mode == RestrictMode::Only && item.drawnTile) tiles &= s.drew ? TileSet{1} << s.tile : 0;
    if (item.mode == RestrictMode::Not) {
      if (item.set == plan::noReg && !item.notReady) return 0;
      Num value;
      if (item.set != plan::noReg && !valueOf(s, item.set, seat, value)) continue;
      const auto set = item.set == plan::noReg ? TileSet{0} : static_cast<TileSet>(value.num);
      tiles &= call.meld == plan::CallMeld::Run ? ~(set | set >> 1 | set >> 2) : ~set;
    }
    const bool asksWaits = item.mode == RestrictMode::Only ? item.sameWaits : item.notReady;
    if (!asksWaits || call.meld == plan::CallMeld::Aside) continue;
    TileSet waits = 0;
    if (item.sameWaits) {
      State before = s;
      // A meld from the hand may have taken the tile that was drawn.
      if (!claim && s.drew && before.table.seats[seat].hand[s.tile]) filter_->take(before, seat, s.tile);
      waits = waitsOf(before, seat);
    }
    for (TileSet left = tiles; left; left &= left - 1) {
      const int tile = std::countr_zero(left);
      const TileSet then = waitsAfter(s, seat, callIndex, tile);
      if (item.sameWaits ? then != waits : !then) tiles &= ~(TileSet{1} << tile);
    }
  }
  return tiles;
}

// What the hand waits for when the meld lies.
TileSet Engine::waitsAfter(const State& s, int seat, int callIndex, int tile) {
  const plan::Call& call = plan_.calls[callIndex];
  const bool claim = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
  State after = s;
  eval::SeatTable& own = after.table.seats[seat];
  const bool run = call.meld == plan::CallMeld::Run, added = call.source == plan::CallSource::AddedTo;
  const int size = added ? 1 : call.meld == plan::CallMeld::Quad ? 4 : 3;
  bool fromOthers = claim;
  for (int i = 0; i < size; ++i) {
    const int taken = run ? tile + i : tile;
    if (fromOthers && taken == s.tile) fromOthers = false;
    else filter_->take(after, seat, taken);
  }
  if (added) {
    for (int i = 0; i < own.meldCount; ++i)
      if (own.melds[i].call == call.addedTo && own.melds[i].tile == tile)
        own.melds[i].form = eval::MeldForm::Quad, own.melds[i].call = static_cast<uint8_t>(callIndex);
  } else {
    own.melds[own.meldCount++] = {static_cast<uint8_t>(callIndex), static_cast<eval::MeldForm>(call.meld), static_cast<uint8_t>(tile),
                                  static_cast<int8_t>(claim ? s.turn : plan::nobody)};
  }
  filter_->meldsChanged(after, seat);
  return waitsOf(after, seat);
}

TileSet Engine::waitsOf(State& s, int seat) {
  TileSet waits = 0;
  for (size_t k = 0; k < plan_.kinds.size(); ++k)
    if (completes(s, seat, static_cast<int>(k), eval::WinBy::SelfDraw)) waits |= TileSet{1} << k;
  return waits;
}

}  // namespace kaikou::table
