// The words of the language (grammar/keywords.def) as data.
#pragma once

#include <string_view>
#include <vector>

namespace kaikou::syntax {

struct Keyword {
  std::string_view token, english, chinese;
  bool soft = false;      // a declaration may bear it as its name
  std::string_view also;  // one more accepted spelling, or empty
};

/// In the order of keywords.def.
const std::vector<Keyword>& keywords();
/// Whether a name is spelled like a word of the language, in any accepted spelling.
bool isWord(std::string_view name);

}  // namespace kaikou::syntax
