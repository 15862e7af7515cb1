// The formatter: layout, comments, keywords in both languages, and that meaning never changes.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "compiler/syntax/keyword_table.h"
#include "tests/syntax/syntax_helpers.h"

#ifndef KAIKOU_SOURCE_RULESETS
#define KAIKOU_SOURCE_RULESETS "rulesets"
#endif

using kaikou::syntax::FormatOptions;
using kaikou::testing::Parsed;

namespace {

std::string formatted(const std::string& text, FormatOptions::Keywords keywords = FormatOptions::Keep) {
  kaikou::source::SourceManager sources;
  kaikou::diag::Sink sink;
  auto made = kaikou::syntax::format(sources, sources.add("t.kou", text), sink, {keywords});
  return made ? *made : "error " + kaikou::diag::codeText(sink.all().at(0).code);
}

}  // namespace

TEST_CASE("formatting keeps the tree, is idempotent, and goes to Chinese and back", "[syntax][format]") {
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KAIKOU_SOURCE_RULESETS)) {
    if (entry.path().extension() != ".kou") continue;
    INFO(entry.path());
    std::ifstream file(entry.path());
    std::stringstream stream;
    stream << file.rdbuf();
    std::string text = stream.str(), tree = Parsed(text).tree();
    std::string kept = formatted(text), chinese = formatted(text, FormatOptions::Chinese);
    std::string english = formatted(text, FormatOptions::English);
    CHECK(Parsed(kept).tree() == tree);
    CHECK(Parsed(chinese).tree() == tree);
    CHECK(Parsed(english).tree() == tree);
    CHECK(formatted(kept) == kept);
    CHECK(formatted(chinese) == chinese);
    CHECK(formatted(chinese, FormatOptions::English) == english);
    CHECK(formatted(english, FormatOptions::Chinese) == chinese);
  }
}

TEST_CASE("layout", "[syntax][format]") {
  CHECK(formatted("ruleset  t\n\n\n\n\n//  about a  \nlet   a=min( 1 ,2 )+(- 3)  // why\nset b={ c }except[") ==
        "error K0104");
  CHECK(formatted("ruleset  t\n\n\n\n\n//  about a  \nlet   a=min( 1 ,2 )+(- 3)  // why\nset b={ c }\n\n") ==
        "ruleset  t\n\n\n//  about a\nlet   a = min(1, 2) + (-3)  // why\nset b = { c }\n");
  CHECK(
      formatted("ruleset t\npayment {\n      // first\n a : x 2\n   when b\n         // of when\n and c\n// last\n}") ==
      "ruleset t\npayment {\n  // first\n  a : x 2\n      when b\n      // of when\n      and c\n  // last\n}\n");
  CHECK(formatted("ruleset t\ntiles{\nsuit m 1 .. 9 copies 4}\nlet l=[1 -2]") ==
        "ruleset t\ntiles {\n  suit m 1..9 copies 4 }\nlet l = [1 -2]\n");
  CHECK(formatted("ruleset t\nexample \"e\" {\n seat 1 : hand 5m\n}\nleaving {}") ==
        "ruleset t\nexample \"e\" {\n  seat 1: hand 5m\n}\nleaving {}\n");
  CHECK(formatted("ruleset t\r\nlet a = b\r\n") == "ruleset t\nlet a = b\n");
  CHECK(formatted("ruleset t\n令 a＝较小（1，2）") == "ruleset t\n令 a = 较小(1, 2)\n");
  CHECK(formatted("ruleset t\nset a = all \t tiles") == "ruleset t\nset a = all tiles\n");
}

TEST_CASE("names keep their spelling", "[syntax][format]") {
  std::string text =
      "ruleset t\noption 胡序 : one of 庄家 none draws = 庄家\ndefault 胡序 = none\nlet a = 胡序 is 庄家 and winner is "
      "dealer\n"
      "payment {\n  赢家 : x 2 when winner is loser\n}\n";
  CHECK(formatted(text, FormatOptions::Chinese) ==
        "规则 t\n选项 胡序 : 之一 庄家 none draws = 庄家\n默认 胡序 = none\n令 a = 胡序 是 庄家 且 赢家 是 庄家\n"
        "付点 {\n  赢家 : 乘 2 当 赢家 是 输家\n}\n");
  CHECK(formatted(formatted(text, FormatOptions::Chinese), FormatOptions::English) == text);
}

// Chinese has a word for an answer and another one for what there is none of.
TEST_CASE("an answer of no is spelled as an answer", "[syntax][format]") {
  std::string text =
      "ruleset t\noption 乱将 : yes/no = no\ndefault 乱将 = no\nmark 开 of each seat : yes/no = no { becomes no on own discard when no 万 in hand }\n"
      "let a = if no 万 aside then no else yes\n"
      "example \"e\" {\n  expect seat 0 开 no\n}\n";
  CHECK(formatted(text, FormatOptions::Chinese) ==
        "规则 t\n选项 乱将 : 是否 = 否\n默认 乱将 = 否\n状态 开 各家的 : 是否 = 否 { 改为 否 逢 自家 弃牌 当 无 万 手中 }\n"
        "令 a = 若 无 万 亮置着 则 否 否则 要\n"
        "例 \"e\" {\n  应得 座 0 开 否\n}\n");
  CHECK(formatted(formatted(text, FormatOptions::Chinese), FormatOptions::English) == text);
}

TEST_CASE("K0108: a respelling that would change the meaning is refused", "[syntax][format]") {
  std::string text = "ruleset t\nneed k : yes\n要求 kong : yes\nneed a 后于 kong : yes\n";
  CHECK(Parsed(text).errors() == "");
  CHECK(formatted(text, FormatOptions::English) == "error K0108");
  CHECK(formatted(text) == text);
}

TEST_CASE("the table of words", "[syntax][format]") {
  std::set<std::string_view> spellings;
  for (const kaikou::syntax::Keyword& word : kaikou::syntax::keywords()) {
    INFO(word.token);
    CHECK(spellings.insert(word.english).second);
    CHECK(spellings.insert(word.chinese).second);
    if (!word.also.empty()) CHECK(spellings.insert(word.also).second);
  }
}
