// Formatting as small edits: what stays is not touched, so that marks, folds and the cursor stay where they are. The formatter
// keeps the lines of a file and only changes what stands in them and how many are empty; so the lines with something in them
// pair up one to one. A file with errors is not formatted. Tested by tests/service/format_text_test.cpp.
#include <algorithm>

#include "compiler/syntax/format.h"
#include "service/requests.h"

namespace kaikou::service {

namespace {

bool blank(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

std::vector<uint32_t> filledLines(const TextDocument& text) {
  std::vector<uint32_t> lines;
  for (uint32_t i = 0; i < text.lineCount(); ++i)
    if (!blank(text.line(i))) lines.push_back(i);
  return lines;
}

/// The edits that make `now` of `old` between two of its lines.
Json editsBetween(const TextDocument& old, const TextDocument& now, uint32_t first, uint32_t last, Encoding encoding) {
  Json edits = Json::array();
  auto replace = [&](Span span, std::string text) {
    const Range range = old.rangeOf(span, encoding);
    const bool within = range.end.line <= last || (range.end.line == last + 1 && range.end.character == 0);
    if (range.start.line >= first && within) edits.push_back(textEdit(range, std::move(text)));
  };
  const std::vector<uint32_t> before = filledLines(old), after = filledLines(now);
  if (before.size() != after.size()) {
    if (first == 0 && last + 1 >= old.lineCount()) replace({0, static_cast<uint32_t>(old.text().size())}, now.text());
    return edits;
  }
  const bool carriage = old.text().find("\r\n") != std::string::npos;
  for (size_t i = 0; i < before.size(); ++i) {
    // Empty lines before it.
    const uint32_t oldFrom = i == 0 ? 0 : before[i - 1] + 1, newFrom = i == 0 ? 0 : after[i - 1] + 1;
    if (before[i] - oldFrom != after[i] - newFrom) {
      std::string empty;
      for (uint32_t k = newFrom; k < after[i]; ++k) empty += carriage ? "\r\n" : "\n";
      replace({old.lineStart(oldFrom), old.lineStart(before[i])}, empty);
    } else {
      for (uint32_t k = oldFrom; k < before[i]; ++k)
        if (!old.line(k).empty()) replace({old.lineStart(k), old.lineStart(k) + static_cast<uint32_t>(old.line(k).size())}, "");
    }
    std::string_view was = old.line(before[i]), is = now.line(after[i]);
    if (was == is) continue;
    size_t same = 0, tail = 0;
    while (same < was.size() && same < is.size() && was[same] == is[same]) ++same;
    while (tail < was.size() - same && tail < is.size() - same && was[was.size() - 1 - tail] == is[is.size() - 1 - tail]) ++tail;
    auto within = [](std::string_view text, size_t at) { return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80; };
    while (within(was, same) || within(is, same)) --same;
    while (tail > 0 && (within(was, was.size() - tail) || within(is, is.size() - tail))) --tail;
    const uint32_t start = old.lineStart(before[i]);
    replace({start + static_cast<uint32_t>(same), start + static_cast<uint32_t>(was.size() - tail)},
            std::string(is.substr(same, is.size() - same - tail)));
  }
  // Exactly one line end behind the last line.
  const uint32_t end = before.empty() ? 0 : old.lineStart(before.back()) + static_cast<uint32_t>(old.line(before.back()).size());
  const std::string_view rest = std::string_view(old.text()).substr(end);
  if (rest != "\n" && rest != "\r\n") replace({end, static_cast<uint32_t>(old.text().size())}, carriage ? "\r\n" : "\n");
  return edits;
}

Answer formatted(ServiceState& state, const Json& params, uint32_t first, uint32_t last) {
  const std::optional<FoundText> found = state.find(params);
  if (!found || sema::isHousePath(found->path)) return Json();
  return formatEdits(state, *found, syntax::FormatOptions::Keep, first, last);
}

}  // namespace

Json formatEdits(ServiceState& state, const FoundText& found, syntax::FormatOptions::Keywords keywords, uint32_t first, uint32_t last) {
  diag::Sink sink;
  const std::optional<std::string> text = syntax::format(state.project.sources(), found.file, sink, {keywords});
  if (!text) return Json::array();
  return editsBetween(*found.document, TextDocument(*text), first, last, state.client.encoding);
}

Answer formatFile(ServiceState& state, const Json& params) { return formatted(state, params, 0, UINT32_MAX - 1); }

Answer formatRange(ServiceState& state, const Json& params) {
  const std::optional<Range> range = rangeAt(params, "range");
  if (!range) return badParams();
  // A range that ends before the first character of a line does not mean that line.
  const bool before = range->end.character == 0 && range->end.line > range->start.line;
  return formatted(state, params, range->start.line, before ? range->end.line - 1 : range->end.line);
}

Answer formatOnType(ServiceState& state, const Json& params) {
  const std::optional<Position> position = positionAt(params, "position");
  if (!position) return badParams();
  // The line that was left with a line break, or that a bracket was closed in.
  const bool broken = textAt(params, "ch") == "\n";
  if (broken && position->line == 0) return Json::array();
  const uint32_t line = broken ? position->line - 1 : position->line;
  return formatted(state, params, line, line);
}

}  // namespace kaikou::service
