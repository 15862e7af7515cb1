// The names that a ruleset has, for phrases to speak of: of one that is being written, and of the shipped
// ones.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/generated/rule_phrases.h"

namespace kaikou::generated {

struct Named {
  char sort;  // as in rule_phrases.h
  Time from;
  std::string name;
};

struct Names {
  std::vector<Named> values;
  std::vector<std::string> tiles, calls, claims, patterns, valued, shapes, seatTallies, enums, limits, suitNames, suitMarks, relations, turned, liabilities, quietQuads;
  int suits = 0, seats = 4, hand = 13, tileCount = 0, stacks = 0, keep = 0;
};

/// A shipped ruleset, read off its declarations and its plan.
struct ShippedNames {
  std::string ruleset;
  Names names;
  uint32_t has = 0;
  std::vector<std::string> needs;
};
const std::vector<ShippedNames>& shippedNames();

}  // namespace kaikou::generated
