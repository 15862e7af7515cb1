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
  std::string text =
      "kou " KAIKOU_VERSION " - rules of mahjong: write, check, explain, score\n\nUsage: kou COMMAND …\n\n";
  for (const Command& command : commands()) {
    text += fmt::format("  {}{}\n", padded(command.name, 10), language == Language::English ? command.en : command.zh);
  }
  text += "\n  --version, --help; `kou COMMAND --help` tells more, with examples\n"
          "\nExit codes: 0 fine, 1 the input has errors, 2 wrong usage, 3 a fault of the program\n";
  return text;
}

int dispatch(Session& session, int argc, char** argv) {
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
  session.complain(fmt::format("there is no command `{}`{} (`kou --help` shows all)", name,
                               near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)));
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
    fmt::print(stderr, "kou: cannot write: {}\n", failed.reason);
    return InputWrong;
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return run(argc, argv);
  } catch (const std::exception& fault) {
    fmt::print(stderr,
               "kou: internal fault: {}\nThis is a bug of kou: please report it with the command and its input.\n",
               fault.what());
  } catch (...) {
    fmt::print(stderr, "kou: internal fault\nThis is a bug of kou: please report it with the command and its input.\n");
  }
  return Fault;
}
