// kou lsp: the language service on standard input and output, for editors. What has come is read before the next piece of work,
// so what was cancelled is not done, and an answer never waits for the check of a file that nobody looks at. Tested by
// tests/scripts/lsp_wire.sh.
#include <CLI/CLI.hpp>

#include <cerrno>
#include <filesystem>
#include <poll.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/example_runner.h"
#include "kaikou_version.h"
#include "service/language_service.h"
#include "service/message_frames.h"
#include "service/uris.h"

namespace kaikou::cli {

namespace {

/// The folder of the documentation as an address for links of diagnostics; empty where there is none.
std::string documentation() {
  const std::string folder = Session::dataFolder("diagnostics", "docs/diagnostics");
  const size_t slash = folder.rfind('/');
  if (slash == std::string::npos) return "";
  std::error_code error;
  const auto whole = std::filesystem::weakly_canonical(folder, error);
  return error ? "" : service::uriOfPath(whole.parent_path().generic_string()) + "/";
}

}  // namespace

int runLanguageServer(Session& session, int argc, char** argv) {
  CLI::App app(session.said(words::AboutLsp), "kou lsp");
  bool stdio = false;
  app.add_flag("--stdio", stdio, session.said(words::HelpStdio));
  CommandLine line(session, app,
                   "  kou lsp\n"
                   "  kou lsp --lang zh\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;

  service::ServiceSettings settings;
  settings.language = session.language;
  settings.rulesets = session.workspace().loader().folders;
  settings.documentation = documentation();
  settings.version = KAIKOU_VERSION;
  settings.runExamples = [](driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset, Language language) {
    std::vector<service::ExampleOutcome> outcomes;
    for (ExampleResult& result : runExamples(workspace, ruleset, language))
      outcomes.push_back({result.place, std::move(result.differences), std::move(result.explanation)});
    return outcomes;
  };
  service::LanguageService service(std::move(settings), [&](const std::string& message) {
    session.out.write(service::MessageFrames::framed(message));
    session.out.flush();
  });
  service::MessageFrames frames;
  bool more = false;
  while (!service.ended()) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ::poll(&input, 1, more ? 0 : -1);
    if (ready < 0 && errno != EINTR) return Fault;
    if (ready > 0) {
      char bytes[1 << 16];
      const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) {
        // The editor is gone. What it has sent is still done: a script may have closed its end after the last message.
        while (service.work()) {}
        if (!frames.atBoundary()) session.complain(words::LspCutOff);
        return service.ended().value_or(InputWrong);
      }
      frames.add({bytes, static_cast<size_t>(count)});
      while (auto message = frames.next()) service.receive(*message);
      if (frames.fault() != service::MessageFrames::Fault::None) {
        while (service.work()) {}
        session.complain(words::LspBadFrame(std::string(service::MessageFrames::describe(frames.fault()))));
        return InputWrong;
      }
    }
    more = service.work();
  }
  return *service.ended();
}

}  // namespace kaikou::cli
