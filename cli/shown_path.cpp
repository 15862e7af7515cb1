// Text only: no file is looked at, so a place reads the same whether the file is still there or not. JSON and SARIF keep the
// paths as they are; programs open them. Tested by tests/cli/shown_path_test.cpp and tests/scripts/cli_end_to_end.sh.
#include "cli/shown_path.h"

namespace kaikou::cli {

namespace {

// What is left of `path` below `folder`; empty if it is not below it.
std::string_view below(std::string_view path, std::string_view folder) {
  while (folder.ends_with('/')) folder.remove_suffix(1);
  if (folder.empty() || path.size() <= folder.size() + 1 || !path.starts_with(folder) || path[folder.size()] != '/') return {};
  return path.substr(folder.size() + 1);
}

}  // namespace

std::string shownPath(std::string_view path, std::string_view workingFolder, const std::vector<std::string>& ruleFolders) {
  if (const std::string_view rest = below(path, workingFolder); !rest.empty()) return std::string(rest);
  for (std::string_view folder : ruleFolders) {
    while (folder.ends_with('/')) folder.remove_suffix(1);
    const size_t slash = folder.rfind('/');
    if (slash == std::string_view::npos || below(path, folder).empty()) continue;
    return std::string(path.substr(slash + 1));
  }
  return std::string(path);
}

}  // namespace kaikou::cli
