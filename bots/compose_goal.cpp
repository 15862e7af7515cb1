// Hands completed in thought, for asking the evaluator.
//
// They spread over suits and ranks so that they are no better than their template says; tiles that rules treat apart (wild,
// set aside, not to be called) are kept out of them. Nobody counts their copies: the evaluator does not either.
// Tested by tests/bots/ through what bots make of them.
#include <algorithm>
#include <bit>

#include "bots/goal_request.h"
#include "runtime/base/invariant.h"

namespace kaikou::bots {

using eval::MeldForm;
using plan::CallMeld;
using plan::CallSource;

namespace {
TileSet bitOf(int kind) { return TileSet{1} << kind; }
}  // namespace

// Puts together melds as the standing wants, then what is missing concealed. False if the template has no such hand.
bool GoalBook::compose(const Deal& deal, const GoalTemplate& goal, const Request& request, eval::Table& out) const {
  out = deal.table;
  eval::SeatTable& own = out.seats[0];
  std::array<uint8_t, plan::maxKinds> used{};
  const TileSet plain = goal.tiles & ~deal.avoid;
  int runs = 0, triplets = 0;
  auto nextRun = [&](TileSet from) {
    // Blocks by turns, ranks apart.
    for (int tries = 0; tries < 64; ++tries) {
      int suits = 0;
      for (const plan::Block& block : plan_.blocks) suits += block.isSuit && block.size >= 3;
      if (!suits) return -1;
      int want = runs % suits, start = 3 * (runs / suits) + runs % suits;
      ++runs;
      for (const plan::Block& block : plan_.blocks) {
        if (!block.isSuit || block.size < 3 || want--) continue;
        const int lowest = block.firstKind + start % (block.size - 2);
        const TileSet three = TileSet{7} << lowest;
        if ((plain & from & three) == three) return lowest;
      }
    }
    return -1;
  };
  auto nextTriplet = [&](TileSet from) {
    // A step that visits kinds of all blocks; kinds that are used only when there are no others.
    const int kinds = static_cast<int>(plan_.kinds.size());
    for (int pass = 0; pass < 2; ++pass) {
      for (int i = 0; i < kinds; ++i) {
        const int kind = (triplets * 10 + i * 10 + i / kinds) % kinds;
        if (!(plain & from & bitOf(kind)) || (!pass && used[kind]) || kind == request.pair) continue;
        ++triplets;
        return kind;
      }
      for (int kind = 0; kind < kinds; ++kind)
        if ((plain & from & bitOf(kind)) && (pass || !used[kind]) && kind != request.pair) return kind;
    }
    return -1;
  };
  auto meld = [&](int call) {
    const plan::Call& of = plan_.calls[call];
    if (own.meldCount >= plan::maxMelds) return false;
    if (goal.form == GoalForm::Triplets && of.meld == CallMeld::Run) return false;
    const int tile = of.meld == CallMeld::Run ? nextRun(deal.callTiles[call]) : nextTriplet(deal.callTiles[call]);
    if (tile < 0) return false;
    for (int t = tile; t < tile + (of.meld == CallMeld::Run ? 3 : 1); ++t) used[t] += 3;
    const auto form = of.meld == CallMeld::Run ? MeldForm::Run : of.meld == CallMeld::Quad ? MeldForm::Quad : MeldForm::Triplet;
    own.melds[own.meldCount++] = {static_cast<uint8_t>(call), form, static_cast<uint8_t>(tile),
                                  static_cast<int8_t>(of.source == CallSource::InHand ? plan::nobody : 1)};
    return true;
  };
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    for (int i = 0; i < request.standing.calls[c]; ++i) {
      if (plan_.calls[c].meld != CallMeld::Aside) {
        if (!meld(static_cast<int>(c))) return false;
      } else if (deal.callTiles[c]) {
        ++own.aside[std::countr_zero(deal.callTiles[c])];
      }
    }
  }
  for (int i = 0; i < request.extraOpenings; ++i) {
    const bool run = openRun_ >= 0 && goal.form == GoalForm::Melds && (i % 2 == 0 || openTriplet_ < 0);
    if ((!run || !meld(openRun_)) && (openTriplet_ < 0 || !meld(openTriplet_))) return false;
  }
  std::array<uint8_t, 40> tiles{};
  size_t count = 0;
  auto put = [&](int kind, int copies) {
    KAIKOU_ASSERT(kind >= 0 && kind < static_cast<int>(plan_.kinds.size()),
                  "hands are composed of the kinds of the plan");
    for (; copies > 0 && count < tiles.size(); --copies)
      tiles[count++] = static_cast<uint8_t>(kind), ++used[kind];
  };
  const bool ofMelds = goal.form == GoalForm::Melds || goal.form == GoalForm::Triplets;
  if (goal.form == GoalForm::AnyTiles) {
    int wanted = goal.wants - 3 * own.meldCount;
    if (wanted <= 0) return false;
    if (request.tile >= 0) put(request.tile, 1), --wanted;
    // As many kinds as there are, and no order among them.
    for (; wanted > 0; --wanted) {
      const int kind = nextTriplet(goal.tiles);
      if (kind < 0) return false;
      put(kind, 1);
    }
  } else if (ofMelds) {
    int wanted = goal.wants - own.meldCount;
    if (wanted < 0) return false;
    if (request.tile >= 0) {
      if (!wanted) return false;
      put(request.tile, 3), --wanted;
    }
    for (; wanted > 0; --wanted) {
      const int run = goal.form == GoalForm::Melds ? nextRun(goal.tiles) : -1;
      if (run >= 0) {
        for (int t = run; t < run + 3; ++t) put(t, 1);
        continue;
      }
      const int kind = nextTriplet(goal.tiles);
      if (kind < 0) return false;
      put(kind, 3);
    }
    if (goal.pair) {
      if (request.pair < 0) return false;
      put(request.pair, 2);
    }
  } else {
    if (own.meldCount) return false;
    if (goal.form == GoalForm::OneEach) {
      for (TileSet left = goal.tiles; left; left &= left - 1) put(std::countr_zero(left), 1);
      if (goal.pair) put(request.pair >= 0 ? request.pair : std::countr_zero(goal.tiles), 1);
    } else {
      int wanted = goal.wants;
      if (request.tile >= 0) put(request.tile, 2), --wanted;
      for (; wanted > 0; --wanted) {
        const int kind = nextTriplet(goal.tiles);
        if (kind < 0) return false;
        put(kind, 2);
      }
    }
  }
  if (!count) return false;
  // Wilds take the place of every third tile, so of one tile a group first.
  if (request.wilds) {
    if (!deal.wilds) return false;
    const auto wild = static_cast<uint8_t>(std::countr_zero(deal.wilds));
    int left = request.wilds;
    for (size_t first = 0; first < 3; ++first)
      for (size_t i = first; i < count && left; i += 3)
        if (i + 1 < count || count == 1) tiles[i] = wild, --left;
    if (left) return false;
  }
  KAIKOU_ASSERT(own.meldCount <= plan::maxMelds, "a seat has room for its melds");
  // The last tile completes the hand: not a wild.
  for (size_t i = 0; i + 1 < count; ++i) ++own.hand[tiles[i]];
  out.win = {};
  out.win.tile = tiles[count - 1];
  out.win.by = request.byDraw ? eval::WinBy::SelfDraw : eval::WinBy::Discard;
  out.win.from = static_cast<int8_t>(request.byDraw ? plan::nobody : 2);
  return true;
}

}  // namespace kaikou::bots
