// What CLI11 says of a wrong command line, in both languages.
//
// CLI11 has no arguments of a message to ask for, only its English text. Its forms are few and fixed; a text that has none
// of them is passed on as it is, behind words that say what it is about. Tested by tests/cli/cli_words_test.cpp.
#include "cli/cli_words.h"

#include <CLI/CLI.hpp>

namespace kaikou::cli {

namespace {

/// The pieces of `text` around `marks`, in order; empty where one is missing.
std::vector<std::string> apart(const std::string& text, std::initializer_list<std::string_view> marks) {
  std::vector<std::string> pieces;
  size_t at = 0;
  for (std::string_view mark : marks) {
    const size_t found = text.find(mark, at);
    if (found == std::string::npos) return {};
    pieces.push_back(text.substr(at, found - at));
    at = found + mark.size();
  }
  pieces.push_back(text.substr(at));
  return pieces;
}

}  // namespace

text::Bilingual usageFault(const CLI::ParseError& error) {
  const std::string text = error.what();
  const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
  if (kind == CLI::ExitCodes::RequiredError) {
    if (const auto p = apart(text, {" is required"}); !p.empty()) return words::UsageMissing(p[0]);
  } else if (kind == CLI::ExitCodes::ExtrasError) {
    if (const auto p = apart(text, {"expected: "}); !p.empty()) return words::UsageNotExpected(p[1]);
  } else if (kind == CLI::ExitCodes::ExcludesError) {
    if (const auto p = apart(text, {" excludes "}); !p.empty()) return words::UsageExcludes(p[0], p[1]);
  } else if (kind == CLI::ExitCodes::ArgumentMismatch) {
    if (const auto p = apart(text, {": ", " required "}); !p.empty()) return words::UsageNoValue(p[0]);
    if (const auto p = apart(text, {" arguments to ", ", got "}); !p.empty()) return words::UsageNoValue(p[1]);
  } else if (kind == CLI::ExitCodes::ConversionError) {
    if (const auto p = apart(text, {"Could not convert: ", " = "}); !p.empty()) return words::UsageNoNumber(p[1], p[2]);
  } else if (kind == CLI::ExitCodes::ValidationError) {
    if (const auto p = apart(text, {": Value ", " not in range ", " to "}); !p.empty())
      return words::UsageNotInRange(p[0], p[1], p[2], p[3]);
    if (const auto p = apart(text, {": Value ", " could not be converted"}); !p.empty())
      return words::UsageNoNumber(p[0], p[1]);
    if (const auto p = apart(text, {": ", " not in "}); !p.empty()) return words::UsageNotIn(p[0], p[1], p[2]);
  }
  return words::UsageOther(text);
}

}  // namespace kaikou::cli
