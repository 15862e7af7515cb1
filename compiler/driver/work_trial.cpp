// Bounds the work of a ruleset by trying it. The readings of a hand multiply with its wild tiles and with what rules ask of a
// reading; a formula over both is far too high for games that are quick, so the hands that are worst are read once, when the
// ruleset is loaded: as many wild tiles as there can be, by kinds, in pairs and one by one, the rest in a row or in triplets, won
// on a wild tile and on another. For every set of wild tiles that some deal gives, the fullest ones are tried.
//
// The runtime has a bound of its own (ReadingCollector::limitWork), far above this one, so that no hand runs on. Tested by
// tests/driver/work_trial_test.cpp.
#include "compiler/driver/work_trial.h"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/readings.h"

namespace kaikou::driver {

namespace {

using plan::TileSet;

constexpr size_t mostSets = 3;   // of wild tiles that are tried

class Trial {
 public:
  explicit Trial(const plan::Plan& plan) : plan_(plan) {}

  uint64_t run() {
    uint64_t worst = 0;
    for (TileSet wilds : wildSets()) {
      for (int copies : {4, 2, 1}) {
        for (int rest : {1, 3}) worst = std::max(worst, read(wilds, copies, rest));
      }
    }
    return worst;
  }
  int wildTiles() const { return wildTiles_; }

  // All that run() looks at, as text.
  std::string key() {
    std::string text;
    auto put = [&](auto... numbers) { ((text += std::to_string(static_cast<uint64_t>(numbers)), text += ' '), ...); };
    put(plan_.handSize(), plan_.code.size() / 16);
    for (const TileSet set : wildSets()) put(set);
    for (const plan::Kind& kind : plan_.kinds) put(kind.block, kind.rank, kind.copies);
    for (const plan::Block& block : plan_.blocks) put(block.firstKind, block.size, block.isSuit, block.isFlower);
    for (const plan::Shape& shape : plan_.shapes) put(shape.form, shape.count, shape.pair, shape.set);
    for (const plan::Feature& f : plan_.features.features)
      put(f.kind, f.shift, f.width, f.tiles, f.filter.kinds, f.filter.where, f.filter.from);
    for (const uint64_t word : plan_.features.orMask.words) put(word);
    return text;
  }

 private:
  int tilesOf(TileSet kinds) const {
    int tiles = 0;
    for (; kinds; kinds &= kinds - 1) tiles += plan_.kinds[static_cast<size_t>(std::countr_zero(kinds))].copies;
    return tiles;
  }

  // The sets of wild tiles over all deals, those with most tiles first.
  std::vector<TileSet> wildSets() {
    std::set<TileSet> found;
    eval::Evaluator evaluator(plan_);
    eval::Table table;
    for (size_t kind = 0; kind < plan_.kinds.size(); ++kind) {
      table.indicator = static_cast<uint8_t>(kind);
      TileSet set = 0;
      if (!evaluator.dealSet(table, plan_.wilds, set)) found.insert(set & inHands());
      if (!plan_.game.hasIndicator) break;
    }
    std::vector<TileSet> sets(found.begin(), found.end());
    std::stable_sort(sets.begin(), sets.end(), [&](TileSet a, TileSet b) { return tilesOf(a) > tilesOf(b); });
    if (sets.size() > mostSets) sets.resize(mostSets);
    return sets;
  }
  TileSet inHands() const {
    TileSet kinds = 0;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (!plan_.blocks[plan_.kinds[k].block].isFlower) kinds |= TileSet{1} << k;
    }
    return kinds;
  }

  /// Tiles of `kinds`, up to `copies` of each, until the hand is full.
  void fill(eval::Table& table, TileSet kinds, int copies, int& left) const {
    for (; kinds && left > 0; kinds &= kinds - 1) {
      const auto kind = static_cast<size_t>(std::countr_zero(kinds));
      const int more = std::min({copies, left, plan_.kinds[kind].copies - int{table.seats[0].hand[kind]}});
      if (more <= 0) continue;
      table.seats[0].hand[kind] = static_cast<uint8_t>(table.seats[0].hand[kind] + more);
      left -= more;
    }
  }

  uint64_t read(TileSet wilds, int copies, int rest) {
    eval::Table table;
    int left = plan_.handSize() + 1;
    fill(table, wilds, copies, left);
    const int wildTiles = plan_.handSize() + 1 - left;
    for (int more = rest; left > 0 && more <= 4; ++more) fill(table, inHands() & ~wilds, more, left);
    if (left > 0) fill(table, wilds, 4, left);
    if (left > 0) return 0;   // there are no tiles for such a hand
    uint64_t worst = 0;
    for (bool won : {true, false}) {
      eval::Table asked = table;
      const int tile = winningTile(asked, won ? wilds : ~wilds);
      if (tile < 0) continue;
      --asked.seats[0].hand[static_cast<size_t>(tile)];
      asked.seats[0].handKnown = true;
      asked.win.tile = static_cast<uint8_t>(tile);
      worst = std::max(worst, readOnce(asked, wilds));
      if (worst > mostWork) wildTiles_ = std::max(wildTiles_, wildTiles);
    }
    return worst;
  }
  int winningTile(const eval::Table& table, TileSet among) const {
    for (size_t kind = 0; kind < plan_.kinds.size(); ++kind) {
      if (table.seats[0].hand[kind] && (among >> kind & 1)) return static_cast<int>(kind);
    }
    return -1;
  }

  uint64_t readOnce(const eval::Table& table, TileSet wilds) const {
    auto store = std::make_shared<hand::ReadingStore>(plan_);
    hand::ReadingTables tables(store);
    store->limitWork(mostWork);
    tables.enumerator().limitWork(mostWork);
    eval::ReadingCollector collector(plan_, tables);
    collector.limitWork(mostWork);
    eval::HandQuery hand;
    hand.wilds = wilds;
    if (!collector.prepare(table, hand)) return 0;
    if (collector.wildSplits(hand) > eval::ReadingCollector::maxWildSplits) return mostWork + 1;
    std::vector<eval::ReadingKey> readings;
    collector.collect(hand, readings);
    // A reading is asked all that the rules ask of one.
    return collector.work() + store->work() + tables.enumerator().work() + readings.size() * (1 + plan_.code.size() / 16);
  }

  const plan::Plan& plan_;
  int wildTiles_ = 0;
};

}  // namespace

std::optional<TooMuchWork> tryWork(const plan::Plan& plan) {
  if (plan.wilds == plan::noReg) return std::nullopt;
  Trial trial(plan);
  if (trial.run() <= mostWork) return std::nullopt;
  return TooMuchWork{trial.wildTiles()};
}

std::optional<TooMuchWork> WorkTrials::look(const plan::Plan& plan) {
  if (plan.wilds == plan::noReg) return std::nullopt;
  constexpr size_t most = 256;   // endless options are not kept
  if (known_.size() >= most) known_.clear();
  std::string key = Trial(plan).key();
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  return known_.emplace(std::move(key), tryWork(plan)).first->second;
}

uint64_t worstWork(const plan::Plan& plan) { return plan.wilds == plan::noReg ? 0 : Trial(plan).run(); }

}  // namespace kaikou::driver
