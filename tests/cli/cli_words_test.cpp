// The words of the commands in both languages, and what is said of a wrong command line.
#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include "cli/cli_words.h"
#include "cli/session.h"
#include "tests/text/language_of_text.h"

using namespace kaikou;
using namespace kaikou::cli;

TEST_CASE("every row of the commands is one line in each language", "[cli]") {
  const std::pair<const char*, const char*> rows[] = {
#define SAY(name, zh, en) {zh, en},
#include "cli/cli_words.def"
#undef SAY
  };
  for (const auto& [zh, en] : rows) {
    INFO(zh << "\n" << en);
    CHECK(testing::hasChinese(testing::withoutQuoted(zh)));
    CHECK(!testing::hasChinese(testing::withoutQuoted(en)));
  }
}

TEST_CASE("what CLI11 says of a wrong command line is taken apart", "[cli]") {
  struct Row { std::vector<std::string> arguments; std::string zh, en; };
  const Row rows[] = {
      {{}, "缺少 FILE", "FILE is required"},
      {{"a", "--hands"}, "--hands 后面缺少值", "--hands needs a value"},
      {{"a", "--hands", "many"}, "--hands：`many` 不在 0 到 3 之间", "--hands: `many` is not from 0 to 3"},
      {{"a", "--count", "many"}, "--count：`many` 不是这里要的数", "--count: `many` is not the number that is wanted here"},
      {{"a", "--hands", "7"}, "--hands：`7` 不在 0 到 3 之间", "--hands: `7` is not from 0 to 3"},
      {{"a", "--form", "x"}, "--form：`x` 不在 {text,json} 之中", "--form: `x` is not one of {text,json}"},
      {{"a", "b"}, "这里不该有：b", "not expected here: b"},
      {{"a", "--nonsense"}, "这里不该有：--nonsense", "not expected here: --nonsense"},
      {{"a", "--one", "--two"}, "--one 与 --two 不能同用", "--one excludes --two"},
  };
  for (const Row& row : rows) {
    CLI::App app("about", "kou try");
    std::string file, form;
    int hands = 0, count = 0;
    bool one = false, two = false;
    app.add_option("FILE", file, "a file")->required();
    app.add_option("--hands", hands, "hands")->check(CLI::Range(0, 3));
    app.add_option("--count", count, "count");
    app.add_option("--form", form, "form")->check(CLI::IsMember({"text", "json"}));
    auto* first = app.add_flag("--one", one, "one");
    auto* second = app.add_flag("--two", two, "two");
    first->excludes(second);
    std::vector<std::string> reversed(row.arguments.rbegin(), row.arguments.rend());
    try {
      app.parse(reversed);
      FAIL("a wrong command line is taken: " << row.en);
    } catch (const CLI::ParseError& error) {
      INFO(error.what());
      CHECK(usageFault(error).zh() == row.zh);
      CHECK(usageFault(error).en() == row.en);
    }
  }
}

TEST_CASE("the language is found before the command line is read", "[cli]") {
  auto asked = [](std::vector<const char*> words) {
    words.insert(words.begin(), "kou");
    return languageAskedFor(static_cast<int>(words.size()), const_cast<char**>(words.data()));
  };
  CHECK(asked({"check", "--lang", "zh", "a.kou"}) == Language::Chinese);
  CHECK(asked({"check", "--lang=en", "a.kou"}) == Language::English);
  CHECK(asked({"--lang", "zh", "check"}) == Language::Chinese);
  CHECK(asked({"check", "--lang", "zh", "--lang", "en"}) == Language::English);
  CHECK(!asked({"check", "a.kou"}));
  CHECK(!asked({"check", "--lang", "fr"}));
  CHECK(!asked({"check", "--lang"}));
  CHECK(!asked({"check", "--", "--lang", "zh"}));
}
