// Everything behind a settlement: the reading tile by tile, the lines that applied, the needs; for a refusal,
// the nearest reading and how many tiles it lacks.
//
// A settlement carries only shape, wilds and feature vector. The reading is rebuilt by walking the same
// tables backwards (ReadingCollector::decompose, BlockEnumerator::traceBlock), so there is one notion of what
// a reading is. For a refusal one to three tiles of the hand are turned into wilds, fewest first, until fewer
// needs fail; the search is bounded. Tested by tests/eval/evaluator_test.cpp.
#include <algorithm>
#include <bit>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/evaluator_state.h"
#include "runtime/eval/value_ops.h"

namespace kaikou::eval {
namespace {

using hand::RankChoice;

constexpr int mostReplaced = 3;
constexpr size_t mostReadingsTried = 50000;

/// Adds the groups of one block. `firstKind` is the kind of the first rank.
void addGroups(const std::vector<RankChoice>& choices, int firstKind, bool marked, std::vector<Group>& out) {
  struct Place {
    size_t group;
    int position;
  };
  std::vector<std::vector<Place>> places(choices.size() + 2);
  std::vector<Place> winning(choices.size() + 2, Place{SIZE_MAX, 0});
  auto add = [&](Group::Form form, size_t rank, int tiles, bool isRun, int winPosition) {
    Group group;
    group.form = form;
    group.tile = static_cast<uint8_t>(firstKind + static_cast<int>(rank));
    group.hasWinningTile = winPosition >= 0;
    for (int i = 0; i < tiles; ++i) {
      const size_t at = isRun ? rank + i : rank;
      places[at].push_back({out.size(), i});
      if (i == winPosition) winning[at] = {out.size(), i};
    }
    out.push_back(group);
  };
  for (size_t r = 0; r < choices.size(); ++r) {
    const RankChoice& c = choices[r];
    const bool runWins = c.win >= RankChoice::RunLow && c.win <= RankChoice::RunHigh;
    for (int i = 0; i < c.runs; ++i)
      add(Group::Run, r, 3, true, runWins && i == 0 ? c.win - RankChoice::RunLow : -1);
    for (int i = 0; i < c.triplets; ++i)
      add(Group::Triplet, r, 3, false, c.win == RankChoice::Triplet && i == 0 ? 0 : -1);
    for (int i = 0; i < c.pairs; ++i)
      add(Group::Pair, r, 2, false, c.win == RankChoice::Pair && i == 0 ? 0 : -1);
    for (int i = 0; i < c.singles; ++i)
      add(Group::Single, r, 1, false, c.win == RankChoice::Single && i == 0 ? 0 : -1);
  }
  for (size_t r = 0; r < choices.size(); ++r) {
    int jokers = choices[r].jokers;
    auto isWinning = [&](const Place& p) {
      return p.group == winning[r].group && p.position == winning[r].position;
    };
    auto makeWild = [&](const Place& p) {
      if (jokers > 0) out[p.group].wildMask |= static_cast<uint8_t>(1 << p.position), --jokers;
    };
    // A winning wild takes its own place first; a winning tile that stays itself keeps its place to the last.
    for (const Place& p : places[r])
      if (marked && isWinning(p)) makeWild(p);
    for (size_t i = places[r].size(); i-- > 0;)
      if (!isWinning(places[r][i])) makeWild(places[r][i]);
    for (const Place& p : places[r])
      if (!marked && isWinning(p)) makeWild(p);
  }
}

int tilesOf(Group::Form form) {
  switch (form) {
    case Group::Run:
    case Group::Triplet: return 3;
    case Group::Quad: return 4;
    case Group::Pair: return 2;
    case Group::Single: return 1;
  }
  return 1;
}

// Where the layout does not ask for the winning tile, any group of the hand that can hold it is as good as
// another.
void markWinningTile(int tile, std::vector<Group>& groups) {
  auto holds = [&](const Group& g, bool wild) {
    if (g.onTable) return false;
    for (int i = 0; i < tilesOf(g.form); ++i) {
      const bool isWild = g.wildMask >> i & 1;
      if (isWild == wild && (wild || g.tile + (g.form == Group::Run ? i : 0) == tile)) return true;
    }
    return false;
  };
  for (const Group& g : groups)
    if (g.hasWinningTile) return;
  for (bool wild : {false, true})
    for (Group& g : groups)
      if (holds(g, wild)) {
        g.hasWinningTile = true;
        return;
      }
}

struct Attempt {
  bool known = false;
  std::vector<uint32_t> failing;
  ReadingKey reading;
  HandQuery hand;
  int replaced = 0;
};

}  // namespace

/// Works on the evaluator's state; lives for one explanation.
class Evaluator::Explainer {
 public:
  Explainer(State& state, const Table& table) : s_(state), table_(table) {}

  std::optional<Fault> legal(const Settlement& settlement, Explanation& out) {
    if (auto fault = s_.collectReadings(table_)) return fault;
    const ReadingKey reading{settlement.shape, settlement.jokers, settlement.features};
    if (std::find(s_.readings.begin(), s_.readings.end(), reading) == s_.readings.end())
      return Fault{s_.plan.ruleset, "the settlement is of another table"};
    rebuild(s_.hand, reading, out.reading);
    s_.interpreter.run(s_.program->fullTable);
    s_.interpreter.setReading(reading);
    s_.interpreter.run(s_.program->fullReading);
    for (size_t i = 0; i < s_.plan.needs.size(); ++i) {
      const Num& holds = s_.reg(s_.plan.needs[i].holds);
      if (!isFault(holds) && holds.num) out.needs.push_back(static_cast<uint32_t>(i));
    }
    trace(out);
    return std::nullopt;
  }

  std::optional<Fault> refused(Explanation& out) {
    Attempt best;
    Table supposed = table_;
    if (auto fault = attempt(supposed, 0, best)) return fault;
    out.failing = best.failing;
    for (uint32_t i = 0; i < s_.plan.needs.size(); ++i)
      if (std::find(best.failing.begin(), best.failing.end(), i) == best.failing.end())
        out.needs.push_back(i);
    // An arrangement that fails only what is asked of it says what is missing; without one, see which tiles are.
    const bool arranged = best.reading.shape < s_.plan.shapes.size() &&
                          s_.plan.shapes[best.reading.shape].form != plan::ShapeForm::AnyTiles;
    for (int n = 1; n <= mostReplaced && !arranged && !best.failing.empty(); ++n)
      if (auto fault = replace(supposed, 0, n, n, best)) return fault;
    if (best.replaced) out.tilesShort = best.replaced;
    if (best.reading.shape != 0xff) rebuild(best.hand, best.reading, out.nearest);
    return std::nullopt;
  }

 private:
  void rebuild(const HandQuery& hand, const ReadingKey& key, Reading& out) {
    const plan::Plan& plan = s_.plan;
    out.shape = key.shape;
    out.groups.clear();
    const SeatTable& own = table_.seats[s_.interpreter.winner()];
    for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
      const Meld& meld = own.melds[i];
      const Group::Form form = meld.form == MeldForm::Run       ? Group::Run
                               : meld.form == MeldForm::Triplet ? Group::Triplet
                                                                : Group::Quad;
      out.groups.push_back({form, meld.tile, true, 0, false});
    }
    std::vector<hand::BlockQuery> queries;
    std::vector<plan::FeatureVector> vectors;
    if (!s_.collector.decompose(hand, key, queries, vectors)) return;
    std::vector<std::pair<int, std::vector<Group>>> blocks;
    for (size_t i = 0; i < queries.size(); ++i) {
      std::vector<RankChoice> choices;
      if (!s_.tables->enumerator().traceBlock(queries[i], vectors[i], choices)) continue;
      const int firstKind = plan.blocks[queries[i].block].firstKind;
      blocks.emplace_back(firstKind, std::vector<Group>());
      addGroups(choices, firstKind, queries[i].mark == hand::jokerMark, blocks.back().second);
    }
    std::sort(blocks.begin(), blocks.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [kind, groups] : blocks)
      out.groups.insert(out.groups.end(), groups.begin(), groups.end());
    markWinningTile(hand.winTile, out.groups);
  }

  void trace(Explanation& out) const {
    const plan::Plan& plan = s_.plan;
    auto add = [&](const plan::Line& line, int seat) {
      const Num& applies = s_.lane(line.applies, seat);
      if (isFault(applies) || !applies.num) return;
      const Num &value = s_.lane(line.value, seat), &after = s_.lane(line.after, seat);
      if (isFault(value) || isFault(after)) return;
      out.lines.push_back(
          {line.origin, line.group, line.role, static_cast<int8_t>(seat), line.action, value, after});
    };
    for (const plan::Line& line : plan.lines)
      if (line.role == plan::LineRole::Winner) add(line, s_.interpreter.winner());
    for (plan::LineRole role : {plan::LineRole::Loser, plan::LineRole::Payment})
      for (int i = 0; i < s_.interpreter.loserCount(); ++i)
        for (const plan::Line& line : plan.lines)
          if (line.role == role) add(line, s_.interpreter.loser(i));
    if (plan.payment == plan::noReg) return;
    for (int i = 0; i < s_.interpreter.loserCount(); ++i) {
      const int seat = s_.interpreter.loser(i);
      const Num& amount = s_.lane(plan.payment, seat);
      if (!isFault(amount) && amount.isWhole()) out.owed[seat] = amount.num;
    }
  }

  // The readings of the hand without the tiles that `supposed` lacks, against the best attempt so far.
  std::optional<Fault> attempt(const Table& supposed, int replaced, Attempt& best) {
    const Question& q = s_.program->settle;
    s_.startTable(supposed);
    if (auto fault = s_.collectReadings(table_)) return fault;
    for (const NeedStep& step : q.tableNeeds) s_.interpreter.run(step.slice);
    for (const NeedStep& step : q.readingNeeds) s_.interpreter.run(step.table);
    const int winner = s_.interpreter.winner();
    if (replaced) {
      s_.readings.clear();
      HandQuery hand = s_.hand;
      if (s_.collector.prepare(table_, hand) && s_.readable(hand)) {
        for (size_t k = 0; k < s_.plan.kinds.size(); ++k)
          s_.collector.add(hand, static_cast<int>(k),
                           supposed.seats[winner].hand[k] - table_.seats[winner].hand[k]);
        hand.extraJokers = static_cast<uint8_t>(replaced);
        s_.collector.collect(hand, s_.readings);
        s_.hand = hand;
      }
    }
    if (s_.readings.empty()) {
      if (replaced) return std::nullopt;
      s_.readings.push_back(s_.noReading());
    }
    for (const ReadingKey& reading : s_.readings) {
      if (++tried_ > mostReadingsTried && best.known) break;
      s_.interpreter.setReading(reading);
      std::vector<uint32_t> failing;
      for (const NeedStep& step : q.tableNeeds)
        if (auto fault = note(step, failing)) return fault;
      for (const NeedStep& step : q.readingNeeds) {
        s_.interpreter.run(step.slice);
        if (auto fault = note(step, failing)) return fault;
      }
      std::sort(failing.begin(), failing.end());
      const bool better =
          !best.known || failing.size() < best.failing.size() ||
          (failing.size() == best.failing.size() && replaced == best.replaced && failing > best.failing);
      if (better) best = {true, failing, reading, s_.hand, replaced};
    }
    s_.hand.extraJokers = 0;
    return std::nullopt;
  }
  std::optional<Fault> note(const NeedStep& step, std::vector<uint32_t>& failing) const {
    const Num& holds = s_.interpreter.value(step.holds);
    if (isFault(holds)) return faultOf(holds);
    if (!holds.num) failing.push_back(step.need);
    return std::nullopt;
  }
  // Every choice of `left` more tiles of kinds >= `kind`; at most three levels deep.
  std::optional<Fault> replace(Table& supposed, int kind, int left, int total, Attempt& best) {
    if (!left) return attempt(supposed, total, best);
    TileCounts& hand = supposed.seats[table_.win.seat & 3].hand;
    for (int k = kind; k < maxKinds && tried_ <= mostReadingsTried; ++k) {
      if (!hand[k]) continue;
      --hand[k];
      auto fault = replace(supposed, k, left - 1, total, best);
      ++hand[k];
      if (fault) return fault;
    }
    return std::nullopt;
  }

  State& s_;
  const Table& table_;
  size_t tried_ = 0;
};

std::optional<Fault> Evaluator::explain(const Table& table, const Settlement& settlement, Explanation& out) {
  out = {};
  state_->startTable(table);
  Explainer explainer(*state_, table);
  return settlement.legal ? explainer.legal(settlement, out) : explainer.refused(out);
}

}  // namespace kaikou::eval
