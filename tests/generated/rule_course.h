// Writes what a ruleset says of the course of a hand: marks, steps, restrictions, tiles turned up, payments on events, what comes
// after.
#pragma once

#include "tests/generated/rule_game.h"

namespace kaikou::generated {

class RuleCourse : protected RuleGame {
 protected:
  explicit RuleCourse(uint64_t seed) : RuleGame(seed) {}

  /// Decides what there will be, so that everything may speak of it.
  void planCourse();
  /// Writes it, when calls are known.
  void course();

 private:
  enum class MarkSort { YesNo, Number, Tile, Suit, Seat, Word };
  struct Mark { std::string name; MarkSort sort; bool ofSeat; };
  struct Step { std::string name; int moment; };   // 0 before play, 1 with discard, 2 in own turn

  std::string event(bool whose, bool win = true);
  std::string events(bool whose);
  std::string valueOf(const Mark& mark, uint32_t place);
  std::string seats(uint32_t place);
  void mark(const Mark& mark);
  void step(const Step& step);
  void turnUp(const std::string& name);
  void restriction();
  void pay(bool onWin);
  void comesAfter();

  std::vector<Mark> marks_;
  std::vector<Step> steps_;
  std::vector<std::string> pays_;
};

}  // namespace kaikou::generated
