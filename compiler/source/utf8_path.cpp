// A file of its own, since compilers that are told to know no `char8_t`, for the sake of a library, must know it here.
// Tested by tests/source/ and tests/sema/rule_finder_test.cpp, with Chinese names of folders.
#include "compiler/source/utf8_path.h"

namespace kaikou::source {

std::filesystem::path toPath(const std::string& utf8) { return {std::u8string(utf8.begin(), utf8.end())}; }
std::string toText(const std::filesystem::path& path) {
  const std::u8string text = path.generic_u8string();
  return {text.begin(), text.end()};
}

}  // namespace kaikou::source
