// Who can do what: the one place that decides whether a discard, a call or a win is open. `legal` lists what these
// predicates accept, `apply` asks them again. Tested by tests/table/engine_test.cpp and the property tests.
#include <algorithm>
#include <numeric>

#include "runtime/table/engine.h"
#include "runtime/base/invariant.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using eval::WinBy;
using plan::CallMeld;
using plan::CallSource;

namespace {

// Hands of two, five, eight … tiles can go into melds of three whole; then there would be no tile to discard.
constexpr uint32_t handsOfTwo = 0x24924924;
bool takesAll(const plan::Call& call, int held) {
  if (call.draws || (call.meld != CallMeld::Run && call.meld != CallMeld::Triplet)) return false;
  return held <= (call.source == CallSource::InHand ? 3 : 2);
}

}  // namespace

int Engine::handTiles(const State& s, int seat) const {
  const auto& hand = s.table.seats[seat].hand;
  return std::accumulate(hand.begin(), hand.end(), 0);
}

// Tiles that may not be discarded may be when there is nothing else: a hand always goes on.
TileSet Engine::discardTiles(const State& s, int seat) {
  if (course_ && offersNow(s)) return TileSet{1} << s.tile;   // a tile that is offered is won on or discarded
  const TileSet held = s.sketch[seat].holds[0];
  const bool forbidden = plan_.game.discardForbidden && (held & ~s.discardSet);
  const TileSet open = forbidden ? held & ~s.discardSet : held;
  return restrictsDiscards_ ? restrictedDiscards(s, seat, open) : open;
}

Refusal Engine::refusesDiscard(const State& s, int seat, int tile) {
  if (s.stage != Stage::Turn) return Refusal::NoDiscardNow;
  if (tile >= static_cast<int>(plan_.kinds.size())) return Refusal::NoSuchTile;
  if (!s.table.seats[seat].hand[tile]) return Refusal::NotHeld;
  if (mustCall(s, seat)) return Refusal::MustCall;
  return discardTiles(s, seat) >> tile & 1 ? Refusal::None : Refusal::DiscardForbidden;
}

// Whether a call that the rules demand is open to the seat.
bool Engine::mustCall(const State& s, int seat) {
  if (!compulsory_ || s.stage == Stage::Last) return false;
  for (const uint8_t c : s.stage == Stage::Turn ? turnCalls_ : claimCalls_)
    if (plan_.calls[c].compulsory && callTiles(s, seat, c)) return true;
  return false;
}

// Where the call could be made if the seat held the tiles.
TileSet Engine::openTiles(const State& s, int seat, int callIndex) const {
  const plan::Call& call = plan_.calls[callIndex];
  const eval::SeatTable& own = s.table.seats[seat];
  const bool onDiscard = call.source == CallSource::Discard || call.source == CallSource::DiscardOfPrevious;
  if (s.stage != (onDiscard ? Stage::Answers : Stage::Turn)) return 0;
  if (!onDiscard && ((!s.drew && !call.anyTime) || (course_ && offersNow(s)))) return 0;
  if (call.source == CallSource::DiscardOfPrevious && seat != (course_ ? nextInPlay(s, s.turn) : next(s.turn))) return 0;
  if (!mayDraw(s, call)) return 0;
  if (call.source == CallSource::AddedTo) {
    TileSet triplets = 0;
    for (int i = 0; i < own.meldCount; ++i)
      if (own.melds[i].call == call.addedTo) triplets |= TileSet{1} << own.melds[i].tile;
    return triplets & s.callTiles[callIndex];
  }
  if (call.meld != CallMeld::Aside && own.meldCount >= plan::maxMelds) return 0;
  if ((handsOfTwo >> plan_.game.handSize & 1) && takesAll(call, handTiles(s, seat))) return 0;
  TileSet tiles = s.callTiles[callIndex];
  // A discard is any tile of a run, the lowest of which is at most two before it; anything else is the tile itself.
  if (onDiscard) tiles &= (call.meld == CallMeld::Run ? (TileSet{7} << s.tile) >> 2 : TileSet{1} << s.tile);
  return tiles;
}

// What the hand allows comes first: it rules out most calls.
TileSet Engine::callTiles(const State& s, int seat, int callIndex) {
  const plan::Call& call = plan_.calls[callIndex];
  const auto& holds = s.sketch[seat].holds;
  const bool own = call.source == CallSource::InHand || call.source == CallSource::AddedTo;
  TileSet tiles = s.callTiles[callIndex];
  if (call.meld == CallMeld::Run) {
    const TileSet with = own ? holds[0] : holds[0] | TileSet{1} << s.tile;
    tiles &= with & with >> 1 & with >> 2;
  } else {
    const bool one = call.meld == CallMeld::Aside || call.source == CallSource::AddedTo;
    const int whole = one ? 1 : call.meld == CallMeld::Triplet ? 3 : 4;
    tiles &= holds[own ? whole - 1 : whole - 2];
  }
  if (!tiles || !(tiles &= openTiles(s, seat, callIndex))) return 0;
  KAIKOU_ASSERT(!(tiles & ~s.callTiles[callIndex]), "a call is open for no tile that the deal keeps from it");
  if (!guardHolds(s, seat, call)) return 0;
  if (!course_) return tiles;
  if (restrictsCalls_) tiles = restrictedCall(s, seat, callIndex, tiles);
  const bool noSwaps = !own && tiles && std::any_of(swapGuards_.begin(), swapGuards_.end(), [&](plan::Reg guard) { return this->holds(s, guard, seat); });
  return noSwaps ? leavingADiscard(s, seat, call, tiles) : tiles;
}

Refusal Engine::refusesCall(const State& s, int seat, int callIndex, int tile) {
  if (callIndex >= static_cast<int>(plan_.calls.size())) return Refusal::NoSuchCall;
  if (tile >= static_cast<int>(plan_.kinds.size())) return Refusal::NoSuchTile;
  if (callTiles(s, seat, callIndex) >> tile & 1) return Refusal::None;
  const bool open = openTiles(s, seat, callIndex) >> tile & 1;
  return open && guardHolds(s, seat, plan_.calls[callIndex]) ? Refusal::NotHeld : Refusal::CallNotOpen;
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

bool Engine::hasClaim(const State& s, int seat) {
  const auto& holds = s.sketch[seat].holds;
  const TileSet with = holds[0] | TileSet{1} << s.tile;
  const bool same = holds[1] >> s.tile & 1, runs = with & with >> 1 & with >> 2 & runStarts_ & (TileSet{7} << s.tile) >> 2;
  if (!same && !runs) return false;
  for (const uint8_t c : claimCalls_)
    if (callTiles(s, seat, c)) return true;
  return false;
}

bool Engine::canWin(const State& s, int seat, int tile, WinBy by, bool afterKong, bool lastTile) {
  if (!filter_->may(s, seat, by == WinBy::SelfDraw ? -1 : tile)) return false;
  eval::Table& table = scratchOf(s);
  table.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(tile), by,
               by == WinBy::SelfDraw ? static_cast<int8_t>(plan::nobody) : s.turn, afterKong, lastTile};
  if (by == WinBy::SelfDraw) --table.seats[seat].hand[tile];
  table.offenders = s.duties[seat].offenders;   // needs may ask about them, as the settlement will
  table.offenderCount = s.duties[seat].offenderCount;
  bool legal = false;
  if (auto fault = evaluator_.legal(table, true, legal)) {
    if (!fault_) fault_ = fault;
    return false;
  }
  return legal;
}

void Engine::askAboutDiscard(State& s) {
  s.asked = s.answered = s.mayWin = 0;
  if (supposing_) [[unlikely]] return;
  s.stage = Stage::Answers;
  for (int i = 1, seat = next(s.turn); i < seats(); ++i, seat = next(seat)) {
    if (course_ && !inPlay(s, seat)) continue;
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
