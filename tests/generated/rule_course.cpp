// Marks change on calls and steps, and those may ask for marks. So it is decided which marks there are before calls are written,
// and they are written after; the order of declarations means nothing. Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_course.h"

#include <algorithm>

namespace kaikou::generated {

void RuleCourse::decideCourse() {
  if (chance(40)) has_ |= Course;
}

std::string RuleCourse::event(bool ofAny) {
  static const char* const plain[] = {"draw", "discard", "any call", "win", "win passed"};
  if (!steps_.empty() && chance(15)) return anyOf(steps_);
  if (!names_.calls.empty() && chance(35)) return anyOf(names_.calls);
  static const char* const ofTable[] = {"exhausted", "hand end", "deal", "match end"};
  if (ofAny && chance(20)) return anyOf(ofTable);
  std::string what = anyOf(plain);
  if (what == "any call" && names_.calls.empty()) what = "discard";
  // `of others` after `on discard` is a word of its own, which the language takes as well.
  return chance(40) ? "own " + what : chance(25) ? what + " of others" : what;
}

std::string RuleCourse::events() {
  std::string text = " on " + event(true);
  if (chance(25)) text += ", " + event(true);
  return text;
}

std::string RuleCourse::markValue(const Mark& mark, uint32_t place) {
  switch (mark.sort) {
    case 'U': return chance(40) ? "none" : anyOf(names_.suitMarks);
    case 'O': return chance(50) ? "甲" : "丙";
    case 's': return chance(25) ? "nobody" : say('s', Time::Table, place, 1);
    case 't': return chance(25) ? "none" : say('t', Time::Table, place, 1);
    default: return say(mark.sort, Time::Table, place, 1);
  }
}

void RuleCourse::decideMarks() {
  if (!(has_ & Course) || !chance(75)) return;
  for (int i = between(1, 4); i > 0; --i) {
    Mark mark{fresh("记"), "bntsUO"[random_.below(6)]};
    if (mark.sort == 'U' && names_.suits == 0) mark.sort = 'b';
    mark.scope = random_.below(10);
    mark.most = chance(70) ? between(1, 5) : 30000;
    switch (mark.sort) {
      case 'O': names_.enums.push_back(mark.name + " is 甲"); break;
      case 'U': names_.suitMarks.push_back(mark.name), has_ |= SuitMarks; break;
      case 's': know('b', Time::Table, "(" + mark.name + " is nobody)"), know('s', Time::Table, mark.name); break;
      case 't': know('b', Time::Table, "(" + mark.name + " is none)"); [[fallthrough]];
      default: know(mark.sort, Time::Table, mark.name);
    }
    marks_.push_back(mark);
  }
}

void RuleCourse::marks() {
  for (const Mark& mark : marks_) {
    std::string text = "mark " + title(mark.name);
    text += mark.ofSeat() ? " of each seat" : mark.scope < 8 ? " of the hand" : " of the match";
    if (mark.ofSeat() && chance(25)) text += ", private";
    switch (mark.sort) {
      case 'b': text += std::string(" : yes/no = ") + (chance(50) ? "yes" : "no"); break;
      case 'n': text += " : number up to " + std::to_string(mark.most) + " = " + (chance(70) ? "0" : "1"); break;
      case 't': text += " : tile = " + (chance(60) ? "none" : anyOf(names_.tiles)); break;
      case 's': text += " : seat = nobody"; break;
      case 'U': text += " : suit = none"; break;
      default: text += " : one of 甲 乙 丙 = 乙"; break;
    }
    const int lines = chance(75) ? between(1, 3) : 0;
    line(text + (lines ? " {" : ""));
    for (int i = lines; i > 0; --i) {
      const bool adds = mark.sort == 'n' && chance(70);
      line("  " + std::string(adds ? chance(70) ? "adds " : "subtracts " : "becomes ") +
           (adds ? std::to_string(between(0, 3)) : markValue(mark, OnEvent)) + events() +
           guard(Time::Table, 40, OnEvent));
    }
    if (lines) line("}");
  }
}

void RuleCourse::steps() {
  if (!(has_ & Course) || !chance(45)) return;
  for (int i = between(1, 3); i > 0; --i) {
    const std::string name = fresh("步");
    std::string text = "step " + title(name) + " before play";
    if (chance(40)) {   // a step in play: it neither chooses nor gives
      const bool withDiscard = chance(50);
      text = "step " + title(name) + (withDiscard ? " with discard" : chance(70) ? " in own turn" : " instead of draw") +
             guard(Time::Table, 60, withDiscard ? OnEvent : 0u);
      std::vector<std::string> effects;
      if (chance(20)) effects.push_back("shows hand");
      for (const Mark& mark : marks_)
        if (chance(50) && effects.size() < 4) effects.push_back("sets " + mark.name + " = " + markValue(mark, OnEvent));
      for (size_t j = 0; j < effects.size(); ++j) text += (j ? ", " : " : ") + effects[j];
      line(text);
      steps_.push_back(name);
      continue;
    }
    const bool inTurn = chance(40);
    text += inTurn ? ", in turn from " + (chance(50) ? "dealer" : say('x', Time::Deal, 0, 0)) : ", all at once";
    text += guard(Time::Table, 25) + " : ";
    std::vector<std::string> effects;
    std::vector<const Mark*> own;
    for (const Mark& mark : marks_)
      if (mark.ofSeat() && mark.sort != 's' && mark.most <= 63) own.push_back(&mark);
    const int choice = random_.below(3);
    if (choice == 0 && !own.empty()) effects.push_back("chooses " + anyOf(own)->name);
    if (choice == 1 && !inTurn && names_.hand >= 4)
      effects.push_back("gives " + std::to_string(between(1, 4)) + " tiles" + (chance(40) ? " in one suit" : "") + " to " +
                        (chance(70) ? "(next actor)" : say('s', Time::Table, OnEvent, 1)));
    if ((effects.empty() || chance(30)) && !marks_.empty()) {
      const Mark& mark = anyOf(marks_);
      effects.push_back("sets " + mark.name + " = " + markValue(mark, OnEvent));
    }
    if (effects.empty() ? chance(50) : chance(15)) effects.push_back("shows hand");
    if (effects.empty()) continue;
    for (const std::string& effect : effects) text += (text.back() == ' ' ? "" : ", ") + effect;
    line(text);
    steps_.push_back(name);
  }
}

void RuleCourse::restrictions() {
  if (!(has_ & Course) || !chance(45)) return;
  for (int i = between(1, 3); i > 0; --i) {
    std::string text = "restrict " + title(fresh("限")) + guard(Time::Table, 50) + " : ";
    const std::string set = chance(50) ? fixedSet() : "{" + say('S', Time::Table, 0, 1) + "}";
    const std::string call = names_.calls.empty() ? "" : anyOf(names_.calls);
    switch (random_.below(call.empty() ? 6 : 14)) {
      case 0: text += "discards " + set + " first"; break;
      case 1: text += "discards only " + set; break;
      case 2: text += "discards not " + set; break;
      case 3: text += "discards only drawn tile"; break;
      case 4: text += "claiming none with " + set; break;
      case 5: text += "calls none"; break;
      case 6: text += "calls none with " + set; break;
      case 7: text += "calls only " + call; break;
      case 8: text += "calls only " + call + " when same waits"; break;
      case 9: text += "calls not " + call; break;
      case 10: text += "calls not " + call + " when not ready"; break;
      case 11: text += "calls only " + call + " with drawn tile" + (chance(50) ? " when same waits" : ""); break;
      case 12: text += "claiming only " + call; break;
      default: text += "discards not swaps of last call"; break;
    }
    line(text);
  }
}

std::string RuleCourse::party(uint32_t place) {
  static const char* const sets[] = {"others", "others in play", "seats in play", "all seats"};
  if (chance(35)) return say('s', Time::Table, place, 1);
  if (chance(15)) return chance(60) ? "pot" : "house";
  const std::string set = anyOf(sets);
  if (chance(35)) return "(" + set + " who (" + say('b', Time::Table, place | MayBeReady, 1) + "))";
  if (chance(15)) return "(if " + say('b', Time::Table, place, 1) + " then " + set + " else dealer)";
  return set;
}

void RuleCourse::pays() {
  if (!(has_ & Course) || !chance(60)) return;
  for (int i = between(1, 4); i > 0; --i) {
    const std::string name = fresh("收");
    const bool win = chance(25);
    const uint32_t place = win ? 0 : OnEvent | MayBeReady;
    std::string text = "pay " + title(name) + (win ? " on win" : events()) + " from " + party(place) +
                       (win              ? " to winner"
                        : chance(15)     ? " to house"
                        : chance(40)     ? " to actor"
                                         : " to " + party(place)) + guard(Time::Table, 40, place);
    if (!pays_.empty() && !win && chance(25)) {
      text += (chance(50) ? " hands over " : " hands back ") + (chance(30) ? "last kong" : joined(some(pays_)));
      line(text);
    } else {
      line(text + " {");
      line("    " + title(fresh("底")) + " : = " + std::to_string(between(1, 8)));
      for (int lines = between(0, 2); lines > 0; --lines) payLine(Time::Table, "付", place | (win ? 0u : AsPayer));
      line("    " + title(fresh("整")) + " : round up to 1");
      line("}");
    }
    pays_.push_back(name);
  }
}

void RuleCourse::turnUps() {
  if (!(has_ & Course) || !chance(35)) return;
  for (int i = between(1, 3); i > 0; --i) {
    const std::string name = fresh("翻");
    const bool stacks = names_.stacks > 0 && names_.keep >= 4 && chance(60), offered = !stacks && !names_.quietQuads.empty() && chance(30);
    line("turn up " + title(name) + " : " +
         (stacks ? std::string(chance(50) ? "upper" : "lower") + " tiles of stacks 1.." + std::to_string(between(1, names_.keep / 2)) + " from tail"
                 : std::string(chance(60) ? "next tiles from head" : "next tiles from tail") + (!offered && chance(30) ? " or the last tile drawn" : "")) +
         " {");
    if (offered) line("  " + std::to_string(between(1, 3)) + " more on " + anyOf(names_.quietQuads) + ", offered" + guard(Time::Table, 30, OnEvent));
    for (int lines = offered ? 0 : between(1, 2); lines > 0; --lines) {
      const std::string count = chance(70) ? std::to_string(between(1, 4)) : "(" + say('n', Time::Table, OnEvent, 1) + ")";
      line("  " + (chance(60) ? "up to " + count : count + " more") + " on " + (chance(50) ? "win" : event(true)) +
           guard(Time::Table, 30, OnEvent));
    }
    line("}");
    names_.turned.push_back(name);
    has_ |= Turned;
  }
}

void RuleCourse::afterwards() {
  if (!(has_ & Course)) return;
  if (chance(55)) {
    line("after win {");
    if (chance(60)) line("  winner leaves play" + guard(Time::Table, 40));
    if (chance(50)) line("  winner plays on" + guard(Time::Table, 40));
    if (chance(20)) line("  hand ends" + guard(Time::Table, 90));
    if (chance(50)) line("  next turn after " + say('s', Time::Table, 0, 1) + guard(Time::Table, 30));
    line("}");
  }
  if (chance(25)) {
    line("after " + (chance(30) ? event(true) : std::string(names_.calls.empty() || chance(50) ? "discard" : "any call")) + " {");
    line("  hand ends" + guard(Time::Table, 95));
    line("}");
  }
  if (chance(30)) {
    line("after hand end {");
    static const char* const who[] = {"same dealer", "next dealer", "previous dealer"};
    if (chance(50)) line("  dealer " + say('s', Time::Table, 0, 1) + guard(Time::Table, 60, ForDealer));
    line(std::string("  ") + anyOf(who) + guard(Time::Table, 50, ForDealer));
    if (chance(40)) line("  match ends" + guard(Time::Table, 80, ForDealer));
    line("  same dealer");
    line("}");
  }
}

void RuleCourse::payLine(Time latest, const char* stem, uint32_t place) {
  static const char* const actions[] = {
      "+ %n", "- %n",       "x %j",        "x 2 each %j",    "+ %n each %i",
      "= %n", "at most %n", "at least %n", "round up to %j", "round down to %j"};
  std::string text = "  " + title(fresh(stem)) + " : ";
  const bool inside = chance(15);
  text += fill(anyOf(actions), latest, place | (inside ? InLine : 0u), 1) + guard(latest, 60, place);
  if (chance(15))
    text += ", otherwise " + fill(anyOf(actions), latest, place, 1) + guard(latest, 40, place);
  line(text);
}

}  // namespace kaikou::generated
