// Greybox search: a table whose settlement meets a new combination of rules is kept and changed further.
#include "analysis/table_search.h"

#include <algorithm>
#include <bit>

#include "runtime/cases/case_binder.h"

namespace kaikou::analysis {

using eval::Table;

namespace {

/// Whether a fault is one of the table that was made, or of what engines look at, and none of the rules.
bool isOfTheTable(const eval::Fault& fault) {
  for (const char* part : {"is not told", "can be read in too many ways", "too many wild tiles of different kinds"})
    if (fault.reason.find(part) != std::string::npos) return true;
  return false;
}

/// What an example would tell of the course.
int courseWeight(const plan::Plan& plan, const eval::Course& course) {
  int weight = (course.left != cases::middleOfWall) + (course.discardsMade == 0) + (course.pot != 0);
  for (const plan::Mark& mark : plan.course.marks) {
    if (mark.scope != plan::MarkScope::Seat) weight += 2 * (course.marks[mark.slot] != mark.initial);
    else for (int s = 0; s < plan.game.seats; ++s) weight += 2 * (course.seatMarks[static_cast<size_t>(s)][mark.slot] != mark.initial);
  }
  for (size_t u = 0; u < plan.course.turnUps.size(); ++u) weight += course.turnedCount[u];
  return weight;
}

/// A reason up to its first number: one fault of a rule is told once, whatever the amounts.
std::string_view wordsOf(std::string_view reason) { return reason.substr(0, reason.find_first_of("0123456789")); }

}  // namespace

int weightOf(const plan::Plan& plan, const Table& table) {
  int weight = 1;
  for (int s = 0; s < plan.game.seats; ++s) {
    const eval::SeatTable& seat = table.seats[static_cast<size_t>(s)];
    const bool winner = s == table.win.seat;
    weight += seat.meldCount * (winner ? 2 : 4);
    for (size_t k = 0; k < plan.kinds.size(); ++k) weight += 2 * seat.aside[k] + (seat.hand[k] && winner);
    if (seat.handKnown && !winner) weight += 30;
  }
  weight += 2 * table.win.afterKong + 2 * table.win.lastTiles + (table.win.by == eval::WinBy::RobKong ? 4 : 0);
  weight += 3 * table.offenderCount + (table.previousWild != plan::noTile ? 2 : 0);
  for (unsigned mask = table.factMask; mask; mask &= mask - 1) weight += 2;
  return weight + (plan.course.followed ? courseWeight(plan, table.course) : 0);
}

bool tellsCourse(const plan::Plan& plan, const Table& table) { return plan.course.followed && courseWeight(plan, table.course) > 0; }

TableSearch::TableSearch(const plan::Plan& plan, std::string_view seed)
    : plan_(plan), evaluator_(plan), values_(plan, evaluator_), points_(plan), maker_(plan, evaluator_, seed) {
  witnesses_.resize(points_.size());
  plan::PatternSet all;
  for (uint64_t& word : all.words) word = ~uint64_t{0};
  always_.assign(plan.patterns.size(), all);
  for (size_t i = 0; i < plan.code.size(); ++i)
    if (plan.code[i].op == plan::Op::ListAt) pastEnds_.push_back({static_cast<uint32_t>(i), 0, {}});
}

void TableSearch::note(const eval::Settlement& settlement) {
  auto better = [&](Extreme& extreme, int64_t points, bool more) {
    const bool beats = more ? points > extreme.points : points < extreme.points;
    if (extreme.any && !beats && !(points == extreme.points && last_.weight < extreme.found.weight)) return;
    extreme = {points, last_, true};
  };
  if (!tellsCourse(plan_, last_.table)) {
    const int winner = last_.table.win.seat;
    for (int s = 0; s < plan_.game.seats; ++s)
      if (s != winner) better(mostOne_, -settlement.payments[static_cast<size_t>(s)], true);
    better(mostAll_, settlement.payments[static_cast<size_t>(winner)], true);
    better(leastAll_, settlement.payments[static_cast<size_t>(winner)], false);
  }
  for (size_t p = 0; p < always_.size(); ++p) {
    if (!settlement.patterns.has(p)) continue;
    for (size_t w = 0; w < std::size(always_[p].words); ++w) always_[p].words[w] &= settlement.patterns.words[w];
  }
}

void TableSearch::noteLists() {
  if (tellsCourse(plan_, last_.table)) return;
  for (PastEnd& list : pastEnds_) {
    if (list.found.weight) continue;
    const plan::Instr& in = plan_.code[list.instruction];
    for (int l = 0; l < (plan_.isLane(in.a) ? values_.loserCount() : 1); ++l) {
      const Num& index = values_.at(in.a, values_.loser(l));
      if (!index.isWhole() || index.num <= static_cast<int64_t>(plan_.lists[in.imm].size())) continue;
      list.asked = index.num, list.found = last_;
      break;
    }
  }
}

const FoundTable* TableSearch::look(const Table& table) {
  ++tried_;
  eval::Settlement settlement;
  if (auto fault = evaluator_.settle(table, settlement)) {
    // A hand that nobody told says nothing about the rules, nor does a hand with more readings than are looked at.
    if (isOfTheTable(*fault) || tellsCourse(plan_, table)) return nullptr;
    const int weight = weightOf(plan_, table);
    for (FoundFault& known : faults_) {
      if (known.fault.origin != fault->origin || wordsOf(known.fault.reason) != wordsOf(fault->reason)) continue;
      if (weight < known.weight) known.table = table, known.weight = weight;
      return nullptr;
    }
    if (faults_.size() < 64) faults_.push_back({*fault, table, weight});
    return nullptr;
  }
  if (settlement.legal) {
    ++legal_;
    values_.setTable(table);
    values_.setReading({settlement.shape, settlement.jokers, settlement.features});
  }
  points_.meet(settlement, values_, met_);
  last_ = {table, settlement, weightOf(plan_, table)};
  if (settlement.legal) note(settlement), noteLists();
  keep(table, settlement);
  return &last_;
}

void TableSearch::keep(const Table& table, const eval::Settlement& settlement) {
  const int weight = last_.weight;
  for (size_t p = 0; p < met_.size(); ++p)
    for (size_t bit = 0; bit < 4; ++bit) {
      FoundTable& known = witnesses_[p][bit];
      if ((met_[p] >> bit & 1) && (!known.weight || weight < known.weight)) known = last_;
    }
  // The signature: what is met, and how the tile came.
  std::string key(met_.begin(), met_.end());
  key += static_cast<char>('0' + static_cast<int>(table.win.by));
  key += static_cast<char>('0' + settlement.legal);
  key += static_cast<char>('0' + (table.dealer == table.win.seat));
  const auto [place, fresh] = known_.try_emplace(std::move(key), tables_.size());
  if (fresh && tables_.size() < mostTables) tables_.push_back(last_);
  else if (place->second < tables_.size() && weight < tables_[place->second].weight) tables_[place->second] = last_;
}

bool TableSearch::run(uint64_t tables, const std::function<bool()>& stop) {
  Table table;
  for (uint64_t i = 0; i < tables; ++i) {
    if (stop && i % 256 == 255 && stop()) return false;
    if (tables_.empty() || maker_.below(3) == 0) {
      if (maker_.make(table)) look(table);
      continue;
    }
    // Of those kept late ones are rarer.
    const auto count = static_cast<uint32_t>(tables_.size());
    table = tables_[std::max(maker_.below(count), maker_.below(count))].table;
    bool changed = false;
    for (uint32_t n = 1 + maker_.below(3); n; --n) changed |= maker_.vary(table);
    if (changed) look(table);
  }
  return true;
}

std::optional<FoundTable> TableSearch::nearMiss(size_t point, Met met, const FoundTable& from) {
  std::optional<FoundTable> best;
  for (int tries = 0; tries < 400; ++tries) {
    Table table = from.table;
    if (!maker_.vary(table)) continue;
    const FoundTable* found = look(table);
    if (!found || (met_[point] & met) || (best && found->weight >= best->weight)) continue;
    best = *found;
  }
  return best;
}

const FoundTable* TableSearch::witness(size_t point, Met met) const {
  const FoundTable& found = witnesses_[point][static_cast<size_t>(std::countr_zero(static_cast<unsigned>(met)))];
  return found.weight ? &found : nullptr;
}

}  // namespace kaikou::analysis
