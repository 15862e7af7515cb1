// How a file is called in what people read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kaikou::cli {

/// Below the working folder from there; below a folder of shipped rules from that folder's name; otherwise as it stands.
/// Folders are absolute, with a slash at the end or without.
std::string shownPath(std::string_view path, std::string_view workingFolder, const std::vector<std::string>& ruleFolders);

}  // namespace kaikou::cli
