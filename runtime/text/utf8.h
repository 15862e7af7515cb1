// UTF-8: decoding and validity.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kaikou::text {

/// Bytes of the sequence at `at` and its code point; 0 bytes when it is not valid (overlong forms, surrogates, cut off).
size_t decodeUtf8(std::string_view text, size_t at, uint32_t& code);

/// Offset of the first byte that is not valid UTF-8, or nothing.
std::optional<size_t> firstInvalidUtf8(std::string_view text);

/// With `５` as `5`, and the full-width point and minus likewise.
std::string plainDigits(std::string_view text);

/// The beginning of valid text, of at most `bytes` and of whole characters: what messages repeat.
inline std::string_view beginningOf(std::string_view text, size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80) --bytes;
  return text.substr(0, bytes);
}

}  // namespace kaikou::text
