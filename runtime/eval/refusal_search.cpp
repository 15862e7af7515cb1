// What refuses a win.
//
// The reading that is shown is the one whose first unmet need is the one that the settlement names, so that a refusal and
// its explanation speak of one reading. Only where a hand is not complete are tiles replaced: one to three of them are
// turned into wilds, fewest first, until the hand is complete. The search is bounded, and says how far it got: `over` tiles
// were tried in every way. Guarantee: `failing` holds no need that the reading beside it meets, except what an incomplete
// hand was refused by. Tested by tests/eval/refusal_test.cpp, which asks a plain enumeration.
#include "runtime/eval/refusal_search.h"

#include <algorithm>

#include "runtime/eval/reading_rebuild.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {

std::optional<Fault> RefusalSearch::note(const NeedStep& step, std::vector<uint32_t>& failing) const {
  const Num& holds = s_.interpreter.value(step.holds);
  if (isFault(holds)) return faultOf(holds);
  if (!holds.num) failing.push_back(static_cast<uint32_t>(step.need));
  return std::nullopt;
}

std::optional<Fault> RefusalSearch::startNeeds(const Table& table) {
  const Question& q = s_.program->settle;
  s_.startTable(table);
  for (const NeedStep& step : q.tableNeeds) s_.interpreter.run(step.slice);
  for (const NeedStep& step : q.readingNeeds) s_.interpreter.run(step.table);
  return std::nullopt;
}

bool RefusalSearch::isComplete(const ReadingKey& reading, const std::vector<uint32_t>& failing) const {
  if (reading.shape >= s_.plan.shapes.size()) return false;
  if (s_.plan.shapes[reading.shape].form != plan::ShapeForm::AnyTiles) return true;
  return std::none_of(failing.begin(), failing.end(), [&](uint32_t need) { return s_.plan.needs[need].perReading; });
}

std::optional<Fault> RefusalSearch::failuresOf(const ReadingKey& reading, std::vector<uint32_t>& failing) {
  const Question& q = s_.program->settle;
  failing.clear();
  s_.interpreter.setReading(reading);
  for (const NeedStep& step : q.tableNeeds)
    if (auto fault = note(step, failing)) return fault;
  for (const NeedStep& step : q.readingNeeds) {
    s_.interpreter.run(step.slice);
    if (auto fault = note(step, failing)) return fault;
  }
  std::sort(failing.begin(), failing.end());
  return std::nullopt;
}

std::optional<Fault> RefusalSearch::complete(bool& out) {
  out = false;
  s_.startTable(table_);
  if (auto fault = s_.collectReadings(table_)) return fault;
  for (const ReadingKey& reading : s_.readings)
    if (s_.plan.shapes[reading.shape].form != plan::ShapeForm::AnyTiles) {
      out = true;
      return std::nullopt;
    }
  // No arrangement: it is complete if a reading meets what is asked of readings.
  const Question& q = s_.program->settle;
  for (const NeedStep& step : q.readingNeeds) s_.interpreter.run(step.table);
  for (const ReadingKey& reading : s_.readings) {
    s_.interpreter.setReading(reading);
    out = true;
    for (const NeedStep& step : q.readingNeeds) {
      s_.interpreter.run(step.slice);
      const Num& holds = s_.interpreter.value(step.holds);
      if (isFault(holds)) return faultOf(holds);
      if (!(out = holds.num != 0)) break;
    }
    if (out) break;
  }
  return std::nullopt;
}

std::optional<Fault> RefusalSearch::attempt(Supposed& supposed, Found& best) {
  HandQuery hand = supposed.hand;
  int replaced = 0;
  for (size_t k = 0; k < s_.plan.kinds.size(); ++k) {
    if (!supposed.removed[k]) continue;
    s_.collector.add(hand, static_cast<int>(k), -static_cast<int>(supposed.removed[k]));
    replaced += supposed.removed[k];
  }
  hand.extraJokers = static_cast<uint8_t>(supposed.jokers + replaced);
  if (!s_.readable(hand)) return std::nullopt;
  s_.readings.clear();
  s_.collector.collect(hand, s_.readings);
  if (s_.readings.empty()) return std::nullopt;
  if (auto fault = startNeeds(supposed.table)) return fault;
  std::vector<uint32_t> failing;
  for (const ReadingKey& reading : s_.readings) {
    if (++tried_ > mostReadingsTried) break;
    if (auto fault = failuresOf(reading, failing)) return fault;
    if (!isComplete(reading, failing)) continue;
    const bool better = !best.known || failing.size() < best.failing.size() ||
                        (failing.size() == best.failing.size() && failing > best.failing);
    if (better) best = {true, true, failing, reading, hand, supposed.removed, supposed.jokers + replaced};
  }
  return std::nullopt;
}

std::optional<Fault> RefusalSearch::replace(Supposed& supposed, int kind, int left, Found& best) {
  if (!left) return attempt(supposed, best);
  TileCounts& hand = supposed.table.seats[table_.win.seat & 3].hand;
  for (int k = kind; k < static_cast<int>(s_.plan.kinds.size()) && tried_ <= mostReadingsTried; ++k) {
    if (!hand[k]) continue;
    --hand[k], ++supposed.removed[k];
    auto fault = replace(supposed, k, left - 1, best);
    ++hand[k], --supposed.removed[k];
    if (fault) return fault;
  }
  return std::nullopt;
}

std::optional<Fault> RefusalSearch::explain(int failedNeed, Explanation& out) {
  if (auto fault = s_.collectReadings(table_)) return fault;
  const bool sized = s_.collector.prepare(table_, s_.hand);
  std::vector<ReadingKey> readings = s_.readings;
  if (readings.empty()) readings.push_back(s_.noReading());
  if (auto fault = startNeeds(table_)) return fault;
  Found best;
  std::vector<uint32_t> failing;
  // How good a reading is to show: it stops where the settlement says, it is complete, it fails little, and late.
  auto better = [&](bool complete) {
    if (!best.known) return true;
    auto stops = [&](const std::vector<uint32_t>& of) { return !of.empty() && static_cast<int>(of.front()) == failedNeed; };
    if (stops(failing) != stops(best.failing)) return stops(failing);
    if (complete != best.complete) return complete;
    if (failing.size() != best.failing.size()) return failing.size() < best.failing.size();
    return failing > best.failing;
  };
  bool anyComplete = false;
  for (const ReadingKey& reading : readings) {
    if (++tried_ > mostReadingsTried && best.known) break;
    if (auto fault = failuresOf(reading, failing)) return fault;
    const bool complete = isComplete(reading, failing);
    anyComplete |= complete;
    if (better(complete)) best = {true, complete, failing, reading, s_.hand, {}, 0};
  }
  for (uint32_t i = 0; i < s_.plan.needs.size(); ++i)
    if (std::find(best.failing.begin(), best.failing.end(), i) == best.failing.end()) out.needs.push_back(i);
  out.complete = anyComplete;
  if (anyComplete || !sized) {
    out.failing = best.failing;
    if (best.reading.shape != 0xff) rebuildReading(s_, table_, best.hand, best.reading, 0, out.nearest);
    return std::nullopt;
  }
  Supposed supposed{table_, s_.hand, 0, {}};
  Found nearest;
  tried_ = 0;
  for (int n = 1; n <= mostReplaced && !nearest.known && tried_ <= mostReadingsTried; ++n) {
    if (auto fault = replace(supposed, 0, n, nearest)) return fault;
    if (tried_ <= mostReadingsTried) out.lacksOver = n;
  }
  // What an incomplete hand fails for want of tiles says nothing: only what refused it, and what stays unmet.
  for (uint32_t need : best.failing) {
    const bool stays = nearest.known ? std::binary_search(nearest.failing.begin(), nearest.failing.end(), need)
                                     : !s_.plan.needs[need].perReading;
    if (stays || static_cast<int>(need) == failedNeed) out.failing.push_back(need);
  }
  if (!nearest.known) return std::nullopt;
  out.tilesShort = nearest.replaced;
  out.nearestFailing = nearest.failing;
  for (size_t k = 0; k < s_.plan.kinds.size(); ++k) out.replaced.insert(out.replaced.end(), nearest.removed[k], static_cast<uint8_t>(k));
  rebuildReading(s_, table_, nearest.hand, nearest.reading, nearest.replaced, out.nearest);
  return std::nullopt;
}

// A hand of its usual size stands for one with another tile, any one: a wild from the beginning. Readings want to know a
// winning tile, so a tile of the hand is it and stays; of n + 1 kinds one at least is not among n tiles that go.
std::optional<Fault> RefusalSearch::lacking(Lack& out) {
  out = {};
  const int seat = table_.win.seat & 3;
  const SeatTable& own = table_.seats[seat];
  if (!own.handKnown) return Fault{s_.plan.ruleset, "the hand of seat " + std::to_string(seat) + " is not told"};
  int tiles = 3 * own.meldCount;
  std::vector<uint8_t> kinds;
  for (size_t k = 0; k < s_.plan.kinds.size(); ++k) {
    tiles += own.hand[k];
    if (own.hand[k]) kinds.push_back(static_cast<uint8_t>(k));
  }
  const bool full = tiles == s_.plan.handSize() + 1;
  if (!full && tiles != s_.plan.handSize()) return std::nullopt;
  const int jokers = full ? 0 : 1;
  Found best;
  for (int n = 0; n <= mostReplaced && !best.known && tried_ <= mostReadingsTried; ++n) {
    for (size_t i = 0; i < kinds.size() && i <= static_cast<size_t>(n) && !best.known; ++i) {
      Supposed supposed{table_, {}, jokers, {}};
      supposed.table.win.tile = kinds[i];
      supposed.table.win.by = WinBy::SelfDraw;
      if (full) --supposed.table.seats[seat].hand[kinds[i]];
      if (auto fault = s_.collectReadings(supposed.table)) return fault;
      if (!s_.collector.prepare(supposed.table, s_.hand)) return std::nullopt;
      supposed.hand = s_.hand;
      if (!full) {
        s_.collector.add(supposed.hand, kinds[i], -1);
        --supposed.table.seats[seat].hand[kinds[i]];
      }
      if (auto fault = replace(supposed, 0, n, best)) return fault;
    }
    if (best.known) out.tiles = best.replaced;
    else if (tried_ <= mostReadingsTried) out.over = n + jokers;
  }
  return std::nullopt;
}

}  // namespace kaikou::eval
