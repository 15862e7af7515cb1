// Writes the course of a hand of a ruleset: marks, steps before play, restrictions, payments on events, what comes after.
#pragma once

#include <string>
#include <vector>

#include "tests/generated/rule_game.h"

namespace kaikou::generated {

class RuleCourse : protected RuleGame {
 protected:
  using RuleGame::RuleGame;

  /// Whether the ruleset follows the course of its hands; before anything that may ask of it.
  void decideCourse();
  /// Which marks there are, before calls, which may ask for them.
  void decideMarks();
  /// After calls.
  void steps();
  void marks();
  void restrictions();
  void turnUps();
  void pays();
  void afterwards();

  /// A line of a tally or a payment.
  void payLine(Time latest, const char* stem, uint32_t place);

 private:
  struct Mark {
    std::string name;
    char sort;  // as in rule_phrases.h; U a suit, O one of words
    int scope = 0, most = 0;
    bool ofSeat() const { return scope < 6; }
  };

  std::string event(bool ofAny);
  std::string events();
  std::string markValue(const Mark& mark, uint32_t place);
  std::string party(uint32_t place);

  std::vector<Mark> marks_;
  std::vector<std::string> steps_, pays_;
};

}  // namespace kaikou::generated
