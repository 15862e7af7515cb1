// A rule whose title turns the direction of writing looks like another rule in every terminal and editor, so texts of rule files,
// house files and plans are held to the same set. Tested by tests/sema/limits_test.cpp and house_file_test.cpp.
#include "runtime/text/unseen.h"

#include <fmt/format.h>

#include "runtime/text/utf8.h"

namespace kaikou::text {

std::optional<Unseen> firstUnseen(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    uint32_t code;
    const size_t length = decodeUtf8(text, at, code);
    if (length == 0) return std::nullopt;
    const bool control = (code < 0x20 && code != '\t' && code != '\n' && code != '\r') || (code >= 0x7f && code < 0xa0);
    const bool separates = code == 0x2028 || code == 0x2029;
    const bool turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    if (control || separates || turns) return Unseen{at, length, code};
    at += length;
  }
  return std::nullopt;
}

std::string codePointName(uint32_t code) { return fmt::format("U+{:04X}", code); }

}  // namespace kaikou::text
