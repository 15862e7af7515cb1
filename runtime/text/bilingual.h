// What the program says, in both of its languages at once.
//
// A message is made where its cause is known, and read where the reader's language is known; so it travels as both texts.
// The words stand in tables (`*_words.def`, diag_codes.def): one row, both languages, holes {0}, {1} … for what is put in.
// A row that lacks a language, or whose languages have different holes, does not compile; neither does a text of one language
// given as a message. What is put in is a name, a number or a piece of the author's text, the same in both languages, or
// another message.
//
//   SAY(NoSuchSeat, "没有座 {0}", "there is no seat {0}")        a row
//   say::NoSuchSeat(std::to_string(7)).in(language)             its text
//
// Tested by tests/text/bilingual_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace kaikou::text {

enum class Language : uint8_t { Chinese, English };

class Bilingual {
 public:
  Bilingual() = default;
  /// A name or a number: the same in both languages. (A literal is a word of one language and is refused.)
  Bilingual(std::string name) : zh_(name), en_(std::move(name)) {}          // NOLINT: names are messages
  Bilingual(std::string_view name) : Bilingual(std::string(name)) {}        // NOLINT
  Bilingual(const char*) = delete;
  static Bilingual of(std::string zh, std::string en) {
    Bilingual made;
    made.zh_ = std::move(zh);
    made.en_ = std::move(en);
    return made;
  }

  const std::string& in(Language language) const { return language == Language::Chinese ? zh_ : en_; }
  const std::string& zh() const { return zh_; }
  const std::string& en() const { return en_; }
  bool empty() const { return en_.empty(); }
  void clear() { *this = {}; }
  Bilingual& operator+=(const Bilingual& more) {
    zh_ += more.zh_;
    en_ += more.en_;
    return *this;
  }
  friend bool operator==(const Bilingual&, const Bilingual&) = default;

 private:
  std::string zh_, en_;
};

/// How many holes a text has: {0} … {n - 1}, each at least once. -1 where one is left out.
constexpr int holesOf(std::string_view text) {
  uint32_t found = 0;
  for (size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{' && text[i + 2] == '}' && text[i + 1] >= '0' && text[i + 1] <= '9') found |= 1u << (text[i + 1] - '0');
  }
  int count = 0;
  while (found & 1u << count) ++count;
  return found >> count ? -1 : count;
}

/// What is wrong with a row; null when nothing is.
constexpr const char* faultOfRow(std::string_view zh, std::string_view en) {
  if (zh.empty() || en.empty()) return "a language is missing";
  if (holesOf(zh) < 0 || holesOf(en) < 0) return "a hole is left out";
  if (holesOf(zh) != holesOf(en)) return "the languages have different holes";
  return nullptr;
}

/// The holes of a row; a row with a fault stops the build.
consteval size_t holesOfRow(const char* zh, const char* en) {
  if (const char* fault = faultOfRow(zh, en)) throw fault;
  return static_cast<size_t>(holesOf(en));
}

/// Puts `args` into the holes of a text. What comes from files or the system stays on one line.
std::string filled(std::string_view text, std::span<const Bilingual> args, Language language);
inline Bilingual filled(const char* zh, const char* en, std::span<const Bilingual> args) {
  return Bilingual::of(filled(zh, args, Language::Chinese), filled(en, args, Language::English));
}

/// A row of a table of words; `say::NAME(arguments…)`, as many as it has holes. Without holes the row is the message.
template <size_t holes>
struct Row {
  const char* zh;
  const char* en;

  template <typename... Args>
  Bilingual operator()(Args&&... args) const {
    static_assert(sizeof...(Args) == holes, "as many arguments as the row has holes");
    if constexpr (holes == 0) return filled(zh, en, {});
    else {
      const std::array<Bilingual, holes> given{Bilingual(std::forward<Args>(args))...};
      return filled(zh, en, given);
    }
  }
  operator Bilingual() const requires(holes == 0) { return (*this)(); }     // NOLINT: a row is a message
  const char* in(Language language) const requires(holes == 0) { return language == Language::Chinese ? zh : en; }
};

}  // namespace kaikou::text

/// The rows of a table of words become constants: `#define SAY KAIKOU_SAY`, then include the table.
#define KAIKOU_SAY(name, zh, en) inline constexpr ::kaikou::text::Row<::kaikou::text::holesOfRow(zh, en)> name{zh, en};
