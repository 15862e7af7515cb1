// Texts that try to crash, hang or exhaust the parser: each is answered, at a place, in bounded time.
#include <catch2/catch.hpp>
#include <chrono>

#include "tests/syntax/syntax_helpers.h"

using kaikou::testing::Parsed;

namespace {

std::string repeated(const std::string& text, size_t times) {
  std::string made;
  made.reserve(text.size() * times);
  for (size_t i = 0; i < times; ++i) made += text;
  return made;
}

/// The first error's code of a file with this text; checks the time.
std::string answer(const std::string& text) {
  auto start = std::chrono::steady_clock::now();
  Parsed parsed(text);
  std::string errors = parsed.errors();
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  CHECK(took.count() < 5.0);  // far less without sanitizers on a quiet machine
  size_t at = errors.find('K');
  return at == std::string::npos ? "" : errors.substr(at, 5);
}

std::string answerLet(const std::string& expr) { return answer("ruleset t\nlet a = " + expr); }

}  // namespace

TEST_CASE("nesting is capped before the parser sees it", "[syntax][hostile]") {
  CHECK(answerLet(repeated("(", 100'000)) == "K0004");
  CHECK(answerLet(repeated("[", 100'000)) == "K0004");
  CHECK(answerLet(repeated("（", 100'000)) == "K0004");
  CHECK(answer("ruleset t\nset a = " + repeated("{", 100'000)) == "K0004");
  CHECK(answerLet(repeated("(", 257) + "1" + repeated(")", 257)) == "K0004");
  CHECK(answerLet(repeated("(", 256) + "1" + repeated(")", 256)) == "");
  CHECK(answerLet(repeated("if ", 50'000)) == "K0004");
  CHECK(answerLet(repeated("if a then ", 20'000)) == "K0004");
  CHECK(answerLet(repeated("(if a then ", 200)) == "K0004");
}

TEST_CASE("chains of operators are capped", "[syntax][hostile]") {
  CHECK(answerLet(repeated("not ", 45'000) + "a") == "K0004");
  CHECK(answerLet(repeated("- ", 45'000) + "1") == "K0004");
  CHECK(answerLet(repeated("next ", 45'000) + "5m") == "K0004");
  CHECK(answerLet(repeated("size of ", 40'000) + "a") == "K0004");
  CHECK(answerLet(repeated("if a then 1 else ", 15'000) + "2") == "K0004");
  CHECK(answerLet("1" + repeated(" + 1", 45'000)) == "K0004");
  CHECK(answerLet("a" + repeated(" at last", 45'000)) == "K0004");
  CHECK(answerLet("a" + repeated(" of b", 45'000)) == "K0004");
  CHECK(answerLet("a" + repeated(" at b", 45'000)) == "K0004");
  CHECK(answerLet("a" + repeated(" or b", 45'000)) == "");  // flat: no depth
  CHECK(answerLet(repeated("not ", 900) + "a") == "");
}

TEST_CASE("sizes are capped", "[syntax][hostile]") {
  CHECK(answer("ruleset " + repeated("a", 10'000'000)) == "K0003");
  CHECK(answer("ruleset " + repeated("a", 4'000'000)) == "K0005");
  CHECK(answer("ruleset " + repeated("牌", 257)) == "K0005");
  CHECK(answer("ruleset " + repeated("牌", 256)) == "");
  CHECK(answerLet(repeated("9", 300)) == "K0005");
  CHECK(answer("ruleset t\n" + repeated("a ", 500'000)) == "K0006");
  CHECK(answer("ruleset t\n" + repeated("{}", 49'000)) == "K0101");
  CHECK(answer("ruleset t\n" + repeated("let a = )\n", 15'000)) == "K0101");
  CHECK(answer("ruleset t\npayment {\n" + repeated("  a : 3\n", 30'000) + "}\n") == "K0101");
  CHECK(answer("ruleset t\n// " + repeated("(", 3'000'000)) == "");
  CHECK(answer("ruleset t\ndocument S \"" + repeated("(", 3'000'000) + "\"") == "");
}

TEST_CASE("broken encodings and stray bytes", "[syntax][hostile]") {
  CHECK(Parsed("ruleset t\nlet a = \xff").errors() == "2:9 K0002 the file is not valid UTF-8\n");
  CHECK(answer("\xc0\x80") == "K0002");
  CHECK(answer("\xed\xa0\x80") == "K0002");
  CHECK(answer("\xe7\x89") == "K0002");
  CHECK(answer(std::string(1'000'000, '\0')) == "K0006");
  CHECK(answer(std::string(1000, '\0')) == "K0102");
  CHECK(answer("ruleset t\n" + repeated("\"", 3)) == "K0103");
  CHECK(answer("ruleset t \"" + repeated("\\", 100'001)) == "K0103");
  CHECK(answer("\xef\xbb\xbf") == "K0106");
  CHECK(answer("ruleset t\r\nlet a = 3\rlet b = 4\r\n") == "");
  CHECK(answer("ruleset t\n" + repeated("}", 90'000)) == "K0101");
}
