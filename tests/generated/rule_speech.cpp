// Depth is bounded: at the last level only phrases without holes for expressions are left.
// Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_speech.h"

#include <algorithm>

namespace kaikou::generated {

namespace {

// Whether the ruleset's own names fill all holes, and no expression does.
bool isShallow(const Phrase& phrase) {
  for (std::string_view text = phrase.text; !text.empty(); text.remove_prefix(1))
    if (text[0] == '%' && std::string_view("bntSsl").find(text[1]) != std::string_view::npos) return false;
  return true;
}

}  // namespace

std::string RuleSpeech::joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::vector<std::string> RuleSpeech::some(const std::vector<std::string>& of, int percent) {
  std::vector<std::string> kept;
  for (const std::string& word : of)
    if (chance(percent)) kept.push_back(word);
  if (kept.empty()) kept.push_back(anyOf(of));
  return kept;
}

std::string RuleSpeech::say(char sort, Time latest, uint32_t place, int depth) {
  const uint32_t have = has_ | place;
  std::vector<const Phrase*> open;
  for (const Phrase& phrase : phrases()) {
    if (phrase.sort != sort || phrase.from > latest || (phrase.wants & ~have)) continue;
    if (depth <= 0 && !isShallow(phrase)) continue;
    // What is known late is what is new at a place: it comes up more often.
    for (int i = phrase.from == Time::Option ? 1 : 3; i > 0; --i) open.push_back(&phrase);
  }
  const std::vector<std::string> named = namesOf(sort, latest);
  if (!named.empty() && (open.empty() || chance(30))) return anyOf(named);
  if (open.empty()) return sort == 'b' ? "yes" : sort == 'n' ? "1" : names_.tiles[0];
  return fill(anyOf(open)->text, latest, place, depth - 1);
}

std::vector<std::string> RuleSpeech::namesOf(char sort, Time latest) const {
  std::vector<std::string> found;
  for (const Named& one : names_.values)
    if (one.sort == sort && one.from <= latest) found.push_back(one.name);
  return found;
}

std::string RuleSpeech::fill(std::string_view text, Time latest, uint32_t place, int depth) {
  std::string said;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%')
      said += hole(text[++i], latest, place, depth);
    else
      said += text[i];
  }
  return said;
}

std::string RuleSpeech::hole(char sort, Time latest, uint32_t place, int depth) {
  static const char* const kinds[] = {"run", "triplet", "quad", "triplet or quad", "run or triplet"};
  static const char* const lies[] = {" concealed", " claimed", ""};
  static const char* const losers[] = {"(loser is dealer)", "(loser is giver)", "(place of loser = 2)",
                                       "(any {all tiles} aside of loser)"};
  static const char* const waits[] = {"open", "edge", "closed", "pair", "triplet", "edge or closed or pair"};
  switch (sort) {
    case 'l':   // about the loser, or about nothing of the loser's
      if (chance(40)) return say('b', Time::Loser, place, depth);
      return "(" + std::string(anyOf(losers)) + " = " + say('b', Time::Loser, place, depth) + ")";
    case 'F': return fixedSet();
    case 'T': return anyOf(names_.tiles);
    case 'C': return "{" + joined(some(names_.calls)) + "}";
    case 'P': return "{" + joined(some(names_.patterns)) + "}";
    case 'V': return "{" + joined(some(names_.valued)) + "}";
    case 'R': return chance(50) ? "1 9" : std::to_string(between(1, 9));
    case 'K': return anyOf(kinds);
    case 'W': {
      const int where = random_.below(3);
      return (where == 0   ? " in " + fixedSet()
              : where == 1 ? " touching " + fixedSet()
                           : std::string()) +
             anyOf(lies);
    }
    case 'Y': return anyOf(waits);
    case 'H': return anyOf(names_.shapes);
    case 'N': return std::to_string(between(1, std::max(1, names_.suits)));
    case 'i': return std::to_string(chance(10) ? between(5, 1000) : between(0, 4));
    case 'j': return std::to_string(between(1, 4));
    case 'L': return chance(50) ? "[1 2 4 8]" : "[" + std::to_string(between(0, 9)) + "]";
    case 'A': return anyOf(names_.seatTallies);
    case 'G': return anyOf(names_.turned);
    case 'M': return anyOf(names_.suitMarks);
    case 'B': return anyOf(names_.liabilities);
    case 'Q': return "{" + joined(some(names_.relations)) + "}";
    case 'E': return "(" + anyOf(names_.enums) + ")";
    default: return say(sort, latest, place, depth);
  }
}

std::string RuleSpeech::fixedSet() {
  const std::vector<std::string> named = namesOf('S', Time::Option);
  if (!named.empty() && chance(40)) return anyOf(named);
  if (chance(10)) return "{all tiles}";
  if (names_.suits && chance(20)) return "{rank " + std::string(chance(50) ? "1 9" : "2 5 8") + "}";
  std::vector<std::string> tiles = some(names_.tiles, chance(50) ? 10 : 40);
  return "{" + joined(tiles) + "}";
}

std::string RuleSpeech::guard(Time latest, int percent, uint32_t place) {
  if (!chance(percent)) return "";
  return (chance(80) ? " when " : " unless ") + say('b', latest, place, 2);
}

}  // namespace kaikou::generated
