// Duties: openings of one seat that oblige the others to discard a suit, and who did not.
//
// A duty begins with the opening that the rules name, if all openings are then of one suit, and lapses when a later one is
// not. It forbids nothing: breaking it is an offence that settlements ask about. Tested by tests/table/duty_test.cpp.
#include <algorithm>

#include "runtime/base/invariant.h"
#include "runtime/table/engine.h"

namespace kaikou::table {

void Engine::startDuty(State& s, int seat) {
  const plan::Game& game = plan_.game;
  if (!game.hasDuty) return;
  const eval::SeatTable& own = s.table.seats[seat];
  int openings = 0, suit = -1;
  bool oneSuit = true;
  for (int i = 0; i < own.meldCount; ++i) {
    if (!(openingCalls_ >> own.melds[i].call & 1)) continue;
    const int block = plan_.kinds[own.melds[i].tile].block;
    oneSuit = oneSuit && plan_.blocks[block].isSuit && (suit < 0 || suit == block);
    suit = block;
    ++openings;
  }
  KAIKOU_ASSERT(own.meldCount > 0, "a duty starts with a meld");
  DutyState& duty = s.duties[seat];
  if (duty.bound && !oneSuit) duty.bound = 0;
  const bool opened = openingCalls_ >> own.melds[own.meldCount - 1].call & 1;
  if (openings != game.dutyOpening || !oneSuit || !opened) return;
  eval::Table& table = scratchOf(s);
  table.win = {};
  table.win.seat = static_cast<int8_t>(seat);
  Bits bound = static_cast<Bits>((1u << seats()) - 1) & static_cast<Bits>(~bit(seat));
  for (const plan::Reg reg : game.dutyExcept) {
    Num except;
    if (auto fault = evaluator_.tableValue(table, reg, except)) {
      fault_ = fault;
      return;
    }
    if (except.num >= 0 && except.num < seats()) bound &= static_cast<Bits>(~bit(static_cast<int>(except.num)));
  }
  duty.bound = bound;
  duty.block = static_cast<uint8_t>(suit);
  if (bound) note({Happened::Duty, static_cast<int8_t>(seat)});
}

// Before the tile leaves the hand: what else the seat could have discarded counts.
void Engine::watchDuty(State& s, int seat, int tile) {
  if (!plan_.game.hasDuty || (s.dutyExempt >> tile & 1)) return;
  for (int other = 0; other < seats(); ++other) {
    DutyState& duty = s.duties[other];
    if (!(duty.bound >> seat & 1) || plan_.kinds[tile].block == duty.block) continue;
    const plan::Block& block = plan_.blocks[duty.block];
    const TileSet suit = ((TileSet{1} << block.size) - 1) << block.firstKind;
    if (!(s.sketch[seat].holds[0] & suit & ~s.dutyExempt)) continue;
    const auto end = duty.offenders.begin() + duty.offenderCount;
    const auto place = std::find(duty.offenders.begin(), end, static_cast<int8_t>(seat));
    if (place != end) {
      std::rotate(place, place + 1, end);   // in the order of their last offences
    } else {
      KAIKOU_ASSERT(duty.offenderCount < seats(), "a seat offends once in the list");
      duty.offenders[duty.offenderCount++] = static_cast<int8_t>(seat);
    }
    note({Happened::Offence, static_cast<int8_t>(seat), static_cast<int8_t>(other)});
  }
}

}  // namespace kaikou::table
