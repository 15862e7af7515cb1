// Widths are display columns: a Chinese character takes two. Guarantee: no line is wider than asked, unless one piece is.
// Tested by tests/cli/wrapped_text_test.cpp, tests/scripts/play_terminal.sh.
#include "cli/wrapped_text.h"

#include <sys/ioctl.h>

#include <algorithm>
#include <cstdlib>

#include "compiler/source/source.h"

namespace kaikou::cli {

int terminalColumns(int descriptor) {
  int columns = 0;
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
  if (columns <= 0)
    if (const char* told = std::getenv("COLUMNS")) columns = std::atoi(told);
  if (columns <= 0) columns = 80;
  return std::clamp(columns, 20, 1000);
}

std::string wrapped(std::string_view text, int columns) {
  std::string out, line;
  auto flush = [&] {
    while (line.ends_with(' ')) line.pop_back();
    if (!line.empty()) out += line + '\n';
    line.clear();
  };
  while (!text.empty()) {
    // A piece ends at a blank, or after full-width punctuation.
    size_t end = text.size();
    if (const size_t blank = text.find(' '); blank != std::string_view::npos) end = blank + 1;
    for (std::string_view mark : {"；", "，", "。", "："})
      if (const size_t at = text.find(mark); at != std::string_view::npos) end = std::min(end, at + mark.size());
    std::string_view piece = text.substr(0, end);
    text.remove_prefix(end);
    const std::string_view bare = piece.ends_with(' ') ? piece.substr(0, piece.size() - 1) : piece;
    if (source::displayWidth(line) + source::displayWidth(bare) > columns) flush();
    line += piece;
  }
  flush();
  return out;
}

std::string fitted(std::string_view text, int columns) {
  std::string out, line;
  size_t begins = 0, breakAt = 0;   // what may not be broken off: the blanks that a line begins with; where it can be broken
  int width = 0, widthAtBreak = 0, indent = 0;
  auto startLine = [&](int blanks) {
    line.assign(static_cast<size_t>(blanks), ' ');
    begins = breakAt = line.size();
    width = widthAtBreak = blanks;
  };
  bool first = true;
  for (size_t at = 0; at < text.size();) {
    if (text[at] == '\n') {
      out += line + '\n';
      startLine(0);
      first = true;
      ++at;
      continue;
    }
    if (first) indent = static_cast<int>(std::min(text.find_first_not_of(' ', at), text.size()) - at), first = false;
    size_t end = at + 1;
    if (text[at] == '\033') {
      while (end < text.size() && text[end - 1] != 'm') ++end;
      line += text.substr(at, end - at);
      at = end;
      continue;
    }
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    const std::string_view character = text.substr(at, end - at);
    const int own = source::displayWidth(character);
    if (width + own > columns) {
      if (character == " ") {   // the line ends here anyway
        at = end;
        continue;
      }
      std::string rest = breakAt > begins ? line.substr(breakAt) : std::string();
      const int restWidth = breakAt > begins ? width - widthAtBreak : 0;
      if (breakAt > begins) line.resize(breakAt);
      while (line.size() > begins && line.back() == ' ') line.pop_back();
      out += line + '\n';
      startLine(std::min(indent + 2, columns / 2));
      line += rest;
      width += restWidth;
    }
    line += character;
    width += own;
    if ((character == " " && line.find_first_not_of(' ') != std::string::npos) || own == 2)
      breakAt = line.size(), widthAtBreak = width;
    at = end;
  }
  return out + line;
}

std::string sideBySide(const std::vector<std::string>& choices, int columns) {
  int cell = 0;
  for (const std::string& choice : choices) cell = std::max(cell, source::displayWidth(choice) + 2);
  cell = std::min(cell, columns / 2);
  std::string out, row;
  int width = 0;
  for (const std::string& choice : choices) {
    const int own = source::displayWidth(choice);
    // The next cell that is free.
    int at = width == 0 ? 0 : (width + 2 + cell - 1) / cell * cell;
    if (width > 0 && at + own > columns) {
      out += row + '\n';
      row.clear();
      width = at = 0;
    }
    row.append(static_cast<size_t>(at - width), ' ');
    row += choice;
    width = at + own;
  }
  if (!row.empty()) out += row + '\n';
  return out;
}

}  // namespace kaikou::cli
