// Looks up what people say for a word of the language. The nearest name does not find these: 大于 is nowhere near `>`, and
// 自摸 is one letter from 自, which is another word. The test holds each row against the words of the language, so a row
// cannot outlive a word. Tested by tests/syntax/said_words_test.cpp.
#include "compiler/syntax/said_words.h"

namespace kaikou::syntax {

diag::Bilingual wordForSaid(std::string_view said) {
  struct Row {
    std::string_view said, chinese, english;
  };
  static constexpr Row rows[] = {
#define SAID_AS(said, chinese, english) {said, chinese, english},
#include "compiler/syntax/said_words.def"
#undef SAID_AS
  };
  for (const Row& row : rows) {
    if (row.said == said) return diag::Bilingual::of(std::string(row.chinese), std::string(row.english));
  }
  return {};
}

}  // namespace kaikou::syntax
