// The strict JSON reader behind cases.
//
// Why not a library: a batch reads a million lines, must tell a key written twice from one, and must see 1.5 as text. A
// pull reader over the line's bytes does that without allocating. It accepts exactly RFC 8259 (the fuzz target and
// json_scanner_test.cpp compare it with nlohmann-json), except that nesting beyond `maxDepth` is refused.
// Tested by tests/text/json_scanner_test.cpp, tests/fuzz/fuzz_case.cpp.
#include "runtime/text/json_scanner.h"

namespace kaikou::text {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void appendUtf8(std::string& into, uint32_t code) {
  if (code < 0x80) {
    into += static_cast<char>(code);
  } else if (code < 0x800) {
    into += static_cast<char>(0xc0 | code >> 6);
    into += static_cast<char>(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    into += static_cast<char>(0xe0 | code >> 12);
    into += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    into += static_cast<char>(0x80 | (code & 0x3f));
  } else {
    into += static_cast<char>(0xf0 | code >> 18);
    into += static_cast<char>(0x80 | (code >> 12 & 0x3f));
    into += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    into += static_cast<char>(0x80 | (code & 0x3f));
  }
}

}  // namespace

void TextArena::clear() {
  for (size_t i = 0; i < used_; ++i) {
    if (texts_[i].capacity() > 4096) std::string().swap(texts_[i]);
  }
  if (texts_.size() > 4096) texts_.clear();
  used_ = 0;
}

std::string& TextArena::next() {
  if (used_ == texts_.size()) texts_.emplace_back();
  std::string& text = texts_[used_++];
  text.clear();
  return text;
}

void JsonScanner::blanks() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t'))
    ++at_;
}

bool JsonScanner::fail(const char* problem) {
  if (!problem_) problem_ = problem;
  return false;
}

JsonKind JsonScanner::peek() {
  if (broken()) return JsonKind::Broken;
  blanks();
  if (at_ == text_.size()) {
    fail("the text ends where a value is expected");
    return JsonKind::Broken;
  }
  switch (text_[at_]) {
    case '{': return JsonKind::Object;
    case '[': return JsonKind::Array;
    case '"': return JsonKind::String;
    case 't': return JsonKind::True;
    case 'f': return JsonKind::False;
    case 'n': return JsonKind::Null;
    default: break;
  }
  if (text_[at_] == '-' || isDigit(text_[at_])) return JsonKind::Number;
  fail("no value starts like this");
  return JsonKind::Broken;
}

bool JsonScanner::open(char bracket, bool object) {
  if (broken()) return false;
  blanks();
  if (at_ == text_.size() || text_[at_] != bracket) return fail(object ? "`{` expected" : "`[` expected");
  if (depth_ == maxDepth - 1) return fail("nested too deeply");
  ++at_;
  ++depth_;
  first_ |= uint64_t{1} << depth_;
  return true;
}

bool JsonScanner::enterObject() { return open('{', true); }
bool JsonScanner::enterArray() { return open('[', false); }

// At the place between items: sets `ended` when the bracket closes, otherwise eats the comma that must stand there.
bool JsonScanner::more(char close, bool object, bool& ended) {
  ended = false;
  if (broken()) return false;
  blanks();
  if (at_ == text_.size()) return fail(object ? "an object is not closed" : "a list is not closed");
  const uint64_t bit = uint64_t{1} << depth_;
  if (text_[at_] == close) {
    ++at_;
    first_ &= ~bit;
    --depth_;
    ended = true;
    return true;
  }
  if (first_ & bit) {
    first_ &= ~bit;
    return true;
  }
  if (text_[at_] != ',') return fail("`,` expected");
  ++at_;
  blanks();
  return true;
}

bool JsonScanner::nextKey(std::string_view& key) {
  bool ended;
  if (!more('}', true, ended) || ended) return false;
  if (at_ == text_.size() || text_[at_] != '"') return fail("a key expected");
  if (!string(key)) return false;
  blanks();
  if (at_ == text_.size() || text_[at_] != ':') return fail("`:` expected");
  ++at_;
  return true;
}

bool JsonScanner::nextItem() {
  bool ended;
  if (!more(']', false, ended) || ended) return false;
  if (at_ < text_.size() && text_[at_] == ']') return fail("a value expected");
  return true;
}

bool JsonScanner::string(std::string_view& out) {
  if (broken()) return false;
  blanks();
  if (at_ == text_.size() || text_[at_] != '"') return fail("a string expected");
  const size_t begin = ++at_;
  while (at_ < text_.size()) {
    const unsigned char c = static_cast<unsigned char>(text_[at_]);
    if (c == '"') {
      out = text_.substr(begin, at_ - begin);
      ++at_;
      return true;
    }
    if (c == '\\') return escapedString(begin, out);
    if (c < 0x20) return fail("a control character in a string");
    ++at_;
  }
  return fail("a string is not closed");
}

// From the first escape on: decodes into the arena.
bool JsonScanner::escapedString(size_t begin, std::string_view& out) {
  std::string& decoded = arena_.next();
  decoded.assign(text_.substr(begin, at_ - begin));
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == '"') {
      ++at_;
      out = decoded;
      return true;
    }
    if (static_cast<unsigned char>(c) < 0x20) return fail("a control character in a string");
    ++at_;
    if (c != '\\') {
      decoded += c;
      continue;
    }
    if (at_ == text_.size()) break;
    switch (text_[at_++]) {
      case '"': decoded += '"'; break;
      case '\\': decoded += '\\'; break;
      case '/': decoded += '/'; break;
      case 'b': decoded += '\b'; break;
      case 'f': decoded += '\f'; break;
      case 'n': decoded += '\n'; break;
      case 'r': decoded += '\r'; break;
      case 't': decoded += '\t'; break;
      case 'u':
        if (!unicodeEscape(decoded)) return false;
        break;
      default: return fail("an unknown escape in a string");
    }
  }
  return fail("a string is not closed");
}

bool JsonScanner::hex4(uint32_t& out) {
  out = 0;
  for (int i = 0; i < 4; ++i, ++at_) {
    if (at_ == text_.size()) return fail("a string is not closed");
    const char c = text_[at_];
    uint32_t digit;
    if (isDigit(c)) digit = static_cast<uint32_t>(c - '0');
    else if (c >= 'a' && c <= 'f') digit = static_cast<uint32_t>(c - 'a' + 10);
    else if (c >= 'A' && c <= 'F') digit = static_cast<uint32_t>(c - 'A' + 10);
    else return fail("`\\u` needs four hexadecimal digits");
    out = out << 4 | digit;
  }
  return true;
}

bool JsonScanner::unicodeEscape(std::string& into) {
  uint32_t code;
  if (!hex4(code)) return false;
  if (code >= 0xdc00 && code < 0xe000) return fail("half of a surrogate pair");
  if (code >= 0xd800 && code < 0xdc00) {
    if (text_.substr(at_, 2) != "\\u") return fail("half of a surrogate pair");
    at_ += 2;
    uint32_t low;
    if (!hex4(low)) return false;
    if (low < 0xdc00 || low >= 0xe000) return fail("half of a surrogate pair");
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  appendUtf8(into, code);
  return true;
}

bool JsonScanner::number(std::string_view& out) {
  if (broken()) return false;
  blanks();
  const size_t begin = at_;
  auto digits = [&] {
    const size_t from = at_;
    while (at_ < text_.size() && isDigit(text_[at_])) ++at_;
    return at_ > from;
  };
  if (at_ < text_.size() && text_[at_] == '-') ++at_;
  if (at_ < text_.size() && text_[at_] == '0') ++at_;
  else if (!digits()) return fail("a number expected");
  if (at_ < text_.size() && text_[at_] == '.') {
    ++at_;
    if (!digits()) return fail("digits expected after the point");
  }
  if (at_ < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
    ++at_;
    if (at_ < text_.size() && (text_[at_] == '+' || text_[at_] == '-')) ++at_;
    if (!digits()) return fail("digits expected in the exponent");
  }
  out = text_.substr(begin, at_ - begin);
  return true;
}

bool JsonScanner::literal() {
  if (broken()) return false;
  blanks();
  for (std::string_view word : {"true", "false", "null"}) {
    if (text_.substr(at_, word.size()) == word) {
      at_ += word.size();
      return true;
    }
  }
  return fail("`true`, `false` or `null` expected");
}

bool JsonScanner::skip() {
  uint64_t objects = 0;                   // bit d: depth d is an object
  const int outer = depth_;
  for (;;) {
    std::string_view ignored;
    switch (peek()) {
      case JsonKind::Broken: return false;
      case JsonKind::Object:
        if (!enterObject()) return false;
        objects |= uint64_t{1} << depth_;
        break;
      case JsonKind::Array:
        if (!enterArray()) return false;
        objects &= ~(uint64_t{1} << depth_);
        break;
      case JsonKind::String:
        if (!string(ignored)) return false;
        break;
      case JsonKind::Number:
        if (!number(ignored)) return false;
        break;
      default:
        if (!literal()) return false;
    }
    // Up to the next value, or out of everything that was entered here.
    for (;;) {
      if (depth_ == outer) return true;
      const bool another = objects >> depth_ & 1 ? nextKey(ignored) : nextItem();
      if (broken()) return false;
      if (another) break;
    }
  }
}

bool JsonScanner::finish() {
  if (broken()) return false;
  blanks();
  return at_ == text_.size() ? true : fail("something follows the value");
}

}  // namespace kaikou::text
