// kou check: every error and warning of rule files in one run.
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "compiler/diag/render.h"
#include "kaikou_version.h"

namespace kaikou::cli {

int runCheck(Session& session, int argc, char** argv) {
  std::vector<std::string> files;
  std::string format = "text";
  bool warningsCount = false;
  CLI::App app(session.said(words::AboutCheck), "kou check");
  app.add_option("FILES", files, session.said(words::HelpRuleFiles))->required();
  app.add_option("--format", format, session.said(words::HelpFormat))
      ->check(CLI::IsMember({"text", "json", "sarif"}))
      ->capture_default_str();
  app.add_flag("--werror", warningsCount, session.said(words::HelpWerror));
  CommandLine line(session, app,
                   "  kou check myrules.kou\n"
                   "  kou check rulesets/*/*.kou --werror\n"
                   "  kou check house.yaml --format json\n"
                   "  kou check - < myrules.kou\n"
                   "  kou check *.kou --format sarif > rules.sarif\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  diag::Sink sink;
  bool plans = false;
  for (const std::string& file : files) {
    if (!session.isPlan(file)) session.workspace().check(file, sink);
    else plans = true, session.complain(words::PlanNeedsRules(file));
  }
  sink.sort();
  const source::SourceManager& sources = session.workspace().sources();
  if (format == "json") session.out.write(diag::renderJson(sink, sources, session.language));
  else if (format == "sarif") session.out.write(diag::renderSarif(sink, sources, KAIKOU_VERSION, session.language));
  else session.out.write(diag::renderText(sink, sources, {.colour = session.colour, .language = session.language, .shown = session.shownFiles()}));
  const bool warned = warningsCount && !sink.all().empty();
  return plans || sink.hasErrors() || warned ? InputWrong : Fine;
}

}  // namespace kaikou::cli
