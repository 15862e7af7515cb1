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

// Eight bytes below 128 at a time.
constexpr uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080, allNever = 63 * ones;
uint64_t leastBytes(uint64_t a, uint64_t b) {
  const uint64_t notLess = ((a | highs) - b) & highs;         // bytes where a >= b
  const uint64_t mask = (notLess - (notLess >> 7)) | notLess;  // …as 0xff
  return (b & mask) | (a & ~mask);
}
// Eight numbers of four bits as bytes.
uint64_t spread(uint64_t nibbles) {
  uint64_t x = nibbles & 0xffffffff;
  x = (x | x << 16) & 0x0000ffff0000ffff;
  x = (x | x << 8) & 0x00ff00ff00ff00ff;
  return (x | x << 4) & 0x0f0f0f0f0f0f0f0f;
}
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

GoalHand::Sums GoalHand::sumsOf(uint64_t entry) { return {spread(entry), spread(entry >> 32)}; }

// Every way to share the melds between two parts: one shifted by each number, and the least byte by byte.
GoalHand::Sums GoalHand::join(const Sums& a, const Sums& b) const {
  Sums sums{allNever, allNever};
  for (int i = 0; i <= wanted_; ++i) {
    const uint64_t fill = i ? allNever >> (64 - 8 * i) : 0;
    const uint64_t melds = b.melds << 8 * i | fill, pair = b.pair << 8 * i | fill;
    const uint64_t own = (a.melds >> 8 * i & 255) * ones, ownPair = (a.pair >> 8 * i & 255) * ones;
    sums.melds = leastBytes(sums.melds, melds + own);
    sums.pair = leastBytes(sums.pair, leastBytes(pair + own, melds + ownPair));
  }
  return sums;
}

int GoalHand::finish(const Sums& others, uint64_t entry) const {
  int best = 99;
  const int n = wanted_;
  for (int i = 0; i <= n; ++i) {
    const int melds = static_cast<int>(others.melds >> 8 * i & 255), pair = static_cast<int>(others.pair >> 8 * i & 255);
    if (of_->pair) best = std::min({best, melds + NeedTables::pair(entry, n - i), pair + NeedTables::melds(entry, n - i)});
    else best = std::min(best, melds + NeedTables::melds(entry, n - i));
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
  constexpr Sums nothing{allNever & ~uint64_t{255}, allNever};
  for (size_t p = 0; p < parts; ++p) index_[p] = 0;
  for (TileSet left = hand.held & goal.tiles; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    const size_t p = tables.partOf[kind];
    index_[p] += hand.counts[kind] * pow5[kind - tables.parts[p].firstKind];
  }
  before[0] = nothing;
  for (size_t p = 0; p < parts; ++p) entry_[p] = tables.parts[p].table->at(index_[p]), own[p] = sumsOf(entry_[p]);
  for (size_t p = 0; p + 1 < parts; ++p) before[p + 1] = join(before[p], own[p]);
  Sums after = nothing;
  for (size_t p = parts; p-- > 0;) {
    others_[p] = join(before[p], after);
    if (p) after = join(own[p], after);
  }
  need_ = parts ? fromLack(finish(others_[0], entry_[0]), wilds_) : never;
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
  const uint64_t entry = parts[p].table->at(index);
  return entry == entry_[p] ? need_ : fromLack(finish(others_[p], entry), wilds_);
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
