// kou workshop: the page, served from this program on this machine, and opened.
//
// Tested by tests/scripts/workshop_serve.sh, and through a browser by tests/web.
#include <fcntl.h>
#include <spawn.h>

#include <cstdlib>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "workshop/serve/page_server.h"

extern char** environ;

namespace kaikou::cli {

namespace {

// Whether a browser could be asked. Where there is no screen nobody is.
bool openInBrowser(const std::string& address) {
#ifdef __APPLE__
  const char* opener = "open";
#else
  if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY") && !std::getenv("WSL_DISTRO_NAME")) return false;
  const char* opener = "xdg-open";
#endif
  std::string program = opener, argument = address;
  char* arguments[] = {program.data(), argument.data(), nullptr};
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, 2, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const bool started = posix_spawnp(&child, opener, &quiet, nullptr, arguments, environ) == 0;
  posix_spawn_file_actions_destroy(&quiet);
  return started;
}

}  // namespace

int runWorkshop(Session& session, int argc, char** argv) {
  int port = 0;
  bool noOpen = false;
  std::string folder;
  CLI::App app(session.said(words::AboutWorkshop), "kou workshop");
  app.add_option("--port", port, session.said(words::HelpWorkshopPort))->check(CLI::Range(0, 65535));
  app.add_flag("--no-open", noOpen, session.said(words::HelpWorkshopNoOpen));
  app.add_option("--page", folder, session.said(words::HelpWorkshopPage));
  CommandLine line(session, app,
                   "  kou workshop\n"
                   "  kou workshop --lang en\n"
                   "  kou workshop --port 8080 --no-open\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;

  const bool given = !folder.empty();
  if (!given) folder = Session::dataFolder("workshop", "web/dist");
  auto files = workshop::readPage(folder);
  if (!files) {
    session.complain(words::NoPageThere(folder.empty() ? std::string("web/dist") : folder));
    return given ? UsageWrong : Fault;
  }
  const std::string rulesets = Session::rulesetsFolder();
  if (rulesets.empty()) {
    session.complain(words::NoRulesetsThere);
    return Fault;
  }
  const std::string token = workshop::newToken();
  if (token.empty()) {
    session.complain(words::NoRandomBytes);
    return Fault;
  }
  catchInterrupts();
  workshop::PageServer server(std::move(*files), {rulesets}, token);
  if (auto reason = server.listen(port)) {
    session.complain(words::CannotListen(std::to_string(port), *reason));
    return InputWrong;
  }
  const std::string address = server.address() + (session.language == Language::Chinese ? "&lang=zh" : "&lang=en");
  session.out.text() += session.said(words::WorkshopIsAt(address)) + '\n';
  session.out.flush();
  if (!noOpen) openInBrowser(address);
  server.run(interrupted);
  return Fine;
}

}  // namespace kaikou::cli
