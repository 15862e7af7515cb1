// What may have happened before a random table: marks, discards, wins, tiles turned up, points. Every value is one that the engine
// could leave behind; they need not fit each other, for no question may hang on that.
#include "tests/reference/random_course.h"

#include <algorithm>

namespace kaikou::reference {

namespace {

int anyTile(const plan::Plan& plan, bench::Random& random) { return random.below(static_cast<int>(plan.kinds.size())); }

int16_t anyValue(const plan::Plan& plan, const plan::Mark& mark, bench::Random& random) {
  using plan::MarkType;
  const bool mayBeNone = mark.type == MarkType::Tile || mark.type == MarkType::Suit || mark.type == MarkType::Seat;
  if (mayBeNone && random.chance(30)) return -1;
  if (random.chance(20)) return mark.initial;
  if (mark.type == MarkType::Suit) {
    const int block = random.below(static_cast<int>(plan.blocks.size()));
    return static_cast<int16_t>(plan.blocks[static_cast<size_t>(block)].isSuit ? block : -1);
  }
  return static_cast<int16_t>(random.below((random.chance(70) ? std::min<int>(mark.most, 3) : mark.most) + 1));
}

}  // namespace

void randomCourse(const plan::Plan& plan, bench::Random& random, eval::Table& table) {
  if (!plan.course.followed) return;
  eval::Course& course = table.course;
  const int seats = plan.game.seats;
  const auto anySeats = [&] { return static_cast<uint8_t>(random.below(1 << seats)); };
  const auto seatOrNone = [&] { return static_cast<int8_t>(random.below(seats + 1) - 1); };
  for (const plan::Mark& mark : plan.course.marks) {
    if (mark.scope != plan::MarkScope::Seat) course.marks[mark.slot] = anyValue(plan, mark, random);
    for (int seat = 0; mark.scope == plan::MarkScope::Seat && seat < seats; ++seat)
      course.seatMarks[static_cast<size_t>(seat)][mark.slot] = anyValue(plan, mark, random);
  }
  for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat) {
    const int discards = random.chance(40) ? 0 : random.below(12);
    course.discards[seat] = 0;
    for (int i = 0; i < discards; ++i) course.discards[seat] |= plan::TileSet{1} << anyTile(plan, random);
    course.discarded[seat] = static_cast<uint8_t>(discards);
    course.discardsMade = static_cast<uint16_t>(course.discardsMade + discards);
    course.claimed[seat] = static_cast<uint8_t>(discards ? random.below(discards + 1) : 0);
    course.wins[seat] = static_cast<uint8_t>(random.chance(70) ? 0 : random.below(4));
    course.points[seat] = random.chance(30) ? plan.course.beginPoints : random.below(60000) - 10000;
  }
  course.callsMade = static_cast<uint16_t>(random.chance(50) ? 0 : random.below(6));
  course.left = static_cast<uint16_t>(random.chance(30) ? random.below(3) : random.below(80));
  course.inPlay = static_cast<uint8_t>(random.chance(50) ? (1 << seats) - 1 : anySeats() | 1 << table.win.seat);
  course.dice = static_cast<uint8_t>(random.below(13));
  course.actor = table.win.seat;
  course.tile = static_cast<int16_t>(table.win.tile);
  course.firstWinner = seatOrNone(), course.firstGiver = seatOrNone(), course.firstWinners = anySeats();
  course.headWinner = seatOrNone(), course.tailWinner = seatOrNone();
  course.kongCall = static_cast<int8_t>(plan.calls.empty() ? -1 : random.below(static_cast<int>(plan.calls.size()) + 1) - 1);
  course.kongSource = seatOrNone();
  course.giverKong = random.chance(20), course.exhausted = random.chance(10);
  course.claimants = static_cast<uint8_t>(1 + random.below(seats));
  course.firstDealer = static_cast<int8_t>(random.below(seats));
  course.handsPlayed = static_cast<uint16_t>(random.below(12));
  course.pot = random.chance(50) ? 0 : random.below(5000);
  course.swaps = random.chance(80) ? 0 : plan::TileSet{1} << anyTile(plan, random);
  for (size_t kind = 0; kind < plan.kinds.size(); ++kind) course.piled[kind] = static_cast<uint8_t>(random.chance(70) ? 0 : random.below(5));
  for (size_t list = 0; list < plan.course.turnUps.size(); ++list) {
    course.turnedCount[list] = static_cast<uint8_t>(random.chance(30) ? 0 : random.below(6));
    course.turnedLot[list] = static_cast<uint8_t>(random.below(course.turnedCount[list] + 1));
    for (size_t i = 0; i < course.turnedCount[list]; ++i) course.turned[list][i] = static_cast<uint8_t>(anyTile(plan, random));
  }
}

}  // namespace kaikou::reference
