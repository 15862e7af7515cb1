// Several seats answer at once: the best answers are carried out when the last one is in.
//
// A win comes before everything; then the calls by the ranks of the rules, and within a rank the seat that is next in turn.
// Tested by tests/table/claims_test.cpp.
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

Engine::Bits Engine::winnersOf(const State& s) const {
  Bits winners = 0;
  for (int seat = 0; seat < seats(); ++seat)
    if ((s.answered >> seat & 1) && s.answers[seat].act == Act::Win) winners |= bit(seat);
  return winners;
}

void Engine::resolve(State& s) {
  KAIKOU_ASSERT(!s.asked && s.answered, "answers are carried out when the last is in");
  if (watches(plan::EventKind::WinPassed))
    for (int i = 1, seat = next(s.turn); i < seats(); ++i, seat = next(seat))
      if ((s.mayWin >> seat & 1) && s.answers[seat].act != Act::Win) happen(s, plan::EventKind::WinPassed, seat, -1, s.tile);
  if (const Bits winners = winnersOf(s)) return handWon(s, winners, eval::WinBy::Discard);
  if (course_ && !discardStands(s)) return;
  for (const uint32_t rank : claimRanks_) {
    for (int i = 1, seat = next(s.turn); i < seats(); ++i, seat = next(seat)) {
      const Action& answer = s.answers[seat];
      if ((s.answered >> seat & 1) && answer.act == Act::Call && (rank >> answer.call & 1)) return claim(s, answer);
    }
  }
  nobodyTook(s);
}

// The kong is made only when nobody robbed it.
void Engine::resolveRobbing(State& s) {
  KAIKOU_ASSERT(!s.asked && s.answered, "answers are carried out when the last is in");
  if (watches(plan::EventKind::WinPassed))
    for (int i = 1, seat = next(s.turn); i < seats(); ++i, seat = next(seat))
      if ((s.mayWin >> seat & 1) && s.answers[seat].act != Act::Win) happen(s, plan::EventKind::WinPassed, seat, -1, s.tile);
  if (const Bits winners = winnersOf(s)) return handWon(s, winners, eval::WinBy::RobKong);
  completeQuad(s);
}

// Discarding the tile that was claimed, or the other end of the run, would leave the hand as it was.
TileSet Engine::swapsOf(plan::CallMeld meld, int tile, int taken) const {
  TileSet swaps = meld == plan::CallMeld::Quad ? 0 : TileSet{1} << taken;
  if (meld != plan::CallMeld::Run) return swaps;
  const plan::Block& block = plan_.blocks[plan_.kinds[taken].block];
  if (taken == tile && tile + 3 < block.firstKind + block.size) swaps |= TileSet{1} << (tile + 3);
  if (taken == tile + 2 && tile > block.firstKind) swaps |= TileSet{1} << (tile - 1);
  return swaps;
}

// Of claims with these tiles those after which the rules leave something to discard.
TileSet Engine::leavingADiscard(const State& s, int seat, const plan::Call& call, TileSet tiles) {
  for (TileSet left = tiles; left; left &= left - 1) {
    const int tile = std::countr_zero(left);
    const TileSet swaps = swapsOf(call.meld, tile, s.tile);
    if (!swaps) continue;
    const auto& holds = s.sketch[seat].holds;
    // Of a kind of which the meld takes n tiles something is left if the hand has more than n.
    TileSet kept = holds[0];
    if (call.meld == plan::CallMeld::Run) {
      for (int t = tile; t < tile + 3; ++t)
        if (t != s.tile && !(holds[1] >> t & 1)) kept &= ~(TileSet{1} << t);
    } else if (!(holds[2] >> tile & 1)) {
      kept &= ~(TileSet{1} << tile);
    }
    if (!(kept & ~swaps)) tiles &= ~(TileSet{1} << tile);
  }
  return tiles;
}

void Engine::claim(State& s, Action action) {
  const plan::Call& call = plan_.calls[action.call];
  const int seat = action.seat, tile = action.tile;
  eval::SeatTable& own = s.table.seats[seat];
  KAIKOU_ASSERT(s.pileSize > 0 && s.pile[s.pileSize - 1].tile == s.tile,
                "what is claimed is the last discard");
  KAIKOU_ASSERT(seat != s.turn && own.meldCount < plan::maxMelds,
                "another seat claims, and has room for the meld");
  s.pile[s.pileSize - 1].claimed = 1;
  if (course_ && s.course.offer) layOffers(s);
  if (call.meld == plan::CallMeld::Run) {
    for (int t = tile; t < tile + 3; ++t)
      if (t != s.tile) filter_->take(s, seat, t);
  } else {
    for (int i = 0; i < (call.meld == plan::CallMeld::Quad ? 3 : 2); ++i) filter_->take(s, seat, tile);
  }
  own.melds[own.meldCount++] = {action.call, static_cast<eval::MeldForm>(call.meld), action.tile, s.turn};
  note({Happened::Meld, static_cast<int8_t>(seat), s.turn, action.tile, action.call});
  filter_->meldsChanged(s, seat);
  s.drew = s.afterKong = false;
  if (course_) {
    ++s.table.course.claimed[s.turn];
    if (!goesAside(s, s.tile)) --s.table.course.piled[s.tile];
    s.table.course.swaps = swapsOf(call.meld, tile, s.tile);
  }
  startDuty(s, seat);
  afterMeld(s, seat, action.call, tile);
}

}  // namespace kaikou::table
