// Every way to read a hand, written out: what each wild stands for, which tiles are grouped, and which group the
// winning tile completed. The plainest enumeration there is; nothing is shared with runtime/hand.
#pragma once

#include <functional>
#include <vector>

#include "compiler/ir/ir.h"
#include "runtime/eval/settlement.h"

namespace kaikou::reference {

struct Group {
  enum Form : uint8_t { Run, Triplet, Quad, Pair, Single } form{};
  int tile = 0;             // the lowest kind
  bool claimed = false;     // with another seat's tile, on the table
  bool concealed = false;   // from the own hand, not completed by another seat's tile
  bool won = false;         // holds the winning tile
  friend auto operator<=>(const Group&, const Group&) = default;
};

/// One reading. `shape` -1: of a hand that has none.
struct ConcreteReading {
  int shape = -1;
  std::vector<Group> groups;    // melds on the table included
  std::vector<int> wildsAs;     // the kinds that wilds stand for, other than themselves
  int winAs = -1;               // the kind that the winning tile stands for, or is
  bool wildInPair = false;      // a wild stands for another tile in the pair
};

/// Calls `visit` for each reading of the winner's hand; none if it has the wrong number of tiles.
void forEachReading(const ir::Module& module, plan::TileSet wilds, const eval::Table& table,
                    const std::function<void(const ConcreteReading&)>& visit);

/// What a group is made of, one kind a tile.
std::vector<int> tilesOf(const Group& group);

}  // namespace kaikou::reference
