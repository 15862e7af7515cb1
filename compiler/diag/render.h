// Diagnostics as text for a terminal, as JSON for programs, as SARIF 2.1.0 for code hosts. The only place where
// diagnostics become text; nothing is printed here. Call Sink::sort() before.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "compiler/diag/diag.h"

namespace kaikou::diag {

struct RenderOptions {
  bool colour = false;
  Language language = Language::English;
  std::string nowhere = "kou: ";          // instead of `file:line:column: ` where there is no file
  std::function<std::string(std::string_view)> shown{};   // how a file of this name is called; by its name without it
};

/// Each diagnostic as
///   file:line:column: error[K0101]: message
///      12 | the line, with tabs as blanks
///         |     ^^^^
///   help: …
/// The column counts characters; the caret stands by display width.
std::string renderText(const Sink& sink, const source::SourceManager& sources, RenderOptions options = {});

/// Keys and severities are always English; messages, labels and helps are in the language asked for.
/// An array of {code, severity, message, file, span, labels, help}; a span has bytes (begin, end) and start and end as
/// {line, column, utf16}.
std::string renderJson(const Sink& sink, const source::SourceManager& sources, Language language = Language::English);

/// A SARIF log with one run; columns are UTF-16 units.
std::string renderSarif(const Sink& sink, const source::SourceManager& sources, const std::string& toolVersion,
                        Language language = Language::English);

/// As programs read it: error, warning, note. People read `severityWord`.
const char* severityName(Severity severity);
const char* severityWord(Severity severity, Language language);

}  // namespace kaikou::diag
