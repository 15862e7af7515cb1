// UTF-8, byte by byte. Guarantee: accepts exactly the well-formed sequences of the Unicode standard, reads no byte beyond the
// text. Tested by tests/source/source_test.cpp.
#include "runtime/text/utf8.h"

namespace kaikou::text {

size_t decodeUtf8(std::string_view text, size_t at, uint32_t& code) {
  auto byte = static_cast<unsigned char>(text[at]);
  code = byte;
  if (byte < 0x80) return 1;
  size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
  if (byte < 0xc2 || byte > 0xf4 || at + length > text.size()) return 0;
  code = byte & (0x7fu >> length);
  for (size_t i = 1; i < length; ++i) {
    auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xc0) != 0x80) return 0;
    code = code << 6 | (next & 0x3fu);
  }
  constexpr uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return 0;
  return length;
}

std::optional<size_t> firstInvalidUtf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    uint32_t code;
    size_t length = decodeUtf8(text, at, code);
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

std::string plainDigits(std::string_view text) {
  std::string plain;
  for (size_t i = 0; i < text.size(); i++) {
    const bool wide = text.compare(i, 2, "\xef\xbc") == 0 && i + 2 < text.size();
    const auto last = wide ? static_cast<unsigned char>(text[i + 2]) : 0u;
    if (wide && ((last >= 0x90 && last <= 0x99) || last == 0x8d || last == 0x8e)) {
      plain += static_cast<char>(last - 0x60);
      i += 2;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace kaikou::text
