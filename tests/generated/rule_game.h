// Writes the half of a ruleset that says what is played with: tiles, options, the deal, the wall, sets,
// wilds, facts.
#pragma once

#include <string>
#include <utility>

#include "tests/generated/rule_speech.h"
#include "tests/generated/rule_writer.h"

namespace kaikou::generated {

class RuleGame : protected RuleSpeech {
 protected:
  explicit RuleGame(uint64_t seed) : RuleSpeech(seed) {}

  void line(std::string text) { written_.lines.push_back(std::move(text)); }
  std::string fresh(const std::string& stem) { return stem + std::to_string(++numbered_); }
  static std::string title(const std::string& name) { return name + " \"" + name + "\""; }

  void tiles();
  void options();
  void deal();
  void wall();
  void sets();
  void wilds();
  void facts();

  Written written_;

 private:
  int numbered_ = 0;
};

}  // namespace kaikou::generated
