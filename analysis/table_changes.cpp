// One change to a table: the neighbours of a table are where rules begin and end to hold. Part of TableMaker.
// Tested by tests/analysis/never_proof_test.cpp.
#include <algorithm>

#include "analysis/table_maker.h"
#include "runtime/eval/table_check.h"

namespace kaikou::analysis {

using eval::Meld;
using eval::MeldForm;
using eval::Table;
using eval::WinBy;
using plan::TileSet;

/// Copies that are in nobody's hand, meld or pile.
void TableMaker::countLeft(const Table& table) {
  left_.assign(plan_.kinds.size(), 0);
  auto out = [&](size_t kind, int tiles) { left_[kind] = static_cast<uint8_t>(std::max(0, left_[kind] - tiles)); };
  for (size_t k = 0; k < left_.size(); ++k) left_[k] = plan_.kinds[k].copies;
  if (plan_.game.hasIndicator) out(table.indicator, 1);
  out(table.win.tile, 1);
  for (const eval::SeatTable& seat : table.seats) {
    for (size_t k = 0; k < left_.size(); ++k) out(k, seat.hand[k] + seat.aside[k]);
    for (int i = 0; i < seat.meldCount; ++i) {
      const Meld& meld = seat.melds[static_cast<size_t>(i)];
      if (meld.form == MeldForm::Run)
        for (size_t t = 0; t < 3; ++t) out(meld.tile + t, 1);
      else
        out(meld.tile, meld.form == MeldForm::Quad ? 4 : 3);
    }
  }
  for (size_t u = 0; u < plan_.course.turnUps.size(); ++u)
    for (int i = 0; i < table.course.turnedCount[u]; ++i) out(table.course.turned[u][static_cast<size_t>(i)], 1);
}

bool TableMaker::changeMeld(Table& table, int seat) {
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  if (!own.meldCount || (seat != table.win.seat && often(1, 3))) {   // one more, or the last less, of another seat
    if (seat == table.win.seat) return false;
    Group group;
    if (own.meldCount && often(1, 2)) --own.meldCount;
    else if (own.meldCount >= 3 || !pickGroup(tiles_, 3, group) || !layMeld(group, seat, table)) return false;
    fillSeat(seat, table);
    return true;
  }
  Meld& meld = own.melds[below(own.meldCount)];
  if (often(1, 3) && meld.from != plan::nobody) {
    meld.from = static_cast<int8_t>(below(static_cast<uint32_t>(seats_)));
    return true;
  }
  const Meld before = meld;
  meld.call = static_cast<uint8_t>(below(static_cast<uint32_t>(plan_.calls.size())));
  const plan::Call& call = plan_.calls[meld.call];
  if (call.meld == plan::CallMeld::Aside || (call.meld == plan::CallMeld::Run) != (meld.form == MeldForm::Run)) return meld = before, false;
  if (meld.form != MeldForm::Run) meld.form = call.meld == plan::CallMeld::Quad ? MeldForm::Quad : MeldForm::Triplet;
  if (call.source == plan::CallSource::InHand) meld.from = plan::nobody;
  else if (meld.from == plan::nobody || call.source == plan::CallSource::DiscardOfPrevious) meld.from = static_cast<int8_t>((seat + seats_ - 1) % seats_);
  return meld.call != before.call;
}

bool TableMaker::changeHand(Table& table, int seat, bool winning) {
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  TileSet held = 0, open = 0;
  for (size_t k = 0; k < left_.size(); ++k) {
    if (own.hand[k]) held |= TileSet{1} << k;
    if (left_[k]) open |= TileSet{1} << k;
  }
  const int from = anyOf(held);
  if (from < 0) return false;
  if (winning) {   // another tile of the hand is the winning one
    if (from == table.win.tile) return false;
    --own.hand[static_cast<size_t>(from)], ++own.hand[table.win.tile];
    table.win.tile = static_cast<uint8_t>(from);
    return true;
  }
  const int to = often(1, 3) && (wilds_ & open) ? anyOf(wilds_ & open) : anyOf(open & tiles_);
  if (to < 0 || to == from) return false;
  --own.hand[static_cast<size_t>(from)], ++own.hand[static_cast<size_t>(to)];
  return true;
}

bool TableMaker::changeWin(Table& table) {
  eval::Win& win = table.win;
  const auto other = static_cast<int8_t>((win.seat + 1 + static_cast<int>(below(static_cast<uint32_t>(seats_ - 1)))) % seats_);
  switch (below(4)) {
    case 0:
      win.afterKong = win.lastTiles = false;
      win.by = win.by == WinBy::SelfDraw ? WinBy::Discard : WinBy::SelfDraw;
      win.from = win.by == WinBy::SelfDraw ? static_cast<int8_t>(plan::nobody) : other;
      return true;
    case 1:
      if (win.by != WinBy::Discard) return false;
      win.from = other;
      return true;
    case 2: win.afterKong = !win.afterKong; return win.by == WinBy::SelfDraw;
    default: win.lastTiles = !win.lastTiles; return win.by == WinBy::SelfDraw;
  }
}

bool TableMaker::change(Table& table) {
  const int seat = static_cast<int>(below(static_cast<uint32_t>(seats_)));
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  if (plan_.course.followed && often(1, 4)) return changeCourse(table);
  switch (below(12)) {
    case 0: table.dealer = static_cast<uint8_t>(seat); return true;
    case 1: case 2: return changeWin(table);
    case 3: case 4: {
      const int who = often(1, 2) ? table.win.seat : seat;
      eval::TileCounts& aside = table.seats[static_cast<size_t>(who)].aside;
      const int kind = anyOf(aside_);
      if (kind < 0) return false;
      uint8_t& count = aside[static_cast<size_t>(kind)];
      if (count && often(1, 2)) --count;
      else if (left_[static_cast<size_t>(kind)]) ++count;
      else return false;
      return true;
    }
    case 5: case 6: return changeMeld(table, often(1, 2) ? table.win.seat : seat);
    case 7: return changeHand(table, table.win.seat, true);
    case 8: return changeHand(table, table.win.seat, false);
    case 9:
      if (seat == table.win.seat || !asksOthers_) return false;
      if (own.handKnown && often(1, 2)) return changeHand(table, seat, false);
      for (size_t k = 0; k < left_.size(); ++k) left_[k] = static_cast<uint8_t>(left_[k] + own.hand[k]);
      fillSeat(seat, table);
      return true;
    case 10:
      if (plan_.facts.empty()) return tellOffenders(table), plan_.game.hasDuty;
      return tellFact(below(static_cast<uint32_t>(std::min<size_t>(plan_.facts.size(), table.facts.size()))), table), true;
    default:
      if (!plan_.game.hasIndicator || often(1, 2)) return tellOffenders(table), plan_.game.hasDuty;
      table.indicator = static_cast<uint8_t>(anyKind());
      return true;
  }
}

bool TableMaker::vary(Table& table) {
  const Table before = table;
  if (start(table)) {
    countLeft(table);
    if (change(table) && !eval::checkTable(plan_, evaluator_, table)) return true;
  }
  table = before;
  return false;
}

}  // namespace kaikou::analysis
