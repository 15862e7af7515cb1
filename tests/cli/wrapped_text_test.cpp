// Lines that fit.
#include "cli/wrapped_text.h"

#include <catch2/catch.hpp>

#include "compiler/source/source.h"

using namespace kaikou;

namespace {

void checkFits(const std::string& text, int columns) {
  for (size_t at = 0; at < text.size();) {
    const size_t end = text.find('\n', at);
    REQUIRE(end != std::string::npos);
    INFO(text);
    CHECK(source::displayWidth(text.substr(at, end - at)) <= columns);
    at = end + 1;
  }
}

}  // namespace

TEST_CASE("choices fit narrow and wide terminals", "[cli]") {
  std::vector<std::string> choices;
  for (int i = 1; i <= 14; ++i) choices.push_back(std::to_string(i) + (i % 3 ? " 打 5万" : " kong added to a pung 5m"));
  for (int columns : {20, 30, 40, 41, 80, 120}) {
    const std::string text = cli::sideBySide(choices, columns < 30 ? 30 : columns);
    checkFits(text, columns < 30 ? 30 : columns);
    for (const std::string& choice : choices) CHECK(text.find(choice) != std::string::npos);
  }
  CHECK(cli::sideBySide({"1 a", "2 b", "3 c"}, 80) == "1 a  2 b  3 c\n");
  CHECK(cli::sideBySide({}, 80).empty());
}

TEST_CASE("a paragraph is broken at blanks and full-width punctuation", "[cli]") {
  CHECK(cli::wrapped("one two three", 8) == "one two\nthree\n");
  CHECK(cli::wrapped("一；二；三", 6) == "一；\n二；三\n");
  CHECK(cli::wrapped("", 8).empty());
  checkFits(cli::wrapped("a number: that choice; a tile: discard it; h: hints; t: the table again; q: quit; ?: this", 40), 40);
  checkFits(cli::wrapped("数字：选一项；牌：打出这张；h：提示；t：再看牌桌；q：退出；?：这些话", 40), 40);
}

TEST_CASE("lines that are too wide are broken, and begin further in", "[cli]") {
  CHECK(cli::fitted("short\nalso\n", 20) == "short\nalso\n");
  CHECK(cli::fitted("  one two three four\n", 12) == "  one two\n    three\n    four\n");
  CHECK(cli::fitted("一二三四五六七\n", 8) == "一二三四\n  五六七\n");
  CHECK(cli::fitted("abcdefghij\n", 4) == "abcd\n  ef\n  gh\n  ij\n");
  CHECK(cli::fitted("\033[1mone two\033[0m\n", 7) == "\033[1mone two\033[0m\n");
  CHECK(cli::fitted("> ", 20) == "> ");
  CHECK(cli::fitted("", 20).empty());
  const std::string table = "    self-drawn              x 2          → 32      红中癞子杠（又称开口翻）, 小胡计分、大胡计分\nseat 3        10 tiles  [chow 678m from seat 2]\n";
  for (int columns : {20, 30, 40, 80}) checkFits(cli::fitted(table, columns), columns);
}
