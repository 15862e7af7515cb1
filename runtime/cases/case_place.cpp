// Guarantee: a place is given only if it lies in the text, whatever the pointer was made of. Tested by
// tests/cases/case_place_test.cpp.
#include "runtime/cases/case_place.h"

#include <algorithm>
#include <functional>

namespace kaikou::cases {

std::optional<CasePlace> placeOf(const CaseError& error, std::string_view text) {
  const char *begin = text.data(), *end = begin + text.size();
  const std::less<const char*> before;  // a total order, also of what lies apart
  if (!error.at || !begin || before(error.at, begin) || before(end, error.at)) return std::nullopt;
  const std::string_view head(begin, static_cast<size_t>(error.at - begin));
  CasePlace place;
  place.line = 1 + static_cast<size_t>(std::count(head.begin(), head.end(), '\n'));
  const size_t start = head.rfind('\n') == std::string_view::npos ? 0 : head.rfind('\n') + 1;
  place.lineText = text.substr(start, text.find('\n', start) - start);
  if (place.lineText.ends_with('\r')) place.lineText.remove_suffix(1);
  place.offset = std::min(head.size() - start, place.lineText.size());
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  if (start == 0 && place.lineText.starts_with(byteOrderMark)) {
    place.lineText.remove_prefix(byteOrderMark.size());
    place.offset -= std::min(place.offset, byteOrderMark.size());
  }
  for (char c : place.lineText.substr(0, place.offset)) place.column += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return place;
}

}  // namespace kaikou::cases
