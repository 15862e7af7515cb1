// Which tiles complete a hand by its shape alone, whatever the needs of the rules say.
//
//   ShapeWaits waits(plan);
//   plan::TileSet set = waits.of(table.seats[1], wilds);   // of a hand that lacks one tile; none of one of another size
//
// A tile of which the seat holds every copy, melds included, is no wait; `byShape`, melds are left out of that. Tested by tests/eval/shape_waits_test.cpp against the
// tables of readings, and by tests/reference.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/eval/settlement.h"
#include "runtime/hand/shortage.h"
#include "runtime/plan/plan.h"

namespace kaikou::eval {

class ShapeWaits {
 public:
  explicit ShapeWaits(const plan::Plan& plan);

  plan::TileSet of(const SeatTable& own, plan::TileSet wilds, bool byShape = false) const;

 private:
  /// A hand that lacks a tile: counts of tiles that are not wild, and sets of kinds by how many there are.
  struct Hand {
    std::array<uint8_t, maxKinds> counts{};
    plan::TileSet held = 0, twice = 0, odd = 0, many = 0;   // at least one, at least two, an odd number, more than two
    std::array<uint32_t, 16> index{};                       // into the shortage tables
    int wilds = 0, melds = 0;
  };
  bool mayLackOne(const plan::Shape& shape, const Hand& hand) const;
  bool complete(const plan::Shape& shape, const Hand& hand, int kind, bool wild) const;
  int lack(const Hand& hand, int kind, plan::TileSet without, bool pair) const;

  const plan::Plan& plan_;
  std::vector<uint8_t> blocks_;                       // that hands are made of
  std::vector<const hand::ShortageTables*> tables_;   // by block
  plan::TileSet handKinds_ = 0;
};

}  // namespace kaikou::eval
