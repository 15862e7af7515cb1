// The words of the language (grammar/keywords.def) as data.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kaikou::syntax {

struct Keyword {
  std::string_view token, english, chinese;
  bool soft = false;      // a declaration may bear it as its name
  std::string_view also;  // one more accepted spelling, or empty
};

/// The words by the names of their tokens: what is compared is this and no text.
enum class Word : uint16_t {
#define KEYWORD(token, english, chinese, soft, also) token,
#include "grammar/keywords.def"
#undef KEYWORD
};

/// In the order of keywords.def, which is that of `Word`.
const std::vector<Keyword>& keywords();
/// Whether a name is spelled like a word of the language, in any accepted spelling.
bool isWord(std::string_view name);

}  // namespace kaikou::syntax
