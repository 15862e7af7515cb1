// Fills the holes of messages. A hole is filled once: what is put in is never looked at for holes. Guarantee: the text is one
// line whatever the arguments hold. Tested by tests/text/bilingual_test.cpp.
#include "runtime/text/bilingual.h"

namespace kaikou::text {

std::string filled(std::string_view text, std::span<const Bilingual> args, Language language) {
  std::string made;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool hole = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' && text[i + 1] >= '0' && text[i + 1] <= '9';
    if (!hole) {
      made += text[i];
      continue;
    }
    const auto index = static_cast<size_t>(text[i + 1] - '0');
    if (index < args.size()) made += args[index].in(language);
    i += 2;
  }
  for (char& c : made)
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  return made;
}

}  // namespace kaikou::text
