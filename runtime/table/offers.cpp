// Who can do what: the one place that decides whether a discard, a call or a win is open. `legal` lists what these
// predicates accept, `apply` asks them again. Tested by tests/table/engine_test.cpp and the property tests.
#include <algorithm>
#include <bit>
#include <numeric>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using eval::WinBy;
using plan::CallMeld;
using plan::CallSource;

TileSet Engine::held(const State& s, int seat) const {
  TileSet tiles = s.sketch[seat].natural;
  for (TileSet left = s.wilds; left; left &= left - 1)
    if (s.table.seats[seat].hand[std::countr_zero(left)]) tiles |= left & -left;
  return tiles;
}

int Engine::handTiles(const State& s, int seat) const {
  const auto& hand = s.table.seats[seat].hand;
  return std::accumulate(hand.begin(), hand.end(), 0);
}

Refusal Engine::refusesDiscard(const State& s, int seat, int tile) {
  if (s.stage != Stage::Turn) return Refusal::NoDiscardNow;
  if (tile >= static_cast<int>(plan_.kinds.size())) return Refusal::NoSuchTile;
  if (!s.table.seats[seat].hand[tile]) return Refusal::NotHeld;
  // Tiles that may not be discarded may be when there is nothing else: a hand always goes on.
  if (plan_.game.discardForbidden && (s.discardSet >> tile & 1) && (held(s, seat) & ~s.discardSet))
    return Refusal::DiscardForbidden;
  return Refusal::None;
}

Refusal Engine::refusesCall(const State& s, int seat, int callIndex, int tile) {
  if (callIndex >= static_cast<int>(plan_.calls.size())) return Refusal::NoSuchCall;
  if (tile >= static_cast<int>(plan_.kinds.size())) return Refusal::NoSuchTile;
  const plan::Call& call = plan_.calls[callIndex];
  const eval::SeatTable& own = s.table.seats[seat];
  const TileSet usable = s.callTiles[callIndex];
  const bool onDiscard = call.source == CallSource::Discard || call.source == CallSource::DiscardOfPrevious;
  if (s.stage != (onDiscard ? Stage::Answers : Stage::Turn)) return Refusal::CallNotOpen;
  if (!onDiscard && !s.drew && !call.anyTime) return Refusal::CallNotOpen;
  if (call.source == CallSource::DiscardOfPrevious && seat != next(s.turn)) return Refusal::CallNotOpen;
  if (!mayDraw(s, call)) return Refusal::CallNotOpen;
  if (!(usable >> tile & 1)) return Refusal::CallNotOpen;
  if (call.meld == CallMeld::Run) {
    const plan::Block& block = plan_.blocks[plan_.kinds[tile].block];
    if (!block.isSuit || tile + 2 >= block.firstKind + block.size) return Refusal::CallNotOpen;
    if ((usable >> tile & 7) != 7) return Refusal::CallNotOpen;
    if (onDiscard && (s.tile < tile || s.tile > tile + 2)) return Refusal::CallNotOpen;
    for (int t = tile; t < tile + 3; ++t)
      if (!(onDiscard && t == s.tile) && !own.hand[t]) return Refusal::NotHeld;
  } else {
    if (onDiscard && tile != s.tile) return Refusal::CallNotOpen;
    const int whole = call.meld == CallMeld::Aside ? 1 : call.meld == CallMeld::Triplet ? 3 : 4;
    const int needed = call.source == CallSource::AddedTo ? 1 : whole - onDiscard;
    if (own.hand[tile] < needed) return Refusal::NotHeld;
  }
  if (call.source == CallSource::AddedTo) {
    const auto end = own.melds.begin() + own.meldCount;
    const bool there = std::any_of(own.melds.begin(), end, [&](const eval::Meld& meld) {
      return meld.call == call.addedTo && meld.tile == tile && meld.form == eval::MeldForm::Triplet;
    });
    if (!there) return Refusal::CallNotOpen;
  } else if (call.meld != CallMeld::Aside && own.meldCount >= plan::maxMelds) {
    return Refusal::CallNotOpen;
  }
  return guardHolds(s, seat, call) ? Refusal::None : Refusal::CallNotOpen;
}

// A guard that cannot be computed does not hold.
bool Engine::guardHolds(const State& s, int seat, const plan::Call& call) {
  if (call.guard == plan::noReg) return true;
  eval::Table& table = scratchOf(s);
  table.win = {};
  table.win.seat = static_cast<int8_t>(seat);
  table.win.tile = s.tile;
  if (s.stage == Stage::Answers) table.win.by = WinBy::Discard, table.win.from = s.turn;
  Num holds;
  return !evaluator_.tableValue(table, call.guard, holds) && holds.num != 0;
}

void Engine::listCalls(const State& s, int seat, int callIndex, ActionList& out) {
  const plan::Call& call = plan_.calls[callIndex];
  TileSet candidates = s.callTiles[callIndex];
  if (call.source == CallSource::InHand || call.source == CallSource::AddedTo) {
    candidates &= held(s, seat);
  } else if (call.meld == CallMeld::Run) {
    const int first = plan_.blocks[plan_.kinds[s.tile].block].firstKind;
    TileSet lowest = 0;
    for (int t = std::max<int>(first, s.tile - 2); t <= s.tile; ++t) lowest |= TileSet{1} << t;
    candidates &= lowest;
  } else {
    candidates &= TileSet{1} << s.tile;
  }
  for (; candidates; candidates &= candidates - 1) {
    const int tile = std::countr_zero(candidates);
    if (refusesCall(s, seat, callIndex, tile) == Refusal::None) out.push(table::call(seat, callIndex, tile));
  }
}

// Most seats can claim nothing: their hands are looked at before anything else.
bool Engine::hasClaim(const State& s, int seat) {
  const auto& hand = s.table.seats[seat].hand;
  for (const uint8_t c : claimCalls_) {
    const plan::Call& call = plan_.calls[c];
    if (call.meld != CallMeld::Run) {
      if (hand[s.tile] >= (call.meld == CallMeld::Quad ? 3 : 2) && refusesCall(s, seat, c, s.tile) == Refusal::None)
        return true;
      continue;
    }
    if (call.source == CallSource::DiscardOfPrevious && seat != next(s.turn)) continue;
    for (int lowest = std::max(0, s.tile - 2); lowest <= s.tile; ++lowest)
      if (refusesCall(s, seat, c, lowest) == Refusal::None) return true;
  }
  return false;
}

bool Engine::canWin(const State& s, int seat, int tile, WinBy by, bool afterKong, bool lastTile) {
  if (!filter_->may(s, seat, by == WinBy::SelfDraw ? -1 : tile)) return false;
  eval::Table& table = scratchOf(s);
  table.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(tile), by,
               by == WinBy::SelfDraw ? static_cast<int8_t>(plan::nobody) : s.turn, afterKong, lastTile};
  if (by == WinBy::SelfDraw) --table.seats[seat].hand[tile];
  bool legal = false;
  if (auto fault = evaluator_.legal(table, true, legal)) {
    if (!fault_) fault_ = fault;
    return false;
  }
  return legal;
}

void Engine::askAboutDiscard(State& s) {
  s.asked = s.answered = s.mayWin = 0;
  s.stage = Stage::Answers;
  for (int i = 1, seat = next(s.turn); i < seats(); ++i, seat = next(seat)) {
    if (!(s.locked >> seat & 1) && canWin(s, seat, s.tile, WinBy::Discard, false, false)) s.mayWin |= bit(seat);
    if ((s.mayWin >> seat & 1) || hasClaim(s, seat)) s.asked |= bit(seat);
  }
  if (s.asked) note({Happened::Asked, s.turn, -1, s.asked});
}

bool Engine::completes(const State& s, int seat, int tile, WinBy by) {
  if (seat < 0 || seat >= seats() || tile < 0 || tile >= static_cast<int>(plan_.kinds.size())) return false;
  const eval::SeatTable& own = s.table.seats[seat];
  if (plan_.blocks[plan_.kinds[tile].block].isFlower || own.hand[tile] >= plan_.kinds[tile].copies) return false;
  if (handTiles(s, seat) + 3 * own.meldCount != plan_.game.handSize || !filter_->may(s, seat, tile)) return false;
  eval::Table& table = scratchOf(s);
  const int giver = seat == 0 ? seats() - 1 : seat - 1;
  table.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(tile), by,
               static_cast<int8_t>(by == WinBy::SelfDraw ? plan::nobody : giver), false, false};
  bool legal = false;
  return !evaluator_.legal(table, true, legal) && legal;
}

}  // namespace kaikou::table
