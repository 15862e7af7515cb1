// What is around a winner's hand: tiles set aside, other seats, facts, offenders. Part of TableMaker.
// Tested by tests/analysis/never_proof_test.cpp.
#include <algorithm>
#include <bit>

#include "analysis/table_maker.h"

namespace kaikou::analysis {

using eval::MeldForm;
using eval::Table;
using plan::TileSet;

void TableMaker::setAside(int seat, uint32_t most, Table& table) {
  if (!aside_) return;
  // Flowers are many, and rules ask for all of them.
  const bool flowers = flowers_ && often(1, 6);
  if (flowers) most = static_cast<uint32_t>(std::popcount(flowers_));
  for (uint32_t n = flowers && often(1, 2) ? 3 * most : below(most + 1); n; --n) {
    const int kind = anyOf(flowers ? flowers_ : aside_);
    if (kind >= 0 && take(kind, 1)) ++table.seats[static_cast<size_t>(seat)].aside[static_cast<size_t>(kind)];
  }
}

void TableMaker::fillSeat(int seat, Table& table) {
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  own.hand = {};
  own.handKnown = false;
  if (!asksOthers_ || often(1, 20)) return;
  int need = plan_.handSize() - 3 * own.meldCount;
  const TileSet palette = often(1, 2) ? tiles_ : palettes_[below(static_cast<uint32_t>(palettes_.size()))];
  auto add = [&](int kind, int tiles) {
    if (kind < 0 || need < tiles || !take(kind, tiles)) return;
    own.hand[static_cast<size_t>(kind)] = static_cast<uint8_t>(own.hand[static_cast<size_t>(kind)] + tiles);
    need -= tiles;
  };
  // Often so that it lacks one tile.
  if (often(2, 3)) {
    add(anyOf(palette), 2);
    for (Group group; need >= 3 && pickGroup(palette, 5, group);) {
      for (int t = 0; t < 3; ++t) ++own.hand[static_cast<size_t>(group.tile + (group.form == MeldForm::Run ? t : 0))];
      need -= 3;
    }
    if (need == 2) add(anyOf(palette), 2);
  }
  for (int tries = 0; need > 0 && tries < 200; ++tries) add(anyOf(tries < 60 ? palette : tiles_), 1);
  own.handKnown = need == 0;
  if (!own.handKnown) own.hand = {};
}

void TableMaker::fillOthers(Table& table) {
  for (int s = 0; s < seats_; ++s) {
    if (s == table.win.seat) continue;
    for (uint32_t melds = often(1, 3) ? 1 + below(2) : 0; melds; --melds) {
      Group group;
      if (table.seats[static_cast<size_t>(s)].meldCount < 3 && !fits_.empty() && pickGroup(tiles_, 3, group)) layMeld(group, s, table);
    }
    if (often(1, 3)) setAside(s, 2, table);
  }
  for (int s = 0; s < seats_; ++s)
    if (s != table.win.seat) fillSeat(s, table);
}

void TableMaker::tellFact(size_t fact, Table& table) {
  int64_t value = static_cast<int64_t>(below(2));
  if (plan_.facts[fact].type == plan::FactType::Tile) value = often(1, 4) ? plan::noTile : anyKind();
  if (plan_.facts[fact].type == plan::FactType::Number) {
    value = below(4);
    if (!numbers_.empty() && often(1, 2)) value = numbers_[below(static_cast<uint32_t>(numbers_.size()))];
    if (often(1, 8)) value += static_cast<int64_t>(below(3)) - 1;
  }
  table.facts[fact] = value;
  table.factMask = static_cast<uint8_t>(table.factMask | 1u << fact);
}

void TableMaker::tellOffenders(Table& table) {
  table.offenderCount = 0;
  table.offenders.fill(plan::nobody);
  if (!plan_.game.hasDuty || often(2, 3)) return;
  for (uint32_t n = 1 + below(2); n; --n) {
    const auto seat = static_cast<int8_t>(below(static_cast<uint32_t>(seats_)));
    if (seat == table.win.seat || std::find(table.offenders.begin(), table.offenders.end(), seat) != table.offenders.end()) continue;
    table.offenders[table.offenderCount++] = seat;
  }
}

}  // namespace kaikou::analysis
