// Changes a random table in ways that keep it possible: every tile that is added is taken from those not seen yet.
#include "tests/reference/random_tables.h"

#include <bit>

#include "tests/reference/random_course.h"

namespace kaikou::reference {

namespace {

using eval::SeatTable;
using eval::Table;
using eval::WinBy;
using plan::TileSet;

class Changer {
 public:
  Changer(const plan::Plan& plan, eval::Evaluator& evaluator, bench::Random& random, Table& table)
      : plan_(plan),
        evaluator_(evaluator),
        random_(random),
        table_(table),
        winner_(table.seats[seatIndex()]) {
    for (size_t k = 0; k < plan.kinds.size(); ++k) left_[k] = plan.kinds[k].copies;
    if (plan.game.hasIndicator) --left_[table.indicator];
    --left_[table.win.tile];
    for (const SeatTable& seat : table.seats) {
      for (size_t k = 0; k < plan.kinds.size(); ++k) left_[k] -= seat.hand[k];
      for (int i = 0; i < seat.meldCount; ++i) {
        const eval::Meld& meld = seat.melds[static_cast<size_t>(i)];
        bool run = meld.form == eval::MeldForm::Run;
        for (size_t t = 0; t < 3; ++t) left_[meld.tile + (run ? t : 0)] -= 1;
        if (meld.form == eval::MeldForm::Quad) --left_[meld.tile];
      }
    }
    if (plan.wilds != plan::noReg) (void)evaluator.dealSet(table, plan.wilds, wilds_);
  }

  void change() {
    if (winner_.meldCount == 0 && random_.chance(60)) otherShape();
    if (random_.chance(25)) spoil();
    if (wilds_ && random_.chance(25)) moreWilds();
    if (random_.chance(15)) winOnWild();
    if (table_.win.by == WinBy::Discard && random_.chance(25)) robKong();
    for (int seat = 0; seat < plan_.game.seats; ++seat) setAside(table_.seats[static_cast<size_t>(seat)]);
    if (random_.chance(20)) {
      const int kind = random_.below(static_cast<int>(plan_.kinds.size()));
      if (plan_.wilds != plan::noReg && !isFlower(static_cast<size_t>(kind))) table_.previousWild = static_cast<int8_t>(kind);
    }
    facts();
    offenders();
    if (random_.chance(80)) randomCourse(plan_, random_, table_);
    if (random_.chance(4)) untold();
  }

 private:
  size_t seatIndex() const { return static_cast<size_t>(table_.win.seat); }
  bool isFlower(size_t kind) const { return plan_.blocks[plan_.kinds[kind].block].isFlower; }
  int anyKind(TileSet set) {
    for (int attempt = 0; attempt < 60; ++attempt) {
      int kind = random_.below(static_cast<int>(plan_.kinds.size()));
      if ((set >> kind & 1) && left_[static_cast<size_t>(kind)] > 0) return kind;
    }
    return -1;
  }
  // A tile of the winner's hand, by place among its tiles.
  size_t tileInHand(const SeatTable& seat) {
    int total = 0;
    for (uint8_t n : seat.hand) total += n;
    int at = random_.below(total);
    size_t kind = 0;
    while (at >= seat.hand[kind]) at -= seat.hand[kind++];
    return kind;
  }
  void swapInHand(SeatTable& seat, int kind) {
    if (kind < 0) return;
    size_t from = tileInHand(seat);
    --seat.hand[from], ++left_[from];
    ++seat.hand[static_cast<size_t>(kind)], --left_[static_cast<size_t>(kind)];
  }
  bool handIsEmpty(const SeatTable& seat) const {
    for (uint8_t n : seat.hand) {
      if (n) return false;
    }
    return true;
  }
  void spoil() {
    if (handIsEmpty(winner_)) return;
    TileSet suitTiles = 0;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (!isFlower(k)) suitTiles |= TileSet{1} << k;
    }
    for (int n = 1 + random_.below(2); n > 0; --n) swapInHand(winner_, anyKind(suitTiles));
  }
  void moreWilds() {
    for (int n = 1 + random_.below(4); n > 0 && !handIsEmpty(winner_); --n) swapInHand(winner_, anyKind(wilds_));
  }
  // The winning tile changes places with a wild of the hand.
  void winOnWild() {
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (!(wilds_ >> k & 1) || !winner_.hand[k]) continue;
      --winner_.hand[k];
      ++winner_.hand[table_.win.tile];
      table_.win.tile = static_cast<uint8_t>(k);
      return;
    }
  }

  // A hand of pairs, or of one each, instead of melds.
  void otherShape() {
    if (plan_.shapes.empty()) return;
    const plan::Shape& shape = plan_.shapes[static_cast<size_t>(random_.below(static_cast<int>(plan_.shapes.size())))];
    auto before = std::pair{winner_.hand, left_};
    uint8_t tile = table_.win.tile;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) left_[k] += winner_.hand[k];
    ++left_[tile];
    winner_.hand = {};
    std::vector<int> tiles;
    auto take = [&](int kind) {
      if (kind < 0 || left_[static_cast<size_t>(kind)] < 1 || isFlower(static_cast<size_t>(kind))) return false;
      --left_[static_cast<size_t>(kind)];
      tiles.push_back(kind);
      return true;
    };
    bool fine = true;
    if (shape.form == plan::ShapeForm::Pairs || shape.form == plan::ShapeForm::DistinctPairs) {
      TileSet allowed = ~wilds_;
      for (int i = 0; i < shape.count && fine; ++i) {
        int kind = anyKind(allowed);
        fine = take(kind) && take(kind);
        if (shape.form == plan::ShapeForm::DistinctPairs && kind >= 0) allowed &= ~(TileSet{1} << kind);
      }
    } else if (shape.form == plan::ShapeForm::OneEach) {
      for (TileSet rest = shape.set; rest && fine; rest &= rest - 1) fine = take(std::countr_zero(rest));
      if (shape.pair) fine = fine && take(anyKind(shape.set));
    } else if (shape.form == plan::ShapeForm::Different) {
      TileSet allowed = shape.set;
      for (int i = 0; i < shape.count && fine; ++i) {
        int kind = anyKind(allowed);
        fine = take(kind);
        if (kind >= 0) allowed &= ~(TileSet{1} << kind);
      }
    } else if (shape.form == plan::ShapeForm::Melds && shape.set && winner_.meldCount == 0) {
      for (TileSet rest = shape.set; rest && fine; rest &= rest - 1) fine = take(std::countr_zero(rest));
      for (int i = 0; i < shape.count && fine; ++i) {
        const int kind = anyKind(~TileSet{0});
        const bool run = kind >= 0 && random_.below(2) && plan_.blocks[plan_.kinds[static_cast<size_t>(kind)].block].isSuit &&
                         plan_.kinds[static_cast<size_t>(kind)].rank + 2 <= plan_.blocks[plan_.kinds[static_cast<size_t>(kind)].block].size;
        for (int t = 0; t < 3 && fine; ++t) fine = take(kind < 0 ? kind : run ? kind + t : kind);
      }
      if (shape.pair && fine) {
        const int kind = anyKind(~TileSet{0});
        fine = take(kind) && take(kind);
      }
    } else {
      fine = false;
    }
    if (!fine || tiles.empty()) {
      winner_.hand = before.first, left_ = before.second;
      return;
    }
    size_t last = static_cast<size_t>(random_.below(static_cast<int>(tiles.size())));
    for (size_t i = 0; i < tiles.size(); ++i) {
      if (i != last) ++winner_.hand[static_cast<size_t>(tiles[i])];
    }
    table_.win.tile = static_cast<uint8_t>(tiles[last]);
  }

  // Another seat shows the three other tiles that the winning tile could be added to.
  void robKong() {
    size_t tile = table_.win.tile;
    if (left_[tile] < 3) return;
    SeatTable& robbed = table_.seats[static_cast<size_t>(table_.win.from)];
    for (const plan::Call& call : plan_.calls) {
      if (!call.robbable || call.source != plan::CallSource::AddedTo || call.addedTo < 0) continue;
      const plan::Call& first = plan_.calls[static_cast<size_t>(call.addedTo)];
      TileSet without = 0, withoutFirst = 0;
      if (evaluator_.dealSet(table_, call.without, without)) return;
      if (evaluator_.dealSet(table_, first.without, withoutFirst)) return;
      if (((without | withoutFirst) >> tile & 1) || robbed.meldCount >= plan_.game.handSize / 3) return;
      for (int i = 0; i < 3; ++i) {
        size_t gone = tileInHand(robbed);
        --robbed.hand[gone], ++left_[gone];
      }
      left_[tile] -= 3;
      int from = (table_.win.from + 1 + random_.below(plan_.game.seats - 1)) % plan_.game.seats;
      robbed.melds[robbed.meldCount++] = {static_cast<uint8_t>(call.addedTo), eval::MeldForm::Triplet,
                                          static_cast<uint8_t>(tile), static_cast<int8_t>(from)};
      table_.win.by = WinBy::RobKong;
      return;
    }
  }

  void setAside(SeatTable& seat) {
    TileSet allowed = 0, set = 0;
    for (const plan::Call& call : plan_.calls) {
      if (call.meld == plan::CallMeld::Aside && !evaluator_.dealSet(table_, call.asideSet, set)) allowed |= set;
    }
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (isFlower(k)) allowed |= TileSet{1} << k;
    }
    for (int n = random_.chance(40) ? random_.below(3) : 0; n > 0 && allowed; --n) {
      int kind = anyKind(allowed);
      if (kind < 0) continue;
      ++seat.aside[static_cast<size_t>(kind)], --left_[static_cast<size_t>(kind)];
    }
  }

  // Rule examples may leave another seat's hand untold.
  void untold() {
    SeatTable& seat = table_.seats[static_cast<size_t>((table_.win.seat + 1) % plan_.game.seats)];
    seat.hand = {};
    seat.handKnown = false;
  }

  void facts() {
    for (size_t i = 0; i < plan_.facts.size() && i < table_.facts.size(); ++i) {
      if (random_.chance(50)) continue;
      table_.factMask = static_cast<uint8_t>(table_.factMask | 1u << i);
      bool tile = plan_.facts[i].type == plan::FactType::Tile, yes = plan_.facts[i].type == plan::FactType::YesNo;
      table_.facts[i] = random_.below(tile ? static_cast<int>(plan_.kinds.size()) : yes ? 2 : 4);
    }
  }

  void offenders() {
    if (!plan_.game.hasDuty || random_.chance(60)) return;
    int opened = 0, excepted = plan::nobody;
    for (int i = 0; i < winner_.meldCount; ++i) {
      const eval::Meld& meld = winner_.melds[static_cast<size_t>(i)];
      const plan::Call* call = &plan_.calls[meld.call];
      while (!call->opens && call->addedTo >= 0) call = &plan_.calls[static_cast<size_t>(call->addedTo)];
      if (call->opens && ++opened == plan_.game.dutyOpening) excepted = meld.from;
    }
    int first = random_.below(plan_.game.seats);
    for (int i = 0; i < plan_.game.seats; ++i) {
      int seat = (first + i) % plan_.game.seats;
      if (seat == table_.win.seat || seat == excepted || random_.chance(50)) continue;
      table_.offenders[table_.offenderCount++] = static_cast<int8_t>(seat);
    }
  }

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  bench::Random& random_;
  Table& table_;
  SeatTable& winner_;
  std::array<int, plan::maxKinds> left_{};
  TileSet wilds_ = 0;
};

}  // namespace

int wildsInHand(const plan::Plan& plan, eval::Evaluator& evaluator, const Table& table, int seat) {
  TileSet wilds = 0;
  if (plan.wilds == plan::noReg || evaluator.dealSet(table, plan.wilds, wilds)) return 0;
  int count = seat == table.win.seat && (wilds >> table.win.tile & 1);
  for (; wilds; wilds &= wilds - 1) {
    count += table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(std::countr_zero(wilds))];
  }
  return count;
}

bool randomTable(const plan::Plan& plan, eval::Evaluator& evaluator, bench::Random& random, int maxWilds, Table& out) {
  if (!bench::randomTable(plan, evaluator, random, out)) return false;
  if (random.chance(70)) Changer(plan, evaluator, random, out).change();
  return wildsInHand(plan, evaluator, out, out.win.seat) <= maxWilds;
}

void spoil(const plan::Plan& plan, bench::Random& random, eval::Table& table) {
  eval::SeatTable& seat = table.seats[static_cast<size_t>(random.below(4))];
  switch (random.below(11)) {
    case 0: seat.handKnown = false; break;
    case 1:
      seat.aside[static_cast<size_t>(random.below(64))] = static_cast<uint8_t>(random.below(256));
      break;
    case 2: seat.melds[0].call = static_cast<uint8_t>(random.below(256)); break;
    case 3: seat.meldCount = static_cast<uint8_t>(random.below(12)); break;
    case 4: table.win.seat = static_cast<int8_t>(random.below(256)); break;
    case 5: table.win.from = static_cast<int8_t>(random.below(256)); break;
    case 6: table.dealer = static_cast<uint8_t>(random.below(256)); break;
    case 8: table.nobodyWon = true; break;
    case 9: table.drawnHand = true; break;
    case 7: table.factMask = 255, table.facts[0] = INT64_MAX, table.facts[1] = INT64_MIN; break;
    default:
      table.indicator = static_cast<uint8_t>(random.below(static_cast<int>(plan.kinds.size()) + 20));
      break;
  }
}

}  // namespace kaikou::reference
