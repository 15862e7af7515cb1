// Writes JSON into a string, with the spacing of result files: `{"id": "x", "payments": [1, 2]}`. No tree is built.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

namespace kaikou::text {

/// `text` with quotes and escapes. Valid UTF-8 is copied; what is not becomes U+FFFD.
void appendJsonString(std::string& into, std::string_view text);

inline void appendInteger(std::string& into, int64_t value) {
  char digits[24];
  into.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

/// Puts the commas between members and items.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& into) : into_(into) {}

  JsonWriter& open(char bracket) {
    separate();
    into_ += bracket;
    first_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    into_ += bracket;
    first_ = false;
    return *this;
  }
  JsonWriter& key(std::string_view name) {
    separate();
    appendJsonString(into_, name);
    into_ += ": ";
    first_ = true;
    return *this;
  }
  JsonWriter& string(std::string_view text) {
    separate();
    appendJsonString(into_, text);
    return *this;
  }
  JsonWriter& integer(int64_t value) {
    separate();
    appendInteger(into_, value);
    return *this;
  }
  /// Text that is JSON already: true, false, null, 1.5.
  JsonWriter& raw(std::string_view text) {
    separate();
    into_ += text;
    return *this;
  }
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }

 private:
  void separate() {
    if (!first_) into_ += ", ";
    first_ = false;
  }
  std::string& into_;
  bool first_ = true;
};

}  // namespace kaikou::text
