// Holds the texts of files and turns byte offsets into lines and columns, on demand: a column is computed from its line
// alone, so only the starts of lines are kept. Guarantee: any offset gives a place inside the file; offsets behind the
// end mean the end. Tested by tests/source/source_test.cpp.
#include "compiler/source/source.h"

#include <algorithm>

namespace kaikou::source {

FileId SourceManager::add(std::string name, std::string text) {
  File file{std::move(name), std::move(text), {0}};
  for (size_t i = 0; i < file.text.size(); ++i)
    if (file.text[i] == '\n') file.lineStarts.push_back(static_cast<uint32_t>(i + 1));
  bytes_ += file.text.size();
  files_.push_back(std::move(file));
  return static_cast<FileId>(files_.size() - 1);
}

std::string_view SourceManager::name(FileId file) const {
  return file < files_.size() ? std::string_view(files_[file].name) : "";
}

std::string_view SourceManager::text(FileId file) const {
  return file < files_.size() ? std::string_view(files_[file].text) : "";
}

std::string_view SourceManager::lineAt(FileId file, uint32_t offset, uint32_t& start) const {
  start = 0;
  if (file >= files_.size()) return {};
  const File& held = files_[file];
  std::string_view text = held.text;
  offset = static_cast<uint32_t>(std::min<size_t>(offset, text.size()));
  start = *(std::upper_bound(held.lineStarts.begin(), held.lineStarts.end(), offset) - 1);
  std::string_view line = text.substr(start, text.find('\n', start) - start);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

LineColumn SourceManager::lineColumn(FileId file, uint32_t offset) const {
  LineColumn at;
  if (file >= files_.size()) return at;
  const File& held = files_[file];
  uint32_t start = 0;
  std::string_view line = lineAt(file, offset, start);
  std::string_view before = line.substr(0, std::min<size_t>(offset > start ? offset - start : 0, line.size()));
  at.line = static_cast<uint32_t>(std::upper_bound(held.lineStarts.begin(), held.lineStarts.end(), start) -
                                  held.lineStarts.begin());
  at.displayColumn = 1 + static_cast<uint32_t>(displayWidth(before));
  for (char c : before) {
    auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xc0) == 0x80) continue;
    ++at.column;
    at.utf16Column += byte >= 0xf0 ? 2 : 1;
  }
  return at;
}

}  // namespace kaikou::source
