// Plain recursion: choose a kind for each wild in turn, then cut the tiles into groups from the lowest up.
//
// Wilds with the same face are interchangeable unless one is the winning tile, so they are given kinds in ascending
// order; nothing else is saved. Depth is bounded by the size of a hand.
#include "tests/reference/concrete_readings.h"

#include <algorithm>
#include <array>
#include <set>

namespace kaikou::reference {

namespace {

using plan::ShapeForm;

class Enumerator {
 public:
  Enumerator(const ir::Module& module, plan::TileSet wilds, const eval::Table& table,
             const std::function<void(const ConcreteReading&)>& visit)
      : module_(module), table_(table), visit_(visit), wilds_(wilds) {}

  void run() {
    const eval::SeatTable& own = table_.seats[static_cast<size_t>(table_.win.seat)];
    int tiles = 1 + 3 * own.meldCount;
    for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
      tiles += own.hand[kind];
      bool wild = isWild(static_cast<int>(kind));
      if (own.hand[kind] && isFlower(static_cast<int>(kind))) return;
      if (!wild) counts_[kind] += own.hand[kind];
      else faces_.insert(faces_.end(), own.hand[kind], static_cast<int>(kind));
    }
    if (tiles != module_.game.handSize + 1 || isFlower(table_.win.tile)) return;
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      Group group;
      group.form = static_cast<Group::Form>(meld.form);
      group.tile = meld.tile;
      group.concealed = module_.calls[meld.call].call.source == plan::CallSource::InHand;
      group.claimed = !group.concealed;
      exposed_.push_back(group);
    }
    if (!isWild(table_.win.tile)) return wildAt(0, table_.win.tile);
    for (int as = 0; as < kinds(); ++as) {
      if (isFlower(as)) continue;
      if (as != table_.win.tile) as_.push_back(as);
      wildAt(0, as);
      if (as != table_.win.tile) as_.pop_back();
    }
  }

 private:
  int kinds() const { return static_cast<int>(module_.kinds.size()); }
  const plan::Block& blockOf(int kind) const { return module_.blocks[module_.kinds[static_cast<size_t>(kind)].block]; }
  bool isFlower(int kind) const { return blockOf(kind).isFlower; }
  bool isWild(int kind) const { return (wilds_ >> kind & 1) != 0; }
  int& count(int kind) { return counts_[static_cast<size_t>(kind)]; }

  // Gives wild `at` and those after it a kind each.
  void wildAt(size_t at, int winAs) {
    if (at == 0) ++count(winAs);
    if (at == faces_.size()) {
      shapes(winAs);
    } else {
      int first = at > 0 && faces_[at] == faces_[at - 1] ? chosen_.back() : 0;
      for (int as = first; as < kinds(); ++as) {
        if (isFlower(as)) continue;
        ++count(as);
        chosen_.push_back(as);
        if (as != faces_[at]) as_.push_back(as);
        wildAt(at + 1, winAs);
        if (as != faces_[at]) as_.pop_back();
        chosen_.pop_back();
        --count(as);
      }
    }
    if (at == 0) --count(winAs);
  }

  void shapes(int winAs) {
    reading_.wildsAs = as_;
    reading_.winAs = winAs;
    for (size_t i = 0; i < module_.shapes.size(); ++i) {
      const plan::Shape& shape = module_.shapes[i];
      reading_.shape = static_cast<int>(i);
      groups_ = exposed_;
      const int melds = static_cast<int>(exposed_.size());
      switch (shape.form) {
        case ShapeForm::Melds:
          if (melds <= shape.count && takeSingles(shape.set)) {
            cut(shape.count - melds, shape.pair);
            giveBack(shape.set);
          }
          break;
        case ShapeForm::Pairs: case ShapeForm::DistinctPairs:
          if (melds == 0) pairs(shape);
          break;
        case ShapeForm::OneEach:
          if (melds == 0) oneEach(shape);
          break;
        case ShapeForm::Different:
          if (melds == 0) different(shape);
          break;
        case ShapeForm::AnyTiles:
          for (int kind = 0; kind < kinds(); ++kind) {
            for (int n = 0; n < count(kind); ++n) groups_.push_back({Group::Single, kind, false, true, false});
          }
          done();
          break;
      }
    }
  }

  void add(Group::Form form, int tile) { groups_.push_back({form, tile, false, true, false}); }

  // The lowest tile is in a triplet, the pair or a run.
  void cut(int melds, bool pair) {
    int lowest = 0;
    while (lowest < kinds() && count(lowest) == 0) ++lowest;
    if (lowest == kinds()) {
      if (melds == 0 && !pair) finish();
      return;
    }
    auto with = [&](Group::Form form, std::array<int, 3> tiles, int size, int meldsLeft, bool pairLeft) {
      for (int t = 0; t < size; ++t) --count(tiles[static_cast<size_t>(t)]);
      add(form, lowest);
      cut(meldsLeft, pairLeft);
      groups_.pop_back();
      for (int t = 0; t < size; ++t) ++count(tiles[static_cast<size_t>(t)]);
    };
    if (melds > 0 && count(lowest) >= 3) with(Group::Triplet, {lowest, lowest, lowest}, 3, melds - 1, pair);
    if (pair && count(lowest) >= 2) with(Group::Pair, {lowest, lowest, 0}, 2, melds, false);
    bool room = blockOf(lowest).isSuit && lowest + 2 < blockOf(lowest).firstKind + blockOf(lowest).size;
    if (melds > 0 && room && count(lowest + 1) > 0 && count(lowest + 2) > 0) {
      with(Group::Run, {lowest, lowest + 1, lowest + 2}, 3, melds - 1, pair);
    }
  }

  // One tile of each kind of a set, beside the melds.
  bool takeSingles(plan::TileSet set) {
    for (int kind = 0; kind < kinds(); ++kind) {
      if ((set >> kind & 1) && count(kind) == 0) return false;
    }
    for (int kind = 0; kind < kinds(); ++kind) {
      if (!(set >> kind & 1)) continue;
      --count(kind);
      add(Group::Single, kind);
    }
    return true;
  }
  void giveBack(plan::TileSet set) {
    for (int kind = 0; kind < kinds(); ++kind) count(kind) += (set >> kind & 1) != 0;
  }

  void different(const plan::Shape& shape) {
    int tiles = 0;
    for (int kind = 0; kind < kinds(); ++kind) {
      if (count(kind) > ((shape.set >> kind & 1) != 0 ? 1 : 0)) return;
      if (count(kind)) add(Group::Single, kind);
      tiles += count(kind);
    }
    if (tiles == shape.count) finish();
  }

  void pairs(const plan::Shape& shape) {
    int total = 0;
    for (int kind = 0; kind < kinds(); ++kind) {
      int n = count(kind);
      if (n % 2 != 0 || (shape.form == ShapeForm::DistinctPairs && n > 2)) return;
      for (int i = 0; i < n / 2; ++i) add(Group::Pair, kind);
      total += n / 2;
    }
    if (total == shape.count) finish();
  }

  void oneEach(const plan::Shape& shape) {
    int second = 0;
    for (int kind = 0; kind < kinds(); ++kind) {
      int n = count(kind);
      bool asked = (shape.set >> kind & 1) != 0;
      if (asked ? n < 1 || n > 2 : n > 0) return;
      if (n == 1) add(Group::Single, kind);
      if (n == 2) add(Group::Pair, kind);
      second += n == 2;
    }
    if (second == (shape.pair ? 1 : 0)) finish();
  }

  // Every group of the hand that the winning tile can have completed.
  void finish() {
    for (size_t g = exposed_.size(); g < groups_.size(); ++g) {
      std::vector<int> tiles = tilesOf(groups_[g]);
      if (std::find(tiles.begin(), tiles.end(), reading_.winAs) == tiles.end()) continue;
      if (g > exposed_.size() && groups_[g] == groups_[g - 1]) continue;
      Group before = groups_[g];
      groups_[g].won = true;
      groups_[g].concealed = table_.win.by == eval::WinBy::SelfDraw;
      for (bool wild : {false, true}) {
        reading_.wildInPair = wild;
        if (pairMay(wild)) done();
      }
      reading_.wildInPair = false;
      groups_[g] = before;
    }
  }

  // Whether the pair can be one with a wild that stands for another tile, or one without, as is asked. The tiles of its kind
  // lie in any of their groups, but the winning tile in its own.
  bool pairMay(bool wild) const {
    const plan::Shape& shape = module_.shapes[static_cast<size_t>(reading_.shape)];
    const bool many = shape.form == ShapeForm::Pairs || shape.form == ShapeForm::DistinctPairs;
    if (many) return wild == !as_.empty();
    for (size_t g = exposed_.size(); g < groups_.size(); ++g) {
      const Group& pair = groups_[g];
      if (pair.form != Group::Pair) continue;
      int tiles = 0;
      for (size_t other = exposed_.size(); other < groups_.size(); ++other) {
        const std::vector<int> all = tilesOf(groups_[other]);
        tiles += static_cast<int>(std::count(all.begin(), all.end(), pair.tile));
      }
      int wilds = static_cast<int>(std::count(as_.begin(), as_.end(), pair.tile)), themselves = tiles - wilds;
      const bool winIsWild = reading_.winAs != table_.win.tile;
      if (pair.won) {
        if (winIsWild) return wild;
        return wild ? wilds >= 1 : themselves >= 2;
      }
      if (reading_.winAs == pair.tile) --(winIsWild ? wilds : themselves);
      return wild ? wilds >= 1 && wilds + themselves >= 2 : themselves >= 2;
    }
    return !wild;
  }

  void done() {
    reading_.groups = groups_;
    visit_(reading_);
  }

  const ir::Module& module_;
  const eval::Table& table_;
  const std::function<void(const ConcreteReading&)>& visit_;
  plan::TileSet wilds_;
  std::array<int, plan::maxKinds> counts_{};   // tiles as they are read
  std::vector<int> faces_, chosen_, as_;       // wilds but the winning tile; their kinds; those that are not their own
  std::vector<Group> exposed_, groups_;
  ConcreteReading reading_;
};

}  // namespace

std::vector<int> tilesOf(const Group& group) {
  switch (group.form) {
    case Group::Run: return {group.tile, group.tile + 1, group.tile + 2};
    case Group::Triplet: return {group.tile, group.tile, group.tile};
    case Group::Quad: return {group.tile, group.tile, group.tile, group.tile};
    case Group::Pair: return {group.tile, group.tile};
    case Group::Single: return {group.tile};
  }
  return {};
}

void forEachReading(const ir::Module& module, plan::TileSet wilds, const eval::Table& table,
                    const std::function<void(const ConcreteReading&)>& visit) {
  Enumerator(module, wilds, table, visit).run();
}

}  // namespace kaikou::reference
