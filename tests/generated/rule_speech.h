// Says expressions: any phrase of the table (rule_phrases.h) that a place allows, its holes filled with more
// of them and with the names that the ruleset has.
#pragma once

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "bench/random_wins.h"
#include "tests/generated/rule_names.h"
#include "tests/generated/rule_phrases.h"

namespace kaikou::generated {

class RuleSpeech {
 protected:
  static constexpr int deepest = 3;
  explicit RuleSpeech(uint64_t seed) : random_(seed) {}

  bool chance(int percent) { return random_.chance(percent); }
  int between(int low, int high) { return low + random_.below(high - low + 1); }
  template <class List>
  auto& anyOf(const List& list) {
    return list[static_cast<size_t>(random_.below(static_cast<int>(std::size(list))))];
  }
  static std::string joined(const std::vector<std::string>& words);
  /// At least one, in order.
  std::vector<std::string> some(const std::vector<std::string>& of, int percent = 40);

  /// An expression of a sort that is known by `latest`; `place` adds what only some places allow.
  std::string say(char sort, Time latest, uint32_t place = 0, int depth = deepest);
  /// A text with its holes filled.
  std::string fill(std::string_view text, Time latest, uint32_t place, int depth);
  std::string hole(char sort, Time latest, uint32_t place, int depth);
  std::string fixedSet();
  /// `when …`, `unless …` or nothing.
  std::string guard(Time latest, int percent, uint32_t place = 0);
  void know(char sort, Time from, const std::string& name) { names_.values.push_back({sort, from, name}); }

  bench::Random random_;
  Names names_;
  uint32_t has_ = 0;  // bits of Wants

 private:
  std::vector<std::string> namesOf(char sort, Time latest) const;
};

}  // namespace kaikou::generated
