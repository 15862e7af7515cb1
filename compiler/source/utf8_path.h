// Paths are UTF-8 in Kaikou; here they meet those of the system, whose own encoding may be another.
#pragma once

#include <filesystem>
#include <string>

namespace kaikou::source {

std::filesystem::path toPath(const std::string& utf8);
/// With slashes, whatever the system writes.
std::string toText(const std::filesystem::path& path);

}  // namespace kaikou::source
