// Words by which people outside of rule files say yes and no: options, house files, cases.
#pragma once

#include <optional>
#include <string_view>

namespace kaikou::text {

/// Nothing for any other word. Upper case is not folded.
constexpr std::optional<bool> truthOf(std::string_view word) {
  for (const std::string_view yes : {"yes", "true", "是", "要"})
    if (word == yes) return true;
  for (const std::string_view no : {"no", "false", "否", "无"})
    if (word == no) return false;
  return std::nullopt;
}

}  // namespace kaikou::text
