// kou fmt: formats rule files in place.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "compiler/source/source.h"
#include "compiler/syntax/format.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

struct FormatArguments {
  std::vector<std::string> files;
  std::string keywords;
  bool check = false;
};

int formatFile(Session& session, const std::string& file, const FormatArguments& arguments) {
  std::string text, reason;
  if (!readWhole(file, maxInputFile, text, reason)) {
    session.complain(words::CannotRead(file, text::understood(reason)));
    return InputWrong;
  }
  if (source::firstInvalidUtf8(text)) {
    session.complain(words::NotUtf8(file));
    return InputWrong;
  }
  syntax::FormatOptions options;
  if (!arguments.keywords.empty()) {
    options.keywords = arguments.keywords == "zh" ? syntax::FormatOptions::Chinese : syntax::FormatOptions::English;
  }
  diag::Sink sink;
  source::SourceManager& sources = session.workspace().sources();
  const auto formatted = syntax::format(sources, sources.add(file == "-" ? "stdin" : file, text), sink, options);
  if (!formatted) {
    session.showDiagnostics(sink);
    return InputWrong;
  }
  if (arguments.check) {
    if (*formatted == text) return Fine;
    session.out.write(fmt::format("{}\n", file));
    return InputWrong;
  }
  if (file == "-") {
    session.out.write(*formatted);
  } else if (*formatted != text && !writeWhole(file, *formatted, reason)) {
    session.complain(words::CannotWrite(file, text::understood(reason)));
    return InputWrong;
  }
  return Fine;
}

}  // namespace

int runFormat(Session& session, int argc, char** argv) {
  FormatArguments arguments;
  CLI::App app(session.said(words::AboutFmt), "kou fmt");
  app.add_option("FILES", arguments.files, session.said(words::HelpFmtFiles))->required();
  app.add_option("--keywords", arguments.keywords, session.said(words::HelpKeywords))
      ->check(CLI::IsMember({"zh", "en"}));
  app.add_flag("--check", arguments.check,
               session.said(words::HelpFmtCheck));
  CommandLine line(session, app,
                   "  kou fmt myrules.kou\n"
                   "  kou fmt --keywords zh myrules.kou\n"
                   "  kou fmt --check rulesets/*/*.kou\n"
                   "  kou fmt --keywords en - < myrules.kou\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  exit = Fine;
  for (const std::string& file : arguments.files) exit = std::max(exit, formatFile(session, file, arguments));
  return exit;
}

}  // namespace kaikou::cli
