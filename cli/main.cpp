// `kou`: finds the command and runs it. Exit codes are in session.h; nothing but this file knows exceptions.
// Tested by tests/scripts/cli_end_to_end.sh.
#include <csignal>
#include <exception>

#include <fmt/format.h>

#include "cli/commands.h"
#include "kaikou_version.h"

namespace {

using namespace kaikou::cli;

std::string helpText(Language language) {
  std::string text = fmt::format("kou {} - {}\n\n{}\n\n", KAIKOU_VERSION, words::ProgramIs.in(language),
                                 words::UsageOfProgram.in(language));
  for (const Command& command : commands()) {
    text += fmt::format("  {}{}\n", padded(command.name, 10), language == Language::English ? command.en : command.zh);
  }
  text += fmt::format("\n  --version, --help, --lang zh|en; {}\n\n{}\n", words::MoreOptions.in(language), words::ExitCodes.in(language));
  return text;
}

int dispatch(Session& session, int argc, char** argv) {
  if (const auto asked = languageAskedFor(argc, argv)) session.language = *asked;
  // `--lang` may stand before the command too.
  for (bool before = true; before && argc > 1;) {
    const std::string_view first = argv[1];
    const int taken = first == "--lang" && argc > 2 && languageAskedFor(3, argv) ? 2
                      : first.starts_with("--lang=") && languageAskedFor(2, argv) ? 1 : 0;
    before = taken > 0;
    argv += taken;
    argc -= taken;
  }
  if (argc < 2) {
    const std::string text = helpText(session.language);
    std::fwrite(text.data(), 1, text.size(), stderr);
    return UsageWrong;
  }
  const std::string name = argv[1];
  if (name == "--help" || name == "-h" || (name == "help" && argc == 2)) {
    session.out.write(helpText(session.language));
    return Fine;
  }
  if (name == "--version") {
    session.out.write("kou " KAIKOU_VERSION "\n");
    return Fine;
  }
  std::vector<std::string> names;
  for (const Command& command : commands()) {
    if (name == command.name) return command.run(session, argc - 1, argv + 1);
    names.emplace_back(command.name);
  }
  const std::string near = kaikou::diag::nearest(name, names);
  session.complain(near.empty() ? words::NoSuchCommand(name) : words::NoSuchCommandNear(name, near));
  return UsageWrong;
}

int run(int argc, char** argv) {
  Session session;
  try {
    const int exit = dispatch(session, argc, argv);
    session.out.flush();
    return exit;
  } catch (const OutputClosed&) {
    return Fine;                       // whoever read us has had enough
  } catch (const OutputFailed& failed) {
    fmt::print(stderr, "kou: {}\n", session.said(words::CannotWriteOut(failed.reason)));
    return InputWrong;
  }
}

void confess(const kaikou::text::Bilingual& fault) {
  const Language language = languageOfEnvironment();
  fmt::print(stderr, "kou: {}\n{}\n", fault.in(language), words::PleaseReport.in(language));
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return run(argc, argv);
  } catch (const std::exception& fault) {
    confess(words::InternalFaultOf(std::string(fault.what())));
  } catch (...) {
    confess(words::InternalFault);
  }
  return Fault;
}
