// Reads grammar/keywords.def into a table. Guarantee: one entry a row, in order, so that an index is stable for a
// build. Tested by tests/syntax/format_test.cpp.
#include "compiler/syntax/keyword_table.h"

namespace kaikou::syntax {

const std::vector<Keyword>& keywords() {
  constexpr bool yes = true, no = false;
  static const std::vector<Keyword> table = {
#define KEYWORD(token, english, chinese, soft, also) {#token, english, chinese, soft, also},
#include "grammar/keywords.def"
#undef KEYWORD
  };
  return table;
}

bool isWord(std::string_view name) {
  for (const Keyword& word : keywords()) {
    if (name == word.english || name == word.chinese || (!word.also.empty() && name == word.also)) return true;
  }
  return false;
}

}  // namespace kaikou::syntax
