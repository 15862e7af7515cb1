// Errors of the grammar: what is said, where, and that one slip gives one message. One test a code K00xx and K01xx at
// least.
#include <catch2/catch.hpp>

#include <algorithm>

#include "compiler/syntax/keyword_table.h"
#include "tests/syntax/syntax_helpers.h"

using kaikou::testing::Parsed;
namespace syntax = kaikou::syntax;

namespace {

std::string errorsOf(const std::string& declarations) { return Parsed("ruleset t\n" + declarations).errors(); }

}  // namespace

TEST_CASE("K0101: unexpected and expected", "[syntax]") {
  CHECK(errorsOf("set a \"x\" rank 2") == "2:11 K0101 unexpected `rank`; expected `=` or `/`\n");
  CHECK(errorsOf("option a \"x\" : yes/no no") == "2:23 K0101 unexpected `no`; expected `=`\n");
  CHECK(errorsOf("let z = (3 + )") == "2:14 K0101 unexpected `)`; expected an expression\n");
  CHECK(errorsOf("let y =\nlet z = 3") == "2:8 K0101 unexpected end of the declaration; expected an expression\n");
  CHECK(errorsOf("let y =") == "2:8 K0101 unexpected end of the file; expected an expression\n");
  CHECK(errorsOf("option : yes/no = no") == "2:8 K0101 unexpected `:`; expected a name\n");
}

TEST_CASE("K0101: the word that was meant", "[syntax]") {
  CHECK(errorsOf("patern a : yes").find("did you mean `pattern`?") != std::string::npos);
  CHECK(errorsOf("set a = b c\npatern d : yes")
            .find("3:1 K0101 unexpected `patern`; expected a declaration; did you mean") == 0);
  CHECK(errorsOf("call a : run on discrad").find("did you mean `on discard`?") != std::string::npos);
  CHECK(errorsOf("pattern a : all tiles in one suitt").find("2:30 K0101 unexpected `suitt`; expected ") == 0);
  CHECK(errorsOf("pattern a : all tiles in one suitt").find("did you mean `all tiles in one suit`?") != std::string::npos);
  CHECK(errorsOf("need k : self drwan").find("did you mean `self drawn`?") != std::string::npos);
  CHECK(errorsOf("payment {\n  a : x 2 wen loser is giver\n}").find("did you mean `when`?") != std::string::npos);
  CHECK(errorsOf("need all tiles : yes") ==
        "2:6 K0101 unexpected `all tiles`; expected a name; `all tiles` is a word of the language and cannot be a "
        "name\n");
}

TEST_CASE("K0101: habits of other languages", "[syntax]") {
  CHECK(errorsOf("let a = b == 3") == "2:11 K0101 unexpected `==`; expected `=`; in rule files this is written `=`\n");
  CHECK(errorsOf("let a = b && c || !d") ==
        "2:11 K0101 unexpected `&&`; expected `and`; in rule files this is written `and`\n"
        "2:16 K0101 unexpected `||`; expected `or`; in rule files this is written `or`\n"
        "2:19 K0101 unexpected `!`; expected `not`; in rule files this is written `not`\n");
  CHECK(errorsOf("let a = 3 /* c */").find("a comment begins with `//`") != std::string::npos);
  CHECK(errorsOf("let a = b ≥ 3").find("unexpected `≥`; expected `>=`") != std::string::npos);
  CHECK(errorsOf("payment {\n  a : = 2x 3\n}").find("a blank separates a number from `x`") != std::string::npos);
}

TEST_CASE("many errors in one run, without cascades", "[syntax]") {
  CHECK(errorsOf("let a = 3 +\nlet b = 4\nneed c 5\npayment {\n  d : 2\n  e : x 2\n  f : y 2\n}\nlet g = )\n") ==
        "2:12 K0101 unexpected end of the declaration; expected an expression\n"
        "4:8 K0101 unexpected `5`; expected `before`, `after`, `:` or a text in quotes\n"
        "6:7 K0101 unexpected `2`; expected `x`, `becomes`, `at most`, `at least`, `round up to`, `round down to` or "
        "the like\n"
        "8:7 K0101 unexpected `y`; expected `x`, `becomes`, `at most`, `at least`, `round up to`, `round down to` or "
        "the like\n"
        "10:9 K0101 unexpected `)`; expected an expression\n");
}

TEST_CASE("what can be read after errors is kept", "[syntax]") {
  Parsed parsed("ruleset t\nlet a = +\nlet b = 1\npayment {\n  c : = 1\n  d : oops\n}\n");
  CHECK(parsed.tree() == "ruleset t\nlet a\n  (Bad)\nlet b\n  (Number 1)\npayment\n  c\n    becomes (Number 1)\n");
}

TEST_CASE("K0102: unknown characters", "[syntax]") {
  CHECK(errorsOf("let a = 3;") ==
        "2:10 K0102 `;` is not a character of the language; nothing ends a declaration: leave it out\n");
  CHECK(errorsOf(std::string("let a = \0 3", 11)) == "2:9 K0102 `U+0000` is not a character of the language\n");
}

TEST_CASE("K0103 and K0107: texts", "[syntax]") {
  CHECK(errorsOf("set a \"abc = b").find("2:7 K0103 this text is not closed before the end of the line\n") == 0);
  CHECK(errorsOf("document S \"abc\\\"").find("2:12 K0103") == 0);
  CHECK(errorsOf("document S \"甲”").find("so it must end with \"") != std::string::npos);
  CHECK(errorsOf("document S \"a\\tb\"").find("2:14 K0107 `\\t` means nothing in a text") == 0);
}

TEST_CASE("K0104: unclosed brackets point at the opening one", "[syntax]") {
  CHECK(errorsOf("tally a {\n  b : x 2\n\nlet c = 3\nlet d = (4 +\n") ==
        "2:9 K0104 this `{` is never closed\n6:13 K0101 unexpected end of the file; expected an expression\n");
  CHECK(errorsOf("payment {\n  a : = (3 + 4\n}\nlet b = 1\n") == "3:9 K0104 this `(` is never closed\n");
}

TEST_CASE("K0105: numbers", "[syntax]") {
  CHECK(errorsOf("let a = 99999999999999999999") == "2:9 K0105 the number `99999999999999999999` is too large\n");
  CHECK(errorsOf("deal {\n  seats 99999999999\n}").find("K0105") != std::string::npos);
  CHECK(errorsOf("deal {\n  seats 1.5\n}") == "3:9 K0101 unexpected `1.5`; expected a whole number\n");
  CHECK(errorsOf("set a = rank 10") == "2:14 K0101 unexpected `10`; expected a rank from 1 to 9\n");
}

TEST_CASE("K0106: no header", "[syntax]") {
  CHECK(Parsed("").errors() == "1:1 K0106 a rule file begins with `ruleset NAME` or `module NAME`\n");
  Parsed parsed("let a = 3\nlet b =");
  CHECK(parsed.errors() ==
        "1:1 K0106 a rule file begins with `ruleset NAME` or `module NAME`\n"
        "2:8 K0101 unexpected end of the file; expected an expression\n");
  CHECK(parsed.result.ast->decls.size() == 2);
  CHECK(Parsed("ruleset x").errors().find("`x` is a word of the language and cannot be a name") != std::string::npos);
}

// Wherever a name is wanted, whatever word of the language stands there: one error, at the word, that says so.
TEST_CASE("words of the language that are used as names are told to be words", "[syntax]") {
  size_t words = 0;
  for (const syntax::Keyword& word : syntax::keywords()) {
    if (word.soft) continue;
    for (const std::string_view spelling : {word.english, word.chinese, word.also}) {
      if (spelling.empty() || spelling == "none" || spelling == "没有") continue;
      ++words;
      const std::string name(spelling);
      for (const std::string& line : {"need " + name + " \"a\" / \"b\" : 1 = 1", "pattern " + name + " worth 1 : 1 = 1",
                                      "call " + name + " : triplet on discard", "option " + name + " : number = 1",
                                      "pattern 甲 : 1 = 1 excludes " + name, "tally 甲 of each seat { " + name + " : + 1 }",
                                      "result { " + name + " = 1 }", "option 甲 : one of " + name + " = 1"}) {
        // A line may begin with these, before its name.
        if (line.find("{ " + name) != std::string::npos && (word.token == "OVERRIDE" || word.token == "REMOVE")) continue;
        INFO(line);
        const std::string errors = errorsOf(line);
        CHECK(std::count(errors.begin(), errors.end(), '\n') == 1);
        CHECK(errors.find("unexpected `" + name + "`") != std::string::npos);
        CHECK(errors.find("cannot be a name") != std::string::npos);
      }
    }
  }
  CHECK(words > 200);
}
