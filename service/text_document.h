// The text of an open file, and places in it as editors count them.
//
// An editor names a place by a line and by how many units of UTF-16 (or, agreed on, bytes or code points) stand before it
// in its line; the compiler names it by a byte. Lines end in \n, \r\n or \r, as the protocol has it. A place behind the end
// of its line is the end of the line, one within a character is its beginning, one behind the last line the end of the
// text: so every place an editor can name is a place in the text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/source/source.h"

namespace kaikou::service {

using source::Span;

/// What a character of a position is.
enum class Encoding : uint8_t { Utf8, Utf16, Utf32 };

/// Both count from 0.
struct Position {
  uint32_t line = 0, character = 0;
  friend bool operator==(const Position&, const Position&) = default;
};
struct Range {
  Position start, end;
  friend bool operator==(const Range&, const Range&) = default;
};

class TextDocument {
 public:
  TextDocument() : TextDocument(std::string()) {}
  explicit TextDocument(std::string text);

  const std::string& text() const { return text_; }
  uint32_t offsetOf(Position position, Encoding encoding) const;
  Position positionOf(uint32_t offset, Encoding encoding) const;
  Range rangeOf(Span span, Encoding encoding) const {
    return {positionOf(span.begin, encoding), positionOf(span.end, encoding)};
  }
  Span spanOf(Range range, Encoding encoding) const;
  size_t lineCount() const { return lineStarts_.size(); }
  /// A line without its end. Lines behind the last are empty.
  std::string_view line(uint32_t line) const;
  uint32_t lineStart(uint32_t line) const;

  /// Puts a text in the place of a range.
  void replace(Range range, std::string_view text, Encoding encoding);

 private:
  void findLines(size_t fromLine);

  std::string text_;
  std::vector<uint32_t> lineStarts_;
};

/// How many units of an encoding a valid UTF-8 text has.
uint32_t unitsOf(std::string_view text, Encoding encoding);

}  // namespace kaikou::service
