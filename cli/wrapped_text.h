// Text that fits a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kaikou::cli {

/// Columns of the terminal that a descriptor is, otherwise what COLUMNS says, otherwise 80; at least 20.
int terminalColumns(int descriptor);

/// One paragraph in lines of at most `columns`, broken at blanks and after full-width punctuation; each ends with a line end.
/// A piece that is longer alone stands alone.
std::string wrapped(std::string_view text, int columns);

/// Whole lines, each that is wider than `columns` broken into several: after a blank or a full-width character, and what follows a
/// little further in than the line began. Colours take no columns.
std::string fitted(std::string_view text, int columns);

/// Choices side by side in lines of at most `columns`, in cells of one width where they fit.
std::string sideBySide(const std::vector<std::string>& choices, int columns);

}  // namespace kaikou::cli
