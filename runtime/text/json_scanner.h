// A strict reader of one JSON text, pulled value by value; nothing is built.
//
//   JsonScanner json(line, arena);
//   if (json.peek() == JsonKind::Object) {
//     json.enterObject();
//     for (std::string_view key; json.nextKey(key);) { ... read or skip the value ... }
//   }
//   if (!json.finish()) report(json.problem(), json.offset());
//
// Strings come as views: into the text where they hold no escape, otherwise into `arena`, which must outlive their
// use. Numbers come as their text, never as floating point. Once something is not JSON every call answers false and
// `broken()` holds. The text must be valid UTF-8 (the caller checks whole blocks or lines); nesting is limited to
// `maxDepth`.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace kaikou::text {

/// Owns strings that had to be decoded or put together. `clear` keeps the memory for the next case.
class TextArena {
 public:
  std::string& next();
  /// Texts are used again; unusually long or many ones are given back.
  void clear();

 private:
  std::deque<std::string> texts_;
  size_t used_ = 0;
};

enum class JsonKind : uint8_t { Object, Array, String, Number, True, False, Null, Broken };

class JsonScanner {
 public:
  static constexpr int maxDepth = 64;

  JsonScanner(std::string_view text, TextArena& arena) : text_(text), arena_(arena) {}

  /// What the next value is; reads nothing but blanks.
  JsonKind peek();
  bool enterObject();
  /// The next key of the object entered last; false at its end (which is consumed).
  bool nextKey(std::string_view& key);
  bool enterArray();
  /// Whether the array entered last has another item; false at its end (which is consumed).
  bool nextItem();
  bool string(std::string_view& out);
  bool number(std::string_view& out);
  /// true, false or null.
  bool literal();
  /// Any value, checked.
  bool skip();
  /// Nothing but blanks is left, and nothing was wrong.
  bool finish();

  bool broken() const { return problem_ != nullptr; }
  const char* problem() const { return problem_ ? problem_ : ""; }
  size_t offset() const { return at_; }
  std::string_view text() const { return text_; }

 private:
  void blanks();
  bool fail(const char* problem);
  bool open(char bracket, bool object);
  bool more(char close, bool object, bool& ended);
  bool escapedString(size_t begin, std::string_view& out);
  bool unicodeEscape(std::string& into);
  bool hex4(uint32_t& out);

  std::string_view text_;
  TextArena& arena_;
  size_t at_ = 0;
  const char* problem_ = nullptr;
  int depth_ = 0;
  uint64_t first_ = 0;     // bit d: nothing read yet at depth d
};

}  // namespace kaikou::text
