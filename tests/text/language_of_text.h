// Whether a text is what a table of words promises: one line, in the language it stands for.
#pragma once

#include <string>
#include <string_view>

#include "runtime/text/bilingual.h"

namespace kaikou::testing {

/// A text without what stands in backticks, in holes and in quotes: that is quoted in any language.
inline std::string withoutQuoted(std::string_view text) {
  std::string bare;
  for (size_t i = 0; i < text.size(); ++i) {
    const char closer = text[i] == '`' ? '`' : text[i] == '{' ? '}' : 0;
    if (!closer) {
      bare += text[i];
      continue;
    }
    const size_t end = text.find(closer, i + 1);
    if (end == std::string_view::npos) break;
    i = end;
  }
  return bare;
}

inline bool hasChinese(std::string_view text) {
  for (size_t i = 0; i + 2 < text.size(); ++i) {   // U+4E00 … U+9FFF is E4 B8 80 … E9 BF BF
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead >= 0xe4 && lead <= 0xe9 && (static_cast<unsigned char>(text[i + 1]) & 0xc0) == 0x80) return true;
  }
  return false;
}

/// Two small letters in a row that are no name of a format or a program.
inline bool hasEnglish(std::string_view text) {
  int run = 0;
  for (char c : text) {
    run = c >= 'a' && c <= 'z' ? run + 1 : 0;
    if (run == 2) return true;
  }
  return false;
}

/// One line without a full stop at its end; Chinese says something in Chinese unless nobody needs words, English does not
/// begin with a capital and holds no Chinese outside of quotes.
inline bool isOneLineOf(std::string_view text, text::Language language) {
  if (text.empty() || text.find('\n') != std::string_view::npos) return false;
  if (text.ends_with("。") || (text.ends_with('.') && !text.ends_with(".."))) return false;
  const std::string bare = withoutQuoted(text);
  if (language == text::Language::English) return !hasChinese(bare);
  return hasChinese(bare) || !hasEnglish(bare);
}

}  // namespace kaikou::testing
