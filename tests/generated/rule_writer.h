// Writes rulesets that nobody wrote by hand: at random, of every construct, most of them valid.
//
//   generated::Written written = generated::writeRules(seed);
//   check(written.name + ".kou", written.text());
//
// Games of two seats and of four, of a dozen tiles and of hundreds, all wild or nothing, everything set
// aside, without calls, with needs that nearly nothing meets; and house rules over the shipped rulesets. The
// same seed writes the same ruleset.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kaikou::generated {

struct Written {
  std::string name;
  /// A declaration, or a line of one: what a reducer can take away.
  std::vector<std::string> lines;
  std::string text() const;
};

Written writeRules(uint64_t seed);

}  // namespace kaikou::generated
