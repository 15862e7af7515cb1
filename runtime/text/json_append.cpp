// Strings of JSON results.
//
// Guarantee: whatever bytes come in, what goes out is one valid JSON string on one line.
// Tested by tests/text/json_scanner_test.cpp.
#include "runtime/text/json_append.h"

#include <cstdint>

#include "runtime/text/utf8.h"

namespace kaikou::text {

namespace {

void appendValid(std::string& into, std::string_view text) {
  static constexpr char hex[] = "0123456789abcdef";
  size_t plain = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const unsigned char c = static_cast<unsigned char>(text[i]);
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    into.append(text, plain, i - plain);
    plain = i + 1;
    switch (c) {
      case '"': into += "\\\""; break;
      case '\\': into += "\\\\"; break;
      case '\n': into += "\\n"; break;
      case '\r': into += "\\r"; break;
      case '\t': into += "\\t"; break;
      case '\b': into += "\\b"; break;
      case '\f': into += "\\f"; break;
      default:
        into += "\\u00";
        into += hex[c >> 4];
        into += hex[c & 15];
    }
  }
  into.append(text, plain, text.size() - plain);
}

}  // namespace

void appendJsonString(std::string& into, std::string_view text) {
  into += '"';
  for (auto bad = firstInvalidUtf8(text); bad; bad = firstInvalidUtf8(text)) {
    appendValid(into, text.substr(0, *bad));
    into += "\xef\xbf\xbd";
    text.remove_prefix(*bad + 1);
  }
  appendValid(into, text);
  into += '"';
}

}  // namespace kaikou::text
