// The formatter of rule files (`kou fmt`).
//
// Keeps comments, blank lines (at most two) and the author's line breaks; sets indentation (two spaces a block, four
// more for a continued line) and one blank between words. Full-width marks become ASCII. On request the words of the
// language are respelled in Chinese or English; names are never touched. Formatting twice changes nothing more.
#pragma once

#include <optional>
#include <string>

#include "compiler/diag/diag.h"
#include "compiler/source/source.h"

namespace kaikou::syntax {

struct FormatOptions {
  enum Keywords : unsigned char { Keep, Chinese, English } keywords = Keep;
};

/// The formatted text, or nothing with the errors in `sink`: a file with errors is not formatted.
std::optional<std::string> format(source::SourceManager& sources, source::FileId file, diag::Sink& sink,
                                  FormatOptions options = {});

}  // namespace kaikou::syntax
