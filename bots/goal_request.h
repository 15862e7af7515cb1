// What the goal book asks to be composed: for goals.cpp and compose_goal.cpp only.
#pragma once

#include "bots/goals.h"

namespace kaikou::bots {

/// A hand to compose.
struct GoalBook::Request {
  Standing standing;
  int extraOpenings = 0;      // melds claimed besides
  int pair = -1;
  int tile = -1;              // one concealed group is of this kind
  int wilds = 0;              // tiles that are replaced by wilds
  bool byDraw = true;
};

}  // namespace kaikou::bots
