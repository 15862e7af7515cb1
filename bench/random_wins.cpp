// Tables for benchmarks. The winner's hand is put together from melds and a pair, so that a fair share of the tables is
// legal; the others hold what is left of the tiles.
#include "bench/random_wins.h"

#include <algorithm>

namespace kaikou::bench {

namespace {

using eval::Meld;
using eval::MeldForm;
using eval::Table;

class Maker {
 public:
  Maker(const plan::Plan& plan, eval::Evaluator& evaluator, Random& random) : plan_(plan), evaluator_(evaluator), random_(random) {}

  bool make(Table& table) {
    table = Table{};
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      left_[k] = plan_.blocks[plan_.kinds[k].block].isFlower ? 0 : plan_.kinds[k].copies;
    }
    int indicator = anyTile();
    if (indicator < 0) return false;
    table.indicator = static_cast<uint8_t>(indicator);
    if (plan_.game.hasIndicator) --left_[indicator];
    table.dealer = static_cast<uint8_t>(random_.below(plan_.game.seats));
    if (plan_.wilds != plan::noReg && evaluator_.dealSet(table, plan_.wilds, wilds_)) return false;
    special_.assign(plan_.calls.size(), 0);
    for (size_t c = 0; c < plan_.calls.size(); ++c) {
      if (plan_.calls[c].without != plan::noReg && evaluator_.dealSet(table, plan_.calls[c].without, special_[c])) return false;
    }
    int winner = random_.below(plan_.game.seats);
    table.win.seat = static_cast<int8_t>(winner);
    if (!winnersHand(table, winner)) return false;
    for (int seat = 0; seat < plan_.game.seats; ++seat) {
      if (seat != winner && !otherHand(table, seat)) return false;
    }
    chooseWin(table, winner);
    return true;
  }

 private:
  // -1 when none is left.
  int anyTile() {
    if (std::none_of(left_.begin(), left_.end(), [](uint8_t left) { return left > 0; })) return -1;
    for (;;) {
      int kind = random_.below(static_cast<int>(plan_.kinds.size()));
      if (left_[kind] > 0) return kind;
    }
  }
  bool take(int kind, int count) {
    if (left_[kind] < count) return false;
    left_[kind] = static_cast<uint8_t>(left_[kind] - count);
    return true;
  }
  // A group of three that the wall still holds, by form; the lowest kind, or -1.
  int group(MeldForm form, plan::TileSet without, int count) {
    for (int attempt = 0; attempt < 20; ++attempt) {
      int kind = anyTile();
      if (kind < 0) break;
      const auto& block = plan_.blocks[plan_.kinds[kind].block];
      if (form == MeldForm::Run) {
        if (!block.isSuit || plan_.kinds[kind].rank + 2 > block.size) continue;
        if (((without >> kind) & 7) != 0 || !left_[kind + 1] || !left_[kind + 2]) continue;
        for (int i = 0; i < 3; ++i) take(kind + i, 1);
        return kind;
      }
      if ((without >> kind) & 1) continue;
      if (take(kind, count)) return kind;
    }
    return -1;
  }
  bool claim(eval::SeatTable& seat, int self) {
    size_t call = static_cast<size_t>(random_.below(static_cast<int>(plan_.calls.size())));
    const auto& rule = plan_.calls[call];
    if (rule.meld == plan::CallMeld::Aside) return true;
    MeldForm form = rule.meld == plan::CallMeld::Run ? MeldForm::Run
                    : rule.meld == plan::CallMeld::Quad ? MeldForm::Quad
                                                        : MeldForm::Triplet;
    plan::TileSet without = special_[call];
    if (rule.addedTo >= 0) without |= special_[static_cast<size_t>(rule.addedTo)];
    int kind = group(form, without, form == MeldForm::Quad ? 4 : 3);
    if (kind < 0) return false;
    Meld& meld = seat.melds[seat.meldCount++];
    meld.call = static_cast<uint8_t>(call);
    meld.form = form;
    meld.tile = static_cast<uint8_t>(kind);
    int seats = plan_.game.seats;
    if (rule.source == plan::CallSource::InHand) meld.from = plan::nobody;
    else if (rule.source == plan::CallSource::DiscardOfPrevious) meld.from = static_cast<int8_t>((self + seats - 1) % seats);
    else meld.from = static_cast<int8_t>((self + 1 + random_.below(seats - 1)) % seats);
    return true;
  }
  bool winnersHand(Table& table, int winner) {
    auto& seat = table.seats[static_cast<size_t>(winner)];
    int melds = plan_.game.handSize / 3;
    int wanted = melds && !plan_.calls.empty() && random_.chance(70) ? 1 + random_.below(melds) : 0;
    for (int i = 0; i < wanted; ++i) {
      if (!claim(seat, winner)) return false;
    }
    hand_.clear();
    for (int i = seat.meldCount; i < melds; ++i) {
      bool run = random_.chance(45);
      int kind = group(run ? MeldForm::Run : MeldForm::Triplet, wilds_, 3);
      if (kind < 0) return false;
      for (int t = 0; t < 3; ++t) hand_.push_back(run ? kind + t : kind);
    }
    // What is left of a complete hand: the pair in most games, one meld more, or a tile by itself.
    const int rest = plan_.game.handSize + 1 - 3 * melds;
    const int last = group(MeldForm::Triplet, wilds_, rest);
    if (last < 0) return false;
    hand_.insert(hand_.end(), static_cast<size_t>(rest), last);
    // Some tiles become wilds.
    for (int kind = 0; kind < static_cast<int>(plan_.kinds.size()); ++kind) {
      if (!((wilds_ >> kind) & 1)) continue;
      while (left_[kind] > 0 && random_.chance(25)) {
        int& tile = hand_[static_cast<size_t>(random_.below(static_cast<int>(hand_.size())))];
        if ((wilds_ >> tile) & 1) break;
        ++left_[tile];
        tile = kind;
        --left_[kind];
      }
    }
    for (int kind : hand_) ++seat.hand[static_cast<size_t>(kind)];
    return true;
  }
  bool otherHand(Table& table, int self) {
    auto& seat = table.seats[static_cast<size_t>(self)];
    const int most = std::min(2, plan_.game.handSize / 3);
    for (int i = plan_.calls.empty() ? 0 : random_.below(most + 1); i > 0; --i) {
      if (!claim(seat, self)) return false;
    }
    for (int i = plan_.game.handSize - 3 * seat.meldCount; i > 0; --i) {
      int kind = anyTile();
      if (kind < 0) return false;
      --left_[kind];
      ++seat.hand[static_cast<size_t>(kind)];
    }
    return true;
  }
  void chooseWin(Table& table, int winner) {
    auto& seat = table.seats[static_cast<size_t>(winner)];
    int tile = hand_[static_cast<size_t>(random_.below(static_cast<int>(hand_.size())))];
    --seat.hand[static_cast<size_t>(tile)];
    table.win.tile = static_cast<uint8_t>(tile);
    int seats = plan_.game.seats;
    if (random_.chance(50)) {
      table.win.by = eval::WinBy::SelfDraw;
      int special = random_.below(10);
      table.win.afterKong = special == 0;
      table.win.lastTiles = special == 1 && plan_.game.lastTiles > 0;
    } else {
      table.win.by = eval::WinBy::Discard;
      table.win.from = static_cast<int8_t>((winner + 1 + random_.below(seats - 1)) % seats);
    }
  }

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  Random& random_;
  std::array<uint8_t, plan::maxKinds> left_{};
  plan::TileSet wilds_ = 0;
  std::vector<plan::TileSet> special_;
  std::vector<int> hand_;
};

}  // namespace

bool randomTable(const plan::Plan& plan, eval::Evaluator& evaluator, Random& random, Table& out) {
  return Maker(plan, evaluator, random).make(out);
}

std::vector<Table> randomWins(const plan::Plan& plan, uint64_t seed, size_t count) {
  eval::Evaluator evaluator(plan);
  Random random(seed);
  std::vector<Table> wins;
  // A ruleset may refuse nearly everything: give up rather than run on.
  for (size_t attempt = 0; wins.size() < count && attempt < 400 * count + 10000; ++attempt) {
    Table table;
    eval::Settlement settlement;
    if (!randomTable(plan, evaluator, random, table)) continue;
    if (!evaluator.settle(table, settlement) && settlement.legal) wins.push_back(table);
  }
  return wins;
}

}  // namespace kaikou::bench
