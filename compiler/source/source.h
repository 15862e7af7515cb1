// Files of rules, and places in them.
//
// A place is a byte offset; columns for people (code points), terminals (display width) and editors (UTF-16 units) are
// computed at the edge, here, on demand.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/text/utf8.h"

namespace kaikou::source {

using FileId = uint32_t;

/// Bytes [begin, end) of a file.
struct Span {
  uint32_t begin = 0, end = 0;
  friend bool operator==(const Span&, const Span&) = default;
};

struct Place {
  FileId file = 0;
  Span span;
};

/// 1-based line; column in code points, in display columns and in UTF-16 units, all 1-based.
struct LineColumn {
  uint32_t line = 1, column = 1, displayColumn = 1, utf16Column = 1;
};

class SourceManager {
 public:
  /// Adds a file's text under the name that messages show. Text must be valid UTF-8 (see firstInvalidUtf8).
  FileId add(std::string name, std::string text);
  std::string_view name(FileId file) const;
  std::string_view text(FileId file) const;
  LineColumn lineColumn(FileId file, uint32_t offset) const;
  /// The line (without its end) that holds `offset`, and the offset at which it starts.
  std::string_view lineAt(FileId file, uint32_t offset, uint32_t& start) const;
  size_t fileCount() const { return files_.size(); }
  /// Bytes of all texts.
  size_t byteCount() const { return bytes_; }

 private:
  struct File {
    std::string name, text;
    std::vector<uint32_t> lineStarts;
  };
  std::deque<File> files_;
  size_t bytes_ = 0;
};

using text::firstInvalidUtf8;
/// Columns that text takes in a terminal: CJK and full-width characters two, combining marks none.
int displayWidth(std::string_view text);

}  // namespace kaikou::source
