// A reading tile by tile.
//
// A settlement carries only shape, wilds and feature vector. The reading is rebuilt by walking the same tables backwards
// (ReadingCollector::decompose, BlockEnumerator::traceBlock), so there is one notion of what a reading is. Wilds are alike:
// which of them are supposed is a matter of choice, but never the one that the winning tile is, for that tile is there.
// Guarantee: as many places are marked as other tiles as were supposed, as long as the reading has so many.
// Tested by tests/eval/evaluator_test.cpp, tests/eval/refusal_test.cpp.
#include "runtime/eval/reading_rebuild.h"

#include <algorithm>

namespace kaikou::eval {
namespace {

using hand::RankChoice;

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

// Of the places that wilds fill, `supposed` are tiles that the hand lacks: the last ones, for a winning wild comes first.
void markSupposed(int supposed, std::vector<Group>& groups) {
  for (size_t i = groups.size(); i-- > 0 && supposed > 0;) {
    Group& group = groups[i];
    int places = tilesOf(group.form);
    // The winning tile's own place is among the wilds of its group only where that tile is a wild: leave one there.
    int spare = group.hasWinningTile ? 1 : 0;
    while (places-- > 0 && supposed > 0) {
      if (!(group.wildMask >> places & 1)) continue;
      if (spare > 0 && (group.wildMask & (group.wildMask - 1)) == 0) break;
      group.wildMask = static_cast<uint8_t>(group.wildMask & ~(1u << places));
      group.otherMask = static_cast<uint8_t>(group.otherMask | 1u << places);
      --supposed;
    }
  }
  for (Group& group : groups)   // nothing else was left
    for (int place = 0; place < 4 && supposed > 0; ++place)
      if (group.wildMask >> place & 1) {
        group.wildMask = static_cast<uint8_t>(group.wildMask & ~(1u << place));
        group.otherMask = static_cast<uint8_t>(group.otherMask | 1u << place);
        --supposed;
      }
}

}  // namespace

void rebuildReading(Evaluator::State& state, const Table& table, const HandQuery& hand, const ReadingKey& key, int supposed,
                    Reading& out) {
  const plan::Plan& plan = state.plan;
  out.shape = key.shape;
  out.groups.clear();
  const SeatTable& own = table.seats[table.win.seat & 3];
  for (int i = 0; i < std::min<int>(own.meldCount, maxMelds); ++i) {
    const Meld& meld = own.melds[i];
    const Group::Form form = meld.form == MeldForm::Run       ? Group::Run
                             : meld.form == MeldForm::Triplet ? Group::Triplet
                                                              : Group::Quad;
    out.groups.push_back({form, meld.tile, true, 0, 0, false});
  }
  std::vector<hand::BlockQuery> queries;
  std::vector<plan::FeatureVector> vectors;
  if (!state.collector.decompose(hand, key, queries, vectors)) return;
  std::vector<std::pair<int, std::vector<Group>>> blocks;
  for (size_t i = 0; i < queries.size(); ++i) {
    std::vector<RankChoice> choices;
    if (!state.tables->enumerator().traceBlock(queries[i], vectors[i], choices)) continue;
    const int firstKind = plan.blocks[queries[i].block].firstKind;
    blocks.emplace_back(firstKind, std::vector<Group>());
    addGroups(choices, firstKind, queries[i].mark == hand::jokerMark, blocks.back().second);
  }
  std::sort(blocks.begin(), blocks.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [kind, groups] : blocks) out.groups.insert(out.groups.end(), groups.begin(), groups.end());
  markWinningTile(hand.winTile, out.groups);
  markSupposed(supposed, out.groups);
}

}  // namespace kaikou::eval
