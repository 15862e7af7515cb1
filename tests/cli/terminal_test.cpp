// Language, colour and width.
#include "cli/terminal.h"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace kaikou::cli;

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
  auto with = [](const char* all, const char* lang) {
    if (all) ::setenv("LC_ALL", all, 1);
    else ::unsetenv("LC_ALL");
    ::unsetenv("LC_MESSAGES");
    if (lang) ::setenv("LANG", lang, 1);
    else ::unsetenv("LANG");
    return languageOfEnvironment();
  };
  const char* lang = std::getenv("LANG");
  const std::string before = lang ? lang : "";
  CHECK(with(nullptr, nullptr) == Language::Chinese);
  CHECK(with(nullptr, "C.UTF-8") == Language::Chinese);
  CHECK(with(nullptr, "zh_CN.UTF-8") == Language::Chinese);
  CHECK(with(nullptr, "en_US.UTF-8") == Language::English);
  CHECK(with("zh_CN.UTF-8", "en_US.UTF-8") == Language::Chinese);
  with(nullptr, before.empty() ? nullptr : before.c_str());
}
