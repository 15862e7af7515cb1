// What the questions of the language mean, asked of groups and of the table: as docs/language.md says it, in the
// plainest words.
#include <algorithm>
#include <bit>
#include <map>

#include "runtime/plan/values.h"
#include "tests/reference/reference_evaluator.h"

namespace kaikou::reference {

using ir::Node;
using ir::Op;
using plan::TileSet;

namespace {

bool isMeld(const Group& group) { return group.form <= Group::Quad; }
bool has(TileSet set, int kind) { return (set >> kind & 1) != 0; }

/// Bits of a question about melds, as expr_kinds.def lists them.
bool matches(const Group& meld, uint32_t bits, TileSet set) {
  uint32_t kinds = bits & 7 ? bits & 7 : 7;
  if (!(kinds >> static_cast<int>(meld.form) & 1)) return false;
  std::vector<int> tiles = tilesOf(meld);
  auto inSet = [&](int kind) { return has(set, kind); };
  if ((bits & 8) && !std::all_of(tiles.begin(), tiles.end(), inSet)) return false;
  if ((bits & 16) && std::none_of(tiles.begin(), tiles.end(), inSet)) return false;
  if ((bits & 32) && !meld.concealed) return false;
  return !(bits & 64) || meld.claimed;
}

}  // namespace

int ReferenceEvaluator::countMelds(const Node& node, const ConcreteReading& reading, bool& all) {
  TileSet set = node.a == ir::noNode ? 0 : plan::asSet(value(node.a, 4));
  int count = 0;
  all = true;
  for (const Group& group : reading.groups) {
    if (!isMeld(group)) continue;
    bool match = matches(group, node.imm, set);
    count += match;
    all &= match;
  }
  return count;
}

Num ReferenceEvaluator::answer(const Node& node, const ConcreteReading& reading) {
  const bool none = reading.shape < 0;
  const auto form = none ? plan::ShapeForm::AnyTiles : module_.shapes[static_cast<size_t>(reading.shape)].form;
  const TileSet set = node.a == ir::noNode ? 0 : plan::asSet(value(node.a, 4));
  switch (node.op) {
    case Op::ShapeIs: return Num(reading.shape == static_cast<int>(node.imm));
    case Op::Jokers: return Num(static_cast<int64_t>(reading.wildsAs.size()));
    case Op::WildsAs:
      return Num(std::count_if(reading.wildsAs.begin(), reading.wildsAs.end(), [&](int as) { return has(set, as); }));
    case Op::AllTilesIn: case Op::CountTilesIn: {
      int64_t inside = 0, outside = 0;
      for (const Group& group : reading.groups) {
        for (int kind : tilesOf(group)) (has(set, kind) ? inside : outside) += 1;
      }
      return node.op == Op::CountTilesIn ? Num(inside) : Num(outside == 0 && !none);
    }
    case Op::EveryMeld: {
      bool all;
      countMelds(node, reading, all);
      return Num(form == plan::ShapeForm::Melds && all);   // a shape without melds has none that are
    }
    case Op::CountMelds: {
      bool all;
      return Num(countMelds(node, reading, all));
    }
    case Op::EveryGroup: {
      if (form == plan::ShapeForm::AnyTiles || form == plan::ShapeForm::OneEach) return Num(0);
      for (const Group& group : reading.groups) {
        std::vector<int> tiles = tilesOf(group);
        if (std::none_of(tiles.begin(), tiles.end(), [&](int kind) { return has(set, kind); })) return Num(0);
      }
      return Num(1);
    }
    case Op::PairOf: {
      TileSet pairs = 0;
      for (const Group& group : reading.groups) {
        if (group.form == Group::Pair) pairs |= TileSet{1} << group.tile;
      }
      return plan::fromSet(pairs);
    }
    default: return groupQuestion(node, reading);
  }
}

Num ReferenceEvaluator::groupQuestion(const Node& node, const ConcreteReading& reading) {
  std::map<int, int> runs, triplets;   // by lowest kind
  for (const Group& group : reading.groups) {
    if (group.form == Group::Run) ++runs[group.tile];
    if (group.form == Group::Triplet || group.form == Group::Quad) ++triplets[group.tile];
  }
  auto kindOf = [&](int tile) -> const plan::Kind& { return module_.kinds[static_cast<size_t>(tile)]; };
  switch (node.op) {
    case Op::WaitIs: {
      int wait = -1;
      for (const Group& group : reading.groups) {
        if (!group.won) continue;
        const auto& block = module_.blocks[kindOf(group.tile).block];
        if (group.form == Group::Pair) wait = 3;
        if (group.form == Group::Triplet) wait = 4;
        if (group.form == Group::Run) {
          bool low = reading.winAs == group.tile, high = reading.winAs == group.tile + 2;
          bool atStart = group.tile == block.firstKind, atEnd = group.tile + 3 == block.firstKind + block.size;
          wait = !low && !high ? 2 : (low && atEnd) || (high && atStart) ? 1 : 0;
        }
      }
      return Num(wait >= 0 && (node.imm >> wait & 1));
    }
    case Op::EqualRunPairs: {
      int64_t pairs = 0;
      for (auto [tile, count] : runs) pairs += count / 2;
      return Num(pairs);
    }
    case Op::MostEqualRuns: {
      int most = 0;
      for (auto [tile, count] : runs) most = std::max(most, count);
      return Num(most);
    }
    case Op::SameRun: case Op::SameTriplet: {
      std::map<int, uint32_t> suits;   // by rank
      for (auto [tile, count] : node.op == Op::SameRun ? runs : triplets) {
        if (module_.blocks[kindOf(tile).block].isSuit && ++suits[kindOf(tile).rank] >= node.imm) return Num(1);
      }
      return Num(0);
    }
    case Op::Straight: {
      std::map<int, uint32_t> ranks;   // by suit
      for (auto [tile, count] : runs) ranks[kindOf(tile).block] |= 1u << kindOf(tile).rank;
      for (auto [suit, found] : ranks) {
        if ((found & node.imm) == node.imm) return Num(1);
      }
      return Num(0);
    }
    default: return Num(0);
  }
}

bool ReferenceEvaluator::opens(const eval::Meld& meld) const {
  // A meld that was added to keeps the place of the meld it grew from.
  const plan::Call* call = &module_.calls[meld.call].call;
  while (!call->opens && call->addedTo >= 0) call = &module_.calls[static_cast<size_t>(call->addedTo)].call;
  return call->opens;
}

Num ReferenceEvaluator::tableQuestion(const Node& node, int lane) {
  const eval::Win& win = table_.win;
  const int seats = module_.game.seats;
  switch (node.op) {
    case Op::InIndicator: return Num(table_.indicator);
    case Op::InPreviousWild: return Num(table_.previousWild);
    case Op::InDealer: return Num(table_.dealer);
    case Op::InWinner: return Num(win.seat);
    case Op::InLoser: return Num(lane);
    case Op::InGiver: return Num(win.by == eval::WinBy::SelfDraw ? plan::nobody : win.from);
    case Op::InRobbed: return Num(win.by == eval::WinBy::RobKong ? win.from : plan::nobody);
    case Op::InWinTile: return Num(win.tile);
    case Op::InSelfDrawn: return Num(win.by == eval::WinBy::SelfDraw);
    case Op::InOnDiscard: return Num(win.by == eval::WinBy::Discard);
    case Op::InRobbing: return Num(win.by == eval::WinBy::RobKong);
    case Op::InAfterKong: return Num(win.afterKong);
    case Op::InLastTiles: return Num(win.lastTiles);
    case Op::InFact:
      if (table_.factMask >> node.imm & 1) return Num(table_.facts[node.imm]);
      return value(module_.facts[node.imm].defaultValue, lane);
    case Op::AnyOffender: return Num(table_.offenderCount > 0);
    case Op::LastOffender:
      return Num(table_.offenderCount ? table_.offenders[static_cast<size_t>(table_.offenderCount - 1)] : plan::nobody);
    default: break;
  }
  Num a = value(node.a, lane);
  if (plan::isFault(a)) return a;
  int seat = static_cast<int>(a.num);
  if (node.op == Op::SeatPlace) return Num(seat < 0 ? 0 : (seat - table_.dealer + seats) % seats + 1);
  Num b = node.b == ir::noNode ? Num(0) : value(node.b, lane);
  if (plan::isFault(b)) return b;
  if (node.op == Op::Ready && b.num == 0) return Num(0);
  if (seat < 0) return Num(node.op == Op::OpeningSource ? plan::nobody : 0);
  return seatQuestion(node, seat, b);
}

Num ReferenceEvaluator::seatQuestion(const Node& node, int seat, Num b) {
  const eval::SeatTable& own = table_.seats[static_cast<size_t>(seat)];
  std::vector<eval::Meld> melds(own.melds.begin(), own.melds.begin() + own.meldCount), opened;
  std::copy_if(melds.begin(), melds.end(), std::back_inserter(opened), [&](const auto& meld) { return opens(meld); });
  int64_t count = 0;
  switch (node.op) {
    case Op::Openings: return Num(static_cast<int64_t>(opened.size()));
    case Op::OpeningsOneSuit: {
      if (opened.empty()) return Num(0);
      uint8_t suit = module_.kinds[opened[0].tile].block;
      return Num(module_.blocks[suit].isSuit && std::all_of(opened.begin(), opened.end(), [&](const auto& meld) {
        return module_.kinds[meld.tile].block == suit;
      }));
    }
    case Op::OpeningSource:
      if (!b.isWhole() || b.num < 1 || b.num > static_cast<int64_t>(opened.size())) return Num(plan::nobody);
      return Num(opened[static_cast<size_t>(b.num - 1)].from);
    case Op::CallCount:
      for (const auto& meld : melds) count += node.imm >> meld.call & 1;
      return Num(count);
    case Op::HandCount:
      if (!own.handKnown) return plan::faultValue(NumError::BadIndex, node.origin);
      for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
        if (!has(plan::asSet(b), static_cast<int>(kind))) continue;
        count += own.hand[kind] + (seat == table_.win.seat && table_.win.tile == kind);
      }
      return Num(count);
    case Op::AsideCount:
      for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
        if (has(plan::asSet(b), static_cast<int>(kind))) count += own.aside[kind];
      }
      return Num(count);
    case Op::FullyConcealed:
      return Num(std::all_of(melds.begin(), melds.end(), [&](const auto& meld) {
        return module_.calls[meld.call].call.source == plan::CallSource::InHand;
      }));
    case Op::Ready: {
      if (!own.handKnown || !nested_) return plan::faultValue(NumError::BadIndex, node.origin);
      auto ready = nested_->ready(table_, seat);
      return ready ? Num(*ready) : plan::faultValue(NumError::BadIndex, node.origin);
    }
    default: return Num(0);
  }
}

}  // namespace kaikou::reference
