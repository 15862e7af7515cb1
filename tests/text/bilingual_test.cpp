// Messages of both languages: rows, holes, what is put in; and the rows of the runtime.
#include <catch2/catch.hpp>

#include <type_traits>

#include "runtime/text/runtime_words.h"
#include "tests/text/language_of_text.h"

using namespace kaikou;
using namespace kaikou::text;

namespace {
KAIKOU_SAY(Plain, "没有", "nothing")
KAIKOU_SAY(Turned, "{1} 里没有 {0}", "there is no {0} in {1}, no {0}")
}  // namespace

TEST_CASE("a row is filled in both languages, in its own order", "[text]") {
  const Bilingual made = Turned(std::string("甲"), Plain);
  CHECK(made.zh() == "没有 里没有 甲");
  CHECK(made.en() == "there is no 甲 in nothing, no 甲");
  CHECK(made.in(Language::Chinese) == made.zh());
  CHECK(made.in(Language::English) == made.en());
  const Bilingual plain = Plain;
  CHECK(plain.en() == "nothing");
}

TEST_CASE("what is put in is not looked at for holes, and stays on the line", "[text]") {
  CHECK(Turned(std::string("{1}"), std::string("a\nb\tc")).en() == "there is no {1} in a b c, no {1}");
}

TEST_CASE("a row without a language, or with other holes, has a fault", "[text]") {
  static_assert(faultOfRow("甲", "a") == nullptr);
  static_assert(faultOfRow("甲 {0}{1}", "{1} a {0} {1}") == nullptr);
  static_assert(faultOfRow("", "a") != nullptr);
  static_assert(faultOfRow("甲", "") != nullptr);
  static_assert(faultOfRow("甲", "a {0}") != nullptr);
  static_assert(faultOfRow("甲 {0}", "a {1}") != nullptr);
  static_assert(faultOfRow("甲 {1}", "a {1}") != nullptr);
  // A text of one language is no message.
  static_assert(!std::is_constructible_v<Bilingual, const char*>);
  static_assert(!std::is_convertible_v<decltype("word"), Bilingual>);
  static_assert(std::is_convertible_v<std::string, Bilingual>);
}

TEST_CASE("every row of the runtime is one line in each language", "[text]") {
  const std::pair<const char*, const char*> rows[] = {
#define SAY(name, zh, en) {zh, en},
#include "runtime/text/runtime_words.def"
#undef SAY
  };
  for (const auto& [zh, en] : rows) {
    INFO(zh << "\n" << en);
    CHECK(testing::isOneLineOf(zh, Language::Chinese));
    CHECK(testing::isOneLineOf(en, Language::English));
  }
}

TEST_CASE("why a number cannot be computed is said in both languages", "[text]") {
  for (int i = 0; i <= static_cast<int>(NumError::BadIndex); ++i) {
    const Bilingual fault = numberFault(static_cast<NumError>(i));
    CHECK(testing::hasChinese(fault.zh()));
    CHECK(fault.en() == numErrorText(static_cast<NumError>(i)));
  }
}
