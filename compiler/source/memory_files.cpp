// Files in memory: a sorted map of absolute paths; a folder is what paths begin with. Tested by tests/source/files_test.cpp.
#include <algorithm>
#include <string_view>

#include "compiler/source/files.h"

namespace kaikou::source {

std::string MemoryFiles::canonical(const std::string& path) const {
  std::vector<std::string_view> parts;
  for (size_t at = 0; at <= path.size();) {
    const size_t end = std::min(path.find('/', at), path.size());
    const std::string_view part = std::string_view(path).substr(at, end - at);
    if (part == ".." && !parts.empty()) parts.pop_back();
    else if (!part.empty() && part != "." && part != "..") parts.push_back(part);
    at = end + 1;
  }
  std::string made;
  for (std::string_view part : parts) made.append("/").append(part);
  return made.empty() ? "/" : made;
}

Files::Kind MemoryFiles::kindOf(const std::string& path) const {
  const std::string wanted = canonical(path);
  if (files_.contains(wanted)) return Kind::File;
  const std::string folder = wanted == "/" ? wanted : wanted + '/';
  const auto inside = files_.lower_bound(folder);
  return inside != files_.end() && inside->first.starts_with(folder) ? Kind::Folder : Kind::None;
}

Files::Reading MemoryFiles::read(const std::string& path, size_t most, std::string& text) const {
  const auto found = files_.find(canonical(path));
  if (found == files_.end()) return Reading::NotOpened;
  text.assign(found->second, 0, most);
  return Reading::Done;
}

void MemoryFiles::walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const {
  std::string inside = canonical(folder);
  if (inside != "/") inside += '/';
  for (auto file = files_.lower_bound(inside); file != files_.end() && file->first.starts_with(inside); ++file) {
    const std::string_view below = std::string_view(file->first).substr(inside.size());
    if (std::count(below.begin(), below.end(), '/') > depth) continue;
    const bool hidden = below.find("/.") < below.rfind('/') || (below.starts_with('.') && below.find('/') != std::string_view::npos);
    if (!hidden && !found(file->first)) return;
  }
}

}  // namespace kaikou::source
