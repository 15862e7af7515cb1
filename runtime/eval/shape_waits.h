// Which tiles complete a hand by its shape alone, whatever the needs of the rules say.
//
//   ShapeWaits waits(plan);
//   plan::TileSet set = waits.of(table.seats[1], wilds);   // of a hand that lacks one tile; none of one of another size
//
// A tile of which the seat holds every copy, melds included, is no wait; `byShape`, melds are left out of that. The hand
// asked of last is remembered for each seat: rules ask after every discard what three seats wait for, whose hands are as
// they were, and of one hand without each of its tiles. Tested by tests/eval/shape_waits_test.cpp against the tables of
// readings, and by tests/reference.
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

  plan::TileSet of(const SeatTable& own, plan::TileSet wilds, bool byShape = false) const {
    Hand hand;
    read(hand, own, wilds);
    return lessHeld(hand, waitsOf(hand), byShape);
  }
  /// The same, of the hand of a seat: only what differs from the hand that it had last is read.
  plan::TileSet ofSeat(int seat, const SeatTable& own, plan::TileSet wilds, bool byShape = false);

 private:
  /// A hand that lacks a tile: sets of kinds that are not wild by how many there are, and what the blocks lack.
  struct Hand {
    TileCounts counts{};                                    // as they lie, wilds too
    std::array<Meld, maxMelds> laid{};
    plan::TileSet wildKinds = 0;
    plan::TileSet strange = 0;                              // kinds that no hand holds, or not so many of
    plan::TileSet held = 0, twice = 0, odd = 0, many = 0;   // at least one, at least two, an odd number, more than two
    std::array<uint32_t, 16> index{};                       // into the shortage tables
    std::array<uint8_t, 16> entry{};                        // there
    uint32_t stale = ~uint32_t{0};                          // bit a block: its entry is an older one
    uint32_t saving = 0;                                    // bit a block: a pair in it spares a wild
    int lack = 0;                                           // wilds that all blocks lack to be melds
    int wilds = 0, melds = 0, tiles = 0;                    // melds are three tiles
  };
  struct Known {
    bool answered = false;
    Hand hand;
    plan::TileSet waits = 0;   // whether there is such a tile or not
  };
  void read(Hand& hand, const SeatTable& own, plan::TileSet wilds) const;
  void change(Hand& hand, int kind, uint8_t count) const;
  plan::TileSet waitsOf(Hand& hand) const;
  plan::TileSet lessHeld(const Hand& hand, plan::TileSet waits, bool byShape) const;
  plan::TileSet completing(const plan::Shape& shape, const Hand& hand) const;
  plan::TileSet completingMelds(const plan::Shape& shape, const Hand& hand, int tiles) const;

  const plan::Plan& plan_;
  std::vector<uint8_t> blocks_;                       // that hands are made of
  std::vector<const hand::ShortageTables*> tables_;   // by block
  plan::TileSet handKinds_ = 0;
  std::array<Known, seatCount> known_;
};

}  // namespace kaikou::eval
