// Characters that no text may hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kaikou::text {

/// Nobody sees it, and it changes what is seen beside it: a control character, a line or paragraph separator, or one that turns
/// the direction of writing. A tab and line ends are fine.
struct Unseen {
  size_t at = 0, bytes = 0;
  uint32_t code = 0;
};
/// The first one of a text in valid UTF-8.
std::optional<Unseen> firstUnseen(std::string_view text);

/// As messages name it: U+202E.
std::string codePointName(uint32_t code);

}  // namespace kaikou::text
