// Language, colour and width. Widths are display columns (CJK two), counted before colour is put on.
// Tested by tests/cli/terminal_test.cpp.
#include "tell/terminal.h"

#include <cstdlib>

#include <unistd.h>

#include "compiler/source/source.h"
#include "runtime/cases/result_json.h"

namespace kaikou::tell {

Language languageOfEnvironment() {
  for (const char* name : {"KAIKOU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return std::string_view(value).starts_with("zh") ? Language::Chinese : Language::English;
  }
  return Language::English;
}

const char* say(Phrase phrase, Language language) {
  static constexpr const char* texts[][2] = {
#define PHRASE(name, zh, en) {zh, en},
#include "tell/phrases.def"
#undef PHRASE
  };
  return texts[static_cast<size_t>(phrase)][language == Language::English];
}

const std::string& titleOf(const plan::Origin& origin, Language language) {
  const std::string& title = language == Language::English ? origin.en : origin.zh;
  return title.empty() ? origin.name : title;
}

const std::string& citeOf(const plan::Origin& origin, Language language) {
  return language == Language::English ? origin.citeEn : origin.citeZh;
}

bool wantsColour(int descriptor) {
  const char* refused = std::getenv("NO_COLOR");
  if (refused && *refused) return false;
  const char* terminal = std::getenv("TERM");
  return ::isatty(descriptor) && terminal && std::string_view(terminal) != "dumb";
}

std::string ink(std::string_view text, Ink with, bool colour) {
  static constexpr const char* codes[] = {"0", "1", "2", "31", "32", "33", "36"};
  if (!colour || with == Ink::Plain) return std::string(text);
  std::string out = "\x1b[";
  out += codes[static_cast<size_t>(with)];
  out += 'm';
  out += text;
  out += "\x1b[0m";
  return out;
}

std::string padded(std::string_view text, int width, bool right) {
  const int missing = width - source::displayWidth(text);
  const std::string blanks(missing > 0 ? static_cast<size_t>(missing) : 0, ' ');
  return right ? blanks + std::string(text) : std::string(text) + blanks;
}

}  // namespace kaikou::tell
