// Positions are computed from their line alone; after an edit only the lines from the edited one on are looked for again.
// Guarantee: every answer lies within the text, on the boundary of a character. Tested by tests/service/text_document_test.cpp,
// where a plain count over the whole text is compared with it at random.
#include "service/text_document.h"

#include <algorithm>

namespace kaikou::service {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

uint32_t unitsOfCharacter(std::string_view text, size_t at, Encoding encoding) {
  if (encoding == Encoding::Utf32) return 1;
  if (encoding == Encoding::Utf16) return static_cast<unsigned char>(text[at]) >= 0xf0 ? 2 : 1;
  uint32_t bytes = 1;
  while (at + bytes < text.size() && continues(text[at + bytes])) ++bytes;
  return bytes;
}

size_t next(std::string_view text, size_t at) {
  ++at;
  while (at < text.size() && continues(text[at])) ++at;
  return at;
}

}  // namespace

uint32_t unitsOf(std::string_view text, Encoding encoding) {
  if (encoding == Encoding::Utf8) return static_cast<uint32_t>(text.size());
  uint32_t units = 0;
  for (char c : text) {
    if (continues(c)) continue;
    units += encoding == Encoding::Utf16 && static_cast<unsigned char>(c) >= 0xf0 ? 2 : 1;
  }
  return units;
}

TextDocument::TextDocument(std::string text) : text_(std::move(text)), lineStarts_{0} { findLines(0); }

void TextDocument::findLines(size_t fromLine) {
  lineStarts_.resize(fromLine + 1);
  for (size_t i = lineStarts_.back(); i < text_.size(); ++i) {
    if (text_[i] == '\n' || (text_[i] == '\r' && !(i + 1 < text_.size() && text_[i + 1] == '\n')))
      lineStarts_.push_back(static_cast<uint32_t>(i + 1));
  }
}

uint32_t TextDocument::lineStart(uint32_t line) const {
  return line < lineStarts_.size() ? lineStarts_[line] : static_cast<uint32_t>(text_.size());
}

std::string_view TextDocument::line(uint32_t line) const {
  if (line >= lineStarts_.size()) return {};
  const uint32_t start = lineStarts_[line];
  const uint32_t end = line + 1 < lineStarts_.size() ? lineStarts_[line + 1] : static_cast<uint32_t>(text_.size());
  std::string_view whole = std::string_view(text_).substr(start, end - start);
  while (whole.ends_with('\n') || whole.ends_with('\r')) whole.remove_suffix(1);
  return whole;
}

uint32_t TextDocument::offsetOf(Position position, Encoding encoding) const {
  if (position.line >= lineStarts_.size()) return static_cast<uint32_t>(text_.size());
  const std::string_view text = line(position.line);
  size_t at = 0;
  for (uint32_t units = 0; at < text.size(); at = next(text, at)) {
    units += unitsOfCharacter(text, at, encoding);
    if (units > position.character) break;
  }
  return lineStarts_[position.line] + static_cast<uint32_t>(at);
}

Position TextDocument::positionOf(uint32_t offset, Encoding encoding) const {
  offset = static_cast<uint32_t>(std::min<size_t>(offset, text_.size()));
  while (offset > 0 && offset < text_.size() && continues(text_[offset])) --offset;
  const auto after = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  const auto found = static_cast<uint32_t>(after - lineStarts_.begin() - 1);
  const std::string_view before = line(found).substr(0, offset - lineStarts_[found]);
  return {found, unitsOf(before, encoding)};
}

Span TextDocument::spanOf(Range range, Encoding encoding) const {
  Span span{offsetOf(range.start, encoding), offsetOf(range.end, encoding)};
  if (span.begin > span.end) std::swap(span.begin, span.end);
  return span;
}

void TextDocument::replace(Range range, std::string_view text, Encoding encoding) {
  const Span span = spanOf(range, encoding);
  const auto after = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), span.begin);
  // From the line before: its \r and a \n that is put behind it are one end.
  const auto line = static_cast<size_t>(after - lineStarts_.begin() - 1);
  text_.replace(span.begin, span.end - span.begin, text);
  findLines(line > 0 ? line - 1 : 0);
}

}  // namespace kaikou::service
