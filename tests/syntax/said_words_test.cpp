// What players and programmers say for a word of the language: the help names the word.
#include "compiler/syntax/keyword_table.h"
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("a row of said words leads to a word of the language, and is none itself", "[syntax]") {
  struct Row {
    std::string_view said, chinese, english;
  };
  static constexpr Row rows[] = {
#define SAID_AS(said, chinese, english) {said, chinese, english},
#include "compiler/syntax/said_words.def"
#undef SAID_AS
  };
  const std::string_view marks = "+ - / = <> < > <= >=";
  for (const Row& row : rows) {
    INFO(row.said);
    CHECK_FALSE(syntax::isWord(row.said));
    for (std::string_view word : {row.chinese, row.english}) {
      INFO(word);
      CHECK((syntax::isWord(word) || marks.find(word) != std::string_view::npos));
    }
  }
}

TEST_CASE("the word is named where another one was said", "[syntax]") {
  const std::pair<const char*, const char*> cases[] = {
      {"need a : openings 大于 3\n", "`>`"},
      {"need a : openings >= 1 并且 self drawn\n", "`and`"},
      {"need a : 开口数 不小于 3\n", "`>=`"},
      {"need a : 自摸\n", "`self drawn`"},
      {"need a : 非 自摸\n", "`self drawn`"},
      {"payment {\n  a : 乘 2 当 自摸\n}\n", "`self drawn`"},
      {"let a = 如果 openings > 1 then 2 else 3\n", "`if`"},
      {"payment {\n  a : x 2 when loser is 点炮者\n}\n", "`giver`"},
      {"example \"a\" {\n  dealer 0\n  seat 0: hand 234s678s78m22p111p\n  win seat 0 with 9m 自摸\n  expect refused\n}\n", "`self drawn`"},
  };
  for (const auto& [text, word] : cases) {
    INFO(text);
    const auto checked = small(text);
    REQUIRE(checked.hasErrors());
    CHECK(checked.help() == std::string("in rule files this is written ") + word);
  }
}

TEST_CASE("a word and a number want a blank between them", "[syntax]") {
  CHECK(small("payment {\n  a : 乘2 when openings > 1\n}\n").help() == "did you mean `乘 2`?");
  CHECK(small("payment {\n  a : 至多300\n}\n").help() == "did you mean `至多 300`?");
}

TEST_CASE("what a ruleset calls so is no mistake", "[syntax]") {
  CHECK_FALSE(small("let 自摸 = self drawn\nneed a : 自摸\n").hasErrors());
  CHECK_FALSE(small("payment {\n  加 : + 1\n  自摸 : x 2 when self drawn\n}\n").hasErrors());
}
