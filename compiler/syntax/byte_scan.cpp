// Guards the parser: ANTLR throws at invalid UTF-8, recurses with brackets and is slow on huge inputs, so what exceeds
// ParseLimits is turned away here, with a place. Texts and comments are skipped, since brackets in them mean nothing.
// Tested by tests/syntax/hostile_test.cpp.
#include "compiler/syntax/byte_scan.h"

namespace kaikou::syntax {

namespace {

/// The code point at `at`, which moves behind it. The text is valid UTF-8.
uint32_t next(std::string_view text, size_t& at) {
  auto byte = static_cast<unsigned char>(text[at++]);
  if (byte < 0x80) return byte;
  int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
  uint32_t code = byte & (0x3f >> more);
  for (; more > 0 && at < text.size(); --more) code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3f);
  return code;
}

bool isWord(uint32_t code) {
  if (code < 0x80) return (code >= '0' && code <= '9') || (code | 32u) - 'a' < 26u || code == '_';
  bool mark =
      (code >= 0x2000 && code < 0x2070) || (code >= 0x3000 && code < 0x3040) || (code >= 0xff00 && code < 0xff10);
  return !mark;
}

bool isBlank(uint32_t code) { return code == ' ' || code == '\t' || code == '\n' || code == '\r' || code == 0x3000; }

int bracket(uint32_t code) {
  switch (code) {
    case '(':
    case '[':
    case '{':
    case 0xff08:
    case 0xff5b:
    case 0xff3b:
    case 0x3010: return 1;
    case ')':
    case ']':
    case '}':
    case 0xff09:
    case 0xff5d:
    case 0xff3d:
    case 0x3011: return -1;
    default: return 0;
  }
}

}  // namespace

bool scanBytes(std::string_view text, source::FileId file, const ParseLimits& limits, diag::Sink& sink) {
  auto fail = [&](diag::Code code, size_t begin, size_t end, size_t limit) {
    source::Span span{static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
    sink.report(code, {file, span}, {std::to_string(limit)});
    return false;
  };
  if (text.size() > limits.bytes) return fail(diag::Code::TooLarge, 0, 0, limits.bytes);
  if (std::optional<size_t> bad = source::firstInvalidUtf8(text)) return fail(diag::Code::NotUtf8, *bad, *bad, 0);

  size_t depth = 0, tokens = 0;
  for (size_t at = 0; at < text.size();) {
    size_t start = at;
    uint32_t code = next(text, at);
    if (isBlank(code)) continue;
    if (++tokens > limits.tokens) return fail(diag::Code::TooManyWords, start, at, limits.tokens);
    if (code == '/' && at < text.size() && text[at] == '/') {
      while (at < text.size() && text[at] != '\n') ++at;
    } else if (code == '"') {
      while (at < text.size() && text[at] != '"' && text[at] != '\n') at += text[at] == '\\' ? 2 : 1;
      at = std::min(at + 1, text.size());
    } else if (isWord(code)) {
      size_t length = 1;
      for (size_t ahead = at; ahead < text.size() && isWord(next(text, ahead)); ++length) at = ahead;
      if (length > limits.wordLength) return fail(diag::Code::NameTooLong, start, at, limits.wordLength);
    } else if (bracket(code) > 0) {
      if (++depth > limits.nesting) return fail(diag::Code::TooDeep, start, at, limits.nesting);
    } else if (bracket(code) < 0 && depth > 0) {
      --depth;
    }
  }
  return true;
}

}  // namespace kaikou::syntax
