// Sums of needs over blocks. For each block the sum over all *others* is prepared, so a tile more or less is one look-up and
// a dozen additions. Goals without runs across blocks are counted directly.
// Tested by tests/bots/goal_hand_test.cpp: distances agree with trying every exchange of tiles.
#include "bots/goal_hand.h"

#include <algorithm>

#include "bots/byte_lanes.h"
#include "runtime/base/invariant.h"
#include "runtime/hand/shortage.h"

namespace kaikou::bots {

namespace {
constexpr const auto& pow5 = hand::ShortageTables::pow5;
constexpr size_t maxParts = 16;   // a plan has no more blocks
}

// Every way to share the melds between two parts: one shifted by each number, and the least lane by lane.
ByteLanes GoalHand::join(ByteLanes a, ByteLanes b) const {
  ByteLanes sums = allLanes(laneNever);
  const ByteLanes paired = withPairOnly(b);
  for (int i = 0; i <= wanted_; ++i) {
    sums = leastLanes(sums, moreMelds(b, i) + allLanes(a[i]));
    sums = leastLanes(sums, moreMelds(paired, i) + allLanes(a[8 + i]));
  }
  return sums;
}

// What the others lack for the rest of what is wanted, against what a part has of it: the pair is in the one or the other.
ByteLanes GoalHand::restOf(ByteLanes others) const {
  const auto words = reinterpret_cast<WordLanes>(others);
  const int unused = 8 * (7 - wanted_);
  const uint64_t none = unused ? ~(~uint64_t{0} >> unused) & bytesOf(laneNever) : 0;
  const uint64_t melds = __builtin_bswap64(words[0]) >> unused | none, pair = __builtin_bswap64(words[1]) >> unused | none;
  return of_->pair ? lanesOf(pair, melds) : lanesOf(melds, bytesOf(laneNever));
}

int GoalHand::fromLack(int lack, int wilds) const { return std::max(0, lack - std::min<int>(wilds, goal_->wilds)); }

void GoalHand::prepare(const GoalTemplate& of, const Goal& goal, const GoalTables& tables, const HandTiles& hand, int melds) {
  of_ = &of, goal_ = &goal, tables_ = &tables, hand_ = &hand;
  wilds_ = hand.wilds;
  const bool ofMelds = of.form == GoalForm::Melds || of.form == GoalForm::Triplets;
  wanted_ = of.form == GoalForm::AnyTiles ? of.wants - 3 * melds : of.wants - (ofMelds ? melds : 0);
  if (wanted_ < 0 || (!ofMelds && of.form != GoalForm::AnyTiles && melds)) {
    need_ = never;
    wanted_ = -1;
    return;
  }
  if (of.form != GoalForm::Melds) {
    need_ = fromLack(loose(-1, -1), wilds_);
    return;
  }
  wanted_ = std::min(wanted_, 7);
  const size_t parts = tables.parts.size();
  KAIKOU_ASSERT(parts <= maxParts, "a plan has no more blocks than a hand has parts");
  if (!parts) {
    need_ = never;
    return;
  }
  for (size_t p = 0; p < parts; ++p) index_[p] = 0;
  for (TileSet left = hand.held & goal.tiles; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    const size_t p = tables.partOf[kind];
    KAIKOU_ASSERT(p < parts && hand.counts[kind] <= 4,
                  "a tile of the goal lies in a part, and there are four at most");
    index_[p] += hand.counts[kind] * pow5[kind - tables.parts[p].firstKind];
  }
  std::array<ByteLanes, maxParts> own, before;   // before: of all parts up to this one
  for (size_t p = 0; p < parts; ++p) entry_[p] = tables.parts[p].table.at(index_[p]), own[p] = spreadNibbles(entry_[p]);
  before[0] = own[0];
  for (size_t p = 1; p + 1 < parts; ++p) before[p] = join(before[p - 1], own[p]);
  ByteLanes after = own[parts - 1];
  for (size_t p = parts - 1; p-- > 1;) rest_[p] = restOf(join(before[p - 1], after)), after = join(own[p], after);
  if (parts > 1) {
    rest_[parts - 1] = restOf(before[parts - 2]);
    rest_[0] = restOf(after);
  } else {
    rest_[0] = restOf(lanesOf(bytesOf(laneNever) & ~uint64_t{255}, bytesOf(laneNever)));   // no part, no meld
  }
  need_ = fromLack(finish(rest_[0], entry_[0]), wilds_);
}

// Tiles that lack when runs do not matter.
int GoalHand::loose(int gone, int kind) const {
  auto countOf = [&](int k) { return hand_->counts[k] - (k == gone) + (k == kind); };
  TileSet held = hand_->held & goal_->tiles;
  if (kind >= 0) held |= (TileSet{1} << kind) & goal_->tiles;
  if (of_->form == GoalForm::OneEach) {
    int have = 0, twice = 0;
    for (TileSet left = held; left; left &= left - 1) {
      const int count = countOf(std::countr_zero(left));
      have += count > 0, twice |= count > 1;
    }
    return wanted_ - have + (of_->pair && !twice);
  }
  if (of_->form == GoalForm::AnyTiles) {
    int have = 0;
    for (TileSet left = held; left; left &= left - 1) have += countOf(std::countr_zero(left));
    return std::max(0, wanted_ - have);
  }
  int kinds[5] = {};
  for (TileSet left = held; left; left &= left - 1) ++kinds[std::min(4, countOf(std::countr_zero(left)))];
  if (of_->form == GoalForm::Triplets) {
    // Triplets of the fullest kinds; the pair where it costs least after that.
    int least = 99;
    for (int pair = 0; pair <= (of_->pair ? 3 : 0); ++pair) {
      int have[4] = {99, kinds[1], kinds[2], kinds[3] + kinds[4]};
      int lack = 0, left = wanted_;
      if (of_->pair) {
        if (!have[pair]) continue;
        --have[pair];
        lack = std::max(0, 2 - pair);
      }
      for (int count = 3; count >= 0 && left; --count) {
        const int used = std::min(left, have[count]);
        left -= used;
        lack += used * (3 - count);
      }
      least = std::min(least, lack);
    }
    return least;
  }
  const int fours = of_->form == GoalForm::Pairs ? kinds[4] : 0;
  const int pairs = std::min(wanted_, kinds[2] + kinds[3] + kinds[4] + fours);
  const int singles = kinds[1] + (of_->form == GoalForm::Pairs ? kinds[3] : 0);
  const int halves = std::min(wanted_ - pairs, singles);
  return halves + 2 * (wanted_ - pairs - halves);
}

int GoalHand::change(int gone, int kind) const {
  if (wanted_ < 0) return never;
  if (of_->form != GoalForm::Melds) return fromLack(loose(gone, kind), wilds_);
  return ofMelds(gone, kind);
}

int GoalHand::ofMelds(int gone, int kind) const {
  const auto& parts = tables_->parts;
  if (gone >= 0 && !(goal_->tiles >> gone & 1)) gone = -1;
  if (kind >= 0 && !(goal_->tiles >> kind & 1)) kind = -1;
  if (gone < 0 && kind < 0) return need_;
  auto place = [&](int k) { return tables_->partOf[k]; };
  auto step = [&](int k) { return pow5[k - parts[place(k)].firstKind]; };
  const size_t p = gone >= 0 ? place(gone) : place(kind);
  uint32_t index = index_[p];
  if (gone >= 0) index -= step(gone);
  if (kind >= 0 && hand_->counts[kind] - (gone == kind) < 4) index += step(kind);
  const uint64_t entry = parts[p].table.at(index);
  return entry == entry_[p] ? need_ : fromLack(finish(rest_[p], entry), wilds_);
}

int GoalHand::withoutWild() const {
  if (wanted_ < 0) return never;
  const int lack = of_->form == GoalForm::Melds ? need_ + std::min<int>(wilds_, goal_->wilds) : loose(-1, -1);
  return fromLack(lack, wilds_ - 1);
}

// Kinds that are held or near to held ones; when nothing is held, any.
TileSet GoalHand::useful() const {
  if (of_->form != GoalForm::Melds) return goal_->tiles;
  TileSet near = 0;
  for (const auto& part : tables_->parts) {
    const TileSet held = hand_->held & part.kinds;
    near |= (held | held << 1 | held << 2 | held >> 1 | held >> 2) & part.kinds;
  }
  return near ? near | goal_->pairs : goal_->tiles;
}

}  // namespace kaikou::bots
