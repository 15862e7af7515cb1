// Sizes are drawn from the ends of what is allowed more often than from the middle: two seats and few tiles,
// every tile wild. Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_game.h"

#include <algorithm>

namespace kaikou::generated {

namespace {

std::string withBrackets(const std::string& set) {
  return set.find("next indicator") == 0 ? "(next indicator)" + set.substr(14) : set;
}

}  // namespace

void RuleGame::tiles() {
  static const char* const suits[][2] = {{"万", "m"}, {"筒", "p"}, {"条", "s"}, {"花色", "h"}, {"星", "x"}};
  static const char* const honours[] = {"东", "南", "西", "北", "中", "发", "白"};
  line("tiles {");
  names_.suits = chance(15) ? between(0, 5) : between(1, 3);
  bool allLong = names_.suits > 0;
  for (int i = 0; i < names_.suits; ++i) {
    const int ranks = chance(60) ? 9 : between(1, 9), copies = chance(70) ? 4 : between(1, 4);
    allLong = allLong && ranks == 9;
    line(std::string("  suit ") + suits[i][0] + " " + suits[i][1] + " 1.." + std::to_string(ranks) +
         " copies " + std::to_string(copies));
    for (int rank = 1; rank <= ranks; ++rank) names_.tiles.push_back(std::to_string(rank) + suits[i][1]);
    names_.suitNames.push_back(suits[i][0]);
    names_.tileCount += ranks * copies;
  }
  const int count = names_.suits == 0 ? between(4, 7) : chance(50) ? 0 : between(1, 7);
  if (count) {
    const int copies = chance(70) ? 4 : between(1, 4);
    std::vector<std::string> named(honours, honours + count);
    line("  honour " + joined(named) + " copies " + std::to_string(copies));
    if (chance(60) && count > 1) line("  ring " + joined(named));
    names_.tiles.insert(names_.tiles.end(), named.begin(), named.end());
    names_.tileCount += count * copies;
  }
  if (chance(20)) line("  flower 春 夏 秋 冬 copies 1"), names_.tileCount += 4;
  line("}");
  if (names_.suits) has_ |= Suits;
  if (allLong) has_ |= LongSuits;
  if (names_.suits >= 3) has_ |= ThreeSuits;
}

void RuleGame::options() {
  for (int i = between(0, 3); i > 0; --i) {
    const std::string name = fresh("选");
    switch (random_.below(5)) {
      case 0:
        line("option " + title(name) + " : yes/no = " + (chance(50) ? "yes" : "no")),
            know('b', Time::Option, name);
        break;
      case 1:
        line("option " + title(name) + " : number = " + hole('i', Time::Option, 0, 0)),
            know('n', Time::Option, name);
        break;
      case 2: line("option " + title(name) + " : one of 1 2 4 = 2"), know('n', Time::Option, name); break;
      case 3:
        line("option " + title(name) + " : one of 甲 乙 丙 = 乙");
        names_.enums.push_back(name + " is 甲"), names_.enums.push_back(name + " is not 丙");
        has_ |= Enums;
        break;
      default:
        line("option " + title(name) + " : limit = " + (chance(50) ? "none" : "100")),
            names_.limits.push_back(name);
        break;
    }
  }
  if (chance(15)) line("require " + title(fresh("须")) + " : (1 = 1) or " + say('b', Time::Option));
}

void RuleGame::deal() {
  names_.seats = chance(50) ? 4 : between(2, 4);
  // What the tiles allow, of the sizes that a hand of melds, of pairs or of anything may have.
  const int most = std::min(22, (names_.tileCount - 2) / names_.seats - 1);
  names_.hand = chance(60) && most >= 13 ? 13 : std::max(1, between(0, std::max(0, most / 3)) * 3 + 1);
  if (chance(10)) names_.hand = std::max(1, between(1, std::max(1, most)));
  const bool stacks = names_.tileCount % (2 * names_.seats) == 0 && chance(60);
  line("deal {");
  line("  seats " + std::to_string(names_.seats));
  if (stacks && chance(70)) {
    has_ |= Dice;
    line("  dice " + std::to_string(between(1, 4)));
    line(std::string("  break at sum of dice") + (chance(30)   ? ", skip smaller die"
                                                  : chance(30) ? ", skip sum of dice"
                                                               : ""));
  }
  line("  hand " + std::to_string(names_.hand) +
       (chance(85) ? ", dealer " + std::to_string(names_.hand + (chance(80) ? 1 : 0)) : ""));
  if (chance(40)) {
    static const char* const places[] = {"head of wall", "upper tile of stack 1 from tail",
                                         "lower tile of stack 2 from tail"};
    line(std::string("  indicator ") + (stacks ? anyOf(places) : "head of wall"));
    has_ |= Indicator;
  }
  if (chance(10)) line("  begins with " + std::to_string(between(0, 25000)));
  line("}");
  if (stacks) names_.stacks = names_.tileCount / 2 / names_.seats;
}

void RuleGame::wall() {
  if (!names_.stacks && chance(40)) return;
  line("wall {");
  if (names_.stacks) line("  stacks " + std::to_string(names_.stacks));
  line(chance(60) ? "  replacements from tail" : "  replacements from head");
  const int left = std::max(0, names_.tileCount - names_.seats * names_.hand - 6);
  if (chance(40)) {
    names_.keep = between(0, std::min(14, left / 3));
    line("  keep " + std::to_string(names_.keep));
  }
  if (chance(40)) {
    line("  last tiles " + std::to_string(between(0, std::min(8, left / 3))));
    has_ |= LastTiles;
  }
  line("}");
}

void RuleGame::sets() {
  for (int i = between(0, 3); i > 0; --i) {
    const std::string name = fresh("集");
    const Time latest = chance(60) ? Time::Option : chance(50) ? Time::Deal : Time::Table;
    line("set " + title(name) + " = " + (latest == Time::Option ? fixedSet() : say('S', latest, 0, 2)));
    know('S', latest, name);
    know('n', latest, "(size of " + name + ")");
  }
  for (int i = between(0, 2); i > 0; --i) {
    const char sort = "bnt"[random_.below(3)];
    const std::string name = fresh("值");
    const Time latest = chance(50) ? Time::Table : Time::Deal;
    line("let " + title(name) + " = " + say(sort, latest, 0, 2));
    know(sort, latest, name);
  }
}

void RuleGame::wilds() {
  if (!chance(45)) return;
  std::string set = chance(40) && (has_ & Indicator) ? "next indicator" : anyOf(names_.tiles);
  if (chance(25)) set += " " + anyOf(names_.tiles);
  if (chance(8)) set = "{all tiles}";
  const std::string name = fresh("癞");
  line(
      "wild " + title(name) + " = " +
      (set.find("next") == 0 && set.find(' ', 5) == std::string::npos ? set : "{" + withBrackets(set) + "}"));
  know('S', Time::Deal, name);
  has_ |= Wilds;
}

void RuleGame::facts() {
  for (int i = chance(30) ? between(1, 3) : 0; i > 0; --i) {
    const std::string name = fresh("事");
    const char sort = "bnt"[random_.below(3)];
    const char* const type = sort == 'b' ? "yes/no = no" : sort == 'n' ? "number = 0" : nullptr;
    line("fact " + title(name) + " : " + (type ? type : "tile = " + names_.tiles[0]));
    know(sort, Time::Table, name);
  }
}

}  // namespace kaikou::generated
