// What an example can tell of the course of a hand: marks, tiles turned up, what is left to draw, the first turn, the pot. Part of
// TableMaker.
//
// Only what an example can say is made, so that every witness can be written down. Numbers are small: a mark that counts the hands
// of a match is not asked for its end.
// Guarantee: a table of a plan that follows no course stays as it is. Tested by tests/analysis/course_tables_test.cpp.
#include <algorithm>

#include "analysis/table_maker.h"
#include "runtime/cases/case_binder.h"

namespace kaikou::analysis {

using eval::Table;

int16_t TableMaker::valueOf(const plan::Mark& mark) {
  const MarkValues& can = marks_[static_cast<size_t>(&mark - plan_.course.marks.data())];
  return static_cast<int16_t>(std::clamp<int64_t>(anyValueOf(mark), can.low, can.high));
}

int16_t TableMaker::anyValueOf(const plan::Mark& mark) {
  switch (mark.type) {
    case plan::MarkType::Tile: return static_cast<int16_t>(often(1, 4) ? plan::noTile : anyKind());
    case plan::MarkType::Seat: return static_cast<int16_t>(static_cast<int>(below(static_cast<uint32_t>(seats_ + 1))) - 1);
    default: return static_cast<int16_t>(below(static_cast<uint32_t>(std::min<int>(mark.most, 4) + 1)));
  }
}

void TableMaker::tellMark(const plan::Mark& mark, Table& table) {
  if (mark.scope != plan::MarkScope::Seat) {
    table.course.marks[mark.slot] = valueOf(mark);
    return;
  }
  table.course.seatMarks[below(static_cast<uint32_t>(seats_))][mark.slot] = valueOf(mark);
  if (often(1, 2)) table.course.seatMarks[static_cast<size_t>(table.win.seat)][mark.slot] = valueOf(mark);
}

void TableMaker::tellTurned(size_t index, Table& table) {
  eval::Course& course = table.course;
  uint8_t& count = course.turnedCount[index];
  if (count && often(1, 3)) {
    course.turned[index][--count] = 0;
    return;
  }
  const int kind = anyKind();
  if (kind >= 0 && count < plan::maxTurned && take(kind, 1)) course.turned[index][count++] = static_cast<uint8_t>(kind);
}

bool TableMaker::changeCourse(Table& table) {
  if (!plan_.course.followed) return false;
  eval::Course& course = table.course;
  const size_t marks = plan_.course.marks.size(), turned = plan_.course.turnUps.size();
  const size_t what = below(static_cast<uint32_t>(2 * marks + turned + 3));
  if (what < 2 * marks) return tellMark(plan_.course.marks[what / 2], table), true;
  if (what < 2 * marks + turned) return tellTurned(what - 2 * marks, table), true;
  switch (what - 2 * marks - turned) {
    case 0:
      course.left = static_cast<uint16_t>(course.left == cases::middleOfWall ? below(5) : cases::middleOfWall);
      return true;
    case 1: {
      const bool first = course.discardsMade == 0;
      course.discarded.fill(first);
      course.discardsMade = static_cast<uint16_t>(first ? plan_.game.seats : 0);
      return true;
    }
    default:
      course.pot = course.pot ? 0 : 1000;
      return true;
  }
}

void TableMaker::tellCourse(Table& table) {
  if (!plan_.course.followed) return;
  for (uint32_t n = below(4); n; --n) changeCourse(table);
}

}  // namespace kaikou::analysis
