// Hands from groups, tables around them. What of a table is left to chance is chosen so that rare things are common: half of all
// hands keep to a set of tiles that the rules name, melds are often all of one sort.
#include "analysis/table_maker.h"

#include <algorithm>
#include <bit>

#include "runtime/cases/case_binder.h"
#include "runtime/eval/table_check.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/shape_sizes.h"

namespace kaikou::analysis {

using eval::Meld;
using eval::MeldForm;
using eval::Table;
using eval::TileCounts;
using eval::WinBy;
using plan::Op;
using plan::Shape;
using plan::ShapeForm;
using plan::TileSet;

namespace {

bool fits(const plan::Plan& plan, const Shape& shape, int melds) {
  const int tiles = plan.handSize() + 1 - 3 * melds;
  return (tiles > 0 || shape.form != ShapeForm::AnyTiles) && plan::shapeFits(shape, tiles, melds);
}

}  // namespace

TableMaker::TableMaker(const plan::Plan& plan, eval::Evaluator& evaluator, std::string_view seed)
    : plan_(plan), evaluator_(evaluator), stream_(Seed::ofText(seed)), seats_(plan.game.seats), marks_(markValues(plan)) {
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    (plan.blocks[plan.kinds[k].block].isFlower ? flowers_ : tiles_) |= TileSet{1} << k;
  auto palette = [&](TileSet set) {
    set &= tiles_;
    if (std::popcount(set) >= 3 && std::find(palettes_.begin(), palettes_.end(), set) == palettes_.end()) palettes_.push_back(set);
  };
  palette(tiles_);
  TileSet honours = 0;
  for (const plan::Block& block : plan.blocks)
    if (!block.isSuit && !block.isFlower) honours |= ((TileSet{1} << block.size) - 1) << block.firstKind;
  for (const plan::Block& block : plan.blocks) {
    const TileSet own = ((TileSet{1} << block.size) - 1) << block.firstKind;
    if (block.isFlower) continue;
    palette(own), palette(own | honours), palette(~own);
  }
  for (const plan::Feature& feature : plan.features.features) palette(feature.tiles), palette(~feature.tiles);
  int winner = -1;
  for (const plan::Instr& in : plan.code) {
    if (in.op == Op::InWinner) winner = in.dst;
    if (in.op == Op::InPreviousWild) asksPrevious_ = true;
  }
  for (const plan::Instr& in : plan.code) {
    const plan::OpInfo& info = plan::opInfo(in.op);
    const plan::Reg operands[] = {in.a, in.b, in.c};
    for (int i = 0; i < info.operands; ++i) {
      if (operands[i] >= plan.constants.size()) continue;
      const Num& value = plan.constants[operands[i]];
      if (info.types[static_cast<size_t>(i)] == plan::ValueType::Set) palette(static_cast<TileSet>(value.num));
      if (info.types[static_cast<size_t>(i)] == plan::ValueType::Number && value.isWhole()) numbers_.push_back(value.num);
    }
    switch (in.op) {
      case Op::Ready: asksOthers_ = true; break;
      case Op::HoldsRanks:
        if (std::find(profiles_.begin(), profiles_.end(), in.imm) == profiles_.end()) profiles_.push_back(in.imm);
        [[fallthrough]];
      case Op::HandCount: case Op::KindsHeld: case Op::SuitsHeld: case Op::Waits:
        asksOthers_ |= in.a != winner; break;
      default: break;
    }
  }
  bool calls[3] = {};
  for (const plan::Call& call : plan.calls) {
    if (call.meld != plan::CallMeld::Aside) calls[static_cast<int>(call.meld)] = true;
    robs_ |= call.robbable && call.source == plan::CallSource::AddedTo && call.addedTo >= 0;
  }
  const bool lays = calls[0] || calls[1] || calls[2];
  for (size_t s = 0; s < plan.shapes.size(); ++s)
    for (int melds = 0; melds <= (lays ? plan::maxMelds : 0); ++melds)
      if (fits(plan, plan.shapes[s], melds)) fits_.push_back({s, melds});
}

int TableMaker::anyOf(TileSet set) {
  if (!set) return plan::noTile;
  for (uint32_t skip = below(static_cast<uint32_t>(std::popcount(set))); skip; --skip) set &= set - 1;
  return std::countr_zero(set);
}
int TableMaker::anyKind() { return anyOf(tiles_); }

bool TableMaker::take(int kind, int tiles) {
  uint8_t& left = left_[static_cast<size_t>(kind)];
  if (left < tiles) return false;
  left = static_cast<uint8_t>(left - tiles);
  return true;
}

bool TableMaker::takeGroup(const Group& group) {
  if (group.form != MeldForm::Run) return take(group.tile, group.pair ? 2 : group.form == MeldForm::Quad ? 4 : 3);
  for (int i = 0; i < 3; ++i)
    if (!left_[static_cast<size_t>(group.tile + i)]) return false;
  for (int i = 0; i < 3; ++i) take(group.tile + i, 1);
  return true;
}

// `runs` of ten groups are runs.
bool TableMaker::pickGroup(TileSet palette, uint32_t runs, Group& out) {
  for (int tries = 0; tries < 12; ++tries) {
    Group group;
    group.form = often(runs, 10) ? MeldForm::Run : MeldForm::Triplet;
    const int kind = anyOf(palette);
    if (kind < 0) return false;
    group.tile = static_cast<uint8_t>(kind);
    if (group.form == MeldForm::Run) {
      const plan::Block& block = plan_.blocks[plan_.kinds[group.tile].block];
      if (!block.isSuit || group.tile + 2 >= block.firstKind + block.size || (palette >> group.tile & 7) != 7) continue;
    }
    if (!takeGroup(group)) continue;
    out = group;
    return true;
  }
  return false;
}

void TableMaker::placeRelation(TileSet palette, size_t most, std::vector<Group>& groups) {
  const plan::Relation& relation = plan_.relations[below(static_cast<uint32_t>(plan_.relations.size()))];
  std::vector<const plan::Block*> suits;
  for (const plan::Block& block : plan_.blocks)
    if (block.isSuit) suits.push_back(&block);
  if (suits.empty()) return;
  for (size_t i = suits.size(); i > 1; --i) std::swap(suits[i - 1], suits[below(static_cast<uint32_t>(i))]);
  const int base = relation.bound ? static_cast<int>(below(suits[0]->size)) : -1;
  for (size_t i = 0; i < relation.ranks.size() && groups.size() < most; ++i) {
    const plan::Block& suit = *suits[relation.oneSuit ? 0 : i % suits.size()];
    const int rank = base + relation.ranks[i], last = rank + (relation.triplets ? 0 : 2);
    if (rank < 0 || last >= suit.size || !(palette >> (suit.firstKind + rank) & 1)) continue;
    const Group group{relation.triplets ? MeldForm::Triplet : MeldForm::Run, false, static_cast<uint8_t>(suit.firstKind + rank)};
    if (takeGroup(group)) groups.push_back(group);
  }
}

bool TableMaker::layMeld(const Group& group, int seat, Table& table) {
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  if (own.meldCount >= plan::maxMelds) return false;
  std::vector<uint8_t> open;
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    const plan::CallMeld meld = plan_.calls[c].meld;
    const bool run = group.form == MeldForm::Run;
    if (run ? meld == plan::CallMeld::Run
            : meld == plan::CallMeld::Triplet || (meld == plan::CallMeld::Quad && left_[group.tile] > 0)) open.push_back(static_cast<uint8_t>(c));
  }
  if (open.empty()) return false;
  Meld meld;
  meld.call = open[below(static_cast<uint32_t>(open.size()))], meld.tile = group.tile, meld.form = group.form;
  const plan::Call* call = &plan_.calls[meld.call];
  if (call->meld == plan::CallMeld::Quad) meld.form = MeldForm::Quad, take(group.tile, 1);
  for (size_t i = 0; call->source == plan::CallSource::AddedTo && call->addedTo >= 0 && i < plan_.calls.size(); ++i)
    call = &plan_.calls[static_cast<size_t>(call->addedTo)];
  if (call->source != plan::CallSource::InHand) {
    const int step = call->source == plan::CallSource::DiscardOfPrevious ? seats_ - 1 : 1 + static_cast<int>(below(static_cast<uint32_t>(seats_ - 1)));
    meld.from = static_cast<int8_t>((seat + step) % seats_);
  }
  own.melds[own.meldCount++] = meld;
  return true;
}

bool TableMaker::buildMelds(const Shape& shape, int melds, TileSet palette, Table& table, TileCounts& hand) {
  std::vector<Group> groups;
  if (!plan_.relations.empty() && often(1, 2)) placeRelation(palette, shape.count, groups);
  constexpr uint32_t sorts[] = {0, 3, 5, 8, 10};
  const uint32_t runs = sorts[below(5)];
  while (groups.size() < shape.count) {
    Group group;
    if (!pickGroup(palette, runs, group)) return false;
    groups.push_back(group);
  }
  for (size_t i = groups.size(); i > 1; --i) std::swap(groups[i - 1], groups[below(static_cast<uint32_t>(i))]);
  for (int i = 0; i < melds; ++i)
    if (!layMeld(groups[static_cast<size_t>(i)], table.win.seat, table)) return false;
  for (size_t i = static_cast<size_t>(melds); i < groups.size(); ++i)
    for (int t = 0; t < 3; ++t) ++hand[static_cast<size_t>(groups[i].tile + (groups[i].form == MeldForm::Run ? t : 0))];
  for (TileSet left = shape.set; left; left &= left - 1) {
    const int kind = std::countr_zero(left);
    if (!take(kind, 1)) return false;
    ++hand[static_cast<size_t>(kind)];
  }
  if (!shape.pair) return true;
  for (int tries = 0; tries < 12; ++tries) {
    const int kind = anyOf(tries < 8 ? palette : tiles_);
    if (kind < 0 || !take(kind, 2)) continue;
    hand[static_cast<size_t>(kind)] = static_cast<uint8_t>(hand[static_cast<size_t>(kind)] + 2);
    return true;
  }
  return false;
}

bool TableMaker::buildHand(const Shape& shape, int melds, Table& table) {
  TileCounts hand{};
  const TileSet palette = often(1, 3) ? tiles_ : palettes_[below(static_cast<uint32_t>(palettes_.size()))];
  auto add = [&](int kind, int tiles) {
    if (kind < 0 || !take(kind, tiles)) return false;
    hand[static_cast<size_t>(kind)] = static_cast<uint8_t>(hand[static_cast<size_t>(kind)] + tiles);
    return true;
  };
  if (!melds && !profiles_.empty() && often(1, 12) && buildRanks(hand)) return chooseWin(hand, table);
  switch (shape.form) {
    case ShapeForm::Melds:
      if (!buildMelds(shape, melds, palette, table, hand)) return false;
      break;
    case ShapeForm::Pairs: case ShapeForm::DistinctPairs: {
      TileSet open = palette;
      if (often(1, 8)) {   // ranks of one suit that follow each other
        const plan::Block& suit = plan_.blocks[below(static_cast<uint32_t>(plan_.blocks.size()))];
        if (suit.isSuit && suit.size >= shape.count) open = ((TileSet{1} << shape.count) - 1) << (suit.firstKind + below(suit.size - shape.count + 1u));
      }
      for (int have = 0, tries = 0; have < shape.count; ++tries) {
        const int kind = anyOf(tries < 40 ? open : tiles_);
        if (tries > 80) return false;
        if (!add(kind, 2)) continue;
        if (shape.form == ShapeForm::DistinctPairs) open &= ~(TileSet{1} << kind);
        ++have;
      }
      break;
    }
    case ShapeForm::OneEach:
      for (TileSet left = shape.set; left; left &= left - 1)
        if (!add(std::countr_zero(left), 1)) return false;
      if (shape.pair && !add(anyOf(shape.set), 1)) return false;
      break;
    case ShapeForm::Different: {
      TileSet open = shape.set;
      for (int i = 0; i < shape.count; ++i) {
        const int kind = anyOf(open);
        if (!add(kind, 1)) return false;
        open &= ~(TileSet{1} << kind);
      }
      break;
    }
    case ShapeForm::AnyTiles: {
      for (int i = 0; i < melds; ++i) {
        Group group;
        if (!pickGroup(palette, 3, group) || !layMeld(group, table.win.seat, table)) return false;
      }
      const int tiles = plan_.handSize() + 1 - 3 * melds;
      for (int have = 0, tries = 0; have < tiles; ++tries) {
        if (tries > 200) return false;
        have += add(anyOf(tries < 100 ? palette : tiles_), 1);
      }
      break;
    }
  }
  makeWild(hand);
  return chooseWin(hand, table);
}

// A suit's ranks as the rules ask for them, and as many more of the suit as a hand has.
bool TableMaker::buildRanks(TileCounts& hand) {
  const uint32_t profile = profiles_[below(static_cast<uint32_t>(profiles_.size()))];
  const plan::Block& suit = plan_.blocks[below(static_cast<uint32_t>(plan_.blocks.size()))];
  if (!suit.isSuit) return false;
  const std::vector<uint8_t> before = left_;
  int tiles = 0;
  bool fine = true;
  auto add = [&](int rank, int more) {
    fine = fine && take(suit.firstKind + rank, more);
    hand[static_cast<size_t>(suit.firstKind + rank)] = static_cast<uint8_t>(hand[static_cast<size_t>(suit.firstKind + rank)] + more);
    tiles += more;
  };
  for (int rank = 0; rank < suit.size; ++rank) add(rank, static_cast<int>(profile >> (3 * rank) & 7));
  for (int tries = 0; fine && tiles <= plan_.handSize() && tries < 20; ++tries) {
    const auto rank = static_cast<int>(below(suit.size));
    if (left_[static_cast<size_t>(suit.firstKind + rank)]) add(rank, 1);
  }
  if (fine && tiles == plan_.handSize() + 1) return true;
  left_ = before, hand = {};
  return false;
}

// Wild tiles in the place of others.
void TableMaker::makeWild(TileCounts& hand) {
  if (!wilds_ || often(2, 5)) return;
  for (uint32_t n = 1 + below(3); n; --n) {
    TileSet held = 0;
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (hand[k]) held |= TileSet{1} << k;
    const int wild = anyOf(wilds_ & tiles_), other = anyOf(held & ~wilds_);
    if (wild < 0 || other < 0 || !take(wild, 1)) continue;
    ++left_[static_cast<size_t>(other)];
    --hand[static_cast<size_t>(other)], ++hand[static_cast<size_t>(wild)];
  }
}

bool TableMaker::chooseWin(TileCounts& hand, Table& table) {
  const int winner = table.win.seat;
  TileSet held = 0;
  for (size_t k = 0; k < plan_.kinds.size(); ++k)
    if (hand[k]) held |= TileSet{1} << k;
  table.win.tile = static_cast<uint8_t>(anyOf(held));
  const uint32_t how = below(10);
  table.win.by = how < 5 ? WinBy::SelfDraw : WinBy::Discard;
  const auto from = static_cast<int8_t>((winner + 1 + static_cast<int>(below(static_cast<uint32_t>(seats_ - 1)))) % seats_);
  if (how >= 8 && robs_) {
    TileSet robbable = 0;
    for (TileSet left = held; left; left &= left - 1)
      if (left_[static_cast<size_t>(std::countr_zero(left))] >= 3) robbable |= left & -left;
    for (size_t c = 0; robbable && c < plan_.calls.size(); ++c) {
      const plan::Call& call = plan_.calls[c];
      if (!call.robbable || call.source != plan::CallSource::AddedTo || call.addedTo < 0) continue;
      table.win.by = WinBy::RobKong;
      table.win.tile = static_cast<uint8_t>(anyOf(robbable));
      eval::SeatTable& robbed = table.seats[static_cast<size_t>(from)];
      const int giver = (from + 1 + static_cast<int>(below(static_cast<uint32_t>(seats_ - 1)))) % seats_;
      robbed.melds[robbed.meldCount++] = {static_cast<uint8_t>(call.addedTo), MeldForm::Triplet, table.win.tile, static_cast<int8_t>(giver)};
      take(table.win.tile, 3);
      break;
    }
  }
  if (table.win.by != WinBy::SelfDraw) table.win.from = from;
  else table.win.afterKong = often(1, 6), table.win.lastTiles = plan_.game.lastTiles > 0 && often(1, 6);
  --hand[table.win.tile];
  table.seats[static_cast<size_t>(winner)].hand = hand;
  return true;
}

// The deal: tiles turned up and wild, what may be set aside.
bool TableMaker::start(Table& table) {
  wilds_ = aside_ = 0;
  if (plan_.wilds != plan::noReg && evaluator_.dealSet(table, plan_.wilds, wilds_)) return false;
  for (const plan::Call& call : plan_.calls) {
    TileSet set = 0;
    if (call.meld == plan::CallMeld::Aside && !evaluator_.dealSet(table, call.asideSet, set)) aside_ |= set;
  }
  if (plan_.game.discardAside) {
    TileSet set = 0;
    if (!evaluator_.dealSet(table, plan_.game.discardSet, set)) aside_ |= set;
  }
  aside_ |= flowers_;
  return true;
}

bool TableMaker::make(Table& out) {
  if (fits_.empty() || !tiles_) return false;
  out = {};
  if (plan_.game.hasIndicator) out.indicator = static_cast<uint8_t>(anyKind());
  out.dealer = static_cast<uint8_t>(below(static_cast<uint32_t>(seats_)));
  out.win.seat = static_cast<int8_t>(below(static_cast<uint32_t>(seats_)));
  if (asksPrevious_ && plan_.wilds != plan::noReg && often(1, 2)) out.previousWild = static_cast<int8_t>(anyKind());
  for (eval::SeatTable& seat : out.seats) seat.handKnown = false;
  cases::beginCourse(plan_, out);
  if (!start(out)) return false;
  countLeft(out);
  if (left_[out.win.tile] < plan_.kinds[out.win.tile].copies) ++left_[out.win.tile];   // no tile has won yet
  const Fit& fit = fits_[below(static_cast<uint32_t>(fits_.size()))];
  out.seats[static_cast<size_t>(out.win.seat)].handKnown = true;
  if (!buildHand(plan_.shapes[fit.shape], fit.melds, out)) return false;
  if (often(1, 2)) setAside(out.win.seat, 4, out);
  fillOthers(out);
  for (size_t i = 0; i < plan_.facts.size() && i < out.facts.size(); ++i)
    if (often(2, 3)) tellFact(i, out);
  tellOffenders(out);
  tellCourse(out);
  return !eval::checkTable(plan_, evaluator_, out);
}

}  // namespace kaikou::analysis
