// Names come first and texts last: a guard of a call may ask for a mark, and a mark may change on a call. Amounts are kept small, so
// that sums stay in range. Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_course.h"

namespace kaikou::generated {

namespace {

constexpr const char* words[] = {"子", "丑", "寅"};

}  // namespace

void RuleCourse::planCourse() {
  if (!chance(45)) return;
  has_ |= Course;
  for (int i = between(0, 5); i > 0; --i) {
    Mark mark{fresh("记"), static_cast<MarkSort>(random_.below(6)), chance(60)};
    if (mark.sort == MarkSort::Suit && !names_.suits) mark.sort = MarkSort::YesNo;
    switch (mark.sort) {
      case MarkSort::YesNo: know('b', Time::Table, mark.name); break;
      case MarkSort::Number: know('n', Time::Table, mark.name); break;
      case MarkSort::Tile: know('t', Time::Table, mark.name), know('b', Time::Table, "(" + mark.name + " is none)"); break;
      case MarkSort::Suit: know('S', Time::Table, "tiles of " + mark.name); break;
      case MarkSort::Seat: know('s', Time::Table, mark.name), know('b', Time::Table, "(" + mark.name + " is nobody)"); break;
      case MarkSort::Word: know('b', Time::Table, "(" + mark.name + " is " + words[random_.below(3)] + ")"); break;
    }
    if (mark.ofSeat && mark.sort == MarkSort::YesNo) know('b', Time::Table, "(" + mark.name + " of dealer)");
    if (mark.ofSeat && mark.sort == MarkSort::Number) know('n', Time::Table, "(" + mark.name + " of giver)");
    marks_.push_back(std::move(mark));
  }
  for (int i = chance(60) ? between(1, 3) : 0; i > 0; --i) steps_.push_back({fresh("步"), random_.below(3)});
  for (int i = chance(40) ? between(1, 2) : 0; i > 0; --i) names_.turnUps.push_back(fresh("翻")), has_ |= TurnUps;
}

void RuleCourse::course() {
  if (!(has_ & Course)) return;
  for (const Mark& one : marks_) mark(one);
  for (const Step& one : steps_) step(one);
  for (const std::string& one : names_.turnUps) turnUp(one);
  for (int i = chance(40) ? between(1, 2) : 0; i > 0; --i) restriction();
  for (int i = chance(60) ? between(1, 3) : 0; i > 0; --i) pay(chance(30));
  comesAfter();
}

// An event; `whose`: it may be said whose it is.
std::string RuleCourse::event(bool whose, bool win) {
  static const char* const plain[] = {"draw", "discard", "any call", "win", "win passed", "exhausted", "hand end", "deal", "match end"};
  std::string kind;
  const int which = random_.below(12);
  if (which < 9) kind = plain[which];
  else if (which == 9 && !steps_.empty()) kind = anyOf(steps_).name;
  else kind = names_.calls.empty() ? "discard" : anyOf(names_.calls);
  if (!win && kind == "win") kind = "draw";
  if (whose && chance(40)) return chance(60) ? "own " + kind : kind + " of others";
  return kind;
}

std::string RuleCourse::events(bool whose) {
  std::string text = " on " + event(whose);
  while (chance(30)) text += ", " + event(whose);
  return text;
}

std::string RuleCourse::valueOf(const Mark& mark, uint32_t place) {
  switch (mark.sort) {
    case MarkSort::YesNo: return say('b', Time::Table, place, 2);
    case MarkSort::Number: return say('n', Time::Table, place, 1);
    case MarkSort::Tile: return chance(20) ? "none" : say('t', Time::Table, place, 1);
    case MarkSort::Suit: return "none";
    case MarkSort::Seat: return chance(20) ? "nobody" : say('s', Time::Table, place, 1);
    case MarkSort::Word: return words[random_.below(3)];
  }
  return "";
}

void RuleCourse::mark(const Mark& mark) {
  static const char* const others[] = {" of the hand", " of the match"};
  std::string text = "mark " + title(mark.name) + (mark.ofSeat ? " of each seat" : anyOf(others));
  if (mark.ofSeat && chance(20)) text += ", private";
  switch (mark.sort) {
    case MarkSort::YesNo: text += chance(80) ? " : yes/no = no" : " : yes/no = yes"; break;
    case MarkSort::Number: text += " : number up to " + std::to_string(chance(70) ? between(1, 9) : 30000) + " = " + std::to_string(between(0, 1)); break;
    case MarkSort::Tile: text += " : tile = " + (chance(50) ? "none" : anyOf(names_.tiles)); break;
    case MarkSort::Suit: text += " : suit = none"; break;
    case MarkSort::Seat: text += " : seat = nobody"; break;
    case MarkSort::Word: text += " : one of 子 丑 寅 = 丑"; break;
  }
  if (chance(15)) return line(text);
  line(text + " {");
  for (int i = between(1, 3); i > 0; --i) {
    const bool counts = mark.sort == MarkSort::Number && chance(60);
    const std::string change = counts ? (chance(70) ? "adds " : "subtracts ") + std::to_string(between(1, 3)) : "becomes " + valueOf(mark, OnEvent);
    line("  " + change + events(mark.ofSeat) + guard(Time::Table, 40, OnEvent));
  }
  line("}");
}

void RuleCourse::step(const Step& step) {
  static const char* const moments[] = {" before play", " with discard", " in own turn"};
  std::string text = "step " + title(step.name) + moments[step.moment];
  const bool before = step.moment == 0, inTurn = before && chance(40);
  if (inTurn) text += ", in turn from " + say('x', Time::Deal, 0, 0);
  else if (before && chance(50)) text += ", all at once";
  text += guard(Time::Table, before ? 40 : 90, step.moment == 1 ? OnEvent : 0u);
  std::vector<std::string> effects;
  const Mark* const chosen = marks_.empty() ? nullptr : &anyOf(marks_);
  if (before && chosen && chosen->ofSeat && chosen->sort != MarkSort::Seat && chance(70)) effects.push_back("chooses " + chosen->name);
  else if (before && !inTurn && chance(40)) effects.push_back("gives " + std::to_string(between(1, 3)) + " tiles" + (names_.suits && chance(40) ? " in one suit" : "") + " to next actor");
  const Mark* const set = marks_.empty() ? nullptr : &anyOf(marks_);
  if (set && set != chosen && chance(60)) effects.push_back("sets " + set->name + " = " + valueOf(*set, 0));
  if (effects.empty() || chance(20)) effects.push_back("shows hand");
  text += " : ";
  for (size_t i = 0; i < effects.size(); ++i) text += (i ? ", " : "") + effects[i];
  line(text);
}

void RuleCourse::turnUp(const std::string& name) {
  const bool stacks = names_.stacks > 0 && names_.keep >= 4 && chance(50);
  std::string place = chance(50) ? "next tiles from head" : "next tiles from tail";
  if (chance(30)) place += " or the last tile drawn";
  if (stacks) place = std::string(chance(50) ? "upper" : "lower") + " tiles of stacks 1..2 from tail";
  line("turn up " + title(name) + " : " + place + " {");
  for (int i = between(1, 2); i > 0; --i) {
    const std::string count = std::to_string(between(1, 3));
    // What a win turns up no need may ask for.
    line("  " + (chance(50) ? "up to " + count : count + " more") + " on " + event(false, false) + guard(Time::Table, 30, OnEvent));
  }
  line("}");
}

void RuleCourse::restriction() {
  const std::string set = chance(50) ? fixedSet() : "{" + say('S', Time::Table, 0, 1) + "}";
  std::vector<std::string> open = {"discards not " + set, "discards only " + set, "discards " + set + " first", "discards only drawn tile"};
  if (has_ & Calls) {
    open.insert(open.end(), {"claiming none", "calls none", "calls none with " + set, "calls not " + anyOf(names_.calls),
                             "calls only " + anyOf(names_.calls) + (chance(40) ? " with drawn tile" : "") + (chance(30) ? " when same waits" : "")});
    if (chance(30)) open.push_back("discards not swaps of last call");
  }
  line("restrict " + title(fresh("管")) + guard(Time::Table, 90) + " : " + anyOf(open));
}

std::string RuleCourse::seats(uint32_t place) {
  static const char* const all[] = {"others", "others in play", "seats in play", "all seats"};
  const int which = random_.below(10);
  if (which < 4) return chance(30) ? std::string(all[which]) + " who (" + say('b', Time::Table, place, 1) + ")" : all[which];
  if (which < 6 && (place & OnEvent)) return "actor";
  if (which == 6) return "pot";
  if (which == 7) return "house";
  return chance(50) ? "dealer" : "all seats who (" + say('b', Time::Table, place, 1) + ")";
}

void RuleCourse::pay(bool onWin) {
  const std::string name = fresh("付钱");
  if (onWin) {
    line("pay " + title(name) + " on win from " + (chance(50) ? "others" : "all seats who (" + say('b', Time::Table, 0, 1) + ")") + " to winner {");
    line("  " + title(fresh("份")) + " : = " + std::to_string(between(1, 5)) + guard(Time::Reading, 30));
    line("}");
    return pays_.push_back(name);
  }
  std::string text = "pay " + title(name) + " on " + event(false) + " from " + seats(OnEvent) + " to " + seats(OnEvent) + guard(Time::Table, 40, OnEvent);
  if (!pays_.empty() && chance(30)) return line(text + (chance(50) ? " hands over " : " hands back ") + anyOf(pays_));
  line(text + " {");
  line("  " + title(fresh("份")) + " : = " + std::to_string(between(1, 5)) + guard(Time::Table, 30, OnEvent | Paying));
  if (chance(40)) line("  " + title(fresh("倍")) + " : x " + std::to_string(between(1, 3)) + guard(Time::Table, 60, OnEvent | Paying));
  line("}");
  pays_.push_back(name);
}

void RuleCourse::comesAfter() {
  if (chance(40)) {
    line("after win {");
    line(std::string("  ") + (chance(50) ? "winner leaves play" : "winner plays on") + guard(Time::Table, 30));
    if (chance(50)) line("  hand ends" + guard(Time::Table, 90));
    if (chance(30)) line("  next turn after " + say('x', Time::Table, 0, 0) + guard(Time::Table, 30));
    line("}");
  }
  if (chance(30)) line("after discard { hand ends" + guard(Time::Table, 100, OnEvent) + " }");
  if (chance(40)) line("after hand end { next dealer" + guard(Time::Table, 60) + " match ends" + guard(Time::Table, 100) + " }");
}

}  // namespace kaikou::generated
