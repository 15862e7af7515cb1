// Which tables a goal asks: a block with the ranks that may be the pair is one.
// Tested by tests/bots/goal_hand_test.cpp through the distances of hands.
#include "bots/goal_tables.h"

#include <algorithm>

namespace kaikou::bots {

GoalTables tablesFor(const plan::Plan& plan, const GoalTemplate& of, const Goal& goal) {
  GoalTables tables;
  tables.partOf.fill(0xff);
  if (of.form != GoalForm::Melds) return tables;
  for (const plan::Block& block : plan.blocks) {
    const TileSet kinds = (block.size >= 64 ? ~TileSet{0} : (TileSet{1} << block.size) - 1) << block.firstKind;
    if (block.isFlower || !(goal.tiles & kinds)) continue;
    // Runs inside the set only; where tiles are missing between, there is none to lose.
    GoalTables::Part part;
    part.firstKind = block.firstKind, part.size = block.size, part.kinds = goal.tiles & kinds;
    bool run = false;
    for (int k = 0; block.isSuit && k + 2 < block.size; ++k) run = run || (goal.tiles >> (block.firstKind + k) & 7) == 7;
    part.table = NeedTables({run, block.size, std::min(of.wants, 7),
                             static_cast<uint32_t>((goal.pairs & part.kinds) >> block.firstKind)});
    for (int k = 0; k < block.size; ++k) tables.partOf[block.firstKind + k] = static_cast<uint8_t>(tables.parts.size());
    tables.parts.push_back(part);
  }
  return tables;
}

}  // namespace kaikou::bots
