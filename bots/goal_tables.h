// What a hand can be aimed at in a deal, and the tables that tell how far it is: a plain description, see goals.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/need_tables.h"
#include "runtime/plan/plan.h"

namespace kaikou::bots {

using plan::TileSet;

enum class GoalForm : uint8_t { Melds, Triplets, AnyTiles, Pairs, DistinctPairs, OneEach };

struct GoalTemplate {
  GoalForm form{};
  uint8_t shape = 0;
  TileSet tiles = 0;          // that every tile of the win is one of
  int wants = 0;              // melds, pairs, or tiles besides the pair
  bool pair = false;          // …and a pair
};

/// A template in a deal.
struct Goal {
  uint16_t of = 0;            // template
  TileSet tiles = 0;          // that the hand may hold
  TileSet pairs = 0;          // that may be its pair
  uint8_t wilds = 0;          // most wilds in hand
};

/// The tables of a goal: one a block that it can use.
struct GoalTables {
  struct Part {
    NeedTables table;
    uint8_t firstKind = 0, size = 0;
    TileSet kinds = 0;
  };
  std::vector<Part> parts;
  std::array<uint8_t, plan::maxKinds> partOf{};   // 0xff: none
};
GoalTables tablesFor(const plan::Plan& plan, const GoalTemplate& of, const Goal& goal);

}  // namespace kaikou::bots
