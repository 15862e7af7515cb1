// Diagnostics as data: messages, the sink's limits, nearest names.
#include <catch2/catch.hpp>
#include <set>

#include "compiler/diag/diag.h"
#include "tests/text/language_of_text.h"

using namespace kaikou::diag;
using kaikou::testing::isOneLineOf;

TEST_CASE("messages are filled, codes are written K0123", "[diag]") {
  Sink sink;
  Diagnostic& made = sink.report(Code::Syntax, {0, {1, 2}}, {std::string("`a{1}`"), std::string("b\nc")}, say::LeaveOutOverride);
  CHECK(made.message.en() == "unexpected `a{1}`; expected b c");
  CHECK(made.severity == Severity::Error);
  CHECK(codeText(made.code) == "K0101");
  CHECK(sink.report(Code::CannotRead, {0, {5, 6}}, {std::string("x")}).message.en() == "cannot read `x`: ");
}

TEST_CASE("one a place and code, a limit, and order by place", "[diag]") {
  Sink sink;
  sink.report(Code::Syntax, {1, {0, 1}}, {std::string("b"), std::string()});
  sink.report(Code::Syntax, {0, {4, 5}}, {std::string("a"), std::string()});
  sink.report(Code::Syntax, {0, {4, 5}}, {std::string("again"), std::string()});
  CHECK(sink.errorCount() == 2);
  sink.sort();
  REQUIRE(sink.all().size() == 2);
  CHECK(sink.all()[0].message.en() == "unexpected a; expected ");
  for (uint32_t i = 10; i < 1000; ++i) sink.report(Code::Syntax, {0, {i, i}});
  CHECK(sink.all().size() == 200);
  CHECK(sink.errorCount() == 992);
}

TEST_CASE("every message is one line in the house's style", "[diag]") {
  const std::pair<std::string, std::string> messages[] = {
#define DIAG(code, number, severity, zh, en) {zh, en},
#include "compiler/diag/diag_codes.def"
#undef DIAG
#define SAY(name, zh, en) {zh, en},
#include "compiler/diag/diag_words.def"
#undef SAY
  };
  for (const auto& [zh, en] : messages) {
    INFO(zh << "\n" << en);
    CHECK(kaikou::text::faultOfRow(zh, en) == nullptr);
    CHECK(isOneLineOf(zh, Language::Chinese));
    CHECK(isOneLineOf(en, Language::English));
  }
  std::set<int> numbers;
#define DIAG(code, number, severity, zh, en) CHECK(numbers.insert(number).second);
#include "compiler/diag/diag_codes.def"
#undef DIAG
}

TEST_CASE("the nearest name", "[diag]") {
  CHECK(nearest("patern", {"pattern", "payment"}) == "pattern");
  CHECK(nearest("ture", {"true", "tune"}) == "true");
  CHECK(nearest("碰碰糊", {"碰碰胡", "清一色"}) == "碰碰胡");
  CHECK(nearest("封項", {"封顶", "金顶"}) == "封顶");
  CHECK(nearest("甲", {"乙"}) == "");
  CHECK(nearest("abc", {"xyz", "abcdefgh"}) == "");
  CHECK(nearest("", {"a"}) == "");
  CHECK(nearest(std::string(100'000, 'a'), {std::string(100'000, 'b')}) == "");
}
