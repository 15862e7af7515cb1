// How far a hand is from a goal, and how far it would be with one tile less or one more.
//
//   GoalHand near;
//   near.prepare(goalTemplate, goal, tables, hand, meldsMade);
//   near.need();                     // tiles that have to come, wilds counted in
//   near.without(kind);              // …after discarding one
//   near.with(kind);                 // …after drawing one
//
// `hand` are the concealed tiles, wild ones counted apart. What is prepared refers to `hand`, which must stay.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/byte_lanes.h"
#include "bots/goal_tables.h"

namespace kaikou::bots {

struct HandTiles {
  std::array<uint8_t, plan::maxKinds> counts{};   // natural tiles
  TileSet held = 0;                               // kinds with a count
  std::array<TileSet, 3> more{};                  // …with a count above 1, 2, 3
  int wilds = 0;

  void take(int kind) {
    const TileSet bit = TileSet{1} << kind;
    const int left = --counts[kind];
    (left ? more[left - 1] : held) &= ~bit;
  }
  /// Tiles of a set.
  int count(TileSet of) const {
    int sum = std::popcount(held & of);
    for (const TileSet& above : more) sum += above & of ? std::popcount(above & of) : 0;
    return sum;
  }
};

class GoalHand {
 public:
  static constexpr int never = 60;

  /// `melds`: how many of the goal's melds lie on the table, all of them fitting the goal.
  void prepare(const GoalTemplate& of, const Goal& goal, const GoalTables& tables, const HandTiles& hand, int melds);
  int need() const { return need_; }
  int without(int kind) const { return change(kind, -1); }
  int with(int kind) const { return change(-1, kind); }
  /// The same after one wild less.
  int withoutWild() const;
  /// Natural kinds that can bring the hand nearer.
  TileSet useful() const;

 private:
  int change(int gone, int kind) const;
  int ofMelds(int gone, int kind) const;
  int loose(int gone, int kind) const;
  int fromLack(int lack, int wilds) const;
  ByteLanes join(ByteLanes a, ByteLanes b) const;
  ByteLanes restOf(ByteLanes others) const;
  static int finish(ByteLanes rest, uint64_t entry) { return leastLane(rest + spreadNibbles(entry)); }

  const GoalTemplate* of_ = nullptr;
  const Goal* goal_ = nullptr;
  const GoalTables* tables_ = nullptr;
  const HandTiles* hand_ = nullptr;
  int wanted_ = 0;                 // melds, pairs or tiles still to be made in hand
  int wilds_ = 0;                  // that count
  int need_ = never;
  std::array<uint32_t, 16> index_{};   // by part
  std::array<uint64_t, 16> entry_{};   // by part: of the hand as it is
  std::array<ByteLanes, 16> rest_{};    // of all parts but one: what lacks, by what this one has
};

}  // namespace kaikou::bots
