// What the questions of the language mean, asked of groups and of the table: as docs/language.md says it, in the
// plainest words.
#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>

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
      if (form == plan::ShapeForm::AnyTiles || form == plan::ShapeForm::OneEach || form == plan::ShapeForm::Different) return Num(0);
      if (form == plan::ShapeForm::Melds && module_.shapes[static_cast<size_t>(reading.shape)].set) return Num(0);   // single tiles are no group
      for (const Group& group : reading.groups) {
        std::vector<int> tiles = tilesOf(group);
        if (std::none_of(tiles.begin(), tiles.end(), [&](int kind) { return has(set, kind); })) return Num(0);
      }
      return Num(1);
    }
    case Op::PairHasWild: return Num(reading.wildInPair);
    case Op::KindsOfReading: {
      std::map<int, int> tiles;
      for (const Group& group : reading.groups) {
        for (int kind : tilesOf(group)) ++tiles[kind];
      }
      // A game without wilds has nothing to arrange: the hand holds what it holds, complete or not.
      if (none && module_.wilds == ir::noNode) {
        const eval::SeatTable& own = table_.seats[static_cast<size_t>(table_.win.seat)];
        for (size_t kind = 0; kind < module_.kinds.size(); ++kind) tiles[static_cast<int>(kind)] += own.hand[kind] + (table_.win.tile == kind);
        for (int i = 0; i < own.meldCount; ++i) {
          const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
          for (int kind : tilesOf({static_cast<Group::Form>(meld.form), meld.tile})) ++tiles[kind];
        }
      }
      int64_t kinds = 0;
      const int asked = static_cast<int>(node.imm & 7);
      for (auto [kind, held] : tiles) kinds += has(set, kind) && (node.imm & 8 ? held >= asked : held == asked);
      return Num(kinds);
    }
    case Op::Related: return Num(!instances(module_.relations[node.imm], reading).empty());
    case Op::Links: return Num(links(module_.links[node.imm], reading));
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

// Every choice of melds of suits that stands in a relation: all orders of all choices, tried one by one.
std::vector<std::set<size_t>> ReferenceEvaluator::instances(const plan::Relation& relation, const ConcreteReading& reading) const {
  std::vector<std::set<size_t>> found;
  std::vector<size_t> chosen;
  auto stands = [&] {
    std::set<int> suits;
    for (size_t i = 0; i < chosen.size(); ++i) {
      const auto& kind = module_.kinds[static_cast<size_t>(reading.groups[chosen[i]].tile)];
      const auto& first = module_.kinds[static_cast<size_t>(reading.groups[chosen[0]].tile)];
      suits.insert(kind.block);
      if (kind.rank != relation.ranks[i] + (relation.bound ? first.rank : 0)) return false;
    }
    return suits.size() == (relation.oneSuit ? 1 : chosen.size());
  };
  std::function<void()> more = [&] {
    if (chosen.size() == relation.ranks.size()) {
      if (stands()) found.emplace_back(chosen.begin(), chosen.end());
      return;
    }
    for (size_t g = 0; g < reading.groups.size(); ++g) {
      const Group& group = reading.groups[g];
      const bool triplet = group.form == Group::Triplet || group.form == Group::Quad;
      if (relation.triplets ? !triplet : group.form != Group::Run) continue;
      if (!module_.blocks[module_.kinds[static_cast<size_t>(group.tile)].block].isSuit) continue;
      bool taken = std::find(chosen.begin(), chosen.end(), g) != chosen.end();
      for (size_t other = 0; triplet && other < g; ++other) {   // equal triplets count as one
        const Group& before = reading.groups[other];
        taken |= (before.form == Group::Triplet || before.form == Group::Quad) && before.tile == group.tile;
      }
      if (taken) continue;
      chosen.push_back(g);
      more();
      chosen.pop_back();
    }
  };
  more();
  return found;
}

// Melds less connected parts, found by painting melds until nothing changes any more.
int64_t ReferenceEvaluator::links(const plan::LinkQuestion& question, const ConcreteReading& reading) const {
  auto all = [&](const std::vector<uint16_t>& relations) {
    std::vector<std::set<size_t>> found;
    for (uint16_t relation : relations) {
      for (auto& melds : instances(module_.relations[relation], reading)) found.push_back(std::move(melds));
    }
    return found;
  };
  const auto by = all(question.by);
  auto count = [&](const std::set<size_t>& together) {
    std::vector<size_t> paint(reading.groups.size());
    for (size_t g = 0; g < paint.size(); ++g) paint[g] = g;
    auto joined = by;
    if (!together.empty()) joined.push_back(together);
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& melds : joined) {
        size_t least = paint.size();
        for (size_t g : melds) least = std::min(least, paint[g]);
        for (size_t g : melds) changed |= paint[g] != least, paint[g] = least;
      }
    }
    const auto parts = std::set<size_t>(paint.begin(), paint.end()).size();
    return static_cast<int64_t>(paint.size() - parts) - (together.empty() ? 0 : static_cast<int64_t>(together.size()) - 1);
  };
  const auto beside = all(question.beside);
  if (beside.empty()) return count({});
  int64_t most = 0;
  for (const auto& together : beside) most = std::max(most, count(together));
  return most;
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
    case Op::Absent: return Num(plan::noTile);   // of a branch that options shut
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
  if (const auto told = courseOfTable(node)) return *told;
  Num a = value(node.a, lane);
  if (plan::isFault(a)) return a;
  int seat = static_cast<int>(a.num);
  if (node.op == Op::SeatPlace) return Num(seat < 0 ? 0 : (seat - table_.dealer + seats) % seats + 1);
  Num b = node.b == ir::noNode ? Num(0) : value(node.b, lane);
  if (plan::isFault(b)) return b;
  if (const auto told = courseOfValue(node, a, b)) return *told;
  if (node.op == Op::Ready && b.num == 0) return Num(0);
  if (seat < 0) return Num(node.op == Op::OpeningSource ? plan::nobody : 0);
  return seatQuestion(node, seat, b);
}

// Every tile in turn, as if it were drawn: is there any reading?
TileSet ReferenceEvaluator::waits(int seat, bool byShape) {
  TileSet found = 0;
  for (size_t kind = 0; kind < module_.kinds.size(); ++kind) {
    if (module_.blocks[module_.kinds[kind].block].isFlower) continue;
    const eval::SeatTable& own = table_.seats[static_cast<size_t>(seat)];
    int held = own.hand[kind];
    for (int i = 0; i < own.meldCount && !byShape; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      for (int tile : tilesOf({static_cast<Group::Form>(meld.form), meld.tile, false, false, false})) held += tile == static_cast<int>(kind);
    }
    if (held >= module_.kinds[kind].copies) continue;
    eval::Table drawn = table_;
    drawn.nobodyWon = false;
    drawn.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(kind), eval::WinBy::SelfDraw, plan::nobody, false, false};
    bool some = false;
    forEachReading(module_, wilds(), drawn, [&](const ConcreteReading&) { some = true; });
    if (some) found |= TileSet{1} << kind;
  }
  return found;
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
    case Op::Waits:
      if (!own.handKnown) return plan::faultValue(NumError::BadIndex, node.origin);
      return plan::fromSet(waits(seat, node.imm != 0));
    case Op::KindsHeld: case Op::SuitsHeld: case Op::HoldsRanks: {
      if (!own.handKnown) return plan::faultValue(NumError::BadIndex, node.origin);
      std::map<int, int> held;   // by kind
      for (size_t kind = 0; kind < module_.kinds.size(); ++kind) held[static_cast<int>(kind)] = own.hand[kind];
      if (seat == table_.win.seat && !table_.nobodyWon) ++held[table_.win.tile];
      const bool withMelds = node.op == Op::KindsHeld ? (node.imm & 16) != 0 : node.op == Op::SuitsHeld && node.imm == 1;
      if (withMelds) {
        for (const auto& meld : melds) {
          for (int kind : tilesOf({static_cast<Group::Form>(meld.form), meld.tile, false, false, false})) ++held[kind];
        }
      }
      std::map<int, std::map<int, int>> suits;   // tiles of each rank
      for (auto [kind, tiles] : held) {
        const int asked = static_cast<int>(node.imm & 7);
        if (node.op == Op::KindsHeld && has(plan::asSet(b), kind)) count += node.imm & 8 ? tiles >= asked : tiles == asked;
        const auto& of = module_.kinds[static_cast<size_t>(kind)];
        if (module_.blocks[of.block].isSuit && tiles > 0) suits[of.block][of.rank] = tiles;
      }
      if (node.op == Op::KindsHeld) return Num(count);
      if (node.op == Op::SuitsHeld) return Num(static_cast<int64_t>(suits.size()));
      for (auto& [suit, ranks] : suits) {
        bool all = true;
        for (int rank = 1; rank <= 9; ++rank) all &= ranks[rank] >= static_cast<int>(node.imm >> (3 * (rank - 1)) & 7);
        if (all) return Num(1);
      }
      return Num(0);
    }
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
