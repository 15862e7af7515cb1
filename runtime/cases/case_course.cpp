// What cases tell of the course of a hand: marks, tiles that were turned up, what is left to draw, points.
//
// A case begins in the middle of a hand: everybody has discarded, and what is not told has not happened. Tested by
// tests/cases/case_course_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/cases/case_binder.h"
#include "runtime/plan/mark_values.h"
#include "runtime/text/nearest_name.h"
#include "runtime/text/utf8.h"

namespace kaikou::cases {

void beginCourse(const plan::Plan& plan, eval::Table& table) {
  if (plan.course.followed) {
    table.course.left = middleOfWall;
    table.course.discarded.fill(1);
    table.course.discardsMade = plan.game.seats;
  }
  for (const plan::Mark& mark : plan.course.marks) {
    if (mark.scope != plan::MarkScope::Seat) table.course.marks[mark.slot] = mark.initial;
    else for (auto& marks : table.course.seatMarks) marks[mark.slot] = mark.initial;
  }
}

namespace {

// "NAME 2" is of seat 2.
bool endsInSeat(std::string_view& name, int seats, int& seat) {
  if (name.size() < 3 || name[name.size() - 2] != ' ' || name.back() < '0' || name.back() >= '0' + seats) return false;
  seat = name.back() - '0';
  name.remove_suffix(2);
  return true;
}

constexpr int64_t mostPoints = int64_t{1} << 50;

}  // namespace

// A mark of each seat is the winner's, or that of the seat whose waits are asked for, unless a seat follows the name. `bound` where
// the rules have what is told. False after a complaint.
bool CaseBinder::bindCourse(const FactField& field, eval::Table& out, bool& bound) {
  if (!plan_.course.followed) return true;
  eval::Course& course = out.course;
  const bool number = field.kind == FactField::Number && field.number.isWhole();
  auto wrongNumber = [&] { return refuse(fmt::format("fact `{}` must be a whole number", field.name), -1, field.name); };
  bound = true;
  if (field.name == toldLeft) {
    if (!number || field.number.num < 0 || field.number.num > 4 * plan::maxKinds) return wrongNumber();
    course.left = static_cast<uint16_t>(field.number.num);
    return true;
  }
  if (field.name == toldFirstDraw) {
    const bool yes = field.kind == FactField::YesNo ? field.yes : field.word == "yes";
    if (field.kind != FactField::YesNo && (field.kind != FactField::Word || (field.word != "yes" && field.word != "no")))
      return refuse(fmt::format("fact `{}` must be true or false", field.name), -1, field.name);
    course.discarded.fill(!yes);
    course.discardsMade = static_cast<uint16_t>(yes ? 0 : plan_.game.seats);
    return true;
  }
  std::string_view name = field.name;
  int seat = waits_ >= 0 ? waits_ : out.win.seat;
  const bool ofSeat = endsInSeat(name, plan_.game.seats, seat);
  const bool points = name == toldScore && ofSeat;
  if (points || field.name == toldPot) {
    if (!number || field.number.num > mostPoints || field.number.num < (points ? -mostPoints : 0)) return wrongNumber();
    (points ? course.points[static_cast<size_t>(seat)] : course.pot) = field.number.num;
    return true;
  }
  if (field.turned || field.name.starts_with(toldTurned)) return bindTurned(field, course);
  for (const plan::Mark& mark : plan_.course.marks)
    if (nameOf(mark.origin) == name) return bindMark(mark, field, seat, course);
  bound = false;
  return true;
}

bool CaseBinder::bindMark(const plan::Mark& mark, const FactField& field, int seat, eval::Course& course) {
  using plan::MarkType;
  constexpr int unknown = -2;
  int value = unknown;
  const bool number = field.kind == FactField::Number && field.number.isWhole();
  if (mark.type == MarkType::YesNo && field.kind == FactField::YesNo) value = field.yes;
  const bool numbered = mark.type == MarkType::Number || mark.type == MarkType::Seat;
  if (numbered && number && field.number.num >= 0 && field.number.num <= mark.most) value = static_cast<int>(field.number.num);
  if (mark.type == MarkType::Tile && field.kind == FactField::Word && field.word != "none") {
    uint8_t kind = 0;
    if (!oneTile(field.word, fmt::format("fact `{}`", field.name), -1, kind)) return false;
    value = kind;
  }
  if (value == unknown && (field.kind != FactField::Word || !plan::parseMark(plan_, mark, field.word, value)))
    return refuse(fmt::format("mark `{}` cannot be that", field.name), -1, field.name);
  if (mark.scope != plan::MarkScope::Seat) course.marks[mark.slot] = static_cast<int16_t>(value);
  else course.seatMarks[static_cast<size_t>(seat & 3)][mark.slot] = static_cast<int16_t>(value);
  return true;
}

bool CaseBinder::bindTurned(const FactField& field, eval::Course& course) {
  std::string_view name = field.name;
  if (!field.turned) name.remove_prefix(toldTurned.size());
  size_t index = 0;
  std::vector<std::string> names;
  for (const plan::TurnUp& item : plan_.course.turnUps) names.push_back(nameOf(item.origin));
  while (index < names.size() && names[index] != name) ++index;
  if (index == names.size()) {
    const std::string near = text::nearest(std::string(text::beginningOf(name, 64)), names);
    return refuse(fmt::format("these rules turn up no `{}`{}", text::beginningOf(name, 80),
                              near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)),
                  -1, field.name);
  }
  if (field.kind != FactField::Word) return refuse(fmt::format("`{}` must be tiles", field.name), -1, field.name);
  if (!tiles(field.word, -1)) return false;
  if (kinds_.size() > plan::maxTurned) return refuse("too many tiles are turned up", -1, field.name);
  course.turnedLot[index] = 0;
  course.turnedCount[index] = static_cast<uint8_t>(kinds_.size());
  std::copy(kinds_.begin(), kinds_.end(), course.turned[index].begin());
  return true;
}

}  // namespace kaikou::cases
