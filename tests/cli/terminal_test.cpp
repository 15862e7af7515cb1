// Language, colour and width.
#include "tell/terminal.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <optional>
#include <string>

using namespace kaikou::tell;

TEST_CASE("columns count display width", "[cli]") {
  CHECK(padded("座", 4) == "座  ");
  CHECK(padded("ab", 4, true) == "  ab");
  CHECK(padded("too long", 3) == "too long");
}

TEST_CASE("colour only where asked for", "[cli]") {
  CHECK(ink("x", Ink::Red, false) == "x");
  CHECK(ink("x", Ink::Red, true) == "\x1b[31mx\x1b[0m");
}

TEST_CASE("language of the environment", "[cli]") {
  const char* const names[] = {"KAIKOU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"};
  std::optional<std::string> before[4];
  for (size_t i = 0; i < 4; ++i) {
    if (const char* value = std::getenv(names[i])) before[i] = value;
  }
  auto with = [&](std::initializer_list<const char*> values) {
    size_t i = 0;
    for (const char* value : values) {
      if (value) ::setenv(names[i], value, 1);
      else ::unsetenv(names[i]);
      ++i;
    }
    return languageOfEnvironment();
  };
  CHECK(with({nullptr, nullptr, nullptr, nullptr}) == Language::English);
  CHECK(with({nullptr, nullptr, nullptr, "C.UTF-8"}) == Language::English);
  CHECK(with({nullptr, nullptr, nullptr, "zh_CN.UTF-8"}) == Language::Chinese);
  CHECK(with({nullptr, nullptr, nullptr, "en_US.UTF-8"}) == Language::English);
  CHECK(with({nullptr, nullptr, "zh_TW", "en_US.UTF-8"}) == Language::Chinese);
  CHECK(with({nullptr, "zh_CN.UTF-8", "en_US", "en_US.UTF-8"}) == Language::Chinese);
  CHECK(with({"en", "zh_CN.UTF-8", nullptr, "zh_CN.UTF-8"}) == Language::English);
  CHECK(with({"zh", "C", nullptr, nullptr}) == Language::Chinese);
  for (size_t i = 0; i < 4; ++i) {
    if (before[i]) ::setenv(names[i], before[i]->c_str(), 1);
    else ::unsetenv(names[i]);
  }
}
