// Which hands a shape can be of, by their size alone.
#pragma once

#include <bit>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

/// Whether `tiles` in the hand, the winning tile among them, beside `melds` melds on the table can be of a shape.
inline bool shapeFits(const Shape& shape, int tiles, int melds) {
  switch (shape.form) {
    case ShapeForm::Melds: return melds <= shape.count && tiles == 3 * (shape.count - melds) + 2 * shape.pair + std::popcount(shape.set);
    case ShapeForm::Pairs:
    case ShapeForm::DistinctPairs: return !melds && tiles == 2 * shape.count;
    case ShapeForm::OneEach: return !melds && tiles == std::popcount(shape.set) + shape.pair;
    case ShapeForm::AnyTiles: return true;
    case ShapeForm::Different: return !melds && tiles == shape.count;
  }
  return false;
}

}  // namespace kaikou::plan
