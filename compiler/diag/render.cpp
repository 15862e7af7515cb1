// Text for people. The caret line is laid out by display columns, so that it stands under CJK text as under ASCII; a
// span of several lines is marked on its first. Very long lines are cut around the place. Tested by
// tests/diag/render_test.cpp.
#include "compiler/diag/render.h"

#include <algorithm>

namespace kaikou::diag {

namespace {

using source::LineColumn;
using source::SourceManager;

constexpr const char* red = "\x1b[1;31m";
constexpr const char* yellow = "\x1b[1;33m";
constexpr const char* blue = "\x1b[1;34m";
constexpr const char* bold = "\x1b[1m";
constexpr const char* plain = "\x1b[0m";

/// One column for each character that a terminal might interpret.
std::string harmless(std::string_view text) {
  std::string made(text);
  for (char& c : made)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  return made;
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

class TextRenderer {
 public:
  TextRenderer(const SourceManager& sources, const RenderOptions& options)
      : sources_(sources), nowhere_(options.nowhere), shown_(options.shown), language_(options.language), colour_(options.colour) {}

  void diagnostic(const Diagnostic& given) {
    const char* tint = given.severity == Severity::Error ? red : given.severity == Severity::Warning ? yellow : blue;
    out_ += paint(bold, where(given.place)) +
            paint(tint, std::string(severityWord(given.severity, language_)) + "[" + codeText(given.code) + "]") + ": " +
            paint(bold, harmless(given.message.in(language_))) + "\n";
    excerpt(given.place, tint, "");
    for (const Label& label : given.also) {
      bool sameFile = label.place.file == given.place.file;
      if (!sameFile) {
        out_ += "  " + where(label.place);
        if (out_.ends_with(' ')) out_.pop_back();
        out_ += '\n';
      }
      excerpt(label.place, blue, harmless(label.text.in(language_)));
    }
    if (!given.help.empty()) out_ += paint(blue, say::Help.in(language_)) + ": " + harmless(given.help.in(language_)) + "\n";
  }

  std::string take() { return std::move(out_); }

 private:
  std::string paint(const char* tint, const std::string& text) const { return colour_ ? tint + text + plain : text; }

  std::string where(source::Place place) const {
    std::string name = harmless(sources_.name(place.file));
    if (name.empty()) return nowhere_;
    LineColumn at = sources_.lineColumn(place.file, place.span.begin);
    return (shown_ ? harmless(shown_(sources_.name(place.file))) : name) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": ";
  }

  void excerpt(source::Place place, const char* tint, const std::string& label) {
    if (sources_.text(place.file).empty() || sources_.name(place.file).empty()) return;
    uint32_t start = 0;
    std::string_view whole = sources_.lineAt(place.file, place.span.begin, start);
    size_t begin = std::min<size_t>(place.span.begin - start, whole.size());
    size_t end = std::clamp<size_t>(place.span.end > start ? place.span.end - start : 0, begin, whole.size());
    // A window around the place: lines are cut to what a terminal can hold.
    constexpr size_t around = 160;
    size_t from = begin > around ? begin - around : 0, to = std::min(whole.size(), begin + around);
    while (from > 0 && continues(whole[from])) --from;
    while (to < whole.size() && continues(whole[to])) ++to;
    end = std::min(end, to);
    std::string before = harmless(whole.substr(from, begin - from)),
                marked = harmless(whole.substr(begin, end - begin));
    std::string number = std::to_string(sources_.lineColumn(place.file, place.span.begin).line);
    number.insert(0, number.size() < 5 ? 5 - number.size() : 0, ' ');
    out_ += paint(blue, number + " |") + " " + (from > 0 ? "…" : "") + before + marked +
            harmless(whole.substr(end, to - end)) + (to < whole.size() ? "…" : "") + "\n";
    int width = std::max(source::displayWidth(marked), 1);
    int indent = source::displayWidth(before) + (from > 0 ? 1 : 0);
    out_ += paint(blue, std::string(number.size(), ' ') + " |") + " " + std::string(static_cast<size_t>(indent), ' ') +
            paint(tint, std::string(static_cast<size_t>(width), label.empty() ? '^' : '-')) +
            (label.empty() ? "" : " " + label) + "\n";
  }

  const SourceManager& sources_;
  const std::string nowhere_;            // instead of a place
  const std::function<std::string(std::string_view)> shown_;
  const Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

const char* severityName(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
  }
  return "error";
}

const char* severityWord(Severity severity, Language language) {
  switch (severity) {
    case Severity::Error: return say::Error.in(language);
    case Severity::Warning: return say::Warning.in(language);
    case Severity::Note: return say::Note.in(language);
  }
  return say::Error.in(language);
}

std::string renderText(const Sink& sink, const SourceManager& sources, RenderOptions options) {
  TextRenderer renderer(sources, options);
  for (const Diagnostic& given : sink.all()) renderer.diagnostic(given);
  return renderer.take();
}

}  // namespace kaikou::diag
