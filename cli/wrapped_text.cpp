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
