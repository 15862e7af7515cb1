// Sums of needs over blocks. For each block the sum over all *others* is prepared, so a tile more or less is one look-up and
// a dozen additions. Goals without runs across blocks are counted directly.
// Tested by tests/bots/goal_hand_test.cpp: distances agree with trying every exchange of tiles.
#include "bots/goal_hand.h"

#include <algorithm>

#include "runtime/hand/shortage.h"

namespace kaikou::bots {

namespace {
constexpr const auto& pow5 = hand::ShortageTables::pow5;
constexpr size_t maxParts = 16;
}

GoalTables tablesFor(const plan::Plan& plan, const GoalTemplate& of, const Goal& goal) {
  GoalTables tables;
  tables.partOf.fill(0xff);
  if (of.form != GoalForm::Melds) return tables;
  for (const plan::Block& block : plan.blocks) {
    const TileSet kinds = (block.size >= 64 ? ~TileSet{0} : (TileSet{1} << block.size) - 1) << block.firstKind;
    if (block.isFlower || !(goal.tiles & kinds) || tables.parts.size() >= maxParts) continue;
    // Runs inside the set only; where tiles are missing between, there is none to lose.
    GoalTables::Part part;
    part.firstKind = block.firstKind, part.size = block.size, part.kinds = goal.tiles & kinds;
    bool run = false;
    for (int k = 0; block.isSuit && k + 2 < block.size; ++k) run = run || (goal.tiles >> (block.firstKind + k) & 7) == 7;
    part.table = &NeedTables::of({run, block.size, std::min(of.wants, 7),
                                  static_cast<uint32_t>((goal.pairs & part.kinds) >> block.firstKind)});
    for (int k = 0; k < block.size; ++k) tables.partOf[block.firstKind + k] = static_cast<uint8_t>(tables.parts.size());
    tables.parts.push_back(part);
  }
  return tables;
}

GoalHand::Sums GoalHand::sumsOf(uint64_t entry) const {
  Sums sums;
  for (int m = 0; m <= wanted_; ++m) {
    sums.melds[m] = static_cast<uint8_t>(NeedTables::melds(entry, m));
    sums.pair[m] = static_cast<uint8_t>(NeedTables::pair(entry, m));
  }
  return sums;
}

GoalHand::Sums GoalHand::join(const Sums& a, const Sums& b) const {
  Sums sums;
  for (int m = 0; m <= wanted_; ++m) {
    int melds = 99, pair = 99;
    for (int i = 0; i <= m; ++i) {
      melds = std::min(melds, a.melds[i] + b.melds[m - i]);
      pair = std::min({pair, a.pair[i] + b.melds[m - i], a.melds[i] + b.pair[m - i]});
    }
    sums.melds[m] = static_cast<uint8_t>(melds);
    sums.pair[m] = static_cast<uint8_t>(pair);
  }
  return sums;
}

int GoalHand::finish(const Sums& others, uint64_t entry) const {
  int best = 99;
  const int n = wanted_;
  if (of_->pair) {
    for (int i = 0; i <= n; ++i)
      best = std::min({best, others.melds[i] + NeedTables::pair(entry, n - i), others.pair[i] + NeedTables::melds(entry, n - i)});
  } else {
    for (int i = 0; i <= n; ++i) best = std::min(best, others.melds[i] + NeedTables::melds(entry, n - i));
  }
  return best;
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
  std::array<Sums, maxParts + 1> before;
  std::array<Sums, maxParts> own;
  Sums nothing;
  for (int m = 0; m < 8; ++m) nothing.melds[m] = m ? 99 : 0, nothing.pair[m] = 99;
  for (size_t p = 0; p < parts; ++p) index_[p] = 0;
  for (TileSet left = hand.held & goal.tiles; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    const size_t p = tables.partOf[kind];
    index_[p] += hand.counts[kind] * pow5[kind - tables.parts[p].firstKind];
  }
  before[0] = nothing;
  for (size_t p = 0; p < parts; ++p) own[p] = sumsOf(tables.parts[p].table->at(index_[p]));
  for (size_t p = 0; p + 1 < parts; ++p) before[p + 1] = join(before[p], own[p]);
  Sums after = nothing;
  for (size_t p = parts; p-- > 0;) {
    others_[p] = join(before[p], after);
    if (p) after = join(own[p], after);
  }
  need_ = parts ? fromLack(finish(others_[0], tables.parts[0].table->at(index_[0])), wilds_) : never;
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
  return fromLack(finish(others_[p], parts[p].table->at(index)), wilds_);
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
