// Everything that must hold of a ruleset that nobody wrote by hand, tried on one.
//
// The compiler refuses it with errors at a place, or: it is formatted and read back the same; its plan goes
// through bytes and back; the reference, the interpreter and machine code answer alike on random tables;
// whole hands at random keep the rules of the engine; saved and restored at random moments they go on the
// same; every bot plays it; logs replay; points and the house sum to zero.
#pragma once

#include <cstdint>
#include <string>

namespace kaikou::generated {

struct Effort {
  int tables = 120;  // that evaluators are compared on
  int hands = 3;     // at random
  int botHands = 1;  // by each table of bots
  int settings = 1;  // random values of options, beside the ruleset's own
};

struct Verdict {
  enum Kind : char { Fine, Refused, Finding } kind = Fine;
  std::string room;   // of a finding: what was being done
  std::string words;  // what was wrong; of a refusal the codes
};

/// In this process: what crashes or hangs takes the caller along.
Verdict tryRules(const std::string& name, const std::string& text, uint64_t seed, const Effort& effort);

/// In a process of its own, which may crash, take too long or ask for too much memory: findings as well.
Verdict tryGuarded(const std::string& name, const std::string& text, uint64_t seed, const Effort& effort,
                   int seconds);

}  // namespace kaikou::generated
