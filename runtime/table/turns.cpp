// What happens by itself: draws, the last tiles, what follows a discard or a call.
//
// `nextTurn` is the only place where play goes on to another seat's draw, and where a hand ends for lack of tiles. A seat
// whose hand is a tile over discards; one whose hand has its usual size has had its turn. Tested by tests/table/.
#include "runtime/base/invariant.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using eval::WinBy;

uint8_t Engine::draw(State& s, int seat, bool replacement) {
  const plan::Game& game = plan_.game;
  const bool fromTail = replacement && game.replacementsFromTail;
  const uint16_t at = fromTail ? takeFromTail(s, stacks_) : takeFromHead(s, stacks_);
  const uint8_t tile = s.wall[at];
  filter_->give(s, seat, tile);
  s.locked &= static_cast<Bits>(~bit(seat));
  note({Happened::Draw, static_cast<int8_t>(seat), -1, tile, 0, replacement, at});
  if (course_) {
    noteLeft(s);
    s.table.course.lastDrawn = tile;
    s.table.course.swaps = 0;
    if (watches(plan::EventKind::Draw)) happen(s, plan::EventKind::Draw, seat, -1, tile);
  }
  return tile;
}

// Flowers are laid aside at once and replaced; `state.tile` is the tile kept. False if a flower had no replacement left.
bool Engine::drawTile(State& s, int seat, bool replacement) {
  KAIKOU_ASSERT(drawable(s) > 0, "a seat draws only what may be drawn");
  s.tile = draw(s, seat, replacement);
  while (plan_.blocks[plan_.kinds[s.tile].block].isFlower) {
    layFlower(s, seat, s.tile);
    if (!drawable(s)) return false;
    s.tile = draw(s, seat, true);
  }
  return true;
}

void Engine::layFlower(State& s, int seat, int tile) {
  filter_->take(s, seat, tile);
  ++s.table.seats[seat].aside[tile];
  note({Happened::Flower, static_cast<int8_t>(seat), -1, static_cast<uint8_t>(tile)});
}

void Engine::nextTurn(State& s, int seat) {
  if (supposing_) [[unlikely]] return void(s.stage = Stage::Turn);
  if (course_) {
    if (s.course.offer) layOffers(s);
    if (stepsForDraw_ && drawable(s) && askInsteadOfDraw(s, seat)) return;
  }
  drawTurn(s, seat);
}

void Engine::drawTurn(State& s, int seat) {
  for (;;) {
    s.asked = s.answered = s.mayWin = 0;
    s.turn = static_cast<int8_t>(seat);
    s.afterKong = false;
    if (!drawable(s)) return handDrawn(s);
    const bool last = drawable(s) <= plan_.game.lastTiles;
    if (!drawTile(s, seat, false)) return handDrawn(s);
    s.drew = true;
    if (canWin(s, seat, s.tile, WinBy::SelfDraw, false, last)) s.mayWin = bit(seat);
    s.stage = last ? Stage::Last : Stage::Turn;
    if (!last) return;
    if (s.mayWin) {
      s.asked = bit(seat);
      return;
    }
    layDown(s);
    seat = nextInPlay(s, seat);
  }
}

void Engine::drawReplacement(State& s, int seat) {
  if (supposing_) [[unlikely]] return void(s.stage = Stage::Turn);
  s.asked = s.answered = s.mayWin = 0;
  s.turn = static_cast<int8_t>(seat);
  s.stage = Stage::Turn;
  // Tiles that the call turned up may have been the last.
  if (!drawable(s) || !drawTile(s, seat, true)) return handDrawn(s);
  s.drew = s.afterKong = true;
  if (canWin(s, seat, s.tile, WinBy::SelfDraw, true, false)) s.mayWin = bit(seat);
}

// A last tile that is no win lies open before its seat: hands keep their size, and nobody may take it.
void Engine::layDown(State& s) {
  filter_->take(s, s.turn, s.tile);
  KAIKOU_ASSERT(s.pileSize < s.wallSize, "the pile has no more tiles than the wall had");
  Discard& laid = s.pile[s.pileSize++];
  laid = {};
  laid.tile = s.tile;
  laid.seat = static_cast<uint8_t>(s.turn) & 3;
  laid.laid = 1;
  note({Happened::Laid, s.turn, -1, s.tile});
  if (course_) ++s.table.course.piled[s.tile];
}

void Engine::layDiscard(State& s, int seat, int tile) const {
  filter_->take(s, seat, tile);
  KAIKOU_ASSERT(s.pileSize < s.wallSize, "the pile has no more tiles than the wall had");
  Discard& thrown = s.pile[s.pileSize++];
  thrown = {};
  thrown.tile = static_cast<uint8_t>(tile);
  thrown.seat = static_cast<uint8_t>(seat) & 3;
  // What somebody may still claim lies on the pile until nobody did.
  if (plan_.game.discardUnclaimable && (s.discardSet >> tile & 1)) setAside(s);
}

// The discard that lies last goes to its seat's tiles set aside, where the rules say so.
void Engine::setAside(State& s) const {
  Discard& thrown = s.pile[s.pileSize - 1];
  KAIKOU_ASSERT(s.discardSet >> thrown.tile & 1, "the rules speak of discarding the tile");
  if (thrown.aside || !plan_.game.discardAside) return;
  thrown.aside = 1;
  ++s.table.seats[thrown.seat].aside[thrown.tile];
}

void Engine::takeDiscard(State& s, int seat, int tile) {
  watchDuty(s, seat, tile);
  layDiscard(s, seat, tile);
  const bool special = s.discardSet >> tile & 1;
  s.tile = static_cast<uint8_t>(tile);
  note({Happened::Discard, static_cast<int8_t>(seat), -1, s.tile, 0, special && plan_.game.discardAside});
  if (course_) {
    eval::Course& course = s.table.course;
    course.giverKong = s.afterKong;
    course.swaps = 0;
    ++course.discardsMade, ++course.discarded[seat];
    course.discards[seat] |= TileSet{1} << tile;
  }
  s.drew = s.afterKong = false;
  s.mayWin = 0;
  if (!(special && plan_.game.discardUnclaimable)) askAboutDiscard(s);
  if (s.asked || (course_ && !discardStands(s))) return;
  nobodyTook(s);
}

// What the rules say of discarding the tile happens now: it is set aside, and the seat draws again, or play goes on.
void Engine::nobodyTook(State& s) {
  if (s.discardSet >> s.tile & 1) {
    setAside(s);
    if (discardDraws(s, s.tile)) return drawReplacement(s, s.turn);
  }
  if (course_ && s.course.offer) return offerNext(s);
  nextTurn(s, nextInPlay(s, s.turn));
}

void Engine::takeCall(State& s, int seat, int callIndex, int tile) {
  const plan::Call& call = plan_.calls[callIndex];
  eval::SeatTable& own = s.table.seats[seat];
  if (call.meld == plan::CallMeld::Aside) {
    filter_->take(s, seat, tile);
    ++own.aside[tile];
    note({Happened::Aside, static_cast<int8_t>(seat), -1, static_cast<uint8_t>(tile), static_cast<uint8_t>(callIndex)});
    return afterMeld(s, seat, callIndex, tile);
  }
  const bool added = call.source == plan::CallSource::AddedTo;
  if (added || call.robbable) {
    // The fourth tile is in nobody's hand until the quad is made.
    filter_->take(s, seat, tile);
    s.tile = static_cast<uint8_t>(tile);
    s.call = static_cast<uint8_t>(callIndex);
    s.meld = own.meldCount;
    for (uint8_t i = 0; added && i < own.meldCount; ++i)
      if (own.melds[i].call == call.addedTo && own.melds[i].tile == tile) s.meld = i;
    s.drew = s.afterKong = false;
    s.mayWin = s.asked = s.answered = 0;
    if (!call.robbable) return completeQuad(s);
    note({Happened::Declared, static_cast<int8_t>(seat), -1, s.tile, s.call});
    for (int i = 1, other = next(seat); i < seats(); ++i, other = next(other))
      if (inPlay(s, other) && !(s.locked >> other & 1) && canWin(s, other, tile, WinBy::RobKong, false, false)) s.mayWin |= bit(other);
    s.asked = s.mayWin;
    if (!s.asked) return completeQuad(s);
    s.stage = Stage::Robbing;
    note({Happened::Asked, static_cast<int8_t>(seat), -1, s.asked});
    return;
  }
  meldFromHand(s, seat, callIndex, tile, 0);
}

// `out` tiles of it are out of the hand already.
void Engine::meldFromHand(State& s, int seat, int callIndex, int tile, int out) {
  const plan::Call& call = plan_.calls[callIndex];
  eval::SeatTable& own = s.table.seats[seat];
  const bool quad = call.meld == plan::CallMeld::Quad, run = call.meld == plan::CallMeld::Run;
  KAIKOU_ASSERT(own.meldCount < plan::maxMelds, "a seat has room for the meld that it is let make");
  KAIKOU_ASSERT(!out || quad, "only of a quad a tile may be robbed");
  for (int i = out; i < (quad ? 4 : 3); ++i) filter_->take(s, seat, run ? tile + i : tile);
  own.melds[own.meldCount++] = {static_cast<uint8_t>(callIndex), static_cast<eval::MeldForm>(call.meld),
                                static_cast<uint8_t>(tile), plan::nobody};
  note({Happened::Meld, static_cast<int8_t>(seat), -1, static_cast<uint8_t>(tile), static_cast<uint8_t>(callIndex)});
  filter_->meldsChanged(s, seat);
  startDuty(s, seat);
  afterMeld(s, seat, callIndex, tile);
}

void Engine::completeQuad(State& s) {
  const int seat = s.turn;
  if (plan_.calls[s.call].source != plan::CallSource::AddedTo) return meldFromHand(s, seat, s.call, s.tile, 1);
  KAIKOU_ASSERT(s.meld < s.table.seats[seat].meldCount, "the triplet that grows lies on the table");
  eval::Meld& meld = s.table.seats[seat].melds[s.meld];
  KAIKOU_ASSERT(meld.form == eval::MeldForm::Triplet && meld.tile == s.tile,
                "a quad is added to a triplet of its kind");
  meld.form = eval::MeldForm::Quad;   // it keeps its place and the seat that the triplet came from
  meld.call = s.call;
  note({Happened::Meld, s.turn, meld.from, s.tile, s.call});
  filter_->meldsChanged(s, seat);
  afterMeld(s, seat, s.call, s.tile);
}

void Engine::afterMeld(State& s, int seat, int callIndex, int tile) {
  const plan::Call& call = plan_.calls[callIndex];
  if (course_) {
    eval::Course& course = s.table.course;
    ++course.callsMade;
    if (call.meld == plan::CallMeld::Quad) {
      const eval::SeatTable& own = s.table.seats[seat];
      const int place = call.source == plan::CallSource::AddedTo ? s.meld : own.meldCount - 1;
      course.kongCall = static_cast<int8_t>(callIndex);
      course.kongSource = own.melds[place].from;
      s.course.kongEvent = static_cast<uint16_t>(s.course.event + 1);
    }
    happen(s, plan::EventKind::Call, seat, callIndex, tile);
    if (s.stage == Stage::Over || fault_) return;
    if (s.course.offer) {
      s.turn = static_cast<int8_t>(seat);
      return offerNext(s);
    }
  }
  if (call.draws) return drawReplacement(s, seat);
  s.mayWin = s.asked = s.answered = 0;
  s.turn = static_cast<int8_t>(seat);
  s.stage = Stage::Turn;
  if (handTiles(s, seat) + 3 * s.table.seats[seat].meldCount <= plan_.game.handSize) return nextTurn(s, nextInPlay(s, seat));
  // A run or a triplet: the turn goes on. After one from the hand the seat may still win on the tile that it drew, while
  // that is in its hand; after a claim it has drawn nothing.
  if (s.drew && s.table.seats[seat].hand[s.tile] && canWin(s, seat, s.tile, WinBy::SelfDraw, s.afterKong, false))
    s.mayWin = bit(seat);
}

}  // namespace kaikou::table
